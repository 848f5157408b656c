import { startSite } from '../support/site.ts';
import type { BenchRow } from './bench-row.ts';
import { besideBare } from './serving/beside-bare.ts';
import { underLoad } from './serving/under-load.ts';

/** How fast pages are served: compared with a bare server, and under load. Needs a build. */
export async function benchServing(): Promise<BenchRow[]> {
  const site = await startSite({ TRUST_PROXY: '1' });
  try {
    return [
      await besideBare(site, '/'),
      await besideBare(site, '/natural-building-materials'),
      await underLoad(site),
    ];
  } finally {
    await site.dispose();
  }
}
