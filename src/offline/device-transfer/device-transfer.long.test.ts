import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceTransferPartBytes, deviceTransferPartCount } from '#shared/api/device-transfers.ts';
import { sha256Hex } from '#lib/bytes.ts';
import { limits } from '#shared/limits.ts';
import { createDraft, listDrafts, saveDraft } from '../drafts/drafts.ts';
import { addFile, listFiles, readBytes } from '../files/files.ts';
import { newDevice, newDeviceWithoutStorage } from '#testing/device/device.ts';
import { problem } from '#testing/device/fake-server.ts';
import { textStorage } from '#testing/device/text-storage.ts';
import { closeDatabase, withDatabase } from '../storage/open-database.ts';
import type { DeviceTransferDependencies } from './calls.ts';
import { sendTransfer } from './send-transfer.ts';
import { readOffer, receiveTransfer } from './receive-transfer.ts';
import type { OfferedDraft } from './receive-transfer.ts';

const origin = 'https://site.test';
const answers = { name: 'Ada Unreadable', site: 'a dry slope' };

/** A server with one device transfer, and faults on demand. */
class DeviceTransferServer {
  sizeBytes = 0;
  claim: string | null = null;
  readonly parts = new Map<number, ArrayBuffer>();
  readonly log: string[] = [];
  isExpired = false;
  isReachable = true;
  /** Used by one request each: it is not handled, or its response is lost. */
  readonly troubles: ('cut' | 'lost-reply' | 'pass' | Response)[] = [];
  private id = '';

  readonly dependencies: DeviceTransferDependencies = {
    random: () => 0,
    wait: async () => undefined,
    fetch: async (input, init) => {
      const request = new Request(new URL(String(input), origin), init);
      const { pathname } = new URL(request.url);
      const trouble = this.troubles.shift();
      this.log.push(pathname.replace(/[0-9a-f-]{36}/, ':id'));
      if (!this.isReachable || trouble === 'cut') throw new TypeError('Failed to fetch');
      if (trouble instanceof Response) return trouble;
      const answer = await this.answer(request, pathname);
      if (trouble === 'lost-reply') throw new TypeError('Failed to fetch');
      return answer;
    },
  };

  private async answer(request: Request, path: string): Promise<Response> {
    if (path === '/api/device-transfers') {
      const body: { id: string; sizeBytes: number } = await request.json();
      this.id = body.id;
      this.sizeBytes = body.sizeBytes;
      return Response.json({ expiresAt: '2026-11-24T10:42:00.000Z' });
    }
    const [, , , id, ...rest] = path.split('/');
    if (id !== this.id) return problem(404, 'not-found');
    const number = Number(rest[1]);
    if (rest[0] === 'parts' && rest[2] === undefined) {
      const bytes = await request.arrayBuffer();
      if (bytes.byteLength !== deviceTransferPartBytes(this.sizeBytes, number)) {
        return problem(503, 'incomplete-upload');
      }
      if (!this.parts.has(number)) this.parts.set(number, bytes);
      return new Response(null, { status: 204 });
    }
    if (this.isExpired) return problem(410, 'device-transfer-expired');
    const { claim }: { claim: string } = await request.json();
    const isWhole = this.parts.size === deviceTransferPartCount(this.sizeBytes);
    if (this.claim !== null && (this.claim !== claim || (!isWhole && rest[0] !== 'done'))) {
      return problem(410, 'device-transfer-taken');
    }
    this.claim = claim;
    if (rest[0] === 'take') return Response.json({ sizeBytes: this.sizeBytes });
    if (rest[0] === 'done') {
      this.parts.clear();
      return new Response(null, { status: 204 });
    }
    return new Response(this.parts.get(number) ?? null);
  }
}

let server: DeviceTransferServer;

beforeEach(async () => {
  server = new DeviceTransferServer();
  vi.stubGlobal('localStorage', textStorage());
  await newDevice();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Bytes that do not compress, so that a file of 3 MB takes two parts. */
function photo(name: string, sizeBytes: number): File {
  const bytes = new Uint8Array(sizeBytes);
  for (let start = 0; start < sizeBytes; start += 65_536) {
    crypto.getRandomValues(bytes.subarray(start, start + 65_536));
  }
  // Letters of an old 8-bit encoding: the form takes only texts as texts.
  return new File([bytes.map((byte) => byte | 0x80).fill(0x61, 0, 1)], name, {
    type: 'text/plain',
  });
}

async function draftWithFile(sizeBytes = 3 * 1024 * 1024): Promise<string> {
  const draft = await createDraft('newHouseDesign');
  await saveDraft(draft.id, { answers, position: 'site' });
  await addFile(draft.id, 'attachments', photo('block.txt', sizeBytes));
  return draft.id;
}

async function linkOf(id: string): Promise<string> {
  const outcome = await sendTransfer(id, { origin, dependencies: server.dependencies });
  if (outcome.kind !== 'ready') throw new Error(outcome.reason);
  expect(outcome).toMatchObject({ expiresAt: '2026-11-24T10:42:00.000Z', missing: [] });
  return outcome.link;
}

/** Another device, which opens the link. */
async function openElsewhere(link: string): Promise<OfferedDraft> {
  await newDevice();
  vi.stubGlobal('localStorage', textStorage());
  return openHere(link);
}

async function openHere(link: string): Promise<OfferedDraft> {
  const offer = await readOffer(new URL(link, origin).hash);
  if (offer.kind !== 'offered') throw new Error(`no offer: ${offer.kind}`);
  return offer.offered;
}

async function sha256Of(fileId = '', draftId: string): Promise<string | null> {
  const bytes = await readBytes(fileId, draftId);
  return bytes && sha256Hex(bytes);
}

test('a draft moves with its file, under its own id, and the server cannot read it', async () => {
  const id = await draftWithFile();
  const [file] = await listFiles(id);
  const before = await sha256Of(file?.id, id);
  const progress: number[] = [];
  const outcome = await sendTransfer(id, {
    origin,
    dependencies: server.dependencies,
    onProgress: (done, total) => progress.push(done / total),
  });
  if (outcome.kind !== 'ready') throw new Error(outcome.reason);
  expect(progress).toEqual([0, expect.any(Number), 1]);
  expect(outcome.link).toMatch(/^https:\/\/site\.test\/continue#[\w-]{43}$/);
  const stored = Buffer.concat([...server.parts.values()].map((part) => Buffer.from(part)));
  // Too long to occur by chance in 3 MB of random bytes: three characters do in one run of six.
  for (const word of ['Ada Unreadable', 'block.txt', 'newHouseDesign']) {
    expect(stored.includes(word), word).toBe(false);
  }
  expect(server.log.join(' ')).not.toContain(outcome.link.split('#')[1]);

  const offered = await openElsewhere(outcome.link);
  const taken = await receiveTransfer(offered, { dependencies: server.dependencies });
  expect(taken).toMatchObject({ kind: 'received', place: 'new', others: 0 });
  expect(await listDrafts()).toMatchObject([{ id, answers, position: 'site' }]);
  const [arrived] = await listFiles(id);
  expect(await sha256Of(arrived?.id, id)).toBe(before);
  expect(server.parts.size, 'erased at once').toBe(0);
});

test('survives a bad connection in both directions: nothing is sent or received twice', async () => {
  const id = await draftWithFile();
  server.troubles.push(
    'cut',
    'lost-reply',
    'pass',
    'lost-reply',
    problem(503, 'incomplete-upload'),
  );
  const link = await linkOf(id);
  expect(server.log).toEqual([
    '/api/device-transfers',
    '/api/device-transfers',
    '/api/device-transfers',
    '/api/device-transfers/:id/parts/0',
    '/api/device-transfers/:id/parts/0',
    '/api/device-transfers/:id/parts/0',
    '/api/device-transfers/:id/parts/1',
  ]);
  const offered = await openElsewhere(link);
  server.troubles.push('lost-reply', 'pass', 'cut', 'lost-reply', 'pass', 'lost-reply');
  expect(await receiveTransfer(offered, { dependencies: server.dependencies })).toMatchObject({
    kind: 'received',
  });
  expect(await listDrafts()).toHaveLength(1);
  expect(await listFiles(id)).toHaveLength(1);
});

test('killed in the middle, the same device continues without the link; another one is refused', async () => {
  const link = await linkOf(await draftWithFile());
  const offered = await openElsewhere(link);
  server.troubles.push('pass', 'pass', 'cut', 'cut', 'cut', 'cut', 'cut');
  expect(await receiveTransfer(offered, { dependencies: server.dependencies })).toEqual({
    kind: 'failed',
    reason: 'unreachable',
  });
  expect(await listDrafts()).toEqual([]);
  await closeDatabase();
  const again = await readOffer('');
  expect(again).toEqual({ kind: 'offered', offered });
  const other: OfferedDraft = { ...offered, claim: crypto.randomUUID() };
  expect(await receiveTransfer(other, { dependencies: server.dependencies })).toEqual({
    kind: 'failed',
    reason: 'taken',
  });
  expect(await receiveTransfer(offered, { dependencies: server.dependencies })).toMatchObject({
    kind: 'received',
  });
  // Killed between storing the draft and the last call to the server, or the code is scanned again here.
  expect(await readOffer(new URL(link).hash)).toEqual({ kind: 'here' });
  expect(await readOffer('')).toEqual({ kind: 'refused', reason: 'none' });
});

test('keeps drafts on this device: the same one with other content, and another one of the same form', async () => {
  const id = await draftWithFile(1_000);
  const link = await linkOf(id);
  await saveDraft(id, { answers: { ...answers, name: 'Ada, later' }, position: 'site' });
  const outcome = await receiveTransfer(await openHere(link), {
    dependencies: server.dependencies,
  });
  expect(outcome).toMatchObject({ kind: 'received', place: 'separate', others: 1 });
  expect((await listDrafts()).map((draft) => draft.answers['name'])).toEqual([
    'Ada Unreadable',
    'Ada, later',
  ]);
});

test('a link that is mistyped or truncated does not use up the device transfer', async () => {
  const link = await linkOf(await draftWithFile(1_000));
  const wrong = link.replace(/#(.)/, (_, letter: string) => `#${letter === 'A' ? 'B' : 'A'}`);
  const offered = await openElsewhere(wrong);
  expect(await receiveTransfer(offered, { dependencies: server.dependencies })).toEqual({
    kind: 'failed',
    reason: 'unknown',
  });
  for (const cut of [link.slice(0, -5), `${link}AAAA`, `${origin}/continue#hello`]) {
    expect(await readOffer(new URL(cut).hash)).toEqual({ kind: 'refused', reason: 'bad-link' });
  }
  expect(server.claim).toBeNull();
  expect(
    await receiveTransfer(await openHere(link), { dependencies: server.dependencies }),
  ).toMatchObject({
    kind: 'received',
  });
});

test('reports an expired device transfer, and content that differs from what was sent', async () => {
  const link = await linkOf(await draftWithFile(1_000));
  const offered = await openElsewhere(link);
  server.isExpired = true;
  expect(await receiveTransfer(offered, { dependencies: server.dependencies })).toEqual({
    kind: 'failed',
    reason: 'expired',
  });
  server.isExpired = false;
  const part = new Uint8Array(server.parts.get(0) ?? new ArrayBuffer(0));
  part[9] = (part[9] ?? 0) ^ 1;
  expect(await receiveTransfer(offered, { dependencies: server.dependencies })).toEqual({
    kind: 'failed',
    reason: 'damaged',
  });
  expect(await listDrafts()).toEqual([]);
});

test('a browser that stores nothing, or is full, leaves the code usable', async () => {
  const link = await linkOf(await draftWithFile(1_000));
  const offered = await openElsewhere(link);
  await newDeviceWithoutStorage();
  expect(await receiveTransfer(offered, { dependencies: server.dependencies })).toEqual({
    kind: 'failed',
    reason: 'no-storage',
  });
  expect(server.claim, 'nothing was taken').toBeNull();
  globalThis.indexedDB = new IDBFactory();
  const storage = { estimate: async () => ({ usage: 99, quota: 100 }) };
  vi.stubGlobal('navigator', { storage });
  expect(await receiveTransfer(offered, { dependencies: server.dependencies })).toEqual({
    kind: 'failed',
    reason: 'full',
  });
});

test('says why there is no code: no connection, refused, too large, no encryption, deleted', async () => {
  const id = await draftWithFile(1_000);
  const reason = async (draftId = id) => {
    const outcome = await sendTransfer(draftId, { origin, dependencies: server.dependencies });
    return outcome.kind === 'failed' ? outcome.reason : outcome.kind;
  };
  server.isReachable = false;
  expect(await reason()).toBe('unreachable');
  server.isReachable = true;
  server.troubles.push(problem(429, 'too-many-requests', { 'Retry-After': '3600' }));
  expect(await reason()).toBe('refused');
  server.troubles.push(...Array.from({ length: 5 }, () => problem(503, 'storage-unavailable')));
  expect(await reason()).toBe('refused');
  expect(await reason(crypto.randomUUID())).toBe('gone');
  const [file] = await listFiles(id);
  await withDatabase((database) =>
    database.files.update(file?.id ?? '', { sizeBytes: limits.maxDeviceTransferBytes + 1 }),
  );
  expect(await reason()).toBe('too-large');
  vi.stubGlobal('crypto', { randomUUID: () => 'x', getRandomValues: () => undefined });
  expect(await reason()).toBe('no-encryption');
  expect(await readOffer('#x')).toEqual({ kind: 'refused', reason: 'no-encryption' });
  expect(await listDrafts()).toHaveLength(1);
});

test('says at once that the server cannot be reached, and continues when it can', async () => {
  const id = await draftWithFile(1_000);
  const onUnreachable = vi.fn(() => {
    server.isReachable = true;
  });
  server.isReachable = false;
  const options = { origin, dependencies: server.dependencies, onUnreachable };
  expect(await sendTransfer(id, options)).toMatchObject({ kind: 'ready' });
  expect(onUnreachable).toHaveBeenCalledOnce();
});

test('leaving the page stops it', async () => {
  const id = await draftWithFile();
  const leaving = new AbortController();
  const outcome = sendTransfer(id, {
    origin,
    dependencies: server.dependencies,
    signal: leaving.signal,
    onProgress: () => leaving.abort(),
  });
  await expect(outcome).rejects.toThrow();
  expect(server.parts.size).toBeLessThan(2);
});
