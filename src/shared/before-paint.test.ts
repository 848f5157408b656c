// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { beforePaintScript } from './before-paint.ts';

/** Whether the script in the head of a document loads its fonts. */
function loadsFonts(navigator: object): boolean {
  vi.stubGlobal('navigator', navigator);
  delete document.documentElement.dataset['deviceFonts'];
  document.head.innerHTML =
    '<link rel="preload" as="image" media="not all"><link rel="preload" as="font" media="not all">';
  // oxlint-disable-next-line no-new-func -- the very text that the document carries
  (new Function(beforePaintScript) as () => void)();
  const mediaOf = (as: string) => document.querySelector(`link[as=${as}]`)?.getAttribute('media');
  expect(mediaOf('image')).toBe('not all');
  const isLoaded = mediaOf('font') === 'all';
  expect('deviceFonts' in document.documentElement.dataset).toBe(!isLoaded);
  return isLoaded;
}

test('the fonts of the site are loaded for the first paint only where they can arrive in time', () => {
  expect(loadsFonts({ connection: { rtt: 150 } })).toBe(false);
  expect(loadsFonts({ connection: { rtt: 150 }, serviceWorker: { controller: null } })).toBe(false);
  expect(loadsFonts({ connection: { rtt: 100 } })).toBe(true);
  // With a service worker the fonts are on the device.
  expect(loadsFonts({ connection: { rtt: 150 }, serviceWorker: { controller: {} } })).toBe(true);
  // Safari and Firefox do not say how slow the connection is.
  expect(loadsFonts({})).toBe(true);
});
