import { expect, test } from 'vitest';
import { findReleasedPage } from '#server/content/released.ts';
import { render } from './entry-server.tsx';

test('fails when a component of a page fails, instead of leaving it out', async () => {
  const page = findReleasedPage('library');
  const withWorks = (works: unknown) =>
    render('/library', async () =>
      Response.json({ page: 'library', content: { ...page, 'library-work': works } }),
    );
  expect((await withWorks(page['library-work'])).html).toContain(page['library-work'][0]?.title);
  await expect(
    withWorks([...page['library-work'], { title: 'A work that nobody wrote' }]),
  ).rejects.toThrow();
});
