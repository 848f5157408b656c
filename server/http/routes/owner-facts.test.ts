import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';

async function signedIn() {
  const server = await startTestServer();
  const cookie = await server.signIn();
  const patch = (fact: string, body: unknown) =>
    server.fetch(`/api/owner-facts/${fact}`, {
      method: 'PATCH',
      headers: { cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const list = async () =>
    (await server.fetch('/api/owner-facts', { headers: { cookie } })).json() as Promise<unknown>;
  return { server, patch, list };
}

test('stores the owner’s latest confirmation of a fact', async () => {
  const { patch, list } = await signedIn();
  expect(await list()).toEqual([]);
  expect((await patch('gst', { isConfirmed: false, note: ' Ask the accountant ' })).status).toBe(
    200,
  );
  expect(await list()).toMatchObject([
    { fact: 'gst', isConfirmed: false, note: 'Ask the accountant' },
  ]);
  await patch('gst', { isConfirmed: true, note: '' });
  expect(await list()).toMatchObject([{ fact: 'gst', isConfirmed: true, note: '' }]);
});

test('refuses an unknown fact, a note that is too long and anybody else', async () => {
  const { server, patch, list } = await signedIn();
  expect((await patch('constructor', { isConfirmed: true, note: '' })).status).toBe(404);
  expect((await patch('gst', { isConfirmed: true, note: 'x'.repeat(2_001) })).status).toBe(400);
  expect((await patch('gst', { isConfirmed: 'yes', note: '' })).status).toBe(400);
  expect((await server.fetch('/api/owner-facts')).status).toBe(401);
  const stranger = await server.fetch('/api/owner-facts/abn', {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ isConfirmed: true, note: '' }),
  });
  expect(stranger.status).toBe(401);
  expect(await list()).toEqual([]);
});
