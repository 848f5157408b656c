import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import process from 'node:process';
import { openJournalLog } from '../storage/journal/journal-log.ts';
import { openPostgresRecords } from '../storage/postgres/postgres-records.ts';
import { createRecordStore } from '../storage/record-store.ts';
import { sampleInvoice, sampleSubmission } from './samples.ts';

/**
 * A process that issues invoices endlessly, eight at a time, and writes each number to standard output once it is
 * acknowledged, until it is killed. Argument: a folder for the journal, or the URL of a database.
 */
const [place = ''] = process.argv.slice(2);
const store = place.startsWith('postgres')
  ? await openPostgresRecords({ url: place })
  : createRecordStore(
      await openJournalLog({
        folder: place,
        clock: () => new Date(),
        snapshotEvery: 40,
        idleMs: 0,
      }),
    );

async function issue(): Promise<never> {
  const id = randomUUID();
  await store.receive(sampleSubmission(0, { id, fingerprint: id }));
  for (;;) {
    const outcome = await store.addWorkEntry(
      sampleInvoice(0, { id: randomUUID(), submissionId: id }),
    );
    if (outcome.kind !== 'stored' || outcome.entry.kind !== 'invoice') {
      throw new Error(`an invoice was not stored: ${outcome.kind}`);
    }
    writeSync(1, `${outcome.entry.number.number}\n`);
  }
}

await Promise.all(Array.from({ length: 8 }, issue));
