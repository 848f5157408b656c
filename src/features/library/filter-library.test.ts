import { expect, test } from 'vitest';
import { libraryCategoryLabels, libraryWorks } from '#content/library.ts';
import { keysOf } from '#lib/keys-of.ts';
import { countCategories, filterLibrary } from './filter-library.ts';

const [sample] = libraryWorks;
if (sample === undefined) throw new Error('the library is empty');
const works = [
  {
    ...sample,
    id: 'timeless',
    title: 'The Timeless Way of Building',
    author: 'Christopher Alexander',
    tags: ['outdoor rooms'],
    category: 'design-theory',
    description: 'It has many cross-references.',
  },
  {
    ...sample,
    id: 'dwellings',
    title: 'Dwellings',
    author: 'Paul Oliver',
    tags: ['village'],
    category: 'heritage-architecture',
    description: 'Houses without architects.',
  },
] as const;

const found = (search: string, category: 'all' | 'design-theory' = 'all') =>
  filterLibrary(works, { category, search }).map(({ id }) => id);

test('shows everything at first', () => {
  expect(found('')).toEqual(['timeless', 'dwellings']);
});

test('finds words in title, author and tags, whatever their case', () => {
  expect(found('TIMELESS')).toEqual(['timeless']);
  expect(found('paul oliver')).toEqual(['dwellings']);
  expect(found('outdoor rooms')).toEqual(['timeless']);
});

test('does not search in descriptions', () => {
  expect(found('cross-references')).toEqual([]);
});

test('shows only the chosen category', () => {
  expect(found('', 'design-theory')).toEqual(['timeless']);
  expect(found('paul oliver', 'design-theory')).toEqual([]);
});

test('counts the works of each category for the filter chips', () => {
  const { all, ...ofCategories } = countCategories(works, keysOf(libraryCategoryLabels));
  expect(all).toBe(works.length);
  expect(Object.values(ofCategories).reduce((sum, count) => sum + count, 0)).toBe(all);
  expect(countCategories([], ['all']).all).toBe(0);
});
