import * as v from 'valibot';
import { SavedToolWork, SentToolWork } from '#shared/tools/saved-work.ts';
import type { ToolId } from '#shared/tools/tool.ts';
import { unloadBackups } from '../autosave/unload-backups.ts';
import { publish } from '../events.ts';
import { withDatabase } from '../storage/open-database.ts';
import { askToPersistOnce } from '../storage/persistence.ts';
import { toStorageError } from '../storage/storage-error.ts';
import { removeAllKeptInputs } from './kept-inputs.ts';

/**
 * Saves work with a tool: new work under a new id, or over the work that it was opened from. A later save of the same
 * id wins; tool work has one writer, who sees the result.
 * @throws StorageError when the device could not store it
 */
export async function saveToolWork(
  work: SentToolWork,
  id: string = crypto.randomUUID(),
): Promise<SavedToolWork> {
  const saved = await withDatabase((database) =>
    database.transaction('rw', database.toolWork, async () => {
      const before = await database.toolWork.get(id);
      const row = { ...work, id, createdAt: before?.createdAt ?? work.savedAt };
      await database.toolWork.put(row);
      return row;
    }),
  );
  publish({ type: 'tool-work-changed' });
  void askToPersistOnce();
  return saved;
}

/** Setting with the id of the project that is open on this device. */
export const openProjectKey = 'tool-project';

/** Work that is saved as it is typed, with what has changed in its inputs since they were last read or saved. */
const ToolWorkChanges = v.strictObject({
  ...SentToolWork.entries,
  removed: v.array(v.string()),
});
export type ToolWorkChanges = v.InferOutput<typeof ToolWorkChanges>;

export const toolBackups = unloadBackups('tool', (value): value is ToolWorkChanges =>
  v.is(ToolWorkChanges, value),
);

/**
 * Saves changes of work that is saved as it is typed, or starts it. What another tab added in the meantime stays: only
 * the inputs that are named change.
 * @throws StorageError when the device could not store it
 */
export async function changeToolWork(id: string, changes: ToolWorkChanges): Promise<SavedToolWork> {
  const saved = await withDatabase((database) =>
    database.transaction('rw', database.toolWork, async () => {
      const row = changed(id, await database.toolWork.get(id), changes);
      await database.toolWork.put(row);
      return row;
    }),
  );
  publish({ type: 'tool-work-changed' });
  void askToPersistOnce();
  return saved;
}

function changed(
  id: string,
  before: SavedToolWork | undefined,
  { inputs: set, removed, ...work }: ToolWorkChanges,
): SavedToolWork {
  const inputs = { ...before?.inputs, ...set };
  for (const name of removed) delete inputs[name];
  return { ...work, inputs, id, createdAt: before?.createdAt ?? work.savedAt };
}

/**
 * Key of a page's backup of work: each page has one of its own, so that none replaces what an earlier page left and
 * the device could not store yet.
 */
export const backupKey = (id: string, page: string): string => `${id} ${page}`;

/** Of a UUID. */
const idLength = 36;

/** What closed pages left, by the id of the work, the oldest first. */
function leftBackups(): { key: string; id: string; changes: ToolWorkChanges }[] {
  return toolBackups
    .all()
    .map(([key, changes]) => ({ key, id: key.slice(0, idLength), changes }))
    .sort((one, other) => one.changes.savedAt.localeCompare(other.changes.savedAt));
}

/**
 * Saves the changes that closed pages had no time or no space to save.
 * @param exceptPage whose backups are older than what it is about to save
 * @throws StorageError: what could not be saved waits for the next time
 */
export async function recoverToolBackups(exceptPage = ''): Promise<void> {
  for (const { key, id, changes } of leftBackups()) {
    if (key === backupKey(id, exceptPage)) continue;
    await changeToolWork(id, changes);
    toolBackups.remove(key);
  }
}

/**
 * Saved work, the last saved first; of one tool, or all, with what closed pages left and cannot be stored yet. A row that this version cannot read stays stored and is left
 * out. Work of a project that was deleted belongs to none.
 * @throws StorageError
 */
export async function listToolWork(tool?: ToolId): Promise<SavedToolWork[]> {
  await recoverToolBackups().catch(() => undefined);
  const [rows, projects] = await withDatabase((database) =>
    Promise.all([
      tool === undefined
        ? database.toolWork.toArray()
        : database.toolWork.where('tool').equals(tool).toArray(),
      database.toolWork.where('tool').equals('project').primaryKeys(),
    ]),
  );
  const works = new Map(
    rows.filter((row) => v.is(SavedToolWork, row)).map((row) => [row.id, row] as const),
  );
  for (const { id, changes } of leftBackups()) {
    if (tool !== undefined && changes.tool !== tool) continue;
    works.set(id, changed(id, works.get(id), changes));
  }
  return [...works.values()]
    .map((row) => (projects.includes(row.project ?? '') ? row : withoutProject(row)))
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt));
}

function withoutProject(work: SavedToolWork): SavedToolWork {
  const alone = { ...work };
  delete alone.project;
  return alone;
}

/**
 * Removes saved work with its photos, or a project, whose work stays; only on the visitor's own action.
 * @throws StorageError
 */
export async function removeToolWork(id: string): Promise<void> {
  await withDatabase((database) =>
    database.transaction('rw', database.toolWork, database.toolPhotos, async () => {
      await database.toolWork.delete(id);
      await database.toolPhotos
        .where('[workId+row]')
        .between([id, -Infinity], [id, Infinity])
        .delete();
    }),
  );
  for (const left of leftBackups()) if (left.id === id) toolBackups.remove(left.key);
  publish({ type: 'tool-work-changed' });
}

/**
 * Removes all saved work; part of deleting everything that was written here.
 * @throws StorageError
 */
export async function removeAllToolWork(): Promise<void> {
  await withDatabase((database) =>
    database.transaction(
      'rw',
      database.toolWork,
      database.toolPhotos,
      database.settings,
      async () => {
        await database.toolWork.clear();
        await database.toolPhotos.clear();
        await database.settings.delete(openProjectKey);
      },
    ),
  ).catch((error: unknown) => {
    // Where the device stores nothing, there is nothing to remove.
    if (toStorageError(error).problem !== 'missing') throw error;
  });
  toolBackups.removeAll();
  removeAllKeptInputs();
  publish({ type: 'tool-work-changed' });
}
