import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { journalPaths, openJournalLog } from '#server/storage/journal/journal-log.ts';
import { createRecordStore } from '#server/storage/record-store.ts';
import { startSite } from '../support/site.ts';
import type { BenchRow } from './bench-row.ts';
import { quantile } from './figures.ts';
import { sized } from './short-form.ts';
import { openOurStore } from './store/our-store.ts';
import { questionnaireRecords } from './store/records.ts';

const requests = sized(5_000, 100);
const starts = sized(7, 2);
const reachMs = 1_500;

/** From the start of the process to the first "ready", with 5,000 filled questionnaires stored. */
export async function benchRestart(): Promise<BenchRow[]> {
  return [
    await measure('in the snapshot', async (folder) => {
      const store = await openOurStore(folder, questionnaireRecords(requests, 1));
      await store.close();
    }),
    await measure('in the journal alone', onlyInJournal),
  ];
}

/** The state after a kill, when the store never had an idle moment. */
async function onlyInJournal(folder: string): Promise<void> {
  const other = await mkdtemp(join(tmpdir(), 'nbd-bench-'));
  const clock = () => new Date();
  const log = await openJournalLog({ folder: other, clock, snapshotEvery: requests * 2 });
  const store = createRecordStore(log);
  await Promise.all(questionnaireRecords(requests, 1).map((record) => store.receive(record)));
  await mkdir(folder, { recursive: true });
  await copyFile(journalPaths(other).journal, journalPaths(folder).journal);
  await store.close();
  await rm(other, { recursive: true, force: true });
}

async function measure(
  where: string,
  fill: (recordsFolder: string) => Promise<void>,
): Promise<BenchRow> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'nbd-bench-'));
  try {
    await mkdir(join(dataFolder, 'records'));
    await fill(join(dataFolder, 'records'));
    const site = await startSite({ DATA_DIR: dataFolder });
    const durations: number[] = [];
    for (let start = 0; start < starts; start += 1) {
      await site.stop('SIGKILL');
      const startedMs = performance.now();
      await site.start();
      const { ok } = await fetch(`${site.address}/readyz`);
      if (!ok) throw new Error('not ready');
      durations.push(performance.now() - startedMs);
    }
    await site.dispose();
    const medianMs = quantile(durations, 0.5);
    return {
      bench: 'restart',
      subject: `process start to ready, ${requests} questionnaires ${where}`,
      measured: `median ${Math.round(medianMs)} ms, longest ${Math.round(quantile(durations, 1))} ms`,
      reach: `≤ ${reachMs} ms`,
      isMet: medianMs <= reachMs,
      figures: { medianMs, longestMs: quantile(durations, 1) },
    };
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}
