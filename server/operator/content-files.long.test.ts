import { join } from 'node:path';
import { openDiskFiles } from '../storage/disk-files/disk-files.ts';
import { openJournalLog } from '../storage/journal/journal-log.ts';
import { createMemoryFiles } from '../storage/memory/memory-files.ts';
import { createMemoryLog } from '../storage/memory/memory-log.ts';
import { createRecordStore } from '../storage/record-store.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { describeContentFiles } from '../testing/content-files-contract.ts';

const clock = () => new Date('2026-03-01T00:00:00.000Z');

describeContentFiles('memory', async () => ({
  store: createRecordStore(createMemoryLog()),
  files: createMemoryFiles(),
}));

describeContentFiles('journal', async () => {
  const folder = await temporaryFolder();
  const log = await openJournalLog({ folder: join(folder, 'records'), clock });
  return { store: createRecordStore(log), files: await openDiskFiles(join(folder, 'uploads')) };
});
