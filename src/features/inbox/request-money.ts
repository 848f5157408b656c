import { formatCents, parseCents } from '#shared/format-cents.ts';
import { dayText } from '#shared/inbox/invoice-text.ts';
import { duesOf, refundedCentsOf } from '#shared/inbox/dues.ts';
import type { ReportList } from '#shared/inbox/entry-text.ts';
import type { OwnerEntry } from '#shared/inbox/work-entries.ts';
import type { RequestEntry } from './record-part.ts';

export interface RequestMoney {
  priceCents: number | null;
  /** Null where it is agreed when the visit is arranged. */
  depositCents: number | null;
  /** Where the price is from. */
  source: 'agreed' | 'shown' | 'listed';
  /** Today's price, where it is another one. */
  listedCents: number | null;
  paidCents: number;
  /** All that came, before refunds. */
  receivedCents: number;
  refundedCents: number;
  /** What is still to come; negative where too much came. */
  balanceCents: number | null;
  /** What of the deposit is still to come; null where nothing is. */
  depositDueCents: number | null;
  /** The price with all that a refund took off it; null where there is none. */
  chargedCents: number | null;
}

/** What a request costs and what of it is paid: the price agreed, else as its customer was shown it, else by the list. */
export function moneyOfRequest(request: RequestEntry, reports: ReportList): RequestMoney {
  const { agreed, paidCents } = request.money;
  const refundedCents = refundedCentsOf(request.money);
  const { shownPrice, status, folder } = request;
  const report = reports[request.serviceType];
  const listed = {
    cents: parseCents(report.price),
    depositCents: report.deposit === null ? null : parseCents(report.deposit),
  };
  const shown = shownPrice && {
    cents: shownPrice.priceAud * 100,
    depositCents: shownPrice.depositAud === null ? null : shownPrice.depositAud * 100,
  };
  const { cents: priceCents, depositCents } = agreed ?? shown ?? listed;
  const isOpen = folder === 'inbox' && status !== 'delivered' && status !== 'archived';
  const dues = duesOf(request.money, { cents: priceCents, depositCents });
  return {
    ...dues,
    priceCents,
    depositCents,
    source: agreed ? 'agreed' : shown ? 'shown' : 'listed',
    listedCents: listed.cents === priceCents ? null : listed.cents,
    paidCents,
    receivedCents: paidCents + refundedCents,
    refundedCents,
    depositDueCents: isOpen ? dues.depositDueCents : null,
  };
}

/**
 * What would be left of the price once so much is refunded, and whether it is clear that nobody pays it: because all goes
 * back, or all had been paid. Null where the price stays covered.
 */
export function leftAfterRefund(
  { priceCents, paidCents, balanceCents }: RequestMoney,
  refundCents: number | null,
): { cents: number; isClear: boolean } | null {
  if (priceCents === null || balanceCents === null || refundCents === null) return null;
  const cents = balanceCents + refundCents;
  if (cents <= 0) return null;
  return { cents, isClear: balanceCents <= 0 || refundCents >= paidCents };
}

/** What is left to pay, in words. */
export function balanceText(balanceCents: number, isDelivered: boolean): string {
  if (balanceCents === 0) return 'Nothing to pay';
  if (balanceCents < 0) return `${formatCents(-balanceCents)} too much paid`;
  return isDelivered ? `${formatCents(balanceCents)}, due now` : formatCents(balanceCents);
}

export const paymentKindLabels = {
  deposit: 'Deposit',
  balance: 'Balance',
  refund: 'Refund',
} as const;

export const paymentWayLabels = {
  'bank-transfer': 'bank transfer',
  card: 'card',
  cash: 'cash',
  other: 'another way',
} as const;

/** A payment as one line: `Deposit of $160 by bank transfer on 2 March 2026`. */
export function paymentText({
  paymentKind,
  cents,
  way,
  day,
}: Pick<
  RequestEntry['money']['payments'][number],
  'paymentKind' | 'cents' | 'way' | 'day'
>): string {
  return `${paymentKindLabels[paymentKind]} of ${formatCents(cents)} by ${paymentWayLabels[way]} on ${dayText(day)}`;
}

/** An entry that waits on the device, in words. */
export function entryText(entry: OwnerEntry): string {
  switch (entry.kind) {
    case 'payment':
      return paymentText(entry);
    case 'payment-correction':
      return 'A payment removed';
    case 'price':
      return `Price of ${formatCents(entry.cents)}`;
    case 'not-paid-yet':
      return 'Not paid yet';
    case 'invoice':
      return { invoice: 'Invoice', receipt: 'Receipt', adjustment: 'Adjustment note' }[entry.form];
    case 'reply':
    case 'report-sent':
      return entry.subject;
    case 'words-seen':
      return 'Words seen';
    case 'report-removed':
      return 'A PDF removed';
    case 'visit-proposed':
      return 'Times for a visit';
    case 'visit-set':
      return 'Time of a visit';
    case 'visit-cancelled':
      return 'Visit cancelled';
    case 'links-ended':
      return 'All links ended';
    case 'address':
      return `New link to ${entry.email}`;
    case 'mail-try':
      return 'An email sent again';
  }
}
