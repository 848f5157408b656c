import { describe, expect, it } from 'vitest';

import { projects } from './projects/projects.ts';

import { materials } from './materials.ts';
import type { Material } from './materials.ts';
import { sources } from './sources.ts';

const sheet = (id: Material['id']) => {
  const material = materials.find((candidate) => candidate.id === id);
  if (!material) throw new Error(`no sheet for ${id}`);
  return material;
};
const allText = (material: Material) => JSON.stringify(material);

describe('materials', () => {
  it('are at least the seven of the specification, each with an id of its own', () => {
    expect(materials.map((material) => material.name)).toEqual(
      expect.arrayContaining([
        'Mudbrick',
        'Strawbale',
        'Light Earth',
        'Wood',
        'Stone',
        'Lime',
        'Cement',
      ]),
    );
    expect(new Set(materials.map((material) => material.id)).size).toBe(materials.length);
  });

  it.each(materials)('$name says what it costs, by a measure', ({ costs }) => {
    expect(costs.material).toMatch(/\$\d[\d,-]* per \S/);
  });

  it('states the figures a builder works to', () => {
    expect(allText(sheet('mudbrick'))).toContain('10-25% clay');
    expect(allText(sheet('mudbrick'))).toContain('2-4 weeks');
    expect(allText(sheet('strawbale'))).toContain('below 18-20%');
    expect(allText(sheet('cement'))).toContain('28 days minimum');
  });

  it.each(materials.map((material) => [material.name, material] as const))(
    '%s has description, steps, cautions and a picture of its own',
    (_name, material) => {
      for (const part of [material.description, material.processing, material.cautions]) {
        expect(part.length).toBeGreaterThan(0);
      }
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
