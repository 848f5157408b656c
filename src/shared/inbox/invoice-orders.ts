import { formatCents } from '../format-cents.ts';
import { invoiceNumberText } from './invoice-text.ts';
import type { InvoiceNumber } from './money-entries.ts';
import type { Money } from './money.ts';

type Invoices = readonly Pick<Money['invoices'][number], 'form' | 'number' | 'totalCents'>[];

/** What invoices and their adjustment notes come to, and the invoices since they last came to nothing. */
export function invoicedOf(invoices: Invoices): { cents: number; numbers: InvoiceNumber[] } {
  let cents = 0;
  let numbers: InvoiceNumber[] = [];
  for (const { form, number, totalCents } of invoices) {
    if (form === 'receipt') continue;
    cents += totalCents;
    if (form === 'invoice') numbers.push(number);
    if (cents === 0) numbers = [];
  }
  return { cents, numbers };
}

/** `invoice 2026-0001`, `invoices 2026-0001 and 2026-0008` */
export function invoicesText(numbers: readonly InvoiceNumber[]): string {
  const texts = numbers.map(invoiceNumberText);
  return `${texts.length === 1 ? 'invoice' : 'invoices'} ${texts.join(' and ')}`;
}

/** What an invoice is for, or why there is none. @param chargedCents the price less what a refund took off it */
export function invoiceOrder(
  invoices: Invoices,
  chargedCents: number | null,
): { cents: number } | { refusal: string } {
  const { cents, numbers } = invoicedOf(invoices);
  if (numbers.length > 0) {
    return {
      refusal:
        cents === chargedCents
          ? `There’s ${invoicesText(numbers)} of this price already`
          : `There’s ${invoicesText(numbers)} already. Issue an adjustment note for the new price.`,
    };
  }
  if (chargedCents === null) return { refusal: 'Agree on a price first' };
  return chargedCents <= 0
    ? { refusal: 'Nothing is charged for this request' }
    : { cents: chargedCents };
}

/** What an adjustment note changes, or why there is none. */
export function adjustmentOrder(
  invoices: Invoices,
  chargedCents: number | null,
): { cents: number; adjusts: InvoiceNumber; text: string } | { refusal: string } {
  const { cents, numbers } = invoicedOf(invoices);
  const adjusts = numbers.at(-1);
  if (adjusts === undefined) return { refusal: 'An adjustment note follows an invoice' };
  if (chargedCents === null) return { refusal: 'Agree on a price first' };
  if (chargedCents === cents) {
    return { refusal: `The price is still that of ${invoicesText(numbers)}` };
  }
  const change =
    chargedCents === 0
      ? `Cancelled: ${formatCents(cents)} is no longer charged`
      : `Price changed from ${formatCents(cents)} to ${formatCents(chargedCents)}`;
  // Before there was one full invoice at most, a request could have more.
  const text = numbers.length === 1 ? change : `${change} (${invoicesText(numbers)})`;
  return { cents: chargedCents - cents, adjusts, text };
}
