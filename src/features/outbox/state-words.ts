import { sendingWords } from '#lib/sending-words.ts';
import { Day } from '#shared/time.ts';
import type { Instant } from '#shared/time.ts';
import type { OutboxItem } from '#offline/records.ts';

/** Which icon and colour stand beside the words; the words alone say it too. */
export type StateTone = 'waiting' | 'sending' | 'received' | 'attention';

export interface StateWords {
  tone: StateTone;
  /** "Only on this device since Tuesday" */
  headline: string;
  /** What happens next, or what the visitor can do. */
  detail: string;
}

/** How an item of the outbox stands, in words. @param now for "since Tuesday" */
export function stateWords(item: OutboxItem, now: Date): StateWords {
  switch (item.state.kind) {
    case 'queued':
      return {
        tone: 'waiting',
        headline: `Only on this device since ${sinceWords(item.queuedAt, now)}`,
        detail: queuedDetail(item),
      };
    case 'sending':
      return {
        tone: 'sending',
        headline:
          item.filesTotal > 0 && item.filesUploaded < item.filesTotal
            ? sendingWords(item.filesUploaded + 1, item.filesTotal)
            : 'Sending',
        detail: item.isPaused
          ? 'Held back by you. What is under way comes to its end, and nothing goes out after it.'
          : 'You can go on reading meanwhile.',
      };
    case 'delivered':
      return {
        tone: 'received',
        headline: `Received, ${item.state.receipt}`,
        detail: `We have it since ${sinceWords(item.state.receivedAt, now)}. This copy stays here until you delete it.`,
      };
    case 'needs-attention':
      return {
        tone: 'attention',
        headline: 'Needs your attention',
        detail: `${item.state.refusal.detail ?? 'It was not accepted.'} Every answer and file is still here: open it, correct it and send it again.`,
      };
  }
}

function queuedDetail(item: OutboxItem): string {
  if (item.isPaused) return 'Held back by you. It is sent when you press Send now.';
  if (item.state.kind !== 'queued') return '';
  switch (item.state.waitingFor) {
    case null:
      return 'It is sent as soon as there is a connection.';
    case 'busy':
      return 'We were reached but asked for a little time. It is sent again by itself.';
    case 'unreachable':
    case 'timeout':
      return 'We could not be reached. It is sent by itself as soon as there is a connection.';
  }
}

/** `10:42` for today, `Tuesday` for the last six days, `3 November 2026` before that; in the visitor's own time. */
export function sinceWords(moment: Instant, now: Date): string {
  const then = new Date(moment);
  if (Number.isNaN(then.getTime())) return 'an unknown time';
  if (then.toDateString() === now.toDateString()) {
    return then.toLocaleTimeString('en-AU', { hour: 'numeric', minute: '2-digit' });
  }
  const daysAgo = (now.getTime() - then.getTime()) / Day.ms;
  return daysAgo >= 0 && daysAgo < 6
    ? then.toLocaleDateString('en-AU', { weekday: 'long' })
    : then.toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric' });
}
