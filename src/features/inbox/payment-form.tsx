import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { randomUuid } from '#lib/uuid.ts';
import { victorianDay } from '#shared/business-days.ts';
import { formatCents, parseCents } from '#shared/format-cents.ts';
import { maxCents, paymentKinds, paymentWays } from '#shared/inbox/money-entries.ts';
import type { WorkEntryOf } from '#shared/inbox/work-entries.ts';
import { limits } from '#shared/limits.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { leftAfterRefund, paymentKindLabels, paymentWayLabels } from './request-money.ts';
import type { RequestMoney } from './request-money.ts';
import controls from './controls.module.css';
import styles from './money-form.module.css';

type Payment = WorkEntryOf<'payment'>;
type Field = 'amount' | 'day' | 'due';

/** Records a payment; filled in with what is expected. */
export function PaymentForm({
  expectedCents,
  kind: firstKind,
  money,
  now,
  onRecord,
  onCancel,
}: {
  /** What is still to come; null where nothing is. */
  expectedCents: number | null;
  kind: Payment['paymentKind'];
  money: RequestMoney;
  now: Date;
  onRecord: (payment: Omit<Payment, 'submissionId' | 'at' | 'by' | 'name'>) => void;
  onCancel: () => void;
}) {
  const id = useId();
  const today = victorianDay(now.toISOString());
  const save = useRef<HTMLButtonElement>(null);
  const amountField = useRef<HTMLInputElement>(null);
  const dueField = useRef<HTMLSelectElement>(null);
  const [amount, setAmount] = useState(
    expectedCents === null ? '' : formatCents(expectedCents).slice(1),
  );
  const [day, setDay] = useState(today);
  const [paymentKind, setPaymentKind] = useState(firstKind);
  const [way, setWay] = useState<Payment['way']>('bank-transfer');
  const [note, setNote] = useState('');
  const [answer, setAnswer] = useState<'yes' | 'no' | null>(null);
  const [problem, setProblem] = useState<{ field: Field; text: string } | null>(null);
  const left = paymentKind === 'refund' ? leftAfterRefund(money, parseCents(amount)) : null;
  const isStillDue = answer ?? (left?.isClear === true ? 'no' : '');
  // Everything is filled in: one press records it.
  useEffect(() => (expectedCents === null ? amountField : save).current?.focus(), [expectedCents]);

  function record(event: FormEvent) {
    event.preventDefault();
    const cents = parseCents(amount);
    if (cents === null || cents === 0) {
      setProblem({ field: 'amount', text: 'Enter an amount above zero, such as 160 or 160.50.' });
      amountField.current?.focus();
    } else if (cents > maxCents) {
      setProblem({ field: 'amount', text: 'Enter an amount of at most $100,000.' });
      amountField.current?.focus();
    } else if (day === '' || day > today) {
      setProblem({ field: 'day', text: 'Choose today or an earlier day.' });
    } else if (left !== null && isStillDue === '') {
      setProblem({ field: 'due', text: 'Choose whether anything is still to pay.' });
      dueField.current?.focus();
    } else {
      // What came too much goes back without a change of the price.
      const isRest = paymentKind === 'refund' && cents < money.paidCents;
      const leavesDue =
        left === null ? isRest && { leavesDue: true } : { leavesDue: isStillDue === 'yes' };
      onRecord({
        id: randomUuid(),
        kind: 'payment',
        day,
        cents,
        paymentKind,
        way,
        note,
        ...leavesDue,
      });
    }
  }
  const problemOf = (field: Field) =>
    problem?.field === field
      ? { 'aria-invalid': true, 'aria-describedby': `${id}-${field}-problem` }
      : {};
  const problemLine = (field: Field) =>
    problem?.field === field ? (
      <p id={`${id}-${field}-problem`} className={styles['problem']} role="alert">
        {problem.text}
      </p>
    ) : null;

  return (
    <form
      className={`${controls['controls']} ${styles['form']}`}
      aria-label="Record a payment"
      onSubmit={record}
      onChange={() => setProblem(null)}
      noValidate
    >
      <div>
        <label htmlFor={`${id}-kind`}>For</label>
        <select
          id={`${id}-kind`}
          value={paymentKind}
          onChange={(event) => {
            const chosen = paymentKinds.find((one) => one === event.target.value);
            if (chosen) setPaymentKind(chosen);
          }}
        >
          {paymentKinds.map((one) => (
            <option key={one} value={one}>
              {paymentKindLabels[one]}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-amount`}>Amount in dollars</label>
        <input
          ref={amountField}
          id={`${id}-amount`}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
          {...problemOf('amount')}
        />
        {problemLine('amount')}
      </div>
      <div>
        <label htmlFor={`${id}-day`}>Day</label>
        <input
          id={`${id}-day`}
          type="date"
          max={today}
          value={day}
          onChange={(event) => setDay(event.target.value)}
          {...problemOf('day')}
        />
        {problemLine('day')}
      </div>
      <div>
        <label htmlFor={`${id}-way`}>How</label>
        <select
          id={`${id}-way`}
          value={way}
          onChange={(event) => {
            const chosen = paymentWays.find((one) => one === event.target.value);
            if (chosen) setWay(chosen);
          }}
        >
          {paymentWays.map((one) => (
            <option key={one} value={one}>
              {paymentWayLabels[one]}
            </option>
          ))}
        </select>
      </div>
      {left === null ? null : (
        <div className={styles['wide']}>
          <label htmlFor={`${id}-due`}>Is anything still to pay?</label>
          <select
            ref={dueField}
            id={`${id}-due`}
            value={isStillDue}
            onChange={(event) => setAnswer(event.target.value === 'yes' ? 'yes' : 'no')}
            {...problemOf('due')}
          >
            {isStillDue === '' ? <option value="">Choose</option> : null}
            <option value="no">No, nothing</option>
            <option value="yes">{`Yes, ${formatCents(left.cents)}`}</option>
          </select>
          {problemLine('due')}
        </div>
      )}
      <div className={styles['wide']}>
        <label htmlFor={`${id}-note`}>Note (optional)</label>
        <input
          autoComplete="off"
          id={`${id}-note`}
          maxLength={limits.maxLineLength}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
      <p className={styles['actions']}>
        <button ref={save} type="submit" className="button">
          Save payment
        </button>
        <TextButton onClick={onCancel}>Cancel</TextButton>
      </p>
    </form>
  );
}
