import { temporaryFolder } from '../testing/temporary-folder.ts';
import { describeFileStore, describeRecordStore } from './contract.ts';
import { openDiskFiles } from './disk-files/disk-files.ts';
import { openJournalLog } from './journal/journal-log.ts';
import { createMemoryFiles } from './memory/memory-files.ts';
import { createMemoryLog } from './memory/memory-log.ts';
import { createRecordStore } from './record-store.ts';

const clock = () => new Date('2026-03-01T00:00:00.000Z');

describeRecordStore('memory', async () => createRecordStore(createMemoryLog()));
describeRecordStore('journal', async () =>
  createRecordStore(await openJournalLog({ folder: await temporaryFolder(), clock })),
);
describeRecordStore('journal with a snapshot after every event', async () =>
  createRecordStore(
    await openJournalLog({ folder: await temporaryFolder(), clock, snapshotEvery: 1, idleMs: 0 }),
  ),
);

describeFileStore('memory', async () => createMemoryFiles());
describeFileStore('disk', async () => openDiskFiles(await temporaryFolder()));
