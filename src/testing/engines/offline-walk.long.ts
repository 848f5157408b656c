import { crawl } from '../support/crawl.ts';
import { findMissingPictures, waitUntilReady } from '../support/offline-ready.ts';
import { expect, story, waitForShell } from '../support/story.ts';

story(
  'A reader follows every link while the server is down: each page, picture, PDF and video opens',
  async ({ page, site }) => {
    story.setTimeout(900_000);
    const { headings, files } = await crawl(site.address);
    expect(headings.size).toBeGreaterThan(40);
    const papers = [...files].filter((file) => file.endsWith('.pdf'));
    expect(papers).toHaveLength(4);

    await page.goto('/');
    await waitForShell(page);
    await waitUntilReady(page);
    const videos = page.getByRole('region', { name: 'Videos' });
    // The button of a video that is being downloaded disappears.
    const keep = videos.getByRole('button', { name: /^Download video/ });
    for (const left of [1, 0]) {
      await keep.first().click();
      await expect(keep).toHaveCount(left);
    }
    await expect(videos.getByText('Downloaded', { exact: true })).toHaveCount(2);
    await site.stop('SIGKILL');

    const problems: string[] = [];
    let pictures = 0;
    for (const [path, heading] of headings) {
      await page.goto(path);
      const shown = page.getByRole('heading', { level: 1 }).first();
      await shown.waitFor();
      const words = (await shown.textContent())?.replaceAll(/\s+/g, ' ').trim();
      if (words !== heading) problems.push(`${path}: "${words}" instead of "${heading}"`);
      for (const hole of await findMissingPictures(page))
        problems.push(`${path}: no picture ${hole}`);
      pictures += await page.locator('img').count();
    }
    for (const file of files) {
      const { status, bytes } = await page.evaluate(async (address) => {
        const answer = await fetch(address);
        return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
      }, file);
      if (status !== 200 || bytes === 0) problems.push(`${file}: ${status}, ${bytes} bytes`);
    }
    expect(problems).toEqual([]);
    // oxlint-disable-next-line no-console -- how far the walk went, for whoever runs it
    console.log(`${headings.size} pages, ${pictures} pictures, ${files.size} files`);

    for (const source of ['music-in-the-commons', 'sheep-on-the-promenade']) {
      await page.goto('/heritage-research');
      const player = page.locator('video', { has: page.locator(`source[src*="${source}"]`) });
      await player.scrollIntoViewIfNeeded();
      await player.evaluate(async (video: HTMLVideoElement) => {
        // A machine without an audio device would wait for one.
        video.muted = true;
        await video.play();
        video.pause();
        video.currentTime = 5;
      });
      await expect
        .poll(() =>
          player.evaluate((video: HTMLVideoElement) => [
            video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && !video.seeking,
            video.currentTime,
          ]),
        )
        .toEqual([true, 5]);
    }
    const field = page.getByRole('searchbox', { name: 'Search the site' });
    for (const asked of ['moisture', 'mudbrik', 'strawbale walls']) {
      await page.keyboard.press('/');
      await field.fill(asked);
      await expect(page.getByRole('search').getByRole('link').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(field).toHaveCount(0);
    }
  },
);
