import { defineConfig } from '@playwright/test';
import chromium from '../../playwright.config.ts';

/** The stories that `npm test` leaves out, in Chromium. */
export default defineConfig({
  ...chromium,
  testDir: 'e2e',
  grep: /./,
  grepInvert: /@quick/,
  // Many of them walk through every page or state, which takes minutes beside two others on two cores.
  timeout: 300_000,
});
