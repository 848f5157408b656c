import { paths } from '#shared/paths.ts';
import { publicPaths } from '../support/public-addresses.ts';
import { beginProgram } from '../support/begin-program.ts';
import { listenForJumps } from '../support/jumps.ts';
import { expect, readingStory as story, withMotion } from '../support/story.ts';

story.use(withMotion);

const longLists: readonly string[] = [paths.projects, paths.communityProjects, paths.blog];

for (const [half, name] of ['Every other page', 'Every page between'].entries()) {
  story(
    `${name} hydrates what the server sent, without an error, a jump or asking again`,
    async ({ page }) => {
      const jumps = await listenForJumps(page);
      for (const path of publicPaths.filter((_, index) => index % 2 === half)) {
        jumps.take();
        const reads: string[] = [];
        const listen = (request: { url(): string }) => {
          reads.push(new URL(request.url()).pathname);
        };
        page.on('request', listen);
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(200);
        await beginProgram(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        page.off('request', listen);
        // What the page shows came with its HTML; the long lists, which hold everything whole, are read once.
        const asked = reads.filter((read) => read === `/api${path}`).length;
        expect(asked, `reads on ${path}`).toBeLessThanOrEqual(longLists.includes(path) ? 1 : 0);
        expect(jumps.take(), `jumps on ${path}`).toEqual([]);
      }
    },
  );
}
