import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Pool } from 'pg';
import { DamagedStorageError, StorageUnavailableError } from '../ports.ts';
import type {
  NewCounts,
  ReceiveOutcome,
  RecordStore,
  SubmissionChange,
  SubmissionFilter,
} from '../ports.ts';
import { applyChange } from '../records.ts';
import type { Submission } from '../records.ts';
import { runAlone } from './alone.ts';
import { channel, openChangeFeed } from './change-feed.ts';
import {
  asUnavailable,
  codeOf,
  nameOfDatabase,
  openPatientClient,
  openPool,
} from './connection.ts';
import { migrate } from './migrations.ts';
import {
  changeableColumns,
  digestOf,
  fromSubmission,
  fromUpload,
  isOrphan,
  selectSubmissions,
  selectUploads,
  toSession,
  toSubmission,
  toUpload,
} from './rows.ts';
import type { Tables } from './tables.ts';

export interface PostgresRecordsOptions {
  /** `postgresql://user:password@host:port/database`. */
  url: string;
  /** Told about settings of the database that the promises do not hold with. */
  report?: (message: string) => void;
  /** Whether all records are to be copied: then no server may work with them. Default false. */
  isCopying?: boolean;
}

type Step = Transaction<Tables>;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** As one parameter: there may be more than a statement has room for. */
const isOneOf = (ids: readonly string[]) => sql<boolean>`id = any(${ids}::uuid[])`;
/** PostgreSQL's text holds every character but this. */
const isText = (text: string) => !text.includes('\0');

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
  const tellAll = () => {
    for (const listener of listeners) listener();
  };
  try {
    await prepare(pool, report);
    const feed = await openChangeFeed({ url, origin, onChange: tellAll, isCopying });
    return recordsOver({
      url,
      db,
      pool,
      origin,
      listeners,
      tellAll,
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

interface Parts {
  url: string;
  db: Kysely<Tables>;
  pool: Pool;
  origin: string;
  listeners: Set<() => void>;
  tellAll: () => void;
  closeFeed: () => Promise<void>;
}

function recordsOver({ url, db, pool, origin, listeners, tellAll, closeFeed }: Parts): RecordStore {
  let isOpen = true;
  const idsUnderWay = new Set<string>();
  let compacting: Promise<void> = Promise.resolve();

  async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
    if (!isOpen) throw new StorageUnavailableError('the store is closed');
    try {
      return await work();
    } catch (error) {
      throw asUnavailable(error);
    }
  }

  /** One transaction, tried again when another one came in between; nothing of a failed try is left. */
  function atOnce<Result>(work: (step: Step) => Promise<Result>): Promise<Result> {
    return guarded(async () => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await db.transaction().execute(work);
        } catch (error) {
          // Unique, foreign key, serialisation, deadlock.
          const isRace = ['23505', '23503', '40001', '40P01'].includes(codeOf(error));
          if (!isRace || attempt === 5) throw error;
        }
      }
    });
  }

  /** The last thing in a transaction: whoever changes submissions waits here, so that versions come in their order. */
  async function countChange(step: Step): Promise<void> {
    await step
      .updateTable('practice')
      .set({ version: sql`version + 1` })
      .execute();
    await sql`select pg_notify(${channel}, ${origin})`.execute(step);
  }

  async function storeOnce(submission: Submission, step: Step): Promise<ReceiveOutcome> {
    const { id, fingerprint, attachments } = submission;
    const lock = await sql<{ held: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${id}, 0)) as held
    `.execute(step);
    if (lock.rows[0]?.held !== true) return { kind: 'still-storing' };
    const known = await selectSubmissions(step).where('id', '=', id).executeTakeFirst();
    if (known) {
      return known.fingerprint === fingerprint
        ? { kind: 'repeated', submission: toSubmission(known) }
        : { kind: 'mismatch' };
    }
    if (attachments.length > 0) {
      const names = attachments.filter(isText);
      const found = await sql<{ name: string }>`
        select name from uploads where name = any(${names}) for key share
      `.execute(step);
      const present = new Set(found.rows.map(({ name }) => name));
      const unknown = attachments.filter((name) => !present.has(name));
      if (unknown.length > 0) return { kind: 'unknown-attachment', names: unknown };
    }
    await step.insertInto('submissions').values(fromSubmission(submission)).execute();
    if (attachments.length > 0) {
      const rows = attachments.map((name, position) => ({
        submission_id: id,
        position,
        upload_name: name,
      }));
      await step.insertInto('attachments').values(rows).execute();
    }
    await countChange(step);
    return { kind: 'stored', submission };
  }

  async function receive(given: Submission): Promise<ReceiveOutcome> {
    if (idsUnderWay.has(given.id)) return { kind: 'still-storing' };
    idsUnderWay.add(given.id);
    try {
      const submission = structuredClone(given);
      const outcome = await atOnce((step) => storeOnce(submission, step));
      if (outcome.kind === 'stored') tellAll();
      return outcome;
    } finally {
      idsUnderWay.delete(given.id);
    }
  }

  async function changeSubmission(id: string, change: SubmissionChange, at: Date) {
    if (!uuid.test(id)) return undefined;
    const changed = await atOnce(async (step) => {
      const row = await selectSubmissions(step).where('id', '=', id).forUpdate().executeTakeFirst();
      if (!row) return undefined;
      const submission = toSubmission(row);
      applyChange(submission, change, at.toISOString());
      await step
        .updateTable('submissions')
        .set(changeableColumns(submission))
        .where('id', '=', id)
        .execute();
      await countChange(step);
      return submission;
    });
    if (changed) tellAll();
    return changed;
  }

  async function uploadsOnlyOf(ids: readonly string[], over: Kysely<Tables>): Promise<string[]> {
    const known = ids.filter((id) => uuid.test(id));
    const found = await sql<{ upload_name: string }>`
      select distinct upload_name from attachments as own
      where submission_id = any(${known}::uuid[]) and not exists (
        select 1 from attachments as other
        where other.upload_name = own.upload_name and other.submission_id <> all(${known}::uuid[])
      )
    `.execute(over);
    return found.rows.map(({ upload_name: name }) => name);
  }

  async function removeSubmissions(ids: readonly string[]): Promise<readonly string[]> {
    const known = ids.filter((id) => uuid.test(id));
    if (known.length === 0) return [];
    const removed = await atOnce(async (step) => {
      await sql`select id from submissions where id = any(${known}::uuid[]) for update`.execute(
        step,
      );
      const uploads = await uploadsOnlyOf(known, step);
      const { numDeletedRows } = await step
        .deleteFrom('submissions')
        .where(isOneOf(known))
        .executeTakeFirst();
      if (numDeletedRows === 0n) return undefined;
      if (uploads.length > 0) {
        await sql`delete from uploads where name = any(${uploads})`.execute(step);
      }
      await countChange(step);
      return uploads;
    });
    if (removed) tellAll();
    return removed ?? [];
  }

  function removeOrphanUploads(before: Date): Promise<readonly string[]> {
    return atOnce(async (step) => {
      const removed = await sql<{ name: string }>`
        delete from uploads where name in (
          select name from uploads where ${isOrphan} and stored_at < ${before.toISOString()}
          for update skip locked
        ) returning name
      `.execute(step);
      return removed.rows.map(({ name }) => name);
    });
  }

  async function listSubmissions(filter: SubmissionFilter = {}): Promise<Submission[]> {
    const { group, folder, isAnnounced, isAcknowledged, address, since, before } = filter;
    let query = selectSubmissions(db).orderBy('received_at', 'desc').orderBy('number');
    if (group) query = query.where('kind', group === 'messages' ? '=' : '<>', 'contact');
    if (folder) query = query.where('folder', '=', folder);
    if (isAnnounced !== undefined) query = query.where('is_announced', '=', isAnnounced);
    if (isAcknowledged !== undefined) query = query.where('is_acknowledged', '=', isAcknowledged);
    if (address !== undefined) query = query.where('address_digest', '=', digestOf(address));
    if (since !== undefined) query = query.where('received_at', '>=', new Date(since));
    if (before !== undefined) query = query.where('received_at', '<', new Date(before));
    return (await query.execute()).map(toSubmission);
  }

  async function countNew(): Promise<NewCounts> {
    const found = await sql<{ messages: number; requests: number; spam: number; version: number }>`
      select
        count(*) filter (where folder = 'inbox' and kind = 'contact')::int as messages,
        count(*) filter (where folder = 'inbox' and kind <> 'contact')::int as requests,
        count(*) filter (where folder = 'spam')::int as spam,
        (select version::float8 from practice) as version
      from submissions where status = 'new'
    `.execute(db);
    return found.rows[0] ?? { messages: 0, requests: 0, spam: 0, version: 0 };
  }

  /** Rewrites the tables without what was removed; what the database's own journal and dumps hold is not reached. */
  async function compact(): Promise<void> {
    const client = openPatientClient(url);
    try {
      await client.connect();
      for (const table of ['submissions', 'attachments', 'uploads']) {
        await client.query(`vacuum (full) ${table}`);
      }
    } finally {
      await client.end();
    }
  }

  const mark = (column: 'is_announced' | 'is_acknowledged', ids: readonly string[]) => {
    const known = ids.filter((id) => uuid.test(id));
    if (known.length === 0) return Promise.resolve();
    return atOnce(async (step) => {
      await step
        .updateTable('submissions')
        .set({ [column]: true })
        .where(isOneOf(known))
        .execute();
    });
  };

  return {
    receive,
    changeSubmission,
    removeSubmissions,
    removeOrphanUploads,
    uploadsOnlyOf: (ids) => guarded(() => uploadsOnlyOf(ids, db)),
    findSubmission: (id) =>
      guarded(async () => {
        if (!uuid.test(id)) return undefined;
        const row = await selectSubmissions(db).where('id', '=', id).executeTakeFirst();
        return row && toSubmission(row);
      }),
    listSubmissions: (filter) => guarded(() => listSubmissions(filter)),
    countNew: () => guarded(countNew),
    compact: () => {
      compacting = compacting.catch(() => undefined).then(() => guarded(compact));
      return compacting;
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    markAnnounced: (ids) => mark('is_announced', ids),
    markAcknowledged: (ids) => mark('is_acknowledged', ids),
    addUploads: (uploads) =>
      atOnce(async (step) => {
        if (uploads.length === 0) return;
        await step.insertInto('uploads').values(uploads.map(fromUpload)).execute();
      }),
    findUpload: (name) =>
      guarded(async () => {
        if (!isText(name)) return undefined;
        const row = await selectUploads(db).where('name', '=', name).executeTakeFirst();
        return row && toUpload(row);
      }),
    listUploads: (names) =>
      guarded(async () => {
        const all = selectUploads(db);
        const query = names
          ? all.where('name', '=', sql<string>`any(${names.filter(isText)}::text[])`)
          : all;
        return (await query.execute()).map(toUpload);
      }),
    uploadsFor: (key) =>
      guarded(async () => {
        const rows = await selectUploads(db).where('key', '=', key).orderBy('stored_at').execute();
        return rows.map(toUpload);
      }),
    orphanBytes: () =>
      guarded(async () => {
        const found = await db
          .selectFrom('uploads')
          .select(sql<number>`coalesce(sum(size_bytes), 0)::float8`.as('bytes'))
          .where(isOrphan)
          .executeTakeFirst();
        return found?.bytes ?? 0;
      }),
    openSession: (session) =>
      atOnce(async (step) => {
        const row = {
          token_hash: session.tokenHash,
          opened_at: session.openedAt,
          expires_at: session.expiresAt,
          device: session.device,
        };
        await step.insertInto('sessions').values(row).execute();
      }),
    findSession: (hash) =>
      guarded(async () => {
        const row = await db
          .selectFrom('sessions')
          .selectAll()
          .where('token_hash', '=', hash)
          .executeTakeFirst();
        return row && toSession(row);
      }),
    closeSessions: (hashes) =>
      atOnce(async (step) => {
        if (hashes.length === 0) return;
        await step
          .deleteFrom('sessions')
          .where('token_hash', 'in', [...hashes])
          .execute();
      }),
    listSessions: () =>
      guarded(async () => {
        const rows = await db.selectFrom('sessions').selectAll().orderBy('opened_at').execute();
        return rows.map(toSession);
      }),
    passphraseHash: () =>
      guarded(async () => {
        const row = await db.selectFrom('practice').select('passphrase_hash').executeTakeFirst();
        if (!row) throw new DamagedStorageError('the table "practice" has lost its row');
        return row.passphrase_hash;
      }),
    setPassphraseHash: (hash, expected) =>
      atOnce(async (step) => {
        const { numUpdatedRows } = await step
          .updateTable('practice')
          .set({ passphrase_hash: hash })
          .where('passphrase_hash', 'is not distinct from', expected)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await step.deleteFrom('sessions').execute();
        return true;
      }),
    alone: (task, work) => {
      if (!isOpen) return Promise.reject(new StorageUnavailableError('the store is closed'));
      return runAlone(pool, task, work);
    },
    isHealthy: async () => isOpen && (await takesWrites(pool)),
    async close() {
      if (!isOpen) return;
      isOpen = false;
      await closeFeed();
      await db.destroy();
    },
  };
}

async function takesWrites(pool: Pool): Promise<boolean> {
  try {
    const found = await pool.query<{ value: string }>(
      `select current_setting('transaction_read_only') as value`,
    );
    return found.rows[0]?.value === 'off';
  } catch {
    return false;
  }
}
