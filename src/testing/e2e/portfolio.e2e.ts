import { everyPicture } from '#content/all-pictures.ts';
import { frequentQuestions } from '#content/faq.ts';
import { serviceOfferings } from '#content/reports.ts';
import { pictureIdOf } from '#shared/media.ts';
import { questionnaireKinds } from '#shared/questionnaires/definition.ts';
import { whenHydrated } from '../support/when-hydrated.ts';
import { stubReads } from '../support/stub-reads.ts';
import { expect, mainStory, readingStory as story } from '../support/story.ts';
import { shownPost } from '#server/content/article-page.ts';
import { released } from '#server/content/released.ts';

const { articles, projects } = released;

// The worker has its own network requests; here the story answers instead of the server.
story.use({ serviceWorkers: 'block' });

// A page reached by a link loads its data; one opened by its address has it in the HTML.

story('A visitor sees skeletons while the projects load', async ({ page }) => {
  await stubReads(page, '/api/projects', 'never');
  await page.goto('/site-map');
  await whenHydrated(page);
  await page.getByRole('link', { name: /Built Projects/ }).click();
  await expect(page.getByRole('status', { name: 'Loading projects' })).toBeAttached();
  await expect(page.getByTestId('skeleton')).toHaveCount(6);
});

story('A visitor is told when the projects cannot be loaded', async ({ page }) => {
  await stubReads(page, '/api/projects', 'failure');
  await page.goto('/site-map');
  await whenHydrated(page);
  await page.getByRole('link', { name: /Built Projects/ }).click();
  await expect(page.getByText('Failed to load projects. Please try again later.')).toBeVisible();
  // The rest of the page is there.
  const card = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(card).toHaveAttribute('href', '/community-projects');
});

story('A visitor is told when there are no projects', async ({ page }) => {
  await stubReads(page, '/api/projects', []);
  await page.goto('/site-map');
  await whenHydrated(page);
  await page.getByRole('link', { name: /Built Projects/ }).click();
  await expect(page.getByText('No projects found in this category.')).toBeVisible();
});

story(
  'A visitor opens a project, enlarges a picture and goes back',
  { tag: mainStory },
  async ({ page }) => {
    await page.goto('/projects');
    // The specification gives it a list of features and captions with bold text.
    const estate = projects.find(({ title }) => title === 'Muckleford Mudbrick Estate');
    if (estate === undefined) throw new Error('the estate is not among the projects');
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards).toHaveCount(projects.length + 1);
    await expect(cards.last().getByRole('link')).toHaveAttribute('href', '/community-projects');

    await page.getByRole('link', { name: estate.title }).click();
    await expect(page).toHaveURL(`/projects/${estate.id}`);
    await expect(page).toHaveTitle(`${estate.title} | Natural Building Design`);
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    for (const [index, words] of [
      'Project Gallery',
      'Project Details',
      'Sustainable Features',
    ].entries()) {
      await expect(headings.nth(index)).toHaveText(words);
    }
    await expect(page.locator('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);

    const [firstPicture = ''] = estate.gallery;
    const firstCaption = everyPicture[pictureIdOf(firstPicture) ?? 'none/none']?.caption ?? 'none';
    const thumbnail = page.getByRole('link', { name: /^Enlarge picture/ }).first();
    const lightbox = page.getByRole('dialog');
    for (const closedBy of ['button', 'backdrop'] as const) {
      await thumbnail.click();
      await expect(lightbox).toBeVisible();
      // Its own caption, and links to every section of the gallery.
      await expect(lightbox.getByText(firstCaption)).toBeVisible();
      await expect(lightbox.getByText(`1 of ${estate.gallery.length}.`)).toBeVisible();
      if (closedBy === 'button') await page.getByRole('button', { name: 'Close picture' }).click();
      else await page.mouse.click(20, 120);
      await expect(lightbox).toBeHidden();
      await expect(thumbnail).toBeFocused();
    }
    const gallery = page.getByRole('region', { name: 'Project Gallery' });
    const [, boldWords = 'none'] = estate.galleryWithCaptions[0]?.caption.split('**') ?? [];
    await expect(gallery.locator('strong').first()).toHaveText(boldWords);
    await expect(gallery).not.toContainText('**');
    await expect(gallery).toContainText('Illustration');

    await page.getByRole('link', { name: 'Back to Projects' }).first().click();
    await expect(page).toHaveURL('/projects');
  },
);

story('The studio project lists its details as bullets under a heading', async ({ page }) => {
  await page.goto('/projects/4');
  const details = page.getByRole('region', { name: 'Project Details' });
  await expect(details.getByRole('heading', { level: 3 })).toBeVisible();
  expect(await details.getByRole('listitem').count()).toBeGreaterThan(3);
  await expect(details).not.toContainText('•');
});

story('A project without details says that they are coming', async ({ page }) => {
  await page.goto('/projects/5');
  await expect(page.getByText('Detailed project information coming soon')).toBeVisible();
});

story(
  'A project address without a number is invalid, and nothing is requested',
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const response = await page.goto('/projects/mudbrick');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Invalid Project ID' })).toBeVisible();
    await expect(page.getByText('The project ID provided is not valid.')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain('/api/projects/mudbrick');
    await page.getByRole('main').getByRole('link', { name: 'Back to Projects' }).click();
    await expect(page).toHaveURL('/projects');
  },
);

story('A project that does not exist is answered with status 404', async ({ page }) => {
  const response = await page.goto('/projects/4711');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Project Not Found' })).toBeVisible();
  await expect(
    page.getByText('The project you are looking for does not exist or could not be loaded.'),
  ).toBeVisible();
});

story(
  'A neighbour finds the community projects, their PDFs and the resources to come',
  { tag: mainStory },
  async ({ page }) => {
    await page.goto('/community-projects');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Back to Gallery' })).toHaveAttribute(
      'href',
      '/projects',
    );
    await expect(main.getByText('View Details About This Project').first()).toBeVisible();

    await page.goto('/community-projects/4');
    const papers = main.locator('a[href$=".pdf"]');
    expect(await papers.count()).toBeGreaterThanOrEqual(4);
    for (const href of await papers.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    )) {
      const answer = await page.request.get(href);
      expect(answer.headers()['content-type']).toBe('application/pdf');
    }
    for (const path of ['/community-projects/2', '/community-projects/3']) {
      await page.goto(path);
      await expect(main.getByText('Resources coming soon')).toBeVisible();
    }
    const response = await page.goto('/community-projects/99');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible();
  },
);

story('The community projects say that they are loading', async ({ page }) => {
  await stubReads(page, '/api/community-projects', 'never');
  await page.goto('/projects');
  await whenHydrated(page);
  await page.getByRole('link', { name: 'Community Projects', exact: true }).last().click();
  await expect(page.getByText('Loading community projects...')).toBeVisible();
});

story(
  'A reader finds an article, its appendix and the next page',
  { tag: mainStory },
  async ({ page }) => {
    await page.goto('/blog');
    await expect(page.getByRole('heading', { name: 'Our Blog' })).toBeVisible();
    const article = articles.find((one) => shownPost(one).sources.length > 0);
    if (article === undefined) throw new Error('no article names a source');
    await page.getByRole('main').getByRole('link', { name: article.title }).first().click();
    await expect(page).toHaveURL(`/blog/${article.slug}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Key Principles', exact: true })).toBeVisible();
    await expect(main.getByText('Christopher Alexander').first()).toBeVisible();
    await expect(main.getByRole('region', { name: 'Sources' })).toContainText(
      /^Sources, read \w+ \d{4}\. Open the link before you rely on a rule\./,
    );
    const ways = main.getByRole('navigation', { name: 'Continue Reading' }).getByRole('link');
    expect(
      await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/blog', '/contact']);
    await expect(page).toHaveTitle(`${article.title} | Natural Building Design`);

    const response = await page.goto('/blog/no-such-article');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Back to Blog' })).toBeVisible();
  },
);

story(
  'A reader is told when the articles load and when they cannot be loaded',
  async ({ page }) => {
    await stubReads(page, '/api/blog', 'never');
    await page.goto('/contact');
    await whenHydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByTestId('skeleton')).toHaveCount(6);

    // After the first answer, not instead of it: a waiting read would continue to the server, and its list be cached.
    await stubReads(page, '/api/blog', 'failure');
    await page.goto('/contact');
    await whenHydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(
      page.getByText('Failed to load blog posts. Please try again later.'),
    ).toBeVisible();
  },
);

story(
  'A client compares the reports and their prices, and finds the next steps',
  async ({ page }) => {
    await page.goto('/design-services');
    const main = page.getByRole('main');
    for (const { title, price, deposit } of serviceOfferings) {
      const report = main
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      await expect(report.getByText(price, { exact: true }).first()).toBeVisible();
      if (deposit !== null)
        await expect(report.getByText(deposit, { exact: true }).first()).toBeVisible();
    }
    await expect(main.getByText('Request Questionnaire')).toHaveCount(questionnaireKinds.length);
    const hint = page.getByText('Get in touch', { exact: true });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(hint.last()).toBeHidden();
    const order = await main.getByRole('heading', { level: 2 }).allTextContents();
    const expected = [
      'Design Advice Reports',
      'Additional Services and Pricing',
      'Full Design Services',
      'Full Planning Project Management',
      'Project Administration',
    ];
    expect(order.filter((heading) => expected.includes(heading))).toEqual(expected);
    await page.evaluate(() =>
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
    );
    await expect(hint.last()).toBeVisible();
    await expect(main.locator('details')).toHaveCount(frequentQuestions.length);
    await expect(main.getByText(/We read the links in /)).toHaveCount(1);
    await expect(main.getByRole('link', { name: 'read the terms' })).toHaveAttribute(
      'href',
      '/terms',
    );
    expect(await main.textContent(), 'markup that nobody turned into a link').not.toContain('](');
  },
);

story(
  'A captioned gallery has one, two or three columns by the width of the screen',
  async ({ page }) => {
    for (const [width, columns] of [
      [360, 1],
      [768, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/projects/1');
      const sections = page.getByRole('heading', { name: 'Project Gallery' }).locator('..');
      await sections.scrollIntoViewIfNeeded();
      const lefts = await sections
        .locator('picture')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
      expect(new Set(lefts).size, `${width} px`).toBe(columns);
    }
  },
);
