import process from 'node:process';
import { parseArgs } from 'node:util';
import { Minute } from '#shared/time.ts';
import { growthOf } from './growth.ts';
import { mixedLoad, usualLoad } from './mixed-load.ts';
import { soak } from './soak.ts';

/**
 * `npm run soak -- --submissions 10000 --kills 100 --seed 20261121 --minutes 20`, after a build. Exits with 1 on any
 * fault. Without minutes it continues until all are acknowledged. `--load 10` sends a mix of everything for ten minutes
 * instead, and fails when the server's memory grows after the warm-up; `--snapshots .cache/soak` writes heap snapshots.
 */
const { values } = parseArgs({
  options: {
    submissions: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '100' },
    minutes: { type: 'string' },
    load: { type: 'string' },
    snapshots: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
const seed = Number(values.seed);
/** How much live memory may rise in total, as a fraction of itself; see `growthOf`. */
const mostGrowth = 0.03;
/** The same of resident memory. */
const mostGrowthResident = 0.1;
const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
const report = (line: string) => void process.stdout.write(`${line}\n`);
report(`Seed ${seed}`);
await (values.load === undefined ? loseNothing() : stayFlat(Number(values.load)));

async function loseNothing(): Promise<void> {
  const { faults, ...figures } = await soak({
    submissions: Number(values.submissions),
    kills: Number(values.kills),
    seed,
    ...(values.minutes !== undefined && { longestMs: Number(values.minutes) * Minute.ms }),
    report,
  });
  for (const [name, figure] of Object.entries(figures)) report(`${name}: ${figure}`);
  end(faults, 'Nothing lost, nothing twice.');
}

async function stayFlat(minutes: number): Promise<void> {
  const { sent, curve, faults } = await mixedLoad({
    ...usualLoad(minutes, seed),
    snapshotFolder: values.snapshots,
    report,
  });
  report(`sent: ${sent}`);
  for (const [kind, most] of [
    ['live', mostGrowth],
    ['resident', mostGrowthResident],
  ] as const) {
    const points = curve.map((memory) => memory[kind]);
    const growth = growthOf(points);
    report(`${kind}: ${points.map((point) => point.toFixed(1)).join(', ')} MB`);
    report(`${kind} grows by ${percent(growth)}, at most ${percent(most)}`);
    if (growth > most) faults.push(`${kind} memory grows by ${percent(growth)}`);
  }
  end(faults, 'Everybody was answered, memory is flat.');
}

function end(faults: readonly string[], verdict: string): void {
  for (const fault of faults) report(`FAULT ${fault}`);
  report(faults.length === 0 ? verdict : 'See above.');
  process.exitCode = faults.length === 0 ? 0 : 1;
}
