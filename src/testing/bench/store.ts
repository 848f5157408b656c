import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { medianOf } from './bench-row.ts';
import type { BenchRow } from './bench-row.ts';
import { isShort, sized } from './short-form.ts';
import type { Round } from './store/process.ts';

const sizes = isShort ? [0, 1_000] : [0, 1_000, 10_000, 100_000];
const rounds = sized(5, 1);
/** Requests are sent by 64 writers. */
const fewest = 64;
/** Up to this size one more record would matter, so the store starts again for each round. */
const mostForAnew = 1_000;

interface Plan {
  name: 'ours' | 'sqlite' | 'lowdb';
  size: number;
  /** Requests in one round. */
  requests: number;
}

const title = {
  ours: 'our store',
  sqlite: 'SQLite (WebAssembly build, WAL, synchronous=FULL)',
  lowdb: 'lowdb as it comes (no fsync)',
} as const;

/** lowdb rewrites everything each time: fewer requests where it would take minutes. */
const lowdbRequests: Readonly<Record<number, number>> = {
  0: 320,
  1_000: 192,
  10_000: 64,
  100_000: 64,
};
const plans: readonly Plan[] = sizes.flatMap((size): Plan[] => [
  { name: 'ours', size, requests: sized(1_280, fewest) },
  { name: 'sqlite', size, requests: sized(192, fewest) },
  { name: 'lowdb', size, requests: sized(lowdbRequests[size] ?? fewest, fewest) },
]);

type Answer = Round | { failure: string };

interface Running {
  measure(requests: number): Promise<Answer>;
  stop(): Promise<void>;
}

async function open({ name, size }: Plan, parent: string): Promise<Running> {
  const folder = await mkdtemp(join(parent, `${name}-`));
  const script = fileURLToPath(new URL('store/process.ts', import.meta.url));
  const child: ChildProcess = fork(script, [name, folder, String(size)], {
    execArgv: ['--import', 'tsx', '--max-old-space-size=6000'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const answered = async (): Promise<unknown> => {
    const [message] = await Promise.race([
      once(child, 'message'),
      ended.then(() => [{ failure: 'the process ended' }]),
    ]);
    return message;
  };
  const ready = await answered();
  return {
    async measure(requests) {
      if (ready !== 'ready') return ready as Answer;
      child.send(String(requests));
      return (await answered()) as Answer;
    },
    async stop() {
      // What it has not written yet is not needed.
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Acknowledged requests with 64 writers, by number of stored records; the stores take turns in each round. */
export async function benchStore(): Promise<BenchRow[]> {
  const parent = await mkdtemp(join(tmpdir(), 'nbd-bench-'));
  const kept = new Map<Plan, Running>();
  const results = new Map<Plan, Round[]>(plans.map((plan) => [plan, []]));
  const failures = new Map<Plan, string>();
  try {
    for (const plan of plans) if (plan.size > mostForAnew) kept.set(plan, await open(plan, parent));
    // The first round warms up and does not count.
    for (let round = 0; round <= rounds; round += 1) {
      for (const plan of plans) {
        if (failures.has(plan)) continue;
        const running = kept.get(plan) ?? (await open(plan, parent));
        const answer = await running.measure(plan.requests);
        if ('failure' in answer) failures.set(plan, answer.failure);
        else if (round > 0) results.get(plan)?.push(answer);
        if (!kept.has(plan)) await running.stop();
      }
    }
  } finally {
    for (const running of kept.values()) await running.stop();
    await rm(parent, { recursive: true, force: true });
  }
  return [...plans.map((plan) => rowOf(plan, results, failures)), flatCost(results)];
}

function medianOfRounds(found: readonly Round[], figure: keyof Round): number {
  return medianOf(found.map((round) => round[figure] ?? Number.NaN));
}

function rowOf(
  plan: Plan,
  results: ReadonlyMap<Plan, Round[]>,
  failures: ReadonlyMap<Plan, string>,
): BenchRow {
  const found = results.get(plan) ?? [];
  const failure = failures.get(plan);
  const at = (figure: keyof Round) => medianOfRounds(found, figure);
  const fsyncs = at('fsyncsPerRequest');
  const measured =
    failure === undefined
      ? `${Math.round(at('requestsPerSecond'))} requests/s, ${at('msPerRequest').toFixed(3)} ms each, ` +
        `p99 ${at('p99Ms').toFixed(1)} ms` +
        (Number.isNaN(fsyncs) ? '' : `, ${fsyncs.toFixed(2)} fsyncs each`)
      : `fails: ${failure}`;
  return {
    bench: 'store',
    subject: `${title[plan.name]}, ${plan.size} stored, ${plan.requests} requests a round`,
    measured,
    reach: '',
    isMet: failure === undefined,
    mustHold: true,
    figures: {
      stored: plan.size,
      msPerRequest: at('msPerRequest'),
      cpuMsPerRequest: at('cpuMsPerRequest'),
      requestsPerSecond: at('requestsPerSecond'),
      p99Ms: at('p99Ms'),
    },
  };
}

function flatCost(results: ReadonlyMap<Plan, Round[]>): BenchRow {
  const found = (size: number) =>
    [...results].find(([plan]) => plan.name === 'ours' && plan.size === size)?.[1] ?? [];
  const [full, empty] = [found(sizes.at(-1) ?? 0), found(0)];
  // Round by round: the two are neighbours in time, so that other load on the machine cancels out.
  const ratio = medianOf(
    full.map(
      ({ msPerRequest }, round) => msPerRequest / (empty[round]?.msPerRequest ?? Number.NaN),
    ),
  );
  const cpuRatio =
    medianOfRounds(full, 'cpuMsPerRequest') / medianOfRounds(empty, 'cpuMsPerRequest');
  return {
    bench: 'store',
    subject: `our store, cost at ${sizes.at(-1)} stored : at 0`,
    measured: `${ratio.toFixed(2)} (processor time ${cpuRatio.toFixed(2)})`,
    reach: '≤ 1.2',
    isMet: ratio <= 1.2,
    figures: { ratio, cpuRatio },
  };
}
