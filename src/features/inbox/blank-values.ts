import { formatFullMoment, practiceZone, formatWeekday } from '#lib/format-date.ts';
import type { ReplyTexts } from '#shared/api/reply-texts.ts';
import { reportsOf } from '#shared/inbox/client-state.ts';
import { clientSteps, presentVisit } from '#shared/inbox/client-steps.ts';
import type { InboxEntry, ReportList } from '#shared/inbox/entry-text.ts';
import { openBlanks, unknownBlanks } from '#shared/inbox/reply-blanks.ts';
import type { BlankValues } from '#shared/inbox/reply-blanks.ts';
import type { WorkEntry } from '#shared/inbox/work-entries.ts';
import { formatCents } from '#shared/format-cents.ts';
import { moneyOfRequest } from './request-money.ts';

/** What is known about a record for the blanks of a reply. */
export function blankValuesOf({
  entry,
  entries,
  reports,
  replyTexts,
}: {
  entry: InboxEntry;
  entries: readonly WorkEntry[];
  reports: ReportList;
  replyTexts: ReplyTexts | null;
}): BlankValues {
  const common = { name: entry.name, receipt: entry.receipt };
  if (entry.kind === 'message') return common;
  const { priceCents, depositCents, balanceCents } = moneyOfRequest(entry, reports);
  const visit = presentVisit(entries);
  const steps = clientSteps({ ...entry, receivedAt: entry.createdAt }, entries, new Date());
  const due = steps.find(({ kind, state }) => kind === 'report' && state !== 'done')?.day;
  const sent = reportsOf(entries)
    .filter(({ sentAt }) => sentAt !== null)
    .at(-1);
  const bank = replyTexts?.bankDetails ?? null;
  return {
    ...common,
    report: reports[entry.serviceType].title,
    ...(sent && { 'report file': sent.report.fileName }),
    ...(priceCents !== null && { price: formatCents(priceCents) }),
    ...(depositCents !== null && { deposit: formatCents(depositCents) }),
    ...(balanceCents !== null && { balance: formatCents(Math.max(0, balanceCents)) }),
    ...(bank !== null && {
      'bank details': `${bank}\nReference: ${entry.receipt.replaceAll('-', '')}`,
    }),
    ...(visit?.state === 'set' &&
      visit.start !== null && { visit: formatFullMoment(visit.start, practiceZone) }),
    ...(typeof due === 'string' && { due: formatWeekday(`${due}T00:00:00Z`, 'UTC') }),
  };
}

/** Whether a text makes sense to somebody who sent a message: as its owner says, and only without blanks of a request. */
export function servesMessages({ serves, subject, text }: ReplyTexts['texts'][number]): boolean {
  const all = `${subject}\n${text}`;
  const unknown = unknownBlanks(all);
  return (
    serves !== 'requests' &&
    openBlanks(all).every(
      (blank) => unknown.includes(blank) || /^\{\s*(?:name|receipt)\s*\}$/i.test(blank),
    )
  );
}
