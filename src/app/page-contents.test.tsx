// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeCacheStorage } from '#offline/testing/fake-caches.ts';
import { pagesShape } from '#shared/page-content.ts';

let caches: FakeCacheStorage;
const answers = new Map<string, unknown>();
const requested: string[] = [];

const photos = (name: string) => ({ page: 'photos', photos: [{ name }] });
const library = { page: 'library', works: [] };

/** A page load of its own. */
async function visit() {
  vi.resetModules();
  return import('./page-contents.ts');
}

beforeEach(() => {
  caches = new FakeCacheStorage();
  answers.clear();
  requested.length = 0;
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path);
    if (!answers.has(path)) throw new TypeError('no network');
    return Response.json(answers.get(path));
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('what came in the document is asked of nobody', async () => {
  const state = document.createElement('script');
  state.type = 'application/json';
  state.id = 'page-content';
  state.textContent = JSON.stringify(photos('Yard'));
  document.body.append(state);
  const { readPage } = await visit();
  expect(await readPage('photos')).toEqual(photos('Yard'));
  expect(requested).toEqual([]);
});

test('a page that is nowhere yet is read alone, once', async () => {
  answers.set('/api/pages/photos', photos('Yard'));
  const { readPage } = await visit();
  await Promise.all([readPage('photos'), readPage('photos')]);
  expect(await readPage('photos')).toEqual(photos('Yard'));
  expect(requested).toEqual(['/api/pages/photos']);
});

test('what the device has is shown without a network, and an open page follows what is read anew', async () => {
  answers.set('/api/pages', [photos('As it was'), library]);
  const before = await visit();
  await before.renewPages();

  answers.clear();
  const { readPage, renewPages, usePage } = await visit();
  await expect(renewPages()).rejects.toThrow('no network');
  await readPage('photos');
  function Page() {
    const content = usePage('photos');
    return <p>{'photos' in content ? content.photos[0]?.name : null}</p>;
  }
  render(
    <Suspense>
      <Page />
    </Suspense>,
  );
  expect(screen.getByText('As it was')).toBeDefined();
  answers.set('/api/pages', [photos('As it is'), library]);
  await act(renewPages);
  expect(screen.getByText('As it is')).toBeDefined();
});

test('a portal’s page or half an answer is not kept, and takes the place of nothing', async () => {
  answers.set('/api/pages', [photos('Yard')]);
  const { renewPages } = await visit();
  await renewPages();
  for (const bad of [{ html: 'Sign in' }, [], [null], 'x']) {
    answers.set('/api/pages', bad);
    await expect(renewPages()).rejects.toThrow('did not download');
  }
  answers.clear();
  const { readPage } = await visit();
  expect(await readPage('photos')).toEqual(photos('Yard'));
});

test('what did not come is asked for again when the page is opened again', async () => {
  vi.useFakeTimers();
  const { readPage } = await visit();
  await expect(readPage('photos')).rejects.toThrow('no network');
  await expect(readPage('photos')).rejects.toThrow('no network');
  expect(requested).toHaveLength(1);
  answers.set('/api/pages/photos', photos('Yard'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await readPage('photos')).toEqual(photos('Yard'));
});

test('a full device still shows what this tab has read', async () => {
  answers.set('/api/pages', [photos('Yard')]);
  (await caches.open(`pages-v${pagesShape}`)).capacity = 0;
  const { readPage, renewPages } = await visit();
  await renewPages();
  answers.clear();
  expect(await readPage('photos')).toEqual(photos('Yard'));
});
