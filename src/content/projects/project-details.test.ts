import { describe, expect, it } from 'vitest';

import { projects } from './projects.ts';

import { findProjectTheme, projectDetailTitles, studioProjectTitle } from './project-details.ts';

const titles = projects.map(({ title }) => title);

describe('project details', () => {
  it('belong to projects that exist', () => {
    for (const title of projectDetailTitles) expect(titles).toContain(title);
  });

  it('list features for the three projects of the specification', () => {
    for (const title of [
      'Muckleford Mudbrick Estate',
      'Eganstown Light Earth Residence',
      studioProjectTitle,
    ]) {
      expect(projects.find((project) => project.title === title)?.features, title).toContainEqual(
        expect.stringMatching(/\S/),
      );
    }
  });

  it('use a picture of a material as a page’s background, never of a house', () => {
    const themes = titles.flatMap((title) => findProjectTheme(title) ?? []);
    expect(themes.length).toBeGreaterThan(0);
    for (const { background } of themes) expect(background).toMatch(/^materials\/[a-z-]+$/);
  });

  it('return undefined for a name on the prototype', () => {
    expect(findProjectTheme('constructor')).toBeUndefined();
  });
});
