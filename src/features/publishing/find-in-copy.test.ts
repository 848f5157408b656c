import { expect, test } from 'vitest';
import type { EntryRevision, EntrySummary } from '#shared/api/owner-entries.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';
import { findInCopy } from './find-in-copy.ts';

const stored = (kind: ContentTypeName, body: Record<string, unknown>) => ({
  entry: { kind, id: 'one', title: 'One' } as EntrySummary,
  revision: { body } as EntryRevision,
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
