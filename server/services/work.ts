import { victorianDay } from '#shared/business-days.ts';
import type { OwnerEntry, WorkEntry } from '#shared/inbox/work-entries.ts';
import type { Clock } from '#shared/time.ts';
import type { RecordStore, WorkOutcome } from '../storage/ports.ts';

/** Why an entry of the owner's was not stored, by its field. */
export class RefusedEntryError extends Error {
  override readonly name = 'RefusedEntryError';
  readonly fields: Readonly<Record<string, string>>;

  constructor(fields: Readonly<Record<string, string>>) {
    super(Object.values(fields).join(' '));
    this.fields = fields;
  }
}

/** What the owner does for a request or message after it has come. */
export interface Work {
  /** Undefined for an unknown id. */
  list(submissionId: string): Promise<readonly Readonly<WorkEntry>[] | undefined>;
  /** @throws RefusedEntryError when the entries that are there do not allow it */
  add(submissionId: string, entry: OwnerEntry): Promise<Exclude<WorkOutcome, { kind: 'refused' }>>;
}

export function createWork(store: RecordStore, clock: Clock): Work {
  return {
    async list(submissionId) {
      if (!(await store.findSubmission(submissionId))) return undefined;
      return store.listWorkEntries({ submissionIds: [submissionId] });
    },
    async add(submissionId, entry) {
      const at = clock().toISOString();
      let refusal: Readonly<Record<string, string>> | undefined;
      const outcome = await store.addWorkEntry(
        { ...entry, submissionId, at, by: 'owner' },
        (others) => {
          refusal = refusalOf(entry, others, victorianDay(at));
          return refusal !== undefined;
        },
      );
      if (outcome.kind === 'refused') throw new RefusedEntryError(refusal ?? {});
      return outcome;
    },
  };
}

/** By field; undefined where it may be stored. */
function refusalOf(
  entry: OwnerEntry,
  others: readonly Readonly<WorkEntry>[],
  today: string,
): Record<string, string> | undefined {
  const payments = others.filter((one) => one.kind === 'payment');
  const cancelled = new Set(
    others.flatMap((one) => (one.kind === 'payment-correction' ? [one.paymentId] : [])),
  );
  switch (entry.kind) {
    case 'payment': {
      if (entry.day > today) return { day: 'This day is still to come' };
      const counted = payments.filter(({ id }) => !cancelled.has(id));
      // The same payment from another device, or pressed twice.
      const isKnown = counted.some(
        (one) =>
          one.day === entry.day &&
          one.cents === entry.cents &&
          one.paymentKind === entry.paymentKind,
      );
      if (isKnown && !entry.isAnother) {
        return { isAnother: 'A payment of this amount on this day is already recorded' };
      }
      const paid = counted.reduce(
        (sum, { cents, paymentKind }) => sum + (paymentKind === 'refund' ? -cents : cents),
        0,
      );
      return entry.paymentKind === 'refund' && entry.cents > paid
        ? { cents: 'A refund can’t be more than what was paid' }
        : undefined;
    }
    case 'payment-correction':
      return payments.some(({ id }) => id === entry.paymentId)
        ? undefined
        : { paymentId: 'There is no such payment' };
    case 'price':
      return entry.depositCents !== null && entry.depositCents > entry.cents
        ? { depositCents: 'The deposit can’t be more than the price' }
        : undefined;
    default:
      return undefined;
  }
}
