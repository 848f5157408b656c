import { expect, story, waitForShell } from '../support/story.ts';
import { findMissingPictures, waitUntilReady } from '../support/offline-ready.ts';

story(
  'A reader without reception sees pictures that were never on screen before',
  async ({ page, site }) => {
    await page.goto('/about');
    await waitForShell(page);
    const reading = await waitUntilReady(page);
    const [, kept, all] = /(\d+) of (\d+)/.exec(
      await reading.getByRole('row', { name: /Pictures/ }).innerText(),
    ) ?? ['', '', ''];
    expect(Number(all)).toBeGreaterThan(50);
    expect(kept).toBe(all);
    await site.stop('SIGKILL');
    await reading.getByRole('button', { name: 'Check offline copy' }).click();
    await expect(reading.getByText('We checked every file. All good.')).toBeVisible();

    for (const path of ['/heritage-research', '/photos']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await findMissingPictures(page), path).toEqual([]);
    }
  },
);

story(
  'A reader downloads a video, and it plays and seeks while the server is down',
  async ({ page, site }) => {
    await page.goto('/heritage-research');
    await waitForShell(page);
    const figure = page.locator('figure', { has: page.locator('video') }).first();
    const player = figure.locator('video');
    await player.scrollIntoViewIfNeeded();
    await figure.getByRole('button', { name: /^Download video 6\d\d KB/ }).click();
    await expect(figure.getByText('Downloaded', { exact: true })).toBeVisible();
    await site.stop('SIGKILL');

    await page.reload();
    await expect(figure.getByText('Downloaded', { exact: true })).toBeVisible();
    await player.scrollIntoViewIfNeeded();
    await player.evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      await video.play();
    });
    await expect
      .poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0.2);
    await player.evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 2;
    });
    await expect
      .poll(() =>
        player.evaluate((video: HTMLVideoElement) => [
          video.error,
          video.seeking,
          video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA,
          video.currentTime > video.duration - 2.5,
        ]),
      )
      .toEqual([null, false, true, true]);
    const range = await page.evaluate(async () => {
      const source = document.querySelector('video source')?.getAttribute('src') ?? '';
      const answer = await fetch(source, { headers: { Range: 'bytes=1000-1999' } });
      return [answer.status, (await answer.arrayBuffer()).byteLength];
    });
    expect(range).toEqual([206, 1000]);

    await page.goto('/offline');
    const videos = page.getByRole('region', { name: 'Videos' });
    await expect(videos.getByText('Downloaded', { exact: true })).toHaveCount(1);
    await videos.getByRole('button', { name: /^Remove .* from this device$/ }).click();
    await expect(videos.getByRole('button', { name: /^Download video/ })).toHaveCount(2);
    // The other video, because the browser may have this one in its HTTP cache.
    await videos.getByRole('button', { name: /^Download video 1\.3 MB/ }).click();
    await expect(
      videos.getByText(/The download didn’t finish|Check your connection/),
    ).toBeVisible();
  },
);
