import { expect, test } from 'vitest';
import { libraryResources } from '#content/library.ts';
import { countCategories, filterLibrary } from './filter-library.ts';

const works = libraryResources.map((work) => ({ ...work, id: String(work.id) }));

const titles = (search: string, category: 'all' | 'design-theory' = 'all') =>
  filterLibrary(works, { category, search }).map(({ title }) => title);

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

test('counts the works of each category for the filter chips', () => {
  const { all, ...ofCategories } = countCategories(works);
  expect(all).toBe(works.length);
  expect(Object.values(ofCategories).reduce((sum, count) => sum + count, 0)).toBe(all);
  expect(countCategories([]).all).toBe(0);
});
