import { expect, test } from 'vitest';
import { prefetchOwnerPages } from './prefetch-pages.ts';
import { routes } from './routes.tsx';
import type { AppRoute } from './routes.tsx';

test('the owner’s device has the list and the editor, even if one of them fails to load', async () => {
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
