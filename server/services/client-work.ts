import { mailsOf, reportsOf } from '#shared/inbox/client-state.ts';
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
    case 'report-sent':
      return reportsOf(others).some(({ report }) => report.id === entry.report)
        ? undefined
        : { report: 'There is no such report' };
    case 'mail-try': {
      const mail = mailsOf(others).find(
        ({ entry: { id }, to }) => id === entry.mail && to === entry.to,
      );
      return mail?.outcome === 'failed' || mail?.outcome === 'unknown'
        ? undefined
        : { mail: 'This email needs no other try' };
    }
    default:
      return undefined;
  }
}
