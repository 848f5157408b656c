import type { Page } from '@playwright/test';

/** Delays a page's requests for files until `release` is called. */
export async function delayFiles(
  page: Page,
  address: string | RegExp,
): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}
