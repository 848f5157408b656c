import { expect, test } from 'vitest';
import { prefetchOwnerPages } from './prefetch-pages.ts';
import { routes } from './routes.tsx';
import type { AppRoute } from './routes.tsx';

test('prefetches the owner’s list and editor, even if one of them fails to load', async () => {
  const loaded: string[] = [];
  const noted = routes.map((route): AppRoute => ({
    ...route,
    usesQueryClient: false,
    load: async () => {
      loaded.push(route.path);
      throw new TypeError('the chunk did not load');
    },
  }));
  await prefetchOwnerPages(noted, async () => undefined);
  expect(loaded).toEqual(['/messages/site', '/messages/site/:kind/:id']);
});
