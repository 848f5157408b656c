import type { ShortField } from '#ui/form/short-form-field.tsx';
import { leftRefusedToast, takesLongerToast } from '#ui/form/outcome-toasts.ts';
import type { ToastContent } from '#ui/toast/toasts.ts';

export const chatFields: readonly ShortField[] = [
  { kind: 'line', name: 'name', label: 'Name', autoComplete: 'name' },
  { kind: 'line', name: 'email', label: 'E-mail', type: 'email', autoComplete: 'email' },
  { kind: 'text', name: 'message', label: 'Message', rows: 3 },
];

export const deliveredToast: ToastContent = {
  title: 'Message sent successfully!',
  description: "We'll get back to you soon about your natural building project.",
  tone: 'success',
};

export const waitingToast: ToastContent = {
  title: 'Saved on this device',
  description:
    'We cannot be reached at the moment. Your message is kept here and will be sent by itself when there is a connection.',
};

/** As above, where we were reached. */
export const slowToast = takesLongerToast();

const failedTitle = 'Message failed to send';

/** @param detail the server's sentence for the visitor, or null */
export function failedToast(detail: string | null): ToastContent {
  return {
    title: failedTitle,
    description: detail ?? 'Please try again or use our contact page.',
    tone: 'destructive',
  };
}

/** As above, where the form is no longer open. */
export const leftToast = leftRefusedToast(failedTitle);
