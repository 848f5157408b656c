import type { ToastContent } from '#ui/toast/toasts.ts';

/** The form was closed while it was being sent. */
export const stillSendingToast: ToastContent = {
  title: 'Still sending',
  description:
    'It’s safe on this device until we receive it. Check Offline & saved forms to see when it has arrived.',
};

/** The request was withdrawn or cleared before it left; the form shows it again. */
export const notSentToast: ToastContent = {
  title: 'Not sent',
  description:
    'This form was cancelled or cleared in another tab. Your answers are still here. Send it again when you’re ready.',
};

/** The device does not store anything and the server could not be reached or was busy. */
export const serverBusyMessage =
  'We can’t accept forms right now. Please try again in a few minutes. Your answers are still here.';

/**
 * The server refused what was sent after its form was closed.
 * @param title as where it is refused in an open form
 * @param time how long it stays, where not as long as other toasts
 */
export function refusedAfterCloseToast(
  title: string,
  time: Pick<ToastContent, 'durationMs'> = {},
): ToastContent {
  return {
    title,
    description:
      'We couldn’t accept this. Your answers and files are safe. Open it in Offline & saved forms, fix the problem and send it again.',
    tone: 'destructive',
    ...time,
  };
}

/**
 * It was not delivered while its form was open, although the server was reached: a slow upload of many files, or the
 * server asked for a little time.
 * @param receipt which it will have, where the visitor is told
 */
export function takesLongerToast(
  time: Pick<ToastContent, 'durationMs'> = {},
  receipt: string | null = null,
): ToastContent {
  return {
    title: 'Saved on this device',
    description: `This is taking longer than usual. It’s saved, and we’ll keep trying to send it. Check Offline & saved forms to see when it has arrived.${receipt === null ? '' : ` Your receipt number will be ${receipt}.`}`,
    ...time,
  };
}
