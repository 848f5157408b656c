import { csvOf } from '#lib/csv.ts';
import type { WorkEntry } from '#shared/inbox/work-entries.ts';

const quarters = ['January to March', 'April to June', 'July to September', 'October to December'];

/** Totals by quarter as a table for a spreadsheet. @param entries payments, corrections and invoices, erased ones too */
export function salesCsv(entries: readonly Readonly<WorkEntry>[]): string {
  const totals = new Map<
    string,
    { received: number; refunded: number; invoices: number; invoiced: number; gst: number }
  >();
  const of = (day: string) => {
    const key = `${day.slice(0, 4)} ${Math.floor((Number(day.slice(5, 7)) - 1) / 3)}`;
    let total = totals.get(key);
    if (!total) {
      total = { received: 0, refunded: 0, invoices: 0, invoiced: 0, gst: 0 };
      totals.set(key, total);
    }
    return total;
  };
  const cancelled = new Set(
    entries.flatMap((entry) => (entry.kind === 'payment-correction' ? [entry.paymentId] : [])),
  );
  for (const entry of entries) {
    if (entry.kind === 'payment' && !cancelled.has(entry.id)) {
      if (entry.paymentKind === 'refund') of(entry.day).refunded += entry.cents;
      else of(entry.day).received += entry.cents;
    }
    if (entry.kind === 'invoice' && entry.form !== 'receipt') {
      const total = of(entry.day);
      total.invoices += 1;
      total.invoiced += entry.totalCents;
      total.gst += entry.gstCents ?? 0;
    }
  }
  const amount = (cents: number) => (cents / 100).toFixed(2);
  const rows = [...totals]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, { received, refunded, invoices, invoiced, gst }]) => {
      const [year = '', quarter = '0'] = key.split(' ');
      return [
        `${quarters[Number(quarter)]} ${year}`,
        amount(received),
        amount(refunded),
        amount(received - refunded),
        String(invoices),
        amount(invoiced),
        amount(gst),
      ];
    });
  return csvOf([
    [
      'Quarter',
      'Received',
      'Refunded',
      'Received less refunds',
      'Invoices and adjustment notes',
      'Invoiced',
      'GST in them',
    ],
    ...rows,
  ]);
}
