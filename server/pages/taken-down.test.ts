import { expect, test } from 'vitest';
import { render } from '#app/entry-server.tsx';
import { contentFetch } from './content-fetch.ts';
import type { ContentReader } from './content-reader.ts';

const reader: ContentReader = {
  version: '1',
  state: '1',
  read: () => undefined,
  isTakenDown: (path) => /\/(?:1|lime)$/.test(path),
  over: () => reader,
};

test.each([
  ['/projects/1', 'The project that was at this address', 'href="/projects"'],
  ['/community-projects/1', 'The community project that was', 'href="/community-projects"'],
  ['/blog/lime', 'The article that was at this address', 'href="/blog"'],
])('%s says that it was taken down, and links to the others', async (path, words, list) => {
  const page = await render(path, contentFetch(reader));
  expect(page.status).toBe(404);
  expect(page.facts).toMatchObject({
    title: expect.stringMatching(/^Taken down/),
    isHidden: true,
  });
  expect(page.html).toContain(words);
  expect(page.html).toContain(list);
});

test('an address that never existed is not found', async () => {
  const page = await render('/projects/2', contentFetch(reader));
  expect(page.status).toBe(404);
  expect(page.facts.title).toMatch(/^Project Not Found/);
});
