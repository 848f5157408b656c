import { describe, expect, it } from 'vitest';

import { materialIds } from '#shared/content-types/material.ts';

import { materials } from './materials.ts';
import type { DefaultEntry } from './default-entry.ts';
import { sources } from './sources.ts';
import { released } from '#server/content/released.ts';

const { projects } = released;

const sheet = (id: (typeof materialIds)[number]) => {
  const material = materials.find((candidate) => candidate.id === id);
  if (!material) throw new Error(`no sheet for ${id}`);
  return material;
};
const allText = (material: DefaultEntry<'material'>) => JSON.stringify(material);

describe('materials', () => {
  it('are the seven of the specification in its order', () => {
    expect(materials.map((material) => material.title)).toEqual([
      'Mudbrick',
      'Strawbale',
      'Light Earth',
      'Wood',
      'Stone',
      'Lime',
      'Cement',
    ]);
    expect(materials.map((material) => material.id)).toEqual(materialIds);
  });

  it.each(materials)('$title says what it costs, by a measure', ({ costs }) => {
    expect(costs.material).toMatch(/\$\d[\d,-]* per \S/);
  });

  it('states the figures that a builder needs', () => {
    expect(allText(sheet('mudbrick'))).toContain('10-25% clay');
    expect(allText(sheet('mudbrick'))).toContain('2-4 weeks');
    expect(allText(sheet('strawbale'))).toContain('below 18-20%');
    expect(allText(sheet('cement'))).toContain('28 days minimum');
  });

  it.each(materials.map((material) => [material.title, material] as const))(
    '%s has description, steps, cautions and a picture of its own',
    (_name, material) => {
      for (const part of [material.description, material.processing, material.cautions]) {
        expect(part.length).toBeGreaterThan(0);
      }
      expect(material.picture.picture).toBe(`materials/${material.id}`);
    },
  );

  it('show projects that there are', () => {
    const known = projects.map(({ id }) => id);
    for (const { id } of materials.flatMap((material) => material.projects)) {
      expect(known).toContain(id);
    }
  });

  it('cites only sources that are listed', () => {
    for (const [, id] of JSON.stringify(materials).matchAll(/\(source:([a-z0-9-]+)\)/g)) {
      expect(Object.keys(sources)).toContain(id);
    }
  });
});
