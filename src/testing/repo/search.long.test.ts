import { brotliCompressSync } from 'node:zlib';
import MiniSearch from 'minisearch';
import { paths } from '#shared/paths.ts';
import { expect, test } from 'vitest';
import { formatAud } from '#shared/format-aud.ts';
import { hourlyRateAud, reportPrices } from '#content/services.ts';
import { find } from '#features/search/find.ts';
import { searchOptions } from '#features/search/search-document.ts';
import { buildSearchIndex } from '#server/search/build-index.ts';
import { searchDocuments } from '#server/search/documents.ts';
import { publicAddresses } from '../support/public-addresses.ts';
import { renderPage } from '../support/render-page.ts';
import { released } from '#server/content/released.ts';

const { articles, communityProjects, projects } = released;

const documents = searchDocuments();
const json = buildSearchIndex();
const index = MiniSearch.loadJSON(json, searchOptions);

const urlsFor = (query: string) => find(index, query).shown.map(({ url }) => url);

test('every search result is a page and an anchor that exist', async () => {
  const anchors = new Map<string, Set<string>>();
  for (const address of publicAddresses) {
    const { html } = await renderPage(address);
    anchors.set(address, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)));
  }
  const broken = documents
    .map(({ url }) => url)
    .filter((url) => {
      const [path = '', anchor] = url.split('#');
      const ids = anchors.get(path);
      return ids === undefined || (anchor !== undefined && !ids.has(anchor));
    });
  expect(broken).toEqual([]);
}, 60_000);

test('covers every page that has something to read', () => {
  const covered = new Set(documents.map(({ url }) => url.split('#')[0]));
  const left = publicAddresses.filter((address) => !address.includes('?') && !covered.has(address));
  // The first two only link to the others, the third is only of use with a link from another device.
  expect(left).toEqual([paths.landing, paths.siteMap, paths.receiveTransfer]);
});

test('contains plain text with a heading each, and no markup', () => {
  for (const { url, heading, text } of documents) {
    expect(heading, url).not.toBe('');
    expect(text.length, url).toBeGreaterThan(20);
    expect(heading + text, url).not.toMatch(/\]\(|\*\*|<\/?\w+>|&\w+;|undefined/);
  }
});

test('stays small enough to be stored on every device', () => {
  expect(brotliCompressSync(json).length).toBeLessThan(150_000);
}, 60_000);

test.each<string[]>([
  ['mudbrick', '/natural-building-materials#mudbrick'],
  ['mudbrik moistre', '/natural-building-materials#mudbrick-cautions'],
  ['owner builder', '/design-services#question-owner-builder'],
  ['pattern langauge', '/library#work-1'],
  ['chaff fork', '/heritage-research#seasonal-harvests'],
  ...projects.map(({ id, title }) => [title, paths.project(id)]),
  ...communityProjects.map(({ id, title }) => [title.toLowerCase(), paths.communityProject(id)]),
  ...articles.map(({ slug, title }) => [title, paths.blogArticle(slug)]),
  ['sunshine castlemaine', '/climate-responsive#sun-and-temperature'],
  // Prices and measures, as people type them.
  [
    `${reportPrices['natural-building-consultation'].priceAud}`,
    '/design-services#natural-building-consultation',
  ],
  [formatAud(reportPrices['new-house'].priceAud), '/design-services#new-house'],
  [
    `${reportPrices['natural-building-consultation'].depositAud}`,
    '/design-services#natural-building-consultation',
  ],
  [`${hourlyRateAud} per hour`, '/design-services#pricing'],
  ['300mm', '/natural-building-materials#light-earth'],
  ['600mm', '/natural-building-materials#light-earth-processing'],
  ['30 degrees', '/natural-building-materials#lime-processing'],
  ['BAL29', '/design-services#question-bushfire-bmo-bal'],
  ['AS3959', '/design-services#question-bushfire-bmo-bal'],
  ['deposit bank transfer', '/design-services#pricing'],
])('"%s" leads to %s among the first five', (query = '', url = '') => {
  expect(urlsFor(query).slice(0, 5)).toContain(url);
});

test('"moisture" is found in materials and in the blog, and says so in its snippets', () => {
  const { shown, count } = find(index, 'moisture');
  expect(count).toBeGreaterThan(5);
  expect(shown.some(({ url }) => url.startsWith('/natural-building-materials#'))).toBe(true);
  expect(shown.some(({ url }) => url.startsWith('/blog/'))).toBe(true);
  for (const { heading, snippet, url } of shown) {
    expect(
      [...heading, ...snippet].some(({ isFound }) => isFound),
      url,
    ).toBe(true);
  }
});

test('nonsense finds nothing', () => {
  expect(find(index, 'qqqqzzzz').count).toBe(0);
});
