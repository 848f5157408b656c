import {
  button,
  openEntry,
  openSite,
  publish,
  published,
  read,
  showKind,
  textbox,
} from '../support/publishing.ts';
import { frequentQuestions } from '#content/faq.ts';
import { pagesPath } from '#shared/page-content.ts';
import { waitUntilCached } from '../support/offline-ready.ts';
import { expect, story, waitForShell } from '../support/story.ts';
import { violationsOf } from '../support/violations.ts';
import { whenHydrated } from '../support/when-hydrated.ts';

/** The localStorage key of the data that a visit has read. */
const storageKey = 'natural-building-design:reads';

story.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

story(
  'A device that has visited before shows a changed FAQ answer, online and offline',
  async ({ page, site }) => {
    const [asked] = frequentQuestions;
    const question = asked?.question ?? '';
    await page.goto('/about');
    await waitForShell(page);
    await openSite(page);
    await openEntry(page, 'Questions and answers', question);
    await textbox(page, 'Answer').fill(
      'Yes, you can.\n\nAsk [the Commission](source:bpc-owner-builders) first.',
    );
    await publish(page);
    await expect(published(page)).toBeVisible();
    const { text } = await read(site, '/design-services');
    expect(text).toContain('<p>Yes, you can.</p>');
    expect(text).toMatch(/<p>Ask <a href="https:[^>]+>the Commission<\/a> first.<\/p>/);

    await page.goto('/library');
    await waitUntilCached(page, pagesPath, 'Yes, you can.');
    await site.stop();
    await page.goto('/design-services');
    await page.getByText(question, { exact: true }).click();
    await expect(page.getByText('Yes, you can.', { exact: true })).toBeVisible();
  },
);

story(
  'A visitor reads the changed price and caution of a material, online and offline',
  async ({ page, site }) => {
    await page.goto('/about');
    await waitForShell(page);
    await openSite(page);
    await openEntry(page, 'Material sheets', 'Lime');
    const unfold = (name: string) => page.locator('summary').getByText(name, { exact: true }).tap();
    for (const name of ['Costs', 'Cautions', 'Properties', 'Steps']) await unfold(name);
    await textbox(page, 'Price now').fill('$31 per 20 kg bag');
    const cautions = textbox(page, 'Cautions');
    await cautions.fill(`${await cautions.inputValue()}\nKeep clean water within reach.`);
    const strength = page.getByRole('combobox', { name: 'Strength', exact: true });
    await strength.selectOption({ label: 'Choose one' });
    await unfold('Properties');
    await expect(strength).toBeHidden();
    await button(page, 'Publish…').click();
    await expect(page.getByRole('alert').getByText('Choose a number from 1 to 5')).toBeVisible();
    await expect(strength).toBeVisible();
    await strength.selectOption('3');
    await button(page.getByRole('group', { name: 'Change step 1' }), 'Down').click();
    await textbox(page, 'Title of step 1').fill('Choose the lime');
    expect(await violationsOf(page)).toEqual([]);
    await publish(page);
    await expect(published(page)).toBeVisible();
    const { text } = await read(site, '/natural-building-materials');
    const [, sheet = ''] = /<section id="lime"(.*?)<\/section>/s.exec(text) ?? [];
    expect(sheet).toContain('<td>$31 per 20 kg bag</td>');
    expect(sheet).toContain('<li>Keep clean water within reach.</li>');
    expect(sheet).toMatch(/Strength<span[^>]*>, 3 of 5</);
    expect(sheet).toMatch(/<ol[^>]*><li><strong>Choose the lime</);

    await page.goto('/library');
    await waitUntilCached(page, pagesPath, 'Keep clean water within reach.');
    await site.stop();
    await page.goto('/natural-building-materials#lime');
    const lime = page.getByRole('region', { name: 'Lime', exact: true });
    await expect(lime).toContainText('$31 per 20 kg bag');
    await expect(lime).toContainText('Keep clean water within reach.');
  },
);

story(
  'A book is added, counted, found in its category, and hidden again',
  async ({ page, site }) => {
    await openSite(page);
    await showKind(page, 'Library');
    await button(page, 'New library work').click();
    await textbox(page, 'Title').fill('The Straw House');
    await textbox(page, 'Author').fill('A. Baler');
    await textbox(page, 'Year').fill('2001');
    await page.getByRole('radio', { name: 'Heritage architecture' }).check({ force: true });
    await textbox(page, 'What it is about').fill('Bales, plaster and patience.');
    await textbox(page, 'Why it’s worth reading').fill('It says what goes wrong.');
    await textbox(page, 'Tags').fill('straw\nplaster');
    await textbox(page, 'Availability').fill('In libraries');
    await textbox(page, 'ISBN').fill('978-0-7148-4202-9');
    await button(page, 'Publish…').click();
    await expect(page.getByRole('alert').getByText(/Check each digit/)).toBeVisible();
    await textbox(page, 'ISBN').fill('978-0-7148-4202-8');
    expect(await violationsOf(page)).toEqual([]);
    const allOf = async () => {
      const [, count] = /All <span[^>]*>(\d+)</.exec((await read(site, '/library')).text) ?? [];
      return Number(count);
    };
    const before = await allOf();
    await publish(page);
    await expect(published(page)).toBeVisible();
    expect(await allOf()).toBe(before + 1);

    await page.goto('/library');
    await whenHydrated(page);
    await page.getByText(/^Heritage Architecture/).click();
    await page.getByRole('searchbox', { name: /search/i }).fill('plaster');
    await expect(page.getByRole('heading', { name: 'The Straw House' })).toBeVisible();

    await page.goto('/messages/site');
    await openEntry(page, 'Library', 'The Straw House');
    await button(page, 'Hide from visitors…').click();
    await button(page, 'Hide it').click();
    await expect(button(page, 'Show it again…')).toBeVisible();
    expect(await allOf()).toBe(before);
  },
);

story(
  'The owner changes the opening, the banner and a paragraph of the About page',
  async ({ page, site }) => {
    await openSite(page);
    await openEntry(page, 'Pages', 'About');
    await textbox(page, 'Opening sentences').fill('Two people and a mud pit.');
    await textbox(page, 'Banner across the page').fill('Mud first.');
    await textbox(page, 'Paragraph 2').fill('We build with what lies there.');
    await publish(page);
    await expect(published(page)).toBeVisible();
    const { text } = await read(site, '/about');
    for (const words of [
      'Two people and a mud pit.',
      'Mud first.',
      'We build with what lies there.',
    ]) {
      expect(text, words).toContain(words);
    }
    // The rendered page, as visitors see it.
    await page.goto('/about');
    await whenHydrated(page);
    await expect(page.getByText('We build with what lies there.')).toBeVisible();
  },
);

story(
  'A paragraph of a long page changes; its charts and anchors stay where they were',
  async ({ page, site }) => {
    const before = (await read(site, '/climate-responsive')).text;
    const anchorsOf = (html: string) =>
      [...html.matchAll(/<(?:section|h3)[^>]* id="([^"]+)"/g)].map(([, id]) => id);
    await openSite(page);
    await openEntry(page, 'Pages', 'Climate-responsive design');
    await expect(page.getByText('The chart of temperatures appears here.')).toBeVisible();
    await button(page, 'Change fixed part 3').click();
    await expect(button(page, 'Down')).toBeVisible();
    await expect(button(page, 'Delete')).toHaveCount(0);
    await textbox(page, 'Paragraph 2').fill('Move forty kilometres and the frost is another.');
    await textbox(page, 'Heading 1').fill('Sun and frost in five places');
    await publish(page);
    await expect(published(page)).toBeVisible();
    const { text } = await read(site, '/climate-responsive');
    expect(text).toContain('<p>Move forty kilometres and the frost is another.</p>');
    expect(text).toContain('<h2>Sun and frost in five places</h2>');
    expect(anchorsOf(text)).toEqual(anchorsOf(before));
    await page.goto('/climate-responsive');
    await whenHydrated(page);
    await expect(page.getByRole('table', { name: /temperature/i })).toContainText('28.5');
  },
);

story('A figure of the climate page is corrected, with its note', async ({ page, site }) => {
  await openSite(page);
  await openEntry(page, 'Climate figures', 'Climate figures');
  await page.locator('summary').getByText('Trentham', { exact: true }).tap();
  const winter = page
    .getByRole('group', { name: 'Temperature', exact: true })
    .getByRole('group', { name: 'Winter', exact: true });
  await textbox(winter, 'By night').fill('cold');
  await button(page, 'Publish…').click();
  await expect(page.getByRole('alert').getByText(/The chart ends there/)).toBeVisible();
  await textbox(winter, 'By night').fill('−1.5');
  await textbox(page, 'Note under the tables').fill('Read at the post office.');
  expect(await violationsOf(page)).toEqual([]);
  await publish(page);
  await expect(published(page)).toBeVisible();
  expect((await read(site, '/climate-responsive')).text).toContain('Read at the post office.');
  await page.goto('/climate-responsive');
  await whenHydrated(page);
  const table = page.getByRole('table', { name: /^temperature/i });
  await expect(table.getByRole('row', { name: 'Trentham' })).toContainText('10.0 / -1.5');
});

story(
  'A new term is sorted into the glossary, and the explanation of another is changed',
  async ({ page, site }) => {
    await openSite(page);
    await openEntry(page, 'Pages', 'Glossary');
    await page
      .locator('summary')
      .getByText(/^Definitions 2/)
      .tap();
    await textbox(page, 'What “Adobe” means').fill('Mudbrick, by another name.');
    const words = page.getByRole('group', { name: 'Definitions 2', exact: true });
    await button(words, 'Word').click();
    const added = words.getByRole('textbox', { name: /^Word \d+$/ }).last();
    await added.fill('Cob');
    await button(page, 'Publish…').click();
    await expect(page.getByRole('alert').getByText(/Write what it means/)).toBeVisible();
    await words
      .getByRole('textbox', { name: /^What word \d+ means$/ })
      .fill('Earth and straw, heaped.');
    expect(await violationsOf(page)).toEqual([]);
    await publish(page);
    await expect(published(page)).toBeVisible();
    const { text } = await read(site, '/glossary');
    expect(text).toContain('Mudbrick, by another name.');
    const terms = [...text.matchAll(/<dt[^>]*>(.*?)<\/dt>/g)].map(([, term = '']) =>
      term.replaceAll(/<[^>]+>/g, ''),
    );
    const at = terms.indexOf('Cob');
    const neighbours = terms.slice(at - 1, at + 2);
    expect(neighbours).toHaveLength(3);
    expect(neighbours).toEqual(neighbours.toSorted((one, other) => one.localeCompare(other, 'en')));
  },
);

story(
  'A promise edited on Contact changes on the services page as well, and a link of the site map is renamed',
  async ({ page, site }) => {
    await openSite(page);
    await openEntry(page, 'Contact page', 'Contact page');
    await page.locator('summary').getByText('When you’ll reply', { exact: true }).tap();
    await expect(page.getByText('The services page shows this heading')).toBeVisible();
    const part = page.getByRole('group', { name: 'When you’ll reply', exact: true });
    await textbox(part, 'Text').fill('');
    await button(page, 'Publish…').click();
    await expect(page.getByRole('alert').getByText(/a sentence or two/)).toBeVisible();
    await textbox(part, 'Text').fill('We write back by Friday.');
    await textbox(part, 'What happens next').fill('We read it.\nThen we [write](/about).');
    // Nothing is half under the bar at the top there.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await violationsOf(page)).toEqual([]);
    await button(page, 'Publish…').click();
    const affected = page.getByRole('region', { name: 'This may no longer be right' });
    await expect(affected).toContainText('“1-2 business days” is gone.');
    await expect(affected).toContainText('that can’t be changed here');
    await expect(affected.getByRole('link', { name: /^Reply text: / })).toHaveCount(1);
    expect(await violationsOf(page)).toEqual([]);
    await button(page, 'Back to editing').click();
    await publish(page);
    await expect(published(page)).toBeVisible();
    for (const address of ['/contact', '/design-services']) {
      expect((await read(site, address)).text, address).toContain('We write back by Friday.');
    }
    await page.goto('/contact');
    await whenHydrated(page);
    await expect(page.getByRole('link', { name: 'write', exact: true })).toBeVisible();

    await page.goto('/messages/site');
    await openEntry(page, 'Site map', 'Site map');
    await page.locator('summary').getByText('About', { exact: true }).tap();
    const card = page.getByRole('group', { name: 'About', exact: true });
    await textbox(card, 'Title').fill('Who we are');
    expect(await violationsOf(page)).toEqual([]);
    await publish(page);
    await expect(published(page)).toBeVisible();
    await page.goto('/site-map');
    await whenHydrated(page);
    await expect(page.getByRole('link', { name: /Who we are/ })).toHaveAttribute('href', '/about');
  },
);

story(
  'A sentence of the terms changes, and the computed values in it stay',
  async ({ page, site }) => {
    await openSite(page);
    await openEntry(page, 'Pages', 'Terms and refunds');
    await expect(
      page.getByText(/^The refund rule, from the practice details, appears/),
    ).toBeVisible();
    await textbox(page, 'Opening sentences').fill('Who sells, and what it costs.');
    await publish(page);
    await expect(published(page)).toBeVisible();
    expect((await read(site, '/terms')).text).toContain('Who sells, and what it costs.');
    await page.goto('/terms');
    await whenHydrated(page);
    await expect(page.getByText(/^Before you pay, we give you .* in writing/)).toBeVisible();
  },
);

story('A tool gets another limitation and a new section', async ({ page, site }) => {
  await openSite(page);
  await openEntry(page, 'Tools', 'Drying log');
  const limits = textbox(page, 'What this doesn’t cover');
  await limits.fill(`${await limits.inputValue()}\nTermites.`);
  await button(
    page.getByRole('group', { name: 'Add to sections', exact: true }),
    'Section',
  ).click();
  await textbox(page, 'List of section 2').fill('A **torch**.');
  await button(page, 'Publish…').click();
  await expect(page.getByRole('alert').getByText(/Write the heading/)).toBeVisible();
  await textbox(page, 'Heading of section 2').fill('What to bring');
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await violationsOf(page)).toEqual([]);
  await publish(page);
  await expect(published(page)).toBeVisible();
  expect((await read(site, '/tools/log')).text).toContain('<li>Termites.</li>');
  await page.goto('/tools/log#what-to-bring');
  await whenHydrated(page);
  await expect(page.getByRole('heading', { name: 'What to bring' })).toBeInViewport();
  await expect(page.getByText('Termites.')).toHaveCount(1);
});

story('The landing page’s text and a photo’s description change', async ({ page, site }) => {
  await openSite(page);
  await openEntry(page, 'Opening words', 'Opening words');
  await textbox(page, 'Headline').fill('Houses of earth');
  await publish(page);
  await expect(published(page)).toBeVisible();
  expect((await read(site, '/')).text).toContain('<span>Houses of earth</span>');
  await page.goto('/messages/site');
  await openEntry(page, 'Photos', 'Straw reveal');
  await textbox(page, 'Name').fill('Window seat in straw');
  await publish(page);
  await expect(published(page)).toBeVisible();
  expect((await read(site, '/photos')).text).toContain('Window seat in straw');
});

story(
  'The owner moves a photo’s focal point with a thumb, and the front page keeps it in view on a phone',
  async ({ page, site }) => {
    await openSite(page);
    await openEntry(page, 'Opening words', 'Opening words');
    const picture = page.getByRole('group', { name: 'Picture', exact: true });
    const shown = picture.locator('img').first();
    await shown.scrollIntoViewIfNeeded();
    const { width = 0, height = 0 } = (await shown.boundingBox()) ?? {};
    await shown.tap({ position: { x: width * 0.2, y: height * 0.5 } });
    await picture.getByText('What has to stay in view').tap();
    await expect(picture.getByLabel('From left to right')).toHaveValue('20');
    await picture.getByLabel('From top to bottom').fill('80');
    expect(await violationsOf(page)).toEqual([]);
    await button(page, 'Publish…').click();
    await expect(page.getByText('The crop of the picture')).toBeVisible();
    await expect(page.getByText('Nothing has changed.')).toBeHidden();
    await button(page, 'Publish now').click();
    await expect(published(page)).toBeVisible();

    await page.goto('/');
    await whenHydrated(page);
    const hero = page.locator('img[fetchpriority="high"]');
    await expect(hero).toHaveCSS('object-position', /^(19|20|21)% 80%$/);
    const card = /property="og:image" content="([^"]+)"/.exec((await read(site, '/')).text)?.[1];
    expect(card).toContain('/share-cards/');
  },
);

story(
  'A visitor reads the changed introduction of the projects, online and offline',
  async ({ page, site }) => {
    await page.goto('/about');
    await waitForShell(page);
    await openSite(page);
    await openEntry(page, 'Page introductions', 'Featured Projects');
    await textbox(page, 'Title').fill('Houses and halls');
    await textbox(page, 'Introduction').fill('Walls of earth first.\n\nThen roofs.');
    await button(page, 'Publish…').click();
    await expect(page.getByRole('insertion').first()).toContainText('Houses');
    await button(page, 'Publish now').click();
    await expect(published(page)).toBeVisible();
    const { text } = await read(site, '/projects');
    expect(text).toContain('<p>Walls of earth first.</p><p>Then roofs.</p>');
    expect(text).toMatch(/<title>Houses and halls/);
    const one = (await read(site, '/projects/1')).text;
    expect(one).toContain('"name":"Houses and halls"');

    await page.goto('/library');
    await waitUntilCached(page, pagesPath, 'Walls of earth first.');
    await site.stop();
    await page.goto('/projects');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Houses and halls', exact: true }),
    ).toBeVisible();
    await expect(page.getByText('Walls of earth first.', { exact: true })).toBeVisible();
  },
);

story.describe('without a service worker, whose files would load at once', () => {
  story.use({ serviceWorkers: 'block' });

  story(
    'A returning visitor sees new text at once, however late the page’s code loads',
    async ({ page, site }) => {
      const open = async (path: string) => {
        await page.goto(path, { waitUntil: 'commit' });
        await whenHydrated(page);
      };
      for (const path of ['/projects', '/about']) await open(path);
      await expect
        .poll(() => page.evaluate((key) => localStorage.getItem(key) ?? '', storageKey))
        .toContain('/api/projects');
      const owner = await page.context().newPage();
      await openSite(owner);
      await openEntry(owner, 'Pages', 'About');
      await textbox(owner, 'Banner across the page').fill('Mud first.');
      await publish(owner);
      await expect(published(owner)).toBeVisible();
      await owner.goto('/messages/site?kind=project');
      await owner.getByRole('list', { name: 'Projects' }).getByRole('link').first().click();
      await textbox(owner, 'Title').fill('Renamed by the owner');
      await publish(owner);
      await expect(published(owner)).toBeVisible();
      await owner.close();
      expect((await read(site, '/projects')).text).toContain('Renamed by the owner');

      for (const [path, words] of [
        ['/projects', 'Renamed by the owner'],
        ['/about', 'Mud first.'],
      ] as const) {
        // Waits until background work has loaded the chunk that reads the cached data.
        const background = page.waitForEvent('requestfinished', (request) =>
          request.url().includes('/offline-queries-'),
        );
        await page.route(`**/assets${path}-*.js`, async (route) => {
          await background;
          await route.continue();
        });
        await open(path);
        await expect(page.getByText(words).first()).toBeVisible();
      }
    },
  );
});
