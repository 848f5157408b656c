import { dateWords } from '#lib/date-words.ts';
import { isOverdue, nextDue } from '#shared/business-days.ts';
import type { PlainDate } from '#shared/business-days.ts';
import type { InboxEntry } from './entries.ts';

const day = dateWords({ day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayText = (date: PlainDate) => day(new Date(`${date}T00:00:00Z`));

/** What is due next for a letter, in words; null when nothing is. */
export function dueOf(
  entry: InboxEntry,
  now: Date,
): { text: string; isReply: boolean; isOverdue: boolean } | null {
  const next = nextDue(entry);
  if (next === null) return null;
  const { to } = next.due;
  const isLate = isOverdue(next.due, now.toISOString());
  const what = next.kind === 'reply' ? 'Reply' : 'Report';
  return {
    text: isLate ? `${what} was due ${dayText(to)}` : `${what} due by ${dayText(to)}`,
    isReply: next.kind === 'reply',
    isOverdue: isLate,
  };
}
