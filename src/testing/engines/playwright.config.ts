import { defineConfig } from '@playwright/test';
import chromium from '../../../playwright.config.ts';

/**
 * Other engines, and stories that take many minutes: `npm run test:engines`. Needs Debian's firefox-esr, webkit2gtk-
 * driver, xvfb and xauth besides the Chromium of `npm test`.
 */
export default defineConfig({
  ...chromium,
  testDir: '..',
  grep: /./,
  // Firefox is typed into key by key.
  timeout: 300_000,
  projects: [
    {
      name: 'firefox',
      testMatch: ['e2e/forms*.e2e.ts', 'e2e/faults*.e2e.ts'],
      use: {
        browserName: 'firefox',
        // Debian's Firefox is driven by WebDriver BiDi, which only this channel speaks.
        channel: 'moz-firefox',
        launchOptions: { executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr' },
      },
    },
    { name: 'webkit', testMatch: 'engines/webkit.engine.ts' },
    { name: 'long', testMatch: 'engines/*.long.ts' },
  ],
});
