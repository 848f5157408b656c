import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { routes } from '#app/routes.tsx';
import { everyMedia } from '#content/all-pictures.ts';
import { climateDiagrams } from '#content/climate-diagrams.ts';
import { pictureIdOf } from '#shared/media.ts';
import { contentTypeNames, contentTypeOf } from '#shared/content-types/types.ts';
import type { PageName } from '#shared/page-content.ts';
import { siteName } from '#shared/paths.ts';
import { publicAddresses } from '../support/public-addresses.ts';
import { renderPage } from '../support/render-page.ts';
import { namedBrowsers } from '#shared/named-browsers.ts';
import { unpublishedSeller } from '#shared/api/practice.ts';

/** The route table of the specification. */
const specifiedPaths = [
  '/',
  '/site-map',
  '/projects',
  '/projects/:id',
  '/community-projects',
  '/community-projects/:id',
  '/blog',
  '/blog/:slug',
  '/resources',
  '/philosophy-process',
  '/about',
  '/heritage-research',
  '/design-services',
  '/landscape-integration',
  '/climate-responsive',
  '/natural-building-materials',
  '/sustainability',
  '/bioregionalism',
  '/library',
  '/photos',
  '/messages',
  '/contact',
  '/philosophy',
  '*',
];

const pages = await Promise.all(
  [...publicAddresses, '/messages'].map(
    async (address) => [address, await renderPage(address)] as const,
  ),
);

test('serves the routes of the specification, each by its own page', () => {
  const served = routes.map((route) => route.path);
  expect(served).toEqual(expect.arrayContaining(specifiedPaths));
  expect(new Set(served).size).toBe(served.length);
  expect(served.at(-1), 'what no other route takes').toBe('*');
  for (const route of routes) expect(existsSync(`src/pages/${route.page}.tsx`)).toBe(true);
});

test('every page that a content type names has a route that reads its content', () => {
  const read = new Set(
    routes.flatMap(({ content }) =>
      content
        ? [content(new URLSearchParams()), content(new URLSearchParams({ draft: 'true' }))]
        : [],
    ),
  );
  for (const name of contentTypeNames) {
    const { pages: named, shownAs, pathOf } = contentTypeOf(name);
    expect(
      named.filter((page) => !read.has(page as PageName)),
      name,
    ).toEqual([]);
    expect(named.length > 0, name).toBe(shownAs !== 'elsewhere' && shownAs !== 'nowhere');
    expect(pathOf !== undefined, name).toBe(shownAs === 'elsewhere');
  }
});

describe.each(pages)('%s', (address, page) => {
  test('is rendered on the server with status 200', () => {
    expect(page.status).toBe(200);
    expect(page.html.length).toBeGreaterThan(500);
  });

  test('has one title that ends in the name of the site, and one h1', () => {
    expect(page.facts.title).toMatch(
      address === '/' ? new RegExp(`^${siteName}$`) : new RegExp(` \\| ${siteName}$`),
    );
    expect(page.html.match(/<h1[\s>]/g)).toHaveLength(1);
  });

  test('needs no inline style, which the content security policy would refuse', () => {
    expect(page.html).not.toMatch(/\sstyle="/);
  });

  test('uses every id once', () => {
    const ids = [...page.html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('gives every picture a size and an alternative text', () => {
    for (const [image] of page.html.matchAll(/<img\b[^>]*>/g)) {
      expect(image).toMatch(/\swidth="\d+"/);
      expect(image).toMatch(/\sheight="\d+"/);
      expect(image).toMatch(/\salt="/);
    }
  });
});

test('answers unknown addresses with status 404 and a page that says so', async () => {
  for (const [address, title] of [
    ['/nowhere', '404 Page Not Found'],
    ['/projects/999', 'Project Not Found'],
    ['/projects/01', 'Project Not Found'],
    ['/projects/12345678901', 'Project Not Found'],
    ['/projects/abc', 'Invalid Project ID'],
    ['/community-projects/999', 'Project not found'],
    ['/community-projects/01', 'Project not found'],
    ['/community-projects/abc', 'Project not found'],
    ['/blog/no-such-article', 'Blog Post Not Found'],
  ] as const) {
    const page = await renderPage(address);
    expect(page.status, address).toBe(404);
    expect(page.html, address).toContain(title);
  }
});

test('every internal link has a page and an anchor that exist', async () => {
  const anchors = new Map(
    pages.map(([address, page]) => [
      address,
      new Set([...page.html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)),
    ]),
  );
  const broken: string[] = [];
  for (const [from, page] of pages) {
    for (const [, href = ''] of page.html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)) {
      if (href.startsWith('#') || !href.startsWith('/') || href.startsWith('/attached_assets/')) {
        if (href.startsWith('#') && !anchors.get(from)?.has(href.slice(1))) {
          broken.push(`${from} -> ${href}`);
        }
        continue;
      }
      // The large copy of a picture.
      const pictureId = pictureIdOf(href);
      if (pictureId !== null) {
        if (everyMedia[pictureId] === undefined) broken.push(`${from} -> ${href}`);
        continue;
      }
      const { pathname, hash, searchParams } = new URL(
        href.replaceAll('&amp;', '&'),
        'http://site.invalid',
      );
      const ids = anchors.get(pathname);
      const anchor = hash === '' ? searchParams.get('section') : hash.slice(1);
      if (!ids) broken.push(`${from} -> ${href}`);
      else if (anchor !== null && !ids.has(anchor)) broken.push(`${from} -> ${href}`);
    }
  }
  expect([...new Set(broken)]).toEqual([]);
});

test('every file that pages offer for download or show is in the repository', () => {
  const missing = new Set<string>();
  for (const [from, page] of pages) {
    for (const [, address = ''] of page.html.matchAll(
      /(?:href|src|poster)="(\/attached_assets[^"]+)"/g,
    )) {
      const file = address
        .replace(/^\/attached_assets_compressed\//, 'assets/encoded/')
        .replace(/^\/attached_assets\/(videos|documents)\//, 'assets/$1/');
      if (!existsSync(file)) missing.add(`${from} -> ${address}`);
    }
  }
  expect([...missing]).toEqual([]);
});

test('tells whom a form does not run for which browsers send it, and how to reach the practice without', async () => {
  const sentenceOf = (html: string) => /<p class="unscripted">.*?<\/p>/s.exec(html)?.[0] ?? '';
  const published = {
    email: 'studio@example.org',
    phone: '(03) 5470 0000',
    bank: null,
    seller: unpublishedSeller,
  };
  for (const address of ['/contact', '/design-services']) {
    const known = sentenceOf((await renderPage(address, published)).html);
    expect(known, address).toContain(namedBrowsers);
    expect(known, address).toContain('href="mailto:studio@example.org"');
    expect(known, address).toContain('href="tel:0354700000"');
    const unknown = sentenceOf((await renderPage(address)).html);
    expect(unknown, address).toContain(namedBrowsers);
    expect(unknown, address).not.toContain('href');
  }
});

test('every picture, video and PDF in assets is used on a page', () => {
  const html = pages.map(([, page]) => page.html).join('\n');
  const shown = [
    ...html.matchAll(/\/attached_assets_compressed\/([\w-]+\/[\w-]+)-(?:480|800|1600)\.\w+/g),
  ].map(([, id = '']) => id);
  const offered = [...html.matchAll(/\/attached_assets\/((?:videos|documents)\/[\w.-]+)/g)].map(
    ([, file = '']) => file,
  );
  // Their pages show them as live drawings; a tap opens the picture.
  const opened = climateDiagrams.map(({ picture }) => picture);
  expect(Object.keys(everyMedia).toSorted()).toEqual(
    [...new Set<string>([...shown, ...opened])].toSorted(),
  );
  expect(
    ['videos', 'documents'].flatMap((folder) =>
      readdirSync(`assets/${folder}`).map((file) => `${folder}/${file}`),
    ),
  ).toEqual(expect.arrayContaining([...new Set(offered)]));
  expect(new Set(offered).size).toBe(
    readdirSync('assets/videos').length + readdirSync('assets/documents').length,
  );
});
