import { expect, test } from 'vitest';
import { Day, Second } from '#shared/time.ts';
import {
  applyPassphrase,
  createOwnerSessions,
  maxSessions,
} from '../../services/owner-sessions.ts';
import { openerOf, ownerId } from '../../services/people.ts';
import { openJournalLog } from '../../storage/journal/journal-log.ts';
import { createMemoryLog } from '../../storage/memory/memory-log.ts';
import { createRecordStore } from '../../storage/record-store.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { startTestServer, testCost, testPassphrase } from '../../testing/test-server.ts';

const asOwner = (cookie: string) => ({ headers: { cookie } });

/** Names of the cookies that a response clears. */
const clearedBy = (response: Response) =>
  response.headers
    .getSetCookie()
    .flatMap((line) => /^([\w-]+)=; Path=\/; Max-Age=0; HttpOnly/.exec(line)?.[1] ?? []);

test('lets nobody see the inbox without signing in', async () => {
  const server = await startTestServer();
  for (const path of ['contact-messages', 'requests', 'session']) {
    for (const cookie of ['', 'owner=', 'owner=abc', `owner=${'a'.repeat(4_000)}`]) {
      const response = await server.fetch(`/api/${path}`, asOwner(cookie));
      expect(response.status).toBe(401);
      expect(response.headers.get('Cache-Control')).toContain('no-store');
      expect(await response.json()).toMatchObject({ code: 'unauthorised' });
    }
  }
});

test('signs in with the passphrase and out again', async () => {
  const server = await startTestServer();
  await applyPassphrase(server.store, testPassphrase, testCost);
  const response = await server.post('/api/session', { passphrase: testPassphrase });
  expect(response.status).toBe(204);
  const [setCookie = ''] = response.headers.getSetCookie();
  expect(setCookie).toMatch(
    /^owner=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict$/,
  );
  expect(response.headers.getSetCookie()[1]).toMatch(
    /^owner-device=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
  );
  const cookie = setCookie.split(';')[0] ?? '';
  const session = await server.fetch('/api/session', asOwner(cookie));
  expect(await session.json()).toEqual({
    owner: true,
    person: { name: '', isOwner: true, hasPasskey: false },
    setUp: { mail: true, offsiteCopy: false },
  });
  expect(session.headers.get('Cache-Control')).toBe('private, no-store');

  const out = await server.fetch('/api/session', { method: 'DELETE', ...asOwner(cookie) });
  expect(out.status).toBe(204);
  expect(clearedBy(out)).toEqual(['owner', 'owner-device']);
  expect((await server.fetch('/api/session', asOwner(cookie))).status).toBe(401);
  expect((await server.fetch('/api/session', { method: 'DELETE' })).status).toBe(204);
});

test('clears both cookies of the browser that ends its own session, none of another', async () => {
  const server = await startTestServer();
  const cookie = await server.signIn();
  await server.signIn();
  const end = async (isCurrent: boolean) => {
    const session = (await server.services.sessions.list(cookie.slice('owner='.length))).find(
      (one) => one.isCurrent === isCurrent,
    );
    const path = `/api/sessions/${session?.id}`;
    return server.fetch(path, { method: 'DELETE', ...asOwner(cookie) });
  };
  expect(clearedBy(await end(false))).toEqual([]);
  expect(clearedBy(await end(true))).toEqual(['owner', 'owner-device']);
});

test('marks the cookie Secure when the site is reached by https', async () => {
  const server = await startTestServer({ publicUrl: 'https://example.org' });
  await applyPassphrase(server.store, testPassphrase, testCost);
  const response = await server.post('/api/session', { passphrase: testPassphrase });
  const cookie = response.headers.getSetCookie()[0] ?? '';
  expect(cookie).toMatch(/^__Host-owner=[^;]+; Path=\/; .*; Secure$/);
  expect(response.headers.getSetCookie()[1]).toMatch(/^__Host-owner-device=.*; Secure$/);
  const [named] = cookie.split(';');
  const status = async (sent = '') =>
    (await server.fetch('/api/session', { headers: { cookie: sent } })).status;
  expect(await status(named)).toBe(200);
  // A cookie name that another host of the domain could set signs nobody in.
  expect(await status(named?.replace('__Host-', ''))).toBe(401);
  const out = await server.fetch('/api/session', { method: 'DELETE', ...asOwner(named ?? '') });
  expect(clearedBy(out)).toEqual(['__Host-owner', '__Host-owner-device']);
  // Browsers accept a `__Host-` cookie only when it is `Secure`, even to remove it.
  for (const line of out.headers.getSetCookie()) expect(line).toMatch(/; Secure$/);
});

test('stores no token, only its hash', async () => {
  const server = await startTestServer();
  const cookie = await server.signIn();
  const token = cookie.slice('owner='.length);
  expect(JSON.stringify(await server.store.listSessions())).not.toContain(token);
});

test('a browser that signs in or proves itself again, at the limit of browsers, signs no other out', async () => {
  const server = await startTestServer();
  const oldest = await server.signIn();
  let newest = '';
  for (let count = 1; count < maxSessions; count += 1) {
    server.time.now = new Date(server.time.now.getTime() + Second.ms);
    newest = await server.signIn();
  }
  const isIn = async (cookie: string) => (await server.fetch('/api/session', asOwner(cookie))).ok;
  for (const path of ['/api/session/proof', '/api/session/proof', '/api/session']) {
    server.time.now = new Date(server.time.now.getTime() + Second.ms);
    const passphrase = testPassphrase;
    const renewed = await server.post(path, { passphrase }, { cookie: newest });
    newest = renewed.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect([await isIn(newest), await isIn(oldest)]).toEqual([true, true]);
  }
  // One more browser still signs the oldest out.
  await server.signIn();
  expect(await isIn(oldest)).toBe(false);
});

test('a sweep leaves a session alone that opens while it reads', async () => {
  const inMemory = createRecordStore(createMemoryLog());
  await applyPassphrase(inMemory, testPassphrase, testCost);
  const opener = openerOf((await inMemory.passphraseHash()) ?? '');
  let openNext: (() => Promise<unknown>) | undefined;
  const store = {
    ...inMemory,
    async listSessions() {
      const listed = await inMemory.listSessions();
      const next = openNext;
      openNext = undefined;
      await next?.();
      return listed;
    },
  };
  const now = new Date('2026-03-01T00:00:00.000Z');
  const sessions = createOwnerSessions(store, () => now, { accept: async () => undefined });
  openNext = () => sessions.open({ personId: ownerId, opener }, '');
  await sessions.sweep();
  expect(await inMemory.listSessions()).toHaveLength(1);
});

test('ends a session after 30 days', async () => {
  const server = await startTestServer();
  const cookie = await server.signIn();
  const start = server.time.now.getTime();
  server.time.now = new Date(start + 30 * Day.ms - 1);
  expect((await server.fetch('/api/session', asOwner(cookie))).status).toBe(200);
  server.time.now = new Date(start + 30 * Day.ms);
  expect((await server.fetch('/api/session', asOwner(cookie))).status).toBe(401);
  await server.services.sessions.sweep();
  expect(await server.store.listSessions()).toEqual([]);
});

test('keeps the owner signed in through a restart', async () => {
  const folder = await temporaryFolder();
  const open = async () =>
    createRecordStore(await openJournalLog({ folder, clock: () => new Date() }));
  const first = await startTestServer({ store: await open() });
  const cookie = await first.signIn();
  await first.stop();
  const second = await startTestServer({ store: await open() });
  expect((await second.fetch('/api/session', asOwner(cookie))).status).toBe(200);
});

test('slows wrong guesses of an address down, but never the owner elsewhere', async () => {
  const server = await startTestServer({ trustedProxies: 1 });
  await applyPassphrase(server.store, testPassphrase, testCost);
  const guess = async (passphrase: string, ip: string) => {
    const response = await server.post('/api/session', { passphrase }, { 'X-Forwarded-For': ip });
    return [response.status, response.headers.get('Retry-After')];
  };
  expect(await guess('wrong', '203.0.113.1')).toEqual([401, null]);
  expect(await guess('wrong', '203.0.113.1')).toEqual([401, null]);
  expect(await guess('wrong', '203.0.113.1')).toEqual([401, null]);
  expect(await guess(testPassphrase, '203.0.113.1')).toEqual([429, '8']);
  expect(await guess(testPassphrase, '203.0.113.2')).toEqual([204, null]);
  // Waiting is enough; trying in between did not prolong it.
  server.time.now = new Date(server.time.now.getTime() + 8 * Second.ms);
  expect(await guess(testPassphrase, '203.0.113.1')).toEqual([204, null]);
});

test('refuses a passphrase that is missing, of another type or too long', async () => {
  const server = await startTestServer();
  for (const body of [
    {},
    { passphrase: '' },
    { passphrase: 5 },
    { passphrase: 'a'.repeat(2_000) },
  ]) {
    expect((await server.post('/api/session', body)).status).toBe(400);
  }
});

test('signs everybody out when the configured passphrase changes', async () => {
  const store = createRecordStore(createMemoryLog());
  await applyPassphrase(store, 'first passphrase', testCost);
  const session = { tokenHash: 'a', openedAt: '2026-03-01T00:00:00.000Z' };
  await store.openSession({ ...session, expiresAt: '2026-03-31T00:00:00.000Z', device: '' });
  await applyPassphrase(store, 'first passphrase', testCost);
  expect(await store.listSessions()).toHaveLength(1);
  await applyPassphrase(store, 'second passphrase', testCost);
  expect(await store.listSessions()).toHaveLength(0);
});

test('ends the session that a second sign-in of the same browser replaces, and no other', async () => {
  const server = await startTestServer();
  const [first, elsewhere] = [await server.signIn(), await server.signIn()];
  const again = await server.post(
    '/api/session',
    { passphrase: testPassphrase },
    { cookie: first },
  );
  expect(again.status).toBe(204);
  const [second = ''] = again.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const statusOf = async (cookie: string) =>
    (await server.fetch('/api/session', asOwner(cookie))).status;
  expect(second).not.toBe(first);
  expect([await statusOf(first), await statusOf(second), await statusOf(elsewhere)]).toEqual([
    401, 200, 200,
  ]);
  // A wrong passphrase ends nothing.
  const wrong = await server.post('/api/session', { passphrase: 'x' }, { cookie: second });
  expect([wrong.status, await statusOf(second)]).toEqual([401, 200]);
});
