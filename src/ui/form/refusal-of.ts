import { showToast } from '../toast/toasts.ts';
import type { ToastContent } from '../toast/toasts.ts';
import { notSentToast } from './outcome-toasts.ts';
import type { ShortFormOutcome } from './short-form.tsx';

/** What came of sending a form, as far as a short one has to know; see `submitDraft`. */
type Sent =
  | { kind: 'delivered' | 'waiting' | 'failed' | 'not-sent' }
  | { kind: 'left'; isRefused: boolean }
  | {
      kind: 'refused';
      error: { detail: string | null };
      fields: Readonly<Record<string, string>>;
    };

/** What a form says that did not arrive: `left` where it is no longer open. */
export interface RefusalToasts {
  failed: (detail: string | null) => ToastContent;
  left: ToastContent;
}

/** Says what kept a short form from being sent, and answers what it does; null when it was sent or is kept to be. */
export function refusalOf(sent: Sent, toasts: RefusalToasts): ShortFormOutcome | null {
  switch (sent.kind) {
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
      showToast(toasts.failed(null));
      return { refused: {} };
    case 'delivered':
    case 'waiting':
      return null;
  }
}
