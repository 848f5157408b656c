// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeCacheStorage } from '#testing/device/fake-caches.ts';
import { pagesShape } from '#shared/page-content.ts';

let caches: FakeCacheStorage;
const answers = new Map<string, unknown>();
const requested: string[] = [];

const photos = (name: string) => ({ page: 'photos', content: { photo: [{ title: name }] } });
const library = { page: 'library', content: { 'library-work': [] } };

/** A new page load. */
async function visit() {
  vi.resetModules();
  return import('./load-page-content.ts');
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

test('content in the document is not requested', async () => {
  const state = document.createElement('script');
  state.type = 'application/json';
  state.id = 'page-content';
  state.textContent = JSON.stringify(photos('Yard'));
  document.body.append(state);
  const { loadContent } = await visit();
  expect(await loadContent('photos')).toEqual(photos('Yard'));
  expect(requested).toEqual([]);
});

test('content that is neither in the document nor on the device is requested once', async () => {
  answers.set('/api/pages/photos', photos('Yard'));
  const { loadContent } = await visit();
  await Promise.all([loadContent('photos'), loadContent('photos')]);
  expect(await loadContent('photos')).toEqual(photos('Yard'));
  expect(requested).toEqual(['/api/pages/photos']);
});

test('stored content is shown without a network, and an open page shows newer content once it is read', async () => {
  answers.set('/api/pages', [photos('As it was'), library]);
  const before = await visit();
  await before.refreshContents();

  answers.clear();
  const { loadContent, refreshContents, useLoadedContent } = await visit();
  await expect(refreshContents()).rejects.toThrow('no network');
  await loadContent('photos');
  function Page() {
    const shown = useLoadedContent('photos');
    return <p>{shown.page === 'photos' ? shown.content.photo[0]?.title : null}</p>;
  }
  render(
    <Suspense>
      <Page />
    </Suspense>,
  );
  expect(screen.getByText('As it was')).toBeDefined();
  answers.set('/api/pages', [photos('As it is'), library]);
  await act(refreshContents);
  expect(screen.getByText('As it is')).toBeDefined();
});

test('a captive portal’s page or a truncated response is not stored, and replaces nothing', async () => {
  answers.set('/api/pages', [photos('Yard')]);
  const { refreshContents } = await visit();
  await refreshContents();
  for (const bad of [{ html: 'Sign in' }, [], [null], 'x']) {
    answers.set('/api/pages', bad);
    await expect(refreshContents()).rejects.toThrow('did not download');
  }
  answers.clear();
  const { loadContent } = await visit();
  expect(await loadContent('photos')).toEqual(photos('Yard'));
});

test('content that failed to load is requested again when the page is opened again', async () => {
  vi.useFakeTimers();
  const { loadContent } = await visit();
  await expect(loadContent('photos')).rejects.toThrow('no network');
  await expect(loadContent('photos')).rejects.toThrow('no network');
  expect(requested).toHaveLength(1);
  answers.set('/api/pages/photos', photos('Yard'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await loadContent('photos')).toEqual(photos('Yard'));
});

test('a full device still shows what this tab has read', async () => {
  answers.set('/api/pages', [photos('Yard')]);
  (await caches.open(`pages-v${pagesShape}`)).capacity = 0;
  const { loadContent, refreshContents } = await visit();
  await refreshContents();
  answers.clear();
  expect(await loadContent('photos')).toEqual(photos('Yard'));
});
