import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { PackManifest } from '#shared/content-pack.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { uuid } from '../../testing/samples.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { startTestServer } from '../../testing/test-server.ts';
import type { TestServerOptions } from '../../testing/test-server.ts';

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A photograph as a phone takes it: sideways, with its orientation, camera and location in EXIF. */
let photo: Buffer;
beforeAll(async () => {
  photo = await sharp({
    create: { width: 1000, height: 700, channels: 3, background: '#886644' },
  })
    .withExif({ IFD0: { Model: 'Phone of Ruth' }, IFD3: { GPSLatitude: '37/1 3/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
});

async function open(options: TestServerOptions = {}) {
  const server = await startTestServer(options);
  const cookie = await server.signIn();
  const put = async (sha256: string, bytes: Uint8Array, range?: string) => {
    const response = await server.fetch(`/api/owner/pictures/${sha256}`, {
      method: 'PUT',
      headers: {
        cookie,
        'Content-Type': 'application/octet-stream',
        ...(range !== undefined && { 'Content-Range': range }),
      },
      body: Buffer.from(bytes),
    });
    return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
  };
  const get = async (sha256: string) => {
    const response = await server.fetch(`/api/owner/pictures/${sha256}`, { headers: { cookie } });
    return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
  };
  /** A request whose headers were sent and whose body is not. */
  const begin = async (request: string, contentType: string) => {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `${request} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nContent-Type: ${contentType}\r\n` +
        'Content-Length: 1000\r\nExpect: 100-continue\r\n\r\n',
    );
    await once(socket, 'data');
    socket.write('abc');
    return socket;
  };
  return { server, put, get, begin };
}

test('re-encodes a photograph: upright, in every size, without its location', async () => {
  const { server, put, get } = await open();
  const sha256 = sha256Of(photo);
  const name = `uploaded/${sha256}`;
  expect(await put(sha256, photo)).toEqual({
    status: 201,
    answer: {
      state: 'ready',
      picture: { name, width: 700, height: 1000, colour: expect.stringMatching(/^#8[0-9a-f]{5}$/) },
    },
  });
  expect((await put(sha256, photo)).status).toBe(200);
  expect(await get(sha256)).toMatchObject({ status: 200, answer: { state: 'ready' } });
  for (const [file, format, width] of [
    ['480.avif', 'heif', 480],
    ['800.avif', 'heif', 700],
    ['1600.avif', 'heif', 700],
    ['800.webp', 'webp', 700],
    ['1200.jpg', 'jpeg', 700],
  ] as const) {
    const response = await server.fetch(`/attached_assets_compressed/${name}-${file}`);
    expect([file, response.status, response.headers.get('Cache-Control')]).toEqual([
      file,
      200,
      'public, max-age=31536000, immutable',
    ]);
    const bytes = Buffer.from(await response.arrayBuffer());
    const metadata = await sharp(bytes).metadata();
    expect([metadata.format, metadata.width]).toEqual([format, width]);
    expect(metadata.exif).toBeUndefined();
    expect(bytes.includes('Phone of Ruth')).toBe(false);
  }
  const again = await server.fetch(`/attached_assets_compressed/${name}-480.avif`, {
    headers: { 'If-None-Match': `"${sha256.slice(0, 27)}-480-avif"` },
  });
  expect(again.status).toBe(304);
  for (const file of ['640.avif', '480.png', '2560.jpg', 'master.jpg']) {
    expect((await server.fetch(`/attached_assets_compressed/${name}-${file}`)).status).toBe(404);
  }
});

test('accepts a file in parts, and resumes where it was cut off', async () => {
  const { server, put, get } = await open();
  const sha256 = sha256Of(photo);
  const part = (first: number, last: number) =>
    put(sha256, photo.subarray(first, last + 1), `bytes ${first}-${last}/${photo.length}`);
  expect((await get(sha256)).status).toBe(404);
  expect(await part(0, 999)).toEqual({
    status: 202,
    answer: { state: 'receiving', receivedBytes: 1_000 },
  });
  const there = { state: 'receiving', receivedBytes: 1_000 };
  expect(await get(sha256)).toEqual({ status: 200, answer: there });
  expect(await part(2_000, 2_999)).toEqual({ status: 202, answer: there });
  expect(await part(0, 999)).toEqual({ status: 202, answer: there });
  expect((await part(1_000, photo.length - 1)).status).toBe(201);
  // Only its copies are stored.
  const uploads = await server.store.listUploads();
  expect(uploads.map(({ isOfSite, isAttached }) => isOfSite && isAttached)).toEqual(
    Array.from({ length: 5 }, () => true),
  );
  expect(await server.store.orphanBytes()).toBe(0);
});

describe('refuses with a message', () => {
  test.each([
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj'), /This is a PDF/],
    ['a HEIC', heic(), /HEIC/],
    ['words', Buffer.from('hello '.repeat(50)), /isn’t a photo/],
    ['half a photo', null, /damaged/],
  ])('%s', async (_, given, words) => {
    const bytes = given ?? photo.subarray(0, 2_000);
    const { server, put } = await open();
    const { status, answer } = await put(sha256Of(bytes), bytes);
    expect([status, answer['code']]).toEqual([415, 'unsupported-file']);
    expect(answer['detail']).toMatch(words);
    expect(await server.store.listUploads()).toEqual([]);
  });

  test('more pixels than any phone’s photo, and more bytes', async () => {
    const { put } = await open();
    const wide = await sharp({
      create: { width: 12_001, height: 2, channels: 3, background: '#fff' },
    })
      .jpeg()
      .toBuffer();
    expect((await put(sha256Of(wide), wide)).answer['detail']).toMatch(/12,001 pixels/);
    const { status, answer } = await put('a'.repeat(64), photo, 'bytes 0-99/40000000');
    expect([status, answer['code']]).toEqual([413, 'file-too-large']);
  });

  test('bytes that do not match the digest, which can be sent again', async () => {
    const { server, put } = await open();
    const { status, answer } = await put('a'.repeat(64), photo);
    expect([status, answer['code']]).toEqual([503, 'digest-mismatch']);
    expect(await server.store.listUploads()).toEqual([]);
  });
});

test('accepts a photograph while another upload has stalled', async () => {
  const { put, begin } = await open();
  const stalled = await begin(
    `PUT /api/owner/pictures/${'a'.repeat(64)}`,
    'application/octet-stream',
  );
  expect((await put(sha256Of(photo), photo)).status).toBe(201);
  stalled.destroy();
});

test.each([
  [`PUT /api/owner/pictures/${'a'.repeat(64)}`, 'application/octet-stream'],
  ['POST /api/owner/preview', 'application/x-www-form-urlencoded'],
  ['POST /api/owner/blocks', 'application/json'],
])('a connection that breaks is no failure of the server: %s', async (request, type) => {
  const { server, begin } = await open();
  const socket = await begin(request, type);
  socket.resetAndDestroy();
  const path = request.replace(/^\w+ /, '').replace(/[0-9a-f]{64}$/, ':sha256');
  await expect
    .poll(() => server.logLines.find((line) => line.includes(`"path":"${path}"`)), longTimeout)
    .toBeDefined();
  expect(server.logLines.join()).not.toContain('"code":"internal"');
});

test('accepts a photograph 12,000 pixels wide', async () => {
  const { put } = await open();
  const large = await sharp({
    create: { width: 12_000, height: 900, channels: 3, background: '#345' },
  })
    .jpeg()
    .toBuffer();
  expect((await put(sha256Of(large), large)).answer).toMatchObject({
    picture: { width: 1600, height: 120 },
  });
});

test('nobody but the owner adds one', async () => {
  const server = await startTestServer();
  const path = `/api/owner/pictures/${'a'.repeat(64)}`;
  expect((await server.fetch(path)).status).toBe(401);
  expect((await server.fetch(path, { method: 'PUT', body: 'x' })).status).toBe(401);
});

/** The first box of a HEIC file. */
function heic(): Buffer {
  const box = Buffer.alloc(64);
  box.writeUInt32BE(24, 0);
  box.write('ftypheic', 4);
  box.write('mif1heic', 16);
  return box;
}

test('a device downloads a photograph with the page that shows it, and no other file again', async () => {
  const folder = await temporaryFolder();
  const built = {
    files: [packFile('projects/cover-800.avif'), packFile('blog/cover-800.avif')],
    tabletPictures: [packFile('projects/cover-1600.avif')],
    videos: [],
  };
  const contentPackPath = join(folder, 'content-pack.json');
  await writeFile(contentPackPath, JSON.stringify(built));
  const { server, put } = await open({ contentPackPath });
  const pack = async () =>
    v.parse(PackManifest, await (await server.fetch('/content-pack.json')).json());
  expect(await pack()).toEqual(built);
  const sha256 = sha256Of(photo);
  await put(sha256, photo);
  expect(await pack()).toEqual(built);
  const { publishing } = server.services;
  const body = {
    title: 'A house',
    category: 'residential',
    status: 'built',
    description: 'Short.',
    details: 'Long.',
    cover: {
      picture: `uploaded/${sha256}`,
      alt: 'A wall',
      isDecorative: false,
      caption: '',
      isStandIn: false,
    },
    gallery: [],
    groups: [],
    features: [],
  };
  await publishing.save('project', uuid(7), uuid(1), { baseRevisionId: null, slug: '', body });
  expect(await publishing.publish('project', uuid(7), uuid(1))).toMatchObject({ kind: 'done' });
  const now = await pack();
  expect(now.files.slice(0, 2)).toEqual(built.files);
  const [phone] = now.files.slice(2);
  const address = `/attached_assets_compressed/uploaded/${sha256}-800.avif`;
  expect([now.files.length, phone?.url]).toEqual([3, address]);
  const bytes = Buffer.from(await (await server.fetch(address)).arrayBuffer());
  expect([bytes.length, sha256Of(bytes)]).toEqual([phone?.bytes, phone?.sha256]);
  expect(now.tabletPictures).toHaveLength(2);
  for (const { id } of server.services.content.listBlogPosts()) {
    await publishing.setHidden('article', String(id), true);
  }
  expect((await pack()).files.map(({ url }) => url)).toEqual([built.files[0]?.url, address]);
});

function packFile(name: string) {
  return { url: `/attached_assets_compressed/${name}`, bytes: 3, sha256: 'c'.repeat(64) };
}

test.each([
  [1, 12_000],
  [11_900, 700],
])('refuses a photograph of %i × %i pixels and says how to crop it', async (width, height) => {
  const { put } = await open();
  const strip = await sharp({ create: { width, height, channels: 3, background: '#886644' } })
    .png()
    .toBuffer();
  const { status, answer } = await put(sha256Of(strip), strip);
  expect(status).toBe(415);
  expect(answer['detail']).toMatch(/too long and narrow .* at most 16 times the shorter/);
});

test('gives a long strip copies that are not longer than two screens', async () => {
  const { put } = await open();
  const strip = await sharp({
    create: { width: 1500, height: 9_000, channels: 3, background: '#886644' },
  })
    .png()
    .toBuffer();
  const { answer } = await put(sha256Of(strip), strip);
  expect(answer['picture']).toMatchObject({ width: 533, height: 3_200 });
});
