import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { getWorkEntries, postWorkEntry } from '#shared/api/work-entries.ts';
import { getInboxRecord } from '#shared/api/inbox-list.ts';
import { startTestServer } from '../../testing/test-server.ts';

async function serverWithRequest() {
  const server = await startTestServer();
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

test('refuses a deposit above the price', async () => {
  const { add } = await serverWithRequest();
  const price = { id: randomUUID(), kind: 'price', cents: 32_000, depositCents: 32_001 };
  expect((await add(price)).status).toBe(400);
  expect((await add({ ...price, depositCents: 16_000 })).status).toBe(201);
});
