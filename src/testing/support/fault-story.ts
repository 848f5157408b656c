import { startProxy } from './proxy.ts';
import type { Proxy } from './proxy.ts';
import { story } from './story.ts';

/** A story whose browser reaches the real server through a network that the test decides. */
export const faultStory = story.extend<{ network: Proxy }>({
  // A thumb, so that the selects are the phone's own; only Chromium can play a phone.
  hasTouch: true,
  isMobile: async ({ browserName }, use) => use(browserName === 'chromium'),
  network: async ({ site }, use) => {
    const proxy = await startProxy(site.address, ['/content-pack.json']);
    await use(proxy);
    await proxy.close();
  },
  baseURL: async ({ network }, use) => {
    await use(network.address);
  },
});

export { expect, waitForShell } from './story.ts';
