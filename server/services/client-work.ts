import { chosenReport, mailsOf, reportsOf } from '#shared/inbox/client-state.ts';
import { visitRefusal } from '#shared/inbox/visits.ts';
import type { OwnerEntry, WorkEntry } from '#shared/inbox/work-entries.ts';

/** Why an entry about the client cannot be stored, by field; undefined where it may be. */
export function clientRefusal(
  entry: OwnerEntry,
  others: readonly Readonly<WorkEntry>[],
  now: Date,
): Record<string, string> | undefined {
  switch (entry.kind) {
    case 'visit-proposed':
    case 'visit-set':
    case 'visit-cancelled': {
      const refusal = visitRefusal(entry, others, now);
      return refusal === null
        ? undefined
        : { [entry.kind === 'visit-set' ? 'start' : 'times']: refusal };
    }
    case 'report-removed':
    case 'report-sent': {
      const report = reportsOf(others).find((one) => one.report.id === entry.report);
      if (!report) return { report: 'There is no such report' };
      if (report.sentAt !== null && entry.kind === 'report-removed')
        return { report: 'This report was sent before' };
      // Chosen or removed on another device since.
      return report.sentAt !== null || chosenReport(others)?.report.id === report.report.id
        ? undefined
        : { report: 'Another PDF was chosen since, or this one was removed' };
    }
    case 'words-seen': {
      const isThere = others.some(({ kind, id }) => kind === 'client-words' && id === entry.words);
      return isThere ? undefined : { words: 'The client has not added this' };
    }
    case 'mail-try': {
      const mail = mailsOf(others).find(
        ({ entry: { id }, to }) => id === entry.mail && to === entry.to,
      );
      const isInvoice = others.some(({ id, kind }) => id === entry.mail && kind === 'invoice');
      // An invoice may be sent once more, or for the first time.
      const isFree = isInvoice && (mail === undefined || mail.outcome === 'sent');
      return isFree || mail?.outcome === 'failed' || mail?.outcome === 'unknown'
        ? undefined
        : { mail: 'This email needs no other try' };
    }
    default:
      return undefined;
  }
}
