import { expect, test } from 'vitest';
import type { InboxEntry } from './entry-text.ts';
import { noMoney } from './dues.ts';
import { hasWork, today } from './today.ts';

// A Thursday.
const now = new Date('2026-11-26T01:00:00.000Z');
const request: InboxEntry = {
  kind: 'request',
  id: '0b0d6e0e-5f4b-4f0e-9d57-0f4a3f0e9a02',
  receipt: 'NB-1111-11',
  serviceType: 'house-extension',
  name: 'Rosa Kirk',
  email: 'rosa@example.org',
  phone: '',
  answers: {},
  attachments: [],
  toolWork: [],
  shownPrice: { priceAud: 550, depositAud: 275 },
  money: noMoney,
  folder: 'inbox',
  status: 'read',
  notes: [],
  answeredAt: '2026-11-26T00:30:00.000Z',
  depositPaidAt: null,
  createdAt: '2026-11-26T00:00:00.000Z',
};
const groups = (record: Partial<typeof request>, visits: readonly string[] = []) =>
  today(
    [{ ...request, ...record } as InboxEntry],
    () => visits.map((day) => ({ start: `${day}T01:00:00.000Z`, minutes: 60 })),
    now,
  ).map(({ group, day }) => `${group} ${day}`);

test.each([
  ['a new one is due for a reply', { answeredAt: null }, ['week 2026-11-30']],
  [
    'one of last week is overdue, and its deposit is late',
    { answeredAt: null, createdAt: '2026-11-19T00:00:00.000Z' },
    ['overdue 2026-11-23', 'deposit-unpaid 2026-11-19'],
  ],
  [
    'a deposit is late after seven days',
    { createdAt: '2026-11-19T00:00:00.000Z' },
    ['deposit-unpaid 2026-11-19'],
  ],
  ['and not after six', { createdAt: '2026-11-20T00:00:00.000Z' }, []],
  [
    'none is where it is agreed with the visit',
    { createdAt: '2026-11-01T00:00:00.000Z', shownPrice: { priceAud: 550, depositAud: null } },
    [],
  ],
  [
    'a customer says it is paid',
    {
      createdAt: '2026-11-19T00:00:00.000Z',
      money: { ...noMoney, saysPaidAt: '2026-11-20T00:00:00.000Z' },
    },
    ['says-paid 2026-11-20'],
  ],
  [
    'a report is due ten business days after the deposit',
    { status: 'in-progress' as const, depositPaidAt: '2026-11-13T00:00:00.000Z' },
    ['week 2026-11-27'],
  ],
  [
    'and ten after the visit, where that is later',
    {
      status: 'in-progress' as const,
      depositPaidAt: '2026-11-02T00:00:00.000Z',
      visitOn: '2026-11-16',
    },
    ['week 2026-11-30'],
  ],
  [
    'a report that waits for a visit has no day, and the visit is to be agreed on',
    {
      status: 'in-progress' as const,
      depositPaidAt: '2026-11-02T00:00:00.000Z',
      awaitsVisit: true as const,
    },
    ['visit-open 2026-11-02'],
  ],
  [
    'nothing is once it is delivered',
    {
      status: 'delivered' as const,
      depositPaidAt: '2026-11-02T00:00:00.000Z',
      awaitsVisit: true as const,
      money: { ...noMoney, paidCents: 55_000 },
    },
    [],
  ],
  [
    'what the client added, also after all was done and archived',
    {
      status: 'archived' as const,
      unseenWords: { id: 'w', at: '2026-11-25T00:00:00.000Z' },
      createdAt: '2026-11-01T00:00:00.000Z',
    },
    ['client-added 2026-11-25'],
  ],
  ['spam is nothing to do', { folder: 'spam' as const, answeredAt: null }, []],
  [
    'nor is what was archived',
    { status: 'archived' as const, createdAt: '2026-11-01T00:00:00.000Z' },
    [],
  ],
])('%s', (_name, record, expected) => {
  expect(groups(record)).toEqual(expected);
});

// Away from Monday to Sunday, and back on Monday 30 November.
const away = [{ from: '2026-11-23', until: '2026-11-29' }];
const waiting = { answeredAt: null, absences: away, createdAt: '2026-11-25T00:00:00.000Z' };
test.each([
  ['what came while away, on the first morning', waiting, '2026-11-29T20:00:00Z', 'while-away'],
  ['and until its evening', waiting, '2026-11-30T12:00:00Z', 'while-away'],
  ['then it is due like all others', waiting, '2026-11-30T20:00:00Z', 'week'],
  ['not while away', waiting, '2026-11-27T20:00:00Z', 'week'],
  [
    'not what was there before',
    { ...waiting, createdAt: '2026-11-22T00:00:00Z' },
    '2026-11-29T20:00:00Z',
    'week',
  ],
  [
    'nor what has had its reply',
    { ...waiting, answeredAt: '2026-11-26T00:00:00Z' },
    '2026-11-29T20:00:00Z',
    undefined,
  ],
  [
    'nor what came in spam',
    { ...waiting, folder: 'spam' as const },
    '2026-11-29T20:00:00Z',
    undefined,
  ],
  [
    'from a Friday on, the weekend is the morning after, and Monday',
    { ...waiting, absences: [{ from: '2026-11-23', until: '2026-11-27' }] },
    '2026-11-27T20:00:00Z',
    'while-away',
  ],
  [
    'where one absence follows another, only the last of them ends',
    { ...waiting, absences: [...away, { from: '2026-11-30', until: '2026-12-06' }] },
    '2026-11-30T00:00:00Z',
    undefined,
  ],
  [
    'and what came in the first of them is there as well',
    { ...waiting, absences: [...away, { from: '2026-11-30', until: '2026-12-06' }] },
    '2026-12-06T20:00:00Z',
    'while-away',
  ],
])('after an absence: %s', (_name, record, at, group) => {
  const found = today([{ ...request, ...record } as InboxEntry], () => [], new Date(at));
  expect(found[0]?.group).toBe(group);
});

test('names open balances at the price that is sure, and visits ahead', () => {
  const delivered = { status: 'delivered', depositPaidAt: '2026-11-01T00:00:00.000Z' } as const;
  const paid = (paidCents: number) => ({ ...delivered, money: { ...noMoney, paidCents } });
  expect(groups(paid(27_500), ['2026-11-25', '2026-11-26', '2026-12-01'])).toEqual([
    'balance-open 2026-11-26',
    'visits 2026-11-26',
    'visits 2026-12-01',
  ]);
  expect(groups(paid(55_000))).toEqual([]);
  expect(groups({ ...delivered, shownPrice: null })).toEqual([]);
  const refunded = { ...noMoney, paidCents: 49_000, waivedCents: 6_000 };
  expect(groups({ ...delivered, money: refunded })).toEqual([]);
  const agreed = { cents: 30_000, depositCents: null };
  expect(groups({ ...delivered, money: { ...noMoney, agreed, paidCents: 30_000 } })).toEqual([]);
});

test('names nothing of a request whose money all went back', () => {
  const money = { ...noMoney, waivedCents: 27_500, isSettled: true };
  const old = { answeredAt: null, createdAt: '2026-11-01T00:00:00.000Z' };
  expect(groups(old)).toEqual(['overdue 2026-11-04', 'deposit-unpaid 2026-11-01']);
  expect(groups({ ...old, money })).toEqual([]);
});

test('sorts by group, and each group by its day', () => {
  const older = { ...request, id: 'b', answeredAt: null, createdAt: '2026-11-10T00:00:00.000Z' };
  const newer = { ...request, id: 'a', answeredAt: null, createdAt: '2026-11-12T00:00:00.000Z' };
  const order = today([newer, older] as InboxEntry[], () => [], now).map(
    ({ group, record }) => `${group} ${record.id}`,
  );
  expect(order).toEqual(['overdue b', 'overdue a', 'deposit-unpaid b', 'deposit-unpaid a']);
});

test.each<[string, object, string[], boolean]>([
  ['a request that is worked on', { status: 'in-progress' }, [], true],
  ['a delivered one whose balance is open', { status: 'delivered' }, [], true],
  ['one without a price, delivered', { status: 'delivered', shownPrice: null }, [], false],
  [
    'and with a visit ahead',
    { status: 'delivered', shownPrice: null },
    ['2026-12-24T01:00:00.000Z'],
    true,
  ],
  ['an archived one', { status: 'archived' }, [], false],
  [
    'and with words of its client that nobody has seen',
    { status: 'archived', unseenWords: { id: request.id, at: '2026-11-20T00:00:00.000Z' } },
    [],
    true,
  ],
  ['suspected spam', { folder: 'spam' }, [], false],
  [
    'a message that waits for a reply, due after an absence',
    { kind: 'message', answeredAt: null, absences: [{ from: '2026-11-01', until: '2027-02-01' }] },
    [],
    true,
  ],
  ['a message that was answered', { kind: 'message' }, [], false],
])('%s: is there something to do?', (_, own, visits, isExpected) => {
  const record = { ...request, ...own } as InboxEntry;
  const set = visits.map((start) => ({ start, minutes: 60 }));
  expect(hasWork(record, set, now)).toBe(isExpected);
});
