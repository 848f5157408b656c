import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { randomUuid } from '#lib/uuid.ts';
import { formatCents, parseCents } from '#shared/format-cents.ts';
import { maxCents } from '#shared/inbox/money-entries.ts';
import type { OwnerEntry } from '#shared/inbox/work-entries.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import type { RequestMoney } from './request-money.ts';
import controls from './controls.module.css';
import styles from './money-form.module.css';

const shown = (cents: number | null) => (cents === null ? '' : formatCents(cents).slice(1));

/** Agrees on another price; its deposit follows at the same share until it is typed. */
export function AgreedPriceForm({
  money,
  onSave,
  onCancel,
}: {
  money: RequestMoney;
  onSave: (price: OwnerEntry) => void;
  onCancel: () => void;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [price, setPrice] = useState(shown(money.priceCents));
  const [ownDeposit, setOwnDeposit] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => field.current?.select(), []);
  const share =
    money.depositCents === null || money.priceCents === null
      ? 0
      : money.depositCents / money.priceCents;
  const cents = parseCents(price);
  // A deposit that is paid stays the one that was asked for.
  const isDepositPaid = money.paidCents > 0 && money.depositDueCents === null;
  const offered = isDepositPaid
    ? Math.min(money.depositCents ?? 0, cents ?? Infinity) || null
    : cents === null || share === 0
      ? null
      : Math.round((cents * share) / 100) * 100 || null;
  const deposit = ownDeposit ?? shown(offered);

  function save(event: FormEvent) {
    event.preventDefault();
    const depositCents = deposit.trim() === '' ? null : parseCents(deposit);
    const isReadable = deposit.trim() === '' || (depositCents ?? 0) > 0;
    if (cents === null || cents > maxCents || !isReadable) {
      setProblem('Enter amounts of at most $100,000. A price of 0 charges nothing.');
    } else if ((depositCents ?? 0) > cents) {
      setProblem('The deposit can’t be more than the price.');
    } else {
      onSave({ id: randomUuid(), kind: 'price', cents, depositCents });
      return;
    }
    field.current?.focus();
  }
  const invalid = problem === null ? {} : { 'aria-describedby': `${id}-problem` };
  return (
    <form
      className={`${controls['controls']} ${styles['form']}`}
      aria-label="Change the price"
      onSubmit={save}
      onChange={() => setProblem(null)}
      noValidate
    >
      <div>
        <label htmlFor={`${id}-price`}>Price in dollars</label>
        <input
          ref={field}
          id={`${id}-price`}
          inputMode="decimal"
          autoComplete="off"
          value={price}
          onChange={(event) => setPrice(event.target.value)}
          {...invalid}
        />
      </div>
      <div>
        <label htmlFor={`${id}-deposit`}>Deposit in dollars</label>
        <input
          id={`${id}-deposit`}
          inputMode="decimal"
          autoComplete="off"
          value={deposit}
          onChange={(event) => setOwnDeposit(event.target.value)}
          {...invalid}
        />
      </div>
      {problem === null ? null : (
        <p id={`${id}-problem`} role="alert" className={`${styles['problem']} ${styles['wide']}`}>
          {problem}
        </p>
      )}
      <p className={styles['actions']}>
        <button type="submit" className="button">
          Save price
        </button>
        <TextButton onClick={onCancel}>Cancel</TextButton>
      </p>
    </form>
  );
}
