import { paths } from '#shared/paths.ts';
import { publicPaths } from '../support/public-addresses.ts';
import { beginProgram } from '../support/begin-program.ts';
import { expect, readingStory as story } from '../support/story.ts';

/** As browsers that count it tell it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

const longLists: readonly string[] = [paths.projects, paths.communityProjects, paths.blog];

for (const [half, name] of ['Every other page', 'Every page between'].entries()) {
  story(
    `${name} hydrates what the server sent, without an error, a jump or asking again`,
    async ({ page }) => {
      let jumps: number[] = [];
      await page.exposeBinding('tellJump', (_source, value: number) => jumps.push(value));
      await page.addInitScript(() => {
        const { tellJump } = window as unknown as { tellJump: (value: number) => void };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[]) {
            if (!entry.hadRecentInput) tellJump(entry.value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const path of publicPaths.filter((_, index) => index % 2 === half)) {
        jumps = [];
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
        expect(jumps, `jumps on ${path}`).toEqual([]);
      }
    },
  );
}
