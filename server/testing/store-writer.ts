import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import process from 'node:process';
import { openJournalLog } from '../storage/journal/journal-log.ts';
import { createRecordStore } from '../storage/record-store.ts';
import { hasWork } from './kill-run.ts';
import { sampleInvoice, sampleSubmission } from './samples.ts';

/**
 * A process that stores endlessly and writes the id of every acknowledged record to standard output,
 * until it is killed. Arguments: folder, number of writers at a time, events between snapshots.
 */
const [folder = '', writers = '64', snapshotEvery = '500'] = process.argv.slice(2);
const store = createRecordStore(
  await openJournalLog({
    folder,
    clock: () => new Date(),
    snapshotEvery: Number(snapshotEvery),
    // Snapshots all the time, so that kills hit them as well.
    idleMs: 0,
  }),
);
/** Synchronous: what was acknowledged is known to the parent before anything else happens. */
function acknowledge(id: string): void {
  const bytes = Buffer.from(`${id}\n`);
  for (let written = 0; written < bytes.length;) {
    try {
      written += writeSync(1, bytes, written);
    } catch (error) {
      // The pipe is full until the parent reads.
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
    }
  }
}

async function write(): Promise<never> {
  for (;;) {
    const id = randomUUID();
    await store.receive(sampleSubmission(0, { id, fingerprint: id }));
    if (hasWork(id)) {
      await store.addWorkEntry(sampleInvoice(0, { id: randomUUID(), submissionId: id }));
    }
    acknowledge(id);
  }
}

await Promise.all(Array.from({ length: Number(writers) }, write));
