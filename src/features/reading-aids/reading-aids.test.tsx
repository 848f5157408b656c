// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

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

test('a choice shows at once, is remembered, and is there at the next start', async () => {
  await show();
  fireEvent.click(screen.getByLabelText('Larger'));
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

test('the usual choices leave no mark on the page', async () => {
  localStorage.setItem(key, 'large outdoor');
  await show();
  fireEvent.click(screen.getByLabelText('Usual'));
  fireEvent.click(screen.getByLabelText(/Outdoor mode/));
  expect(document.documentElement.dataset['textSize']).toBeUndefined();
  expect(document.documentElement.dataset['outdoor']).toBeUndefined();
});

test('a choice holds where the browser keeps nothing, and nonsense that was kept is left out', async () => {
  localStorage.setItem(key, '{"textSize":"huge"}');
  const { readingChoices } = await import('./reading-choices.ts');
  expect(readingChoices()).toEqual({
    textSize: 'usual',
    isOutdoor: false,
    isKeptOn: false,
    isKeyOn: true,
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
  fireEvent.click(screen.getByLabelText(/The key/));
  expect(document.documentElement.dataset['noKeys']).toBe('');
  expect(localStorage.getItem(key)).toBe('usual no-keys');
  fireEvent.click(screen.getByLabelText(/The key/));
  expect(document.documentElement.dataset['noKeys']).toBeUndefined();
});

test('the screen that stays on is offered only where the browser can do it', async () => {
  await show();
  expect(screen.queryByLabelText(/Keep the screen on/)).toBeNull();
  cleanup();
  vi.stubGlobal('navigator', { wakeLock: {} });
  await show();
  expect(screen.getByLabelText(/Keep the screen on/)).toBeTruthy();
});

test('the script at the head of a page marks it as the program does', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  const html = readFileSync('index.html', 'utf8');
  const [, script = ''] = /<script>(.+?)<\/script>/.exec(html) ?? [];
  expect(script).toContain(key);
  const head = html.slice(html.indexOf('<head>'), html.indexOf('<script>'));
  for (const kept of [
    '',
    'usual',
    'large',
    'larger outdoor',
    'usual outdoor on no-keys',
    'large no-keys',
    'outdoor',
    'huge "><',
  ]) {
    localStorage.setItem(key, kept);
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
    expect(marksOf(new Function(script) as () => void), kept).toEqual(marksOf(applyReadingChoices));
  }
});

test.each([undefined, { controller: null }])(
  'the script waits for the first paint where no worker has the page',
  async (serviceWorker) => {
    const [, script = ''] =
      /<script>(.+?)<\/script>/.exec(readFileSync('index.html', 'utf8')) ?? [];
    vi.stubGlobal('navigator', { serviceWorker });
    localStorage.setItem(key, 'larger');
    delete document.documentElement.dataset['textSize'];
    // oxlint-disable-next-line no-new-func -- the very text that the document carries
    (new Function(script) as () => void)();
    expect(document.documentElement.dataset['textSize']).toBeUndefined();
    await vi.waitFor(() => expect(document.documentElement.dataset['textSize']).toBe('larger'));
  },
);
