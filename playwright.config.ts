import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Debian's Chromium as visitors have it, for Lighthouse and pictures of the site. */
export const fullChromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** The same engine without windows draws and answers alike, and takes a third less of the machine. */
const windowless = '/usr/bin/chromium-headless-shell';

/** Debian's Chromium; the flags keep it from asking the network for anything of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Without windows a browser keeps no page for going back, and lays pages out in another way. */
const needWindows = ['**/below-fold.e2e.ts', '**/first-page.e2e.ts'];

export default defineConfig({
  testDir: 'src/testing/e2e',
  testMatch: '**/*.e2e.ts',
  // `npm run test:long` tells those.
  grepInvert: /@long/,
  fullyParallel: true,
  // Two cores are not busy with two of them: a browser waits for a page, a page for its letters.
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  reporter: [['list']],
  timeout: 90_000,
  // Polls on state: generous, because two busy cores start a browser slowly.
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 360, height: 780 },
    launchOptions: {
      executablePath:
        process.env['CHROMIUM_PATH'] ?? (existsSync(windowless) ? windowless : fullChromium),
      args: chromiumFlags,
    },
    // `npx playwright test … --trace on` tells what happened step by step; always on it costs a third of the time.
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
