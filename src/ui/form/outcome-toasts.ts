import type { ToastContent } from '#ui/toast/toasts.ts';

/** A form was closed while it was being sent. */
export const stillSendingToast: ToastContent = {
  title: 'Still being sent',
  description:
    'It is kept on this device until we have it. The page “On this device” shows when it has arrived.',
};

/** What was being sent was taken back or cleared before it left; the form holds it. */
export const notSentToast: ToastContent = {
  title: 'Not sent',
  description:
    'What waited on this device was taken back or cleared in the meantime. Your answers are still in the form: send it again when you are ready.',
};
