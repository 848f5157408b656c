import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { getWorkEntries, postWorkEntry } from '#shared/api/work-entries.ts';
import { unpublishedSeller } from '#shared/api/practice.ts';
import type { Practice, Seller } from '#shared/api/practice.ts';
import { listInvoices } from '#shared/api/invoices.ts';
import { getInboxRecord } from '#shared/api/inbox-list.ts';
import { startTestServer } from '../../testing/test-server.ts';

async function serverWithRequest(options: Parameters<typeof startTestServer>[0] = {}) {
  const server = await startTestServer(options);
  const id = randomUUID();
  const request = {
    serviceType: 'site-regulatory',
    name: 'Ali',
    email: 'ali@example.org',
    phone: '03 5348 0000',
    location: 'Glenlyon',
    projectDescription: 'Two reservations',
  };
  await server.post('/api/consultation', request, { 'Idempotency-Key': id });
  const cookie = await server.signIn();
  const path = `/api/inbox/records/${id}/work`;
  const add = (body: unknown, headers: Record<string, string> = { cookie }, to = path) =>
    server.fetch(to, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const list = async () =>
    v.parse(
      getWorkEntries.response,
      await (await server.fetch(path, { headers: { cookie } })).json(),
    );
  const record = async () =>
    v.parse(
      getInboxRecord.response,
      await (await server.fetch(`/api/inbox/records/${id}`, { headers: { cookie } })).json(),
    );
  return { server, id, cookie, add, list, record };
}

const practiceOf = (by: Seller): Practice => ({
  email: 'studio@example.org',
  phone: null,
  bank: null,
  seller: { ...by },
});

/** The server's clock stands on 1 March 2026 in Victoria. */
const deposit = (changes: object = {}) => ({
  id: randomUUID(),
  kind: 'payment',
  day: '2026-03-01',
  cents: 11_000,
  paymentKind: 'deposit',
  way: 'bank-transfer',
  note: '',
  ...changes,
});

test('stores a payment once, and lists it', async () => {
  const { id, add, list, record } = await serverWithRequest();
  const sent = deposit();
  const first = await add(sent);
  expect(first.status).toBe(201);
  const entry = v.parse(postWorkEntry.response, await first.json());
  expect(entry).toMatchObject({ ...sent, submissionId: id, by: 'owner' });
  expect((await add(sent)).status).toBe(200);
  expect((await add({ ...sent, cents: 5 })).status).toBe(422);
  expect(await list()).toEqual([entry]);
  expect(await record()).toMatchObject({ depositPaidAt: '2026-03-01T00:00:00.000Z' });
});

test('is for the owner only, and for records that are there', async () => {
  const { server, add, cookie } = await serverWithRequest();
  expect((await add(deposit(), {})).status).toBe(401);
  const elsewhere = `/api/inbox/records/${randomUUID()}/work`;
  expect((await add(deposit(), { cookie }, elsewhere)).status).toBe(404);
  expect((await server.fetch(elsewhere, { headers: { cookie } })).status).toBe(404);
});

test.each([
  ['nothing', { cents: 0 }, 'cents'],
  ['less than nothing', { cents: -1 }, 'cents'],
  ['a part of a cent', { cents: 10.5 }, 'cents'],
  ['ten million dollars', { cents: 1_000_000_000 }, 'cents'],
  ['no number', { cents: '110' }, 'cents'],
  ['a day that no month has', { day: '2026-02-30' }, 'day'],
  ['a day still to come', { day: '2026-03-20' }, 'day'],
  ['a day of a wrong year', { day: '1026-03-01' }, 'day'],
  ['a way that there is not', { way: 'barter' }, 'way'],
  ['a longer note than fits', { note: 'x'.repeat(10_000) }, 'note'],
  ['a refund of more than was paid', { paymentKind: 'refund' }, 'cents'],
])('refuses a payment of %s, and says which field', async (_, changes, field) => {
  const { add, list } = await serverWithRequest();
  const response = await add(deposit(changes));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
  expect(await list()).toEqual([]);
});

test('records the same payment of two devices once, unless the owner says that it came twice', async () => {
  const { add, list } = await serverWithRequest();
  const answers = await Promise.all([add(deposit()), add(deposit())]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  expect(await list()).toHaveLength(1);
  expect((await add(deposit({ isAnother: true }))).status).toBe(201);
  expect(await list()).toHaveLength(2);
});

test('cancels a payment by another entry, and takes it again', async () => {
  const { add, list, record } = await serverWithRequest();
  const wrong = deposit();
  await add(wrong);
  const correction = { id: randomUUID(), kind: 'payment-correction', note: 'Another’s' };
  expect((await add({ ...correction, paymentId: randomUUID() })).status).toBe(400);
  expect((await add({ ...correction, paymentId: wrong.id })).status).toBe(201);
  expect(await record()).toMatchObject({ depositPaidAt: null });
  expect((await add(deposit())).status).toBe(201);
  expect(await list()).toHaveLength(3);
});

test('cancels a payment once, and none that a refund was paid from', async () => {
  const { add, record } = await serverWithRequest();
  const paid = deposit();
  const refund = deposit({ cents: 1_000, paymentKind: 'refund' });
  await add(paid);
  await add(refund);
  const cancel = (paymentId: string) =>
    add({ id: randomUUID(), kind: 'payment-correction', note: '', paymentId });
  const refused = await cancel(paid.id);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ fields: { paymentId: expect.any(String) } });
  expect(await record()).toMatchObject({ money: { paidCents: 10_000 } });
  const both = await Promise.all([cancel(refund.id), cancel(refund.id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  expect((await cancel(paid.id)).status).toBe(201);
  expect(await record()).toMatchObject({ money: { paidCents: 0 } });
});

test('refuses a deposit above the price', async () => {
  const { add } = await serverWithRequest();
  const price = { id: randomUUID(), kind: 'price', cents: 32_000, depositCents: 32_001 };
  expect((await add(price)).status).toBe(400);
  expect((await add({ ...price, depositCents: 16_000 })).status).toBe(201);
});

test('proposes each time of a visit once, however it is written', async () => {
  const { add } = await serverWithRequest();
  const visit = { id: randomUUID(), kind: 'visit-proposed', visit: randomUUID() };
  const at = { minutes: 60, place: 'Glenlyon', note: '' };
  const times = ['2026-03-10T00:00:00.000Z', '2026-03-10T00:00:00Z'];
  const refused = await add({ ...visit, ...at, times });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ fields: { times: expect.any(String) } });
  expect((await add({ ...visit, ...at, times: times.slice(1) })).status).toBe(201);
});

const seller = {
  ...unpublishedSeller,
  legalName: 'Ada Lane',
  abn: '51 824 753 556',
  isGstRegistered: true,
};
const order = (changes: object = {}) => ({
  id: randomUUID(),
  kind: 'invoice',
  form: 'invoice',
  isMailed: false,
  ...changes,
});

test('issues a tax invoice with number, seller, lines and GST as they are then', async () => {
  const practice = { ...practiceOf(seller) };
  const { server, id, add, list } = await serverWithRequest({ practice });
  await add(deposit());
  const sent = order();
  const first = await add(sent);
  expect(first.status).toBe(201);
  const issued = await first.json();
  expect(issued).toMatchObject({
    form: 'invoice',
    number: { year: 2026, number: 1 },
    day: '2026-03-01',
    seller: { legalName: 'Ada Lane', abn: '51 824 753 556', isGstRegistered: true },
    buyer: { name: 'Ali', email: 'ali@example.org' },
    lines: [{ cents: 32_000 }],
    totalCents: 32_000,
    gstCents: 2_909,
    paidCents: 11_000,
  });
  // The seller changes: what was issued does not, and sent again it is the same.
  practice.seller.abn = '33 051 775 556';
  server.time.now = new Date('2026-03-05T00:00:00.000Z');
  const again = await add(sent);
  expect(again.status).toBe(200);
  expect(await again.json()).toEqual(issued);
  expect((await add({ ...sent, form: 'receipt' })).status).toBe(422);
  expect((await add(order())).status).toBe(400);
  await add({ id: randomUUID(), kind: 'price', cents: 40_000, depositCents: null });
  await add({ id: randomUUID(), kind: 'address', email: 'ali@example.net' });
  expect(await (await add(order({ form: 'adjustment' }))).json()).toMatchObject({
    number: { year: 2026, number: 2 },
    buyer: { name: 'Ali', email: 'ali@example.net' },
    seller: { abn: '33 051 775 556' },
    totalCents: 8_000,
  });
  expect((await list()).filter(({ kind }) => kind === 'invoice')).toHaveLength(2);
  expect((await server.store.findSubmission(id))?.status).toBe('deposit-paid');
});

test('issues an invoice without GST for a seller who is not registered', async () => {
  const { add } = await serverWithRequest({
    practice: practiceOf({ ...seller, isGstRegistered: false }),
  });
  expect(await (await add(order())).json()).toMatchObject({ gstCents: null, totalCents: 32_000 });
});

test('issues nothing while the seller is not known, nothing is paid, or nothing was refunded', async () => {
  const { add: unknown, list } = await serverWithRequest();
  const refused = await unknown(order());
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ fields: { form: expect.stringContaining('ABN') } });
  expect(await list()).toEqual([]);
  const { add } = await serverWithRequest({ practice: practiceOf(seller) });
  expect((await add(order({ form: 'receipt' }))).status).toBe(400);
  expect((await add(order({ form: 'adjustment' }))).status).toBe(400);
  await add(deposit());
  await add(order());
  expect(await (await add(order({ form: 'receipt' }))).json()).toMatchObject({
    totalCents: 11_000,
    gstCents: null,
    number: { number: 2 },
  });
  await add(deposit({ paymentKind: 'refund', cents: 1_100 }));
  expect(await (await add(order({ form: 'adjustment' }))).json()).toMatchObject({
    totalCents: -1_100,
    gstCents: -100,
    number: { number: 3 },
  });
});

test('an invoice says where and when to pay, and an adjustment note which invoice it adjusts', async () => {
  const bank = { accountName: 'Ada Lane', bsb: '123-456', accountNumber: '12345678' };
  const { server, id, add } = await serverWithRequest({
    practice: { ...practiceOf(seller), bank },
  });
  expect(await (await add(order())).json()).toMatchObject({ bank, dueOn: null });
  await add(deposit());
  await add(deposit({ paymentKind: 'refund', cents: 1_100 }));
  const note = await (await add(order({ form: 'adjustment' }))).json();
  expect(note).toMatchObject({ adjusts: { year: 2026, number: 1 } });
  expect(note.bank).toBeUndefined();
  const common = { submissionId: id, at: server.time.now.toISOString(), by: 'owner' } as const;
  const mail = { to: 'ali@example.org', subject: 'Your report', text: 'Here it is.' };
  await server.store.addWorkEntry({
    ...common,
    ...mail,
    kind: 'report-sent',
    id: randomUUID(),
    report: randomUUID(),
  });
  // Called off, then taken up again at another price.
  await add({ id: randomUUID(), kind: 'price', cents: 0, depositCents: null });
  await add(order({ form: 'adjustment' }));
  await add({ id: randomUUID(), kind: 'price', cents: 40_000, depositCents: null });
  const later = await (await add(order())).json();
  expect(later.dueOn).toBe(later.day);
  // Sent once more, or for the first time, as often as the owner wishes.
  const again = { kind: 'mail-try', to: 'client', outcome: 'again', why: '' };
  expect((await add({ ...again, id: randomUUID(), mail: note.id })).status).toBe(201);
  expect((await add({ ...again, id: randomUUID(), mail: note.id })).status).toBe(400);
});

test('a request has one full invoice; another price is an adjustment note that names it, and the table adds up to the price', async () => {
  const { server, cookie, add } = await serverWithRequest({ practice: practiceOf(seller) });
  const issue = async (form: string) => {
    const response = await add(order({ form }));
    const body = (await response.json()) as Record<string, unknown>;
    return response.status === 201 ? body : (body['fields'] as { form: string }).form;
  };
  const price = (cents: number) =>
    add({ id: randomUUID(), kind: 'price', cents, depositCents: null });
  const invoiced = async () => {
    const table = await server.fetch('/api/inbox/sales.csv', { headers: { cookie } });
    const [, row = ''] = (await table.text()).split('\r\n');
    return row
      .split(',')
      .slice(5)
      .map((cell) => cell.replaceAll('"', ''));
  };
  expect(await issue('adjustment')).toBe('An adjustment note follows an invoice');
  await issue('invoice');
  expect(await issue('invoice')).toBe('There’s invoice 2026-0001 of this price already');
  expect(await issue('adjustment')).toBe('The price is still that of invoice 2026-0001');
  await price(35_000);
  expect(await issue('invoice')).toBe(
    'There’s invoice 2026-0001 already. Issue an adjustment note for the new price.',
  );
  expect(await issue('adjustment')).toMatchObject({
    adjusts: { year: 2026, number: 1 },
    lines: [{ text: 'Price changed from $320 to $350', cents: 3_000 }],
    gstCents: 273,
  });
  expect(await invoiced()).toEqual(['350.00', '31.82']);
  // There and back again: equal amounts are other notes.
  for (const cents of [32_000, 35_000]) {
    await price(cents);
    expect(await issue('adjustment')).toMatchObject({ adjusts: { number: 1 } });
  }
  await add(deposit({ cents: 17_500 }));
  await add(deposit({ cents: 17_500, paymentKind: 'refund' }));
  expect(await issue('adjustment')).toMatchObject({
    lines: [{ text: 'Cancelled: $350 is no longer charged', cents: -35_000 }],
  });
  expect(await invoiced()).toEqual(['0.00', '0.00']);
  expect(await issue('adjustment')).toBe('An adjustment note follows an invoice');
  expect(await issue('invoice')).toBe('Nothing is charged for this request');
  // Taken up again.
  await price(20_000);
  expect(await issue('invoice')).toMatchObject({ totalCents: 20_000 });
  await price(0);
  expect(await issue('adjustment')).toMatchObject({
    adjusts: { number: 6 },
    totalCents: -20_000,
  });
});

test.each<[string, object, boolean]>([
  ['times of a visit', { kind: 'visit-proposed', times: ['2026-03-10T00:00:00.000Z'] }, true],
  ['a visit that is set', { kind: 'visit-set', start: '2026-03-10T00:00:00.000Z' }, true],
  ['an invoice by email', order({ isMailed: true }), true],
  ['an invoice that is only issued', order(), false],
  ['a deposit', deposit(), false],
  ['a new link', { kind: 'address', email: 'ali@example.net' }, false],
])('whether %s is the promised reply', async (_, entry, isReply) => {
  const { add, record } = await serverWithRequest({ practice: practiceOf(seller) });
  const visit = { visit: randomUUID(), minutes: 60, place: 'Glenlyon', note: '' };
  const isVisit = 'kind' in entry && String(entry.kind).startsWith('visit');
  expect((await add({ id: randomUUID(), ...(isVisit && visit), ...entry })).status).toBe(201);
  const { answeredAt } = await record();
  expect(answeredAt === null).toBe(!isReply);
});

test('two devices that issue at once make one invoice', async () => {
  const { add } = await serverWithRequest({ practice: practiceOf(seller) });
  const answers = await Promise.all([add(order()), add(order())]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
});

test('the numbers keep what an erased person has paid, as the table of sales does', async () => {
  const { server, add, id } = await serverWithRequest({ practice: practiceOf(seller) });
  const income = async () =>
    (await server.services.inbox.numbers()).months.map(({ report, incomeCents }) => [
      report,
      incomeCents,
    ]);
  const paid = deposit({ day: '2025-12-31' });
  await add(paid);
  await add(deposit({ cents: 21_000, paymentKind: 'balance' }));
  await add(deposit({ cents: 1_000, paymentKind: 'refund' }));
  await add({ id: randomUUID(), kind: 'payment-correction', paymentId: paid.id, note: '' });
  const before = (await income()).reduce((sum, [, cents]) => sum + Number(cents), 0);
  expect(before).toBe(20_000);
  await server.store.removeSubmissions([id]);
  expect(await income()).toEqual([[null, before]]);
});

test('invoices are listed by year, also those that outlast an erasure, which names them', async () => {
  const { server, cookie, add } = await serverWithRequest({ practice: practiceOf(seller) });
  const read = async (year: number) => {
    const answer = await server.fetch(`/api/inbox/invoices/${year}`, { headers: { cookie } });
    return v.parse(listInvoices.response, await answer.json());
  };
  expect(await read(2026)).toEqual({ years: [], invoices: [] });
  await add(order());
  await add(deposit());
  await add(order({ form: 'receipt' }));
  const { years, invoices } = await read(2026);
  expect(years).toEqual([2026]);
  expect(invoices.map(({ form, number, buyer }) => [form, number.number, buyer?.name])).toEqual([
    ['receipt', 2, 'Ali'],
    ['invoice', 1, 'Ali'],
  ]);
  expect((await read(2025)).invoices).toEqual([]);
  for (const year of ['soon', '0', '20260', '2026.5']) {
    const { status } = await server.fetch(`/api/inbox/invoices/${year}`, { headers: { cookie } });
    expect(status, year).toBe(404);
  }
  const sales = async () =>
    (await server.fetch('/api/inbox/sales.csv', { headers: { cookie } })).text();
  const before = await sales();
  const erase = (isDryRun: boolean) =>
    server.services.erasures.erasePerson({ email: 'ali@example.org', isDryRun });
  const keptInvoices = ['invoice 2026-0001', 'receipt 2026-0002'];
  expect(await erase(true)).toMatchObject({ keptInvoices });
  expect(await erase(false)).toMatchObject({ keptInvoices });
  const kept = await read(2026);
  expect(kept.invoices.map(({ number, totalCents }) => [number.number, totalCents])).toEqual(
    invoices.map(({ number, totalCents }) => [number.number, totalCents]),
  );
  expect(JSON.stringify(kept)).not.toContain('Ali');
  expect(await sales()).toBe(before);
  const { months } = await server.services.inbox.numbers();
  expect(months.map(({ incomeCents }) => incomeCents)).toEqual([11_000]);
  expect((await server.fetch('/api/inbox/invoices/2026')).status).toBe(401);
});

test('a corrected address is the address of the request', async () => {
  const { server, add, id } = await serverWithRequest();
  await add({ id: randomUUID(), kind: 'address', email: 'ali@example.net' });
  expect(await server.services.inbox.findEntry(id)).toMatchObject({ email: 'ali@example.net' });
});

test('gives totals by quarter as a table, also of erased people', async () => {
  const { server, add, cookie, id } = await serverWithRequest({ practice: practiceOf(seller) });
  await add(deposit({ day: '2025-12-31' }));
  await add(deposit({ cents: 21_000, paymentKind: 'balance' }));
  await add(deposit({ cents: 1_000, paymentKind: 'refund' }));
  await add(order());
  await server.store.removeSubmissions([id]);
  const read = (headers: Record<string, string>) =>
    server.fetch('/api/inbox/sales.csv', { headers });
  expect((await read({})).status).toBe(401);
  const response = await read({ cookie });
  expect(response.headers.get('content-type')).toContain('text/csv');
  expect((await response.text()).split('\r\n').slice(1, 3)).toEqual([
    '"October to December 2025","110.00","0.00","110.00","0","0.00","0.00"',
    '"January to March 2026","210.00","10.00","200.00","1","310.00","28.18"',
  ]);
});
