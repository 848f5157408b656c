import { defineConfig } from '@playwright/test';
import chromium from '../../playwright.config.ts';

/** The stories that take long, in Chromium: the second half of `npm run test:long`. */
export default defineConfig({ ...chromium, testDir: 'e2e', grepInvert: [], grep: /@long/ });
