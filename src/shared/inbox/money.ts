import * as v from 'valibot';
import { InvoiceNumber, Whole, invoiceForms, payment } from './money-entries.ts';

/** What follows from the entries about money: the same on the server and on the owner's device. */
export const Money = v.object({
  /** The price that was agreed; null where it is the one that the customer was shown. */
  agreed: v.nullable(v.object({ cents: Whole, depositCents: v.nullable(Whole) })),
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
  paidCents: Whole,
  /** Refunds since the price was last agreed that lower it: what went back is not to be paid again. */
  waivedCents: Whole,
  /** The last refund closed it: nothing more is to pay. */
  isSettled: v.boolean(),
  /** Day of the first payment, from which the report is due; null where nothing is paid on balance. */
  paidOn: v.nullable(v.string()),
  /** When the customer said that it is paid, while the owner has neither confirmed it nor said not yet. */
  saysPaidAt: v.nullable(v.string()),
  /** When the owner looked for what the customer says is paid and found nothing; null once either says something else. */
  notFoundAt: v.nullable(v.string()),
  invoices: v.array(
    v.object({
      id: v.string(),
      form: v.picklist(invoiceForms),
      number: InvoiceNumber,
      day: v.string(),
      totalCents: Whole,
    }),
  ),
});
export type Money = v.InferOutput<typeof Money>;
