import { openDiskFiles } from '../storage/disk-files/disk-files.ts';
import { openPostgresRecords } from '../storage/postgres/postgres-records.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { temporaryDatabase } from '../testing/test-database.ts';
import { describeContentFiles } from '../testing/content-files-contract.ts';

describeContentFiles('PostgreSQL', async () => {
  const url = await temporaryDatabase();
  const store = await openPostgresRecords({ url, report: () => undefined, isCopying: true });
  return { store, files: await openDiskFiles(await temporaryFolder()) };
});
