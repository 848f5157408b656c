import { chromium, devices } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import config from '../../../playwright.config.ts';

/** A phone whose browser can be closed and opened again with its storage. */
export interface Phone {
  /** Everything that the browser stores. */
  readonly profileFolder: string;
  /** Opens the browser with the storage of the previous session. */
  open(): Promise<{ context: BrowserContext; page: Page }>;
  /** Closes the browser. */
  close(): Promise<void>;
  /** Closes the browser and deletes its storage. */
  dispose(): Promise<void>;
}

export async function startPhone(baseURL: string): Promise<Phone> {
  const profileFolder = await mkdtemp(join(tmpdir(), 'nbd-phone-'));
  let context: BrowserContext | null = null;
  const { defaultBrowserType: _browser, ...pixel } = devices['Pixel 5'];

  async function close(): Promise<void> {
    await context?.close();
    context = null;
  }
  return {
    profileFolder,
    async open() {
      context = await chromium.launchPersistentContext(profileFolder, {
        ...pixel,
        ...config.use?.launchOptions,
        baseURL,
      });
      return { context, page: context.pages()[0] ?? (await context.newPage()) };
    },
    close,
    async dispose() {
      await close();
      await rm(profileFolder, { recursive: true, force: true });
    },
  };
}
