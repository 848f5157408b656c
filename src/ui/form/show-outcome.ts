import { showToast } from '../toast/toasts.ts';
import type { ToastContent } from '../toast/toasts.ts';
import { serverBusyMessage, notSentToast } from './outcome-toasts.ts';
import type { ShortFormOutcome } from './short-form.tsx';

/** The outcome of sending a form, as far as a short one needs it; see `submitDraft`. */
type SubmitOutcome =
  | { kind: 'delivered' | 'not-sent' }
  | { kind: 'waiting' | 'failed'; reason: string }
  | { kind: 'left'; isRefused: boolean }
  | {
      kind: 'refused';
      error: { detail: string | null };
      fields: Readonly<Record<string, string>>;
    };

/** The toasts of a short form, by outcome. */
export interface OutcomeToasts {
  delivered: ToastContent;
  /** Stored until there is a connection. */
  waiting: ToastContent;
  /** Stored and being sent: the server was reached. */
  slow: ToastContent;
  failed: (detail: string | null) => ToastContent;
  /** Refused after the form was closed. */
  left: ToastContent;
}

/** Shows the toast for the outcome of a short form; returns what the form does next. */
export function showOutcome(sent: SubmitOutcome, toasts: OutcomeToasts): ShortFormOutcome {
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
      showToast(toasts.failed(sent.reason === 'busy' ? serverBusyMessage : null));
      return { refused: {} };
  }
}
