import { listBlogPosts } from '#shared/api/blog.ts';
import { listCommunityProjects } from '#shared/api/community-projects.ts';
import { listProjects } from '#shared/api/projects.ts';
import { waitUntilCached } from '../support/offline-ready.ts';
import { publicPaths } from '../support/public-addresses.ts';
import { expect, quick, story, waitForShell } from '../support/story.ts';

story(
  'An owner-builder reads the mudbrick card and the climate table while the server is down',
  { tag: quick },
  async ({ page, site }) => {
    await page.goto('/');
    await waitForShell(page);
    await site.stop();

    await page.goto('/natural-building-materials');
    await expect(page.getByRole('heading', { name: 'Mudbrick', exact: true })).toBeVisible();
    await expect(page.getByText('10-25% clay').first()).toBeVisible();

    await page.goto('/climate-responsive');
    const temperatures = page.getByRole('table', { name: /temperature/i });
    await expect(temperatures).toBeVisible();
    await expect(temperatures).toContainText('28.5');
    await expect(temperatures).toContainText('13.0');
  },
);

story(
  'Every page opens while the server is down, even after a reload and at an unknown address',
  async ({ page, site }) => {
    await page.goto('/projects');
    await waitForShell(page);
    // A visit loads the lists, which stay readable offline.
    await page.goto('/community-projects');
    await page.goto('/blog');
    for (const list of [listProjects, listCommunityProjects, listBlogPosts]) {
      await waitUntilCached(page, list.path);
    }
    await site.stop('SIGKILL');

    for (const path of publicPaths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(150);
    }
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  },
);
