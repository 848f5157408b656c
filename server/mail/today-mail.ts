import { createHash } from 'node:crypto';
import type { InferOutput } from 'valibot';
import { clockTime, practiceZone, formatWeekday } from '#lib/format-date.ts';
import type { getToday } from '#shared/api/inbox-today.ts';
import { subjectOf } from '#shared/inbox/entry-text.ts';
import { todayLabels } from '#shared/inbox/today-labels.ts';
import { paths } from '#shared/paths.ts';
import type { Mail } from './mailer.ts';

type Groups = InferOutput<(typeof getToday)['response']>['groups'];

/** Most records that are named for each group; the inbox has the rest. */
const mostNamed = 10;

/**
 * Tells the owner what there is to do. Has names and addresses of the inbox only: mail is read in many places.
 * @param groups at least one
 * @param day the day it is for, so that a mail that is sent twice has the same id
 */
export function todayMail(
  groups: Groups,
  day: string,
  to: string,
  publicUrl: string | undefined,
): Mail {
  const counts = groups.map(({ group, count }) => `${todayLabels[group].toLowerCase()}: ${count}`);
  const parts = groups.map(({ group, count, items }) => {
    const named = items.slice(0, mostNamed);
    return [
      `${todayLabels[group]} (${count})`,
      ...named.map((item) => lineOf(group, item, publicUrl)),
      ...(count > named.length ? [`and ${count - named.length} more`] : []),
    ].join('\n');
  });
  return {
    id: createHash('sha256').update(`today ${day}`).digest('hex').slice(0, 32),
    to,
    subject: `Today: ${counts.join(', ')}`,
    text: `${parts.join('\n\n')}\n\nYour inbox: ${publicUrl ?? ''}${paths.messages}\n`,
  };
}

function lineOf(
  group: Groups[number]['group'],
  { day, record, visit }: Groups[number]['items'][number],
  publicUrl: string | undefined,
): string {
  const date = formatWeekday(`${day}T00:00:00Z`, 'UTC');
  const isDue = group === 'overdue' || group === 'week';
  const time = visit === undefined ? '' : `, ${clockTime(visit.start, practiceZone)}`;
  const when = isDue ? `due ${date}` : group === 'while-away' ? `came ${date}` : date + time;
  const address = `${publicUrl ?? ''}${paths.message(record.receipt)}`;
  return `- ${record.name}, ${subjectOf(record)}, ${when}: ${address}`;
}
