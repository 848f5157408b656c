import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { RecordStore } from '../storage/ports.ts';

const script = fileURLToPath(new URL('invoice-writer.ts', import.meta.url));

/** Runs one process after the other that issues invoices, kills each (-9) after some, and returns all that were acknowledged. */
export async function issueWithKills(
  place: string,
  { runs, killAfter }: { runs: number; killAfter: (run: number) => number },
): Promise<number[]> {
  const acknowledged: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const child = spawn(process.execPath, ['--import', 'tsx', script, place], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const closed = once(child, 'close');
    let count = 0;
    for await (const line of createInterface({ input: child.stdout })) {
      if (!/^\d+$/.test(line)) continue;
      acknowledged.push(Number(line));
      count += 1;
      if (count === killAfter(run)) child.kill('SIGKILL');
    }
    const [, signal] = await closed;
    if (signal !== 'SIGKILL') throw new Error('the process ended before it was killed');
  }
  return acknowledged;
}

/** Expects a thousand invoices or more, numbered without gap or double, and nothing acknowledged that is not there. */
export async function expectAllNumbered(
  store: Pick<RecordStore, 'listWorkEntries'>,
  acknowledged: readonly number[],
): Promise<void> {
  const entries = await store.listWorkEntries({ kinds: ['invoice'] });
  const numbers = entries
    .flatMap((entry) => (entry.kind === 'invoice' ? [entry.number.number] : []))
    .toSorted((one, other) => one - other);
  expect(numbers.length).toBeGreaterThanOrEqual(1_000);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  expect(Math.max(...acknowledged)).toBeLessThanOrEqual(numbers.length);
}
