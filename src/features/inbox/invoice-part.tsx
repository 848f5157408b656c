import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { randomUuid } from '#lib/uuid.ts';
import { formatCents } from '#shared/format-cents.ts';
import { invoiceNumberText, invoiceParts } from '#shared/inbox/invoice-text.ts';
import { invoiceForms } from '#shared/inbox/money-entries.ts';
import type { OwnerEntry, WorkEntryOf } from '#shared/inbox/work-entries.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { PrintedCopy } from '#ui/printed-copy/printed-copy.tsx';
import type { RequestEntry } from './record-part.ts';
import controls from './controls.module.css';
import { workQuery } from './work-queries.ts';
import styles from './money-form.module.css';

const formWords = {
  invoice: 'Invoice',
  receipt: 'Receipt',
  adjustment: 'Adjustment note',
} as const;

/** Invoices, receipts and adjustment notes of a request: those issued, and a form for the next. */
export function InvoicePart({
  entry,
  onWork,
}: {
  entry: RequestEntry;
  onWork: (work: OwnerEntry) => void;
}) {
  const [openId, setOpenId] = useState<string | null>(null);
  const [isIssuing, setIsIssuing] = useState(false);
  const { invoices } = entry.money;
  return (
    <>
      {invoices.length === 0 ? null : (
        <ul className={styles['list']} aria-label="Invoices and receipts">
          {invoices.map(({ id, form, number, totalCents }) => (
            <li key={id}>
              <TextButton
                aria-expanded={openId === id}
                onClick={() => setOpenId(openId === id ? null : id)}
              >
                {formWords[form]} {invoiceNumberText(number)}, {formatCents(totalCents)}
              </TextButton>
              {openId === id ? <IssuedInvoice entry={entry} id={id} /> : null}
            </li>
          ))}
        </ul>
      )}
      {isIssuing ? (
        <IssueForm
          entry={entry}
          onIssue={(order) => {
            setIsIssuing(false);
            onWork(order);
          }}
          onCancel={() => setIsIssuing(false)}
        />
      ) : (
        <p className={styles['actions']}>
          <TextButton onClick={() => setIsIssuing(true)}>Issue an invoice or receipt</TextButton>
        </p>
      )}
    </>
  );
}

function IssueForm({
  entry,
  onIssue,
  onCancel,
}: {
  entry: RequestEntry;
  onIssue: (order: OwnerEntry) => void;
  onCancel: () => void;
}) {
  const id = useId();
  const [form, setForm] = useState<WorkEntryOf<'invoice'>['form']>('invoice');
  const [isMailed, setIsMailed] = useState(true);
  function issue(event: FormEvent) {
    event.preventDefault();
    onIssue({ id: randomUuid(), kind: 'invoice', form, isMailed });
  }
  return (
    <form
      className={`${controls['controls']} ${styles['form']}`}
      aria-label="Issue an invoice or receipt"
      onSubmit={issue}
    >
      <div>
        <label htmlFor={id}>What</label>
        <select
          id={id}
          value={form}
          onChange={(event) => {
            const chosen = invoiceForms.find((one) => one === event.target.value);
            if (chosen) setForm(chosen);
          }}
        >
          {invoiceForms.map((one) => (
            <option key={one} value={one}>
              {formWords[one]}
            </option>
          ))}
        </select>
      </div>
      <p className={`${styles['wide']} ${styles['check']}`}>
        <input
          id={`${id}-mail`}
          type="checkbox"
          checked={isMailed}
          onChange={(event) => setIsMailed(event.target.checked)}
        />
        <label htmlFor={`${id}-mail`}>Email it to {entry.email}</label>
      </p>
      <p className={styles['actions']}>
        <button type="submit" className="button">
          Issue
        </button>
        <TextButton onClick={onCancel}>Cancel</TextButton>
      </p>
    </form>
  );
}

/** An invoice as it was issued, to read and to print. */
function IssuedInvoice({ entry, id }: { entry: RequestEntry; id: string }) {
  const { data, isError } = useQuery(workQuery(entry.id));
  const invoice = data?.find((one) => one.id === id && one.kind === 'invoice');
  if (invoice?.kind !== 'invoice') {
    return <p role="status">{isError ? 'We couldn’t reach the server. Try again.' : 'Loading…'}</p>;
  }
  const { title, facts, amounts, payment } = invoiceParts(invoice);
  const all = [...facts, ...amounts, ...payment];
  return (
    <div className={styles['invoice']}>
      <h3>{title}</h3>
      <dl>
        {all.map(([label, value], index) => (
          <div key={`${index}-${label}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['actions']}>
        <button type="button" className="button button-quiet" onClick={() => window.print()}>
          Print
          <span className="visually-hidden"> the {title.toLowerCase()}</span>
        </button>
      </p>
      <PrintedCopy
        title={title}
        facts={facts}
        sections={[
          { title: '', answers: answersOf(amounts) },
          ...(payment.length === 0 ? [] : [{ title: 'How to pay', answers: answersOf(payment) }]),
        ]}
        fileNames={[]}
      />
    </div>
  );
}

const answersOf = (rows: readonly (readonly [string, string])[]) =>
  rows.map(([label, text]) => ({ label, text }));
