import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { Minute } from '#shared/time.ts';
import { startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

async function send(server: TestServer, minutes: number | null, change: object = {}) {
  const answer = await server.post(
    '/api/consultation',
    { serviceType: 'new-house-design', name: 'Ali', email: 'ali@example.org', ...change },
    {
      'Idempotency-Key': randomUUID(),
      ...(minutes === null ? {} : { 'Fill-Time-Ms': String(minutes * Minute.ms) }),
    },
  );
  expect(answer.status).toBe(201);
}

const read = async (server: TestServer): Promise<unknown> =>
  (await server.fetch('/api/completion-times')).json();

const nextHour = (server: TestServer) => {
  server.time.now = new Date(server.time.now.getTime() + 60 * Minute.ms);
};

test('returns the median of a form once ten people have reported a time', async () => {
  const server = await startTestServer();
  for (let count = 1; count <= 9; count += 1) await send(server, 10 + count);
  // None of these counts: no time, a draft of two days, hardly an answer, another form.
  await send(server, null);
  await send(server, 2 * 24 * 60);
  await send(server, 0.5);
  await send(server, 33, { serviceType: 'house-extension' });
  expect(await read(server)).toEqual({});
  await send(server, 40);
  expect(await read(server), 'at most once an hour').toEqual({});
  nextHour(server);
  expect(await read(server)).toEqual({ 'new-house-design': { minutes: 16, requests: 10 } });
});

test('rounds to five minutes from twenty on, and stores no data about a person', async () => {
  const server = await startTestServer();
  for (let count = 0; count < 11; count += 1) await send(server, 27 + count / 100);
  const answer = await server.fetch('/api/completion-times');
  expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  const text = await answer.text();
  expect(JSON.parse(text)).toEqual({ 'new-house-design': { minutes: 25, requests: 11 } });
  const etag = answer.headers.get('ETag') ?? '';
  const again = await server.fetch('/api/completion-times', { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
});

test('a failure of the store is not cached', async () => {
  const server = await startTestServer();
  const { listSubmissions } = server.store;
  server.store.listSubmissions = () => Promise.reject(new Error('away'));
  expect((await server.fetch('/api/completion-times')).status).toBe(500);
  server.store.listSubmissions = listSubmissions;
  expect(await read(server)).toEqual({});
});
