import { clockTime, formatDay, weekdayName } from '#lib/format-date.ts';
import { uploadProgressText } from '#ui/form/upload-progress-text.ts';
import { filesLeftMs } from '#offline/outbox/machine.ts';
import { Day } from '#shared/time.ts';
import type { Instant } from '#shared/time.ts';
import type { OutboxItem } from '#offline/records.ts';

/** Which icon and colour stand beside the words; the words alone say it too. */
export type StateTone = 'waiting' | 'sending' | 'received' | 'attention';

export interface StateText {
  tone: StateTone;
  /** "Waiting on this device since Tuesday" */
  headline: string;
  /** What happens next, or what the visitor can do. */
  detail: string;
}

/** Another device, or an earlier try, was first. */
const sentBeforeText =
  'We already have this form, sent from this or another device with different answers. Delete this copy, or open it and send it as a second request.';

/** How an item of the outbox stands, in words. @param now for "since Tuesday" */
export function stateText(item: OutboxItem, now: Date): StateText {
  switch (item.state.kind) {
    case 'queued':
      return {
        tone: 'waiting',
        headline: `Waiting on this device since ${sinceText(item.queuedAt, now)}`,
        detail: queuedDetail(item),
      };
    case 'sending':
      return {
        tone: 'sending',
        headline:
          item.filesTotal > 0 && item.filesUploaded < item.filesTotal
            ? uploadProgressText(
                item.filesUploaded + 1,
                item.filesTotal,
                filesLeftMs(item, now.getTime()),
              )
            : 'Sending',
        detail: item.isPaused
          ? 'Paused. The file being sent will finish; nothing else will be sent.'
          : 'You can keep reading.',
      };
    case 'delivered':
      return {
        tone: 'received',
        headline: `Received: ${item.state.receipt}`,
        detail: `We’ve had this since ${sinceText(item.state.receivedAt, now)}. Your copy stays here until you delete it.`,
      };
    case 'needs-attention':
      return {
        tone: 'attention',
        headline: 'Needs your attention',
        detail:
          item.state.refusal.code === 'idempotency-mismatch'
            ? sentBeforeText
            : `${item.state.refusal.detail ?? 'We couldn’t accept this.'} Your answers and files are safe. Open it, fix the problem and send it again.`,
      };
  }
}

function queuedDetail(item: OutboxItem): string {
  if (item.isPaused) return 'Paused. Press Send now when you’re ready.';
  if (item.state.kind !== 'queued') return '';
  switch (item.state.waitingFor) {
    case null:
      return 'We’ll send this when you’re back online.';
    case 'busy':
      return 'We’re busy right now. We’ll try again automatically.';
    case 'too-large-on-the-way':
      return 'Too large to get through. It’s saved here. Attach smaller files to send it sooner.';
    case 'unreachable':
    case 'timeout':
      return 'We’ll send this when you’re back online.';
  }
}

/** `10:42 am` for today, `Tuesday` for the last six days, `3 November 2026` before that; in the visitor's own time. */
export function sinceText(moment: Instant, now: Date): string {
  const then = new Date(moment);
  if (Number.isNaN(then.getTime())) return 'an unknown time';
  if (then.toDateString() === now.toDateString()) {
    return clockTime(then);
  }
  const daysAgo = (now.getTime() - then.getTime()) / Day.ms;
  return daysAgo >= 0 && daysAgo < 6 ? weekdayName(then) : formatDay(then);
}
