import type { CommunityProject } from '#shared/schemas/content.ts';
import { whenHydrated } from '../support/when-hydrated.ts';
import { openInbox } from '../support/owner.ts';
import { stubReads, navigateTo } from '../support/stub-reads.ts';
import { expect, mainStory, readingStory as story } from '../support/story.ts';

// The worker has its own network requests; here the story answers instead of the server.
story.use({ serviceWorkers: 'block' });

const garden: CommunityProject = {
  id: 1,
  title: 'A garden elsewhere',
  location: 'Kyneton',
  description: 'Beds, a tap and a table.',
  imageUrl: '/attached_assets_compressed/community/northcote-community-garden-cover-1600.avif',
  gallery: [],
};

story(
  'A neighbour opens a community project without pictures, and finds links to projects on other websites',
  async ({ page }) => {
    await stubReads(page, '/api/community-projects', [
      { ...garden, id: 1, link: 'https://example.org/garden' },
      { ...garden, id: 2, link: 'https://example.org/plan', linkText: 'See the plan' },
      { ...garden, id: 3 },
    ]);
    await page.goto('/projects');
    await whenHydrated(page);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Community Projects', exact: true }).click();

    const cards = main.getByRole('listitem');
    const elsewhere = cards.nth(0).getByRole('link', { name: /^View Details About This Project/ });
    await expect(elsewhere).toHaveAttribute('href', 'https://example.org/garden');
    await expect(elsewhere).toHaveAttribute('target', '_blank');
    await expect(cards.nth(1).getByRole('link', { name: /^See the plan/ })).toBeVisible();
    await cards.nth(2).getByRole('link').click();
    await expect(page).toHaveURL('/community-projects/3');
    await expect(main.getByText('No gallery images available')).toBeVisible();
    await expect(main.getByText('Learn More')).toHaveCount(0);

    await navigateTo(page, '/community-projects/1');
    const more = main.getByRole('link', { name: /^Learn More/ });
    await expect(more).toHaveAttribute('href', 'https://example.org/garden');
    await expect(more).toHaveAttribute('target', '_blank');
  },
);

story(
  'A project or article says that it is loading, and says when it cannot be loaded',
  async ({ page }) => {
    const lists = ['/api/projects', '/api/community-projects', '/api/blog'];
    for (const list of lists) {
      await stubReads(page, list, 'failure');
      await stubReads(page, `${list}/*`, 'never');
    }
    await page.goto('/contact');
    for (const [address, waiting] of [
      ['/projects/1', 'Loading project...'],
      ['/community-projects/1', 'Loading project...'],
      ['/blog/lime-is-a-patient-material', 'Loading article...'],
    ] as const) {
      await navigateTo(page, address);
      await expect(page.getByRole('main').getByText(waiting)).toBeVisible();
    }

    for (const list of lists) await stubReads(page, `${list}/*`, 'failure');
    await page.goto('/contact');
    for (const [address, title, back] of [
      ['/projects/1', 'Project Not Found', 'Back to Projects'],
      ['/community-projects/1', 'Project not found', 'Back to Community Projects'],
      ['/blog/lime-is-a-patient-material', 'Blog Post Not Found', 'Back to Blog'],
    ] as const) {
      await navigateTo(page, address);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(main.getByRole('link', { name: back })).toBeVisible();
    }
    await navigateTo(page, '/community-projects');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('We couldn’t load');
  },
);

story(
  'The inbox says that it is loading, says when it cannot be loaded, and loads on another try',
  async ({ page }) => {
    await openInbox(page);
    await stubReads(page, '/api/inbox/counts', 'never');
    await page.reload();
    const main = page.getByRole('main');
    await expect(main.getByText('Loading messages...')).toBeVisible();

    await page.unrouteAll();
    await stubReads(page, '/api/inbox/counts', 'failure');
    await page.reload();
    await expect(main.getByRole('heading', { name: 'Failed to load messages' })).toBeVisible();

    await page.unrouteAll();
    const loaded = page.waitForEvent('load');
    await main.getByRole('button', { name: 'Try Again' }).click();
    await loaded;
    await expect(main.getByRole('heading', { name: 'No Messages Yet' })).toBeVisible();
  },
);

story(
  'A picture loads when scrolled near, as WebP when its AVIF is missing',
  { tag: mainStory },
  async ({ page }) => {
    await page.route('**/attached_assets_compressed/projects/*.avif', (route) => route.abort());
    await page.goto('/site-map');
    await whenHydrated(page);
    await page.getByRole('link', { name: /Built Projects/ }).click();
    const pictures = page.getByRole('main').locator('picture');
    const [first, last] = [pictures.first(), pictures.nth(-2)];
    await expect(first).toHaveAttribute('data-state', 'loaded');
    await expect(first.locator('img')).toHaveAttribute(
      'src',
      /^\/attached_assets_compressed\/projects\/[\w-]+-800\.webp$/,
    );
    await expect(last).toHaveAttribute('data-state', 'waiting');
    await expect(last.locator('img')).not.toHaveAttribute('src', /./);
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveAttribute('data-state', 'loaded');
  },
);

story('A reader of the About page continues to heritage and research', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Back to Site Map' })).toHaveAttribute(
    'href',
    '/site-map',
  );
  await expect(main.getByRole('heading', { name: 'About', level: 1 })).toBeVisible();
  await expect(main.locator('blockquote').first()).toContainText('A house is right');
  const captions = main.locator('figcaption');
  await expect(captions.filter({ hasText: 'Stone below, timber and earth above' })).toHaveCount(1);
  await expect(captions.filter({ hasText: 'Uncle and nephew under the grapevine' })).toHaveCount(1);
  await main.getByRole('link', { name: 'Heritage & Research' }).first().click();
  await expect(page).toHaveURL('/heritage-research');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/site-map');
});

story(
  'A page in preparation says what it will contain and links back to the site map',
  async ({ page }) => {
    for (const [path, title] of [
      ['/sustainability', 'Sustainability'],
      ['/bioregionalism', 'Bio-regionalism'],
    ] as const) {
      await page.goto(path);
      await expect(page).toHaveTitle(`${title} | Natural Building Design`);
      const main = page.getByRole('main');
      await expect(main.getByText('Coming soon', { exact: true })).toBeVisible();
      await expect(main.getByRole('heading', { name: 'What’s coming' })).toBeVisible();
      await main.getByRole('link', { name: 'Back to Site Map' }).click();
      await expect(page).toHaveURL('/site-map');
    }
  },
);

story(
  'An address with unknown parameters opens its page, and one with an invalid id is not found',
  { tag: mainStory },
  async ({ page }) => {
    for (const [address, heading] of [
      ['/design-services?questionnaire=castle', 'Design Services'],
      ['/projects?category=castles', 'Featured Projects'],
      ['/climate-responsive#no-such-place', 'Climate-responsive design'],
      ['/philosophy-process?section=%3Cx%3E&draft=TRUE', 'Design process and philosophy'],
    ] as const) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(200);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeInViewport();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await expect(page.getByRole('heading', { name: 'Fifteen Principles' })).toHaveCount(0);
    for (const [address, heading] of [
      ['/community-projects/garden', 'Project not found'],
      ['/blog/No_Such_Article', 'Blog Post Not Found'],
      ['/projects/1.5', 'Invalid Project ID'],
    ] as const) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(404);
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    }
    expect(await (await page.request.get('/api/projects?category=castles')).json()).toEqual([]);
  },
);
