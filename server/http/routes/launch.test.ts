import { expect, test } from 'vitest';
import { sampleSubmission, uuid } from '../../testing/samples.ts';
import { startTestServer } from '../../testing/test-server.ts';

test('says what is settled of what must be before launch', async () => {
  const server = await startTestServer();
  const headers = { cookie: await server.signIn() };
  const read = async () => (await server.fetch('/api/launch', { headers })).json();
  expect(await read()).toMatchObject({ name: false, abn: false, bank: false, mail: false });
  const at = '/api/owner/entries/practice/practice';
  const list = await server.fetch(`${at}/revisions`, { headers });
  const [newest] = ((await list.json()) as { revisions: { revisionId: string; body: object }[] })
    .revisions;
  const body = {
    ...newest?.body,
    legalName: 'Ruth Hale',
    abn: '51824753556',
    phone: '0400 111 222',
  };
  const send = (method: string, path: string, sent: unknown) =>
    server.fetch(path, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(sent),
    });
  const revision = { baseRevisionId: newest?.revisionId, slug: '', body };
  expect((await send('PUT', `${at}/revisions/${uuid(1)}`, revision)).status).toBe(201);
  expect((await send('POST', `${at}/publish`, { revisionId: uuid(1) })).status).toBe(200);
  expect(await read()).toMatchObject({ name: true, abn: true, phone: true, refunds: false });
});

test('says of the copy off the site whether there is one, and nothing where the database has its own', async () => {
  const server = await startTestServer();
  const headers = { cookie: await server.signIn() };
  const read = async () => {
    const settled = await (await server.fetch('/api/launch', { headers })).json();
    return (settled as Record<string, boolean | null>)['offsite-copy'];
  };
  const { launch } = server.services;
  expect(await read()).toBe(false);
  let lastGood: Date | null = null;
  launch.watchCopy(() => lastGood);
  expect(await read()).toBe(false);
  lastGood = server.time.now;
  expect(await read()).toBe(true);
  launch.watchCopy(null);
  expect(await read()).toBeNull();
});

test('tells the owner alone what is set up, a copy also before it has first been made', async () => {
  for (const canSendMail of [false, true]) {
    const server = await startTestServer({ canSendMail });
    const cookie = await server.signIn();
    const read = async () => {
      const session = await (await server.fetch('/api/session', { headers: { cookie } })).json();
      return (session as { setUp?: object }).setUp;
    };
    expect(await read()).toEqual({ mail: canSendMail, offsiteCopy: false });
    server.services.launch.watchCopy(() => null);
    expect(await read()).toEqual({ mail: canSendMail, offsiteCopy: true });
    server.services.launch.watchCopy(null);
    expect(await read()).toEqual({ mail: canSendMail, offsiteCopy: null });
  }
});

test('lists what is about to be deleted, and brings it back once', async () => {
  const server = await startTestServer();
  const headers = { cookie: await server.signIn() };
  await server.store.receive(sampleSubmission(1));
  await server.store.trashSubmissions([uuid(1)], new Date());
  const list = async () => (await server.fetch('/api/inbox/trash', { headers })).json();
  expect(await list()).toMatchObject({ total: 1, records: [{ id: uuid(1), isRequest: false }] });
  const restore = (ids: unknown) =>
    server.fetch('/api/inbox/trash/restore', {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ids }),
    });
  expect(await (await restore([uuid(1), uuid(2)])).json()).toEqual({ restored: 1 });
  expect(await (await restore([uuid(1)])).json()).toEqual({ restored: 0 });
  expect(await list()).toEqual({ total: 0, records: [] });
  expect((await restore([])).status).toBe(400);
  expect((await restore(['x'])).status).toBe(400);
});

test('tells nobody else, sends no test twice in a minute, and refuses what is no code', async () => {
  const server = await startTestServer();
  for (const path of ['/api/launch', '/api/inbox/trash', '/api/mail-address']) {
    expect((await server.fetch(path)).status, path).toBe(401);
  }
  const post = (path: string, cookie: string, body = '{}') =>
    server.fetch(path, {
      method: 'POST',
      headers: { cookie, 'Content-Type': 'application/json' },
      body,
    });
  expect((await post('/api/mail-address/test', '')).status).toBe(401);
  expect((await post('/api/inbox/trash/restore', '', '{"ids":[]}')).status).toBe(401);
  const cookie = await server.signIn();
  expect((await post('/api/mail-address/test', cookie)).status).toBe(204);
  expect((await post('/api/mail-address/test', cookie)).status).toBe(429);
  for (const code of ['', 'abc', '12345', '1'.repeat(10_000)]) {
    const sent = JSON.stringify({ code });
    expect((await post('/api/mail-address/confirmation', cookie, sent)).status, code).toBe(400);
  }
  const wrong = await post('/api/mail-address/confirmation', cookie, '{"code":"123 456"}');
  expect(wrong.status).toBe(422);
});
