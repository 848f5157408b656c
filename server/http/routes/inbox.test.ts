import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listContactMessages } from '#shared/api/contact-messages.ts';
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
