import { describe, expect, it } from 'vitest';

import { sectionsOf } from '#shared/sections-of.ts';
import { heritageGalleries, heritageGallery } from '../heritage-galleries.ts';
import { sources } from '../sources.ts';
import { heritageResearch } from './heritage-research.ts';

const sections = sectionsOf(heritageResearch.blocks);
const { blocks } = heritageResearch;

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
    const titles = sections.map(({ title }) => title);
    expect(titles.filter((title) => specified.includes(title))).toEqual(specified);
  });

  it('has every gallery in the section of its name, and both videos', () => {
    for (const { id } of heritageGalleries) {
      const section = sections.find((candidate) => candidate.id === id);
      expect(section?.blocks, id).toContainEqual(heritageGallery(id));
    }
    expect(blocks).toContainEqual({ kind: 'part', name: 'video:music-in-the-commons' });
    expect(blocks).toContainEqual({ kind: 'part', name: 'video:sheep-on-the-promenade' });
  });

  it('has no anchor twice', () => {
    const ids = blocks.flatMap((block) => (block.kind === 'heading' ? [block.anchor] : []));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('cites only sources that are listed', () => {
    for (const [, id] of JSON.stringify(heritageResearch).matchAll(/\(source:([a-z0-9-]+)\)/g)) {
      expect(Object.keys(sources)).toContain(id);
    }
  });
});
