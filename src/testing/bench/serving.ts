import { mkdirSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { startSite } from '../support/site.ts';
import { tableOf } from './bench-row.ts';
import type { BenchRow } from './bench-row.ts';
import { besideBare } from './serving/beside-bare.ts';
import { underLoad } from './serving/under-load.ts';

/** How fast pages go out: beside a bare server, and while others send. Needs a build. */
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const rows = await benchServing();
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/bench-serving.json', JSON.stringify(rows, null, 2));
  writeFileSync('.cache/bench-serving.md', tableOf(rows));
  process.stdout.write(tableOf(rows));
  if (rows.some(({ isMet }) => !isMet)) process.exitCode = 1;
}
