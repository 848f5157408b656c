import { defineConfig } from '@playwright/test';
import chromium from '../../playwright.config.ts';

/** The stories that `npm test` leaves out, in Chromium: the second half of `npm run test:long`. */
export default defineConfig({ ...chromium, testDir: 'e2e', grep: /./, grepInvert: /@quick/ });
