import process from 'node:process';
import { parseArgs } from 'node:util';
import { Minute } from '#shared/time.ts';
import { soak } from './soak.ts';

/**
 * `npm run soak -- --submissions 10000 --kills 100 --seed 20261121 --minutes 20`, after a build. Ends with 1 on any
 * fault. Without minutes it goes on until all are acknowledged.
 */
const { values } = parseArgs({
  options: {
    submissions: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '100' },
    minutes: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
const seed = Number(values.seed);
process.stdout.write(`Seed ${seed}\n`);
const { faults, ...figures } = await soak({
  submissions: Number(values.submissions),
  kills: Number(values.kills),
  seed,
  ...(values.minutes !== undefined && { longestMs: Number(values.minutes) * Minute.ms }),
  report: (line) => process.stdout.write(`${line}\n`),
});
for (const [name, figure] of Object.entries(figures)) process.stdout.write(`${name}: ${figure}\n`);
for (const fault of faults) process.stdout.write(`FAULT ${fault}\n`);
process.stdout.write(faults.length === 0 ? 'Nothing lost, nothing twice.\n' : 'See above.\n');
process.exitCode = faults.length === 0 ? 0 : 1;
