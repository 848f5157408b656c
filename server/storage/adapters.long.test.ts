import { temporaryFolder } from '../testing/temporary-folder.ts';
import { describeContentStore } from '../testing/content-contract.ts';
import {
  describeFileStore,
  describeDeviceTransferStore,
  describeRecordStore,
} from '../testing/storage-contract.ts';
import { openDiskFiles } from './disk-files/disk-files.ts';
import { openDiskDeviceTransfers } from './disk-files/disk-device-transfers.ts';
import { openJournalLog } from './journal/journal-log.ts';
import { createMemoryFiles } from './memory/memory-files.ts';
import { createMemoryDeviceTransfers } from './memory/memory-device-transfers.ts';
import { createMemoryLog } from './memory/memory-log.ts';
import { createRecordStore } from './record-store.ts';
import { describeWorkEntries } from '../testing/work-contract.ts';

const clock = () => new Date('2026-03-01T00:00:00.000Z');

const stores = {
  memory: async () => createRecordStore(createMemoryLog()),
  journal: async () =>
    createRecordStore(await openJournalLog({ folder: await temporaryFolder(), clock })),
  'journal with a snapshot after every event': async () =>
    createRecordStore(
      await openJournalLog({ folder: await temporaryFolder(), clock, snapshotEvery: 1, idleMs: 0 }),
    ),
};
for (const [name, open] of Object.entries(stores)) {
  describeRecordStore(name, open);
  describeContentStore(name, open);
  describeWorkEntries(name, open);
}

describeFileStore('memory', async () => createMemoryFiles());
describeFileStore('disk', async () => openDiskFiles(await temporaryFolder()));

describeDeviceTransferStore('memory', async () => createMemoryDeviceTransfers());
describeDeviceTransferStore('disk', async () => openDiskDeviceTransfers(await temporaryFolder()));
