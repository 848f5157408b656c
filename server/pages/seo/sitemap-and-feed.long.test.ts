import Koa from 'koa';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { heritageGalleries } from '#content/heritage-galleries.ts';
import { materials } from '#content/materials.ts';
import { photos } from '#content/photos.ts';
import { renderPage, seedContent } from '#testing/support/render-page.ts';
import { publicPages } from './public-pages.ts';
import { renderBudget } from '../../http/middleware/render-budget.ts';
import { sitemapAndFeed } from './sitemap-and-feed.ts';
import { createOriginOf } from '../request-origin.ts';

const unlimited = renderBudget({
  clock: () => new Date(),
  limit: { burst: 1_000_000, perSecond: 1 },
  pause: async () => undefined,
});
const server = new Koa()
  .use(sitemapAndFeed(seedContent, createOriginOf(undefined), unlimited))
  .use((ctx) => {
    ctx.body = 'further down';
  })
  .callback();
const listener = createServer((incoming, response) => {
  void server(incoming, response);
});
let address = '';

beforeAll(async () => {
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
});
afterAll(() => {
  listener.close();
});

test('lists every public page, project and article with absolute URLs', async () => {
  const response = await fetch(`${address}/sitemap.xml`);
  expect(response.headers.get('Content-Type')).toContain('application/xml');
  const text = await response.text();
  expect(text).toContain(`<loc>${address}/projects/1</loc>`);
  expect(text).toContain(`<loc>${address}/blog/lime-is-a-patient-material</loc><lastmod>`);
  expect(text).not.toContain('/messages');
});

test('lists the pictures that a page shows as its own', async () => {
  const text = await (await fetch(`${address}/sitemap.xml`)).text();
  const counts = new Map<string, number>();
  for (const [, entry = ''] of text.matchAll(/<url>(.*?)<\/url>/gs)) {
    const path = /<loc>[^<]*?:\d+([^<]*)/.exec(entry)?.[1] ?? '';
    const named = [
      ...entry.matchAll(/<image:loc>[^<]*\/attached_assets_compressed\/([^<.]+)-1600\./g),
    ];
    counts.set(path, named.length);
    if (named.length === 0) continue;
    const { html } = await renderPage(path);
    for (const [, id = ''] of named) expect(html, path).toContain(`/${id}`);
  }
  const numbered = heritageGalleries.flatMap(({ items }) => items);
  expect(counts.get('/heritage-research')).toBeGreaterThan(numbered.length);
  expect(counts.get('/photos')).toBe(photos.length);
  expect(counts.get('/natural-building-materials')).toBe(materials.length + 1);
  // Contents pages and lists show the pictures of the pages that they link to.
  const showing = new Set(['front', 'project', 'post', 'gallery', 'about', 'services']);
  const bare = publicPages(seedContent)
    .filter(({ kind, path }) => showing.has(kind) && (counts.get(path) ?? 0) === 0)
    .map(({ path }) => path);
  expect(bare).toEqual([]);
}, 60_000);

test('keeps search engines out of the inbox', async () => {
  const text = await (await fetch(`${address}/robots.txt`)).text();
  expect(text).toContain('Disallow: /messages');
  expect(text).toContain(`Sitemap: ${address}/sitemap.xml`);
});

test('has the articles in the feed with their text escaped', async () => {
  const text = await (await fetch(`${address}/feed.xml`)).text();
  expect(text.match(/<entry>/g)).toHaveLength(seedContent.listBlogPosts().length);
  expect(text).toContain('&lt;p&gt;');
  expect(text).not.toMatch(/<p>/);
  expect(text).toContain(`href=&quot;${address}/philosophy-process&quot;`);
  expect(text).not.toMatch(/(?:href|src)=&quot;\//);
});

test('uses each request’s own host, whatever hosts others have sent before', async () => {
  const ask = async (path: string, host: string) => {
    const asked = request(address + path, { headers: { host } }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return readText(answer);
  };
  for (let host = 0; host < 40; host += 1) {
    expect(await ask('/robots.txt', `invented-${host}.test`)).toContain(
      `Sitemap: http://invented-${host}.test/sitemap.xml`,
    );
  }
  expect(await ask('/robots.txt', 'practice.test')).toContain('http://practice.test/sitemap.xml');
  expect(await ask('/sitemap.xml', 'practice.test')).toContain('<loc>http://practice.test/</loc>');
});

test('ignores other addresses', async () => {
  expect(await (await fetch(`${address}/other`)).text()).toBe('further down');
});

test('writes what is published at the moment, not what was when the request began', async () => {
  let version = 'before';
  const posts = seedContent.listWrittenPosts();
  const content = {
    ...seedContent,
    get version() {
      return version;
    },
    get state() {
      return version;
    },
    listWrittenPosts: () => (version === 'before' ? posts : posts.slice(1)),
  };
  // The owner hides an article while the request waits for its turn.
  const budget = { take: async () => void (version = 'after') };
  const feed = sitemapAndFeed(content, createOriginOf(undefined), budget);
  const app = new Koa().use(feed).callback();
  const other = createServer((incoming, response) => void app(incoming, response));
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const read = async () => (await fetch(`http://127.0.0.1:${port}/feed.xml`)).text();
  expect(await read()).not.toContain(posts[0]?.slug);
  other.close();
});

test('the feed stays readable whatever characters an article has', async () => {
  const [post] = seedContent.listWrittenPosts();
  if (!post) throw new Error('no article');
  const odd = 'Lime\u000B\u0000\uFFFE\uFFFF\uD83D & <clay>';
  const changed = { ...post, title: odd, excerpt: odd };
  const content = { ...seedContent, listWrittenPosts: () => [changed] };
  const app = new Koa().use(sitemapAndFeed(content, createOriginOf(undefined), unlimited));
  const own = createServer(app.callback()).listen(0, '127.0.0.1');
  await once(own, 'listening');
  const { port } = own.address() as AddressInfo;
  const feed = await (await fetch(`http://127.0.0.1:${port}/feed.xml`)).text();
  own.close();
  expect(feed).toContain('<title>Lime\n &amp; &lt;clay&gt;</title>');
  expect(feed).not.toMatch(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u);
});
