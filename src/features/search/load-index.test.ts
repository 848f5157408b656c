import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { applyChanges } from './load-index.ts';
import { searchOptions } from './search-document.ts';

const place = (url: string, text: string) => ({ url, heading: url, page: '', text });

/** The index of a release, as a device reads it. */
function builtIndex(): MiniSearch {
  const index = new MiniSearch(searchOptions);
  index.addAll(
    [
      place('/blog/lime', 'lime putty'),
      place('/blog/lime#mixing', 'lime sand'),
      place('/blog/limestone', 'lime rock'),
      place('/design-services#new-house', 'a price of $880'),
      place('/design-services#pricing', 'hourly lime'),
    ].map((document, id) => ({ id, ...document })),
  );
  return MiniSearch.loadJSON(JSON.stringify(index), searchOptions);
}
const found = (index: MiniSearch, words: string) =>
  index
    .search(words)
    .map(({ url }) => String(url))
    .toSorted();

test('finds what the owner has published since, and not what it replaced', () => {
  const index = builtIndex();
  applyChanges(index, {
    replaced: ['/blog/lime', '/design-services#new-house'],
    documents: [
      place('/blog/lime-in-winter', 'lime frost'),
      place('/design-services#new-house', 'a price of $900'),
    ],
  });
  expect(found(index, 'lime')).toEqual([
    '/blog/lime-in-winter',
    '/blog/limestone',
    '/design-services#pricing',
  ]);
  expect(found(index, '880')).toEqual([]);
  expect(found(index, '900')).toEqual(['/design-services#new-house']);
});

test('is the built index where nothing has changed', () => {
  const index = builtIndex();
  applyChanges(index, { replaced: [], documents: [] });
  expect(index.documentCount).toBe(5);
});
