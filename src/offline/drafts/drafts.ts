import type { FormKind } from '#shared/form-kinds.ts';
import type { Clock, Instant } from '#shared/time.ts';
import { isEarlierOf } from '../autosave/written-by.ts';
import type { WrittenBy } from '../autosave/written-by.ts';
import { publish, publishDraftClosed } from '../events.ts';
import { moveShown } from '../files/shown-files.ts';
import type { Answers, Draft, StoredFile } from '../records.ts';
import type { DeviceDatabase } from '../storage/device-database.ts';
import { withDatabase } from '../storage/open-database.ts';
import { askToPersistOnce } from '../storage/persistence.ts';
import { toStorageError } from '../storage/storage-error.ts';
import { releaseDraft } from './in-memory-drafts.ts';
import { newDraft } from './new-draft.ts';

/** What a form saves. */
export interface DraftContent {
  answers: Answers;
  position: string | null;
}

export type SaveOutcome =
  | { kind: 'saved'; draft: Draft }
  /** Another tab saved, sent or discarded it since; `stored` is what is there now. Nothing was overwritten. */
  | { kind: 'conflict'; stored: Draft | null };

const systemClock: Clock = () => new Date();

/**
 * Stores an empty draft and returns it.
 * @throws StorageError
 */
export async function createDraft(form: FormKind, clock: Clock = systemClock): Promise<Draft> {
  const draft = newDraft(form, clock());
  await storeNewDraft(draft);
  return draft;
}

/** Stores a draft that is only in memory; a stored draft stays as it is. */
export async function storeNewDraft(draft: Draft): Promise<void> {
  await withDatabase((database) =>
    database.transaction('rw', database.drafts, database.outbox, async () => {
      if ((await database.drafts.get(draft.id)) !== undefined) return;
      if ((await database.outbox.get(draft.id)) !== undefined) return;
      const updatedAt = await latestTimestamp(database, draft.form, draft.updatedAt);
      await database.drafts.add({ ...draft, updatedAt });
    }),
  );
  publish({ type: 'drafts-changed' });
  void askToPersistOnce();
}

/** The draft of this form that was saved last, or null. */
export async function latestDraft(form: FormKind): Promise<Draft | null> {
  const drafts = await withDatabase((database) =>
    database.drafts.where('form').equals(form).toArray(),
  );
  return [...drafts].sort(newestFirst)[0] ?? null;
}

/** One draft, or null. */
export async function findDraft(id: string): Promise<Draft | null> {
  return withDatabase(async (database) => (await database.drafts.get(id)) ?? null);
}

/** All drafts, the last saved first. */
export async function listDrafts(): Promise<Draft[]> {
  const drafts = await withDatabase((database) => database.drafts.toArray());
  return [...drafts].sort(newestFirst);
}

/**
 * Saves a form's answers.
 * @param revision the revision the form last saved or read; without it the save replaces whatever is there
 * @param writtenBy mark of the change: what the same page has saved before is no other side
 * @throws StorageError when the device could not store it
 */
export async function saveDraft(
  id: string,
  content: DraftContent,
  revision?: number,
  writtenBy?: WrittenBy,
  clock: Clock = systemClock,
): Promise<SaveOutcome> {
  const outcome = await withDatabase((database) =>
    database.transaction('rw', database.drafts, async (): Promise<SaveOutcome> => {
      const stored = (await database.drafts.get(id)) ?? null;
      const isNext =
        revision === undefined ||
        stored?.revision === revision ||
        isEarlierOf(stored?.writtenBy, writtenBy);
      if (stored === null || !isNext) {
        // Repeated after a killed connection, it finds its own save.
        if (stored !== null && isSameContent(stored, content))
          return { kind: 'saved', draft: stored };
        return { kind: 'conflict', stored };
      }
      const now = clock().toISOString();
      // What is not marked is another side for every page.
      const { writtenBy: _, ...left } = withoutCorrected(stored, content.answers);
      const draft: Draft = {
        ...left,
        ...content,
        updatedAt: now > stored.updatedAt ? now : stored.updatedAt,
        revision: stored.revision + 1,
        ...(writtenBy && { writtenBy }),
      };
      await database.drafts.put(draft);
      return { kind: 'saved', draft };
    }),
  );
  if (outcome.kind === 'saved') publish({ type: 'drafts-changed' });
  return outcome;
}

/** Removes the refusal of a field from a draft, inside the caller's transaction. */
export async function forgetRefusal(
  database: DeviceDatabase,
  draftId: string,
  name: string,
): Promise<void> {
  const draft = await database.drafts.get(draftId);
  if (draft?.refused === undefined) return;
  const left = Object.entries(draft.refused).filter(([field]) => field !== name);
  await database.drafts.update(draftId, { refused: Object.fromEntries(left) });
}

/** A draft without refusals of answers that have changed since. */
function withoutCorrected(draft: Draft, answers: Answers): Draft {
  const { refused, ...rest } = draft;
  const left = Object.entries(refused ?? {}).filter(
    ([name]) => draft.answers[name] === answers[name],
  );
  return left.length === 0 ? rest : { ...rest, refused: Object.fromEntries(left) };
}

/** A timestamp for the draft that a form should open with, inside the caller's transaction: later than all others. */
export async function latestTimestamp(
  database: DeviceDatabase,
  form: FormKind,
  now: Instant,
): Promise<Instant> {
  const drafts = await database.drafts.where('form').equals(form).toArray();
  const latest = drafts
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
  // Another draft is later than now only when the clock was set back.
  if (latest === undefined || latest < now) return now;
  return new Date(Date.parse(latest) + 1).toISOString();
}

/** Makes a draft the one that its form opens with. Returns it, or null when it is gone. */
export async function makeLatestDraft(
  id: string,
  clock: Clock = systemClock,
): Promise<Draft | null> {
  const forward = await withDatabase((database) =>
    database.transaction('rw', database.drafts, async () => {
      const draft = await database.drafts.get(id);
      if (draft === undefined) return null;
      const updatedAt = await latestTimestamp(database, draft.form, clock().toISOString());
      await database.drafts.update(id, { updatedAt });
      return { ...draft, updatedAt };
    }),
  );
  publish({ type: 'drafts-changed' });
  return forward;
}

/**
 * Stores a copy of a draft, with its files, under a new id: resolves a conflict without losing either side.
 * @param source the draft whose files are copied
 */
export async function forkDraft(
  source: Draft,
  content: DraftContent,
  clock: Clock = systemClock,
): Promise<Draft> {
  const { id: from, createdAt, formVersion } = source;
  let copied: StoredFile[] = [];
  const draft: Draft = {
    ...newDraft(source.form, clock()),
    ...content,
    createdAt,
    ...(formVersion === undefined ? {} : { formVersion }),
  };
  await withDatabase((database) =>
    database.transaction('rw', database.drafts, database.files, database.fileBytes, async () => {
      if ((await database.drafts.get(draft.id)) !== undefined) return;
      copied = await copyFiles(database, from, draft.id);
      draft.updatedAt = await latestTimestamp(database, draft.form, draft.updatedAt);
      await database.drafts.add(draft);
    }),
  );
  moveShown(from, draft.id, copied);
  publish({ type: 'drafts-changed' });
  return draft;
}

/**
 * Copies the files of one owner to another, inside the caller's transaction, and returns the originals. The copies are
 * not uploaded yet.
 */
export async function copyFiles(
  database: DeviceDatabase,
  from: string,
  to: string,
): Promise<StoredFile[]> {
  const copied: StoredFile[] = [];
  for (const file of await database.files.where('draftId').equals(from).toArray()) {
    const stored = await database.fileBytes.get(file.id);
    if (stored === undefined) continue;
    const copyId = `${to}:${file.order}:${file.id.slice(0, 8)}`;
    await database.fileBytes.put({ ...stored, fileId: copyId });
    await database.files.put({ ...file, id: copyId, draftId: to, url: null });
    copied.push(file);
  }
  return copied;
}

/**
 * Deletes a draft and its files, only on the visitor's own action. Where the device stores nothing, it is removed from
 * memory.
 * @throws StorageError
 */
export async function discardDraft(id: string): Promise<void> {
  await deleteStored(id).catch((error: unknown) => {
    if (toStorageError(error).problem !== 'missing') throw error;
  });
  releaseDraft(id);
  publishDraftClosed(id);
  publish({ type: 'drafts-changed' });
}

/**
 * Removes a draft that was just started and is empty. It stays when somebody has typed in it since, in whatever tab, or
 * a file was added.
 * @throws StorageError
 */
export async function removeEmptyDraft({ id, revision }: Draft): Promise<void> {
  const isGone = await withDatabase((database) =>
    database.transaction('rw', database.drafts, database.files, async () => {
      const stored = await database.drafts.get(id);
      const files = await database.files.where('draftId').equals(id).count();
      if (stored === undefined || stored.revision !== revision || files > 0) return false;
      await database.drafts.delete(id);
      return true;
    }),
  );
  if (!isGone) return;
  publishDraftClosed(id);
  publish({ type: 'drafts-changed' });
}

async function deleteStored(id: string): Promise<void> {
  await withDatabase((database) =>
    database.transaction(
      'rw',
      database.drafts,
      database.outbox,
      database.files,
      database.fileBytes,
      async () => {
        await database.drafts.delete(id);
        // If another tab has just sent it, the files belong to the outbox.
        if ((await database.outbox.get(id)) === undefined) await deleteFiles(database, id);
      },
    ),
  );
}

/** Deletes the files of a draft or outbox item, inside the caller's transaction. */
export async function deleteFiles(database: DeviceDatabase, ownerId: string): Promise<void> {
  const fileIds = await database.files.where('draftId').equals(ownerId).primaryKeys();
  await database.fileBytes.bulkDelete(fileIds);
  await database.files.bulkDelete(fileIds);
}

function newestFirst(one: Draft, other: Draft): number {
  return other.updatedAt.localeCompare(one.updatedAt) || other.revision - one.revision;
}

/** Whether the device has exactly this, as a draft or in the outbox. */
export async function isStored({ id, answers, position }: Draft): Promise<boolean> {
  return withDatabase((database) =>
    database.transaction('r', database.drafts, database.outbox, async () => {
      const stored = await database.drafts.get(id);
      if (stored !== undefined && isSameContent(stored, { answers, position })) return true;
      const item = await database.outbox.get(id);
      return item !== undefined && JSON.stringify(item.answers) === JSON.stringify(answers);
    }),
  );
}

/** Whether a draft has exactly this content. */
export function isSameContent(draft: Draft, content: DraftContent): boolean {
  return (
    draft.position === content.position &&
    JSON.stringify(draft.answers) === JSON.stringify(content.answers)
  );
}
