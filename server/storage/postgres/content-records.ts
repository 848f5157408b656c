import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { ContentEntry, ContentPicture, ContentRevision, entryAfter } from '../content-records.ts';
import type { EntryEvent } from '../content-records.ts';
import { decideSave, dueEvent, publishedEvent } from '../content-rules.ts';
import type { ContentStore } from '../ports.ts';
import { contentChannel } from './change-feed.ts';
import { locks } from './advisory-locks.ts';
import { isText } from './rows.ts';
import type { Tables } from './table-types.ts';
import type { Tx, Transactions } from './transactions.ts';

interface Dependencies extends Transactions {
  db: Kysely<Tables>;
  origin: string;
  listeners: Set<() => void>;
  notifyListeners: () => void;
}

/** The owner's content (`content_entries`, `content_revisions`, `content_pictures`). */
export function contentRecords({
  db,
  origin,
  listeners,
  notifyListeners,
  withStorageErrors,
  inTransaction,
}: Dependencies): ContentStore {
  /** One transaction at a time, in all processes: what a rule has read is still true when its event is written. */
  async function inSerialTransaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    const [first, second] = locks.content;
    let isChanged = false;
    const result = await inTransaction(async (tx) => {
      await sql`select pg_advisory_xact_lock(${first}::int, ${second}::int)`.execute(tx);
      const done = await work(tx);
      isChanged = changedTransactions.has(tx);
      return done;
    });
    if (isChanged) notifyListeners();
    return result;
  }

  /** Transactions that have written something. */
  const changedTransactions = new WeakSet<Tx>();

  async function notifyOthers(tx: Tx): Promise<void> {
    changedTransactions.add(tx);
    await sql`select pg_notify(${contentChannel}, ${origin})`.execute(tx);
  }

  async function entryOf(executor: Kysely<Tables>, kind: string, id: string) {
    if (!isText(kind) || !isText(id)) return undefined;
    const row = await executor
      .selectFrom('content_entries')
      .select('entry')
      .where('kind', '=', kind)
      .where('id', '=', id)
      .executeTakeFirst();
    return row && v.parse(ContentEntry, row.entry);
  }

  async function revisionOf(
    executor: Kysely<Tables>,
    kind: string,
    id: string,
    revisionId: string,
  ) {
    if (![kind, id, revisionId].every(isText)) return undefined;
    const row = await executor
      .selectFrom('content_revisions')
      .select('revision')
      .where('kind', '=', kind)
      .where('entry_id', '=', id)
      .where('revision_id', '=', revisionId)
      .executeTakeFirst();
    return row && v.parse(ContentRevision, row.revision);
  }

  async function putEntry(tx: Tx, entry: ContentEntry): Promise<void> {
    const row = { kind: entry.kind, id: entry.id, entry: JSON.stringify(entry) };
    await tx
      .insertInto('content_entries')
      .values(row)
      .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet({ entry: row.entry }))
      .execute();
  }

  async function putRevision(tx: Tx, revision: ContentRevision): Promise<void> {
    await tx
      .insertInto('content_revisions')
      .values({
        kind: revision.kind,
        entry_id: revision.entryId,
        revision_id: revision.revisionId,
        revision: JSON.stringify(revision),
      })
      .onConflict((conflict) => conflict.columns(['kind', 'entry_id', 'revision_id']).doNothing())
      .execute();
  }

  async function putPicture(tx: Tx, picture: ContentPicture): Promise<void> {
    const row = { sha256: picture.sha256, picture: JSON.stringify(picture) };
    await tx
      .insertInto('content_pictures')
      .values(row)
      .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ picture: row.picture }))
      .execute();
  }

  async function write(tx: Tx, kind: string, id: string, event: EntryEvent) {
    const entry = entryAfter(await entryOf(tx, kind, id), event);
    await putEntry(tx, entry);
    await notifyOthers(tx);
    return entry;
  }

  return {
    listEntries: () => withStorageErrors(() => listEntries(db)),
    findEntry: (kind, id) => withStorageErrors(() => entryOf(db, kind, id)),
    listRevisions: (kind, id) =>
      withStorageErrors(async () => {
        const entry = await entryOf(db, kind, id);
        if (!entry) return [];
        const rows = await db
          .selectFrom('content_revisions')
          .select('revision')
          .where('kind', '=', kind)
          .where('entry_id', '=', id)
          .execute();
        const revisions = new Map(
          rows
            .map(({ revision }) => v.parse(ContentRevision, revision))
            .map((revision) => [revision.revisionId, revision]),
        );
        return entry.revisionIds
          .flatMap((revisionId) => revisions.get(revisionId) ?? [])
          .toReversed();
      }),
    listCurrent: () =>
      withStorageErrors(async () => {
        const rows = await db
          .selectFrom('content_revisions as r')
          .innerJoin('content_entries as e', (join) =>
            join.onRef('e.kind', '=', 'r.kind').onRef('e.id', '=', 'r.entry_id'),
          )
          .select('r.revision')
          .where(
            sql<boolean>`r.revision_id in (e.entry->'live'->>'revisionId', e.entry->'revisionIds'->>-1)`,
          )
          .execute();
        return rows.map(({ revision }) => v.parse(ContentRevision, revision));
      }),
    save: (save) =>
      inSerialTransaction(async (tx) => {
        const { kind, entryId, revisionId } = save.revision;
        const entries = await listEntries(tx, kind);
        const known = await revisionOf(tx, kind, entryId, revisionId);
        const decided = decideSave({ entries, known }, save);
        if ('outcome' in decided) return decided.outcome;
        const { event } = decided;
        if (event.shipped) await putRevision(tx, event.shipped);
        await putRevision(tx, event.revision);
        const entry = await write(tx, kind, entryId, event);
        return { kind: 'saved', entry, revision: event.revision };
      }),
    publish: (publication, at) =>
      inSerialTransaction(async (tx) => {
        const { kind, id, revisionId } = publication;
        const revision = await revisionOf(tx, kind, id, revisionId);
        return revision && write(tx, kind, id, publishedEvent(revision, publication, at));
      }),
    setHidden: ({ kind, id, number }, isHidden, at) =>
      inSerialTransaction((tx) =>
        write(tx, kind, id, {
          kind: 'content-hidden',
          entryKind: kind,
          id,
          isHidden,
          number,
          at: at.toISOString(),
        }),
      ),
    async publishDue(now) {
      const dueOf = async (executor: Kysely<Tables>) =>
        (await listEntries(executor)).flatMap((entry) => dueEvent(entry, now) ?? []);
      // Called every minute by every process; there is rarely anything to do.
      if ((await withStorageErrors(() => dueOf(db))).length === 0) return 0;
      return inSerialTransaction(async (tx) => {
        const events = await dueOf(tx);
        for (const event of events) await write(tx, event.entryKind, event.id, event);
        return events.length;
      });
    },
    addPicture: (picture) =>
      inSerialTransaction(async (tx) => {
        await putPicture(tx, picture);
        await notifyOthers(tx);
      }),
    listPictures: () =>
      withStorageErrors(async () => {
        const rows = await db.selectFrom('content_pictures').select('picture').execute();
        return rows.map(({ picture }) => v.parse(ContentPicture, picture));
      }),
    copyIn: ({ entries, revisions, pictures }) =>
      inSerialTransaction(async (tx) => {
        for (const revision of revisions) await putRevision(tx, revision);
        for (const entry of entries) await putEntry(tx, entry);
        for (const picture of pictures) await putPicture(tx, picture);
        await notifyOthers(tx);
      }),
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

async function listEntries(executor: Kysely<Tables>, kind?: string): Promise<ContentEntry[]> {
  let query = executor.selectFrom('content_entries').select('entry');
  if (kind !== undefined) query = query.where('kind', '=', kind);
  const rows = await query.execute();
  return rows.map(({ entry }) => v.parse(ContentEntry, entry));
}
