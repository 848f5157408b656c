import * as v from 'valibot';
import { isIsbn } from '../isbn.ts';
import { contentType } from './definition.ts';
import { OptionalInline, OptionalLine, line, oneLine, paragraphs, textLimits } from './texts.ts';

const libraryCategories = [
  'design-theory',
  'natural-building',
  'research-papers',
  'australian-passive',
  'heritage-architecture',
] as const;
export type LibraryCategory = (typeof libraryCategories)[number];

const libraryTypes = ['book', 'book-series', 'research-papers', 'online-resource'] as const;
export type LibraryType = (typeof libraryTypes)[number];

const WebAddress = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (address) => address === '' || /^https:\/\/[^\s/]+\.\S+$/i.test(address),
    'A link to another website starts with https://',
  ),
);

/** A book, paper or website in the library. Fields that nobody could confirm are empty. */
export const libraryWork = contentType({
  kind: 'library-work',
  labels: { one: 'Library work', many: 'Library', add: 'New library work' },
  alsoCalled: ['book'],
  group: 'Lists',
  pages: ['library'],
  shownAs: 'list',
  canBeHidden: true,
  address: 'none',
  body: v.object({
    title: line('Write the title as it is printed'),
    author: line('Write the author', 300),
    year: line('Write the year, such as 1977', 20),
    category: v.picklist(libraryCategories),
    type: v.picklist(libraryTypes),
    description: paragraphs('Say what it is about', textLimits.summary),
    significance: paragraphs('Say why it’s worth reading', textLimits.summary),
    /** Searched together with title and author. */
    tags: v.pipe(
      v.array(v.pipe(line('Write the tag, or remove this line', 40), v.toLowerCase())),
      v.minLength(1, 'Write at least one tag, such as straw'),
      v.maxLength(20, 'A work can have at most 20 tags'),
    ),
    availability: line('Write the availability: how to get it'),
    isbn: v.pipe(
      v.string(),
      v.transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase()),
      v.check(
        (text) => text === '' || isIsbn(text),
        'An ISBN has 10 or 13 digits, such as 978-0-19-501919-3. Check each digit.',
      ),
    ),
    publisher: OptionalLine,
    amazonUrl: WebAddress,
    downloadUrl: WebAddress,
    projectFeature: OptionalInline,
    doi: v.pipe(
      oneLine(200),
      v.check(
        (text) => text === '' || /^10\.\d{4,9}\/\S+$/.test(text),
        'A DOI starts with 10., such as 10.3390/urbansci3020059',
      ),
    ),
    affiliation: OptionalLine,
  }),
  titleOf: ({ title }) => title,
  empty: {
    title: '',
    author: '',
    year: '',
    category: 'natural-building',
    type: 'book',
    description: '',
    significance: '',
    tags: [],
    availability: '',
    isbn: '',
    publisher: '',
    amazonUrl: '',
    downloadUrl: '',
    projectFeature: '',
    doi: '',
    affiliation: '',
  },
  fields: [
    { name: 'title', label: 'Title', input: 'line' },
    { name: 'author', label: 'Author', input: 'line' },
    { name: 'year', label: 'Year', input: 'line' },
    {
      name: 'category',
      label: 'Category',
      input: {
        choice: [
          { value: 'design-theory', label: 'Design theory' },
          { value: 'natural-building', label: 'Natural building' },
          { value: 'research-papers', label: 'Research papers' },
          { value: 'australian-passive', label: 'Australian passive design' },
          { value: 'heritage-architecture', label: 'Heritage architecture' },
        ],
      },
    },
    {
      name: 'type',
      label: 'What it is',
      input: {
        choice: [
          { value: 'book', label: 'Book' },
          { value: 'book-series', label: 'Book series' },
          { value: 'research-papers', label: 'Research paper' },
          { value: 'online-resource', label: 'Online resource' },
        ],
      },
    },
    { name: 'description', label: 'What it is about', input: 'paragraphs' },
    { name: 'significance', label: 'Why it’s worth reading', input: 'paragraphs' },
    { name: 'projectFeature', label: 'Where it shows', input: 'inline', isOptional: true },
    {
      name: 'tags',
      label: 'Tags',
      help: 'One per line. Readers can search by them.',
      input: 'lines',
    },
    {
      name: 'availability',
      label: 'Availability',
      help: 'For example “Print; second-hand and in libraries”.',
      input: 'line',
    },
    { name: 'publisher', label: 'Publisher', input: 'line', isOptional: true },
    { name: 'isbn', label: 'ISBN', input: 'line', isOptional: true },
    { name: 'doi', label: 'DOI', input: 'line', isOptional: true },
    { name: 'affiliation', label: 'Institution', input: 'line', isOptional: true },
    {
      name: 'downloadUrl',
      label: 'Link to a free download',
      help: 'Shown in place of the link to buy it.',
      input: 'line',
      isOptional: true,
    },
    {
      name: 'amazonUrl',
      label: 'Link to buy it',
      help: 'The publisher’s or author’s own page.',
      input: 'line',
      isOptional: true,
    },
  ],
});
