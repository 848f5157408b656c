import { useRef, useState } from 'react';
import { randomUuid } from '#lib/uuid.ts';
import type { OwnerNotes } from '#offline/owner-notes/owner-notes.ts';
import { formatCents } from '#shared/format-cents.ts';
import type { OwnerEntry } from '#shared/inbox/work-entries.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { momentOf } from './age.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { InvoicePart } from './invoice-part.tsx';
import { PaymentForm } from './payment-form.tsx';
import { AgreedPriceForm } from './agreed-price-form.tsx';
import type { RecordPartProps, RequestEntry } from './record-part.ts';
import { balanceText, moneyOfRequest, paymentText } from './request-money.ts';
import type { RequestMoney } from './request-money.ts';
import { UnsentWork } from './unsent-work.tsx';
import formStyles from './money-form.module.css';
import styles from './record-head.module.css';

type Open = 'payment' | 'refund' | 'price' | null;

/** What a request costs, and what has been paid of it. */
export function RecordMoney({
  entry,
  reports,
  now,
  onWork,
  ownerNotes,
}: RecordPartProps<RequestEntry> & {
  ownerNotes: OwnerNotes;
  /** Adds an entry, through the outbox of the notes. */
  onWork: (work: OwnerEntry) => Promise<boolean>;
}) {
  const [open, setOpen] = useState<Open>(null);
  const money = moneyOfRequest(entry, reports);
  const { saysPaidAt, payments, invoices } = entry.money;
  const part = useRef<HTMLElement>(null);
  const focus = () => part.current?.focus();
  /** The form or the button that was pressed goes, and what it became stands in this part. */
  function close() {
    setOpen(null);
    focus();
  }
  function add(work: OwnerEntry) {
    close();
    return onWork(work);
  }
  const isDelivered = entry.status === 'delivered';
  const isDeposit = money.depositDueCents !== null;
  const expected = isDeposit ? money.depositDueCents : money.balanceCents;
  return (
    <section ref={part} aria-label="Money" tabIndex={-1}>
      <dl className={styles['facts']}>
        <div>
          <dt>Price</dt>
          <dd className={styles['both']}>
            <span>{priceText(money)}</span>
            {open === 'price' ? null : (
              <TextButton onClick={() => setOpen('price')}>Change price</TextButton>
            )}
          </dd>
        </div>
        {entry.inventedPrice === undefined ? null : (
          <div>
            <dt>Not a price</dt>
            <dd className={styles['due']}>
              {formatCents(entry.inventedPrice.priceAud * 100)} came with the request and was never
              on the list. It doesn’t apply.
            </dd>
          </div>
        )}
        {money.depositDueCents === null ? null : (
          <div>
            <dt>Deposit</dt>
            <dd className={styles['due']}>{formatCents(money.depositDueCents)} due</dd>
          </div>
        )}
        {payments.length === 0 ? null : (
          <div>
            <dt>Paid</dt>
            <dd>{formatCents(money.receivedCents)}</dd>
          </div>
        )}
        {money.refundedCents === 0 ? null : (
          <div>
            <dt>Refunded</dt>
            <dd>{formatCents(money.refundedCents)}</dd>
          </div>
        )}
        {money.balanceCents === null || (payments.length === 0 && !isDelivered) ? null : (
          <div>
            <dt>Balance</dt>
            <dd className={money.balanceCents === 0 ? undefined : styles['due']}>
              {balanceText(money.balanceCents, isDelivered)}
            </dd>
          </div>
        )}
        {saysPaidAt === null ? null : (
          <div>
            <dt>Client</dt>
            <dd className={styles['both']}>
              <span className={formStyles['says']}>Says paid, {momentOf(saysPaidAt)}</span>
              <TextButton onClick={() => setOpen('payment')}>
                Confirm<span className="visually-hidden"> the payment</span>
              </TextButton>
              <TextButton onClick={() => add({ id: randomUuid(), kind: 'not-paid-yet' })}>
                Not yet
              </TextButton>
            </dd>
          </div>
        )}
      </dl>
      {open === 'price' ? <AgreedPriceForm money={money} onSave={add} onCancel={close} /> : null}
      {payments.length === 0 ? null : (
        <ul className={formStyles['list']} aria-label="Payments">
          {payments.map((payment) => (
            <li key={payment.id}>
              <span>
                {payment.note === ''
                  ? paymentText(payment)
                  : `${paymentText(payment)} (${payment.note})`}
              </span>
              {payment.by === undefined ? null : (
                <span className={formStyles['by']}>{`Recorded by ${payment.by}`}</span>
              )}
              <ConfirmButton
                label="Remove"
                confirmLabel="Remove this payment"
                target={paymentText(payment)}
                onConfirm={() =>
                  add({
                    id: randomUuid(),
                    kind: 'payment-correction',
                    paymentId: payment.id,
                    note: '',
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
      <UnsentWork
        of="record"
        entry={entry}
        sent={[...payments, ...invoices]}
        ownerNotes={ownerNotes}
        onWork={add}
      />
      {open === 'payment' || open === 'refund' ? (
        <PaymentForm
          key={open}
          now={now}
          kind={open === 'refund' ? 'refund' : isDeposit ? 'deposit' : 'balance'}
          expectedCents={expectedOf(open, expected)}
          money={money}
          onRecord={add}
          onCancel={close}
        />
      ) : (
        <p className={formStyles['actions']}>
          {saysPaidAt === null ? (
            <TextButton onClick={() => setOpen('payment')}>Record a payment</TextButton>
          ) : null}
          {money.paidCents > 0 ? (
            <TextButton onClick={() => setOpen('refund')}>Record a refund</TextButton>
          ) : null}
        </p>
      )}
      <InvoicePart
        entry={entry}
        chargedCents={money.chargedCents}
        onWork={onWork}
        onClose={focus}
      />
    </section>
  );
}

/** What is probably to be recorded: what is still to come, or what came too much. */
function expectedOf(open: 'payment' | 'refund', balanceCents: number | null): number | null {
  if (balanceCents === null) return null;
  const cents = open === 'refund' ? -balanceCents : balanceCents;
  return cents > 0 ? cents : null;
}

/** The price, and today's where the list says another by now. */
function priceText({ priceCents, source, listedCents }: RequestMoney): string {
  if (priceCents === null) return 'Not agreed yet';
  const price = formatCents(priceCents);
  if (source === 'agreed') return `${price}, as agreed`;
  return listedCents === null
    ? price
    : `${price}, as the customer was shown it (now ${formatCents(listedCents)})`;
}
