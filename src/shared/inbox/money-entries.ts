import * as v from 'valibot';
import { isRealDay } from '#lib/real-moment.ts';
import { Line } from '../schemas.ts';

/** Largest amount of one payment, price or line, in cents. */
export const maxCents = 10_000_000;

export const Whole = v.pipe(v.number(), v.integer());

const asCents = 'Enter dollars and cents';

const centsFrom = (least: number) =>
  v.pipe(
    v.number(asCents),
    v.integer(asCents),
    v.minValue(least, 'Enter an amount above zero'),
    v.maxValue(maxCents, 'Enter at most $100,000'),
  );

/** Between one cent and `maxCents`. */
export const Cents = centsFrom(1);

/** A day that exists, `2026-11-26`. */
export const RealDay = v.pipe(v.string(), v.check(isRealDay, 'Choose a day that exists'));

export const paymentKinds = ['deposit', 'balance', 'refund'] as const;
export const paymentWays = ['bank-transfer', 'card', 'cash', 'other'] as const;

/** Money that came, or went back. It is never changed: `payment-correction` cancels it. */
export const payment = {
  /** When it was in the account. */
  day: RealDay,
  /** Always positive; a refund is taken off. */
  cents: Cents,
  paymentKind: v.picklist(paymentKinds),
  way: v.picklist(paymentWays),
  note: Line,
  /** Of a refund: whether the price stays, so that what is missing of it is still to pay. Absent where it is not known. */
  leavesDue: v.optional(v.boolean()),
  /** The owner has said that it is another one, although an equal one of that day is recorded. */
  isAnother: v.optional(v.literal(true)),
};

/** Cancels a payment that was recorded by mistake. */
export const paymentCorrection = { paymentId: v.pipe(v.string(), v.uuid()), note: Line };

/** The price that was agreed, in place of the one the customer was shown; 0 where nothing is charged any more. */
export const price = {
  cents: centsFrom(0),
  depositCents: v.nullable(Cents),
};

/** The customer says that it is paid: the deposit where nothing is said. */
export const saysPaid = { of: v.optional(v.picklist(['deposit', 'balance'])) };

/** The owner has looked, and nothing has arrived yet. */
export const notPaidYet = {};

export const invoiceForms = ['invoice', 'receipt', 'adjustment'] as const;

/** A running number of its year, without gaps: `2026-0007`. */
export const InvoiceNumber = v.object({
  year: Whole,
  number: v.pipe(Whole, v.minValue(1)),
});
export type InvoiceNumber = v.InferOutput<typeof InvoiceNumber>;

/** An invoice, a receipt or an adjustment note, as it was issued; nothing of it changes later. */
export const invoice = {
  form: v.picklist(invoiceForms),
  /** Given by the store. */
  number: InvoiceNumber,
  day: RealDay,
  seller: v.object({
    name: v.string(),
    legalName: v.nullable(v.string()),
    abn: v.nullable(v.string()),
    isGstRegistered: v.boolean(),
    email: v.string(),
  }),
  /** Null once the person was erased, where the law does not ask for the name. */
  buyer: v.nullable(
    v.object({
      name: v.string(),
      email: v.nullable(v.string()),
      /** Of the block, as it was typed; missing once the person was erased. */
      address: v.optional(v.string()),
    }),
  ),
  /** Receipt number of the request; null once the person was erased. */
  receipt: v.nullable(v.string()),
  lines: v.array(v.object({ text: v.string(), cents: Whole })),
  totalCents: Whole,
  /** The GST in the total; null where the seller was not registered. */
  gstCents: v.nullable(Whole),
  /** What had been paid when it was issued. */
  paidCents: Whole,
  /** Where to pay; missing where no account was published, and on what asks for no money. */
  bank: v.optional(
    v.object({ accountName: v.string(), bsb: v.string(), accountNumber: v.string() }),
  ),
  /** Last day to pay; null: when the client has the report. Missing on what asks for no money. */
  dueOn: v.optional(v.nullable(RealDay)),
  /** Of an adjustment note: the invoice that it changes. */
  adjusts: v.optional(InvoiceNumber),
  /** It goes to the buyer by mail. */
  isMailed: v.optional(v.boolean()),
};

/** What the owner says when issuing one; the server fills in the rest. */
export const invoiceOrder = { form: v.picklist(invoiceForms), isMailed: v.boolean() };
