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
import type { Tables } from './tables.ts';
import type { Step, Transactions } from './transactions.ts';

interface Options extends Transactions {
  db: Kysely<Tables>;
  origin: string;
  listeners: Set<() => void>;
  tellAll: () => void;
}

/** The owner's content (`content_entries`, `content_revisions`, `content_pictures`). */
export function contentRecords({
  db,
  origin,
  listeners,
  tellAll,
  guarded,
  atOnce,
}: Options): ContentStore {
  /** One write at a time, in all processes: what a rule has read is still true when it is written. */
  async function inTurn<Result>(work: (step: Step) => Promise<Result>): Promise<Result> {
    const [first, second] = locks.content;
    let isChanged = false;
    const result = await atOnce(async (step) => {
      await sql`select pg_advisory_xact_lock(${first}::int, ${second}::int)`.execute(step);
      const done = await work(step);
      isChanged = changing.has(step);
      return done;
    });
    if (isChanged) tellAll();
    return result;
  }

  /** Transactions that change something. */
  const changing = new WeakSet<Step>();

  async function tellOthers(step: Step): Promise<void> {
    changing.add(step);
    await sql`select pg_notify(${contentChannel}, ${origin})`.execute(step);
  }

  async function entryOf(over: Kysely<Tables>, kind: string, id: string) {
    if (!isText(kind) || !isText(id)) return undefined;
    const row = await over
      .selectFrom('content_entries')
      .select('entry')
      .where('kind', '=', kind)
      .where('id', '=', id)
      .executeTakeFirst();
    return row && v.parse(ContentEntry, row.entry);
  }

  async function revisionOf(over: Kysely<Tables>, kind: string, id: string, revisionId: string) {
    if (![kind, id, revisionId].every(isText)) return undefined;
    const row = await over
      .selectFrom('content_revisions')
      .select('revision')
      .where('kind', '=', kind)
      .where('entry_id', '=', id)
      .where('revision_id', '=', revisionId)
      .executeTakeFirst();
    return row && v.parse(ContentRevision, row.revision);
  }

  async function putEntry(step: Step, entry: ContentEntry): Promise<void> {
    const row = { kind: entry.kind, id: entry.id, entry: JSON.stringify(entry) };
    await step
      .insertInto('content_entries')
      .values(row)
      .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet({ entry: row.entry }))
      .execute();
  }

  async function putRevision(step: Step, revision: ContentRevision): Promise<void> {
    await step
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

  async function putPicture(step: Step, picture: ContentPicture): Promise<void> {
    const row = { sha256: picture.sha256, picture: JSON.stringify(picture) };
    await step
      .insertInto('content_pictures')
      .values(row)
      .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ picture: row.picture }))
      .execute();
  }

  async function write(step: Step, kind: string, id: string, event: EntryEvent) {
    const entry = entryAfter(await entryOf(step, kind, id), event);
    await putEntry(step, entry);
    await tellOthers(step);
    return entry;
  }

  return {
    listEntries: () => guarded(() => listEntries(db)),
    findEntry: (kind, id) => guarded(() => entryOf(db, kind, id)),
    listRevisions: (kind, id) =>
      guarded(async () => {
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
      guarded(async () => {
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
      inTurn(async (step) => {
        const { kind, entryId, revisionId } = save.revision;
        const entries = await listEntries(step, kind);
        const known = await revisionOf(step, kind, entryId, revisionId);
        const decided = decideSave({ entries, known }, save);
        if ('outcome' in decided) return decided.outcome;
        const { event } = decided;
        if (event.shipped) await putRevision(step, event.shipped);
        await putRevision(step, event.revision);
        const entry = await write(step, kind, entryId, event);
        return { kind: 'saved', entry, revision: event.revision };
      }),
    publish: (publication, at) =>
      inTurn(async (step) => {
        const { kind, id, revisionId } = publication;
        const revision = await revisionOf(step, kind, id, revisionId);
        return revision && write(step, kind, id, publishedEvent(revision, publication, at));
      }),
    setHidden: ({ kind, id, number }, isHidden, at) =>
      inTurn((step) =>
        write(step, kind, id, {
          kind: 'content-hidden',
          entryKind: kind,
          id,
          isHidden,
          number,
          at: at.toISOString(),
        }),
      ),
    async publishDue(now) {
      const dueOf = async (over: Kysely<Tables>) =>
        (await listEntries(over)).flatMap((entry) => dueEvent(entry, now) ?? []);
      // Called every minute by every process; there is rarely anything to do.
      if ((await guarded(() => dueOf(db))).length === 0) return 0;
      return inTurn(async (step) => {
        const events = await dueOf(step);
        for (const event of events) await write(step, event.entryKind, event.id, event);
        return events.length;
      });
    },
    addPicture: (picture) =>
      inTurn(async (step) => {
        await putPicture(step, picture);
        await tellOthers(step);
      }),
    listPictures: () =>
      guarded(async () => {
        const rows = await db.selectFrom('content_pictures').select('picture').execute();
        return rows.map(({ picture }) => v.parse(ContentPicture, picture));
      }),
    copyIn: ({ entries, revisions, pictures }) =>
      inTurn(async (step) => {
        for (const revision of revisions) await putRevision(step, revision);
        for (const entry of entries) await putEntry(step, entry);
        for (const picture of pictures) await putPicture(step, picture);
        await tellOthers(step);
      }),
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

async function listEntries(over: Kysely<Tables>, kind?: string): Promise<ContentEntry[]> {
  let query = over.selectFrom('content_entries').select('entry');
  if (kind !== undefined) query = query.where('kind', '=', kind);
  const rows = await query.execute();
  return rows.map(({ entry }) => v.parse(ContentEntry, entry));
}
