import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import process from 'node:process';
import { build } from 'vite';
import type * as program from '#app/entry-server.tsx';
import { contentFetch } from '#server/pages/content-fetch.ts';
import { contentReader } from '#server/pages/content-reader.ts';
import { createContent } from '#server/services/content.ts';
import { publicAddresses } from '../support/public-addresses.ts';
import type { BenchRow } from './bench-row.ts';
import { medianAndP95, quantile } from './figures.ts';
import { sized } from './short-form.ts';
import { defaultRetention } from '#shared/api/retention.ts';

const warmUps = sized(15, 1);
const repeats = sized(40, 2);

/** One render of every public address by the production build, without cache and compression. */
export async function benchRendering(): Promise<BenchRow[]> {
  const folder = join(process.cwd(), '.cache/bench/render');
  await build({
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      ssr: true,
      rollupOptions: { input: 'src/app/entry-server.tsx' },
    },
  });
  try {
    const { render } = (await import(
      pathToFileURL(join(folder, 'entry-server.js')).href
    )) as typeof program;
    const fetch = contentFetch(contentReader(createContent(), defaultRetention));
    const durations = new Map<string, number[]>(publicAddresses.map((path) => [path, []]));
    // In turns, so that a fast moment of the machine does not favour one page.
    for (let repeat = 0; repeat < warmUps + repeats; repeat += 1) {
      for (const path of publicAddresses) {
        const startedMs = performance.now();
        await render(path, fetch);
        if (repeat >= warmUps) durations.get(path)?.push(performance.now() - startedMs);
      }
    }
    const all = [...durations.values()].flat();
    const rows = [...durations].map(([path, found]) => ({ path, medianMs: quantile(found, 0.5) }));
    const slowest = rows.toSorted((one, other) => other.medianMs - one.medianMs).slice(0, 5);
    return [
      {
        bench: 'rendering',
        subject: `${publicAddresses.length} public addresses, ${repeats} times each`,
        measured: medianAndP95(all),
        reach: '',
        isMet: true,
        figures: Object.fromEntries(rows.map(({ path, medianMs }) => [path, medianMs])),
      },
      ...slowest.map(({ path }) => ({
        bench: 'rendering',
        subject: `${path} (one of the five slowest)`,
        measured: medianAndP95(durations.get(path) ?? []),
        reach: '',
        isMet: true,
        figures: { medianMs: quantile(durations.get(path) ?? [], 0.5) },
      })),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
