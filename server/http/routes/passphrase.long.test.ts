import { expect, test } from 'vitest';
import { Day, Minute } from '#shared/time.ts';
import { makeLinkKey } from '../../services/recovery-keys.ts';
import { startTestServer, testPassphrase } from '../../testing/test-server.ts';
import type { TestServer, TestServerOptions } from '../../testing/test-server.ts';

const next = 'lime and light earth';

async function signedIn(options?: TestServerOptions) {
  const server = await startTestServer(options);
  const cookie = await server.signIn();
  const send = (method: string, path: string, body?: unknown) =>
    server.fetch(path, {
      method,
      headers: { 'Content-Type': 'application/json', cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return { server, cookie, send };
}

const signInWith = async (server: TestServer, passphrase: string) =>
  (await server.post('/api/session', { passphrase })).status;

const recover = async (server: TestServer, key: string) =>
  server.post('/api/passphrase/recovery', { key, next });

test('changes the passphrase with the old one, and signs every other browser out', async () => {
  const { server, send } = await signedIn();
  const elsewhere = await server.signIn();
  const wrong = await send('PUT', '/api/passphrase', { current: 'not this one', next });
  expect([wrong.status, (await wrong.json()).code]).toEqual([401, 'wrong-passphrase']);
  const short = await send('PUT', '/api/passphrase', { current: testPassphrase, next: 'short' });
  expect(await short.json()).toMatchObject({ fields: { next: 'Use at least 12 characters' } });
  const changed = await send('PUT', '/api/passphrase', { current: testPassphrase, next });
  expect(changed.status).toBe(204);
  const cookie = changed.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const statusOf = async (one: string) =>
    (await server.fetch('/api/session', { headers: { cookie: one } })).status;
  expect([await statusOf(cookie), await statusOf(elsewhere)]).toEqual([200, 401]);
  expect([await signInWith(server, testPassphrase), await signInWith(server, next)]).toEqual([
    401, 204,
  ]);
  expect(server.logLines.join('\n')).not.toContain(next);
});

test('lets nobody change it who is not signed in', async () => {
  const { server } = await signedIn();
  const body = JSON.stringify({ current: testPassphrase, next });
  const headers = { 'Content-Type': 'application/json' };
  for (const [method, path] of [
    ['GET', '/api/passphrase'],
    ['PUT', '/api/passphrase'],
    ['POST', '/api/passphrase/codes'],
  ] as const) {
    const init = method === 'GET' ? { method } : { method, headers, body };
    expect((await server.fetch(path, init)).status).toBe(401);
  }
});

test('recovers a lost passphrase with each printed code once, however it is typed', async () => {
  const { server, send } = await signedIn();
  const made = await send('POST', '/api/passphrase/codes', {});
  const { codes } = (await made.json()) as { codes: [string, ...string[]] };
  expect(new Set(codes).size).toBe(8);
  expect(await (await send('GET', '/api/passphrase')).json()).toEqual({
    codesLeft: 8,
    isSetOnServer: false,
  });
  const stored = JSON.stringify(await server.store.ownerSettings());
  for (const code of codes) expect(stored).not.toContain(code);

  const typed = codes[0].toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O');
  const recovered = await recover(server, typed);
  expect(recovered.status).toBe(204);
  expect(recovered.headers.getSetCookie()).toHaveLength(2);
  expect(await signInWith(server, next)).toBe(204);
  const again = await recover(server, codes[0]);
  expect([again.status, (await again.json()).code]).toEqual([401, 'wrong-recovery-key']);
});

test('takes a code once that comes twice at the same moment', async () => {
  const { server, send } = await signedIn();
  const made = await send('POST', '/api/passphrase/codes', {});
  const { codes } = (await made.json()) as { codes: [string] };
  const answers = await Promise.all([recover(server, codes[0]), recover(server, codes[0])]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 401]);
});

test('takes accents however the keyboard composes them, and refuses a passphrase of a book’s length', async () => {
  const { server, send } = await signedIn();
  for (const [length, status] of [
    [1_025, 400],
    [1_000_000, 413],
  ] as const) {
    const long = { current: testPassphrase, next: 'a'.repeat(length) };
    expect([length, (await send('PUT', '/api/passphrase', long)).status]).toEqual([length, status]);
  }
  const composed = 'chaux et torchis à l’été'.normalize('NFC');
  await send('PUT', '/api/passphrase', { current: testPassphrase, next: composed });
  expect(await signInWith(server, composed.normalize('NFD'))).toBe(204);
});

test('needs fresh proof for new codes, which make those before them void', async () => {
  const { server, send } = await signedIn();
  const codesOf = async (cookie?: string) => {
    const response = await (cookie === undefined
      ? send('POST', '/api/passphrase/codes')
      : server.fetch('/api/passphrase/codes', { method: 'POST', headers: { cookie } }));
    return response.ok ? ((await response.json()) as { codes: string[] }).codes : response.json();
  };
  const first = (await codesOf()) as string[];
  server.time.now = new Date(server.time.now.getTime() + 11 * Minute.ms);
  expect(await codesOf()).toMatchObject({ code: 'fresh-proof-needed' });
  const wrong = await send('POST', '/api/session/proof', { passphrase: 'not this one' });
  expect(await wrong.json()).toMatchObject({ code: 'wrong-passphrase' });
  const proved = await send('POST', '/api/session/proof', { passphrase: testPassphrase });
  expect(await codesOf(proved.headers.getSetCookie()[0]?.split(';')[0])).toHaveLength(8);
  expect((await recover(server, first[0] ?? '')).status).toBe(401);
});

test('accepts the operator’s link for an hour', async () => {
  for (const [minutes, status] of [
    [59, 204],
    [61, 401],
  ] as const) {
    const server = await startTestServer();
    const key = await makeLinkKey(server.store, server.time.now);
    server.time.now = new Date(server.time.now.getTime() + minutes * Minute.ms);
    expect((await recover(server, key)).status).toBe(status);
  }
});

test('slows down who guesses recovery codes', async () => {
  const server = await startTestServer();
  const statuses: number[] = [];
  for (let guess = 0; guess < 6; guess += 1) {
    statuses.push((await recover(server, `guess-${guess}`)).status);
  }
  expect(statuses.slice(0, 3)).toEqual([401, 401, 401]);
  expect(statuses.at(-1)).toBe(429);
});

test('an invitation that has ended is not said to be set on the server', async () => {
  const { server, send } = await signedIn({ isPassphraseSet: true });
  const { key } = (await (await send('POST', '/api/people', { name: 'Ben' })).json()) as {
    key: string;
  };
  server.time.now = new Date(server.time.now.getTime() + Day.ms);
  for (const given of [key, 'no key', 'x'.repeat(100)]) {
    expect(await (await recover(server, given)).json()).toMatchObject({
      code: 'wrong-recovery-key',
      detail: 'This code or link doesn’t work, or doesn’t work any more. Each works once.',
    });
    server.time.now = new Date(server.time.now.getTime() + Day.ms);
  }
});

test('changes nothing while OWNER_PASSPHRASE decides', async () => {
  const { server, send } = await signedIn({ isPassphraseSet: true });
  const key = await makeLinkKey(server.store, server.time.now);
  expect((await recover(server, key)).status).toBe(409);
  const change = await send('PUT', '/api/passphrase', { current: testPassphrase, next });
  expect(await change.json()).toMatchObject({ code: 'set-on-server' });
  expect(await signInWith(server, testPassphrase)).toBe(204);
});

test('says whether there are recovery codes to type, and never while OWNER_PASSPHRASE decides', async () => {
  for (const isPassphraseSet of [false, true]) {
    const { server, send } = await signedIn({ isPassphraseSet });
    const ways = async () => (await server.fetch('/api/passphrase/recovery')).json();
    expect(await ways()).toEqual({ takesCodes: false });
    await send('POST', '/api/passphrase/codes', {});
    expect(await ways()).toEqual({ takesCodes: !isPassphraseSet });
  }
});

test('says whose passphrase a link chooses, without using it up, and slows down who guesses', async () => {
  const { server, send } = await signedIn();
  const holderOf = (key: string) => server.post('/api/passphrase/recovery/holder', { key });
  await send('PUT', '/api/people/owner/name', { name: 'Ann' });
  const invited = await send('POST', '/api/people', { name: 'Ben' });
  const { key } = (await invited.json()) as { key: string };
  const ben = { name: 'Ben', isOwner: false, isNew: true, ownerName: 'Ann' };
  expect(await (await holderOf(key)).json()).toEqual(ben);
  expect((await recover(server, key)).status).toBe(204);
  expect((await holderOf(key)).status).toBe(401);
  const [, { id }] = (await (await send('GET', '/api/people')).json()) as [unknown, { id: string }];
  const again = (await (await send('POST', `/api/people/${id}/link`)).json()) as { key: string };
  expect(await (await holderOf(again.key)).json()).toEqual({ ...ben, isNew: false });
  const ownKey = await makeLinkKey(server.store, server.time.now);
  const ann = { name: 'Ann', isOwner: true, isNew: false, ownerName: 'Ann' };
  expect(await (await holderOf(ownKey)).json()).toEqual(ann);
  const statuses: number[] = [];
  for (let guess = 0; guess < 6; guess += 1) {
    statuses.push((await holderOf(`guess-${guess}`)).status);
  }
  expect(statuses.at(-1)).toBe(429);
});
