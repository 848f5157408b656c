import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** Speed of a mid-range phone, as a fraction of this machine's. */
const processorRate = 4;
/** Slow 4G as Lighthouse defines it; milliseconds, bytes a second. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638_400 * 0.9) / 8,
  uploadThroughput: (675_000 * 0.9) / 8,
};

export function newPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  });
}

/** Slows a page's processor and network. */
export async function throttled(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorRate });
  return session;
}
