import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { contentTypeOf } from '#shared/content-types/types.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';
import { seedContent } from '#testing/support/render-page.ts';
import { sitePages } from '../pages/seo/site-pages.ts';
import type { ContentEntry } from '../storage/content-records.ts';
import { defaultsOf } from './defaults-of.ts';
import { publish } from './published.ts';
import { defaultRevisions } from './default-revisions.ts';
import { sourcesOf, brokenLinks } from './broken-links.ts';

const { release } = seedContent;
const entries = defaultRevisions(release);
const paths = new Set(sitePages(seedContent)().keys());

describe.each(entries)('$kind $id', ({ kind, revision: { body } }) => {
  test('could have been written in the editor', () => {
    const { output, issues } = v.safeParse(contentTypeOf(kind).body, body);
    expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toBeUndefined();
    expect(output).toEqual(body);
    expect(brokenLinks(body, paths, sourcesOf(kind))).toEqual({});
    expect(JSON.stringify(body)).not.toContain('"isDecorative":true');
  });
});

test('every revision has a unique id derived from its content alone', () => {
  const ids = entries.map(({ revision }) => revision.revisionId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(v.is(v.pipe(v.string(), v.uuid()), id)).toBe(true);
  expect(defaultRevisions(release).map(({ revision }) => revision.revisionId)).toEqual(ids);
});

test('the content of the release renders the same when published again', () => {
  const at = '2026-12-01T00:00:00.000Z';
  const changes = entries.map(({ kind, id, number, revision }): ContentEntry => ({
    kind,
    id,
    number,
    revisionIds: [revision.revisionId],
    slug: revision.slug,
    live: { revisionId: revision.revisionId, slug: revision.slug },
    scheduled: null,
    isHidden: false,
    firstPublishedAt: at,
    formerSlugs: [],
    updatedAt: at,
  }));
  const again = publish(
    release,
    { entries: changes, revisions: entries.map(({ revision }) => revision), pictures: [] },
    (message) => expect.fail(message),
  );
  const before = publish(release, { entries: [], revisions: [], pictures: [] }, expect.fail);
  expect(again.articles).toEqual(before.articles);
  expect(again.projects).toEqual(before.projects);
  expect(again.communityProjects).toEqual(before.communityProjects);
  expect(again.practice).toEqual(before.practice);
  expect(again.pages).toEqual(before.pages);
});

const { pages: asReleased } = publish(
  release,
  { entries: [], revisions: [], pictures: [] },
  expect.fail,
);

const live = (kind: ContentTypeName, id: string, body: Record<string, unknown>) => {
  const at = '2026-12-01T00:00:00.000Z';
  const revision = { revisionId: 'r', slug: '', baseRevisionId: null, savedAt: at, body };
  const entry: ContentEntry = {
    kind,
    id,
    number: null,
    revisionIds: ['r'],
    slug: '',
    live: { revisionId: 'r', slug: '' },
    scheduled: null,
    isHidden: false,
    firstPublishedAt: at,
    formerSlugs: [],
    updatedAt: at,
  };
  return { entries: [entry], revisions: [{ kind, entryId: id, ...revision }], pictures: [] };
};

test('a published text with a block of an unknown kind leaves the release’s own, and is reported', () => {
  const [about] = defaultsOf('page');
  const reports: string[] = [];
  const blocks = [...(about?.body.blocks ?? []), { kind: 'map', place: 'Daylesford' }];
  const { pages } = publish(release, live('page', 'about', { ...about?.body, blocks }), (message) =>
    reports.push(message),
  );
  expect(pages.about).toEqual(asReleased.about);
  expect(reports).toEqual(['page about: the published text cannot be read by this release']);
});

test('an entry of a type to which nothing can be added is shown on no page, whatever was imported', () => {
  const [sheet] = defaultsOf('material');
  const { pages } = publish(
    release,
    live('material', 'hempcrete', { ...sheet?.body }),
    expect.fail,
  );
  expect(pages['natural-building-materials']).toEqual(asReleased['natural-building-materials']);
});
