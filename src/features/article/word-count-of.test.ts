import { expect, test } from 'vitest';
import type { ShownBlock } from '#shared/page-content.ts';
import { wordCountOf } from './word-count-of.ts';

const picture = {
  id: 'heritage/a',
  alt: 'not counted at all',
  caption: 'Three *more* words',
  label: '',
  width: 1,
  height: 1,
} as const;

test('captions of galleries and figures are read as well', () => {
  const blocks: readonly ShownBlock[] = [
    { kind: 'paragraph', text: 'Four words of text' },
    { kind: 'gallery', name: 'spring', pictures: [{ ...picture, number: 1 }] },
    { kind: 'figure', figure: picture },
    { kind: 'figure', figure: null },
  ];
  expect(wordCountOf({ standfirst: 'Two words', blocks })).toBe(2 + 4 + 3 + 3);
});
