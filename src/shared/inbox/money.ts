import * as v from 'valibot';
import type { PlainDate } from '../time.ts';
import { InvoiceNumber, invoiceForms, payment } from './money-entries.ts';
import type { WorkEntry } from './work-entries.ts';

const Amount = v.pipe(v.number(), v.integer());

/** What follows from the entries about money: the same on the server and on the owner's device. */
export const Money = v.object({
  /** The price that was agreed; null where it is the one that the customer was shown. */
  agreed: v.nullable(v.object({ cents: Amount, depositCents: v.nullable(Amount) })),
  /** Those that count, in the order of their days. */
  payments: v.array(
    v.object({
      id: v.string(),
      day: payment.day,
      cents: payment.cents,
      paymentKind: payment.paymentKind,
      way: payment.way,
      note: v.string(),
      /** Name of who recorded it; missing where nobody has a name. */
      by: v.optional(v.string()),
    }),
  ),
  /** Refunds taken off. */
  paidCents: Amount,
  /** Day of the first payment, from which the report is due; null where nothing is paid on balance. */
  paidOn: v.nullable(v.string()),
  /** When the customer said that the deposit is paid, while the owner has neither confirmed it nor said not yet. */
  saysPaidAt: v.nullable(v.string()),
  invoices: v.array(
    v.object({
      id: v.string(),
      form: v.picklist(invoiceForms),
      number: InvoiceNumber,
      day: v.string(),
      totalCents: Amount,
    }),
  ),
});
export type Money = v.InferOutput<typeof Money>;

/** A request about whose money nothing is recorded. */
export const noMoney: Money = {
  agreed: null,
  payments: [],
  paidCents: 0,
  paidOn: null,
  saysPaidAt: null,
  invoices: [],
};

/** @param entries of one request, in the order of adding */
export function moneyOf(entries: readonly Readonly<WorkEntry>[]): Money {
  const cancelled = new Set(
    entries.flatMap((entry) => (entry.kind === 'payment-correction' ? [entry.paymentId] : [])),
  );
  const money: Money = { ...noMoney, payments: [], invoices: [] };
  for (const entry of entries) {
    switch (entry.kind) {
      case 'payment': {
        money.saysPaidAt = null;
        if (cancelled.has(entry.id)) break;
        const { id, day, cents, paymentKind, way, note, name } = entry;
        const by = name === undefined ? {} : { by: name };
        money.payments.push({ id, day, cents, paymentKind, way, note, ...by });
        break;
      }
      case 'price':
        money.agreed = { cents: entry.cents, depositCents: entry.depositCents };
        break;
      case 'says-paid':
        money.saysPaidAt = entry.at;
        break;
      case 'not-paid-yet':
        money.saysPaidAt = null;
        break;
      case 'invoice': {
        const { id, form, number, day, totalCents } = entry;
        money.invoices.push({ id, form, number, day, totalCents });
        break;
      }
      default:
    }
  }
  money.payments.sort((one, other) => one.day.localeCompare(other.day));
  for (const { cents, paymentKind } of money.payments) {
    money.paidCents += paymentKind === 'refund' ? -cents : cents;
  }
  const first: PlainDate | undefined = money.payments.find(
    ({ paymentKind }) => paymentKind !== 'refund',
  )?.day;
  if (money.paidCents > 0 && first !== undefined) money.paidOn = first;
  return money;
}
