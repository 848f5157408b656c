import { describe, expect, it } from 'vitest';

import { plainText } from '#lib/inline-markup.ts';

import { heritageGalleries } from '../heritage-galleries.ts';
import type { Article, Block } from '../schema.ts';
import { sources } from '../sources.ts';
import { heritageResearch } from './heritage-research.ts';

const article: Article = heritageResearch;
const blocks = article.sections.flatMap((section) => section.blocks);

function texts(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'pull-quote':
    case 'note':
      return [block.text];
    case 'list':
      return [...block.items];
    case 'definitions':
      return block.items.map((item) => item.text);
    default:
      return [];
  }
}

describe('Heritage & Research', () => {
  it('has the sections of the page in order', () => {
    expect(article.sections.map((section) => section.title)).toEqual([
      'Dedication',
      'Village Patterns: Reading the Vernacular House',
      'Spring Planting',
      'Seasonal Harvests',
      'Food Processing & Preservation',
      'Waterwork washing and Leisure time',
      'Craft & Construction',
      'Village settlement patterns',
      'The village house up close',
      'The crossing between worlds',
      'From peasant villages to industrial suburbs',
      'Documentation in Progress',
      'Professional Heritage & Research',
      'Future Research Directions',
    ]);
  });

  it('is at least 1,800 words long without its captions', () => {
    const words = blocks.flatMap(texts).map(plainText).join(' ').split(/\s+/);
    expect(words.length).toBeGreaterThanOrEqual(1800);
  });

  it('gives every gallery a place in the section of its name, and both films one', () => {
    for (const { id } of heritageGalleries) {
      const section = article.sections.find((candidate) => candidate.id === id);
      expect(section?.blocks, id).toContainEqual({ kind: 'slot', name: `gallery:${id}` });
    }
    expect(blocks).toContainEqual({ kind: 'slot', name: 'film:music-in-the-commons' });
    expect(blocks).toContainEqual({ kind: 'slot', name: 'film:sheep-on-the-promenade' });
  });

  it('has no anchor twice', () => {
    const ids = [
      ...article.sections.map((section) => section.id),
      ...blocks.flatMap((block) => (block.kind === 'subheading' ? [block.id] : [])),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('cites only sources that are listed', () => {
    for (const [, id] of JSON.stringify(article).matchAll(/\(source:([a-z0-9-]+)\)/g)) {
      expect(Object.keys(sources)).toContain(id);
    }
  });
});
