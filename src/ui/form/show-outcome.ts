import { showToast } from '../toast/toasts.ts';
import type { ToastContent } from '../toast/toasts.ts';
import { busyWords, notSentToast } from './outcome-toasts.ts';
import type { ShortFormOutcome } from './short-form.tsx';

/** What came of sending a form, as far as a short one has to know; see `submitDraft`. */
type Sent =
  | { kind: 'delivered' | 'not-sent' }
  | { kind: 'waiting' | 'failed'; reason: string }
  | { kind: 'left'; isRefused: boolean }
  | {
      kind: 'refused';
      error: { detail: string | null };
      fields: Readonly<Record<string, string>>;
    };

/** What a short form says of what came of it. */
export interface OutcomeToasts {
  delivered: ToastContent;
  /** Kept here until there is a connection. */
  waiting: ToastContent;
  /** Kept here and on its way, since we were reached. */
  slow: ToastContent;
  failed: (detail: string | null) => ToastContent;
  /** Refused where the form is no longer open. */
  left: ToastContent;
}

/** Says what came of sending a short form, and answers what the form does. */
export function showOutcome(sent: Sent, toasts: OutcomeToasts): ShortFormOutcome {
  switch (sent.kind) {
    case 'delivered':
      showToast(toasts.delivered);
      return 'done';
    case 'waiting':
      showToast(sent.reason === 'busy' ? toasts.slow : toasts.waiting);
      return 'done';
    case 'left':
      if (sent.isRefused) showToast(toasts.left);
      return 'done';
    case 'not-sent':
      showToast(notSentToast);
      return { refused: {} };
    case 'refused':
      showToast(toasts.failed(sent.error.detail));
      return { refused: sent.fields };
    case 'failed':
      showToast(toasts.failed(sent.reason === 'busy' ? busyWords : null));
      return { refused: {} };
  }
}
