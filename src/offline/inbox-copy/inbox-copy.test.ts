// @vitest-environment happy-dom
import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { randomUuid } from '#lib/uuid.ts';
import type { OpenRecord } from '#shared/api/open-records.ts';
import { getReplyTexts } from '#shared/api/reply-texts.ts';
import { noMoney } from '#shared/inbox/dues.ts';
import { Day } from '#shared/time.ts';
import { deleteEverythingWritten } from '../delete-everything.ts';
import { withDatabase } from '../storage/open-database.ts';
import { newDevice, newDeviceWithoutStorage } from '#testing/device/device.ts';
import {
  NoKeyError,
  copyState,
  readCopiedPhoto,
  readCopy,
  removeCopy,
  startCopy,
} from './inbox-copy.ts';
import { readReplyTexts } from './reply-texts-copy.ts';
import { maxCopiedMessages, refreshCopy } from './refresh-copy.ts';

const uuid = (digit: number) => `3f2504e0-4f89-41d3-9a0c-0305e82c330${digit}`;
const word = 'Wombatgully';
const photo = (letter: string) => `${letter.repeat(32)}.jpg`;
const address = (letter: string) => `/uploads/${photo(letter)}`;

function request(digit: number, photos: readonly string[] = []): OpenRecord {
  return {
    record: {
      kind: 'request',
      id: uuid(digit),
      receipt: `NB-0000-0${digit}`,
      serviceType: 'new-house-design',
      name: `${word} ${digit}`,
      email: 'ali@example.org',
      phone: '',
      answers: { location: word },
      attachments: photos.map((name) => ({
        url: address(name),
        name,
        mediaType: 'image/jpeg',
        sizeBytes: 3,
      })),
      toolWork: [],
      shownPrice: null,
      money: noMoney,
      folder: 'inbox',
      status: 'read',
      notes: [],
      answeredAt: null,
      depositPaidAt: null,
      createdAt: `2026-11-2${digit}T01:00:00.000Z`,
    },
    work: [],
  };
}

const message = (id: string): OpenRecord => ({
  record: {
    kind: 'message',
    id,
    receipt: 'NB-0000-09',
    name: `${word} chats`,
    email: 'ali@example.org',
    projectType: 'Chat Inquiry',
    message: word,
    folder: 'inbox',
    status: 'new',
    notes: [],
    answeredAt: null,
    createdAt: '2026-11-20T01:00:00.000Z',
  },
  work: [],
});
const positionOf = ({ createdAt, id }: OpenRecord['record']) => ({ createdAt, id });
const replyTexts = {
  canSend: true,
  bankDetails: 'BSB: 633 000',
  texts: [{ id: 'visit', title: 'Visit', subject: '', text: `We’ll visit ${word}`, serves: 'all' }],
};

/** What the server would answer; null: it cannot be reached. */
let server: {
  requests: OpenRecord[];
  messages?: OpenRecord[];
  /** The list of messages never ends. */
  isFlooded?: true;
  status?: number;
} | null;
let messagePartsRead: number;
let now: Date;
const clock = () => now;
/** Names of the photos that were read. */
let photosRead: string[];

beforeEach(async () => {
  await newDevice();
  server = { requests: [] };
  photosRead = [];
  messagePartsRead = 0;
  now = new Date('2026-11-26T00:00:00.000Z');
  vi.stubGlobal('fetch', async (url: string) => {
    if (server === null) throw new TypeError('Failed to fetch');
    if (url.startsWith('/uploads/')) {
      photosRead.push(url);
      const headers = { 'Content-Type': 'image/webp' };
      return url.startsWith(address('f'))
        ? new Response('{}', { status: 415 })
        : new Response(`pixels of ${word} at ${url}`, { headers });
    }
    const { status } = server;
    if (status !== undefined) {
      const code = status === 401 ? 'unauthorised' : 'storage-unavailable';
      const problem = { type: 'x', title: 'x', detail: 'x', requestId: 'x', code, status };
      return Response.json(problem, { status });
    }
    if (url === getReplyTexts.path) return Response.json(replyTexts);
    const { searchParams } = new URL(url, 'http://x');
    if (searchParams.get('view') === 'messages') {
      messagePartsRead += 1;
      const records = server.messages ?? [];
      const last = records.at(-1)?.record;
      return Response.json({ records, next: server.isFlooded && last ? positionOf(last) : null });
    }
    const after = searchParams.get('after');
    const [first, ...others] = server.requests;
    const part = after === null ? [first] : others;
    return Response.json({
      records: part.filter((one) => one !== undefined),
      next: after === null && others.length > 0 && first ? positionOf(first.record) : null,
    });
  });
});

afterEach(() => vi.unstubAllGlobals());

const names = async () => (await readCopy(clock))?.records.map(({ record }) => record.name) ?? null;
const stored = async () =>
  withDatabase(async (database) => await database.inboxCopy.toCollection().primaryKeys());

test('stores nothing until it is switched on, and then every request and photo that the server names', async () => {
  server = { requests: [request(2, ['a', 'b']), request(1, ['f'])] };
  expect(await refreshCopy(clock)).toBe('off');
  expect(await stored()).toEqual([]);
  await startCopy(clock);
  expect(await readCopy(clock)).toBeNull();
  expect(await refreshCopy(clock)).toBe('done');
  expect(await names()).toEqual([`${word} 2`, `${word} 1`]);
  expect(await copyState(clock)).toEqual({
    refreshedAt: now.toISOString(),
    requests: 2,
    messages: 0,
    photos: 2,
    missingPhotos: 0,
  });
  const shown = await readCopiedPhoto(address('b'), clock);
  expect(await shown?.text()).toContain(`pixels of ${word} at ${address('b')}?size=screen`);
  expect(await readCopiedPhoto(address('c'), clock)).toBeNull();
});

test('nothing readable is stored, and the key cannot be read out', async () => {
  server = { requests: [request(1, ['a'])] };
  await startCopy(clock);
  await refreshCopy(clock);
  const rows = await withDatabase((database) => database.inboxCopy.toArray());
  expect(rows).toHaveLength(4);
  for (const row of rows) {
    if ('copyId' in row) {
      expect(row.key.extractable).toBe(false);
      await expect(crypto.subtle.exportKey('raw', row.key)).rejects.toThrow();
    } else {
      const text = new TextDecoder().decode(row.bytes);
      expect(text + row.id).not.toContain(word);
    }
  }
  // Moved into another row, it is not taken for that one.
  await withDatabase(async (database) => {
    const row = await database.inboxCopy.get(`request:${uuid(1)}`);
    if (row && 'iv' in row) await database.inboxCopy.put({ ...row, id: `request:${uuid(2)}` });
  });
  expect(await names()).toEqual([`${word} 1`]);
  await withDatabase((database) => database.inboxCopy.delete(`request:${uuid(1)}`));
  await expect(readCopy(clock)).rejects.toThrow();
});

test('messages that wait for a reply come along as requests do, and go once they are answered', async () => {
  server = { requests: [request(1)], messages: [message(uuid(8))] };
  await startCopy(clock);
  expect(await refreshCopy(clock)).toBe('done');
  expect(await names()).toEqual([`${word} 1`, `${word} chats`]);
  expect(await copyState(clock)).toMatchObject({ requests: 1, messages: 1 });
  const row = await withDatabase((database) => database.inboxCopy.get(`message:${uuid(8)}`));
  if (!row || !('iv' in row)) throw new Error('not stored');
  expect(new TextDecoder().decode(row.bytes)).not.toContain(word);
  server = { requests: [request(1)] };
  await refreshCopy(clock);
  expect(await names()).toEqual([`${word} 1`]);
});

test('of a flood the newest messages are stored, and every request', async () => {
  await startCopy(clock);
  const whole = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string) => {
    const messages = Array.from({ length: 60 }, () => message(randomUuid()));
    server = { requests: [request(2), request(1)], messages, isFlooded: true };
    return whole(url);
  });
  expect(await refreshCopy(clock)).toBe('done');
  expect(await copyState(clock)).toMatchObject({ requests: 2, messages: maxCopiedMessages });
  expect(messagePartsRead).toBe(Math.ceil(maxCopiedMessages / 60));
});

test('what the server erased, archived or delivered goes at the next contact, with its photos', async () => {
  server = { requests: [request(2, ['a']), request(1, ['b'])] };
  await startCopy(clock);
  await refreshCopy(clock);
  server = { requests: [request(2, ['a'])] };
  await refreshCopy(clock);
  expect(await names()).toEqual([`${word} 2`]);
  expect((await stored()).toSorted()).toEqual([
    'head',
    `photo:${photo('a')}`,
    `request:${uuid(2)}`,
    'texts',
  ]);
  expect(photosRead).toHaveLength(2);
});

test('the texts that replies start from come along, without the account', async () => {
  await startCopy(clock);
  expect(await readReplyTexts(clock)).toBeNull();
  await refreshCopy(clock);
  expect(await readReplyTexts(clock)).toEqual({ ...replyTexts, bankDetails: null });
  server = null;
  await refreshCopy(clock);
  expect((await readReplyTexts(clock))?.texts).toEqual(replyTexts.texts);
  await removeCopy();
  expect(await readReplyTexts(clock)).toBeNull();
});

test('a request that another tab took out comes back when it is reopened', async () => {
  const reopened = { requests: [request(1)] };
  server = reopened;
  await startCopy(clock);
  await refreshCopy(clock);
  // Another tab has its own modules.
  vi.resetModules();
  const other = await import('./refresh-copy.ts');
  server = { requests: [] };
  expect(await other.refreshCopy(clock)).toBe('done');
  server = reopened;
  expect(await refreshCopy(clock)).toBe('done');
  expect(await names()).toEqual([`${word} 1`]);
  const { closeDatabase } = await import('../storage/open-database.ts');
  await closeDatabase();
});

test('without reception it stays as it is, for 14 days from the last contact', async () => {
  server = { requests: [request(1)] };
  await startCopy(clock);
  await refreshCopy(clock);
  server = null;
  now = new Date(now.getTime() + 14 * Day.ms);
  expect(await refreshCopy(clock)).toBe('unreachable');
  expect(await names()).toEqual([`${word} 1`]);
  now = new Date(now.getTime() + 1);
  expect(await names()).toBeNull();
  expect(await stored()).toEqual([]);
});

test('where the server knows nobody here any more, everything goes; a busy server changes nothing', async () => {
  server = { requests: [request(1)] };
  await startCopy(clock);
  await refreshCopy(clock);
  server = { requests: [], status: 503 };
  expect(await refreshCopy(clock)).toBe('unreachable');
  expect(await names()).toEqual([`${word} 1`]);
  server = { requests: [], status: 401 };
  expect(await refreshCopy(clock)).toBe('signed-out');
  expect(await stored()).toEqual([]);
});

test('a full device refuses, keeps what was there, and still lets go of what was erased', async () => {
  server = { requests: [request(2), request(1)] };
  await startCopy(clock);
  await refreshCopy(clock);
  const estimate = async () => ({ usage: 1_000_000, quota: 1_000_010 });
  vi.stubGlobal('navigator', { storage: { estimate } });
  server = { requests: [request(3, ['a']), request(2)] };
  expect(await refreshCopy(clock)).toBe('full');
  expect(await names()).toEqual([`${word} 2`]);
  vi.unstubAllGlobals();
});

test('photos that find no space are counted, and come with the next contact', async () => {
  await startCopy(clock);
  server = { requests: [request(1, ['a', 'b'])] };
  let free = 100_000;
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ usage: 0, quota: free }) } });
  const whole = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/uploads/b')) free = 1;
    return whole(url);
  });
  expect(await refreshCopy(clock)).toBe('full');
  expect(await copyState(clock)).toMatchObject({ requests: 1, photos: 1, missingPhotos: 1 });
  free = 100_000;
  vi.stubGlobal('fetch', whole);
  expect(await refreshCopy(clock)).toBe('done');
  expect(await copyState(clock)).toMatchObject({ photos: 2, missingPhotos: 0 });
});

test.each([
  ['429', () => new Response('Slow down', { status: 429 })],
  ['500', () => new Response('', { status: 500 })],
])('one photo with %s stops none of those after it', async (_, fail) => {
  await startCopy(clock);
  server = { requests: [request(2, ['a', 'b']), request(1, ['c'])] };
  const whole = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string) =>
    url.startsWith('/uploads/b') ? fail() : whole(url),
  );
  expect(await refreshCopy(clock)).toBe('unreachable');
  expect(await copyState(clock)).toMatchObject({ photos: 2, missingPhotos: 1 });
  vi.stubGlobal('fetch', whole);
  expect(await refreshCopy(clock)).toBe('done');
  expect(await copyState(clock)).toMatchObject({ photos: 3, missingPhotos: 0 });
});

test('a photo that is cut off is no fault of the device', async () => {
  await startCopy(clock);
  server = { requests: [request(1, ['a'])] };
  const whole = globalThis.fetch;
  const cut = () =>
    new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('cut off')) }), {
      headers: { 'Content-Type': 'image/webp' },
    });
  vi.stubGlobal('fetch', async (url: string) => (url.startsWith('/uploads/') ? cut() : whole(url)));
  expect(await refreshCopy(clock)).toBe('unreachable');
  expect(await copyState(clock)).toMatchObject({ photos: 0, missingPhotos: 1 });
});

test('where a photo is refused because nobody is signed in, everything goes', async () => {
  await startCopy(clock);
  server = { requests: [request(1, ['a'])] };
  const whole = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/uploads/')) server = { requests: [], status: 401 };
    return whole(url.replace('/uploads/', '/gone/'));
  });
  expect(await refreshCopy(clock)).toBe('signed-out');
  expect(await stored()).toEqual([]);
});

test('what is under way when the owner signs out writes nothing afterwards', async () => {
  await startCopy(clock);
  server = { requests: [request(1, ['a'])] };
  const whole = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/uploads/')) await removeCopy();
    return whole(url);
  });
  expect(await refreshCopy(clock)).toBe('off');
  expect(await stored()).toEqual([]);
  // Nor into a copy that was started anew in the meantime.
  await startCopy(clock);
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/uploads/')) {
      await removeCopy();
      await startCopy(clock);
    }
    return whole(url);
  });
  expect(await refreshCopy(clock)).toBe('off');
  expect(await stored()).toEqual(['head']);
});

test('refuses where no key can be stored, and leaves nothing behind', async () => {
  vi.spyOn(crypto.subtle, 'generateKey').mockRejectedValue(new Error('not allowed'));
  await expect(startCopy(clock)).rejects.toBeInstanceOf(NoKeyError);
  vi.restoreAllMocks();
  // A browser that cannot clone keys into its database.
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function refuse(
    this: IDBObjectStore,
    ...given: Parameters<typeof put>
  ) {
    if ('copyId' in given[0]) throw new DOMException('no keys', 'DataCloneError');
    return put.apply(this, given);
  });
  await expect(startCopy(clock)).rejects.toBeInstanceOf(NoKeyError);
  vi.restoreAllMocks();
  expect(await copyState(clock)).toBeNull();
  await newDeviceWithoutStorage();
  await expect(startCopy(clock)).rejects.toMatchObject({ problem: 'missing' });
  expect(await copyState(clock)).toBeNull();
  await removeCopy();
});

test('deleting everything from the device takes the copy along', async () => {
  server = { requests: [request(1)] };
  await startCopy(clock);
  await refreshCopy(clock);
  await deleteEverythingWritten();
  expect(await stored()).toEqual([]);
});
