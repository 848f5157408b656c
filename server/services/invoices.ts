import { parseCents } from '#shared/format-cents.ts';
import type { BankAccount } from '#shared/api/practice.ts';
import { clientEmailOf } from '#shared/inbox/client-state.ts';
import { adjustmentOrder, invoiceOrder } from '#shared/inbox/invoice-orders.ts';
import { dayText } from '#shared/inbox/invoice-text.ts';
import { duesOf, moneyOf } from '#shared/inbox/dues.ts';
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
  const made = contentOf(form, money, {
    title: report.title,
    cents: money.agreed?.cents ?? shownCents(submission) ?? parseCents(report.price),
  });
  if (typeof made === 'string') return refused(made);
  const { lines } = made;
  const totalCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  const isRepeat =
    form === 'receipt' &&
    others.some(
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
      ...made,
      totalCents,
      // Prices contain the tax. A receipt only says what came.
      gstCents: isGstRegistered && form !== 'receipt' ? Math.round(totalCents / 11) : null,
      paidCents: money.paidCents,
      ...(form === 'invoice' && {
        ...(bank !== null && { bank: accountOf(bank) }),
        dueOn: others.some(({ kind }) => kind === 'report-sent') ? day : null,
      }),
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

/** The lines and what they are about, or why there are none. */
function contentOf(
  form: Invoice['form'],
  money: Money,
  price: { title: string; cents: number | null },
): Pick<Invoice, 'lines' | 'adjusts'> | string {
  const { payments, invoices } = money;
  const { chargedCents } = duesOf(money, { cents: price.cents, depositCents: null });
  switch (form) {
    case 'invoice': {
      const order = invoiceOrder(invoices, chargedCents);
      return 'refusal' in order
        ? order.refusal
        : { lines: [{ text: price.title, cents: order.cents }] };
    }
    case 'receipt':
      if (payments.every(({ paymentKind }) => paymentKind === 'refund')) {
        return 'Record a payment first';
      }
      return {
        lines: payments.map(({ paymentKind, day, cents }) => ({
          text: `${{ deposit: 'Deposit', balance: 'Balance', refund: 'Refund' }[paymentKind]}, ${dayText(day)}`,
          cents: paymentKind === 'refund' ? -cents : cents,
        })),
      };
    case 'adjustment': {
      const order = adjustmentOrder(invoices, chargedCents);
      return 'refusal' in order
        ? order.refusal
        : { lines: [{ text: order.text, cents: order.cents }], adjusts: order.adjusts };
    }
  }
}
