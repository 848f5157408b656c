// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { beforePaintScript } from './before-paint.ts';

/** How many fonts the document still preloads after the script in its head. */
function preloadedFonts(navigator: object): number {
  vi.stubGlobal('navigator', navigator);
  document.head.innerHTML =
    '<link rel="preload" as="image"><link rel="preload" as="font"><link rel="preload" as="font">';
  // oxlint-disable-next-line no-new-func -- the very text that the document carries
  (new Function(beforePaintScript) as () => void)();
  expect(document.querySelectorAll('link[as=image]').length).toBe(1);
  return document.querySelectorAll('link[as=font]').length;
}

test('the first paint waits for fonts only where they can arrive in time', () => {
  expect(preloadedFonts({ connection: { rtt: 150 } })).toBe(0);
  expect(preloadedFonts({ connection: { rtt: 150 }, serviceWorker: { controller: null } })).toBe(0);
  expect(preloadedFonts({ connection: { rtt: 100 } })).toBe(2);
  // With a service worker the fonts are on the device.
  expect(preloadedFonts({ connection: { rtt: 150 }, serviceWorker: { controller: {} } })).toBe(2);
  // Browsers that do not tell, and do not wait either.
  expect(preloadedFonts({})).toBe(2);
});
