import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { readQuery } from '#offline/read-query.ts';
import { listInvoices } from '#shared/api/invoices.ts';
import { victorianDay } from '#shared/business-days.ts';
import { formatCents } from '#shared/format-cents.ts';
import { dayText, invoiceNumberText, invoiceTitle } from '#shared/inbox/invoice-text.ts';
import type { WorkEntryOf } from '#shared/inbox/work-entries.ts';
import { paths } from '#shared/paths.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { ShownInvoice } from './invoice-part.tsx';
import controls from './controls.module.css';
import styles from './invoice-list.module.css';

type Invoice = WorkEntryOf<'invoice'>;

const invoicesQuery = (year: number) => ({ ...readQuery(listInvoices, { year }), gcTime: 0 });

/** All that was issued in a year, also for requests that are deleted. */
export function InvoicesOfYear({ now }: { now: Date }) {
  const [chosen, setChosen] = useState(Number(victorianDay(now.toISOString()).slice(0, 4)));
  const { data } = useQuery(invoicesQuery(chosen));
  if (!data || data.years.length === 0) return null;
  const years = data.years.includes(chosen) ? data.years : [chosen, ...data.years];
  return (
    <section className={styles['invoices']} aria-labelledby="invoices">
      <h3 id="invoices">Invoices and receipts</h3>
      {years.length === 1 ? null : (
        <p className={`${controls['controls']} ${styles['year']}`}>
          <label htmlFor="invoices-year">Year</label>
          <select
            id="invoices-year"
            value={chosen}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            {years.map((year) => (
              <option key={year}>{year}</option>
            ))}
          </select>
        </p>
      )}
      {data.invoices.length === 0 ? <p>None in {chosen}.</p> : null}
      <InvoiceList invoices={data.invoices} />
    </section>
  );
}

export function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <ul className={styles['list']} aria-label="Invoices and receipts">
      {invoices.map((invoice) => {
        const { id, form, number, day, seller, buyer, receipt, totalCents } = invoice;
        const isOpen = openId === id;
        return (
          <li key={id}>
            <TextButton aria-expanded={isOpen} onClick={() => setOpenId(isOpen ? null : id)}>
              {`${invoiceTitle(form, seller.isGstRegistered)} ${invoiceNumberText(number)}`}
            </TextButton>
            <span>{formatCents(totalCents)}</span>
            <span className={styles['about']}>
              {`${buyer?.name ?? 'Name deleted'}, ${dayText(day)}`}
            </span>
            {isOpen ? (
              <>
                <ShownInvoice invoice={invoice} />
                {receipt === null ? (
                  <span className={styles['about']}>Its request is deleted.</span>
                ) : (
                  <Link to={paths.message(receipt)} className={styles['about']}>
                    Open its request
                  </Link>
                )}
              </>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** A search that is the number of an invoice, with or without what it is called and its hyphen. */
const invoiceNumber = /^\D*\b(20\d\d)\s*[-‐‑–]?\s*0*([1-9]\d{0,5})$/u;

/** What was issued under the number that is searched for; undefined where it is none, or nothing was. */
export function useFoundInvoice(search: string): Invoice | undefined {
  const [, year = '', wanted = ''] = invoiceNumber.exec(search.trim()) ?? [];
  const { data } = useQuery({ ...invoicesQuery(Number(year)), enabled: year !== '' });
  return data?.invoices.find(({ number }) => number.number === Number(wanted));
}
