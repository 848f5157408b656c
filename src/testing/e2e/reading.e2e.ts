import { climateDiagrams } from '#content/climate-diagrams.ts';
import { climatePlaces } from '#content/climate.ts';
import { imageRef } from '#content/image-catalogue.ts';
import { heritageGalleries } from '#content/heritage-galleries.ts';
import { libraryWorks } from '#content/library.ts';
import { materials } from '#content/materials.ts';
import { photos } from '#content/photos.ts';
import { seasons } from '#shared/climate-places.ts';
import { photoAssignment } from '#content/photos-page.ts';
import { resourceCards, resourcesPageBody } from '#content/resources-hub.ts';
import { scrollUntilStill } from '../support/scroll-until-still.ts';
import { expect, mainStory, readingStory as story } from '../support/story.ts';
import { whenHydrated } from '../support/when-hydrated.ts';

story(
  'A reader opens one pattern by its address, and sees the draft chapter only when requested',
  async ({ page }) => {
    await page.goto('/philosophy-process?section=central-highlands-patterns');
    const section = page.locator('#central-highlands-patterns');
    await expect(section).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Fifteen Principles' })).toHaveCount(0);

    await page.goto('/philosophy-process?draft=true');
    await expect(
      page.getByRole('heading', { name: 'Fifteen Principles', exact: true }),
    ).toHaveCount(1);
    await page.goto('/philosophy-process?draft=yes&section=no-such-section');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Fifteen Principles' })).toHaveCount(0);
  },
);

story('A reader of the essay starts a conversation', async ({ page }) => {
  await page.goto('/philosophy');
  await page.getByRole('link', { name: 'Start a Conversation' }).click();
  await expect(page).toHaveURL('/contact');
});

story(
  'An owner-builder compares the climate by place and by season',
  { tag: mainStory },
  async ({ page }) => {
    await page.goto('/climate-responsive');
    const sunshine = page.getByRole('table', { name: /sunshine/i });
    const temperature = page.getByRole('table', { name: /^temperature/i });
    await expect(sunshine.getByRole('row', { name: 'Castlemaine' })).toHaveText(
      'Castlemaine7.53.86.0',
    );
    await expect(temperature.getByRole('row', { name: 'Mt Franklin' })).toHaveText(
      'Mt Franklin23.5 / 10.016.5 / 5.016.0 / 4.59.5 / 1.5',
    );

    await page.getByRole('radio', { name: 'By season' }).first().check();
    await expect(temperature.getByRole('rowheader')).toHaveText(seasons.map(({ label }) => label));
    await expect(temperature.getByRole('row', { name: 'Winter' })).toHaveText(
      'Winter13.0 / 3.511.0 / 2.510.5 / 2.29.5 / 1.510.0 / 2.0',
    );
    await expect(sunshine.getByRole('columnheader')).toHaveText([
      'Season',
      ...climatePlaces.map(({ name }) => name),
    ]);
    const chart = page.getByRole('img', { name: /average overnight low/i });
    await expect(chart).toHaveAccessibleName(
      /1\.5 degrees at Mt Franklin.*28\.5 degrees at Castlemaine/,
    );
  },
);

story(
  'A reader enlarges the four climate diagrams and closes them by button, key and backdrop',
  async ({ page }) => {
    await page.goto('/climate-responsive');
    await whenHydrated(page);
    const lightbox = page.getByRole('dialog');
    for (const { title } of climateDiagrams) {
      await page.getByRole('link', { name: `Enlarge picture: ${title}` }).click();
      await expect(lightbox.getByText(title, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Close picture' }).click();
      await expect(lightbox).toHaveCount(0);
    }
    const [first] = climateDiagrams;
    const diagram = page.getByRole('link', { name: `Enlarge picture: ${first.title}` });
    await diagram.click();
    await expect(lightbox).toBeVisible();
    await page.mouse.click(20, 120);
    await expect(lightbox).toHaveCount(0);
    await diagram.click();
    await expect(lightbox).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lightbox).toHaveCount(0);
    await expect(diagram).toBeFocused();
    for (const address of ['/site-map', '/philosophy-process']) {
      await expect(page.getByRole('main').locator(`a[href^="${address}"]`).first()).toBeVisible();
    }
  },
);

story(
  'A builder reads a specimen sheet, jumps from one to the next and looks closer',
  { tag: mainStory },
  async ({ page }) => {
    await page.goto('/natural-building-materials');
    for (const { id, title: name } of materials) {
      await page
        .getByRole('navigation', { name: 'Compare the materials' })
        .getByRole('link', { name })
        .click();
      await expect(page).toHaveURL(`/natural-building-materials#${id}`);
      const sheet = page.getByRole('region', { name, exact: true });
      await expect(sheet.getByRole('heading', { name, exact: true })).toBeInViewport();
      for (const part of [
        'Properties',
        'Costs',
        'Processing',
        'Cautions',
        'Featured projects',
        'Environmental impact',
        'Key characteristics',
      ]) {
        await expect(sheet.getByRole('heading', { name: part })).toHaveCount(1);
      }
    }
    const lime = page.getByRole('region', { name: 'Lime', exact: true });
    await expect(lime).toContainText(/\$\d[\d,-]* per /);
    await whenHydrated(page);
    await lime.getByRole('link', { name: /^Enlarge picture/ }).click();
    await expect(page.getByRole('dialog')).toContainText('Lime');
    await page.getByRole('button', { name: 'Close picture' }).click();
    for (const address of ['/design-services', '/projects', '/heritage-research']) {
      await expect(page.getByRole('main').locator(`a[href="${address}"]`).first()).toHaveCount(1);
    }
  },
);

story(
  'A reader searches the library, and sees a message when nothing is found',
  { tag: mainStory },
  async ({ page }) => {
    await page.goto('/library');
    const works = page.getByRole('main').locator('ol > li');
    const status = page.getByRole('main').getByRole('status');
    const search = page.getByRole('searchbox', { name: /search/i });
    await expect(works).toHaveCount(libraryWorks.length);
    const inCategory = (wanted: string) =>
      libraryWorks.filter(({ category }) => category === wanted).length;
    const theory = `Design Theory ${inCategory('design-theory')}`;
    for (const chip of [
      `All ${libraryWorks.length}`,
      theory,
      `Natural Building ${inCategory('natural-building')}`,
      `Research Papers ${inCategory('research-papers')}`,
      `Australian Passive Design ${inCategory('australian-passive')}`,
      `Heritage Architecture ${inCategory('heritage-architecture')}`,
    ]) {
      await expect(page.getByRole('radio', { name: chip })).toHaveCount(1);
    }

    await page.getByText(theory, { exact: true }).click();
    await expect(works).toHaveCount(inCategory('design-theory'));
    await search.fill('tiMELess way');
    await expect(works).toHaveCount(1);
    await expect(status).toHaveText(`1 of ${libraryWorks.length} items`);
    await search.fill('helicopter');
    await expect(status).toHaveText(`0 of ${libraryWorks.length} items`);
    await page.getByRole('button', { name: 'Show all items' }).click();
    await expect(works).toHaveCount(libraryWorks.length);
    await expect(search).toBeFocused();

    const ways = await works.evaluateAll((items) =>
      items.map(
        (item) =>
          /Free Download|Buy|Available in print\/digital formats/.exec(item.textContent)?.[0],
      ),
    );
    expect(ways).toEqual(
      libraryWorks.map(({ downloadUrl, amazonUrl }) =>
        downloadUrl !== ''
          ? 'Free Download'
          : amazonUrl !== ''
            ? 'Buy'
            : 'Available in print/digital formats',
      ),
    );
  },
);

story('A visitor opens a photo, closes it, and hides it by choosing it again', async ({ page }) => {
  await page.goto('/photos');
  const [, second, third] = photos.map(({ title }) =>
    page.getByRole('button', { name: title, exact: true }),
  );
  if (!second || !third) throw new Error('the page needs three photos');
  await expect(page.getByRole('main').locator('button[aria-expanded]')).toHaveCount(photos.length);
  const close = page.getByRole('button', { name: 'Close', exact: true });
  await second.click();
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await third.click();
  await expect(second).toHaveAttribute('aria-expanded', 'false');
  await third.click();
  await expect(close).toHaveCount(0);
  await second.click();
  await close.click();
  await expect(close).toHaveCount(0);
  await expect(second).toBeFocused();
  for (const { title } of photoAssignment.categories) {
    await expect(page.getByRole('main').getByText(title, { exact: true })).toHaveCount(1);
  }
});

story(
  'A visitor of the resources sees what is coming, and closes the dialog by its buttons and backdrop',
  async ({ page }) => {
    await page.goto('/resources');
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards).toHaveCount(resourceCards.length);
    for (const card of resourceCards) {
      const { title } = resourcesPageBody[card.id];
      if (card.kind === 'link') {
        await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveAttribute(
          'href',
          card.href,
        );
        continue;
      }
      const button = page.getByRole('button', { name: title });
      const dialog = page.getByRole('dialog', { name: 'Coming Soon' });
      for (const closedBy of ['Got it', 'Close', 'backdrop'] as const) {
        await button.click();
        await expect(dialog).toContainText(
          `${title} is currently under development. Check back soon for updates!`,
        );
        if (closedBy === 'backdrop') await page.mouse.click(4, 4);
        else await dialog.getByRole('button', { name: closedBy, exact: true }).click();
        await expect(dialog).toHaveCount(0);
        await expect(button).toBeFocused();
      }
    }
    await page.getByRole('link', { name: 'Back to Site Map' }).click();
    await expect(page).toHaveURL('/site-map');
  },
);

story(
  'A reader walks through the village: every caption with its number, two videos, pictures that enlarge',
  async ({ page }) => {
    await page.goto('/heritage-research');
    const main = page.getByRole('main');
    for (const { items } of heritageGalleries) {
      for (const { number, picture } of items) {
        const { caption } = imageRef(picture);
        await expect(main.locator('figcaption', { hasText: caption })).toHaveText(
          `${number}${caption}`,
        );
      }
    }
    const videos = main.locator('video');
    await expect(videos).toHaveCount(2);
    for (const video of await videos.all()) {
      await expect(video).toContainText('Your browser does not support the video tag.');
      await expect(video).toHaveAttribute('preload', 'none');
    }
    await expect(main.getByRole('heading', { name: 'Documentation in Progress' })).toHaveCount(1);

    // Pictures animate once, when scrolled to; the first scroll starts it.
    await page.mouse.wheel(0, 100);
    const last = main
      .getByRole('listitem')
      .filter({ has: page.locator('figure') })
      .last();
    await expect(last).toHaveAttribute('data-state', 'waiting');
    // Before its animation it is hidden on screen, but not in print.
    await expect(last).toHaveCSS('opacity', '0');
    await page.emulateMedia({ media: 'print' });
    await expect(last).toHaveCSS('opacity', '1');
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
    await scrollUntilStill(last);
    await expect(last).toHaveAttribute('data-state', 'risen');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(last).toHaveAttribute('data-state', 'risen');

    await main
      .getByRole('link', { name: /^Enlarge picture/ })
      .first()
      .click();
    const lightbox = page.getByRole('dialog');
    await expect(lightbox).toBeVisible();
    const enlarged = lightbox.locator('img').first();
    await expect
      .poll(() => enlarged.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBeGreaterThan(0);
    // Waits until the animation ends; until then the centre is still covered by the backdrop.
    await enlarged.click();
    await expect(lightbox).toBeVisible();
    await page.getByRole('button', { name: 'Close picture' }).click();
    await expect(lightbox).toHaveCount(0);
  },
);

story(
  'A reader of the landscape pages enlarges pictures and finds the links back',
  async ({ page }) => {
    await page.goto('/landscape-integration');
    await expect(page.getByRole('link', { name: 'Back to Site Map' })).toHaveAttribute(
      'href',
      '/site-map',
    );
    await whenHydrated(page);
    await page
      .getByRole('link', { name: /^Enlarge picture/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Back to Resources' }).click();
    await expect(page).toHaveURL('/resources');
  },
);

story(
  'A reader continues from page to page in the order of the book, and checks the sources',
  async ({ page }) => {
    await page.goto('/about');
    for (const address of [
      '/philosophy',
      '/philosophy-process',
      '/climate-responsive',
      '/landscape-integration',
      '/natural-building-materials',
      '/library',
      '/heritage-research',
    ]) {
      const heading = page.getByRole('heading', { level: 1 });
      const left = await heading.innerText();
      const next = page.getByRole('navigation', { name: 'Previous and next' }).getByText('Next');
      await scrollUntilStill(next);
      await next.click();
      await expect(page).toHaveURL(address);
      // The address changes first; the previous page stays until the next one has loaded.
      await expect(heading).not.toHaveText(left);
    }
    const sources = page.getByRole('region', { name: 'Sources' });
    await expect(sources).toContainText(
      /^Sources, read \w+ \d{4}\. Open the link before you rely on a rule\./,
    );
  },
);

story.describe('where the browser has no service workers', () => {
  story.use({ serviceWorkers: 'block' });

  story('A browser without service workers does not download the pictures', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto('/offline');
    await page.getByRole('button', { name: 'Download for offline use' }).click();
    const said = page
      .getByRole('status')
      .filter({ hasText: 'Nothing was downloaded: this browser hasn’t saved the site yet.' });
    await expect(said).toBeVisible();
    expect(loaded.filter((address) => address.includes('?pack='))).toEqual([]);
  });
});
