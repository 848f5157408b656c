import { describe, expect, it } from 'vitest';

import { heritageGalleries } from '../heritage-galleries.ts';
import type { Article } from '../schema.ts';
import { sources } from '../sources.ts';
import { heritageResearch } from './heritage-research.ts';

const article: Article = heritageResearch;
const blocks = article.sections.flatMap((section) => section.blocks);

describe('Heritage & Research', () => {
  it('has at least the sections of the specification, in its order', () => {
    const specified = [
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
    ];
    const titles = article.sections.map((section) => section.title);
    expect(titles.filter((title) => specified.includes(title))).toEqual(specified);
  });

  it('has a slot for every gallery in the section of its name, and for both videos', () => {
    for (const { id } of heritageGalleries) {
      const section = article.sections.find((candidate) => candidate.id === id);
      expect(section?.blocks, id).toContainEqual({ kind: 'slot', name: `gallery:${id}` });
    }
    expect(blocks).toContainEqual({ kind: 'slot', name: 'video:music-in-the-commons' });
    expect(blocks).toContainEqual({ kind: 'slot', name: 'video:sheep-on-the-promenade' });
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
