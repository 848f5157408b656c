import { expect, test } from 'vitest';
import type { PasskeyCreation, PasskeyRequest } from '#shared/api/passkeys.ts';
import type { PersonSummary } from '#shared/api/people.ts';
import { Day, Minute } from '#shared/time.ts';
import { hashPassphrase } from '../../services/passphrase.ts';
import { makeLinkKey } from '../../services/recovery-keys.ts';
import { FakeAuthenticator } from '../../testing/fake-authenticator.ts';
import { startTestServer, testCost, testPassphrase } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

const bensPassphrase = 'lime and light earth';
const account = { accountName: 'Practice', bsb: '633-000', accountNumber: '12345678' };

type Send = (method: string, path: string, body?: unknown) => Promise<Response>;

const sendAs =
  (server: TestServer, cookie: string): Send =>
  (method, path, body) =>
    server.fetch(path, {
      method,
      headers: { 'Content-Type': 'application/json', cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';

async function codeOf(response: Response | Promise<Response>) {
  const answered = await response;
  return answered.ok ? answered.status : ((await answered.json()) as { code: string }).code;
}

/** An owner called Ann, and Ben, who has used his invitation. */
async function annAndBen() {
  const server = await startTestServer();
  const annCookie = await server.signIn();
  const ann = sendAs(server, annCookie);
  await ann('PUT', '/api/people/owner/name', { name: 'Ann' });
  const invited = await ann('POST', '/api/people', { name: ' Ben ' });
  const { key } = (await invited.json()) as { key: string };
  const recover = (next: string, withKey = key) =>
    server.post('/api/passphrase/recovery', { key: withKey, next });
  const joined = await recover(bensPassphrase);
  const benCookie = cookieOf(joined);
  return { server, annCookie, ann, key, recover, benCookie, ben: sendAs(server, benCookie) };
}

const peopleOf = async (send: Send) =>
  (await (await send('GET', '/api/people')).json()) as PersonSummary[];
const idOfBen = async (send: Send) => (await peopleOf(send))[1]?.id ?? '';
const isIn = async (server: TestServer, cookie: string) =>
  (await server.fetch('/api/session', { headers: { cookie } })).ok;
const signIn = (server: TestServer, passphrase: string) =>
  server.post('/api/session', { passphrase });

async function sendMessage(server: TestServer) {
  const id = crypto.randomUUID();
  const body = {
    name: 'Ruth',
    email: 'ruth@example.org',
    projectType: 'residential',
    message: 'A strawbale house, please.',
  };
  const sent = await server.post('/api/contact', body, { 'Idempotency-Key': id });
  expect(sent.status).toBe(201);
  return id;
}

test('invites somebody by a link that works once, who then signs in with a passphrase of their own', async () => {
  const { server, ann, ben, recover, benCookie } = await annAndBen();
  expect(await (await ben('GET', '/api/session')).json()).toEqual({
    owner: true,
    person: { name: 'Ben', isOwner: false, hasPasskey: false },
  });
  expect(await peopleOf(ben)).toMatchObject([
    { name: 'Ann', isOwner: true, isYou: false, hasJoined: true },
    { name: 'Ben', isOwner: false, isYou: true, hasJoined: true, linkExpiresAt: null },
  ]);
  expect(await codeOf(recover('another passphrase'))).toBe('wrong-recovery-key');
  expect([
    await codeOf(signIn(server, bensPassphrase)),
    await codeOf(signIn(server, testPassphrase)),
  ]).toEqual([204, 204]);
  // A new passphrase of Ben's ends Ben's sessions alone.
  const next = 'a roof of old iron';
  const changed = await ben('PUT', '/api/passphrase', { current: bensPassphrase, next });
  expect(changed.status).toBe(204);
  expect([
    await isIn(server, benCookie),
    await isIn(server, cookieOf(changed)),
    (await ann('GET', '/api/session')).ok,
  ]).toEqual([false, true, true]);
  expect([
    await codeOf(signIn(server, bensPassphrase)),
    await codeOf(signIn(server, next)),
  ]).toEqual(['wrong-passphrase', 204]);
  const stored = JSON.stringify(await server.store.ownerSettings());
  for (const secret of [next, bensPassphrase]) {
    expect(stored).not.toContain(secret);
    expect(server.logLines.join('\n')).not.toContain(secret);
  }
});

test('an invitation ends after a day, at the next one, and with the person', async () => {
  for (const [name, pass] of [
    [
      'late',
      async ({ server }) => void (server.time.now = new Date(server.time.now.getTime() + Day.ms)),
    ],
    ['another link', async ({ send, id }) => void (await send('POST', `/api/people/${id}/link`))],
    ['removed', async ({ send, id }) => void (await send('DELETE', `/api/people/${id}`))],
  ] as [string, (given: { server: TestServer; send: Send; id: string }) => Promise<void>][]) {
    const server = await startTestServer();
    const send = sendAs(server, await server.signIn());
    const { key } = (await (await send('POST', '/api/people', { name: 'Ben' })).json()) as {
      key: string;
    };
    await pass({ server, send, id: await idOfBen(send) });
    const used = await server.post('/api/passphrase/recovery', { key, next: bensPassphrase });
    expect([name, used.status]).toEqual([name, 401]);
  }
});

test('the name stands at notes, status, payments and replies, and stays there when it changes', async () => {
  const { server, ann, ben } = await annAndBen();
  const id = await sendMessage(server);
  const path = `/api/contact-messages/${id}`;
  const note = { id: crypto.randomUUID(), text: 'Rang her' };
  await ben('PATCH', path, { addNote: note, status: 'in-progress' });
  await ann('PATCH', path, { addNote: { id: crypto.randomUUID(), text: 'Thanks' } });
  await ann('PUT', `/api/people/${await idOfBen(ann)}/name`, { name: 'Benjamin' });
  expect(await (await ann('GET', `/api/inbox/records/${id}`)).json()).toMatchObject({
    status: 'in-progress',
    statusBy: 'Ben',
    notes: [
      { text: 'Rang her', by: 'Ben' },
      { text: 'Thanks', by: 'Ann' },
    ],
  });
  const payment = {
    id: crypto.randomUUID(),
    kind: 'payment',
    day: '2026-03-01',
    cents: 50_000,
    way: 'bank-transfer',
    paymentKind: 'deposit',
    note: '',
  };
  expect(await codeOf(ben('POST', `/api/inbox/records/${id}/work`, payment))).toBe(201);
  // Sent again from another browser, it is the same payment.
  expect(await codeOf(ann('POST', `/api/inbox/records/${id}/work`, payment))).toBe(200);
  const entries = await (await ann('GET', `/api/inbox/records/${id}/work`)).json();
  expect(entries).toMatchObject([{ kind: 'payment', by: 'owner', name: 'Benjamin' }]);
});

test('nothing has a name while the owner has none', async () => {
  const server = await startTestServer();
  const send = sendAs(server, await server.signIn());
  const id = await sendMessage(server);
  const addNote = { id: crypto.randomUUID(), text: 'Rang her' };
  await send('PATCH', `/api/contact-messages/${id}`, { addNote, status: 'read' });
  const record = (await (await send('GET', `/api/inbox/records/${id}`)).json()) as {
    notes: object[];
  };
  expect(record).not.toHaveProperty('statusBy');
  expect(record.notes[0]).not.toHaveProperty('by');
});

test('removes somebody with everything that lets them in, at once', async () => {
  const { server, ann, ben, benCookie } = await annAndBen();
  const device = new FakeAuthenticator('http://localhost');
  const started = (await (await ben('POST', '/api/passkeys/start')).json()) as PasskeyCreation;
  await ben('POST', '/api/passkeys', { name: 'Ben’s phone', passkey: device.create(started) });
  const challenge = async () =>
    (await (await server.post('/api/session/challenge', {})).json()) as PasskeyRequest;
  const byPasskey = cookieOf(
    await server.post('/api/session', { passkey: device.get(await challenge()) }),
  );
  expect([await isIn(server, byPasskey), await isIn(server, benCookie)]).toEqual([true, true]);
  const waiting = { passkey: device.get(await challenge()) };
  const id = await idOfBen(ann);

  expect(await codeOf(ann('DELETE', `/api/people/${id}`))).toBe(204);
  expect(await codeOf(ann('DELETE', `/api/people/${id}`))).toBe('not-found');
  expect([await isIn(server, byPasskey), await isIn(server, benCookie)]).toEqual([false, false]);
  expect(await codeOf(server.post('/api/session', waiting))).toBe('wrong-passkey');
  expect(await codeOf(signIn(server, bensPassphrase))).toBe('wrong-passphrase');
  const stored = JSON.stringify(await server.store.ownerSettings());
  for (const left of ['Ben', device.id, id]) expect(stored).not.toContain(left);
  expect(await server.store.listSessions()).toHaveLength(1);
});

test('somebody who is removed no longer reads the calendar, whoever made its address', async () => {
  for (const maker of ['ann', 'ben'] as const) {
    const { server, ...people } = await annAndBen();
    const made = await people[maker]('POST', '/api/owner/calendar');
    const { path } = (await made.json()) as { path: string };
    expect((await server.fetch(path)).status).toBe(200);
    await people.ann('DELETE', `/api/people/${await idOfBen(people.ann)}`);
    expect([maker, (await server.fetch(path)).status]).toEqual([maker, 404]);
    expect((await people.ann('GET', '/api/session')).status).toBe(200);
    const again = await people.ann('POST', '/api/owner/calendar');
    expect((await server.fetch(((await again.json()) as { path: string }).path)).status).toBe(200);
  }
});

test('a session that opens while its person is removed lets nobody in', async () => {
  const { server, ann } = await annAndBen();
  const id = await idOfBen(ann);
  const { sessions } = server.services;
  const proved = await sessions.verify({ passphrase: bensPassphrase }, { networks: ['192.0.2.1'] });
  await ann('DELETE', `/api/people/${id}`);
  if (typeof proved !== 'object') throw new Error(String(proved));
  const { token } = await sessions.open(proved, '');
  expect(await sessions.personOf(token)).toBeUndefined();
  await sessions.sweep();
  expect(await server.store.listSessions()).toHaveLength(1);
});

test('the owner alone decides about people and money, with fresh proof, and cannot be removed', async () => {
  const { server, ann, ben } = await annAndBen();
  const id = await idOfBen(ann);
  const calls = [
    ['POST', '/api/people', { name: 'Carl' }],
    ['POST', `/api/people/${id}/link`],
    ['PUT', '/api/people/owner/name', { name: 'Mallory' }],
    ['DELETE', `/api/people/${id}`],
    ['PUT', '/api/bank-account', { account }],
    ['POST', '/api/passphrase/codes'],
  ] as const;
  for (const [method, path, body] of calls) {
    expect([path, await codeOf(ben(method, path, body))]).toEqual([path, 'owner-only']);
    expect((await server.fetch(path, { method })).status).toBe(401);
  }
  expect(await codeOf(ann('DELETE', '/api/people/owner'))).toBe('not-found');
  expect(await codeOf(ann('PUT', '/api/bank-account', { account }))).toBe(204);
  // Whoever sees a change of the account may stop it.
  expect(await codeOf(ben('DELETE', '/api/bank-account/change'))).toBe(204);
  server.time.now = new Date(server.time.now.getTime() + 11 * Minute.ms);
  for (const [method, path, body] of calls.filter(([, at]) => at !== '/api/bank-account')) {
    expect([path, await codeOf(ann(method, path, body))]).toEqual([path, 'fresh-proof-needed']);
  }
});

test('proof is one’s own: nobody else’s passphrase counts, and it is kept where it fails', async () => {
  const { server, ben, benCookie } = await annAndBen();
  server.time.now = new Date(server.time.now.getTime() + 11 * Minute.ms);
  const prove = (passphrase: string) => ben('POST', '/api/session/proof', { passphrase });
  expect(await codeOf(prove(testPassphrase))).toBe('wrong-passphrase');
  expect(await codeOf(prove('a guess of mine'))).toBe('wrong-passphrase');
  expect(await isIn(server, benCookie)).toBe(true);
  const proved = await prove(bensPassphrase);
  expect(proved.status).toBe(204);
  const renewed = sendAs(server, cookieOf(proved));
  expect(await (await renewed('GET', '/api/session')).json()).toMatchObject({
    person: { name: 'Ben' },
  });
  expect(await codeOf(renewed('POST', '/api/inbox/exports'))).toBe(204);
  expect((await server.post('/api/session/proof', { passphrase: bensPassphrase })).status).toBe(
    401,
  );
});

test('nobody takes a passphrase that somebody else has', async () => {
  const { server, ann, ben } = await annAndBen();
  expect(
    await codeOf(ben('PUT', '/api/passphrase', { current: bensPassphrase, next: testPassphrase })),
  ).toBe('invalid-fields');
  expect(
    await codeOf(ann('PUT', '/api/passphrase', { current: testPassphrase, next: bensPassphrase })),
  ).toBe('invalid-fields');
  const { key } = (await (await ann('POST', '/api/people', { name: 'Carl' })).json()) as {
    key: string;
  };
  const recover = (next: string) => server.post('/api/passphrase/recovery', { key, next });
  expect(await codeOf(recover(testPassphrase))).toBe('invalid-fields');
  // The invitation is still good.
  expect(await codeOf(recover('a wall of mudbrick'))).toBe(204);
});

test('a choice of one’s own tries few passphrases of others, from however many places', async () => {
  const { server } = await annAndBen();
  const { members } = (await server.store.ownerSettings()).team;
  const person = { id: members[0]?.id ?? '', name: 'Ben', isOwner: false };
  let current = bensPassphrase;
  const choose = async (next: string, at: number) => {
    const sender = { networks: [`192.0.2.${at}`] } as const;
    const { passphraseChanges } = server.services;
    const { kind } = await passphraseChanges.change(person, { current, next }, sender, '');
    if (kind === 'changed') current = next;
    return kind;
  };
  const kinds: string[] = [];
  for (let count = 0; count < 6; count += 1)
    kinds.push(await choose(`a guess at it, ${count}`, count));
  // The first question was the one with which he joined.
  expect(kinds).toEqual(['changed', 'changed', 'wait', 'wait', 'wait', 'wait']);
  expect(await choose(testPassphrase, 99)).toBe('wait');
  server.time.now = new Date(server.time.now.getTime() + Minute.ms);
  expect(await choose('a wall of mudbrick', 100)).toBe('changed');
});

test('one’s own passphrase in between makes no room for guesses at somebody else’s', async () => {
  const { server } = await annAndBen();
  const known = (await signIn(server, bensPassphrase)).headers.getSetCookie();
  const device = known.map((cookie) => cookie.split(';')[0]).join('; ');
  for (const cookie of ['', device]) {
    const kinds: (number | string)[] = [];
    for (const passphrase of ['one guess', 'one more', bensPassphrase, 'a third', bensPassphrase]) {
      kinds.push(await codeOf(server.post('/api/session', { passphrase }, { cookie })));
    }
    expect(kinds).toEqual([
      'wrong-passphrase',
      'wrong-passphrase',
      204,
      'wrong-passphrase',
      'too-many-requests',
    ]);
  }
  server.time.now = new Date(server.time.now.getTime() + Minute.ms);
  expect(await codeOf(signIn(server, bensPassphrase))).toBe(204);
});

test('everybody sees and ends their own sessions, the owner everybody’s', async () => {
  const { server, ann, ben, annCookie } = await annAndBen();
  const listed = async (send: Send) =>
    (await (await send('GET', '/api/sessions')).json()) as {
      id: string;
      personName: string | null;
      isCurrent: boolean;
    }[];
  expect((await listed(ben)).map(({ personName }) => personName)).toEqual([null]);
  const all = await listed(ann);
  expect(all.map(({ personName }) => personName).toSorted()).toEqual(['Ben', null]);
  const own = all.find(({ isCurrent }) => isCurrent);
  expect(await codeOf(ben('DELETE', `/api/sessions/${own?.id}`))).toBe('not-found');
  expect(await codeOf(ben('DELETE', '/api/sessions'))).toBe(204);
  expect(await isIn(server, annCookie)).toBe(true);
  const bens = all.find(({ personName }) => personName === 'Ben');
  expect(await codeOf(ann('DELETE', `/api/sessions/${bens?.id}`))).toBe(204);
  expect((await ben('GET', '/api/session')).status).toBe(401);
});

test('names are a line of a sane length, and five people at most share an inbox', async () => {
  const { ann } = await annAndBen();
  for (const name of ['', '  ', 'a\nb', 'x'.repeat(81), 5, null]) {
    expect([name, await codeOf(ann('POST', '/api/people', { name }))]).toEqual([
      name,
      'invalid-fields',
    ]);
  }
  for (const name of ['Ben', '<b>Carl</b>', '=1+1'])
    expect(await codeOf(ann('POST', '/api/people', { name }))).toBe(201);
  expect(await codeOf(ann('POST', '/api/people', { name: 'One more' }))).toBe('invalid-fields');
  expect(await peopleOf(ann)).toHaveLength(5);
  for (const id of ['nobody', '__proto__', 'constructor']) {
    expect(await codeOf(ann('POST', `/api/people/${id}/link`))).toBe('not-found');
    expect(await codeOf(ann('DELETE', `/api/people/${id}`))).toBe('not-found');
  }
});

test('the operator’s link ends everybody’s access', async () => {
  const { server, benCookie } = await annAndBen();
  const hash = await hashPassphrase('what nobody knows', testCost);
  await server.store.setPassphraseHash(hash, await server.store.passphraseHash());
  await makeLinkKey(server.store, server.time.now);
  expect(await isIn(server, benCookie)).toBe(false);
  expect(await codeOf(signIn(server, bensPassphrase))).toBe('wrong-passphrase');
  expect((await server.store.ownerSettings()).team).toMatchObject({
    ownerName: 'Ann',
    members: [],
    passkeys: [],
  });
});
