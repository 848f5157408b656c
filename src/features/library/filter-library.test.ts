import { expect, test } from 'vitest';
import { libraryResources } from '#content/library.ts';
import { filterLibrary } from './filter-library.ts';

const titles = (search: string, category: 'all' | 'design-theory' = 'all') =>
  filterLibrary(libraryResources, { category, search }).map(({ title }) => title);

test('shows everything at first', () => {
  expect(titles('')).toHaveLength(libraryResources.length);
});

test('finds words in title, author and tags, whatever their case', () => {
  expect(titles('TIMELESS')).toContain('The Timeless Way of Building');
  expect(titles('paul oliver')).toEqual(['Dwellings: The Vernacular House World Wide']);
  expect(titles('outdoor rooms')).toContain('A Pattern Language: Towns, Buildings, Construction');
});

test('does not search in descriptions', () => {
  expect(titles('cross-references')).toEqual([]);
});

test('keeps to the chosen category', () => {
  const ofKind = libraryResources.filter(({ category }) => category === 'design-theory');
  expect(titles('', 'design-theory')).toEqual(ofKind.map(({ title }) => title));
  expect(titles('paul oliver', 'design-theory')).toEqual([]);
});
