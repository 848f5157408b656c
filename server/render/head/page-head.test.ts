import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { routes } from '#app/routes.tsx';
import { landing } from '#content/landing.ts';
import { hourlyRateAud, reportPrices, serviceOfferings } from '#content/services.ts';
import { paths, pageTitle, siteName } from '#shared/paths.ts';
import { renderPage, seedContent } from '#testing/support/render-page.ts';
import { publicPages } from '../../findable/public-pages.ts';
import { createPageHead } from './page-head.ts';

const origin = 'https://practice.test';
const nothingSet = { email: null, phone: null, bank: null };
const writeHead = createPageHead({ content: seedContent, practice: nothingSet });
const listed = publicPages(seedContent);
const listedPaths = new Set(listed.map(({ path }) => path));

const pages = await Promise.all(
  listed.map(async (page) => {
    const rendered = await renderPage(page.path);
    return { ...page, rendered, written: writeHead(rendered, page.path, origin) };
  }),
);

interface Node {
  '@type': string;
  [field: string]: unknown;
}

function graphOf(written: string): Node[] {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(written) ?? [];
  return (JSON.parse(json) as { '@graph': Node[] })['@graph'];
}

function metaOf(written: string): Map<string, string> {
  return new Map(
    [...written.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
}

function nodesOf(written: string, type: string): Node[] {
  return graphOf(written).filter((node) => node['@type'] === type);
}

/** Every text of a JSON value that is an address of the site. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith(origin) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(addressesIn);
}

function isServed(address: string): boolean {
  const { pathname } = new URL(address);
  if (listedPaths.has(pathname)) return true;
  const file = pathname
    .replace(/^\/attached_assets_compressed\//, 'assets/encoded/')
    .replace(/^\/attached_assets\//, 'assets/images/');
  return existsSync(file.startsWith('/') ? `public${file}` : file);
}

test('knows a page of every public route, and no other', () => {
  const hidden = new Set<string>([paths.messages, paths.offline, '*']);
  const shapes = listed.map(({ path }) =>
    path
      .replace(/^(\/(?:projects|community-projects)\/)\d+$/, '$1:id')
      .replace(/^(\/blog\/).+$/, '$1:slug'),
  );
  expect([...new Set(shapes)].toSorted()).toEqual(
    routes
      .map(({ path }) => path)
      .filter((path) => !hidden.has(path))
      .toSorted(),
  );
});

describe.each(pages)('$path', ({ path, title, kind, rendered, written }) => {
  const meta = metaOf(written);

  test('has the title of its page', () => {
    expect(rendered.head).toContain(
      `<title>${(kind === 'front' ? siteName : pageTitle(title)).replaceAll('&', '&amp;')}</title>`,
    );
  });

  test('has one canonical address, without parameters', () => {
    expect(
      [...written.matchAll(/<link rel="canonical" href="([^"]+)">/g)].map(([, a]) => a),
    ).toEqual([origin + path]);
  });

  test('says everything a link preview shows, with a picture that is there', async () => {
    expect(meta.get('og:site_name')).toBe(siteName);
    expect(meta.get('og:locale')).toBe('en_AU');
    expect(meta.get('og:type')).toMatch(/^(?:website|article)$/);
    expect(meta.get('og:url')).toBe(origin + path);
    expect(meta.get('og:title')).not.toBe('');
    expect(rendered.head).toContain(`content="${meta.get('og:description')}"`);
    expect(meta.get('og:image:alt')?.length).toBeGreaterThan(20);
    expect(meta.get('twitter:card')).toBe('summary_large_image');
    const image = new URL(meta.get('og:image') ?? '');
    const file = image.pathname.replace('/attached_assets_compressed/', 'assets/encoded/');
    expect(image.searchParams.get('v')).toMatch(/^[\da-f]{10}$/);
    const { width, height, format } = await sharp(file).metadata();
    expect([format, String(width), String(height)]).toEqual([
      'jpeg',
      meta.get('og:image:width'),
      meta.get('og:image:height'),
    ]);
  });

  test('describes itself in valid JSON whose addresses all exist', () => {
    const graph = graphOf(written);
    expect(addressesIn(graph).filter((address) => !isServed(address))).toEqual([]);
    expect(graph.map((node) => node['@id'])).toContain(`${origin}${path}#page`);
    expect(nodesOf(written, 'ImageObject')).toHaveLength(1);
    expect(nodesOf(written, path === '/' ? 'WebSite' : 'BreadcrumbList')).toHaveLength(1);
  });

  test('is listed by search engines', () => {
    expect(rendered.head).not.toContain('noindex');
  });
});

test('titles and descriptions are unique, and descriptions have a useful length', () => {
  const titles = pages.map(({ rendered }) => /<title>([^<]*)/.exec(rendered.head)?.[1]);
  const descriptions = pages.map(({ written }) => metaOf(written).get('og:description') ?? '');
  expect(new Set(titles).size).toBe(pages.length);
  expect(new Set(descriptions).size).toBe(pages.length);
  for (const description of descriptions) {
    const { length } = description.replaceAll(/&\w+;/g, '"');
    expect(length, description).toBeGreaterThanOrEqual(50);
    expect(length, description).toBeLessThanOrEqual(160);
  }
});

test('offers every report at the price of the catalogue, in Australian dollars', () => {
  const services = pages.find(({ path }) => path === paths.designServices);
  const offers = nodesOf(services?.written ?? '', 'Service').map(({ name, offers: offer }) => {
    const { price, priceCurrency, priceSpecification } = offer as Record<string, unknown>;
    return { name, price, priceCurrency, priceSpecification };
  });
  expect(offers.slice(0, -1)).toEqual(
    serviceOfferings.map(({ id, title }) => ({
      name: title,
      price: reportPrices[id].priceAud,
      priceCurrency: 'AUD',
    })),
  );
  expect(offers.at(-1)?.priceSpecification).toMatchObject({
    price: hourlyRateAud,
    priceCurrency: 'AUD',
    unitCode: 'HUR',
  });
});

test('leads from the front page to an article step by step', () => {
  const article = pages.find(({ path }) => path === paths.climateResponsive);
  const [list] = nodesOf(article?.written ?? '', 'BreadcrumbList') as unknown as {
    itemListElement: Node[];
  }[];
  expect(list?.itemListElement.map(({ item }) => item)).toEqual([
    `${origin}/`,
    `${origin}/resources`,
    `${origin}/climate-responsive`,
  ]);
});

test('dates articles of the blog, and calls long pages articles', () => {
  for (const { kind, written, publishedAt } of pages) {
    if (kind === 'post') {
      expect(nodesOf(written, 'BlogPosting')[0]?.['datePublished']).toBe(publishedAt);
      expect(metaOf(written).get('article:published_time')).toBe(publishedAt);
    }
    if (kind === 'article') expect(nodesOf(written, 'Article')).toHaveLength(1);
  }
});

test('tells only what the owner has set of the practice', async () => {
  const contact = await renderPage(paths.contact);
  const [bare] = nodesOf(writeHead(contact, paths.contact, origin), 'ProfessionalService');
  expect(bare).not.toHaveProperty('telephone');
  expect(bare).not.toHaveProperty('email');
  expect(bare).not.toHaveProperty('address');
  const withEmail = createPageHead({
    content: seedContent,
    practice: { ...nothingSet, email: 'desk@practice.test' },
  });
  const [known] = nodesOf(withEmail(contact, paths.contact, origin), 'ProfessionalService');
  expect(known).toMatchObject({ email: 'desk@practice.test', slogan: landing.tagline });
});

test('writes nothing for pages that are hidden, missing or of no sure origin', async () => {
  for (const address of [paths.offline, paths.messages, '/nowhere', '/projects/999']) {
    const rendered = await renderPage(address);
    expect(writeHead(rendered, address, origin), address).toBe('');
    expect(rendered.head, address).toContain('<meta name="robots" content="noindex"/>');
  }
  expect(writeHead(await renderPage('/about'), '/about', undefined)).toBe('');
});

test('a title cannot end the element it stands in', () => {
  const title = '</script><script>alert(1)</script>"';
  const [post] = seedContent.listBlogPosts();
  if (!post) throw new Error('no article to try it with');
  const hostile = createPageHead({
    content: { ...seedContent, listBlogPosts: () => [{ ...post, title }] },
    practice: nothingSet,
  });
  const path = paths.blogArticle(post.slug);
  const written = hostile({ status: 200, head: '' }, path, origin);
  expect(written.match(/<\/?script/g)).toHaveLength(2);
  expect(graphOf(written)[0]?.['headline']).toBe(title);
});
