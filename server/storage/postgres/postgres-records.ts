import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { createSerialQueue } from '#lib/serial-queue.ts';
import { StorageUnavailableError } from '../ports.ts';
import type { RecordStore } from '../ports.ts';
import { withAdvisoryLock } from './with-advisory-lock.ts';
import { openChangeFeed } from './change-feed.ts';
import { contentRecords } from './content-records.ts';
import {
  asUnavailable,
  codeOf,
  nameOfDatabase,
  openLongRunningClient,
  openPool,
} from './connection.ts';
import { migrate } from './migrations.ts';
import { sessionRecords } from './session-records.ts';
import { submissionRecords, writeMissingSearchTexts } from './submission-records.ts';
import type { Tables } from './table-types.ts';
import { createTransactions } from './transactions.ts';
import { trashRecords } from './trash-records.ts';
import { uploadRecords } from './upload-records.ts';
import { workRecords } from './work-records.ts';

export interface PostgresRecordsOptions {
  /** `postgresql://user:password@host:port/database`. */
  url: string;
  /** Called with database settings that break the store's guarantees. */
  report?: (message: string) => void;
  /** Whether all records are to be copied: then no server may use them. Default false. */
  isCopying?: boolean;
}

/**
 * Records in PostgreSQL, shared by any number of processes. Every answer comes from the database itself.
 * @throws StorageUnavailableError, DamagedStorageError, BeingCopiedError
 */
export async function openPostgresRecords(options: PostgresRecordsOptions): Promise<RecordStore> {
  const { url, report = () => undefined, isCopying = false } = options;
  const origin = randomUUID();
  const pool = openPool(url);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const listeners = new Set<() => void>();
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
  const contentListeners = new Set<() => void>();
  const notifyContentListeners = () => {
    for (const listener of contentListeners) listener();
  };
  try {
    await prepare(pool, report);
    await writeMissingSearchTexts(db);
    const feed = await openChangeFeed({
      url,
      origin,
      onChange: notifyListeners,
      onContentChange: notifyContentListeners,
      isCopying,
    });
    return createStore({
      url,
      db,
      pool,
      origin,
      listeners,
      notifyListeners,
      contentListeners,
      notifyContentListeners,
      closeFeed: () => feed.close(),
    });
  } catch (error) {
    await db.destroy();
    const cause = asUnavailable(error);
    if (!(cause instanceof StorageUnavailableError)) throw error;
    throw new StorageUnavailableError(
      `${nameOfDatabase(url)} (DATABASE_URL) cannot be used: ${reasonOf(error)}`,
      { cause: error },
    );
  }
}

function reasonOf(error: unknown): string {
  return (error instanceof Error && error.message) || codeOf(error) || 'it does not answer';
}

async function prepare(pool: Pool, report: (message: string) => void): Promise<void> {
  const client = await pool.connect();
  try {
    await migrate(client);
    const fsync = await client.query<{ fsync: string }>('show fsync');
    if (fsync.rows[0]?.fsync !== 'on') {
      report('the database runs with fsync off: a power cut can lose what was acknowledged');
    }
  } finally {
    client.release();
  }
}

interface Dependencies {
  url: string;
  db: Kysely<Tables>;
  pool: Pool;
  origin: string;
  listeners: Set<() => void>;
  notifyListeners: () => void;
  contentListeners: Set<() => void>;
  notifyContentListeners: () => void;
  closeFeed: () => Promise<void>;
}

function createStore(parts: Dependencies): RecordStore {
  const { url, db, pool, origin, listeners, notifyListeners, closeFeed } = parts;
  let isOpen = true;
  const transactions = createTransactions(db, () => isOpen);
  const enqueueCompaction = createSerialQueue();

  /** Rewrites the tables without removed data; the database's write-ahead log and dumps are not affected. */
  async function compact(): Promise<void> {
    const client = openLongRunningClient(url);
    try {
      await client.connect();
      for (const table of [
        'submissions',
        'attachments',
        'uploads',
        'work_entries',
        'work_entry_uploads',
      ]) {
        await client.query(`vacuum (full) ${table}`);
      }
    } finally {
      await client.end();
    }
  }

  return {
    ...submissionRecords({ db, origin, notifyListeners, ...transactions }),
    ...trashRecords({ db, origin, notifyListeners, ...transactions }),
    ...workRecords({ db, origin, notifyListeners, ...transactions }),
    ...uploadRecords({ db, ...transactions }),
    ...sessionRecords({ db, ...transactions }),
    content: contentRecords({
      db,
      origin,
      listeners: parts.contentListeners,
      notifyListeners: parts.notifyContentListeners,
      ...transactions,
    }),
    compact: () => enqueueCompaction(() => transactions.withStorageErrors(compact)),
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    withLock: (name, work) => {
      if (!isOpen) return Promise.reject(new StorageUnavailableError('the store is closed'));
      return withAdvisoryLock(pool, name, work);
    },
    isHealthy: async () => isOpen && (await acceptsWrites(pool)),
    async close() {
      if (!isOpen) return;
      isOpen = false;
      await closeFeed();
      await db.destroy();
    },
  };
}

async function acceptsWrites(pool: Pool): Promise<boolean> {
  try {
    const found = await pool.query<{ value: string }>(
      `select current_setting('transaction_read_only') as value`,
    );
    return found.rows[0]?.value === 'off';
  } catch {
    return false;
  }
}
