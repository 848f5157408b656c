import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { longTimeout } from '../../testing/long-timeout.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { staticFiles } from './static-files.ts';

const big = Buffer.alloc(8 * 1024 * 1024, 'video');

async function serverWithFiles(isDevelopment = false) {
  const root = await temporaryFolder();
  const files: Record<string, string | Buffer> = {
    'client/index.html': '<!doctype html>shell',
    'client/service-worker.js': 'worker',
    'client/manifest.webmanifest': '{}',
    'client/favicon.svg': '<svg/>',
    'client/.vite/manifest.json': '{}',
    'client/assets/app-abc.js': 'plain script',
    'client/assets/letters-abc.woff2': 'letters',
    'client/icon.png': 'icon',
    'client/favicon.ico': 'icon',
    'client/assets/app-abc.js.br': brotliCompressSync('plain script'),
    'encoded/projects/cover one.jpg': 'jpeg',
    'videos/sheep.mp4': big,
    'documents/brochure.pdf': '0123456789',
    'encoded/projects/cover.jpg': 'small jpeg',
    'encoded/projects/cover.avif': 'small avif',
    'secret.txt': 'secret',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  const server = await startTestServer({
    staticFiles: staticFiles({
      clientFolder: join(root, 'client'),
      videosFolder: join(root, 'videos'),
      documentsFolder: join(root, 'documents'),
      encodedFolder: join(root, 'encoded'),
      isDevelopment,
    }),
  });
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await server.fetch(path, {
      headers: { 'Accept-Encoding': 'identity', ...headers },
    });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
  return { server, get, root };
}

test.each([false, true])(
  'serves the client and the media (development: %s)',
  async (isDevelopment) => {
    const { get } = await serverWithFiles(isDevelopment);
    for (const [path, body, cacheControl] of [
      ['/assets/app-abc.js', 'plain script', 'public, max-age=31536000, immutable'],
      ['/service-worker.js', 'worker', 'no-cache, no-transform'],
      ['/manifest.webmanifest', '{}', 'no-cache, no-transform'],
      ['/favicon.svg', '<svg/>', 'public, max-age=86400'],
      ['/attached_assets_compressed/projects/cover%20one.jpg', 'jpeg', 'public, max-age=86400'],
      ['/attached_assets/documents/brochure.pdf', '0123456789', 'public, max-age=86400'],
      ['/attached_assets_compressed/projects/cover.jpg', 'small jpeg', 'public, max-age=86400'],
    ]) {
      const answer = await get(path ?? '');
      expect([path, answer.status, answer.body]).toEqual([path, 200, body]);
      expect([path, answer.headers.get('Cache-Control')]).toEqual([path, cacheControl]);
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
  },
);

test.each([false, true])(
  'answers 404, never a page, for a missing file (development: %s)',
  async (isDevelopment) => {
    const { get } = await serverWithFiles(isDevelopment);
    for (const path of [
      '/assets/app-old.js',
      '/attached_assets/nope.jpg',
      '/attached_assets/videos/nope.mp4',
      '/attached_assets/..%2fsecret.txt',
      '/attached_assets/..%5csecret.txt',
      '/attached_assets/projects',
      '/attached_assets/projects/cover%20one.jpg',
      '/attached_assets/%00',
      '/attached_assets_compressed/projects/',
    ]) {
      const { status, headers, body } = await get(path);
      expect([path, status]).toEqual([path, 404]);
      expect(headers.get('Content-Type')).toBe('application/problem+json');
      expect(body).not.toContain('secret');
      expect(headers.get('Cache-Control')).toBe('no-store');
    }
  },
);

test('leads from the file of the shell to the front page', async () => {
  const { server } = await serverWithFiles();
  for (const query of ['', '?draft=true']) {
    const response = await server.fetch(`/index.html${query}`, { redirect: 'manual' });
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/']);
  }
});

test('passes everything else to the pages, with no headers set', async () => {
  const { get } = await serverWithFiles();
  for (const path of ['/', '/projects', '/.vite/manifest.json', '/assets']) {
    const { status, headers, body } = await get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(body).toContain('<title>Page</title>');
    expect(headers.has('Cache-Control')).toBe(false);
  }
});

test('sends the compressed file to clients that accept it, and 304 to those that have it', async () => {
  const { get } = await serverWithFiles();
  const compressed = await get('/assets/app-abc.js', { 'Accept-Encoding': 'br' });
  expect(compressed.headers.get('Content-Encoding')).toBe('br');
  expect(compressed.headers.get('Vary')).toContain('Accept-Encoding');
  const plain = await get('/assets/app-abc.js');
  const etag = plain.headers.get('ETag') ?? '';
  const again = await get('/assets/app-abc.js', { 'If-None-Match': etag });
  expect(again.status).toBe(304);
  expect(again.headers.get('Cache-Control')).toContain('immutable');
});

test('answers valid ranges with 206 and invalid ones with the whole file', async () => {
  const { get } = await serverWithFiles();
  const path = '/attached_assets/documents/brochure.pdf';
  const middle = await get(path, { Range: 'bytes=2-5' });
  expect([middle.status, middle.body]).toEqual([206, '2345']);
  expect(middle.headers.get('Content-Range')).toBe('bytes 2-5/10');
  expect((await get(path, { Range: 'bytes=7-' })).body).toBe('789');
  expect((await get(path, { Range: 'bytes=20-30' })).status).toBe(416);
  for (const range of ['bytes=5-2', 'bytes=-3', 'bytes=a-b', 'bytes=0-1,3-4', 'lines=1-2']) {
    const whole = await get(path, { Range: range });
    expect([range, whole.status, whole.body]).toEqual([range, 200, '0123456789']);
  }
});

test('resumes a file only while it is unchanged', async () => {
  const { get } = await serverWithFiles();
  const path = '/attached_assets/documents/brochure.pdf';
  const date = (await get(path)).headers.get('Last-Modified') ?? '';
  const same = await get(path, { Range: 'bytes=5-', 'If-Range': date });
  expect([same.status, same.body]).toEqual([206, '56789']);
  for (const condition of ['Wed, 01 Jan 2020 00:00:00 GMT', '"another"']) {
    const whole = await get(path, { Range: 'bytes=5-', 'If-Range': condition });
    expect([condition, whole.status, whole.body]).toEqual([condition, 200, '0123456789']);
  }
});

test('answers 404 for a file that was deleted after the start, as while a new version is built', async () => {
  const { server, get, root } = await serverWithFiles();
  for (const path of ['/assets/app-abc.js', '/attached_assets_compressed/projects/cover one.jpg']) {
    expect((await get(path)).status).toBe(200);
  }
  await rm(join(root, 'client'), { recursive: true });
  await rm(join(root, 'encoded'), { recursive: true });
  for (const path of ['/assets/app-abc.js', '/attached_assets_compressed/projects/cover one.jpg']) {
    for (const range of [{}, { Range: 'bytes=0-3' }]) {
      const { status, headers, body } = await get(path, range);
      expect([path, status]).toEqual([path, 404]);
      expect(headers.get('Content-Type')).toBe('application/problem+json');
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'self'");
      for (const name of ['ETag', 'Content-Range', 'Last-Modified', 'Accept-Ranges']) {
        expect(headers.has(name), name).toBe(false);
      }
      expect(JSON.parse(body)).toMatchObject({ code: 'not-found' });
    }
  }
  const page = await get('/favicon.svg');
  expect([page.status, page.body]).toEqual([200, expect.stringContaining('<title>Page</title>')]);
  expect((await server.fetch('/healthz')).status).toBe(200);
});

test('answers a file that cannot be read with a bare 500, and keeps serving', async () => {
  const { server, get, root } = await serverWithFiles();
  const path = join(root, 'client/icon.png');
  await rm(path);
  await mkdir(path);
  expect((await get('/icon.png')).status).toBe(500);
  expect((await server.fetch('/healthz')).status).toBe(200);
});

test('closes the file of an aborted download', async () => {
  const { server } = await serverWithFiles();
  const openFiles = async () => (await readdir('/proc/self/fd')).length;
  const before = await openFiles();
  for (let download = 0; download < 20; download += 1) {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
    socket.write('GET /attached_assets/videos/sheep.mp4 HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'data');
    socket.destroy();
    await once(socket, 'close');
  }
  await server.stop();
  await expect.poll(openFiles, longTimeout).toBeLessThan(before + 10);
});

test.each([false, true])(
  'serves nothing outside its folders (development: %s)',
  async (isDevelopment) => {
    const { server } = await serverWithFiles(isDevelopment);
    for (const path of [
      '/attached_assets/../secret.txt',
      '/attached_assets/%2e%2e/secret.txt',
      '/attached_assets//../../secret.txt',
      '/attached_assets/videos/../../secret.txt',
      '/assets/../../secret.txt',
      '/../secret.txt',
      '//secret.txt',
    ]) {
      // Not with `fetch`, which normalises the address.
      const { port } = new URL(server.address);
      const sent = request({ host: '127.0.0.1', port, path, agent: false }).end();
      const [response] = await once(sent, 'response');
      expect([path, await text(response)]).not.toEqual([path, 'secret']);
    }
  },
);

test('sends no document or script headers with pictures', async () => {
  const { get } = await serverWithFiles();
  for (const [path, isHeeded] of [
    ['/attached_assets_compressed/projects/cover.avif', false],
    ['/attached_assets_compressed/projects/cover one.jpg', false],
    ['/assets/letters-abc.woff2', false],
    ['/icon.png', false],
    ['/attached_assets/videos/sheep.mp4', false],
    ['/favicon.svg', true],
    ['/service-worker.js', true],
    ['/assets/app-abc.js', true],
    ['/attached_assets/documents/brochure.pdf', true],
  ] as const) {
    const { status, headers } = await get(path);
    expect(status, path).toBe(200);
    expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff');
    expect(headers.get('Cross-Origin-Resource-Policy'), path).toBe('same-origin');
    for (const name of [
      'Content-Security-Policy',
      'Origin-Agent-Cluster',
      'Permissions-Policy',
      'Referrer-Policy',
      'X-Frame-Options',
    ]) {
      expect(headers.has(name), `${name} of ${path}`).toBe(isHeeded);
    }
  }
  const missing = await get('/attached_assets/none.jpg');
  expect(missing.headers.has('Content-Security-Policy')).toBe(true);
});

test('answers a range with numbers too large to parse', async () => {
  const { server, get } = await serverWithFiles();
  const huge = '9'.repeat(23);
  const path = '/attached_assets/documents/brochure.pdf';
  const ask = async (range: string) => {
    const { status, headers, body } = await get(path, { Range: range });
    return [range, status, headers.get('Content-Range'), body];
  };
  for (const end of [huge, '9007199254740993', '9'.repeat(400)]) {
    expect(await ask(`bytes=0-${end}`)).toEqual([
      `bytes=0-${end}`,
      206,
      'bytes 0-9/10',
      '0123456789',
    ]);
  }
  for (const range of [`bytes=${huge}-`, `bytes=${huge}-${huge}`, `bytes=10-${huge}`]) {
    expect(await ask(range)).toEqual([range, 416, 'bytes */10', '']);
  }
  // Ranges for which sirv would send the whole file with status 206.
  expect(await ask('bytes=0-0')).toEqual(['bytes=0-0', 200, null, '0123456789']);
  await server.stop();
  expect(server.logLines.join()).not.toContain('"level":"error"');
});

test('sends a file plain to a client that refuses its compression, and names the type of the favicon', async () => {
  const { get } = await serverWithFiles();
  for (const accepted of ['br;q=0', 'identity', '*;q=0', 'br;q=0, gzip;q=0']) {
    const { headers, body } = await get('/assets/app-abc.js', { 'Accept-Encoding': accepted });
    expect([accepted, headers.get('Content-Encoding'), body]).toEqual([
      accepted,
      null,
      'plain script',
    ]);
  }
  const compressed = await get('/assets/app-abc.js', { 'Accept-Encoding': 'gzip;q=0.1, br' });
  expect(compressed.headers.get('Content-Encoding')).toBe('br');
  expect((await get('/favicon.ico')).headers.get('Content-Type')).toBe('image/x-icon');
});
