import { writeSync } from 'node:fs';
import process from 'node:process';
import { openJournalLog } from '../storage/journal/journal-log.ts';
import { createRecordStore } from '../storage/record-store.ts';
import { sampleRevision, sampleSave, uuid } from './samples.ts';

/**
 * A process that saves and publishes revision after revision of each of some entries, each made from the one before,
 * and writes `entry number` once one is saved, until it is killed. A save whose reply was lost is sent again first.
 * Arguments: folder, number of entries, revisions of each.
 */
const [folder = '', entries = '8', revisions = '250'] = process.argv.slice(2);
const { content } = createRecordStore(
  // Snapshots all the time, so that kills hit them as well.
  await openJournalLog({ folder, clock: () => new Date(), snapshotEvery: 40, idleMs: 0 }),
);

async function write(entry: number): Promise<void> {
  const entryId = `entry-${entry}`;
  const known = (await content.findEntry('article', entryId))?.revisionIds.length ?? 0;
  const idOf = (number: number) => uuid(entry * 1_000_000 + number);
  for (let number = Math.max(1, known); number <= Number(revisions); number += 1) {
    const revision = sampleRevision(0, {
      entryId,
      slug: entryId,
      revisionId: idOf(number),
      baseRevisionId: number === 1 ? null : idOf(number - 1),
      body: { title: `Version ${number}`, text: 'clay and straw '.repeat(number % 60) },
    });
    const { kind } = await content.save(sampleSave(revision));
    if (kind !== 'saved' && kind !== 'repeated') throw new Error(`${entryId} ${number}: ${kind}`);
    await content.publish(
      { kind: 'article', id: entryId, revisionId: revision.revisionId },
      new Date(),
    );
    writeSync(1, `${entry} ${number}\n`);
  }
}

await Promise.all(Array.from({ length: Number(entries) }, (_, entry) => write(entry)));
process.exit(0);
