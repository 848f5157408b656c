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
import { renderBudget } from '../http/middleware/render-budget.ts';
import type { BucketSize } from '../http/middleware/token-buckets.ts';
import { startTestServer } from '../testing/test-server.ts';
import type { ContentReader } from './content-reader.ts';
import { productionPages } from './production-pages.ts';
import type { ServerBundle } from './production-pages.ts';
import type { OriginOf } from './request-origin.ts';

const route = (path: string) => ({
  path,
  page: 'home',
  load: () => Promise.reject(new Error('not loaded here')),
  layout: 'bare' as const,
  usesQueryClient: false,
  content: null,
  isOwnerOnly: false,
});

/** Renders its own address, nothing else. */
const bundle: ServerBundle = {
  render: async (url) => ({
    status: url === '/404' ? 404 : 200,
    facts: { title: 'Home', description: undefined, isHidden: false, preloaded: [] },
    html: url,
    state: '{}',
    content: null,
    routePath: '/',
  }),
  renderDocument: ({ html }) => `<p>${html}</p>`,
  renderClientPage: ({ receipt }) => ({ html: receipt, css: '' }),
  renderLostLink: () => ({ html: '', css: '' }),
  routes: ['/', '/about', '/contact', '/design-services', '/projects/:id'].map(route),
};

const unlimited = { burst: 1_000_000, perSecond: 1 };

interface Options {
  render?: ServerBundle['render'];
  originOf?: OriginOf;
  limit?: BucketSize;
  content?: ContentReader;
}

/** Pages of the built client, and what was rendered and refused. */
async function makePages(options: Options = {}) {
  const { render = bundle.render, originOf, limit = unlimited, content = reader } = options;
  const rendered: string[] = [];
  const pausesMs: number[] = [];
  const pages = productionPages(
    await buildFolder(),
    {
      ...bundle,
      render: (url, fetch) => {
        rendered.push(url);
        return render(url, fetch);
      },
    },
    content,
    {
      originOf: originOf ?? (() => undefined),
      seoHead: () => undefined,
      isPublic: (path) => path === '/projects/1',
      movedTo: (path) => (path === '/projects/former' ? '/projects/1' : undefined),
      isTakenDown: (path) => path === '/projects/77',
      sectionsOfProcess: () => [],
      budget: renderBudget({
        clock: () => new Date(0),
        limit,
        pause: async (ms) => pausesMs.push(ms),
      }),
    },
  );
  return { pages, rendered, pausesMs };
}

const reader: ContentReader = {
  version: '1',
  state: '1',
  read: () => undefined,
  isTakenDown: () => false,
  over: () => reader,
};

/** A folder with a minimal build. */
async function buildFolder(): Promise<string> {
  const folder = await temporaryFolder();
  const client = join(folder, 'dist/client');
  await mkdir(join(client, '.vite'), { recursive: true });
  const manifest = {
    'index.html': { file: 'program.js', css: ['program.css'] },
    'src/pages/home.tsx': { file: 'home.js' },
  };
  await writeFile(join(client, '.vite/manifest.json'), JSON.stringify(manifest));
  await writeFile(join(client, 'program.css'), 'p{margin:0}');
  return folder;
}

test('renders a page for a request of HTTP/1.0 that names no host, by its parameters', async () => {
  const { pages } = await makePages();
  const server = await startTestServer({ pages: pages.render });
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  const query = 'utm_source=mail&questionnaire=naturalBuilding';
  socket.write(`GET /design-services?${query} HTTP/1.0\r\n\r\n`);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain('>/design-services?questionnaire=naturalBuilding<');
});

test('renders an unknown address once, and a page once whatever query it ignores', async () => {
  const { pages, rendered } = await makePages();
  const server = await startTestServer({ pages: pages.render });
  const ask = async (path: string) => {
    const response = await server.fetch(path, { redirect: 'manual' });
    return [response.status, response.headers.get('Location'), await response.text()];
  };
  for (let number = 0; number < 20; number += 1) {
    expect(await ask(`/nowhere-${number}`)).toEqual([404, null, expect.stringContaining('/404')]);
    expect(await ask(`/about?section=${number}`)).toMatchObject([200, null, expect.any(String)]);
    expect(await ask(`/projects/${number + 2}?draft=${number}`)).toMatchObject([200, null, {}]);
    expect(await ask(`/ABOUT/?x=${number}`)).toMatchObject([301, `/about?x=${number}`, {}]);
  }
  expect(await ask('/projects/former?x=1')).toMatchObject([301, '/projects/1?x=1', {}]);
  expect(rendered).toEqual(['/404', '/about', '/projects/0']);
});

test('lets nobody store a redirect from a former address, and clears the opposite one', async () => {
  const { pages } = await makePages();
  const server = await startTestServer({ pages: pages.render });
  const { headers } = await server.fetch('/projects/former', { redirect: 'manual' });
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('Clear-Site-Data')).toBe('"cache"');
});

test('limits how much one visitor can make it render, and leaves others their share', async () => {
  const originOf: OriginOf = ({ host }) => `http://${host}`;
  const { pages, rendered, pausesMs } = await makePages({
    originOf,
    limit: { burst: 11, perSecond: 1 },
  });
  const server = await startTestServer({
    pages: pages.render,
    ...(pages.cached && { cached: pages.cached }),
    trustedProxies: 1,
  });
  const ask = async (path: string, address: string, host: string) => {
    const headers = { 'X-Forwarded-For': address, 'X-Forwarded-Host': host };
    return (await server.fetch(path, { headers })).status;
  };
  for (const [number, status] of [200, 200, 200, 429, 429].entries()) {
    expect(await ask('/about', '203.0.113.7', `invented-${number}.test`)).toBe(status);
  }
  expect(pausesMs).toEqual([1_000, 1_000]);
  // A cached page costs next to nothing, and at its own address nothing.
  for (const status of [200, 200, 429]) {
    expect(await ask('/about?utm_source=mail', '203.0.113.7', 'invented-1.test')).toBe(status);
  }
  expect(await ask('/about', '203.0.113.7', 'invented-1.test')).toBe(200);
  expect(await ask('/about', '203.0.113.8', 'practice.test')).toBe(200);
  expect(rendered).toHaveLength(4);
});

test('serves warmed pages from the cache, compressed with the best quality', async () => {
  const origin = 'https://example.org';
  const { pages, rendered } = await makePages({
    originOf: () => origin,
    render: async (url, fetch) => {
      if (url === '/projects/1') throw new Error('no such page');
      const words = Array.from({ length: 2_000 }, (_, number) => `${number * number}`).join(' ');
      return { ...(await bundle.render(url, fetch)), html: words };
    },
  });
  await expect(pages.warm?.(origin, ['/', '/projects/1', '/about'])).rejects.toThrow(
    '/projects/1 could not be rendered',
  );
  expect(rendered).toEqual(['/', '/projects/1', '/about']);
  const server = await startTestServer({ pages: pages.render });
  const read = async (path: string) => {
    const asked = request(server.address + path, { headers: { 'Accept-Encoding': 'br' } }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return buffer(answer);
  };
  const first = await read('/about');
  expect(first).toHaveLength(brotliCompressSync(brotliDecompressSync(first)).length);
  // The first request of a page that was not warmed gets it with the fast quality.
  const fast = await read('/contact');
  expect(fast.length).toBeGreaterThan(first.length);
  expect(rendered).toEqual(['/', '/projects/1', '/about', '/contact']);
});

test.each([
  ['published', ['notice'], 'notice'],
  ['published and hidden again', ['notice', 'plain'], 'plain'],
])('keeps no page that was rendered while a notice was %s', async (_, changes, shown) => {
  let version = 'plain';
  let count = 0;
  const content: ContentReader = {
    ...reader,
    get version() {
      return version;
    },
    get state() {
      return `${count} ${version}`;
    },
  };
  const due = [...changes];
  const { pages, rendered } = await makePages({
    content,
    render: async (url, fetch) => {
      // The notice comes before the page reads the content, and goes after it.
      const change = () => {
        version = due.shift() ?? version;
        count += 1;
      };
      if (due.length > 0) change();
      const html = version;
      if (due.length > 0) change();
      return { ...(await bundle.render(url, fetch)), html };
    },
  });
  const server = await startTestServer({
    pages: pages.render,
    ...(pages.cached && { cached: pages.cached }),
  });
  const read = async () => (await server.fetch('/about')).text();
  expect(await Promise.all([read(), read()])).toEqual([`<p>${shown}</p>`, `<p>${shown}</p>`]);
  expect(await read()).toBe(`<p>${shown}</p>`);
  expect(rendered).toEqual(['/about', '/about']);
});

test('sends a page while the content changes all the time, and keeps none', async () => {
  let count = 0;
  const content: ContentReader = {
    ...reader,
    get state() {
      return String((count += 1));
    },
  };
  const { pages, rendered } = await makePages({ content });
  const server = await startTestServer({ pages: pages.render });
  for (const times of [3, 6]) {
    expect((await server.fetch('/about')).status).toBe(200);
    expect(rendered).toHaveLength(times);
  }
});
