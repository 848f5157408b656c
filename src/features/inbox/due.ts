import { formatWeekday } from '#lib/format-date.ts';
import { isOverdue, nextDue } from '#shared/business-days.ts';
import { isVisitOpen } from '#shared/inbox/today.ts';
import type { PlainDate } from '#shared/time.ts';
import type { InboxEntry } from '#shared/inbox/entry-text.ts';

const dayText = (date: PlainDate) => formatWeekday(`${date}T00:00:00Z`, 'UTC');

/** What is due next for a record, in words; null when nothing is. */
export function dueOf(entry: InboxEntry, now: Date): { text: string; isOverdue: boolean } | null {
  const next = nextDue(entry);
  if (next === null) {
    return isVisitOpen(entry) ? { text: 'Report due after the visit', isOverdue: false } : null;
  }
  const { to } = next.due;
  const isLate = isOverdue(next.due, now.toISOString());
  // Paid, it may have had its reply by phone or another mailbox.
  const isPaid = entry.kind === 'request' && entry.depositPaidAt !== null;
  const what =
    next.kind === 'report' ? 'Report' : isPaid && isLate ? 'No reply recorded. It' : 'Reply';
  return {
    text: isLate ? `${what} was due ${dayText(to)}` : `${what} due by ${dayText(to)}`,
    isOverdue: isLate,
  };
}
