import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listContactMessages } from '#shared/api/contact-messages.ts';
import { listOpenRecords } from '#shared/api/open-records.ts';
import { listRequests } from '#shared/api/requests.ts';
import { receiptFor } from '#shared/receipt.ts';
import { startTestServer } from '../../testing/test-server.ts';

const contact = {
  name: 'Ruth',
  email: 'ruth@example.org',
  projectType: 'residential',
  message: 'We have a north slope near Yandoit.',
};

async function serverWithInbox() {
  const server = await startTestServer();
  const ids = {
    contact: randomUUID(),
    chat: randomUUID(),
    report: randomUUID(),
    mud: randomUUID(),
  };
  const send = async (path: string, body: unknown, id: string) => {
    server.time.now = new Date(server.time.now.getTime() + 1_000);
    const response = await server.post(`/api/${path}`, body, { 'Idempotency-Key': id });
    expect(response.status).toBe(201);
  };
  await send('contact', contact, ids.contact);
  const chat = { ...contact, projectType: 'Chat Inquiry', source: 'chat' };
  await send('contact', chat, ids.chat);
  const report = {
    serviceType: 'new-house-design',
    name: 'Ali',
    email: 'ali@example.org',
    phone: '03 5348 0000',
  };
  await send(
    'consultation',
    { ...report, location: 'Glenlyon', projectDescription: 'Two reservations' },
    ids.report,
  );
  const mud = {
    name: 'Mei',
    email: 'mei@example.org',
    buildingType: 'mudbrick',
    motivations: 'Quiet',
  };
  await send('natural-building-consultation', mud, ids.mud);
  const cookie = await server.signIn();
  const read = async (path: string) => (await server.fetch(path, { headers: { cookie } })).json();
  const patch = (path: string, body: unknown) =>
    server.fetch(path, {
      method: 'PATCH',
      headers: { cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { server, ids, read, patch };
}

test('lists contact and chat messages, newest first', async () => {
  const { ids, read } = await serverWithInbox();
  const messages = v.parse(listContactMessages.response, await read('/api/contact-messages'));
  expect(messages.map(({ id }) => id)).toEqual([ids.chat, ids.contact]);
  expect(messages[0]).toMatchObject({ source: 'chat', projectType: 'Chat Inquiry' });
  expect(messages[1]).toEqual({
    id: ids.contact,
    receipt: receiptFor(ids.contact),
    name: 'Ruth',
    email: 'ruth@example.org',
    projectType: 'residential',
    message: 'We have a north slope near Yandoit.',
    folder: 'inbox',
    status: 'new',
    notes: [],
    answeredAt: null,
    createdAt: '2026-03-01T00:00:01.000Z',
  });
});

test('lists the questionnaires with every answer, newest first', async () => {
  const { ids, read } = await serverWithInbox();
  const requests = v.parse(listRequests.response, await read('/api/requests'));
  expect(requests.map(({ id }) => id)).toEqual([ids.mud, ids.report]);
  expect(requests[0]).toMatchObject({
    serviceType: 'natural-building',
    name: 'Mei',
    answers: { buildingType: 'mudbrick', motivations: 'Quiet' },
    attachments: [],
  });
  expect(requests[1]).toMatchObject({
    serviceType: 'new-house-design',
    phone: '03 5348 0000',
    answers: { location: 'Glenlyon', timeline: '', projectDescription: 'Two reservations' },
  });
});

test('moves a record to another status or folder', async () => {
  const { ids, read, patch } = await serverWithInbox();
  const moved = await patch(`/api/requests/${ids.mud}`, { status: 'deposit-paid' });
  expect(moved.status).toBe(200);
  expect(await moved.json()).toMatchObject({ id: ids.mud, status: 'deposit-paid' });
  await patch(`/api/contact-messages/${ids.contact}`, { folder: 'spam' });
  const [mud] = await read('/api/requests');
  expect(mud.status).toBe('deposit-paid');
  const [, message] = await read('/api/contact-messages');
  expect(message).toMatchObject({ folder: 'spam', status: 'new' });
});

test('marks a record as answered, and undoes that', async () => {
  const { server, ids, patch } = await serverWithInbox();
  const noted = await patch(`/api/contact-messages/${ids.contact}`, { isAnswered: true });
  expect(await noted.json()).toMatchObject({
    status: 'new',
    answeredAt: server.time.now.toISOString(),
  });
  const undone = await patch(`/api/contact-messages/${ids.contact}`, { isAnswered: false });
  expect(await undone.json()).toMatchObject({ answeredAt: null });
});

test('refuses changes that make no sense', async () => {
  const { server, ids, patch } = await serverWithInbox();
  expect((await patch(`/api/requests/${ids.mud}`, { status: 'lost' })).status).toBe(400);
  expect((await patch(`/api/requests/${ids.mud}`, {})).status).toBe(400);
  expect((await patch(`/api/requests/${randomUUID()}`, { status: 'read' })).status).toBe(404);
  // A message is not a request.
  expect((await patch(`/api/requests/${ids.chat}`, { status: 'read' })).status).toBe(404);
  const stranger = await server.fetch(`/api/requests/${ids.mud}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: '{"status":"archived"}',
  });
  expect(stranger.status).toBe(401);
});

test('a status that was chosen without reception is refused where another device has changed it', async () => {
  const { ids, read, patch } = await serverWithInbox();
  const path = `/api/requests/${ids.report}`;
  const set = (status: string, ifStatus: string) => patch(path, { status, ifStatus });
  expect((await set('in-progress', 'new')).status).toBe(200);
  // The reply was lost.
  expect((await set('in-progress', 'new')).status).toBe(200);
  // Opened elsewhere, or paid: nobody has chosen anything.
  const mud = `/api/requests/${ids.mud}`;
  await patch(mud, { status: 'deposit-paid' });
  expect((await patch(mud, { status: 'delivered', ifStatus: 'read' })).status).toBe(200);
  expect((await patch(mud, { status: 'archived', ifStatus: 'deposit-paid' })).status).toBe(400);
  const refused = await set('deposit-paid', 'new');
  expect(refused.status).toBe(400);
  expect((await refused.json()).fields).toEqual({
    status: 'Its status was changed on another device in the meantime',
  });
  expect(await read(`/api/inbox/records/${ids.report}`)).toMatchObject({ status: 'in-progress' });
  expect((await patch(path, { ifStatus: 'new' })).status).toBe(400);
});

test('two devices that set a status at the same moment both hear that it was set', async () => {
  const { ids, patch } = await serverWithInbox();
  const path = `/api/requests/${ids.report}`;
  const both = await Promise.all([
    patch(path, { status: 'in-progress' }),
    patch(path, { status: 'delivered' }),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
});

test('lists what is open whole, with what was done for each, in parts, and nothing that is closed', async () => {
  const { server, ids, read, patch } = await serverWithInbox();
  const list = async (view: 'requests' | 'messages', after = '') =>
    v.parse(
      listOpenRecords.response,
      await read(`${listOpenRecords.path}?view=${view}${after === '' ? '' : `&after=${after}`}`),
    );
  const idsOf = ({ records }: Awaited<ReturnType<typeof list>>) =>
    records.map(({ record }) => record.id);
  const visit = { id: randomUUID(), kind: 'price', cents: 70_000, depositCents: null };
  const cookie = await server.signIn();
  const added = await server.fetch(`/api/inbox/records/${ids.report}/work`, {
    method: 'POST',
    headers: { cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify(visit),
  });
  expect(added.status).toBe(201);
  const open = await list('requests');
  expect(idsOf(open)).toEqual([ids.mud, ids.report]);
  expect(open.records[1]?.work).toMatchObject([{ kind: 'price', cents: 70_000 }]);
  expect(open.records[1]?.record).toMatchObject({
    answers: { projectDescription: 'Two reservations' },
  });
  expect(open.next).toBeNull();
  // Delivered with a balance is work; archived is not.
  await patch(`/api/requests/${ids.report}`, { status: 'delivered' });
  await patch(`/api/requests/${ids.mud}`, { status: 'archived' });
  expect(idsOf(await list('requests'))).toEqual([ids.report]);
  // A message or chat is open until it is answered.
  const messages = await list('messages');
  expect(idsOf(messages)).toEqual([ids.chat, ids.contact]);
  expect(messages.records[1]).toMatchObject({ record: { message: contact.message }, work: [] });
  await patch(`/api/contact-messages/${ids.chat}`, { isAnswered: true });
  expect(idsOf(await list('messages'))).toEqual([ids.contact]);

  for (let count = 0; count < 50; count += 1) {
    server.time.now = new Date(server.time.now.getTime() + 60_000);
    await server.store.receive({
      ...(await server.store.findSubmission(ids.report)),
      id: randomUUID(),
      attachments: [],
      status: 'new',
      receivedAt: server.time.now.toISOString(),
    } as never);
  }
  const first = await list('requests');
  const { next } = first;
  const second = await list('requests', next ? `${next.createdAt},${next.id}` : '');
  expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(51);
  expect(second.next).toBeNull();
  const path = `${listOpenRecords.path}?view=messages`;
  const answer = await server.fetch(path, { headers: { cookie } });
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  expect((await server.fetch(path)).status).toBe(401);
  expect((await server.fetch(listOpenRecords.path, { headers: { cookie } })).status).toBe(400);
});
