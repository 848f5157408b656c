import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { randomUuid } from '#lib/uuid.ts';
import { formatCents } from '#shared/format-cents.ts';
import { adjustmentOrder, invoiceOrder } from '#shared/inbox/invoice-orders.ts';
import { invoiceNumberText, invoiceParts } from '#shared/inbox/invoice-text.ts';
import { invoiceForms } from '#shared/inbox/money-entries.ts';
import type { InvoiceNumber } from '#shared/inbox/money-entries.ts';
import type { OwnerEntry, WorkEntryOf } from '#shared/inbox/work-entries.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { PrintedCopy } from '#ui/printed-copy/printed-copy.tsx';
import type { RequestEntry } from './record-part.ts';
import controls from './controls.module.css';
import { useFirstField } from './use-first-field.ts';
import { workQuery } from './work-queries.ts';
import styles from './money-form.module.css';

const formLabels = {
  invoice: 'Invoice',
  receipt: 'Receipt',
  adjustment: 'Adjustment note',
} as const;

/** Invoices, receipts and adjustment notes of a request: those issued, and a form for the next. */
export function InvoicePart({
  entry,
  chargedCents,
  onWork,
  onClose,
}: {
  entry: RequestEntry;
  /** The price less what a refund took off it; null where there is none. */
  chargedCents: number | null;
  /** False where one of the kind waits already. */
  onWork: (work: OwnerEntry) => Promise<boolean>;
  /** The form is gone. */
  onClose: () => void;
}) {
  const close = () => {
    setIsIssuing(false);
    onClose();
  };
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
                {formLabels[form]} {invoiceNumberText(number)}, {formatCents(totalCents)}
              </TextButton>
              {openId === id ? <IssuedInvoice entry={entry} id={id} /> : null}
            </li>
          ))}
        </ul>
      )}
      {isIssuing ? (
        <IssueForm
          entry={entry}
          chargedCents={chargedCents}
          onIssue={async (order) => {
            const isAdded = await onWork(order);
            if (isAdded) close();
            return isAdded;
          }}
          onCancel={close}
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
  chargedCents,
  onIssue,
  onCancel,
}: {
  entry: RequestEntry;
  chargedCents: number | null;
  onIssue: (order: OwnerEntry) => Promise<boolean>;
  onCancel: () => void;
}) {
  const id = useId();
  const fields = useFirstField();
  const { invoices } = entry.money;
  const adjustment = adjustmentOrder(invoices, chargedCents);
  const orders = { invoice: invoiceOrder(invoices, chargedCents), receipt: null, adjustment };
  const [form, setForm] = useState<WorkEntryOf<'invoice'>['form']>(
    'refusal' in adjustment ? 'invoice' : 'adjustment',
  );
  const [isMailed, setIsMailed] = useState(true);
  const [isRefused, setIsRefused] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const order = orders[form];
  function issue(event: FormEvent) {
    event.preventDefault();
    if (order !== null && 'refusal' in order) {
      setIsRefused(true);
      return;
    }
    void onIssue({ id: randomUuid(), kind: 'invoice', form, isMailed }).then((isAdded) =>
      setIsWaiting(!isAdded),
    );
  }
  return (
    <form
      ref={fields}
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
            setIsRefused(false);
            setIsWaiting(false);
            if (chosen) setForm(chosen);
          }}
        >
          {invoiceForms.map((one) => (
            <option key={one} value={one}>
              {formLabels[one]}
            </option>
          ))}
        </select>
      </div>
      {order === null ? null : 'refusal' in order ? (
        <p
          role={isRefused ? 'alert' : undefined}
          className={`${styles['wide']} ${isRefused ? styles['problem'] : ''}`}
        >
          {order.refusal}
        </p>
      ) : (
        <p className={styles['wide']}>{orderText(order)}</p>
      )}
      {isWaiting ? (
        <p role="alert" className={`${styles['wide']} ${styles['problem']}`}>
          One is waiting to be sent already. Discard it above to issue another.
        </p>
      ) : null}
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

/** What is going to be issued: `$320`, `Adjusts invoice 2026-0001 by -$30` */
function orderText(order: { cents: number; adjusts?: InvoiceNumber }): string {
  const amount = formatCents(order.cents);
  if (order.adjusts === undefined) return amount;
  return `Adjusts invoice ${invoiceNumberText(order.adjusts)} by ${order.cents > 0 ? `+${amount}` : amount}`;
}

/** An invoice as it was issued, to read and to print. */
function IssuedInvoice({ entry, id }: { entry: RequestEntry; id: string }) {
  const { data, isError } = useQuery(workQuery(entry.id));
  const invoice = data?.find((one) => one.id === id && one.kind === 'invoice');
  if (invoice?.kind !== 'invoice') {
    return <p role="status">{isError ? 'We couldn’t reach the server. Try again.' : 'Loading…'}</p>;
  }
  return <ShownInvoice invoice={invoice} />;
}

/** Everything that an invoice says. */
export function ShownInvoice({ invoice }: { invoice: WorkEntryOf<'invoice'> }) {
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
