import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { Erasure, InboxCounts, SpamErasure, maxNotes, maxSpamErased } from '#shared/api/inbox.ts';
import { Retention } from '#shared/api/retention.ts';
import { listSessions } from '#shared/api/sessions.ts';
import { Day } from '#shared/time.ts';
import { maxSessions } from '../../services/owner-sessions.ts';
import { sampleFiles } from '../../testing/sample-files.ts';
import { startTestServer, testPassphrase } from '../../testing/test-server.ts';
import type { TestServer, TestServerOptions } from '../../testing/test-server.ts';

const ruth = { name: 'Ruth', email: 'ruth@example.org' };
const message = { ...ruth, projectType: 'other', message: 'We have a north slope.' };
const report = { ...ruth, serviceType: 'house-extension' };

async function signedIn(options: TestServerOptions = {}) {
  const server = await startTestServer(options);
  const cookie = await server.signIn();
  const call = (method: string, path: string, body?: unknown) =>
    server.fetch(path, {
      method,
      headers: { cookie, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const read = async (path: string) => (await call('GET', path)).json();
  return { server, cookie, call, read };
}

const trap = { leaveUnticked: 'ticked' };
const tooFast = { 'Fill-Time-Ms': '300' };

async function send(
  server: TestServer,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<string> {
  const response = await server.post(path, body, { 'Idempotency-Key': randomUUID(), ...headers });
  expect(response.status).toBe(201);
  return (await response.json()).id;
}

async function upload(server: TestServer): Promise<string> {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(sampleFiles.jpeg)]), 'wall.jpg');
  const response = await server.fetch('/api/upload', { method: 'POST', body: form });
  return (await response.json()).files[0];
}

test('stores notes once, in order, and removes them', async () => {
  const { server, call, read } = await signedIn();
  const id = await send(server, '/api/contact', message);
  const path = `/api/contact-messages/${id}`;
  const first = { id: randomUUID(), text: ' Rang back ' };
  const second = { id: randomUUID(), text: 'Meets on Friday' };
  for (const addNote of [first, second, first]) {
    expect((await call('PATCH', path, { addNote })).status).toBe(200);
  }
  const [listed] = await read('/api/contact-messages');
  expect(listed.notes.map(({ text }: { text: string }) => text)).toEqual([
    'Meets on Friday',
    'Rang back',
  ]);
  const left = await (await call('PATCH', path, { removeNote: first.id })).json();
  expect(left.notes).toHaveLength(1);
  for (const wrong of [
    { addNote: { id: 'x', text: 'a' } },
    { addNote: { id: randomUUID(), text: ' ' } },
    { addNote: { id: randomUUID(), text: 'a'.repeat(5_000) } },
    { removeNote: '../x' },
  ]) {
    expect((await call('PATCH', path, wrong)).status).toBe(400);
  }
});

test('stores a bounded number of notes', async () => {
  const { server, call } = await signedIn();
  const id = await send(server, '/api/contact', message);
  const add = () =>
    call('PATCH', `/api/contact-messages/${id}`, { addNote: { id: randomUUID(), text: 'a' } });
  const statuses = await Promise.all(Array.from({ length: maxNotes }, add));
  expect(statuses.every(({ status }) => status === 200)).toBe(true);
  expect((await add()).status).toBe(400);
});

const paymentOn = (day: string) => ({
  id: randomUUID(),
  kind: 'payment',
  cents: 100,
  paymentKind: 'deposit',
  day,
  way: 'cash',
  note: '',
});

test('records when the deposit was received, from which the report is due', async () => {
  const { server, call, read } = await signedIn();
  const id = await send(server, '/api/consultation', report);
  expect((await read('/api/requests'))[0].depositPaidAt).toBeNull();
  await call('PATCH', `/api/requests/${id}`, { status: 'in-progress' });
  expect((await read('/api/requests'))[0].depositPaidAt).toBeNull();
  const day = server.time.now.toISOString().slice(0, 10);
  const payment = paymentOn(day);
  expect((await call('POST', `/api/inbox/records/${id}/work`, payment)).status).toBe(201);
  const [paid] = await read('/api/requests');
  expect(paid).toMatchObject({
    depositPaidAt: `${day}T00:00:00.000Z`,
    money: { paidCents: 100, paidOn: day },
  });
});

test('counts unread records, spam separately', async () => {
  const { server, call, read } = await signedIn();
  const id = await send(server, '/api/contact', message);
  await send(server, '/api/contact', { ...message, ...trap }, tooFast);
  await send(server, '/api/consultation', { ...report, ...trap }, tooFast);
  // An unexpected value does not make somebody a bot.
  await send(server, '/api/contact', message, { 'Fill-Time-Ms': 'soon' });
  await send(server, '/api/consultation', report);
  const before = v.parse(InboxCounts, await read('/api/inbox/counts'));
  expect(before).toMatchObject({ unreadMessages: 2, unreadRequests: 1, unreadSpam: 2 });
  await call('PATCH', `/api/contact-messages/${id}`, { status: 'read' });
  const after = v.parse(InboxCounts, await read('/api/inbox/counts'));
  expect(after).toMatchObject({ unreadMessages: 1, unreadRequests: 1 });
  expect(after.version).toBeGreaterThan(before.version);
});

test('notifies an open inbox of changes until the session ends', async () => {
  const scheduled: { run: () => void; delayMs: number }[] = [];
  const { server, cookie, call } = await signedIn({
    schedule: (run, delayMs) => {
      scheduled.push({ run, delayMs });
      return () => undefined;
    },
  });
  const due = (delayMs: number) =>
    scheduled
      .filter((one) => one.delayMs === delayMs)
      .at(-1)
      ?.run();
  const response = await server.fetch('/api/inbox/events', { headers: { cookie } });
  expect(response.headers.get('Content-Type')).toMatch(/^text\/event-stream/);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async (): Promise<string> => String((await reader?.read())?.value);
  expect(await next()).toMatch(/event: counts\ndata: \{.*"unreadMessages":0,/);
  await send(server, '/api/contact', message);
  await send(server, '/api/contact', message);
  due(250);
  expect(await next()).toMatch(/^event: counts\ndata: \{.*"unreadMessages":2,.*\}\n\n$/);
  due(20_000);
  expect(await next()).toBe(': \n\n');
  await call('DELETE', '/api/session');
  due(20_000);
  expect((await reader?.read())?.done).toBe(true);
  expect((await server.fetch('/api/inbox/events')).status).toBe(401);
});

test('lets the owner in when stalled streams have used up the limit', async () => {
  const { server, cookie } = await signedIn();
  const { port } = new URL(server.address);
  const unread = await Promise.all(
    Array.from({ length: 60 }, async () => {
      const socket = connect(Number(port), '127.0.0.1');
      onTestFinished(() => void socket.destroy());
      socket.on('error', () => undefined);
      socket.pause();
      socket.write(`GET /api/inbox/events HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n\r\n`);
      return socket;
    }),
  );
  expect(unread).toHaveLength(60);
  const stream = await server.fetch('/api/inbox/events', { headers: { cookie } });
  expect(stream.status).toBe(200);
  const reader = stream.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  expect(new TextDecoder().decode(value)).toContain('event: counts');
  expect((await server.fetch('/api/requests', { headers: { cookie } })).status).toBe(200);
});

test('keeps a bounded number of open inboxes and closes them when it stops', async () => {
  const { server, cookie } = await signedIn();
  const open = async () => {
    const stream = await server.fetch('/api/inbox/events', { headers: { cookie } });
    expect(stream.status).toBe(200);
    return stream.text().catch(() => 'cut off');
  };
  const streams = Array.from({ length: 20 }, open);
  const newest = open();
  // The newest replaces the oldest.
  expect(await Promise.race([...streams, newest])).toBe('cut off');
  await server.stop();
  // The others end; a stop that has to wait for them closes them.
  const texts = await Promise.all([...streams, newest]);
  expect(texts.filter((text) => text === 'cut off')).toHaveLength(1);
});

test('lists sessions and signs single ones, or all others, out', async () => {
  const { server, cookie, call, read } = await signedIn();
  const signIn = async (agent: string) => {
    server.time.now = new Date(server.time.now.getTime() + 1_000);
    const response = await server.post(
      '/api/session',
      { passphrase: testPassphrase },
      { 'User-Agent': agent },
    );
    return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };
  const phone = await signIn('Mozilla/5.0 (Android 15; Mobile; rv:145.0) Firefox/145.0');
  const hostile = await signIn('<script>alert(1)</script>');
  const sessions = v.parse(listSessions.response, await read('/api/sessions'));
  expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    ['A browser on a device', false],
    ['Firefox on Android', false],
    [expect.any(String), true],
  ]);
  expect(JSON.stringify(sessions)).not.toContain(cookie.split('=')[1]);
  const ofPhone = sessions[1]?.id;
  expect((await call('DELETE', `/api/sessions/${ofPhone}`)).status).toBe(204);
  expect((await call('DELETE', `/api/sessions/${ofPhone}`)).status).toBe(404);
  const status = async (which: string) =>
    (await server.fetch('/api/session', { headers: { cookie: which } })).status;
  expect(await status(phone)).toBe(401);
  expect(await status(hostile)).toBe(200);
  expect((await call('DELETE', '/api/sessions')).status).toBe(204);
  expect([await status(hostile), await status(cookie)]).toEqual([401, 200]);
});

test('signs the oldest browser out when there are too many', async () => {
  const { server, cookie } = await signedIn();
  for (let count = 0; count < maxSessions; count += 1) {
    server.time.now = new Date(server.time.now.getTime() + 1_000);
    await server.services.sessions.signIn(
      { passphrase: testPassphrase },
      { networks: ['203.0.113.9'] },
    );
  }
  expect(await server.store.listSessions()).toHaveLength(maxSessions);
  expect((await server.fetch('/api/session', { headers: { cookie } })).status).toBe(401);
});

test('erases what one person sent, after counting it', async () => {
  const { server, call, read } = await signedIn();
  const [own, shared] = [await upload(server), await upload(server)];
  await send(server, '/api/contact', message);
  await send(server, '/api/consultation', {
    ...report,
    email: 'RUTH@example.org',
    attachments: [own, shared],
  });
  await send(server, '/api/consultation', {
    ...report,
    email: 'ali@example.org',
    attachments: [shared],
  });
  const erase = async (isDryRun: boolean) => {
    const response = await call('POST', '/api/inbox/erasures', {
      email: 'ruth@example.org',
      isDryRun,
    });
    return v.parse(Erasure, await response.json());
  };
  const counted = { messages: 1, requests: 1, files: 1, snapshots: 0, keptInvoices: [] };
  expect(await erase(true)).toEqual({ ...counted, isErased: false });
  expect(await read('/api/contact-messages')).toHaveLength(1);
  expect(await erase(false)).toEqual({ ...counted, isErased: true });
  expect(await read('/api/contact-messages')).toEqual([]);
  expect((await read('/api/requests')).map(({ email }: { email: string }) => email)).toEqual([
    'ali@example.org',
  ]);
  expect((await call('GET', own)).status).toBe(404);
  expect((await call('GET', shared)).status).toBe(200);
  expect(await erase(false)).toMatchObject({ messages: 0, requests: 0, files: 0 });
  // The log says that it happened, not to whom.
  expect(server.logLines.join()).toContain('deleted the data of one person');
  expect(server.logLines.join()).not.toContain('ruth@');
});

test('erases the listed spam, and nothing that is not spam', async () => {
  const { server, call, read } = await signedIn();
  const own = await upload(server);
  const shared = await upload(server);
  const spam = [
    await send(server, '/api/contact', { ...message, ...trap }, tooFast),
    await send(
      server,
      '/api/consultation',
      { ...report, ...trap, attachments: [own, shared] },
      tooFast,
    ),
  ];
  const unseen = await send(server, '/api/contact', { ...message, ...trap }, tooFast);
  const wanted = await send(server, '/api/consultation', { ...report, attachments: [shared] });
  const saved = await send(server, '/api/contact', message);
  const erase = async (ids: readonly unknown[]) =>
    call('POST', '/api/inbox/spam-erasures', { ids });
  const ids = [...spam, wanted, saved, randomUUID(), spam[0]?.toUpperCase()];
  const answer = v.parse(SpamErasure, await (await erase(ids)).json());
  expect(answer).toEqual({ messages: 1, requests: 1, files: 1 });
  const left = [...(await read('/api/contact-messages')), ...(await read('/api/requests'))];
  expect(left.map(({ id }: { id: string }) => id).toSorted()).toEqual(
    [unseen, wanted, saved].toSorted(),
  );
  expect((await call('GET', own)).status).toBe(404);
  expect((await call('GET', shared)).status).toBe(200);
  // Asked again, late.
  expect(await (await erase(spam)).json()).toEqual({ messages: 0, requests: 0, files: 0 });
  expect(server.logLines.join()).not.toContain('ruth@');
  const many = Array.from({ length: maxSpamErased }, () => randomUUID());
  expect((await erase(many)).status).toBe(200);
  expect((await erase([...many, randomUUID()])).status).toBe(400);
  expect((await erase([])).status).toBe(400);
  expect((await erase(['x'])).status).toBe(400);
  expect(await read('/api/contact-messages')).toHaveLength(2);
});

test('returns the retention periods, and deletes records after them', async () => {
  const { server, call, read } = await signedIn();
  expect(v.parse(Retention, await read('/api/retention'))).toEqual({
    enquiryMonths: 12,
    unpaidRequestMonths: 6,
    orphanUploadHours: 48,
  });
  const photo = await upload(server);
  await send(server, '/api/contact', message);
  await send(server, '/api/consultation', { ...report, attachments: [photo] });
  const paid = await send(server, '/api/consultation', report);
  await call('POST', `/api/inbox/records/${paid}/work`, paymentOn('2026-03-01'));
  await call('PATCH', `/api/requests/${paid}`, { status: 'archived' });
  const left = async (moment: string) => {
    server.time.now = new Date(moment);
    await server.services.retention.sweep();
    return (await server.store.listSubmissions()).length;
  };
  const isThere = async (name: string) => (await server.files.open(name)) !== undefined;
  expect(await left('2026-09-01T00:00:00.000Z')).toBe(3);
  expect(await left('2026-09-01T00:00:00.001Z')).toBe(2);
  // A week in which it can be restored.
  expect(await isThere(photo.slice('/uploads/'.length))).toBe(true);
  expect(await left('2026-09-08T00:00:00.001Z')).toBe(2);
  expect(await isThere(photo.slice('/uploads/'.length))).toBe(false);
  expect(await left('2027-03-01T00:00:00.000Z')).toBe(2);
  expect(await left('2027-03-01T00:00:00.001Z')).toBe(1);
  // A paid request is a business record: the owner decides.
  expect(await left('2040-01-01T00:00:00.000Z')).toBe(1);
});

test('keeps everything when the owner turns retention off', async () => {
  const server = await startTestServer({
    retention: { enquiryMonths: null, unpaidRequestMonths: null, orphanUploadHours: 48 },
  });
  await send(server, '/api/contact', message);
  await send(server, '/api/consultation', report);
  server.time.now = new Date(server.time.now.getTime() + 20_000 * Day.ms);
  expect(await server.services.retention.sweep()).toMatchObject({ trashed: 0 });
});

test.each([
  ['GET', '/api/contact-messages'],
  ['GET', '/api/requests'],
  ['GET', '/api/inbox/counts'],
  ['GET', '/api/inbox/events'],
  ['GET', '/api/session'],
  ['GET', '/api/sessions'],
  ['DELETE', '/api/sessions'],
  ['DELETE', '/api/sessions/x'],
  ['POST', '/api/inbox/erasures'],
  ['POST', '/api/inbox/spam-erasures'],
  ['PATCH', `/api/requests/${'0'.repeat(36)}`],
  ['PATCH', `/api/contact-messages/${'0'.repeat(36)}`],
  ['GET', `/uploads/${'0'.repeat(32)}.jpg`],
  ['GET', `/uploads/${'0'.repeat(32)}.jpg?size=thumbnail`],
])('lets nobody but the owner %s %s', async (method, path) => {
  const server = await startTestServer();
  await server.signIn();
  for (const cookie of [
    '',
    'owner=',
    `owner=${'a'.repeat(43)}`,
    '__Host-owner=x',
    'owner=__proto__',
  ]) {
    const response = await server.fetch(path, {
      method,
      headers: { cookie, 'Content-Type': 'application/json' },
      ...(method !== 'GET' && method !== 'DELETE' && { body: '{}' }),
    });
    expect(response.status).toBe(401);
    expect((await response.json()).code).toBe('unauthorised');
  }
});

test('accepts tool work once, up to 64 KB, and shows it to the owner as it was sent', async () => {
  const { server, read } = await signedIn();
  const work = (inputs: Record<string, string> = { place: 'daylesford' }) => ({
    id: randomUUID(),
    tool: 'sun',
    version: 1,
    title: 'Kitchen window',
    inputs,
    answer: 'Make the eave about 0.56 m deep.',
    savedAt: '2026-11-23T00:00:00.000Z',
  });
  const one = work();
  for (const [path, body] of [
    ['/api/consultation', { ...report, toolWork: [one] }],
    ['/api/natural-building-consultation', { ...ruth, hopes: 'Warm', toolWork: [one] }],
  ] as const) {
    const id = await send(server, path, body);
    const listed = (await read('/api/requests')).find(
      (request: { id: string }) => request.id === id,
    );
    expect(listed.toolWork).toEqual([one]);
    expect(listed.answers).not.toHaveProperty('toolWork');
  }
  const id = await send(server, '/api/consultation', report);
  const plain = (await read('/api/requests')).find((request: { id: string }) => request.id === id);
  expect(plain.toolWork).toEqual([]);

  const large = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`readings.${index}`, 'x'.repeat(2000)]),
  );
  for (const toolWork of [
    [one, one],
    [work(large)],
    [{ ...one, tool: 'horoscope' }],
    [{ ...one, extra: 1 }],
    Array.from({ length: 11 }, () => work()),
    'none',
  ]) {
    const refused = await server.post(
      '/api/consultation',
      { ...report, toolWork },
      { 'Idempotency-Key': randomUUID() },
    );
    expect(refused.status).toBe(400);
    expect(Object.keys((await refused.json()).fields).join()).toContain('toolWork');
  }
});
