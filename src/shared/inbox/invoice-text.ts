import { monthNames } from '#lib/format-month.ts';
import { formatCents } from '../format-cents.ts';
import type { InvoiceNumber } from './money-entries.ts';
import type { WorkEntryOf } from './work-entries.ts';

/** `2026-0007` */
export const invoiceNumberText = ({ year, number }: InvoiceNumber): string =>
  `${year}-${String(number).padStart(4, '0')}`;

/** What it is called: by the law, a tax invoice where the seller was registered for GST. */
export function invoiceTitle(
  form: WorkEntryOf<'invoice'>['form'],
  isGstRegistered: boolean,
): string {
  switch (form) {
    case 'invoice':
      return isGstRegistered ? 'Tax invoice' : 'Invoice';
    case 'receipt':
      return 'Receipt';
    case 'adjustment':
      return 'Adjustment note';
  }
}

/** `2 March 2026` */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${monthNames[(month ?? 1) - 1]} ${year}`;
}

/** Everything an invoice says, as label and value: for the screen, for print, for mail and for the client’s page. */
export function invoiceParts(invoice: WorkEntryOf<'invoice'>) {
  const { seller, buyer, lines, totalCents, gstCents, paidCents, form, adjusts } = invoice;
  const leftCents = Math.max(0, totalCents - paidCents);
  const facts: [string, string][] = [
    ['Number', invoiceNumberText(invoice.number)],
    ['Date', dayText(invoice.day)],
    ['From', seller.legalName ?? seller.name],
    ...(seller.abn === null ? [] : [['ABN', seller.abn] satisfies [string, string]]),
    ...(adjusts === undefined
      ? []
      : [['Adjusts invoice', invoiceNumberText(adjusts)] satisfies [string, string]]),
    ...(buyer === null ? [] : [['To', buyer.name] satisfies [string, string]]),
    ...(buyer?.address ? [['Address', buyer.address] satisfies [string, string]] : []),
    ...(invoice.receipt === null ? [] : [['Request', invoice.receipt] satisfies [string, string]]),
  ];
  const amounts: [string, string][] = [
    ...lines.map(({ text, cents }): [string, string] => [text, formatCents(cents)]),
    [gstCents === null ? 'Total' : 'Total, GST included', formatCents(totalCents)],
    ...(gstCents === null
      ? []
      : [['GST in the total', formatCents(gstCents)] satisfies [string, string]]),
    ...(form === 'invoice'
      ? ([
          ['Paid', formatCents(paidCents)],
          ['Still to pay', formatCents(leftCents)],
        ] satisfies [string, string][])
      : []),
  ];
  const payment = form === 'invoice' && leftCents > 0 ? paymentParts(invoice) : [];
  return { title: invoiceTitle(form, seller.isGstRegistered), facts, amounts, payment };
}

/** When, where and with which reference to pay. */
function paymentParts({ dueOn, bank, receipt }: WorkEntryOf<'invoice'>): [string, string][] {
  return [
    ...(dueOn === undefined
      ? []
      : ([['Due', dueOn === null ? 'when you have your report' : dayText(dueOn)]] satisfies [
          string,
          string,
        ][])),
    ...(bank === undefined
      ? []
      : ([
          ['Account name', bank.accountName],
          ['BSB', bank.bsb],
          ['Account number', bank.accountNumber],
        ] satisfies [string, string][])),
    ...(bank === undefined || receipt === null
      ? []
      : ([['Reference', receipt.replaceAll('-', '')]] satisfies [string, string][])),
  ];
}
