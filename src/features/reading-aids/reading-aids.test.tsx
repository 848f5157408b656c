// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { headTags } from '#app/head-tags.ts';
import {
  clearUnfinishedHeight,
  saveUnfinishedHeight,
  unfinishedHeightKey,
} from '#offline/waiting/unfinished-height.ts';
import { beforePaintScript } from '#shared/before-paint.ts';

const key = 'natural-building-design:reading';

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const name of ['textSize', 'outdoor', 'noKeys'])
    delete document.documentElement.dataset[name];
});

async function show() {
  const { ReadingAids } = await import('./reading-aids.tsx');
  render(<ReadingAids />);
}

test('a choice applies at once, is stored, and applies at the next start', async () => {
  await show();
  fireEvent.click(screen.getByLabelText('Extra large'));
  fireEvent.click(screen.getByLabelText(/Outdoor mode/));
  expect(document.documentElement.dataset['textSize']).toBe('larger');
  expect(document.documentElement.dataset['outdoor']).toBe('');
  expect(localStorage.getItem(key)).toBe('larger outdoor');

  vi.resetModules();
  delete document.documentElement.dataset['outdoor'];
  const { applyReadingChoices } = await import('./reading-choices.ts');
  applyReadingChoices();
  expect(document.documentElement.dataset['outdoor']).toBe('');
});

test('default choices set no attribute on the page', async () => {
  localStorage.setItem(key, 'large outdoor');
  await show();
  fireEvent.click(screen.getByLabelText('Standard'));
  fireEvent.click(screen.getByLabelText(/Outdoor mode/));
  expect(document.documentElement.dataset['textSize']).toBeUndefined();
  expect(document.documentElement.dataset['outdoor']).toBeUndefined();
});

test('a choice applies where the browser stores nothing, and unknown stored values are ignored', async () => {
  localStorage.setItem(key, '{"textSize":"huge"}');
  const { readingChoices } = await import('./reading-choices.ts');
  expect(readingChoices()).toEqual({
    textSize: 'usual',
    isOutdoor: false,
    isScreenKeptOn: false,
    isSearchKeyOn: true,
  });
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('full');
    },
  });
  await show();
  fireEvent.click(screen.getByLabelText('Large'));
  expect(document.documentElement.dataset['textSize']).toBe('large');
});

test('the key of the search can be turned off, and stays off', async () => {
  await show();
  fireEvent.click(screen.getByLabelText(/Press \//));
  expect(document.documentElement.dataset['noKeys']).toBe('');
  expect(localStorage.getItem(key)).toBe('usual no-keys');
  fireEvent.click(screen.getByLabelText(/Press \//));
  expect(document.documentElement.dataset['noKeys']).toBeUndefined();
});

test('keeping the screen on is offered only where the browser supports it', async () => {
  await show();
  expect(screen.queryByLabelText(/Keep the screen on/)).toBeNull();
  cleanup();
  vi.stubGlobal('navigator', { wakeLock: {} });
  await show();
  expect(screen.getByLabelText(/Keep the screen on/)).toBeTruthy();
});

test('the script in the head sets the same attributes as the client bundle', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  expect(beforePaintScript).toContain(key);
  const head = renderToStaticMarkup(
    headTags.map(({ tag: Tag, attributes }) => (
      <Tag key={JSON.stringify(attributes)} {...attributes} />
    )),
  );
  for (const stored of [
    '',
    'usual',
    'large',
    'larger outdoor',
    'usual outdoor on no-keys',
    'large no-keys',
    'outdoor',
    'huge "><',
  ]) {
    localStorage.setItem(key, stored);
    const marksOf = (mark: () => void) => {
      document.head.innerHTML = head;
      for (const name of ['textSize', 'outdoor', 'noKeys']) {
        delete document.documentElement.dataset[name];
      }
      mark();
      const bars = [...document.querySelectorAll('meta[name="theme-color"]')];
      return [
        { ...document.documentElement.dataset },
        bars.map((meta) => meta.getAttribute('content')),
      ];
    };
    vi.resetModules();
    const { applyReadingChoices } = await import('./reading-choices.ts');
    // oxlint-disable-next-line no-new-func -- the very text that the document carries
    expect(marksOf(new Function(beforePaintScript) as () => void), stored).toEqual(
      marksOf(applyReadingChoices),
    );
  }
});

test('the script in the head reserves the space of unfinished questionnaires in a window of the same width', () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  const placeFor = (stored: string) => {
    document.documentElement.style.removeProperty('--unfinished-height');
    localStorage.setItem(unfinishedHeightKey, stored);
    // oxlint-disable-next-line no-new-func -- the very text that the document carries
    (new Function(beforePaintScript) as () => void)();
    return document.documentElement.style.getPropertyValue('--unfinished-height');
  };
  saveUnfinishedHeight(151.4);
  expect(placeFor(localStorage.getItem(unfinishedHeightKey) ?? '')).toBe('152px');
  for (const other of ['', `${window.innerWidth + 1} 152px`, 'red;']) {
    expect(placeFor(other), other).toBe('');
  }
  saveUnfinishedHeight(99);
  clearUnfinishedHeight();
  expect(localStorage.getItem(unfinishedHeightKey)).toBeNull();
});

test.each([undefined, { controller: null }])(
  'the script waits for the first paint where no worker has the page',
  async (serviceWorker) => {
    vi.stubGlobal('navigator', { serviceWorker });
    localStorage.setItem(key, 'larger');
    delete document.documentElement.dataset['textSize'];
    // oxlint-disable-next-line no-new-func -- the very text that the document carries
    (new Function(beforePaintScript) as () => void)();
    expect(document.documentElement.dataset['textSize']).toBeUndefined();
    await vi.waitFor(() => expect(document.documentElement.dataset['textSize']).toBe('larger'));
  },
);
