import { describe, expect, it } from 'vitest';

import { projects } from '#server/seed/projects.ts';

import {
  findProjectFeatures,
  findProjectTheme,
  projectDetailTitles,
  studioProjectTitle,
} from './project-details.ts';

const titles = projects.map(({ title }) => title);

describe('project details', () => {
  it('belong to projects that exist', () => {
    for (const title of projectDetailTitles) expect(titles).toContain(title);
  });

  it('list features for exactly three projects', () => {
    expect(titles.filter((title) => findProjectFeatures(title) !== undefined)).toEqual([
      'Muckleford Mudbrick Estate',
      'Eganstown Light Earth Residence',
      studioProjectTitle,
    ]);
  });

  it('give some projects a theme and leave the others plain', () => {
    const themed = titles.filter((title) => findProjectTheme(title) !== undefined);
    expect(themed.length).toBeGreaterThan(0);
    expect(themed.length).toBeLessThan(titles.length);
    for (const title of themed) {
      expect(findProjectTheme(title)?.background).toMatch(/^materials\/[a-z-]+$/);
    }
  });

  it('answer undefined for a name of the prototype', () => {
    expect(findProjectTheme('constructor')).toBeUndefined();
    expect(findProjectFeatures('toString')).toBeUndefined();
  });
});
