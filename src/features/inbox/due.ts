import { weekdayWords } from '#lib/date-words.ts';
import { isOverdue, nextDue } from '#shared/business-days.ts';
import type { PlainDate } from '#shared/time.ts';
import type { InboxEntry } from '#shared/inbox/entry-text.ts';

const dayText = (date: PlainDate) => weekdayWords(`${date}T00:00:00Z`, 'UTC');

/** What is due next for a record, in words; null when nothing is. */
export function dueOf(entry: InboxEntry, now: Date): { text: string; isOverdue: boolean } | null {
  const next = nextDue(entry);
  if (next === null) return null;
  const { to } = next.due;
  const isLate = isOverdue(next.due, now.toISOString());
  const what = next.kind === 'reply' ? 'Reply' : 'Report';
  return {
    text: isLate ? `${what} was due ${dayText(to)}` : `${what} due by ${dayText(to)}`,
    isOverdue: isLate,
  };
}
