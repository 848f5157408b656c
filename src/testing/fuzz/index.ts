import process from 'node:process';
import { parseArgs } from 'node:util';
import { fuzz } from './fuzz.ts';

/**
 * `npm run fuzz -- --requests 100000 --seed 20261121`, after a build; `--first 4711 --requests 1` with the same seed
 * sends one of them again. Exits with 1 on any fault.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    first: { type: 'string', default: '0' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
process.stdout.write(`Seed ${values.seed}\n`);
const { sent, statuses, faults } = await fuzz({
  requests: Number(values.requests),
  first: Number(values.first),
  seed: Number(values.seed),
  report: (line) => process.stdout.write(`${line}\n`),
});
process.stdout.write(`${sent} sent: ${JSON.stringify(statuses)}\n`);
for (const fault of faults) process.stdout.write(`FAULT ${fault}\n`);
process.stdout.write(
  faults.length === 0 ? 'No request was answered with an error.\n' : 'See above.\n',
);
process.exitCode = faults.length === 0 ? 0 : 1;
