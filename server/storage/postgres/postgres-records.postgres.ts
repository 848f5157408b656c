import { temporaryDatabase } from '../../testing/test-database.ts';
import { describeRecordStore } from '../contract.ts';
import { openPostgresRecords } from './postgres-records.ts';

describeRecordStore('postgres', async () =>
  openPostgresRecords({ url: await temporaryDatabase() }),
);
