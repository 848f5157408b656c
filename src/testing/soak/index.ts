import process from 'node:process';
import { parseArgs } from 'node:util';
import { Minute } from '#shared/time.ts';
import { growthOf } from './growth.ts';
import { mixedLoad, usualLoad } from './mixed-load.ts';
import { soak } from './soak.ts';

/**
 * `npm run soak -- --submissions 10000 --kills 100 --seed 20261121 --minutes 20`, after a build. Exits with 1 on any
 * fault. Without minutes it continues until all are acknowledged. `--load 10` sends a mix of everything for ten minutes
 * instead, and fails when the server's memory grows by more than a tenth after the warm-up.
 */
const { values } = parseArgs({
  options: {
    submissions: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '100' },
    minutes: { type: 'string' },
    load: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
const seed = Number(values.seed);
/** How much the memory curve may rise in total, as a fraction of itself; see `growthOf`. */
const mostGrowth = 0.1;
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
  const { sent, curve, peak, faults } = await mixedLoad({ ...usualLoad(minutes, seed), report });
  const growth = growthOf(curve);
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
  report(`sent: ${sent}\ncurve: ${curve.join(', ')} MB, peak ${peak} MB`);
  report(`growth: ${percent(growth)}`);
  if (growth > mostGrowth) {
    faults.push(`memory grows: by ${percent(growth)}, at most ${percent(mostGrowth)}`);
  }
  end(faults, 'Everybody was answered, memory is flat.');
}

function end(faults: readonly string[], verdict: string): void {
  for (const fault of faults) report(`FAULT ${fault}`);
  report(faults.length === 0 ? verdict : 'See above.');
  process.exitCode = faults.length === 0 ? 0 : 1;
}
