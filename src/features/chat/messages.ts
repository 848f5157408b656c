import type { ShortField } from '#ui/form/short-form-field.tsx';
import { refusedAfterCloseToast, takesLongerToast } from '#ui/form/outcome-toasts.ts';
import type { OutcomeToasts } from '#ui/form/show-outcome.ts';

export const chatFields: readonly ShortField[] = [
  { kind: 'line', name: 'name', label: 'Name', autoComplete: 'name' },
  { kind: 'line', name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { kind: 'text', name: 'message', label: 'Message', rows: 3 },
];

const failedTitle = 'Message failed to send';

export const outcomeToasts: OutcomeToasts = {
  delivered: {
    title: 'Message sent successfully!',
    description: "We'll get back to you soon about your natural building project.",
    tone: 'success',
  },
  waiting: {
    title: 'Saved on this device',
    description:
      'You seem to be offline. We’ve saved your message and will send it when you’re back online.',
  },
  slow: takesLongerToast(),
  failed: (detail) => ({
    title: failedTitle,
    // The server's sentence for the visitor, where there is one.
    description: detail ?? 'Please try again or use our contact page.',
    tone: 'destructive',
  }),
  left: refusedAfterCloseToast(failedTitle),
};
