import { describe, expect, it } from 'vitest';
import { glossary, glossaryArticle } from './glossary.ts';
import { sources } from './sources.ts';

const entries = glossary.flatMap((group) => group.entries);

describe('the glossary', () => {
  it('has one kebab-case anchor for each term, besides those of its sections', () => {
    const anchors = [...glossary.map(({ id }) => id), ...entries.map(({ id }) => id)];
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('is in alphabetical order, section by section', () => {
    const byAlphabet = new Intl.Collator('en-AU', { sensitivity: 'base' }).compare;
    for (const group of glossary) {
      const terms = group.entries.map(({ term }) => term);
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

  it('becomes an article with an anchor at each definition', () => {
    const items = glossaryArticle.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'definitions' ? block.items : [])),
    );
    expect(items.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
  });
});
