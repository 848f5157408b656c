import type { PlainDate } from '../time.ts';
import type { Money } from './money.ts';
import type { WorkEntry, WorkEntryOf } from './work-entries.ts';

/** Why an equal payment of the same day is refused, until the owner says that it is another one. */
export const repeatedPayment = 'A payment of this amount on this day is already recorded';

/** A request about whose money nothing is recorded. */
export const noMoney: Money = {
  agreed: null,
  payments: [],
  paidCents: 0,
  waivedCents: 0,
  isSettled: false,
  paidOn: null,
  saysPaidAt: null,
  notFoundAt: null,
  invoices: [],
};

/** @param entries of one request, in the order of adding */
export function moneyOf(entries: readonly Readonly<WorkEntry>[]): Money {
  const cancelled = new Set(
    entries.flatMap((entry) => (entry.kind === 'payment-correction' ? [entry.paymentId] : [])),
  );
  const money: Money = { ...noMoney, payments: [], invoices: [] };
  for (const entry of entries) {
    switch (entry.kind) {
      case 'payment': {
        if (cancelled.has(entry.id)) break;
        money.saysPaidAt = null;
        money.notFoundAt = null;
        const { id, day, cents, paymentKind, way, note, name } = entry;
        const by = name === undefined ? {} : { by: name };
        money.payments.push({ id, day, cents, paymentKind, way, note, ...by });
        addPayment(money, entry);
        break;
      }
      case 'price':
        money.agreed = { cents: entry.cents, depositCents: entry.depositCents };
        // It counts with all that went back before.
        money.waivedCents = 0;
        money.isSettled = false;
        break;
      case 'says-paid':
        money.saysPaidAt = entry.at;
        money.notFoundAt = null;
        break;
      case 'not-paid-yet':
        money.saysPaidAt = null;
        money.notFoundAt = entry.at;
        break;
      case 'invoice': {
        const { id, form, number, day, totalCents } = entry;
        money.invoices.push({ id, form, number, day, totalCents });
        break;
      }
      default:
    }
  }
  money.payments.sort((one, other) => one.day.localeCompare(other.day));
  const first: PlainDate | undefined = money.payments.find(
    ({ paymentKind }) => paymentKind !== 'refund',
  )?.day;
  if (money.paidCents > 0 && first !== undefined) money.paidOn = first;
  return money;
}

function addPayment(money: Money, { paymentKind, cents, leavesDue }: WorkEntryOf<'payment'>): void {
  if (paymentKind !== 'refund') {
    // Paid anew after all went back: as for the first time.
    if (money.paidCents <= 0) money.waivedCents = 0;
    money.paidCents += cents;
    money.isSettled = false;
    return;
  }
  money.paidCents -= cents;
  if (leavesDue !== true) money.waivedCents += cents;
  money.isSettled = leavesDue === false || (leavesDue === undefined && money.paidCents <= 0);
}

/** All that went back. */
export function refundedCentsOf({ payments }: Pick<Money, 'payments'>): number {
  return payments.reduce(
    (sum, { paymentKind, cents }) => (paymentKind === 'refund' ? sum + cents : sum),
    0,
  );
}

/** What is still to come of a price. */
export interface Dues {
  /** Negative where too much came; null where there is no price. */
  balanceCents: number | null;
  /** What of the deposit is still to come; null where nothing is. */
  depositDueCents: number | null;
  /** The price with all that a refund took off it; null where there is none. */
  chargedCents: number | null;
}

/** What is still to come: the same for the owner, the client, Today and invoices. */
export function duesOf(
  money: Pick<Money, 'paidCents' | 'waivedCents' | 'isSettled'>,
  price: { cents: number | null; depositCents: number | null },
): Dues {
  const { paidCents, waivedCents, isSettled } = money;
  const balanceCents = price.cents === null ? null : balanceOf(price.cents - paidCents, money);
  const ofDeposit = isSettled ? 0 : (price.depositCents ?? 0) - paidCents - waivedCents;
  const depositDueCents = Math.min(ofDeposit, balanceCents ?? ofDeposit);
  return {
    balanceCents,
    depositDueCents: depositDueCents > 0 ? depositDueCents : null,
    chargedCents: balanceCents === null ? null : paidCents + balanceCents,
  };
}

/** @param gap the price less what is paid */
function balanceOf(
  gap: number,
  { waivedCents, isSettled }: Pick<Money, 'waivedCents' | 'isSettled'>,
) {
  if (gap <= 0) return gap;
  return isSettled ? 0 : Math.max(0, gap - waivedCents);
}

/** Whether all that came went back, and nothing is to pay: the request is called off. */
export function isCalledOff({ paidCents, isSettled }: Pick<Money, 'paidCents' | 'isSettled'>) {
  return isSettled && paidCents <= 0;
}

/** Whether a deposit is neither paid nor said to be, and nothing has closed the request's money. */
export function isDepositOpen({
  depositPaidAt,
  money,
}: {
  depositPaidAt: string | null;
  money: Pick<Money, 'saysPaidAt' | 'isSettled'>;
}): boolean {
  return depositPaidAt === null && money.saysPaidAt === null && !money.isSettled;
}

/** Another one with each thing that the customer says is paid, and with each payment. */
export function claimStateOf(entries: readonly Readonly<WorkEntry>[]): string {
  const claims = entries.filter(({ kind }) => kind === 'says-paid').length;
  return `${claims} ${moneyOf(entries).paidCents}`;
}
