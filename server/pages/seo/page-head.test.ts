import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { renderDocument } from '#app/entry-server.tsx';
import type { SeoHead } from '#app/document.tsx';
import { routes } from '#app/routes.tsx';
import { landing } from '#content/landing.ts';
import { projectStatusLabels } from '#content/projects/projects-page.ts';
import { serviceOfferings } from '#content/reports.ts';
import { hourlyRateAud, reportPrices } from '#content/services.ts';
import { paths, pageTitle, siteName } from '#shared/paths.ts';
import { renderPage, seedContent } from '#testing/support/render-page.ts';
import { publicPages } from './public-pages.ts';
import { createPageHead } from './page-head.ts';
import { unpublishedSeller } from '#shared/api/practice.ts';

const origin = 'https://practice.test';
const nothingSet = { email: null, phone: null, bank: null, seller: unpublishedSeller };
const seoHead = createPageHead(seedContent);
const listed = publicPages(seedContent);
const assets = {
  css: '',
  sheets: [],
  fonts: [],
  script: '/main.js',
  chunks: [],
  webManifest: undefined,
};
const listedPaths = new Set(listed.map(({ path }) => path));

const pages = await Promise.all(
  listed.map(async (page) => {
    const rendered = await renderPage(page.path);
    return { ...page, rendered, seo: seoHead(rendered, page.path, origin) };
  }),
);

interface Node {
  '@type': string;
  [field: string]: unknown;
}

function nodesOf(seo: SeoHead | undefined, type: string): Node[] {
  return graphOf(seo).filter((node) => node['@type'] === type);
}

function graphOf(seo: SeoHead | undefined): Node[] {
  return (seo?.structuredData as { '@graph': Node[] } | undefined)?.['@graph'] ?? [];
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
  const file = pathname.replace(/^\/attached_assets_compressed\//, 'assets/encoded/');
  return existsSync(file.startsWith('/') ? `public${file}` : file);
}

test('knows a page of every public route, and no other', () => {
  const hidden = new Set<string>([
    paths.messages,
    `${paths.messages}/:receipt`,
    // A client's own.
    '/add-to-request',
    '/r/:receipt/:token',
    paths.ownerSite,
    `${paths.ownerSite}/:kind/:id`,
    paths.offline,
    paths.receiveTransfer,
    '*',
  ]);
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

describe.each(pages)('$path', ({ path, title, kind, rendered, seo }) => {
  const meta = new Map(Object.entries(seo?.properties ?? {}));

  test('has the page’s title', () => {
    expect(rendered.facts.title).toBe(kind === 'front' ? siteName : pageTitle(title));
  });

  test('has one canonical address, without parameters', () => {
    expect(seo?.canonical).toBe(origin + path);
  });

  test('has everything that a link preview shows, with a picture that exists', async () => {
    expect(meta.get('og:site_name')).toBe(siteName);
    expect(meta.get('og:locale')).toBe('en_AU');
    expect(meta.get('og:type')).toMatch(/^(?:website|article)$/);
    expect(meta.get('og:url')).toBe(origin + path);
    expect(meta.get('og:title')).not.toBe('');
    expect(rendered.facts.description).toBe(meta.get('og:description'));
    expect(meta.get('og:image:alt')?.length).toBeGreaterThan(20);
    const image = new URL(meta.get('og:image') ?? '');
    const file = image.pathname.replace('/attached_assets_compressed/', 'assets/encoded/');
    expect(image.searchParams.get('v')).toMatch(/^[\da-f]{10}$/);
    const { width, height, format } = await sharp(await readFile(file)).metadata();
    expect([format, String(width), String(height)]).toEqual([
      'jpeg',
      meta.get('og:image:width'),
      meta.get('og:image:height'),
    ]);
  });

  test('describes itself in valid JSON whose addresses all exist', () => {
    const graph = graphOf(seo);
    expect(addressesIn(graph).filter((address) => !isServed(address))).toEqual([]);
    expect(graph.map((node) => node['@id'])).toContain(`${origin}${path}#page`);
    expect(nodesOf(seo, 'ImageObject')).toHaveLength(1);
    expect(nodesOf(seo, path === '/' ? 'WebSite' : 'BreadcrumbList')).toHaveLength(1);
  });

  test('is listed by search engines', () => {
    expect(rendered.facts.isHidden).toBe(false);
  });
});

test('titles and descriptions are unique, and a search result shows them in full', () => {
  const titles = pages.map(({ rendered }) => rendered.facts.title);
  const descriptions = pages.map(({ rendered }) => rendered.facts.description ?? '');
  expect(new Set(titles).size).toBe(pages.length);
  expect(new Set(descriptions).size).toBe(pages.length);
  for (const description of descriptions) {
    const { length } = description;
    expect(length, description).toBeGreaterThan(0);
    expect(length, description).toBeLessThanOrEqual(160);
  }
});

test('offers every report at the price of the catalogue, in Australian dollars', () => {
  const services = pages.find(({ path }) => path === paths.designServices);
  const offers = nodesOf(services?.seo, 'Service').map(({ name, offers: offer }) => {
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

test('has breadcrumbs from the front page to an article', () => {
  const article = pages.find(({ path }) => path === paths.climateResponsive);
  const [list] = nodesOf(article?.seo, 'BreadcrumbList') as unknown as {
    itemListElement: Node[];
  }[];
  expect(list?.itemListElement.map(({ item }) => item)).toEqual([
    `${origin}/`,
    `${origin}/resources`,
    `${origin}/climate-responsive`,
  ]);
});

test('dates articles of the blog, and marks long pages as articles', () => {
  for (const { kind, seo, publishedAt } of pages) {
    if (kind === 'post') {
      expect(nodesOf(seo, 'BlogPosting')[0]?.['datePublished']).toBe(publishedAt);
      expect(seo?.properties['article:published_time']).toBe(publishedAt);
    }
    if (kind === 'article') expect(nodesOf(seo, 'Article')).toHaveLength(1);
  }
});

test('says of every project whether it was built, in text and in structured data', () => {
  const projects = seedContent.listProjects();
  expect(projects.length).toBeGreaterThan(0);
  for (const { id, title, status } of projects) {
    const page = pages.find(({ path }) => path === paths.project(id));
    const { label, onPage } = projectStatusLabels[status];
    expect(page?.rendered.html).toMatch(new RegExp(`>${onPage}(?:<!-- -->)? · <time`));
    expect(page?.seo?.properties['og:description']).toMatch(new RegExp(`^${label}: `));
    expect(nodesOf(page?.seo, 'WebPage')[0]?.['about']).toMatchObject({
      name: title,
      creativeWorkStatus: label,
    });
  }
  const list = pages.find(({ path }) => path === paths.projects);
  expect((list?.rendered.html.split('>Design study<').length ?? 0) - 1).toBe(
    projects.filter(({ status }) => status === 'design-study').length,
  );
});

test('contains only the details of the practice that the owner has set', async () => {
  const contact = await renderPage(paths.contact);
  const [bare] = nodesOf(seoHead(contact, paths.contact, origin), 'ProfessionalService');
  expect(bare).not.toHaveProperty('telephone');
  expect(bare).not.toHaveProperty('email');
  expect(bare).not.toHaveProperty('address');
  const withEmail = createPageHead({
    ...seedContent,
    practice: () => ({ ...nothingSet, email: 'desk@practice.test' }),
  });
  const [known] = nodesOf(withEmail(contact, paths.contact, origin), 'ProfessionalService');
  expect(known).toMatchObject({ email: 'desk@practice.test', slogan: landing.tagline });
});

test('is empty for pages that are hidden, missing or without a known origin', async () => {
  for (const address of [
    paths.offline,
    paths.receiveTransfer,
    paths.messages,
    `${paths.messages}/:receipt`,
    // A client's own.
    '/add-to-request',
    '/r/:receipt/:token',
    paths.ownerSite,
    paths.ownerEntry('report', 'new-house'),
    '/nowhere',
    '/projects/999',
  ]) {
    const rendered = await renderPage(address);
    expect(seoHead(rendered, address, origin), address).toBeUndefined();
    expect(rendered.facts.isHidden, address).toBe(true);
  }
  expect(seoHead(await renderPage('/about'), '/about', undefined)).toBeUndefined();
});

test('a title cannot close its element', async () => {
  const title = '</script><script>alert(1)</script>"';
  const [post] = seedContent.listBlogPosts();
  if (!post) throw new Error('no article to try it with');
  const hostile = createPageHead({
    ...seedContent,
    listBlogPosts: () => [{ ...post, title }],
  });
  const path = paths.blogArticle(post.slug);
  const rendered = await renderPage(path);
  const seo = hostile(rendered, path, origin);
  expect(graphOf(seo)[0]?.['headline']).toBe(title);
  const html = renderDocument({ ...rendered, assets, seo });
  expect(html).not.toContain('alert(1)</script>');
  // Before the first paint, the bundle, the structured data, the state.
  expect(html.match(/<\/script>/g)).toHaveLength(4);
});

describe('the picture of a link preview', () => {
  const [post] = seedContent.listBlogPosts();
  if (!post) throw new Error('no article to try it with');
  const id = `uploaded/${'a'.repeat(64)}` as const;
  const photo = {
    id,
    alt: 'A wall in the rain',
    caption: '',
    label: '',
    width: 1600,
    height: 1000,
    colour: '#aabbcc',
    version: 'aaaaaaaaaa',
  };
  const imageOf = (change: Partial<typeof post>) => {
    const changed = { ...post, ...change };
    const head = createPageHead({ ...seedContent, listBlogPosts: () => [changed] });
    const page = {
      status: 200 as const,
      facts: { title: '', description: '', isHidden: false, preloaded: [] },
    };
    return head(page, paths.blogArticle(changed.slug), origin)?.properties;
  };

  test.each([
    ['a new article', { slug: 'lime-in-winter', title: 'Lime in winter' }],
    ['one with another title', { title: 'Lime in winter' }],
  ])('of %s is its own share card, with its title and its picture', (_, change) => {
    const own = imageOf({
      ...change,
      imageUrl: `/attached_assets_compressed/${id}-1600.avif`,
      pictures: [photo],
    });
    expect(own).toMatchObject({
      'og:image': expect.stringMatching(/\/share-cards\/[0-9a-f]{32}\.jpg$/),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Lime in winter. A wall in the rain',
    });
    expect(imageOf(change)?.['og:image']).toContain('/share-cards/');
    expect(imageOf(change)?.['og:image']).not.toBe(own?.['og:image']);
  });

  test('of a shipped article is its share card', () => {
    expect(imageOf({})?.['og:image']).toContain(`share/blog-${post.slug}.jpg`);
  });
});
