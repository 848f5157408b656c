import { parseCents } from '#shared/format-cents.ts';
import type { BankAccount } from '#shared/api/practice.ts';
import { clientEmailOf } from '#shared/inbox/client-state.ts';
import { dayText } from '#shared/inbox/invoice-text.ts';
import { moneyOf } from '#shared/inbox/money.ts';
import type { Money } from '#shared/inbox/money.ts';
import type { NewWorkEntry, OwnerEntry, WorkEntry } from '#shared/inbox/work-entries.ts';
import { serviceTypeOf } from '#shared/inbox/entry-of.ts';
import { siteName } from '#shared/paths.ts';
import { receiptFor } from '#shared/receipt.ts';
import { shownPriceIn } from '#shared/api/shown-price.ts';
import { listedReport } from '../content/known-prices.ts';
import type { Submission } from '../storage/records.ts';
import type { Content } from './content.ts';

type Invoice = Extract<NewWorkEntry, { kind: 'invoice' }>;
type Order = Extract<OwnerEntry, { kind: 'invoice' }>;

export interface InvoiceContext {
  submission: Readonly<Submission>;
  content: Pick<Content, 'practice' | 'findPage'>;
  others: readonly Readonly<WorkEntry>[];
  /** When it is issued, and the day in Victoria. */
  at: string;
  day: string;
}

/** An invoice as it is to be issued, or why it cannot be, by field. */
export function invoiceFor(
  { id, form, isMailed }: Order,
  { submission, content, others, at, day }: InvoiceContext,
): { invoice: Invoice } | { refusal: Record<string, string> } {
  const { email, seller, bank } = content.practice();
  const { legalName, abn, isGstRegistered } = seller;
  if (legalName === null || abn === null || isGstRegistered === null) {
    return refused(
      'Publish your registered name, your ABN and whether you’re registered for GST first',
    );
  }
  const money = moneyOf(others);
  const report = listedReport(
    serviceTypeOf(submission),
    content.findPage('design-services').report,
  );
  const lines = linesOf(form, money, {
    title: report.title,
    cents: money.agreed?.cents ?? shownCents(submission) ?? parseCents(report.price),
  });
  if (typeof lines === 'string') return refused(lines);
  const adjusted = money.invoices.filter((one) => one.form === 'invoice').at(-1);
  const totalCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  const isRepeat = others.some(
    (one) => one.kind === 'invoice' && one.form === form && one.totalCents === totalCents,
  );
  if (isRepeat) return refused('There is one of this amount already');
  const text = (field: string) => String(submission.body[field] ?? '');
  return {
    invoice: {
      id,
      submissionId: submission.id,
      at,
      by: 'owner',
      kind: 'invoice',
      form,
      day,
      seller: { name: siteName, legalName, abn, isGstRegistered, email: email ?? '' },
      buyer: {
        name: text('name'),
        email: clientEmailOf(others, text('email')),
        ...(text('location') !== '' && { address: text('location') }),
      },
      receipt: receiptFor(submission.id),
      lines,
      totalCents,
      // Prices contain the tax. A receipt only says what came.
      gstCents: isGstRegistered && form !== 'receipt' ? Math.round(totalCents / 11) : null,
      paidCents: money.paidCents,
      ...(form === 'invoice' && {
        ...(bank !== null && { bank: accountOf(bank) }),
        dueOn: others.some(({ kind }) => kind === 'report-sent') ? day : null,
      }),
      ...(form === 'adjustment' && adjusted && { adjusts: adjusted.number }),
      ...(isMailed && { isMailed }),
    },
  };
}

const accountOf = ({ accountName, bsb, accountNumber }: BankAccount) => ({
  accountName,
  bsb,
  accountNumber,
});

const refused = (text: string) => ({ refusal: { form: text } });

function shownCents({ body }: Readonly<Submission>): number | null {
  const shown = shownPriceIn(body);
  return shown && shown.priceAud * 100;
}

/** The lines, or why there are none. */
function linesOf(
  form: Invoice['form'],
  { payments, invoices }: Money,
  price: { title: string; cents: number | null },
): Invoice['lines'] | string {
  const refunds = payments.filter(({ paymentKind }) => paymentKind === 'refund');
  switch (form) {
    case 'invoice':
      return price.cents === null || price.cents === 0
        ? 'Agree on a price first'
        : [{ text: price.title, cents: price.cents }];
    case 'receipt':
      if (payments.length === refunds.length) return 'Record a payment first';
      return payments.map(({ paymentKind, day, cents }) => ({
        text: `${{ deposit: 'Deposit', balance: 'Balance', refund: 'Refund' }[paymentKind]}, ${dayText(day)}`,
        cents: paymentKind === 'refund' ? -cents : cents,
      }));
    case 'adjustment':
      if (refunds.length === 0 || !invoices.some((one) => one.form === 'invoice')) {
        return 'An adjustment note follows an invoice and a refund';
      }
      return refunds.map(({ day, cents }) => ({ text: `Refund, ${dayText(day)}`, cents: -cents }));
  }
}
