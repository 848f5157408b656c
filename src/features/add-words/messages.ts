import { Second } from '#shared/time.ts';
import { refusedAfterCloseToast, takesLongerToast } from '#ui/form/outcome-toasts.ts';
import type { OutcomeToasts } from '#ui/form/show-outcome.ts';
import type { ShortField } from '#ui/form/short-form-field.tsx';

export const fields: readonly ShortField[] = [
  {
    kind: 'line',
    name: 'email',
    label: 'Your email address',
    help: 'The one you gave us with this request.',
    type: 'email',
    autoComplete: 'email',
  },
  { kind: 'text', name: 'text', label: 'What you’d like to add', rows: 6 },
];

const durationMs = 10 * Second.ms;
const failedTitle = 'We couldn’t add this';

export const outcomeToasts: OutcomeToasts = {
  delivered: {
    title: 'Added to your request',
    description: 'We’ll read it and reply by email.',
    tone: 'success',
    durationMs,
  },
  waiting: {
    title: 'Saved on this device',
    description: 'You seem to be offline. We’ll add it when you’re back online.',
    durationMs,
  },
  slow: takesLongerToast({ durationMs }),
  failed: (detail) => ({
    title: failedTitle,
    description: detail ?? 'Please try again.',
    tone: 'destructive',
    durationMs,
  }),
  left: refusedAfterCloseToast(failedTitle, { durationMs }),
};
