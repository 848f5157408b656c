import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { openJournalLog } from '#server/storage/journal/journal-log.ts';
import { createRecordStore } from '#server/storage/record-store.ts';
import { killRun } from '#server/testing/kill-run.ts';
import { sampleSubmission, uuid } from '#server/testing/samples.ts';

/**
 * How fast the store acknowledges with 64 writers at a time, and what twenty kills (-9) lose.
 * `npm run bench:store [folder]`; the folder decides which disk is measured.
 */
const parent = process.argv[2] ?? tmpdir();
const records = 20_000;
const writers = 64;
const kills = 20;

async function withFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(parent, 'bench-store-'));
  try {
    await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const at = (sorted: readonly number[], share: number) =>
  (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);

await withFolder(async (folder) => {
  const store = createRecordStore(await openJournalLog({ folder, clock: () => new Date() }));
  const latenciesMs: number[] = [];
  let next = 0;
  const startedMs = performance.now();
  const write = async () => {
    while (next < records) {
      next += 1;
      const number = next;
      const beganMs = performance.now();
      await store.receive(sampleSubmission(number, { id: uuid(number) }));
      latenciesMs.push(performance.now() - beganMs);
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  const seconds = (performance.now() - startedMs) / 1_000;
  latenciesMs.sort((a, b) => a - b);
  process.stdout.write(
    `${records} records, ${writers} writers: ${Math.round(records / seconds)} acks/s, ` +
      `median ${at(latenciesMs, 0.5)} ms, p99 ${at(latenciesMs, 0.99)} ms\n`,
  );
  await store.close();
  const openedMs = performance.now();
  const again = createRecordStore(await openJournalLog({ folder, clock: () => new Date() }));
  const replayMs = Math.round(performance.now() - openedMs);
  process.stdout.write(
    `${(await again.listSubmissions()).length} records back after ${replayMs} ms\n`,
  );
  await again.close();
});

await withFolder(async (folder) => {
  let acknowledged = 0;
  let lost = 0;
  for (let run = 0; run < kills; run += 1) {
    const result = await killRun(folder, 200 + ((run * 1_237) % 5_000));
    acknowledged += result.acknowledged;
    lost += result.lost;
  }
  process.stdout.write(`${kills} kills (-9): ${acknowledged} acknowledged, ${lost} lost\n`);
  if (lost > 0) process.exitCode = 1;
});
