import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { putEntryRevision } from '#shared/api/owner-entries.ts';
import { signIn, signInDialog } from '../support/owner.ts';
import { startPhone } from '../support/phone.ts';
import {
  addBlock,
  button,
  openEntry,
  openSite,
  publish,
  published,
  read,
  showKind,
  textbox,
} from '../support/publishing.ts';
import { expect, story } from '../support/story.ts';

story.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const report = 'Natural Building Consultation Report';

story(
  'An article is saved before the phone kills the browser to open its camera',
  async ({ site }) => {
    const phone = await startPhone(site.address);
    try {
      const { context, page } = await phone.open();
      await openSite(page);
      await button(page, 'New article').click();
      await button(addBlock(page), 'Paragraph').click();
      await textbox(page, 'Paragraph 1').fill('Wet the wall first.');
      const { pathname } = new URL(page.url());
      const choosing = page.waitForEvent('filechooser');
      await textbox(page, 'Title').fill('Before the camera');
      await button(page, 'Take a photo').first().click();
      await choosing;
      const devtools = await context.newCDPSession(page);
      const crashed = page.waitForEvent('crash');
      // A killed renderer never answers.
      devtools.send('Page.crash').catch(() => undefined);
      await crashed;
      await phone.close();

      const again = await phone.open();
      await again.page.goto(pathname);
      await expect(textbox(again.page, 'Title')).toHaveValue('Before the camera');
      await expect(textbox(again.page, 'Paragraph 1')).toHaveValue('Wet the wall first.');
    } finally {
      await phone.dispose();
    }
  },
);

story(
  'When the server’s disk is full, a change waits on the phone and is sent later',
  async ({ page, site }) => {
    await openSite(page);
    await openEntry(page, 'Reports and prices', report);
    await page.getByLabel('Price').fill('675');
    const revisions = `**${putEntryRevision.path.replaceAll(/:\w+/g, '*')}`;
    await page.route(revisions, (route) =>
      route.fulfill({
        status: 507,
        contentType: 'application/problem+json',
        json: {
          type: '/problems/storage-full',
          title: 'Storage full',
          status: 507,
          detail: 'The disk of the server is full.',
          code: 'storage-full',
          requestId: '1',
        },
      }),
    );
    await publish(page);
    await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible();
    await expect(
      page.getByText('It’s safe on this device. The server’s disk is full.'),
    ).toBeVisible();
    await page.reload();
    await expect(
      page.getByText('It’s safe on this device. The server’s disk is full.'),
    ).toBeVisible();
    await page.unroute(revisions);
    await button(page, 'Send now').click();
    await expect(published(page)).toBeVisible();
    expect((await read(site, '/design-services')).text).toContain('$675');
  },
);

story(
  'Every former address of an article redirects to the current one, even after a power cut',
  async ({ page, site }) => {
    await openSite(page);
    await page.getByRole('list', { name: 'Articles' }).getByRole('link').first().click();
    const first =
      (await page.getByRole('link', { name: /See the page/ }).getAttribute('href')) ?? '';
    for (const address of ['lime-in-winter', 'lime-in-july']) {
      await textbox(page, 'Address').fill(address);
      await publish(page);
      await expect(published(page)).toBeVisible();
    }
    await site.stop('SIGKILL');
    await site.start();
    for (const former of [first, '/blog/lime-in-winter']) {
      const response = await fetch(site.address + former, { redirect: 'manual' });
      expect([former, response.status, response.headers.get('Location')]).toEqual([
        former,
        301,
        '/blog/lime-in-july',
      ]);
    }
    expect((await read(site, '/blog/lime-in-july')).status).toBe(200);
    const { text } = await read(site, '/sitemap.xml');
    expect(text).toContain('/blog/lime-in-july');
    expect(text).not.toContain(`${first}<`);
  },
);

story('A photo that the server cannot read has an error at its block', async ({ page, site }) => {
  const create = { width: 1200, height: 900, channels: 3, background: '#8a6f52' } as const;
  const whole = await sharp({ create }).jpeg().toBuffer();
  await openSite(page);
  await button(page, 'New article').click();
  await textbox(page, 'Title').fill('A damaged photo');
  await textbox(page, 'Subject').fill('Materials');
  await textbox(page, 'Summary').fill('In short.');
  const choosing = page.waitForEvent('filechooser');
  await button(addBlock(page), 'Photos').click();
  await (
    await choosing
  ).setFiles([
    { name: 'cut.jpg', mimeType: 'image/jpeg', buffer: whole.subarray(0, whole.length / 2) },
  ]);
  const alternativeText = textbox(page, 'What would you tell somebody on the phone?');
  await alternativeText.fill('A wall');
  await publish(page);
  await page.getByRole('button', { name: /This photo is damaged/ }).click();
  await expect(alternativeText.last()).toHaveValue('A wall');
  expect((await read(site, '/blog/a-damaged-photo')).status).toBe(404);

  // The photo is the cover as well.
  for (const group of ['Cover picture', 'Photo']) {
    const another = page.waitForEvent('filechooser');
    await button(page.getByRole('group', { name: group }), 'Choose another photo').click();
    await (await another).setFiles([{ name: 'whole.jpg', mimeType: 'image/jpeg', buffer: whole }]);
  }
  // At once: it waits for the photos that are being saved.
  await publish(page);
  await expect(published(page)).toBeVisible({ timeout: 60_000 });
  expect((await read(site, '/blog/a-damaged-photo')).text).toContain('A wall');
});

/** Delays saving every photo picked from now on. Returns a function that lets them continue. */
async function holdPhotos(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const decode = createImageBitmap;
    const released = new Promise<void>((resolve) => Object.assign(globalThis, { resolve }));
    globalThis.createImageBitmap = (async (...picture: Parameters<typeof decode>) => {
      await released;
      return decode(...picture);
    }) as typeof decode;
  });
  return () => page.evaluate(() => (globalThis as unknown as { resolve: () => void }).resolve());
}

async function pickAnother(page: Page, group: string): Promise<void> {
  const create = { width: 120, height: 90, channels: 3, background: '#5a4c40' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  const choosing = page.waitForEvent('filechooser');
  await button(page.getByRole('group', { name: group }), 'Choose another photo').click();
  await (await choosing).setFiles([{ name: 'wall.jpg', mimeType: 'image/jpeg', buffer }]);
}

story('Preview and Publish wait for a photo that is still being saved', async ({ page, site }) => {
  await openSite(page);
  await page.getByRole('list', { name: 'Articles' }).getByRole('link').first().click();
  const path = (await page.getByRole('link', { name: /See the page/ }).getAttribute('href')) ?? '';
  const uploaded = /\/attached_assets_compressed\/uploaded\//;
  const before = (await read(site, path)).text;
  expect(before).not.toMatch(uploaded);

  let release = await holdPhotos(page);
  await pickAnother(page, 'Cover picture');
  const opening = page.context().waitForEvent('page');
  await button(page, 'Preview').click();
  await expect(button(page, 'Saving photo…')).toBeVisible();
  // Neither button does anything until then.
  await button(page, 'Publish…').click({ force: true });
  await expect(button(page, 'Publish now')).toHaveCount(0);
  expect(page.context().pages()).toHaveLength(1);
  await release();
  // On a slow machine, the tap is over before the photo has been sent.
  const isLate = await Promise.race([
    opening.then(() => false),
    page
      .getByText('Press Preview again to see it.')
      .waitFor()
      .then(() => true),
  ]);
  if (isLate) await button(page, 'Preview').click();
  const preview = await opening;
  await preview.waitForLoadState();
  expect(await preview.content()).toMatch(uploaded);
  await preview.close();

  await button(page, 'Delete changes…').click();
  await button(page, 'Delete the changes').click();
  await expect(page.getByText('Changes on this device')).toHaveCount(0);
  release = await holdPhotos(page);
  await pickAnother(page, 'Cover picture');
  await button(page, 'Publish…').click();
  await expect(button(page, 'Saving photo…')).toBeVisible();
  await expect(button(page, 'Publish now')).toHaveCount(0);
  await release();
  await button(page, 'Publish now').click();
  await expect(published(page)).toBeVisible({ timeout: 60_000 });
  expect((await read(site, path)).text).toMatch(uploaded);
});

story(
  'A photo that is still being saved when its article is closed is in it afterwards',
  async ({ page }) => {
    await openSite(page);
    await page.getByRole('list', { name: 'Articles' }).getByRole('link').first().click();
    const { pathname } = new URL(page.url());
    await textbox(page, 'Title').fill('Left early');
    const release = await holdPhotos(page);
    await pickAnother(page, 'Cover picture');
    await button(page, 'Publish…').click();
    await page.getByRole('link', { name: 'Back to Your site' }).click();
    await page.getByRole('list', { name: 'Articles' }).waitFor();
    await release();
    await expect(page.getByText('Waiting to be sent')).toHaveCount(0);
    await page
      .getByRole('link', { name: /Left early/ })
      .first()
      .click();
    const cover = page.getByRole('group', { name: 'Cover picture' });
    await expect(cover.locator('img').first()).toHaveAttribute('src', /^blob:/);
    await expect(textbox(page, 'Title')).toHaveValue('Left early');
    // The earlier press of the button has no effect any more.
    expect(new URL(page.url())).toMatchObject({ pathname, search: '' });
  },
);

story(
  'A deleted article does not return with a photo that was still being saved',
  async ({ page }) => {
    await openSite(page);
    await page.getByRole('list', { name: 'Articles' }).getByRole('link').first().click();
    const title = await textbox(page, 'Title').inputValue();
    await textbox(page, 'Title').fill('To be deleted');
    const release = await holdPhotos(page);
    await pickAnother(page, 'Cover picture');
    await button(page, 'Delete changes…').click();
    await button(page, 'Delete the changes').click();
    await release();
    await expect(textbox(page, 'Title')).toHaveValue(title);
    await expect(page.getByText('Changes on this device')).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to Your site' }).click();
    await expect(page.getByRole('link', { name: /To be deleted/ })).toHaveCount(0);
  },
);

story(
  'An older version replaces unsent changes only after the owner confirms',
  async ({ page, context }) => {
    await openSite(page);
    await page.getByRole('list', { name: 'Articles' }).getByRole('link').first().click();
    const title = await textbox(page, 'Title').inputValue();
    await textbox(page, 'Title').fill('Another title');
    await publish(page);
    await expect(published(page)).toBeVisible();
    await button(page, 'Publish…').click();
    await expect(page.getByText('Nothing has changed since it was last published.')).toBeVisible();
    await button(page, 'Back to editing').click();
    await textbox(page, 'Title').fill('Not sent');
    await button(page, 'History').click();
    const bringBack = page.getByRole('button', { name: /^Bring back/ });
    await bringBack.click();
    await button(page, 'Cancel').click();
    await expect(bringBack).toBeFocused();
    await button(page, 'Back to editing').click();
    await expect(textbox(page, 'Title')).toHaveValue('Not sent');
    await button(page, 'History').click();
    await bringBack.click();
    await button(page, 'Replace them').click();
    await expect(textbox(page, 'Title')).toHaveValue(title);
    // It is a draft like any other.
    await context.setOffline(true);
    await textbox(page, 'Title').fill('Changed offline');
    await publish(page);
    await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible();
    await context.setOffline(false);
    await expect(published(page)).toBeVisible();
  },
);

story('Hiding a page cancels its schedule, and says so', async ({ page, site }) => {
  await openSite(page);
  await page.getByRole('list', { name: 'Articles' }).getByRole('link').first().click();
  const path = (await page.getByRole('link', { name: /See the page/ }).getAttribute('href')) ?? '';
  const schedule = async () => {
    await button(page, 'Publish…').click();
    await page.getByLabel('Or publish later').fill('2099-01-01T09:00');
    await button(page, 'Publish at this time').click();
    await expect(page.getByText(/^Saved. It goes live/)).toBeVisible();
  };
  await textbox(page, 'Title').fill('For another year');
  await schedule();
  await button(page, 'Hide from visitors…').click();
  await expect(page.getByText(/The scheduled changes won’t be published/)).toBeVisible();
  await button(page, 'Hide it').click();
  await expect(button(page, 'Show it again…')).toBeVisible();
  await button(page, 'History').click();
  await expect(page.getByRole('heading', { name: 'Original version Hidden' })).toBeVisible();
  await button(page, 'Back to editing').click();
  await expect(page.getByText(/^Saved. It goes live/)).toHaveCount(0);
  await button(page, 'Publish…').click();
  await expect(page.getByText(/This is hidden now/)).toBeVisible();
  await button(page, 'Publish now').click();
  await expect(published(page)).toBeVisible();
  expect((await read(site, path)).text).toContain('For another year');

  // What was never live becomes a draft again, which no visitor sees.
  await page.getByRole('link', { name: 'Back to Your site' }).click();
  await showKind(page, 'Notices');
  await button(page, 'New notice').click();
  await textbox(page, 'Notice').fill('Away in January');
  await schedule();
  await button(page, 'Cancel the scheduled time…').click();
  await button(page, 'Don’t publish it').click();
  await expect(page.getByText('It’s a draft again')).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Saved. It goes live/)).toHaveCount(0);
});

story(
  'An ended session asks for the passphrase, even for a preview and without changes',
  async ({ page, context }) => {
    await openSite(page);
    await page.getByRole('list', { name: 'Articles' }).getByRole('link').first().click();
    await textbox(page, 'Title').waitFor();
    await context.clearCookies();
    await publish(page);
    await expect(signInDialog(page)).toBeVisible();
    await signIn(page);
    await button(page, 'Back to editing').click();
    await textbox(page, 'Title').fill('Written without a session');
    await context.clearCookies();
    await button(page, 'Preview').click();
    await expect(signInDialog(page)).toBeVisible();
    expect(context.pages()).toHaveLength(1);
    await signIn(page);
    await expect(textbox(page, 'Title')).toHaveValue('Written without a session');
    await context.setOffline(true);
    await button(page, 'Preview').click();
    await expect(page.getByText(/Previews need a connection/)).toBeVisible();
    expect(context.pages()).toHaveLength(1);
    await context.setOffline(false);
    const opening = context.waitForEvent('page');
    await button(page, 'Preview').click();
    await expect((await opening).getByRole('heading', { level: 1 })).toHaveText(
      'Written without a session',
    );
  },
);
