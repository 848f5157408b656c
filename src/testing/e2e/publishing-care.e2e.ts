import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { blockLimits } from '#shared/content-types/blocks.ts';
import { startPhone } from '../support/phone.ts';
import {
  addBlock,
  button,
  openSite,
  ownerRead,
  publish,
  published,
  read,
  showKind,
  textbox,
} from '../support/publishing.ts';
import { expect, story } from '../support/story.ts';
import { violationsOf } from '../support/violations.ts';

story.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** A picture of one colour in any size, which is quick to encode. */
async function plainPhoto(name: string, width: number, height: number) {
  const create = { width, height, channels: 3, background: '#8a6f52' } as const;
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() };
}

/** Pastes as a browser does after a copy from another program. */
async function paste(field: Locator, html: string, plain: string): Promise<void> {
  await field.focus();
  await field.evaluate(
    (element, [rich, text]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', rich);
      clipboardData.setData('text/plain', text);
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [html, plain] as const,
  );
}

const fromWord =
  '<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->' +
  '<p class=MsoNormal style="mso-margin-top-alt:auto"><b>Slake</b> it for a week.<o:p></o:p></p>' +
  '<h2>What you need</h2>' +
  '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><![if !supportLists]><span style="font-family:Symbol"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span></span><![endif]>A drum</p>' +
  '<script>globalThis.isTaken = true</script><!--EndFragment--></body></html>';
const fromGoogleDocs =
  '<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1">' +
  '<p dir="ltr"><span style="font-weight:400">Then </span><span style="font-weight:700">wait</span><span>.</span></p>' +
  '<ol><li dir="ltr"><p role="presentation"><span>First coat</span></p></li>' +
  '<li dir="ltr"><p role="presentation"><span>Second coat</span></p></li></ol></b>';

story(
  'Text pasted from Word and from Google Docs becomes blocks without styles or scripts',
  async ({ page }) => {
    await openSite(page);
    await button(page, 'New article').click();
    await button(addBlock(page), 'Paragraph').click();
    await paste(textbox(page, 'Paragraph 1'), fromWord, 'plain');
    await expect(textbox(page, 'Paragraph 1')).toHaveValue('**Slake** it for a week.');
    await expect(textbox(page, 'Heading 2')).toHaveValue('What you need');
    await expect(textbox(page, 'List 3')).toHaveValue('A drum');
    await button(addBlock(page), 'Paragraph').click();
    await paste(textbox(page, 'Paragraph 4'), fromGoogleDocs, 'plain');
    await expect(textbox(page, 'Paragraph 4')).toHaveValue('Then **wait**.');
    await expect(textbox(page, 'List 5')).toHaveValue('First coat\nSecond coat');
    expect(await page.evaluate(() => 'isTaken' in globalThis)).toBe(false);
    await expect(page.getByText(/^Saved on this device at/)).toBeVisible();
  },
);

story(
  'The preview is the real page with the new text, and nobody else can see it',
  async ({ page, site }) => {
    await openSite(page);
    await page.getByRole('list', { name: 'Articles' }).getByRole('link').first().click();
    const path =
      (await page.getByRole('link', { name: /See the page/ }).getAttribute('href')) ?? '';
    await textbox(page, 'Title').fill('Only in the preview');
    const opening = page.context().waitForEvent('page');
    await button(page, 'Preview').click();
    const preview = await opening;
    await expect(
      preview.getByRole('heading', { level: 1, name: 'Only in the preview' }),
    ).toBeVisible();
    await expect(preview.getByRole('contentinfo')).toBeVisible();
    await expect(
      preview.getByRole('complementary', { name: 'Preview' }).getByText('Only you can see this.'),
    ).toBeVisible();
    await expect(preview).toHaveTitle(/^Preview: Only in the preview/);
    expect(await violationsOf(preview)).toEqual([]);
    await preview.close();
    for (const address of [path, '/blog', '/feed.xml', '/api/blog', '/sitemap.xml']) {
      expect((await read(site, address)).text).not.toContain('Only in the preview');
    }
    await expect(textbox(page, 'Title')).toHaveValue('Only in the preview');
  },
);

story(
  'An error is shown at its field: a missing title, an address in use, a missing photo description',
  async ({ page, site }) => {
    const { entries } = (await ownerRead(site, '/api/owner/entries')) as {
      entries: { kind: string; slug: string }[];
    };
    const taken = entries.find(({ kind }) => kind === 'article')?.slug ?? '';
    await openSite(page);
    await button(page, 'New article').click();
    await button(page, 'Publish…').click();
    await expect(page.getByRole('alert').getByText(/Give the article a title/)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await textbox(page, 'Title').fill('A second one');
    await textbox(page, 'Subject').fill('Materials');
    await textbox(page, 'Summary').fill('In short.');
    await textbox(page, 'Address').fill(taken);
    await button(addBlock(page), 'Paragraph').click();
    await page.keyboard.type('Words.');
    const choosing = page.waitForEvent('filechooser');
    await button(addBlock(page), 'Photos').click();
    await (await choosing).setFiles([await plainPhoto('wall.jpg', 1200, 900)]);
    const alternativeText = textbox(page, 'What would you tell somebody on the phone?');
    await expect(alternativeText).toHaveCount(1);
    await button(page, 'Publish…').click();
    const missing = page.getByRole('button', { name: /Say what the picture shows/ });
    await expect(missing).toHaveCount(1);
    await missing.click();
    await expect(alternativeText).toBeFocused();
    await alternativeText.fill('A wall in the sun');
    await publish(page);
    await expect(page.getByRole('alert').getByText(/Another page has this address/)).toBeVisible();
    expect((await read(site, '/blog/a-second-one')).status).toBe(404);
    await textbox(page, 'Address').fill('');
    await publish(page);
    await expect(published(page)).toBeVisible();
    expect((await read(site, '/blog/a-second-one')).text).toContain('A wall in the sun');
  },
);

story(
  'A PDF and a HEIC photo are refused with an explanation, and a photo 12,000 pixels wide is accepted',
  async ({ page, site }) => {
    await openSite(page);
    await button(page, 'New article').click();
    const pick = async (files: { name: string; mimeType: string; buffer: Buffer }[]) => {
      const choosing = page.waitForEvent('filechooser');
      await button(addBlock(page), 'Photos').click();
      await (await choosing).setFiles(files);
    };
    const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0heicmif1');
    await pick([
      {
        name: `plan${'n'.repeat(120)}.pdf`,
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7'),
      },
      { name: 'wall.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7') },
      { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic },
    ]);
    const refusals = page.getByRole('alert').getByRole('listitem');
    await expect(refusals).toHaveCount(3);
    await expect(refusals.nth(0)).toContainText('plann');
    await expect(refusals.nth(1)).toContainText('wall.jpg');
    await expect(refusals.nth(2)).toContainText(/HEIC|JPEG/);
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const alternativeText = textbox(page, 'What would you tell somebody on the phone?');
    await expect(alternativeText).toHaveCount(0);

    await pick([await plainPhoto('panorama.jpg', 12_000, 1_500)]);
    await expect(alternativeText).toHaveCount(1);
    await alternativeText.fill('The ridge');
    await textbox(page, 'Title').fill('A long view');
    await textbox(page, 'Subject').fill('Places');
    await textbox(page, 'Summary').fill('From the ridge.');
    await publish(page);
    await expect(published(page)).toBeVisible({ timeout: 60_000 });
    const { text } = await read(site, '/blog/a-long-view');
    const [address] =
      /\/attached_assets_compressed\/uploaded\/[\w-]+-800\.(?:avif|webp)/.exec(text) ?? [];
    expect((await read(site, address ?? '/no/picture')).status).toBe(200);
  },
);

story(
  'A project with captioned sections and photos, written offline, is sent once',
  async ({ site }) => {
    const phone = await startPhone(site.address);
    try {
      const { context, page } = await phone.open();
      await openSite(page);
      await showKind(page, 'Projects');
      await button(page, 'New project').click();
      await textbox(page, 'Title').fill('A shed of light earth');
      await context.setOffline(true);
      await textbox(page, 'Summary').fill('A shed.');
      await textbox(page, 'Project details').fill('Straw and clay slip.');
      const groups = page.getByRole('group', { name: /^Gallery in parts with captions/ });
      await button(groups, 'Part with a caption').click();
      const choosing = page.waitForEvent('filechooser');
      await button(groups, 'Photos').click();
      await (
        await choosing
      ).setFiles([
        await plainPhoto('one.jpg', 1600, 1200),
        await plainPhoto('two.jpg', 1200, 1600),
      ]);
      const alternativeText = textbox(groups, 'What would you tell somebody on the phone?');
      await expect(alternativeText).toHaveCount(2);
      await alternativeText.nth(0).fill('The frame');
      await alternativeText.nth(1).fill('The infill');
      await textbox(groups, 'Caption of part 1').fill('Two days in May');
      await publish(page);
      await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible();
      await phone.close();

      const again = await phone.open();
      const sent: string[] = [];
      again.context.on('request', (request) => {
        if (request.method() === 'PUT') sent.push(new URL(request.url()).pathname);
      });
      await again.page.goto('/messages/site?kind=project');
      await expect
        .poll(async () => (await read(site, '/projects')).text, { timeout: 60_000 })
        .toContain('A shed of light earth');
      expect(sent.filter((path) => path.includes('/pictures/')).length).toBe(2);
      expect(new Set(sent).size).toBe(sent.length);
      const projects = JSON.parse((await read(site, '/api/projects')).text) as {
        id: number;
        title: string;
      }[];
      const made = projects.find(({ title }) => title === 'A shed of light earth');
      const { text } = await read(site, `/projects/${made?.id}`);
      for (const words of ['Two days in May', 'The frame', 'The infill']) {
        expect(text).toContain(words);
      }
    } finally {
      await phone.dispose();
    }
  },
);

story(
  'An article takes two hundred blocks, and one more is refused with an explanation',
  async ({ page, site }) => {
    await openSite(page);
    await button(page, 'New article').click();
    await textbox(page, 'Title').fill('Two hundred');
    await textbox(page, 'Subject').fill('Materials');
    await textbox(page, 'Summary').fill('Many.');
    await button(addBlock(page), 'Paragraph').click();
    const lines = (count: number) =>
      Array.from({ length: count }, (_, index) => `<p>Line ${index + 1}</p>`).join('');
    await paste(textbox(page, 'Paragraph 1'), lines(blockLimits.blocks + 1), 'plain');
    await expect(textbox(page, `Paragraph ${blockLimits.blocks + 1}`)).toHaveValue(
      `Line ${blockLimits.blocks + 1}`,
    );
    await button(page, 'Publish…').click();
    await expect(
      page.getByRole('alert').getByText(new RegExp(`The limit is ${blockLimits.blocks}`)),
    ).toBeVisible();
    const last = page.getByRole('group', {
      name: `Paragraph ${blockLimits.blocks + 1}`,
      exact: true,
    });
    // Its buttons appear with the focus.
    await textbox(page, `Paragraph ${blockLimits.blocks + 1}`).focus();
    await button(last, 'Delete').click();
    const choosing = page.waitForEvent('filechooser');
    await button(page, 'Choose a photo').first().click();
    await (await choosing).setFiles([await plainPhoto('wall.jpg', 1200, 900)]);
    await textbox(page, 'What would you tell somebody on the phone?').fill('A wall');
    await publish(page);
    await expect(published(page)).toBeVisible({ timeout: 60_000 });
    expect((await read(site, '/blog/two-hundred')).text).toContain(`Line ${blockLimits.blocks}<`);
  },
);
