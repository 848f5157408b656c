import { expect, test } from 'vitest';
import type { EntryRevision, EntrySummary } from '#shared/api/owner-entries.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';
import { findInCopy } from './find-in-copy.ts';

const stored = (kind: ContentTypeName, body: Record<string, unknown>) => ({
  entry: { kind, id: 'one', title: 'One' } as EntrySummary,
  revision: { slug: '', body } as EntryRevision,
});

test('finds the field that has the words, deep in a text as well', () => {
  const copy = [
    stored('question', { question: 'What?', answer: 'Nothing.' }),
    stored('page', {
      title: 'Lime',
      blocks: [{ kind: 'list', items: ['Sand', 'Lime sets slowly'] }],
    }),
  ];
  expect(findInCopy(copy, 'SETS lime')).toEqual([
    {
      kind: 'page',
      id: 'one',
      title: 'One',
      field: 'blocks.0.items.1',
      label: 'Text',
      excerpt: 'Lime sets slowly',
    },
  ]);
  expect(findInCopy(copy, 'sand nothing')).toEqual([]);
  expect(findInCopy([stored('report', { priceAud: 880 })], '880')).toMatchObject([
    { field: 'priceAud', label: 'Price' },
  ]);
});

test('reads a body of any release', () => {
  expect(findInCopy([stored('page', { blocks: 'none', title: null })], 'none')).toHaveLength(1);
  expect(findInCopy([stored('page', {})], 'x'.repeat(10_000))).toEqual([]);
});

test('finds choices, prices and days as they are shown, no keys, and shows the text around the word', () => {
  const copy = [
    stored('page', {
      blocks: [
        { kind: 'paragraph', text: `${'Sand. '.repeat(100)}The **kiln** is cold.` },
        { kind: 'figure', picture: 'landing-4', anchor: 'wall', alt: 'A wall' },
      ],
    }),
    stored('project', { status: 'design-study' }),
    stored('report', { priceAud: 1880 }),
    stored('notice', { until: '2027-01-12' }),
  ];
  for (const key of ['paragraph', 'landing', 'anchor', 'design-study']) {
    expect(findInCopy(copy, key)).toEqual([]);
  }
  expect(findInCopy(copy, 'design study')).toMatchObject([{ field: 'status' }]);
  expect(findInCopy(copy, '$1,880')).toMatchObject([{ field: 'priceAud', excerpt: '$1,880' }]);
  expect(findInCopy(copy, '12 january')).toMatchObject([{ field: 'until' }]);
  const [found] = findInCopy(copy, 'kiln');
  expect(found?.excerpt).toMatch(/^… .*The kiln is cold\.$/);
});
