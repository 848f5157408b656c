import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { contentTypeOf } from '#shared/content-types/types.ts';
import { seedContent } from '#testing/support/render-page.ts';
import { offeringsWith, serviceOfferings } from '#content/services.ts';
import type { WrittenPost } from '#shared/schemas/content.ts';
import { sitePages } from '../pages/seo/site-pages.ts';
import type { ContentEntry } from '../storage/content-records.ts';
import { tidyHtml } from '../testing/tidy-html.ts';
import { publish } from './published.ts';
import { shippedEntries } from './shipped.ts';
import { sourcesOf, brokenLinks } from './broken-links.ts';

const { shipped } = seedContent;
const entries = shippedEntries(shipped);
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
  expect(shippedEntries(shipped).map(({ revision }) => revision.revisionId)).toEqual(ids);
});

test('the shipped content renders the same when published again', () => {
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
    shipped,
    { entries: changes, revisions: entries.map(({ revision }) => revision), pictures: [] },
    (message) => expect.fail(message),
  );
  const before = publish(shipped, { entries: [], revisions: [], pictures: [] }, expect.fail);
  const tidied = (post: WrittenPost) => ({ ...post, content: tidyHtml(post.content) });
  expect(again.blogPosts.map(tidied)).toEqual(before.blogPosts.map(tidied));
  expect(again.projects).toEqual(
    // A list without items is not valid.
    before.projects.map((project) => ({ features: [], ...project })),
  );
  expect(again.communityProjects).toEqual(before.communityProjects);
  expect(before.changedReports).toEqual([]);
  expect(offeringsWith(again.changedReports)).toEqual(serviceOfferings);
  expect(again.practice).toEqual(before.practice);
  expect(again.pages).toEqual(before.pages);
});
