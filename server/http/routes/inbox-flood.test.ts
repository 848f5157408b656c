import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Flood, FloodErasure } from '#shared/api/inbox-flood.ts';
import { robotTrapField } from '#shared/api/submission.ts';
import { floodLimits } from '../../services/flood-limits.ts';
import type { FloodLimits } from '../../services/flood-limits.ts';
import { defaultRateLimits } from '../middleware/rate-limit.ts';
import { sampleFiles } from '../../testing/sample-files.ts';
import { startTestServer } from '../../testing/test-server.ts';

const contact = {
  name: 'Ruth',
  email: 'ruth@example.org',
  projectType: 'residential',
  message: 'We have a north slope near Yandoit.',
};
const endless = { burst: 1e9, perSecond: 1e9 };
const unlimited = { perAddress: endless, global: endless };

/** A server with room for a few records, and a visitor at any address. */
async function floodedServer(limits: Partial<FloodLimits>) {
  const server = await startTestServer({
    trustedProxies: 1,
    rateLimits: {
      ...defaultRateLimits,
      read: unlimited,
      submit: unlimited,
      submittedBytes: unlimited,
      upload: unlimited,
      uploadedBytes: unlimited,
    },
    floodLimits: { ...floodLimits, ...limits },
  });
  const cookie = await server.signIn();
  const send = async (ip: string, body: object = contact, id: string = randomUUID()) => {
    server.time.now = new Date(server.time.now.getTime() + 1_000);
    return server.post(body === contact ? '/api/contact' : '/api/consultation', body, {
      'X-Forwarded-For': ip,
      'Idempotency-Key': id,
    });
  };
  const owner = { Cookie: cookie };
  return {
    server,
    send,
    owner,
    flood: async () =>
      v.parse(Flood, await (await server.fetch('/api/inbox/flood', { headers: owner })).json()),
    erase: async (choice: object, isDryRun: boolean) =>
      v.parse(
        FloodErasure,
        await (await server.post('/api/inbox/flood-erasures', { choice, isDryRun }, owner)).json(),
      ),
  };
}

test('refuses one network beyond its share with 503, keeps room for others, and stores it once there is room', async () => {
  const { server, send, owner } = await floodedServer({ records: 16, networkShare: 1 / 4 });
  for (const last of [1, 2, 3, 4]) expect((await send(`203.0.113.${last}`)).status).toBe(201);
  const id = randomUUID();
  const refused = await send('203.0.113.9', contact, id);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('Retry-After')).toBe('900');
  expect(await refused.json()).toMatchObject({ code: 'storage-unavailable' });
  expect((await send('203.0.112.9')).status).toBe(201);
  // A /48 is one network, too.
  for (const part of ['1', '2', 'ff:3', 'aaaa:4']) {
    expect((await send(`2001:db8:7:${part}::1`)).status).toBe(201);
  }
  expect((await send('2001:db8:7:9::1')).status).toBe(503);
  expect((await send('2001:db8:8::1')).status).toBe(201);
  const [oldest] = (await server.store.listSubmissions()).toReversed();
  const opened = await server.fetch(`/api/contact-messages/${oldest?.id}`, {
    method: 'PATCH',
    headers: { ...owner, 'Content-Type': 'application/json' },
    body: JSON.stringify({ status: 'read' }),
  });
  expect(opened.status).toBe(200);
  expect((await send('203.0.113.9', contact, id)).status).toBe(201);
  // A repeat is answered, whatever room there is.
  expect((await send('203.0.113.9', contact, id)).status).toBe(200);
});

test('leaves a reserve for networks that have sent nothing yet', async () => {
  const { send } = await floodedServer({ records: 8, networkShare: 1 / 2, reservedShare: 1 / 4 });
  for (const network of [1, 2, 3]) {
    for (const _ of [1, 2]) expect((await send(`10.0.${network}.1`)).status).toBe(201);
  }
  expect((await send('10.0.1.1')).status).toBe(503);
  expect((await send('10.0.4.1')).status).toBe(201);
  expect((await send('10.0.4.1')).status).toBe(503);
  expect((await send('10.0.5.1')).status).toBe(201);
  expect((await send('10.0.6.1')).status).toBe(503);
});

test('never stores more than the room, however many send at once', async () => {
  const { server, send } = await floodedServer({ records: 8, reservedShare: 0, networkShare: 1 });
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => (await send(`10.0.${index}.1`)).status),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(8);
  expect(statuses.filter((status) => status === 503)).toHaveLength(32);
  expect(await server.store.listSubmissions()).toHaveLength(8);
});

test('counts the bytes of bodies and of attached files', async () => {
  const { server, send } = await floodedServer({
    networkShare: 1,
    fileBytes: sampleFiles.jpeg.length * 1.5,
  });
  const request = {
    serviceType: 'site-regulatory',
    name: 'Ruth',
    email: 'ruth@example.org',
    location: 'Yandoit',
  };
  const upload = async () => {
    const form = new FormData();
    form.append(
      'files',
      new Blob([new Uint8Array(sampleFiles.jpeg)], { type: 'image/jpeg' }),
      'a.jpg',
    );
    const sent = await server.fetch('/api/upload', { method: 'POST', body: form });
    const { files } = v.parse(v.object({ files: v.array(v.string()) }), await sent.json());
    return files;
  };
  expect((await send('10.0.1.1', { ...request, attachments: await upload() })).status).toBe(201);
  expect((await send('10.0.2.1', { ...request, attachments: await upload() })).status).toBe(503);
  expect((await send('10.0.2.1', request)).status).toBe(201);
  const small = await floodedServer({ networkShare: 1, bytes: 1_000 });
  const long = { ...request, location: 'Y'.repeat(190) };
  for (const _ of [1, 2]) expect((await small.send('10.0.1.1', long)).status).toBe(201);
  expect((await small.send('10.0.2.1', { ...long, timeline: 'T'.repeat(190) })).status).toBe(503);
});

test('the owner sees a flood, erases it by network, and brings it back', async () => {
  const { server, send, owner, flood, erase } = await floodedServer({
    records: 100,
    networkShare: 1 / 2,
  });
  expect((await send('10.0.9.1')).status).toBe(201);
  for (let count = 0; count < 30; count += 1) await send('10.0.1.7');
  expect(await flood()).toMatchObject({ isFlood: false, records: 31 });
  for (let count = 0; count < 20; count += 1) await send('10.0.1.7');
  const seen = await flood();
  expect(seen).toMatchObject({ isFlood: true, records: 51, networks: [{ records: 50 }] });
  const [{ network } = { network: '' }] = seen.networks;
  const opened = (await server.store.listSubmissions({ network }))[0]?.id ?? '';
  await server.store.changeSubmission(opened, { status: 'read' }, server.time.now);
  const choice = { by: 'network', network };
  const counted = { messages: 49, requests: 0, files: 0 };
  expect(await erase(choice, true)).toEqual({ ...counted, at: null });
  expect(await server.store.listSubmissions()).toHaveLength(51);
  const erased = await erase(choice, false);
  expect(erased).toMatchObject(counted);
  expect(await server.store.listSubmissions()).toHaveLength(2);
  expect(await flood()).toMatchObject({ isFlood: false, records: 1, networks: [] });
  expect((await send('10.0.1.7')).status).toBe(201);
  const restored = await server.post('/api/inbox/flood-restores', { at: erased.at }, owner);
  expect(await restored.json()).toEqual({ records: 49 });
  expect(await server.store.listSubmissions()).toHaveLength(52);
});

test('erases by a span of time, or all that looks like spam', async () => {
  const { server, send, erase } = await floodedServer({});
  const times: string[] = [];
  for (const network of [1, 2, 3]) {
    await send(`10.0.${network}.1`);
    times.push(server.time.now.toISOString());
  }
  const trap = { ...contact, [robotTrapField]: 'yes' };
  await server.post('/api/contact', trap, { 'Fill-Time-Ms': '10' });
  const [, since] = times;
  expect(await erase({ by: 'time', since, until: since }, false)).toMatchObject({ messages: 1 });
  expect(await server.store.listSubmissions()).toHaveLength(3);
  const spam = await server.store.listSubmissions({ folder: 'spam' });
  expect(spam).toHaveLength(1);
  expect(await erase({ by: 'spam' }, false)).toMatchObject({ messages: 1 });
  expect(await server.store.listSubmissions({ folder: 'spam' })).toHaveLength(0);
  const refused = await server.post(
    '/api/inbox/flood-erasures',
    { choice: { by: 'time', since: '2026-02-31T00:00:00Z', until: since }, isDryRun: false },
    { Cookie: await server.signIn() },
  );
  expect(refused.status).toBe(400);
});

test('nobody but the owner sees or erases a flood', async () => {
  const { server } = await floodedServer({});
  expect((await server.fetch('/api/inbox/flood')).status).toBe(401);
  const body = { choice: { by: 'spam' }, isDryRun: false };
  expect((await server.post('/api/inbox/flood-erasures', body)).status).toBe(401);
  expect((await server.post('/api/inbox/flood-restores', { at: '' })).status).toBe(401);
});

test('lists in parts, searches all of them, and lists everything without a query', async () => {
  const { server, send, owner } = await floodedServer({});
  const ids: string[] = [];
  for (let count = 0; count < 230; count += 1) {
    const id = randomUUID();
    ids.unshift(id);
    await send(`10.0.${count}.1`, contact, id);
  }
  const Part = v.object({
    records: v.array(v.object({ id: v.string(), createdAt: v.string() })),
  });
  const read = async (path: string) => {
    const answer = await server.fetch(path, { headers: owner });
    expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
    return answer.json();
  };
  const part = async (query: string) => v.parse(Part, await read(`/api/inbox/records?${query}`));
  const list = async (query: string) => (await part(query)).records;
  const whole = v.parse(Part.entries.records, await read('/api/contact-messages'));
  expect(whole.map(({ id }) => id)).toEqual(ids);
  expect((await list('')).length).toBe(100);
  const first = await list('limit=100&summary=yes&view=all');
  const last = first.at(-1);
  const second = await list(`limit=200&after=${last?.createdAt},${last?.id}`);
  expect([...first, ...second].map(({ id }) => id)).toEqual(ids);
  const [oldest = ''] = ids.slice(-1);
  const { receipt } = v.parse(
    v.object({ receipt: v.string() }),
    await read(`/api/inbox/records/${oldest}`),
  );
  const compact = receipt.replaceAll('-', '').toLowerCase();
  for (const query of [`search=${receipt}`, `search=${compact}`, `receipt=${compact}`]) {
    const found = await part(`${query}&limit=50&view=messages`);
    expect(found.records.map(({ id }) => id)).toEqual([oldest]);
  }
  expect(await list('receipt=NB-0000-00')).toEqual([]);
  expect(await list('receipt=nonsense')).toEqual([]);
  expect(await list('view=spam')).toEqual([]);
  expect(await list('view=requests')).toEqual([]);
  expect(await list('kind=house-extension')).toEqual([]);
  expect((await list('kind=message&status=new&due=week&limit=2')).length).toBe(2);
  expect(await list('due=overdue')).toEqual([]);
  expect(await list('deposit=due')).toEqual([]);
  for (const query of ['limit=0', 'limit=501', 'limit=x', 'after=x', 'view=y', 'due=x', 'kind=x']) {
    const refused = await server.fetch(`/api/inbox/records?${query}`, { headers: owner });
    expect(refused.status, query).toBe(400);
  }
});
