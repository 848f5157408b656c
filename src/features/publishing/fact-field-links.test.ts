import { expect, test } from 'vitest';
import { beforeGoingPublic } from '#content/before-going-public.ts';
import { serviceOfferings } from '#content/reports.ts';
import { leafFieldsOf } from '#shared/content-types/definition.ts';
import { contentTypeOf, isContentType } from '#shared/content-types/types.ts';
import type { ArticlePageName } from '#shared/page-content.ts';
import { materialIds } from '#shared/content-types/material.ts';
import { fieldLinksFor } from './fact-field-links.ts';
import { released } from '#server/content/released.ts';

const { communityProjects, projects } = released;

const idsOf: Readonly<Record<string, readonly (string | number)[]>> = {
  practice: ['practice'],
  project: projects.map(({ id }) => id),
  'community-project': communityProjects.map(({ id }) => id),
  report: serviceOfferings.map(({ id }) => id),
  page: ['about', 'philosophy-process', 'terms', 'privacy'] satisfies ArticlePageName[],
  'climate-figures': ['climate-figures'],
  'services-page': ['services-page'],
  'contact-page': ['contact-page'],
  'materials-page': ['materials-page'],
  material: materialIds,
};

test('each fact links to an existing entry and an existing field', () => {
  const links = beforeGoingPublic.flatMap(({ id }) => fieldLinksFor(id).map(({ to }) => to));
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    const { pathname, searchParams } = new URL(link, 'https://example.org');
    const [, , , kind = searchParams.get('kind') ?? '', id] = pathname.split('/');
    if (!isContentType(kind)) throw new Error(`${link}: no such kind`);
    if (id === undefined) continue;
    expect(idsOf[kind]?.map(String)).toContain(id);
    const fields = leafFieldsOf(contentTypeOf(kind).fields).map(({ path }) => path);
    expect(fields).toContain(searchParams.get('field'));
  }
});

test('the list for the owner names no setting of the server', () => {
  for (const { what, why, assumed } of beforeGoingPublic) {
    expect([what, why, assumed].join(' ')).not.toMatch(/[A-Z]{2,}_[A-Z]|on the server/);
  }
});

test('facts about the business are corrected in the practice details', () => {
  for (const fact of ['gst', 'registration', 'insurance']) {
    expect(fieldLinksFor(fact)).toMatchObject([
      { to: expect.stringContaining(`/practice/practice?field=`) },
    ]);
  }
});

test('the price of each material is corrected on its own sheet', () => {
  const mends = fieldLinksFor('material-prices-today');
  expect(mends.map(({ to }) => to)).toEqual(
    materialIds.map((id) => `/messages/site/material/${id}?field=costs.today`),
  );
  expect(mends.map(({ what }) => what)).toContain('light earth');
});
