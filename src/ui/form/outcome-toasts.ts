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

/** Where the device keeps nothing and the server took nothing for now. */
export const busyWords =
  'We were reached but cannot take it just now. Please try again in a few minutes. Your answers are still here.';

/**
 * The server refused what was sent, and its form is no longer there to take it back.
 * @param title as where it is refused in an open form
 * @param time how long it stays, where not as long as other toasts
 */
export function leftRefusedToast(
  title: string,
  time: Pick<ToastContent, 'durationMs'> = {},
): ToastContent {
  return {
    title,
    description:
      'It was not accepted. Everything you wrote and attached is kept: open it again on the page “On this device”, correct it and send it.',
    tone: 'destructive',
    ...time,
  };
}

/**
 * It did not arrive while its form was open, though we were reached: a long way for many files, or we asked for a little
 * time.
 * @param receipt which it will have, where the visitor is told
 */
export function takesLongerToast(
  time: Pick<ToastContent, 'durationMs'> = {},
  receipt: string | null = null,
): ToastContent {
  return {
    title: 'Saved on this device',
    description: `It takes longer than usual. Everything is kept here and goes on being sent by itself; the page “On this device” shows when it has arrived.${receipt === null ? '' : ` The receipt will be ${receipt}.`}`,
    ...time,
  };
}
