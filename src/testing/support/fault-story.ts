import type { Locator, Page } from '@playwright/test';
import { startProxy } from './proxy.ts';
import type { Proxy } from './proxy.ts';
import { story } from './story.ts';

/** A story whose browser reaches the real server through a network that the test controls. */
export const faultStory = story.extend<{ network: Proxy }>({
  // A touch screen, so that the selects are the phone's own; only Chromium can emulate a phone.
  hasTouch: true,
  isMobile: async ({ browserName }, use) => use(browserName === 'chromium'),
  network: async ({ site }, use) => {
    const proxy = await startProxy(site.address, ['/content-pack.json']);
    await use(proxy);
    await proxy.close();
  },
  page: async ({ browserName, page }, use) => {
    if (browserName === 'firefox') fillByTyping(page);
    await use(page);
  },
  baseURL: async ({ network }, use) => {
    await use(network.address);
  },
});

/**
 * In Debian's Firefox `fill` sets the value without React noticing, so text is typed key by key. The keys go to the
 * element and not to the locator, which may describe a state that the first key ends.
 */
function fillByTyping(page: Page): void {
  const locators: Locator = Object.getPrototypeOf(page.locator('body'));
  locators.fill = async function (this: Locator, text: string) {
    // The page of the story; there may be several.
    const { keyboard } = this.page();
    await this.focus();
    await keyboard.press('Control+A');
    await keyboard.press('Delete');
    await keyboard.type(text);
  };
}

export { expect, mainStory, quick, waitForShell } from './story.ts';
