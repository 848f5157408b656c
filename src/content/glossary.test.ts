import { describe, expect, it } from 'vitest';
import { glossary } from './glossary.ts';
import { sources } from './sources.ts';

const lists = glossary.blocks.flatMap((block) => (block.kind === 'definitions' ? [block] : []));
const entries = lists.flatMap(({ items }) => items);
const headings = glossary.blocks.flatMap((block) => (block.kind === 'heading' ? [block] : []));

describe('the glossary', () => {
  it('has one kebab-case anchor for each term, besides those of its sections', () => {
    const anchors = [...headings, ...entries].map(({ anchor }) => anchor);
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('is in alphabetical order, section by section', () => {
    const byAlphabet = new Intl.Collator('en-AU', { sensitivity: 'base' }).compare;
    for (const { items } of lists) {
      const terms = items.map(({ term }) => term);
      expect(terms).toEqual(terms.toSorted(byAlphabet));
    }
  });

  it('explains every term, with links that exist', () => {
    for (const { text } of entries) {
      expect(text).toMatch(/\S/);
      for (const [, id = ''] of text.matchAll(/\(source:([a-z0-9-]+)\)/g)) {
        expect(Object.keys(sources)).toContain(id);
      }
    }
  });
});
