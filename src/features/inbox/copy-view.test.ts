// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findHead, startCopy, storeRecords } from '#offline/inbox-copy/inbox-copy.ts';
import { OwnerNotes } from '#offline/owner-notes/owner-notes.ts';
import { newDevice } from '#testing/device/device.ts';
import { ApiError } from '#shared/api/call.ts';
import type { OpenRecord } from '#shared/api/open-records.ts';
import { noMoney } from '#shared/inbox/dues.ts';
import { copyVersion, openCopyView } from './copy-view.ts';
import {
  countsQuery,
  forgetInbox,
  listQuery,
  receiptQuery,
  recordQuery,
  todayQuery,
} from './inbox-reads.ts';
import { workQuery } from './work-queries.ts';

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
type Of<Kind> = Extract<OpenRecord['record'], { kind: Kind }>;
const request = (name: string, own: Partial<Of<'request'>> = {}): OpenRecord => ({
  record: {
    kind: 'request',
    id,
    receipt: 'NB-0000-01',
    serviceType: 'new-house-design',
    name,
    email: 'ali@example.org',
    phone: '0400 111 222',
    answers: { location: 'Glenlyon' },
    attachments: [],
    toolWork: [],
    shownPrice: null,
    money: noMoney,
    folder: 'inbox',
    status: 'read',
    notes: [],
    answeredAt: null,
    depositPaidAt: null,
    createdAt: '2026-11-20T01:00:00.000Z',
    ...own,
  },
  work: [
    {
      kind: 'visit-set',
      id: '3f2504e0-4f89-41d3-9a0c-0305e82c3309',
      submissionId: id,
      at: '2026-11-21T01:00:00.000Z',
      by: 'owner',
      visit: '3f2504e0-4f89-41d3-9a0c-0305e82c3308',
      start: '2026-11-28T01:00:00.000Z',
      minutes: 60,
      place: 'Glenlyon',
      note: '',
    },
  ],
});
const second = {
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3302',
  receipt: 'NB-0000-02',
  status: 'new',
} as const;
const message: Of<'message'> = {
  kind: 'message',
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3303',
  receipt: 'NB-0000-03',
  name: 'Cas',
  email: 'cas@example.org',
  projectType: 'Chat Inquiry',
  source: 'chat',
  message: 'Do you build at Yandoit?',
  folder: 'inbox',
  status: 'new',
  notes: [],
  answeredAt: null,
  createdAt: '2026-11-19T01:00:00.000Z',
};

let client: QueryClient;
/** What the server does with every read. */
let answer: () => Promise<Response>;

beforeEach(async () => {
  await newDevice();
  await startCopy();
  const head = await findHead();
  if (head)
    await storeRecords(head, [
      request('Łukasz O’Brien'),
      request('Bea', second),
      { record: message, work: [] },
    ]);
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', () => answer());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('answers every read of the inbox while the server cannot be reached', async () => {
  expect(await client.fetchQuery(countsQuery)).toMatchObject({
    unreadRequests: 1,
    unreadMessages: 1,
    places: { requests: 2, messages: 1 },
    version: copyVersion,
  });
  const wish = { view: null, search: 'lukasz obrien 0400111222', filters: {} };
  const list = await client.fetchQuery(listQuery(client, wish));
  expect(list.records.map(({ name }) => name)).toEqual(['Łukasz O’Brien']);
  const unread = { view: 'requests', search: '', filters: { status: 'new' } } as const;
  expect((await client.fetchQuery(listQuery(client, unread))).records).toHaveLength(1);
  const chats = { view: 'messages', search: 'yandoit', filters: { kind: 'message' } } as const;
  expect((await client.fetchQuery(listQuery(client, chats))).records).toMatchObject([message]);
  const none = { view: 'requests', search: '', filters: { kind: 'message' } } as const;
  expect(await client.fetchQuery(listQuery(client, none))).toMatchObject({
    records: [],
    isCopy: true,
  });
  expect(await client.fetchQuery(receiptQuery('NB-0000-02'))).toMatchObject([{ name: 'Bea' }]);
  // It may be closed: the server knows.
  await expect(client.fetchQuery(receiptQuery('NB-0000-09'))).rejects.toThrow();
  expect(await client.fetchQuery(recordQuery(id))).toMatchObject({ name: 'Łukasz O’Brien' });
  expect(await client.fetchQuery(workQuery(id))).toMatchObject([{ kind: 'visit-set' }]);
  await expect(client.fetchQuery(recordQuery(second.id.replace('2', '9')))).rejects.toThrow();
  vi.setSystemTime('2026-11-27T01:00:00.000Z');
  const { groups } = await client.fetchQuery(todayQuery);
  expect(groups.find(({ group }) => group === 'visits')?.count).toBe(2);
  // Whatever Today names opens.
  const named = groups.flatMap(({ items }) => items.map(({ record }) => record));
  expect(named).toContainEqual(message);
  for (const { id: one } of named) {
    expect(await client.fetchQuery(recordQuery(one))).toMatchObject({ id: one });
    expect(Array.isArray(await client.fetchQuery(workQuery(one)))).toBe(true);
  }
});

test('never replaces what the server has said in this visit, nor its refusal', async () => {
  client.setQueryData(recordQuery(id).queryKey, { ...request('Newer').record });
  await expect(client.fetchQuery({ ...recordQuery(id), staleTime: 0 })).rejects.toThrow();
  expect(client.getQueryData(recordQuery(id).queryKey)?.name).toBe('Newer');
  answer = async () => new Response('{}', { status: 401 });
  await expect(client.fetchQuery(countsQuery)).rejects.toBeInstanceOf(ApiError);
  answer = async () => new Response('Bad gateway', { status: 502 });
  expect((await client.fetchQuery(countsQuery)).version).toBe(copyVersion);
});

test('on a bad connection it stands in after four seconds, and gives way to the server', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let respond: (response: Response) => void = () => undefined;
  answer = () =>
    new Promise((resolve) => {
      respond = resolve;
    });
  const shown = new QueryObserver(client, recordQuery(id));
  const stop = shown.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(4_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(shown.getCurrentResult().data?.name).toBe('Łukasz O’Brien'));
  respond(Response.json(request('From the server').record));
  await vi.waitFor(() => expect(shown.getCurrentResult().data?.name).toBe('From the server'));
  stop();
});

test.each([
  ['what is newer', () => client.setQueryData(recordQuery(id).queryKey, request('Newer').record)],
  ['nothing after signing out', () => forgetInbox(client)],
])('a late answer of the server replaces %s', async (_, happen) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let respond: (response: Response) => void = () => undefined;
  answer = () =>
    new Promise((resolve) => {
      respond = resolve;
    });
  const read = client.fetchQuery({ ...recordQuery(id), gcTime: Infinity });
  await vi.advanceTimersByTimeAsync(4_000);
  vi.useRealTimers();
  expect((await read).name).toBe('Łukasz O’Brien');
  happen();
  const before = client.getQueryData(recordQuery(id).queryKey);
  respond(Response.json(request('Late').record));
  // Everything that the answer leads to has happened before a later task.
  await new Promise((resolve) => setImmediate(resolve));
  expect(client.getQueryData(recordQuery(id).queryKey)).toBe(before);
});

test('shows what waits on this phone as done', async () => {
  const notes = new OwnerNotes();
  await notes.start();
  const record = { recordId: id, recordKind: 'request' } as const;
  notes.change(record, { status: 'in-progress', ifStatus: 'read' }, 'Status: In progress');
  notes.change(record, { isAnswered: true }, 'Marked as replied');
  await vi.waitFor(async () => {
    const shown = (await openCopyView())?.record(id);
    expect(shown?.status).toBe('in-progress');
    expect(shown?.answeredAt).not.toBeNull();
  });
  notes.end();
});
