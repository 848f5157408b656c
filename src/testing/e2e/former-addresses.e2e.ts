import { startProxy } from '../support/proxy.ts';
import { button, openSite, publish, published, textbox } from '../support/publishing.ts';
import { expect, story } from '../support/story.ts';
import { whenHydrated } from '../support/when-hydrated.ts';

for (const serviceWorkers of ['block', 'allow'] as const) {
  story(
    `An address is changed and changed back, and opens for a reader who has stored either redirect (worker: ${serviceWorkers})`,
    async ({ browser, page, site }) => {
      const network = await startProxy(site.address, ['/content-pack.json']);
      const context = await browser.newContext({ baseURL: network.address, serviceWorkers });
      const reader = await context.newPage();
      const heading = reader.getByRole('heading', { level: 1 });
      await openSite(page);
      await page.getByRole('list', { name: 'Articles' }).getByRole('link').first().click();
      const link = page.getByRole('link', { name: /See the page/ });
      const first = (await link.getAttribute('href')) ?? '';
      const changed = '/blog/lime-in-winter';
      const changeTo = async (address: string) => {
        await textbox(page, 'Address').fill(address.replace('/blog/', ''));
        await publish(page);
        await expect(published(page)).toBeVisible();
      };
      await reader.goto(first);
      await whenHydrated(reader);
      if (serviceWorkers === 'allow') {
        await reader.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
      }
      const title = await heading.innerText();

      await changeTo(changed);
      // As an earlier release answered, and browsers have stored.
      network.onRead = (address) =>
        address === first || address === `/api${first}`
          ? {
              kind: 'answer',
              status: 301,
              headers: { Location: address.replace(first, changed) },
            }
          : null;
      await reader.goto(first);
      await expect(reader).toHaveURL(changed);
      network.onRead = null;

      await changeTo(first);
      for (const address of [first, changed, first]) {
        await reader.goto(address);
        await expect(reader).toHaveURL(first);
        await expect(heading).toHaveText(title);
      }
      // And once more to and fro, with the answers of this release.
      await changeTo(changed);
      for (const address of [first, changed]) {
        await reader.goto(address);
        await expect(reader).toHaveURL(changed);
      }
      await changeTo(first);
      for (const address of [changed, first]) {
        await reader.goto(address);
        await expect(reader).toHaveURL(first);
      }
      await button(page, 'Publish…').waitFor();
      await context.close();
      await network.close();
    },
  );
}

story(
  'Signing out in one tab leaves nothing in an editor that is open in another',
  async ({ context, page }) => {
    await openSite(page);
    await page.getByRole('list', { name: 'Articles' }).getByRole('link').first().click();
    await textbox(page, 'Title').fill('A title that nobody else may see');
    await expect(page.getByText(/^Saved on this device/)).toBeVisible();
    const inbox = await context.newPage();
    await inbox.goto('/messages');
    await textbox(page, 'Title').fill('A title typed a moment before');
    await inbox.getByRole('button', { name: 'Sign out' }).click();
    await inbox.getByRole('button', { name: 'Sign out and delete' }).click();
    await expect(inbox.getByText('You’ve signed out')).toBeVisible();
    await expect(page.getByText('Owner sign-in').first()).toBeVisible();
    await expect(textbox(page, 'Title')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Owner sign-in').first()).toBeVisible();
    const drafts = await page.evaluate(
      () =>
        new Promise<unknown[]>((resolve) => {
          const opening = indexedDB.open('natural-building-design');
          opening.addEventListener('success', () => {
            const all = opening.result
              .transaction('entryDrafts')
              .objectStore('entryDrafts')
              .getAll();
            all.addEventListener('success', () => resolve(all.result));
          });
        }),
    );
    expect(drafts).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('A title');
  },
);
