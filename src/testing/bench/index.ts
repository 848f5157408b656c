import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { isMissed, tableOf } from './bench-row.ts';
import type { BenchRow } from './bench-row.ts';

/**
 * `npm run bench`, or `npm run bench -- --only store,search`: runs the benchmarks in turn, prints one Markdown table
 * and writes it with all figures to `.cache/bench`. Exits with 1 when a target is missed. Needs an idle machine; `-- --short` only sees
 * that every bench works. Typing
 * has its own: `npm run bench:typing`.
 */
const subjects = {
  store: async () => (await import('./store.ts')).benchStore(),
  restart: async () => (await import('./restart.ts')).benchRestart(),
  flood: async () => (await import('./flood.ts')).benchFlood(),
  inbox: async () => (await import('./inbox.ts')).benchInbox(),
  rendering: async () => (await import('./rendering.ts')).benchRendering(),
  serving: async () => (await import('./serving.ts')).benchServing(),
  search: async () => (await import('./search.ts')).benchSearch(),
  draining: async () => (await import('./draining.ts')).benchDraining(),
  offline: async () => (await import('./offline.ts')).benchOffline(),
  pack: async () => (await import('./pack.ts')).benchPack(),
} satisfies Record<string, () => Promise<BenchRow[]>>;

// React renders at half the speed otherwise.
process.env['NODE_ENV'] = 'production';

const { values } = parseArgs({ options: { only: { type: 'string' }, short: { type: 'boolean' } } });
const wanted = values.only?.split(',') ?? Object.keys(subjects);
const rows: BenchRow[] = [];
for (const name of wanted) {
  const run = Object.entries(subjects).find(([known]) => known === name)?.[1];
  if (run === undefined) {
    throw new RangeError(`no bench ${name}; there are ${Object.keys(subjects).join(', ')}`);
  }
  process.stderr.write(`${name} …\n`);
  const found = await run().catch((error: unknown): BenchRow[] => [
    {
      bench: name,
      subject: 'the bench itself',
      measured: `failed: ${error instanceof Error ? error.message : String(error)}`,
      reach: 'ends',
      isMet: false,
      mustHold: true,
      figures: {},
    },
  ]);
  for (const { subject, measured } of found) process.stderr.write(`  ${subject}: ${measured}\n`);
  rows.push(...found);
}
const folder = join(process.cwd(), '.cache/bench');
mkdirSync(folder, { recursive: true });
const table = tableOf(rows);
const stem = values.only === undefined ? 'bench' : `bench-${wanted.join('-')}`;
writeFileSync(join(folder, `${stem}.md`), table);
const machine = {
  cores: cpus().length,
  model: cpus()[0]?.model ?? '',
  node: process.version,
  at: new Date().toISOString(),
};
writeFileSync(join(folder, `${stem}.json`), JSON.stringify({ machine, rows }, null, 2));
process.stdout.write(table);
if (rows.some(isMissed)) process.exitCode = 1;
