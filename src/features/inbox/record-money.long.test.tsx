// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OwnerNotes } from '#offline/owner-notes/owner-notes.ts';
import { newDevice } from '#testing/device/device.ts';
import { noMoney } from '#shared/inbox/dues.ts';
import { RecordMoney } from './record-money.tsx';
import type { RequestEntry } from './record-part.ts';

const payment: RequestEntry['money']['payments'][number] = {
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3302',
  paymentKind: 'deposit',
  cents: 20_000,
  day: '2026-11-22',
  way: 'bank-transfer',
  note: '',
};
const request: RequestEntry = {
  kind: 'request',
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  receipt: 'NB-0000-01',
  serviceType: 'new-house-design',
  name: 'Ada',
  email: 'ada@example.org',
  phone: '',
  answers: {},
  attachments: [],
  toolWork: [],
  shownPrice: null,
  money: noMoney,
  folder: 'inbox',
  status: 'read',
  notes: [],
  answeredAt: null,
  depositPaidAt: null,
  createdAt: '2026-11-20T01:00:00.000Z',
};
const about = { title: 'A report', price: '$550', deposit: null };
const reports = {
  'natural-building': about,
  'site-regulatory': about,
  'new-house-design': about,
  'house-extension': about,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a payment stands once, whether it waits, is stored, or both', async () => {
  await newDevice();
  vi.stubGlobal('fetch', async () => Response.json([]));
  const ownerNotes = new OwnerNotes();
  await ownerNotes.start();
  const show = (entry: RequestEntry) => (
    <QueryClientProvider client={new QueryClient()}>
      <RecordMoney
        entry={entry}
        reports={reports}
        now={new Date('2026-11-22T01:00:00.000Z')}
        ownerNotes={ownerNotes}
        change={async () => undefined}
        onWork={async () => true}
      />
    </QueryClientProvider>
  );
  const { rerender } = render(show(request));
  await ownerNotes.add(
    { recordId: request.id, recordKind: 'request' },
    { ...payment, kind: 'payment' },
    'Deposit of $200',
  );
  expect(await screen.findByText('Deposit of $200: waiting to be sent')).toBeTruthy();
  rerender(show({ ...request, money: { ...noMoney, payments: [payment] } }));
  expect(screen.getByRole('list', { name: 'Payments' }).textContent).toContain('Deposit of $200');
  expect(screen.queryByText(/waiting to be sent/)).toBeNull();
  // One that was refused stays until it is discarded.
  await ownerNotes.send(async () => ({ refused: 'Not on this request.' }));
  expect(await screen.findByText('Deposit of $200: Not on this request.')).toBeTruthy();
  await ownerNotes.end();
});
