import { victorianDay } from '#shared/business-days.ts';
import { repeatedPayment } from '#shared/inbox/dues.ts';
import type {
  NewWorkEntry,
  OwnerEntry,
  WorkEntry,
  WorkEntryOf,
} from '#shared/inbox/work-entries.ts';
import type { Clock } from '#shared/time.ts';
import type { RecordStore, WorkOutcome } from '../storage/ports.ts';
import type { Content } from './content.ts';
import { clientRefusal } from './client-work.ts';
import { invoiceFor } from './invoices.ts';
import { salesCsv } from './sales.ts';
import type { Notify } from './submissions.ts';

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
  /** Totals by quarter as comma-separated values. */
  sales(): Promise<string>;
  /** Invoices and the like of a year, the newest first, and all years that have some. */
  invoices(
    year: number,
  ): Promise<{ years: number[]; invoices: Readonly<WorkEntryOf<'invoice'>>[] }>;
  /** @throws RefusedEntryError when the entries that are there do not allow it */
  add(
    submissionId: string,
    entry: OwnerEntry,
    /** Name of the person who adds it. */
    name?: string,
  ): Promise<Exclude<WorkOutcome, { kind: 'refused' }>>;
}

export interface WorkOptions {
  store: RecordStore;
  clock: Clock;
  /** Who sells, and at which prices. */
  content: Pick<Content, 'practice' | 'findPage'>;
  /** Called after a new entry is stored: it may ask for a mail. */
  notify?: Notify | undefined;
}

export function createWork({ store, clock, content, notify }: WorkOptions): Work {
  const submissionOf = (id: string) => store.findSubmission(id);
  return {
    async list(submissionId) {
      if (!(await submissionOf(submissionId))) return undefined;
      return store.listWorkEntries({ submissionIds: [submissionId] });
    },
    sales: async () =>
      salesCsv(
        await store.listWorkEntries({
          kinds: ['payment', 'payment-correction', 'invoice'],
          isWhole: true,
        }),
      ),
    async invoices(year) {
      const entries = await store.listWorkEntries({ kinds: ['invoice'], isWhole: true });
      const all = entries.filter((entry) => entry.kind === 'invoice');
      return {
        years: [...new Set(all.map(({ number }) => number.year))].toSorted((a, b) => b - a),
        invoices: all
          .filter(({ number }) => number.year === year)
          .toSorted((one, other) => other.number.number - one.number.number),
      };
    },
    async add(submissionId, entry, name) {
      const at = clock().toISOString();
      const day = victorianDay(at);
      const submission = await submissionOf(submissionId);
      if (!submission) return { kind: 'unknown-submission' };
      const others = await store.listWorkEntries({ submissionIds: [submissionId] });
      const known = others.find(({ id }) => id === entry.id);
      if (entry.kind === 'invoice' && known) {
        // Sent again, it is what was issued then, whatever has changed since.
        const isSame = known.kind === 'invoice' && known.form === entry.form;
        return isSame ? { kind: 'repeated', entry: known } : { kind: 'mismatch' };
      }
      const byline = name === undefined ? {} : { name };
      let refusal: Readonly<Record<string, string>> | undefined;
      const decide = (present: readonly Readonly<WorkEntry>[]): NewWorkEntry | undefined => {
        if (entry.kind !== 'invoice') {
          refusal = refusalOf(entry, present, day) ?? clientRefusal(entry, present, new Date(at));
          return { ...entry, submissionId, at, by: 'owner', ...byline };
        }
        const made = invoiceFor(entry, { submission, content, others: present, at, day });
        refusal = 'refusal' in made ? made.refusal : undefined;
        return 'invoice' in made ? { ...made.invoice, ...byline } : undefined;
      };
      const given = decide(others);
      if (!given) throw new RefusedEntryError(refusal ?? {});
      const outcome = await store.addWorkEntry(given, (present) => {
        decide(present);
        return refusal !== undefined;
      });
      if (outcome.kind === 'refused') throw new RefusedEntryError(refusal ?? {});
      if (outcome.kind === 'stored') notify?.();
      return outcome;
    },
  };
}

const oldestPaymentYears = 7;

const yearsBefore = (day: string, years: number) =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

/** By field; undefined where it may be stored. */
function refusalOf(
  entry: Exclude<OwnerEntry, { kind: 'invoice' }>,
  others: readonly Readonly<WorkEntry>[],
  today: string,
): Record<string, string> | undefined {
  const payments = others.filter((one) => one.kind === 'payment');
  const cancelled = new Set(
    others.flatMap((one) => (one.kind === 'payment-correction' ? [one.paymentId] : [])),
  );
  const counted = payments.filter(({ id }) => !cancelled.has(id));
  const paid = counted.reduce(
    (sum, { cents, paymentKind }) => sum + (paymentKind === 'refund' ? -cents : cents),
    0,
  );
  switch (entry.kind) {
    case 'payment': {
      if (entry.day > today) return { day: 'This day is still to come' };
      // A wrong year, most likely.
      if (entry.day < yearsBefore(today, oldestPaymentYears)) {
        return { day: `This day is more than ${oldestPaymentYears} years ago` };
      }
      // The same payment from another device, or pressed twice.
      const isKnown = counted.some(
        (one) =>
          one.day === entry.day &&
          one.cents === entry.cents &&
          one.paymentKind === entry.paymentKind,
      );
      if (isKnown && !entry.isAnother) {
        return { isAnother: repeatedPayment };
      }
      return entry.paymentKind === 'refund' && entry.cents > paid
        ? { cents: 'A refund can’t be more than what was paid' }
        : undefined;
    }
    case 'payment-correction': {
      const payment = payments.find(({ id }) => id === entry.paymentId);
      if (!payment) return { paymentId: 'There is no such payment' };
      if (!counted.includes(payment)) return { paymentId: 'This payment was cancelled before' };
      return payment.paymentKind !== 'refund' && payment.cents > paid
        ? { paymentId: 'A refund was paid from it. Cancel the refund first.' }
        : undefined;
    }
    case 'price':
      return entry.depositCents !== null && entry.depositCents > entry.cents
        ? { depositCents: 'The deposit can’t be more than the price' }
        : undefined;
    default:
      return undefined;
  }
}
