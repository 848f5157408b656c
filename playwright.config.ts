import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Debian's full Chromium, as visitors have it: for Lighthouse and screenshots. */
export const fullChromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** The same engine without a window renders and behaves alike, and needs a third less of the machine. */
const windowless = '/usr/bin/chromium-headless-shell';

/** Debian's Chromium; the flags keep it from any network requests of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The headless shell has no back/forward cache and no autofill, and lays pages out differently. */
const needWindows = ['**/autofill.e2e.ts', '**/below-fold.e2e.ts', '**/first-page.e2e.ts'];

export default defineConfig({
  testDir: 'src/testing/e2e',
  testMatch: '**/*.e2e.ts',
  // The others are run by `npm run test:stories`.
  grep: /@quick/,
  fullyParallel: true,
  // Two workers do not keep two cores busy: a browser waits for a page, a page for its fonts.
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  reporter: [['list']],
  timeout: 90_000,
  // Assertions poll; the limit is generous because two busy cores start a browser slowly.
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 360, height: 780 },
    launchOptions: {
      executablePath:
        process.env['CHROMIUM_PATH'] ?? (existsSync(windowless) ? windowless : fullChromium),
      args: chromiumFlags,
    },
    // `npx playwright test … --trace on` shows what happened step by step; always on, it costs a third of the time.
    trace: 'off',
  },
  projects: [
    { name: 'stories', testIgnore: needWindows },
    {
      name: 'windows',
      testMatch: needWindows,
      use: { launchOptions: { executablePath: fullChromium, args: chromiumFlags } },
    },
  ],
});
