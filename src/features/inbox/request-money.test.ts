import { expect, test } from 'vitest';
import { moneyOf } from '#shared/inbox/dues.ts';
import type { WorkEntry } from '#shared/inbox/work-entries.ts';
import type { RequestEntry } from './record-part.ts';
import { balanceText, leftAfterRefund, moneyOfRequest } from './request-money.ts';

const report = { title: 'A report', price: '$550', deposit: '$275' };
const reports = {
  'natural-building': report,
  'site-regulatory': report,
  'new-house-design': report,
  'house-extension': { ...report, deposit: null },
};
const common = { submissionId: null, at: '2026-11-26T00:00:00.000Z', by: 'owner' } as const;
let number = 0;
const payment = (cents: number, changes: object = {}): WorkEntry => ({
  ...common,
  id: `${(number += 1)}`,
  kind: 'payment',
  day: '2026-11-20',
  cents,
  paymentKind: 'deposit',
  way: 'bank-transfer',
  note: '',
  ...changes,
});
function request(entries: readonly WorkEntry[], changes: Partial<RequestEntry> = {}): RequestEntry {
  return {
    kind: 'request',
    id: '1',
    receipt: 'NB-0000-00',
    serviceType: 'natural-building',
    name: 'Ada',
    email: 'ada@example.org',
    phone: '',
    answers: {},
    attachments: [],
    toolWork: [],
    shownPrice: null,
    money: moneyOf(entries),
    folder: 'inbox',
    status: 'read',
    notes: [],
    answeredAt: null,
    depositPaidAt: null,
    createdAt: common.at,
    ...changes,
  };
}

test('a request costs the price agreed, else the one shown, else the listed one', () => {
  expect(moneyOfRequest(request([]), reports)).toEqual({
    priceCents: 55_000,
    depositCents: 27_500,
    source: 'listed',
    listedCents: null,
    paidCents: 0,
    receivedCents: 0,
    refundedCents: 0,
    balanceCents: 55_000,
    depositDueCents: 27_500,
    chargedCents: 55_000,
  });
  const shownPrice = { priceAud: 1_500, depositAud: 750 };
  expect(moneyOfRequest(request([], { shownPrice }), reports)).toMatchObject({
    priceCents: 150_000,
    source: 'shown',
    listedCents: 55_000,
    depositDueCents: 75_000,
  });
  const agreed: WorkEntry = {
    ...common,
    id: 'a',
    kind: 'price',
    cents: 60_000,
    depositCents: null,
  };
  expect(moneyOfRequest(request([agreed], { shownPrice }), reports)).toMatchObject({
    priceCents: 60_000,
    source: 'agreed',
    depositDueCents: null,
  });
});

test('a deposit is due until it is paid, whatever the status says', () => {
  const due = (entries: readonly WorkEntry[], changes: Partial<RequestEntry> = {}) =>
    moneyOfRequest(request(entries, changes), reports).depositDueCents;
  for (const status of ['new', 'read', 'deposit-paid', 'in-progress'] as const) {
    expect(due([], { status })).toBe(27_500);
  }
  expect(due([], { status: 'delivered' })).toBeNull();
  expect(due([], { folder: 'spam' })).toBeNull();
  expect(due([], { serviceType: 'house-extension' })).toBeNull();
  expect(due([payment(10_000)])).toBe(17_500);
  expect(due([payment(27_500)])).toBeNull();
});

test('what is refunded or taken out is not paid, and too much shows as such', () => {
  const first = payment(27_500);
  const money = (...entries: WorkEntry[]) => moneyOfRequest(request(entries), reports);
  const takenOut: WorkEntry = {
    ...common,
    id: 'c',
    kind: 'payment-correction',
    paymentId: first.id,
    note: '',
  };
  expect(money(first, takenOut)).toMatchObject({ paidCents: 0, depositDueCents: 27_500 });
  expect(money(first, payment(7_500, { paymentKind: 'refund' })).paidCents).toBe(20_000);
  expect(money(first, payment(30_000, { paymentKind: 'balance' })).balanceCents).toBe(-2_500);
});

const refund = (cents: number, changes: object = {}) =>
  payment(cents, { paymentKind: 'refund', ...changes });
const priceOf = (cents: number, depositCents: number | null): WorkEntry => ({
  ...common,
  id: `${(number += 1)}`,
  kind: 'price',
  cents,
  depositCents,
});

test.each<[string, WorkEntry[], number | null, number | null]>([
  ['all of a deposit', [payment(27_500), refund(27_500)], 0, null],
  ['all of the price', [payment(55_000), refund(55_000)], 0, null],
  ['a part of the whole price', [payment(55_000), refund(6_000)], 0, null],
  ['twice', [payment(55_000), refund(6_000), refund(4_000)], 0, null],
  ['a part of a deposit', [payment(27_500), refund(7_500)], 27_500, null],
  ['with nothing to pay', [payment(27_500), refund(7_500, { leavesDue: false })], 0, null],
  ['to be paid again', [payment(27_500), refund(27_500, { leavesDue: true })], 55_000, 27_500],
  ['a part, to be paid again', [payment(55_000), refund(5_000, { leavesDue: true })], 5_000, null],
  ['what came too much', [payment(60_000), refund(5_000, { leavesDue: true })], 0, null],
  ['less than came too much', [payment(60_000), refund(2_000, { leavesDue: true })], -3_000, null],
  [
    'and paid anew',
    [payment(27_500), refund(27_500), payment(27_500, { day: '2026-11-21' })],
    27_500,
    null,
  ],
  ['after the price fell', [payment(55_000), priceOf(50_000, 27_500), refund(5_000)], 0, null],
  ['before the price rose', [payment(55_000), refund(5_000), priceOf(60_000, null)], 10_000, null],
])('of a refund nothing is asked that is not to be paid: %s', (_, entries, balance, deposit) => {
  const { balanceCents, depositDueCents } = moneyOfRequest(request(entries), reports);
  expect([balanceCents, depositDueCents]).toEqual([balance, deposit]);
});

test('the form of a refund asks what is left only where the price is no longer covered', () => {
  const left = (cents: number, ...entries: WorkEntry[]) =>
    leftAfterRefund(moneyOfRequest(request(entries), reports), cents);
  expect(left(5_000, payment(60_000))).toBeNull();
  expect(left(6_000, payment(55_000))).toEqual({ cents: 6_000, isClear: true });
  expect(left(27_500, payment(27_500))).toEqual({ cents: 55_000, isClear: true });
  expect(left(7_500, payment(27_500))).toEqual({ cents: 35_000, isClear: false });
});

test('a balance is said in words, also one that is too much', () => {
  expect(balanceText(-1_000, false)).toBe('$10 too much paid');
  expect(balanceText(18_000, true)).toBe('$180, due now');
  expect(balanceText(18_000, false)).toBe('$180');
  expect(balanceText(0, true)).toBe('Nothing to pay');
});

test('“says paid” stands until a payment or “Not yet”', () => {
  const says: WorkEntry = { ...common, id: 's', kind: 'says-paid', by: 'client' };
  const notYet: WorkEntry = { ...common, id: 'n', kind: 'not-paid-yet' };
  expect(moneyOf([says]).saysPaidAt).toBe(common.at);
  expect(moneyOf([says, notYet]).saysPaidAt).toBeNull();
  expect(moneyOf([says, notYet]).notFoundAt).toBe(common.at);
  expect(moneyOf([says, notYet, says])).toMatchObject({ saysPaidAt: common.at, notFoundAt: null });
  const first = payment(1);
  expect(moneyOf([says, first]).saysPaidAt).toBeNull();
  const takenOut = { paymentId: first.id, note: '' } as const;
  const correction: WorkEntry = { ...common, id: 'x', kind: 'payment-correction', ...takenOut };
  // It was recorded by mistake: the customer still waits.
  expect(moneyOf([says, first, correction]).saysPaidAt).toBe(common.at);
});
