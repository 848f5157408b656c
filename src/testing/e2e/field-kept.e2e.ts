import { expect, long, story, waitForShell } from '../support/story.ts';
import { findHoles, waitUntilReady } from '../support/field.ts';

story.use({ serviceWorkers: 'allow' });

story(
  'A reader in a valley sees pictures that were never on the screen before',
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
    await reading.getByRole('button', { name: 'Check that it is ready for the site' }).click();
    await expect(reading.getByText('Every file was read back and is whole.')).toBeVisible();

    for (const path of ['/heritage-research', '/photos']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await findHoles(page), path).toEqual([]);
    }
  },
);

story(
  'A reader keeps a film, and it plays and seeks with the server gone',
  { tag: long },
  async ({ page, site }) => {
    await page.goto('/heritage-research');
    await waitForShell(page);
    const figure = page.locator('figure', { has: page.locator('video') }).first();
    const film = figure.locator('video');
    await film.scrollIntoViewIfNeeded();
    await figure.getByRole('button', { name: /^Keep this film on this device 0\.6 MB/ }).click();
    await expect(figure.getByText('On this device', { exact: true })).toBeVisible();
    await site.stop('SIGKILL');

    await page.reload();
    await expect(figure.getByText('On this device', { exact: true })).toBeVisible();
    await film.scrollIntoViewIfNeeded();
    await film.evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      await video.play();
    });
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0.2);
    await film.evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 2;
    });
    await expect
      .poll(() =>
        film.evaluate((video: HTMLVideoElement) => [
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
    const films = page.getByRole('region', { name: 'Films' });
    await expect(films.getByText('On this device', { exact: true })).toHaveCount(1);
    await films.getByRole('button', { name: /^Remove .* from this device$/ }).click();
    await expect(films.getByRole('button', { name: /^Keep this film/ })).toHaveCount(2);
    await films
      .getByRole('button', { name: /^Keep this film/ })
      .first()
      .click();
    await expect(films.getByText(/so it is not kept|There may be no connection/)).toBeVisible();
  },
);
