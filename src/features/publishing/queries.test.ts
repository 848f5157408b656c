// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteCopyId, storeSite, readSiteList } from '#offline/site-copy/site-store.ts';
import { newDevice } from '#testing/device/device.ts';
import { Day } from '#shared/time.ts';
import { entriesQuery, revisionsQuery } from './queries.ts';

const entry = {
  kind: 'article',
  id: 'a',
  slug: 'a',
  title: 'Article a',
  state: 'live',
  path: '/blog/a',
  updatedAt: null,
  hasDraft: false,
  publishAt: null,
} as const;
const revision = {
  revisionId: 'r',
  baseRevisionId: null,
  slug: 'a',
  body: {},
  state: 'live',
  savedAt: null,
} as const;
const words = { type: 'x', title: 'x', detail: 'x', requestId: 'x' };

beforeEach(newDevice);
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['the list', entriesQuery],
  ['an entry', revisionsQuery('article', 'a')],
])(
  'where the server refuses %s for want of a sign-in, the copy on this device goes',
  async (_, query) => {
    await storeSite(await siteCopyId(), [{ entry, revision }], new Date(Day.ms).toISOString());
    const answer = (status: number, code: string) =>
      vi.stubGlobal('fetch', async () => Response.json({ ...words, status, code }, { status }));
    const read = () =>
      new QueryClient().fetchQuery({ ...query, retry: false } as typeof entriesQuery);
    answer(503, 'storage-unavailable');
    await read();
    expect(await readSiteList()).not.toBeNull();
    answer(401, 'unauthorised');
    await expect(read()).rejects.toThrow('401');
    expect(await readSiteList()).toBeNull();
  },
);
