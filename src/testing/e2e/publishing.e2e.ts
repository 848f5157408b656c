import sharp from 'sharp';
import { deleteOtherSessions } from '#shared/api/sessions.ts';
import { openInbox, ownerCookie, signIn, signInDialog } from '../support/owner.ts';
import { ownersFile } from '../support/owners-file.ts';
import { startPhone } from '../support/phone.ts';
import {
  button,
  openEntry,
  openSite,
  ownerRead,
  publish,
  published,
  read,
  showKind,
  textbox,
} from '../support/publishing.ts';
import { expect, mainStory, story } from '../support/story.ts';
import { violationsOf } from '../support/violations.ts';

story.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const report = 'Natural Building Consultation Report';
const reportPath = '/api/owner/entries/report/natural-building-consultation/revisions';

story(
  'A price is changed in six taps, and visitors see it at once',
  { tag: mainStory },
  async ({ page, site }) => {
    await openSite(page);
    // Choosing the kind takes two taps that a script does not make: the picker is the phone’s own.
    let taps = 2;
    await page.exposeFunction('countTap', () => (taps += 1));
    await page.evaluate(countTaps);
    await openEntry(page, 'Reports and prices', report);
    await page.getByLabel('Price').click();
    await page.getByLabel('Price').fill('$1,595');
    await button(page, 'Publish…').click();
    await expect(page.getByText('Visitors will see these changes')).toBeVisible();
    await expect(page.getByRole('insertion')).toHaveText(/1,595/);
    await button(page, 'Publish now').click();
    await expect(published(page)).toBeVisible();
    expect(taps).toBeLessThanOrEqual(6);
    expect((await read(site, '/design-services')).text).toContain('$1,595');
  },
);

story('Visitors see changed practice details and a new notice', async ({ page, site }) => {
  await openSite(page);
  await openEntry(page, 'Practice details', 'Practice details');
  await page.getByLabel('ABN').fill('51 824 753 557');
  await button(page, 'Publish…').click();
  await expect(page.getByRole('alert').getByText(/Check each digit/)).toBeVisible();
  await page.getByRole('button', { name: /^ABN/ }).click();
  await expect(page.getByLabel('ABN')).toBeFocused();
  await page.getByLabel('ABN').fill('51824753556');
  await publish(page);
  await expect(published(page)).toBeVisible();
  expect((await read(site, '/terms')).text).toContain('51 824 753 556');

  await page.getByRole('link', { name: 'Back to Your site' }).click();
  await showKind(page, 'Notices');
  await button(page, 'New notice').click();
  await textbox(page, 'Notice').fill('Away until 12 January');
  const lastDay = page.getByLabel('Last day').and(page.locator('input'));
  await lastDay.fill('2020-01-12');
  await button(page, 'Publish…').click();
  await expect(page.getByRole('alert').getByText(/That day has passed/)).toBeVisible();
  await lastDay.fill('');
  await publish(page);
  await expect(published(page)).toBeVisible();
  const { entries } = (await ownerRead(site, '/api/owner/entries')) as {
    entries: { kind: string; title: string; state: string }[];
  };
  expect(entries.find(({ kind }) => kind === 'notice')).toMatchObject({
    title: 'Away until 12 January',
    state: 'live',
  });
});

story(
  'Blocks of an article are written, moved, deleted, restored and published',
  async ({ page, site }) => {
    await openSite(page);
    await page.getByRole('list', { name: 'Articles' }).getByRole('link').first().click();
    const path =
      (await page.getByRole('link', { name: /See the page/ }).getAttribute('href')) ?? '';
    const field = (name: string) => textbox(page, name);
    const tools = (name: string) => page.getByRole('group', { name, exact: true });
    const count = await page.getByRole('button', { name: /^Change [a-z]+ \d+$/ }).count();
    const [one, two, three] = [count + 1, count + 2, count + 3];
    const add = page.getByRole('group', { name: 'Add', exact: true });
    await button(add, 'Paragraph').click();
    // Two line breaks start a new paragraph and put the cursor in it.
    await page.keyboard.type('The kiln is cold.');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Wait for spring.');
    await expect(field(`Paragraph ${two}`)).toHaveValue('Wait for spring.');
    await field(`Paragraph ${two}`).selectText();
    await button(tools(`Paragraph ${two}`), 'Bold').click();
    await expect(field(`Paragraph ${two}`)).toHaveValue('**Wait for spring.**');
    await button(tools(`Paragraph ${two}`), 'Up').click();
    await expect(field(`Paragraph ${one}`)).toHaveValue('**Wait for spring.**');
    await expect(field(`Paragraph ${two}`)).toHaveValue('The kiln is cold.');
    await button(add, 'List').click();
    await page.keyboard.type('Goggles\nGloves');
    await button(tools(`List ${three}`), 'Delete').click();
    await expect(page.getByText('List deleted.')).toBeVisible();
    await button(page, 'Undo').click();
    await expect(field(`List ${three}`)).toHaveValue('Goggles\nGloves');
    await button(add, 'Table').click();
    await page.getByLabel('Heading of column 1').last().fill('Month');
    await page.getByLabel('Row 1, column 1').last().fill('July');
    await page.getByLabel('Row 2, column 1').last().fill('August');
    await publish(page);
    await expect(published(page)).toBeVisible();
    const { text } = await read(site, path);
    expect(text).toContain('<strong>Wait for spring.</strong>');
    expect(text).toContain('<li>Gloves</li>');
    expect(text).toMatch(/<th[^>]*>Month/);
    expect(text.indexOf('Wait for spring.')).toBeLessThan(text.indexOf('The kiln is cold.'));
  },
);

story('A new article with five photos is live in at most twelve taps', async ({ page, site }) => {
  await openSite(page);
  let taps = 0;
  await page.exposeFunction('countTap', () => (taps += 1));
  await page.addInitScript(countTaps);
  await page.evaluate(countTaps);
  await button(page, 'New article').click();
  await textbox(page, 'Title').fill('Five days of limewash');
  await textbox(page, 'Subject').fill('Materials');
  await textbox(page, 'Summary').fill('Five thin coats, and a day between them.');
  const add = page.getByRole('group', { name: 'Add', exact: true });
  await button(add, 'Paragraph').click();
  await page.keyboard.type('Thin coats, damp walls.');
  const choosing = page.waitForEvent('filechooser');
  await button(add, 'Photos').click();
  const photos = await Promise.all([0, 60, 120, 180, 240].map((hue) => cameraPhoto(hue)));
  await (await choosing).setFiles(photos);
  const alternativeText = page.getByRole('textbox', {
    name: 'What would you tell somebody on the phone?',
  });
  await expect(alternativeText).toHaveCount(5);
  for (const at of [0, 1, 2, 3, 4]) await alternativeText.nth(at).fill(`A wall, day ${at + 1}`);
  await publish(page);
  await expect(published(page)).toBeVisible({ timeout: 60_000 });
  expect(taps).toBeLessThanOrEqual(12);
  const { status, text } = await read(site, '/blog/five-days-of-limewash');
  expect(status).toBe(200);
  expect(text.match(/A wall, day \d/g)?.length).toBeGreaterThanOrEqual(5);
  const [address] =
    /\/attached_assets_compressed\/uploaded\/[\w-]+\.(?:avif|webp)/.exec(text) ?? [];
  expect((await read(site, address ?? '/no/picture')).status).toBe(200);
});

/** Counts each tap, synthetic clicks included. */
function countTaps(): void {
  document.addEventListener('click', ({ isTrusted }) => {
    if (isTrusted) void (globalThis as unknown as { countTap: () => void }).countTap();
  });
}

/** A photo of twelve megapixels with noise in it, as a camera gives it. */
async function cameraPhoto(hue: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const buffer = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: `hsl(${hue}, 30%, 50%)`, noise },
  })
    .modulate({ hue })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { name: `IMG_${hue}.jpg`, mimeType: 'image/jpeg', buffer };
}

story(
  'An edit made offline survives a reload and a killed browser, and arrives once',
  { tag: mainStory },
  async ({ site }) => {
    const phone = await startPhone(site.address);
    try {
      const { context, page } = await phone.open();
      await openSite(page);
      await openEntry(page, 'Reports and prices', report);
      await page.getByLabel('Price').waitFor();
      await context.setOffline(true);
      await page.getByLabel('Price').fill('640');
      await expect(page.getByText(/^Saved on this device at/)).toBeVisible();
      await publish(page);
      await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible();

      const devtools = await context.newCDPSession(page);
      const crashed = page.waitForEvent('crash');
      // A killed renderer never answers.
      devtools.send('Page.crash').catch(() => undefined);
      await crashed;
      await phone.close();
      expect((await read(site, '/design-services')).text).not.toContain('$640');

      const opened = await phone.open();
      const sent: string[] = [];
      opened.context.on('request', (request) => {
        if (request.method() === 'PUT') sent.push(request.url());
      });
      await opened.page.goto('/messages/site');
      await expect
        .poll(async () => (await read(site, '/design-services')).text.includes('$640'))
        .toBe(true);
      await expect(opened.page.getByText('Not sent yet')).toHaveCount(0);
      expect(sent).toHaveLength(1);
      const { revisions } = (await ownerRead(site, reportPath)) as { revisions: unknown[] };
      expect(revisions).toHaveLength(2);
    } finally {
      await phone.dispose();
    }
  },
);

story(
  'An edit survives the end of its session, and continues after signing in',
  async ({ page, site }) => {
    await openSite(page);
    await openEntry(page, 'Reports and prices', report);
    await page.getByLabel('Price').fill('655');
    await fetch(site.address + deleteOtherSessions.path, {
      method: 'DELETE',
      headers: { Cookie: await ownerCookie(site), Origin: site.address },
    });
    await publish(page);
    await expect(signInDialog(page)).toBeVisible();
    await signIn(page);
    await expect(published(page)).toBeVisible();
    expect((await read(site, '/design-services')).text).toContain('$655');
  },
);

story(
  'Two devices edit one text: both versions are shown, and nothing is overwritten',
  async ({ browser, page, site }) => {
    await openSite(page);
    await openEntry(page, 'Reports and prices', report);
    await page.getByLabel('Price').fill('655');
    const other = await browser.newContext({ baseURL: site.address, serviceWorkers: 'block' });
    const second = await other.newPage();
    await openSite(second);
    await openEntry(second, 'Reports and prices', report);
    await second.getByLabel('Price').fill('700');
    await publish(second);
    await expect(published(second)).toBeVisible();
    await other.close();

    await publish(page);
    await expect(page.getByRole('heading', { name: /changed on another device/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your version in this tab' })).toContainText(
      '655',
    );
    await expect(page.getByRole('region', { name: /The other version/ })).toContainText('700');
    expect(await violationsOf(page)).toEqual([]);
    expect((await read(site, '/design-services')).text).toContain('$700');
    await button(page, 'Continue with mine').click();
    await publish(page);
    await expect(published(page)).toBeVisible();
    expect((await read(site, '/design-services')).text).toContain('$655');
    const { revisions } = (await ownerRead(site, reportPath)) as { revisions: unknown[] };
    expect(revisions).toHaveLength(3);
  },
);

story(
  'History: an older version is restored, and an article is hidden and shown again',
  async ({ page, site }) => {
    await openSite(page);
    const first = page.getByRole('list', { name: 'Articles' }).getByRole('link').first();
    const title = (await first.locator('span').first().innerText()).trim();
    await first.click();
    const path =
      (await page.getByRole('link', { name: /See the page/ }).getAttribute('href')) ?? '';
    await textbox(page, 'Title').fill('Another title');
    await publish(page);
    await expect(published(page)).toBeVisible();
    expect((await read(site, path)).text).toContain('Another title');

    await button(page, 'History').click();
    await page.getByText(/words? added/).click();
    await expect(page.getByRole('insertion').first()).toContainText('Another');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: /^Bring back/ }).click();
    await expect(textbox(page, 'Title')).toHaveValue(title);
    await publish(page);
    await expect(published(page)).toBeVisible();
    expect((await read(site, path)).text).toContain(title);

    await button(page, 'Hide from visitors…').click();
    await button(page, 'Hide it').click();
    await expect(button(page, 'Show it again…')).toBeVisible();
    expect((await read(site, path)).status).toBe(404);
    await button(page, 'Show it again…').click();
    await button(page, 'Show it').click();
    await expect(button(page, 'Hide from visitors…')).toBeVisible();
    expect((await read(site, path)).status).toBe(200);
  },
);

story(
  'A publishing time in the past and markup in text are reported at their fields',
  async ({ page, site }) => {
    await openSite(page);
    await page.getByRole('list', { name: 'Articles' }).getByRole('link').first().click();
    await textbox(page, 'Paragraph 1').fill('One <b>word</b> [here](nowhere)');
    await button(page, 'Publish…').click();
    await expect(
      page.getByRole('alert').getByText(/Paragraph 1: This has HTML in it/),
    ).toBeVisible();
    await page.getByRole('button', { name: /^Paragraph 1:/ }).click();
    await expect(textbox(page, 'Paragraph 1')).toBeFocused();
    await textbox(page, 'Paragraph 1').fill('A word [here](nowhere)');
    await button(page, 'Publish…').click();
    await expect(page.getByRole('alert').getByText(/leads nowhere/)).toBeVisible();
    await textbox(page, 'Paragraph 1').fill('A word [here](/library)');
    await button(page, 'Publish…').click();
    await page.getByLabel('Or publish later').fill('2020-01-01T09:00');
    await button(page, 'Publish at this time').click();
    await expect(page.getByText('That time has passed.')).toBeVisible();
    await page.getByLabel('Or publish later').fill('2099-01-01T09:00');
    await button(page, 'Publish at this time').click();
    await expect(page.getByText(/^Saved. It goes live/)).toBeVisible();
    await expect(page.getByText(/^Changes go live/)).toBeVisible();
    const { entries } = (await ownerRead(site, '/api/owner/entries')) as {
      entries: { publishAt: string | null }[];
    };
    expect(entries.filter(({ publishAt }) => publishAt !== null)).toHaveLength(1);
  },
);

story(
  'The list is filtered by state, in one kind and in all, and its address has the filter',
  async ({ page }) => {
    await openSite(page);
    const state = page.getByRole('combobox', { name: 'Status' });
    const everything = page.getByRole('list', { name: 'Everything' });
    await page.getByRole('list', { name: 'Articles' }).getByRole('link').first().click();
    await textbox(page, 'Title').fill('Lime in winter');
    await expect(page.getByText(/^Saved on this device at/)).toBeVisible();
    await page.getByRole('link', { name: 'Back to Your site' }).click();
    await showKind(page, 'Projects');
    await state.selectOption({ label: 'Not sent (0)' });
    await expect(page.getByText('Nothing here with this status.')).toBeVisible();
    await showKind(page, 'Everything');
    await expect(everything.getByRole('link')).toHaveText(/Lime in winter/);
    await page.reload();
    await expect(everything.getByRole('link')).toHaveText(/Lime in winter/);
    await state.selectOption({ label: 'Hidden (0)' });
    await button(page, 'Show all').click();
    await expect(state).toHaveValue('');
    await page.getByRole('searchbox', { name: 'Search your site' }).fill('lime in w');
    await expect(page.getByRole('list', { name: 'Found' }).getByRole('link')).toHaveCount(1);
    // A kind that is chosen ends the search.
    await showKind(page, 'Notices');
    await expect(page.getByText('Nothing here yet.')).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search your site' })).toHaveValue('');
  },
);

story(
  'The owner who has opened the inbox can open the editor in airplane mode for the first time',
  async ({ site }) => {
    const phone = await startPhone(site.address);
    try {
      const { context, page } = await phone.open();
      await page.goto('/');
      await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
      await openInbox(page);
      await expect.poll(() => page.evaluate(cachedOwnerChunks)).toContain('owner-entry');
      await context.setOffline(true);
      await page.getByRole('link', { name: 'Your site' }).click();
      await expect(page.getByText(/You can still write/)).toBeVisible();
      await button(page, 'New article').click();
      await textbox(page, 'Title').fill('Rain on the tin roof');
      await expect(page.getByText(/^Saved on this device at/)).toBeVisible();
      await page.reload();
      await expect(textbox(page, 'Title')).toHaveValue('Rain on the tin roof');
    } finally {
      await phone.dispose();
    }
  },
);

/** Names of the owner's chunks cached on the device. */
async function cachedOwnerChunks(): Promise<string> {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept
    .flat()
    .map(({ url }) => url)
    .join(' ');
}

story('No visitor loads a byte of the owner’s code', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  for (const path of ['/', '/blog', '/projects/1', '/design-services', '/contact', '/offline']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(loaded.filter((path) => ownersFile.test(path))).toEqual([]);
  expect(loaded.some((path) => path.startsWith('/assets/'))).toBe(true);
});
