import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { NewWorkEntry } from '#shared/inbox/work-entries.ts';
import { limits } from '#shared/limits.ts';
import { Day, Hour } from '#shared/time.ts';
import { defaultRateLimits } from '../middleware/rate-limit.ts';
import { openDiskFiles } from '../../storage/disk-files/disk-files.ts';
import { StorageUnavailableError } from '../../storage/ports.ts';
import { createMemoryFiles } from '../../storage/memory/memory-files.ts';
import { sampleUpload } from '../../testing/samples.ts';
import { sampleFiles } from '../../testing/sample-files.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

const file = (bytes: Buffer, name: string, type: string) =>
  [new Blob([new Uint8Array(bytes)], { type }), name] as const;
const photo = file(sampleFiles.jpeg, 'north wall.jpg', 'image/jpeg');
const notes = file(sampleFiles.txt, 'notes.txt', 'text/plain');
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function upload(
  server: TestServer,
  files: readonly (readonly [Blob, string])[],
  fields: readonly (readonly [string, string])[] = [],
) {
  const form = new FormData();
  for (const [blob, name] of files) form.append('files', blob, name);
  for (const [name, value] of fields) form.append(name, value);
  const response = await server.fetch('/api/upload', { method: 'POST', body: form });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

async function startOnDisk() {
  const folder = await temporaryFolder();
  const server = await startTestServer({ files: await openDiskFiles(folder) });
  const left = async () => ({
    quarantine: await readdir(join(folder, 'quarantine')),
    accepted: await readdir(join(folder, 'accepted')),
  });
  return { server, left };
}

test('stores files and returns their addresses in the order sent', async () => {
  const { server, left } = await startOnDisk();
  const { status, body } = await upload(server, [photo, notes, photo]);
  expect(status).toBe(200);
  expect(body.files.map((address: string) => address.replace(/[0-9a-f]{32}/, '*'))).toEqual([
    '/uploads/*.jpg',
    '/uploads/*.txt',
    '/uploads/*.jpg',
  ]);
  expect(new Set(body.files).size).toBe(3);
  const { quarantine, accepted } = await left();
  expect(quarantine).toEqual([]);
  expect(accepted).toHaveLength(3);
});

test('compares the digests of the files that have one', async () => {
  const { server, left } = await startOnDisk();
  const digests = [
    ['sha256', ''],
    ['sha256', sha256(sampleFiles.txt).toUpperCase()],
  ] as const;
  expect((await upload(server, [photo, notes], digests)).status).toBe(200);
  const wrong = await upload(server, [photo], [['sha256', sha256(sampleFiles.txt)]]);
  expect([wrong.status, wrong.body.code]).toEqual([503, 'digest-mismatch']);
  expect(wrong.headers.get('Retry-After')).toBe('1');
  const bad = await upload(server, [photo], [['sha256', 'abc']]);
  expect([bad.status, bad.body.code]).toEqual([400, 'invalid-fields']);
  expect(await left()).toMatchObject({ quarantine: [], accepted: { length: 2 } });
});

test('lists what was uploaded for a request, to nobody without its id', async () => {
  const server = await startTestServer();
  const id = randomUUID();
  const list = (key?: string) =>
    server.fetch('/api/upload', key === undefined ? {} : { headers: { 'Idempotency-Key': key } });
  const send = (part: readonly [Blob, string], key: string) => {
    const form = new FormData();
    form.append('files', ...part);
    const headers = { 'Idempotency-Key': key };
    return server.fetch('/api/upload', { method: 'POST', headers, body: form });
  };
  const [first] = (await (await send(photo, id.toUpperCase())).json()).files;
  server.time.now = new Date('2026-03-01T00:00:01.000Z');
  const [second] = (await (await send(notes, id)).json()).files;
  await send(notes, randomUUID());
  await upload(server, [photo]);
  expect(await (await list(id)).json()).toEqual({
    files: [
      { url: first, name: 'north wall.jpg', sha256: sha256(sampleFiles.jpeg) },
      { url: second, name: 'notes.txt', sha256: sha256(sampleFiles.txt) },
    ],
  });
  expect(await (await list(randomUUID())).json()).toEqual({ files: [] });
  for (const refused of [await list(), await list('null'), await send(notes, 'x')]) {
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 'invalid-idempotency-key' });
  }
});

test('stores all files of one call or none', async () => {
  const { server, left } = await startOnDisk();
  const program = file(sampleFiles.program, 'free.jpg', 'image/jpeg');
  const refused = await upload(server, [photo, program]);
  expect([refused.status, refused.body.code]).toEqual([415, 'unsupported-file']);
  expect(refused.body.fields.files).toContain('free.jpg');
  expect(await left()).toEqual({ quarantine: [], accepted: [] });
});

test('refuses an eleventh file, a file over 10 MB, no file, and files in other fields', async () => {
  const { server, left } = await startOnDisk();
  const many = await upload(
    server,
    Array.from({ length: 11 }, () => photo),
  );
  expect([many.status, many.body.code]).toEqual([413, 'too-many-files']);
  const huge = Buffer.alloc(limits.maxFileBytes + 1, 'a');
  const large = await upload(server, [photo, file(huge, 'big.txt', 'text/plain')]);
  expect([large.status, large.body.code]).toEqual([413, 'file-too-large']);
  expect(large.body.detail).toContain('10 MB');
  const whole = file(huge.subarray(0, limits.maxFileBytes), 'whole.txt', 'text/plain');
  expect((await upload(server, [whole])).status).toBe(200);
  const none = await upload(server, [], [['note', 'no file']]);
  expect([none.status, none.body.code]).toEqual([400, 'no-files']);
  const form = new FormData();
  form.append('photo', ...photo);
  const other = await server.fetch('/api/upload', { method: 'POST', body: form });
  expect([other.status, (await other.json()).code]).toEqual([400, 'bad-request']);
  expect(await left()).toMatchObject({ quarantine: [], accepted: { length: 1 } });
});

test('refuses hostile forms with a 4xx and keeps serving', async () => {
  const { server, left } = await startOnDisk();
  const deep = `a${'[b]'.repeat(50)}`;
  for (const fields of [
    [[deep, 'x']],
    [['sha256[999999999]', 'x']],
    [['x'.repeat(200), 'x']],
    [['x', 'y'.repeat(2_000)]],
    Array.from({ length: 40 }, (_, index) => [`f${index}`, 'x'] as const),
  ] as const) {
    const { status } = await upload(
      server,
      [photo],
      fields.map(([name = '', value = '']) => [name, value]),
    );
    expect([400, 413]).toContain(status);
  }
  expect((await upload(server, [photo])).status).toBe(200);
  expect((await left()).quarantine).toEqual([]);
});

test('answers an empty or cut-off body as retryable, and one of another type as not', async () => {
  const server = await startTestServer();
  const send = async (type: string, body: string) => {
    const response = await server.fetch('/api/upload', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
    });
    return [response.status, (await response.json()).code];
  };
  const multipart = 'multipart/form-data; boundary=b';
  const head = '--b\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\n';
  expect(await send(multipart, '')).toEqual([503, 'incomplete-upload']);
  expect(await send(multipart, '--b--\r\n')).toEqual([503, 'incomplete-upload']);
  const digest = `--b\r\nContent-Disposition: form-data; name="sha256"\r\n\r\n${'0'.repeat(64)}`;
  expect(await send(multipart, `${digest}\r\n--b--\r\n`)).toEqual([503, 'incomplete-upload']);
  expect(await send(multipart, `${head}half a fi`)).toEqual([503, 'incomplete-upload']);
  expect(await send('multipart/form-data', `${head}x\r\n--b--\r\n`)).toEqual([400, 'bad-request']);
  expect(await send('application/json', '{}')).toEqual([415, 'unsupported-media-type']);
  expect(await send(multipart, `${head}whole\r\n--b--\r\n`)).toEqual([200, undefined]);
});

test('leaves nothing behind when the connection breaks', async () => {
  const { server, left } = await startOnDisk();
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  const head = '--b\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\n';
  socket.write(
    'POST /api/upload HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\n' +
      `Content-Length: 100000\r\n\r\n${head}half a file`,
  );
  socket.end();
  socket.resume();
  await once(socket, 'close');
  await server.stop();
  expect(await left()).toEqual({ quarantine: [], accepted: [] });
});

test('attaches uploads to a request, and serves them to the owner and nobody else', async () => {
  const { server } = await startOnDisk();
  const { body } = await upload(server, [file(sampleFiles.jpeg, 'Küche "1".jpg', 'image/jpeg')]);
  const [address] = body.files;
  const request = {
    serviceType: 'house-extension',
    name: 'Ruth',
    email: 'ruth@example.org',
    attachments: [address],
  };
  expect((await server.post('/api/consultation', request)).status).toBe(201);
  const stranger = await server.fetch(address);
  expect(stranger.status).toBe(401);
  expect(await stranger.text()).toContain('unauthorised');

  const cookie = await server.signIn();
  const [listed] = await (await server.fetch('/api/requests', { headers: { cookie } })).json();
  expect(listed.attachments).toEqual([
    {
      url: address,
      name: 'Küche "1".jpg',
      mediaType: 'image/jpeg',
      sizeBytes: sampleFiles.jpeg.length,
    },
  ]);
  const own = await server.fetch(address, { headers: { cookie } });
  expect(own.status).toBe(200);
  expect(Buffer.from(await own.arrayBuffer()).equals(sampleFiles.jpeg)).toBe(true);
  expect(own.headers.get('Content-Disposition')).toMatch(
    /^attachment; .*filename\*=UTF-8''K%C3%BCche/,
  );
  expect(own.headers.get('Content-Type')).toBe('image/jpeg');
  expect(own.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(own.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
  expect(own.headers.get('Cache-Control')).toBe('private, no-store');
  for (const bad of [
    '/uploads/x',
    '/uploads/..%2f..%2fsnapshot.json',
    `/uploads/${'0'.repeat(32)}.jpg`,
  ]) {
    expect((await server.fetch(bad, { headers: { cookie } })).status).toBe(404);
  }
});

test('serves the owner all files of a request as one archive, and names what is missing', async () => {
  const { server } = await startOnDisk();
  const { body } = await upload(server, [photo, notes, photo, notes]);
  const request = { serviceType: 'house-extension', name: 'R', email: 'r@example.org' };
  const id = randomUUID();
  const empty = randomUUID();
  const attachments = body.files;
  await server.post('/api/consultation', { ...request, attachments }, { 'Idempotency-Key': id });
  await server.post('/api/consultation', request, { 'Idempotency-Key': empty });
  const path = (of: string) => `/api/requests/${of}/files.zip`;
  expect((await server.fetch(path(id))).status).toBe(401);
  const cookie = await server.signIn();
  const download = (of: string) => server.fetch(path(of), { headers: { cookie } });
  expect((await download(empty)).status).toBe(404);
  expect((await download(randomUUID())).status).toBe(404);

  const whole = await download(id);
  expect(whole.status).toBe(200);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringMatching(/^attachment; filename="NB-\S+ files\.zip"$/),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  const entries = async (of: Response) => unzipSync(new Uint8Array(await of.arrayBuffer()));
  const read = await entries(whole);
  expect(Object.keys(read)).toEqual([
    'north wall.jpg',
    'notes.txt',
    'north wall (2).jpg',
    'notes (2).txt',
  ]);
  expect(Buffer.from(read['north wall (2).jpg'] ?? [])).toEqual(sampleFiles.jpeg);
  expect(Buffer.from(read['notes.txt'] ?? [])).toEqual(sampleFiles.txt);

  await server.files.remove(attachments[1].slice('/uploads/'.length));
  const rest = await entries(await download(id));
  expect(Object.keys(rest)).toEqual([
    'north wall.jpg',
    'north wall (2).jpg',
    'notes (2).txt',
    'Missing files.txt',
  ]);
  expect(new TextDecoder().decode(rest['Missing files.txt'])).toContain('\r\nnotes.txt\r\n');
});

test('the archive has what was sent since as well: words, replies and reports, each file once', async () => {
  const { server } = await startOnDisk();
  const { body } = await upload(server, [photo, notes, photo]);
  const [first, second, third] = (body.files as string[]).map((address) =>
    address.slice('/uploads/'.length),
  );
  const id = randomUUID();
  const request = { serviceType: 'house-extension', name: 'R', email: 'r@example.org' };
  await server.post('/api/consultation', request, { 'Idempotency-Key': id });
  const common = { submissionId: id, at: server.time.now.toISOString() };
  const mail = { to: 'r@example.org', subject: 'Yours', text: 'Yours' };
  for (const entry of [
    { by: 'client', kind: 'client-words', text: 'One more', files: [first] },
    { by: 'owner', kind: 'reply', ...mail, files: [first, second] },
    { by: 'owner', kind: 'report', id, upload: third, fileName: 'R', sizeBytes: 1, sha256: '' },
    { by: 'owner', kind: 'report-sent', report: id, ...mail },
  ] as const) {
    await server.store.addWorkEntry({ ...common, id: randomUUID(), ...entry } as NewWorkEntry);
  }
  const cookie = await server.signIn();
  const whole = await server.fetch(`/api/requests/${id}/files.zip`, { headers: { cookie } });
  expect(Object.keys(unzipSync(new Uint8Array(await whole.arrayBuffer())))).toEqual([
    'north wall.jpg',
    'north wall (2).jpg',
    'notes.txt',
  ]);
});

test('deletes uploads that no request refers to within 48 hours, and nothing else', async () => {
  const { server, left } = await startOnDisk();
  const { body } = await upload(server, [photo, notes]);
  const request = { serviceType: 'house-extension', name: 'R', email: 'r@example.org' };
  await server.post('/api/consultation', { ...request, attachments: [body.files[0]] });
  server.time.now = new Date(server.time.now.getTime() + 48 * Hour.ms);
  expect(await server.services.uploads.sweep()).toEqual({ trashed: 0, setAside: [] });
  server.time.now = new Date(server.time.now.getTime() + 1);
  expect(await server.services.uploads.sweep()).toEqual({ trashed: 1, setAside: [] });
  await server.services.retention.sweep();
  expect((await left()).accepted).toHaveLength(2);
  server.time.now = new Date(server.time.now.getTime() + 7 * Day.ms);
  await server.services.retention.sweep();
  expect((await left()).accepted).toEqual([body.files[0].slice('/uploads/'.length)]);
  const late = await server.post(
    '/api/consultation',
    { ...request, attachments: body.files },
    { 'Idempotency-Key': randomUUID() },
  );
  expect(late.status).toBe(422);
  expect(Object.keys((await late.json()).fields)).toEqual(['attachments.1']);
});

test('answers 503 when the disk accepts no files', async () => {
  const files = createMemoryFiles();
  files.probe = async () => {
    throw new StorageUnavailableError('full');
  };
  const server = await startTestServer({ files });
  const { status, body, headers } = await upload(server, [photo]);
  expect([status, body.code]).toEqual([503, 'storage-unavailable']);
  expect(headers.get('Retry-After')).not.toBeNull();
  expect((await server.fetch('/readyz')).status).toBe(503);
  expect((await server.fetch('/healthz')).status).toBe(200);
});

test('a flood of files without a request neither stops uploads nor is hidden by /readyz', async () => {
  const server = await startTestServer({ trustedProxies: 1 });
  // What one address could leave behind before there was a limit for it.
  const flood = Array.from({ length: 41 * 10 }, (_, index) =>
    sampleUpload(index + 1, { sizeBytes: limits.maxFileBytes }),
  );
  await server.store.addUploads(flood);
  const { status, body } = await upload(server, [photo]);
  expect(status).toBe(200);
  expect(await server.store.orphanBytes()).toBeLessThan(4 * 1024 ** 3);
  const ready = await server.fetch('/readyz');
  expect([ready.status, await ready.json()]).toEqual([
    200,
    { status: 'ready', requests: true, uploads: true, warnings: [] },
  ]);
  // The sender of a deleted file still has it: the request is refused with `unknown-attachment`.
  expect(await server.store.findUpload(flood[0]?.name ?? '')).toBeUndefined();
  expect(body.files).toHaveLength(1);
});

test('files that are announced and not sent use up nobody else’s space', async () => {
  const server = await startTestServer({ trustedProxies: 1 });
  const announce = async (ip: string) => {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
    socket.write(
      'POST /api/upload HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\n' +
        `X-Forwarded-For: ${ip}\r\nContent-Length: ${limits.maxFiles * limits.maxFileBytes}\r\n` +
        'Expect: 100-continue\r\n\r\n',
    );
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain('100 Continue');
    return socket;
  };
  const addresses = Array.from({ length: 60 }, (_, number) => `203.0.113.${number}`);
  const sockets = await Promise.all(addresses.map(announce));
  expect((await upload(server, [photo])).status).toBe(200);
  expect((await server.fetch('/readyz')).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});

test('limits the bytes per day of one address, and does not count those of a refused file', async () => {
  const size = 50_000;
  const long = file(Buffer.alloc(size, 'mud '), 'notes.txt', 'text/plain');
  const bytes = (burst: number) => ({ burst, perSecond: burst / (Day.ms / 1_000) });
  const server = await startTestServer({
    trustedProxies: 1,
    rateLimits: {
      ...defaultRateLimits,
      uploadedBytes: { perAddress: bytes(size * 2 + 2_000), global: bytes(1e9) },
    },
  });
  const from = async (ip: string, what: readonly (readonly [Blob, string])[]) => {
    const form = new FormData();
    for (const [blob, name] of what) form.append('files', blob, name);
    const headers = { 'X-Forwarded-For': ip };
    return server.fetch('/api/upload', { method: 'POST', headers, body: form });
  };
  const program = file(Buffer.alloc(size, 1), 'program.jpg', 'image/jpeg');
  for (let count = 0; count < 5; count += 1) {
    expect((await from('203.0.113.7', [program])).status).toBe(415);
  }
  expect((await from('203.0.113.7', [long])).status).toBe(200);
  expect((await from('203.0.113.7', [long])).status).toBe(200);
  const refused = await from('203.0.113.7', [long]);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3_600);
  expect((await from('203.0.113.8', [long])).status).toBe(200);
});

test('/readyz says when files are refused while messages are still accepted', async () => {
  const files = createMemoryFiles();
  const full = async () => {
    throw new StorageUnavailableError('little room');
  };
  const server = await startTestServer({ files: { ...files, probe: full } });
  const answer = await server.fetch('/readyz');
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { status: 'not-ready', requests: true, uploads: false, warnings: [] },
  ]);
  expect((await upload(server, [photo])).status).toBe(503);
});
