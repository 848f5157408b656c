import { temporaryDatabase } from '../../testing/test-database.ts';
import { describeContentStore } from '../../testing/content-contract.ts';
import { describeRecordStore } from '../../testing/storage-contract.ts';
import { describeWorkEntries } from '../../testing/work-contract.ts';
import { openPostgresRecords } from './postgres-records.ts';

const open = async () => openPostgresRecords({ url: await temporaryDatabase() });

describeRecordStore('postgres', open);
describeContentStore('postgres', open);
describeWorkEntries('postgres', open);
