import { describe, expect, it } from 'vitest';

import { projects } from '#server/seed/projects.ts';

import { materials } from './materials.ts';
import type { Material } from './materials.ts';
import { sources } from './sources.ts';

const words = (texts: readonly string[]) => texts.join(' ').split(/\s+/).filter(Boolean).length;
const sheet = (id: Material['id']) => {
  const material = materials.find((candidate) => candidate.id === id);
  if (!material) throw new Error(`no sheet for ${id}`);
  return material;
};
const allText = (material: Material) => JSON.stringify(material);

describe('materials', () => {
  it('are seven, in the order of the page', () => {
    expect(materials.map((material) => material.name)).toEqual([
      'Mudbrick',
      'Strawbale',
      'Light Earth',
      'Wood',
      'Stone',
      'Lime',
      'Cement',
    ]);
    expect(new Set(materials.map((material) => material.id)).size).toBe(7);
  });

  it.each([
    ['mudbrick', '$3-8 per block'],
    ['strawbale', '$3-6 per bale'],
    ['light-earth', '$2-5 per cubic foot'],
    ['wood', '$800-2500 per cubic metre'],
    ['stone', '$100-500 per ton'],
    ['lime', '$15-30 per 25 kg bag'],
    ['cement', '$8-15 per 40 kg bag'],
  ] as const)('%s costs %s', (id, cost) => {
    expect(sheet(id).costs.material).toContain(cost);
  });

  it('states the figures a builder works to', () => {
    expect(allText(sheet('mudbrick'))).toContain('10-25% clay');
    expect(allText(sheet('mudbrick'))).toContain('2-4 weeks');
    expect(allText(sheet('strawbale'))).toContain('below 18-20%');
    expect(allText(sheet('cement'))).toContain('28 days minimum');
  });

  it.each(materials.map((material) => [material.name, material] as const))(
    '%s has at least 350 words of description, steps and cautions',
    (_name, material) => {
      const count = words([
        ...material.description,
        ...material.processing.map((step) => step.text),
        ...material.cautions,
      ]);
      expect(count).toBeGreaterThanOrEqual(350);
      expect(material.summary.length).toBeLessThan(100);
      expect(material.image).toBe(`materials/${material.id}`);
    },
  );

  it('names the projects as the project list does', () => {
    for (const { id, title } of materials.flatMap((material) => material.projects)) {
      expect(projects.find((project) => project.id === id)?.title).toBe(title);
    }
  });

  it('cites only sources that are listed', () => {
    for (const [, id] of JSON.stringify(materials).matchAll(/\(source:([a-z0-9-]+)\)/g)) {
      expect(Object.keys(sources)).toContain(id);
    }
  });
});
