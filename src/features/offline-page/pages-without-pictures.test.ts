import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pagesWithoutPictures } from './pages-without-pictures.ts';

const picture = (path: string) => `/attached_assets_compressed/${path}-800.avif`;

test('lists the pages with missing pictures, those that lack most first', () => {
  expect(
    pagesWithoutPictures([
      picture('heritage/01-ploughing-with-oxen'),
      picture('heroes/climate-responsive'),
      picture('climate/sun-path'),
      picture('heroes/landing-tall'),
      '/attached_assets/documents/housing-needs-report.pdf',
      picture('unheard-of/one'),
    ]),
  ).toEqual([
    { label: 'Climate-responsive design', href: '/climate-responsive', missing: 2 },
    { label: 'Community projects', href: '/community-projects', missing: 1 },
    { label: 'Heritage & Research', href: '/heritage-research', missing: 1 },
    { label: 'Welcome', href: '/', missing: 1 },
  ]);
});

test('knows the page of every folder of pictures, and of every hero picture', () => {
  const folders = readdirSync('assets/images', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'heroes')
    .map(({ name }) => `${name}/any`);
  const heroes = readdirSync('assets/images/heroes').map(
    (name) => `heroes/${name.replace(/\.\w+$/, '')}`,
  );
  const unknown = [...folders, ...heroes].filter(
    (path) => pagesWithoutPictures([picture(path)]).length === 0,
  );
  expect(unknown).toEqual([]);
});
