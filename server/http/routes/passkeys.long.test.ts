import { expect, test } from 'vitest';
import type { PasskeyCreation, PasskeyRequest } from '#shared/api/passkeys.ts';
import { Minute } from '#shared/time.ts';
import { openJournalLog } from '../../storage/journal/journal-log.ts';
import { createRecordStore } from '../../storage/record-store.ts';
import {
  FakeAuthenticator,
  cborBytes,
  cborText,
  strangersKey,
} from '../../testing/fake-authenticator.ts';
import type { Deviations } from '../../testing/fake-authenticator.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { startTestServer, testPassphrase } from '../../testing/test-server.ts';
import type { TestServer, TestServerOptions } from '../../testing/test-server.ts';

const publicUrl = 'https://example.org';

/** The cookie of the session that a response opens. */
const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';

async function codeOf(response: Response | Promise<Response>) {
  const answered = await response;
  return answered.ok ? answered.status : ((await answered.json()) as { code: string }).code;
}

async function owner(options: TestServerOptions = { publicUrl }) {
  const server = await startTestServer(options);
  const cookie = await server.signIn();
  return { server, cookie, ...callsOf(server, () => cookie) };
}

function callsOf(server: TestServer, cookie: () => string) {
  const send = (method: string, path: string, body?: unknown) =>
    server.fetch(path, {
      method,
      headers: { 'Content-Type': 'application/json', cookie: cookie() },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const start = async () =>
    (await (await send('POST', '/api/passkeys/start')).json()) as PasskeyCreation;
  const add = async (device: FakeAuthenticator, changes?: Deviations, name = 'Phone') =>
    send('POST', '/api/passkeys', { name, passkey: device.create(await start(), changes) });
  return { send, start, add };
}

const challenge = async (server: TestServer, headers: Record<string, string> = {}) =>
  (await (await server.post('/api/session/challenge', {}, headers)).json()) as PasskeyRequest;

async function signIn(server: TestServer, device: FakeAuthenticator, changes?: Deviations) {
  const passkey = device.get(await challenge(server), changes);
  return server.post('/api/session', { passkey });
}

const isIn = async (server: TestServer, cookie: string) =>
  (await server.fetch('/api/session', { headers: { cookie } })).ok;

test('signs in by a passkey that a signed-in browser has added, and is told apart by its name', async () => {
  const { server, send, add } = await owner();
  const device = new FakeAuthenticator(publicUrl);
  expect(await codeOf(add(device, {}, ' Ann’s phone '))).toBe(204);
  const signedIn = await signIn(server, device);
  expect(signedIn.status).toBe(204);
  expect(cookieOf(signedIn)).toMatch(/^__Host-owner=/);
  expect(await isIn(server, cookieOf(signedIn))).toBe(true);
  expect(await (await send('GET', '/api/passkeys')).json()).toEqual({
    isAvailable: true,
    passkeys: [
      {
        id: device.id,
        name: 'Ann’s phone',
        addedAt: '2026-03-01T00:00:00.000Z',
        lastUsedAt: '2026-03-01T00:00:00.000Z',
      },
    ],
  });
  const logged = server.logLines.join('\n');
  expect(logged).not.toContain(device.id);
});

test('asks for a key of this site that the device’s owner unlocks, and is found without a name', async () => {
  const { server, start } = await owner({
    publicUrl: 'https://www.example.org',
    trustedProxies: 1,
  });
  expect(await start()).toMatchObject({
    rp: { id: 'www.example.org' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  // Whatever a proxy says the host is.
  const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' };
  const request = await challenge(server, headers);
  expect(request).toMatchObject({ rpId: 'www.example.org', userVerification: 'required' });
  expect(request.allowCredentials ?? []).toEqual([]);
});

test('refuses an answer to a wrong challenge, of a wrong site or of a wrong key', async () => {
  const { server, add } = await owner();
  const device = new FakeAuthenticator(publicUrl);
  await add(device);
  const wrongs: Record<string, Deviations> = {
    'another origin': { origin: 'https://example.com' },
    'the same name without https': { origin: 'http://example.org' },
    'another port': { origin: 'https://example.org:8443' },
    'another site’s key': { rpId: 'example.com' },
    'a page within another': { crossOrigin: true },
    'a device that was not unlocked': { isUserVerified: false },
    'another key': { key: strangersKey() },
    'a challenge of the sender’s': { challenge: Buffer.from('1.a.b').toString('base64url') },
    'an answer to making a key': { type: 'webauthn.create' },
    'somebody else’s handle': { userHandle: 'AAAA' },
  };
  for (const [name, changes] of Object.entries(wrongs)) {
    server.time.now = new Date(server.time.now.getTime() + 15 * Minute.ms);
    expect([name, await codeOf(signIn(server, device, changes))]).toEqual([name, 'wrong-passkey']);
  }
  server.time.now = new Date(server.time.now.getTime() + 15 * Minute.ms);
  expect(await codeOf(signIn(server, device))).toBe(204);
});

test('accepts each challenge once, for five minutes', async () => {
  const { server, add } = await owner();
  const device = new FakeAuthenticator(publicUrl);
  await add(device);
  const request = await challenge(server);
  const answers = await Promise.all(
    [device.get(request), device.get(request)].map((passkey) =>
      server.post('/api/session', { passkey }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 401]);
  expect(await codeOf(server.post('/api/session', { passkey: device.get(request) }))).toBe(
    'wrong-passkey',
  );
  const late = await challenge(server);
  server.time.now = new Date(server.time.now.getTime() + 5 * Minute.ms);
  expect(await codeOf(server.post('/api/session', { passkey: device.get(late) }))).toBe(
    'wrong-passkey',
  );
  server.time.now = new Date(server.time.now.getTime() + Minute.ms);
  expect(await codeOf(signIn(server, device))).toBe(204);
  const { team } = await server.store.ownerSettings();
  expect(team.usedChallenges).toHaveLength(1);
});

test('refuses the copy of a device whose counter has been passed', async () => {
  const { server, add } = await owner();
  const device = new FakeAuthenticator(publicUrl);
  await add(device);
  expect(await codeOf(signIn(server, device, { counter: 7 }))).toBe(204);
  expect(await codeOf(signIn(server, device, { counter: 7 }))).toBe('wrong-passkey');
  expect(await codeOf(signIn(server, device, { counter: 0 }))).toBe('wrong-passkey');
  expect(await codeOf(signIn(server, device, { counter: 8 }))).toBe(204);
  const { team } = await server.store.ownerSettings();
  expect(team.passkeys).toMatchObject([{ counter: 8 }]);
});

test('takes a key that signs for itself, and none with a maker’s certificate, however sound', async () => {
  const { server, add } = await owner();
  const [own, made] = [new FakeAuthenticator(publicUrl), new FakeAuthenticator(publicUrl)];
  expect(await codeOf(add(own, { packed: 'self' }))).toBe(204);
  expect(await codeOf(signIn(server, own))).toBe(204);
  expect(await codeOf(add(made, { packed: 'certificate' }))).toBe('wrong-passkey');
  expect((await server.store.ownerSettings()).team.passkeys).toMatchObject([{ id: own.id }]);
});

test('makes no passkey of a hostile, replayed or foreign answer', async () => {
  const { server, send, start, add } = await owner();
  const map = (key: string, value: Buffer) =>
    Buffer.concat([Buffer.from([0xa1]), cborText(key), value]);
  const certificates = Buffer.concat([Buffer.from([0x81]), cborBytes(Buffer.alloc(200))]);
  const deep = Buffer.concat([Buffer.alloc(9_000, 0x81), Buffer.from([0])]);
  const wrongs: Deviations[] = [
    { attestation: { format: 'packed', statement: map('x5c', certificates) } },
    {
      attestation: {
        format: 'android-safetynet',
        statement: map('response', cborBytes(Buffer.alloc(9))),
      },
    },
    { attestation: { format: 'fido-u2f', statement: map('x5c', certificates) } },
    { attestation: { format: 'tpm', statement: map('ver', cborText('2.0')) } },
    { attestation: { format: 'none', statement: map('a', cborText('b')) } },
    { attestation: { format: 'packed', statement: deep } },
    { attestation: { format: '__proto__', statement: Buffer.from([0xa0]) } },
    {
      attestation: {
        format: 'none',
        statement: Buffer.from([0xbb, 255, 255, 255, 255, 255, 255, 255, 255]),
      },
    },
    { isUserVerified: false },
    { origin: 'https://example.com' },
    { rpId: 'example.com' },
    { crossOrigin: true },
    { type: 'webauthn.get' },
  ];
  for (const [at, changes] of wrongs.entries()) {
    const refused = await codeOf(add(new FakeAuthenticator(publicUrl), changes));
    expect([at, refused]).toEqual([at, 'wrong-passkey']);
  }
  for (const passkey of [
    null,
    {},
    { id: 'a' },
    { ...new FakeAuthenticator(publicUrl).create(await start()), id: 'a/b' },
  ]) {
    expect(await codeOf(send('POST', '/api/passkeys', { name: 'Phone', passkey }))).toBe(
      'invalid-fields',
    );
  }
  // A challenge for signing in makes no key, and one for a key is used once.
  const device = new FakeAuthenticator(publicUrl);
  const other = { ...(await start()), challenge: (await challenge(server)).challenge };
  expect(
    await codeOf(send('POST', '/api/passkeys', { name: 'Phone', passkey: device.create(other) })),
  ).toBe('wrong-passkey');
  const started = await start();
  const passkey = device.create(started);
  expect(await codeOf(send('POST', '/api/passkeys', { name: 'Phone', passkey }))).toBe(204);
  await send('DELETE', `/api/passkeys/${device.id}`);
  expect(await codeOf(send('POST', '/api/passkeys', { name: 'Phone', passkey }))).toBe(
    'wrong-passkey',
  );
  expect((await server.store.ownerSettings()).team.passkeys).toEqual([]);
});

test('adds both of two passkeys that are made at once, one of two that are the same, and ten at most', async () => {
  const { server, send, start, add } = await owner();
  const devices = Array.from({ length: 2 }, () => new FakeAuthenticator(publicUrl));
  expect(await Promise.all(devices.map((device) => codeOf(add(device))))).toEqual([204, 204]);
  const [one, same] = [await start(), await start()];
  const device = new FakeAuthenticator(publicUrl);
  const outcomes = await Promise.all(
    [one, same].map((started) =>
      codeOf(send('POST', '/api/passkeys', { name: 'Phone', passkey: device.create(started) })),
    ),
  );
  expect(outcomes.toSorted()).toEqual([204, 'wrong-passkey']);
  for (let count = 3; count < 10; count += 1) await add(new FakeAuthenticator(publicUrl));
  expect(await codeOf(add(new FakeAuthenticator(publicUrl)))).toBe('invalid-fields');
  expect((await server.store.ownerSettings()).team.passkeys).toHaveLength(10);
});

test('a removed passkey signs nobody in, and its sessions end at once', async () => {
  const { server, cookie, send, add } = await owner();
  const [phone, laptop] = [new FakeAuthenticator(publicUrl), new FakeAuthenticator(publicUrl)];
  await add(phone);
  await add(laptop);
  const [onPhone, onLaptop] = [
    cookieOf(await signIn(server, phone)),
    cookieOf(await signIn(server, laptop)),
  ];
  const waiting = phone.get(await challenge(server));
  expect(await codeOf(send('DELETE', `/api/passkeys/${phone.id}`))).toBe(204);
  expect(await codeOf(send('DELETE', `/api/passkeys/${phone.id}`))).toBe('not-found');
  expect(await codeOf(server.post('/api/session', { passkey: waiting }))).toBe('wrong-passkey');
  expect(await codeOf(signIn(server, phone))).toBe('wrong-passkey');
  expect([
    await isIn(server, onPhone),
    await isIn(server, onLaptop),
    await isIn(server, cookie),
  ]).toEqual([false, true, true]);
});

test('a way back in with a code or a link ends that person’s passkeys, and nobody else’s', async () => {
  const { server, send, add } = await owner();
  const { key: invitation } = (await (
    await send('POST', '/api/people', { name: 'Ben' })
  ).json()) as { key: string };
  const recover = (key: string, next: string) =>
    server.post('/api/passphrase/recovery', { key, next });
  const joined = await recover(invitation, 'lime and light earth');
  const ben = callsOf(server, () => cookieOf(joined));
  const [lost, bens] = [new FakeAuthenticator(publicUrl), new FakeAuthenticator(publicUrl)];
  await add(lost);
  await ben.add(bens);
  const onLost = cookieOf(await signIn(server, lost));
  const { codes } = (await (await send('POST', '/api/passphrase/codes')).json()) as {
    codes: [string];
  };
  const waiting = lost.get(await challenge(server));
  // What is refused ends nothing.
  expect((await recover(codes[0], 'too short')).status).toBe(400);
  expect((await recover('no code', 'a wall of mudbrick')).status).toBe(401);
  expect(await codeOf(signIn(server, lost))).toBe(204);
  const recovered = await recover(codes[0], 'a wall of mudbrick');
  expect(recovered.status).toBe(204);
  expect(await codeOf(server.post('/api/session', { passkey: waiting }))).toBe('wrong-passkey');
  expect([await isIn(server, onLost), await isIn(server, cookieOf(recovered))]).toEqual([
    false,
    true,
  ]);
  expect(await codeOf(signIn(server, bens))).toBe(204);
  const annsNow = callsOf(server, () => cookieOf(recovered));
  const [, { id } = { id: '' }] = (await (await annsNow.send('GET', '/api/people')).json()) as {
    id: string;
  }[];
  const link = (await (await annsNow.send('POST', `/api/people/${id}/link`)).json()) as {
    key: string;
  };
  expect((await recover(link.key, 'a roof of old iron')).status).toBe(204);
  expect(await codeOf(signIn(server, bens))).toBe('wrong-passkey');
  expect((await server.store.ownerSettings()).team.passkeys).toEqual([]);
});

test('needs fresh proof to add or remove a passkey, which a passkey gives as well', async () => {
  const { server, cookie, send, add } = await owner();
  const device = new FakeAuthenticator(publicUrl);
  await add(device);
  const lost = new FakeAuthenticator(publicUrl);
  await add(lost);
  server.time.now = new Date(server.time.now.getTime() + 11 * Minute.ms);
  for (const call of [
    send('POST', '/api/passkeys/start'),
    send('POST', '/api/passkeys', {}),
    send('DELETE', `/api/passkeys/${device.id}`),
  ]) {
    expect(await codeOf(call)).toBe('fresh-proof-needed');
  }
  // A browser that is signed in is told which keys to ask for.
  const request = await challenge(server, { cookie });
  expect(request.allowCredentials).toEqual([
    { id: device.id, type: 'public-key', transports: ['internal'] },
    { id: lost.id, type: 'public-key', transports: ['internal'] },
  ]);
  const proved = await send('POST', '/api/session/proof', { passkey: device.get(request) });
  expect(proved.status).toBe(204);
  const renewed = callsOf(server, () => cookieOf(proved));
  expect(await codeOf(renewed.send('DELETE', `/api/passkeys/${lost.id}`))).toBe(204);
  // What was on its way with the session from before still arrives; then that one has ended.
  expect(await isIn(server, cookie)).toBe(true);
  expect(await (await renewed.send('GET', '/api/sessions')).json()).toHaveLength(1);
  server.time.now = new Date(server.time.now.getTime() + 10_000);
  expect([await isIn(server, cookie), await isIn(server, cookieOf(proved))]).toEqual([false, true]);
  await server.services.sessions.sweep();
  expect(await server.store.listSessions()).toHaveLength(1);
});

test('slows 10,000 guesses down as it does those of the passphrase, and still lets the owner in', async () => {
  const { server, add } = await owner({ publicUrl, trustedProxies: 1 });
  const device = new FakeAuthenticator(publicUrl);
  await add(device);
  const { sessions, passkeys } = server.services;
  const guess = device.get(await passkeys.request(), { key: strangersKey() });
  let wrong = 0;
  for (let count = 0; count < 10_000; count += 1) {
    const { kind } = await sessions.signIn({ passkey: guess }, { networks: ['203.0.113.7'] });
    if (kind === 'wrong') wrong += 1;
  }
  expect(wrong).toBe(3);
  const headers = { 'X-Forwarded-For': '203.0.113.7' };
  const refused = await server.post('/api/session', { passkey: guess }, headers);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '8']);
  // A passphrase of the same sender waits as well; other people do not.
  const passphrase = testPassphrase;
  expect((await server.post('/api/session', { passphrase }, headers)).status).toBe(429);
  const elsewhere = { 'X-Forwarded-For': '203.0.114.9' };
  const answer = { passkey: device.get(await challenge(server)) };
  expect((await server.post('/api/session', answer, elsewhere)).status).toBe(204);
});

test('stays where it is through a restart, and comes back from a copy of the data folder', async () => {
  const folder = await temporaryFolder();
  const open = async () =>
    createRecordStore(await openJournalLog({ folder, clock: () => new Date() }));
  const first = await owner({ publicUrl, store: await open() });
  const device = new FakeAuthenticator(publicUrl);
  await first.add(device);
  await first.server.store.compact();
  await first.server.stop();
  const second = await startTestServer({ publicUrl, store: await open() });
  expect(await codeOf(signIn(second, device))).toBe(204);
});

test('offers no passkeys where browsers have none: at a number, or without https', async () => {
  for (const address of [
    'http://192.0.2.7',
    'https://192.0.2.7',
    'https://[2001:db8::1]',
    'http://example.org',
  ]) {
    const { server, send } = await owner({ publicUrl: address });
    expect(await (await send('GET', '/api/passkeys')).json()).toMatchObject({ isAvailable: false });
    expect([address, await codeOf(server.post('/api/session/challenge', {}))]).toEqual([
      address,
      'not-found',
    ]);
  }
  const { server, add } = await owner({});
  const here = new FakeAuthenticator('http://localhost:3000');
  expect(await codeOf(add(here))).toBe(204);
  expect(await codeOf(signIn(server, here))).toBe(204);
  expect(await codeOf(signIn(server, here, { origin: 'http://localhost.evil.example' }))).toBe(
    'wrong-passkey',
  );
});
