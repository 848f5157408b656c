import { expect, test } from 'vitest';
import { moneyOf } from '#shared/inbox/money.ts';
import type { WorkEntry } from '#shared/inbox/work-entries.ts';
import type { RequestEntry } from './record-part.ts';
import { moneyOfRequest } from './request-money.ts';

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
    balanceCents: 55_000,
    depositDueCents: 27_500,
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

test('“says paid” stands until a payment or “Not yet”', () => {
  const says: WorkEntry = { ...common, id: 's', kind: 'says-paid', by: 'client' };
  const notYet: WorkEntry = { ...common, id: 'n', kind: 'not-paid-yet' };
  expect(moneyOf([says]).saysPaidAt).toBe(common.at);
  expect(moneyOf([says, notYet]).saysPaidAt).toBeNull();
  expect(moneyOf([says, payment(1)]).saysPaidAt).toBeNull();
});
