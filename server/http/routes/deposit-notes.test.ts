import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listRequests } from '#shared/api/requests.ts';
import { startTestServer } from '../../testing/test-server.ts';

async function serverWithRequest() {
  const server = await startTestServer();
  const id = randomUUID();
  const body = { serviceType: 'new-house-design', name: 'Ali', email: 'ali@example.org' };
  const sent = await server.post('/api/consultation', body, { 'Idempotency-Key': id });
  expect(sent.status).toBe(201);
  const cookie = await server.signIn();
  const say = (request: unknown) => server.post('/api/deposit-notes', { request });
  const read = async () => {
    const answer = await server.fetch('/api/requests', { headers: { cookie } });
    return v.parse(listRequests.response, await answer.json())[0];
  };
  return { server, id, cookie, say, read };
}

test('the owner sees once that the customer reports the deposit as paid, however often that is sent', async () => {
  const { server, id, say, read } = await serverWithRequest();
  expect((await say(id)).status).toBe(204);
  server.time.now = new Date('2026-03-02T00:00:00.000Z');
  expect((await say(id.toUpperCase())).status).toBe(204);
  expect(await read()).toMatchObject({
    money: { saysPaidAt: '2026-03-01T00:00:00.000Z', paidCents: 0 },
    notes: [],
    // Only the owner confirms that the money was received.
    depositPaidAt: null,
    status: 'new',
  });
});

test('an unknown request, a message and nonsense are refused, and nothing is recorded', async () => {
  const { server, say, read } = await serverWithRequest();
  expect((await say(randomUUID())).status).toBe(404);
  const message = randomUUID();
  const contact = {
    name: 'Ruth',
    email: 'ruth@example.org',
    projectType: 'residential',
    message: 'We have a north slope.',
  };
  await server.post('/api/contact', contact, { 'Idempotency-Key': message });
  expect((await say(message)).status).toBe(404);
  for (const nonsense of ['', 'NB-7K3F-9Q', 7, null, 'x'.repeat(100_000)]) {
    expect((await say(nonsense)).status).toBe(400);
  }
  expect((await read())?.notes).toEqual([]);
});
