import { expect, test } from 'vitest';
import { prefetchAllPages } from './prefetch-pages.ts';
import { routes } from './routes.tsx';
import type { AppRoute } from './routes.tsx';

const of = async (whose: 'visitors' | 'owner') => {
  const loaded: string[] = [];
  const noted = routes.map((route): AppRoute => ({
    ...route,
    reads: false,
    load: async () => {
      loaded.push(route.path);
      // One that does not come holds up no other.
      throw new TypeError('the part did not come');
    },
  }));
  await prefetchAllPages(whose, noted, async () => undefined);
  return loaded;
};

test('no code of the owner’s pages comes to a visitor’s device, and all other code does', async () => {
  const loaded = await of('visitors');
  expect(loaded.filter((path) => path.startsWith('/messages/'))).toEqual([]);
  expect([...loaded, ...(await of('owner'))].toSorted()).toEqual(
    routes.map(({ path }) => path).toSorted(),
  );
});

test('the owner’s device has the list and the editor', async () => {
  expect(await of('owner')).toEqual(['/messages/site', '/messages/site/:kind/:id']);
});
