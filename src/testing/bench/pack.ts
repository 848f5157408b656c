import { chromium } from '@playwright/test';
import { packCacheName } from '#offline/content-pack/pack-cache.ts';
import { packManifestAddress } from '#shared/content-pack.ts';
import config from '../../../playwright.config.ts';
import { startSite } from '../support/site.ts';
import type { BenchRow } from './bench-row.ts';
import { until } from './until.ts';

/**
 * From opening the site for the first time to the last picture downloaded, in Chromium, with the server on the same
 * machine.
 */
export async function benchPack(): Promise<BenchRow[]> {
  const site = await startSite();
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    const page = await browser.newPage({ baseURL: site.address });
    const startedMs = performance.now();
    await page.goto('/');
    // The list is stored last.
    await until(() =>
      page.evaluate(
        async ([cache, list]) => {
          const kept = (await caches.has(cache)) ? await caches.open(cache) : null;
          return (await kept?.match(list)) !== undefined;
        },
        [packCacheName, packManifestAddress] as const,
      ),
    );
    const seconds = (performance.now() - startedMs) / 1_000;
    const { files } = (await (await fetch(site.address + packManifestAddress)).json()) as {
      files: { bytes: number }[];
    };
    const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000;
    return [
      {
        bench: 'pack',
        subject: 'first visit to everything kept for reading offline',
        measured: `${seconds.toFixed(1)} s for ${files.length} files, ${megabytes.toFixed(1)} MB`,
        reach: '',
        isMet: true,
        figures: { seconds, megabytes, files: files.length },
      },
    ];
  } finally {
    await browser.close();
    await site.dispose();
  }
}
