import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startTestServer } from '../testing/test-server.ts';
import { productionPages } from './production-pages.ts';
import type { RenderProgram } from './production-pages.ts';

const index = `<!doctype html>
<link rel="manifest" href="/site.webmanifest">
<link rel="stylesheet" href="/program.css">
<script type="module" src="/program.js"></script>
<!--app-head--><!--app-html--><!--app-state-->`;

/** Draws its own address, nothing else. */
const program: RenderProgram = {
  render: async (url) => ({ status: 200, head: '', html: url, state: '{}', routePath: '/' }),
  routes: [
    {
      path: '/',
      page: 'home',
      load: () => Promise.reject(new Error('not loaded here')),
      layout: 'bare',
      reads: false,
      begins: 'with-reader',
    },
  ],
};

/** A folder with the smallest build there can be. */
async function buildFolder(): Promise<string> {
  const folder = await temporaryFolder();
  const client = join(folder, 'dist/client');
  await mkdir(join(client, '.vite'), { recursive: true });
  const manifest = {
    'index.html': { file: 'program.js', css: ['program.css'] },
    'src/pages/home.tsx': { file: 'home.js' },
  };
  await writeFile(join(client, '.vite/manifest.json'), JSON.stringify(manifest));
  await writeFile(join(client, 'index.html'), index);
  await writeFile(join(client, 'program.css'), 'p{margin:0}');
  return folder;
}

test('draws a page for a request of HTTP/1.0 that names no host, by its parameters', async () => {
  const pages = productionPages(
    await buildFolder(),
    program,
    { version: '1', read: () => undefined },
    { originOf: () => undefined, writeHead: () => '' },
  );
  const server = await startTestServer({ pages: pages.draw });
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  socket.write('GET /?utm_source=mail&section=2 HTTP/1.0\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain('>/?section=2<');
});

test('has what was prepared at hand, packed as tightly as can be', async () => {
  const drawn: string[] = [];
  const render: RenderProgram['render'] = async (url, fetch) => {
    drawn.push(url);
    if (url === '/broken') throw new Error('no such words');
    const words = Array.from({ length: 2_000 }, (_, number) => `${number * number}`).join(' ');
    return { ...(await program.render(url, fetch)), html: words };
  };
  const origin = 'https://example.org';
  const pages = productionPages(
    await buildFolder(),
    { ...program, render },
    { version: '1', read: () => undefined },
    { originOf: () => origin, writeHead: () => '' },
  );
  await expect(pages.prepare?.(origin, ['/', '/broken', '/about'])).rejects.toThrow(
    '/broken could not be drawn',
  );
  expect(drawn).toEqual(['/', '/broken', '/about']);
  const server = await startTestServer({ pages: pages.draw });
  const read = async (path: string) => {
    const asked = request(server.address + path, { headers: { 'Accept-Encoding': 'br' } }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return buffer(answer);
  };
  const first = await read('/about');
  expect(first).toHaveLength(brotliCompressSync(brotliDecompressSync(first)).length);
  // Who comes first to another page gets it packed in a hurry.
  const hurried = await read('/contact');
  expect(hurried.length).toBeGreaterThan(first.length);
  expect(drawn).toEqual(['/', '/broken', '/about', '/contact']);
});
