import * as v from 'valibot';
import { SavedToolWork, SentToolWork } from '#shared/tools/saved-work.ts';
import type { ToolId } from '#shared/tools/tool.ts';
import { unloadBackups } from '../autosave/unload-backups.ts';
import { publish } from '../events.ts';
import { withDatabase } from '../storage/open-database.ts';
import { askToPersistOnce } from '../storage/persistence.ts';
import { toStorageError } from '../storage/storage-error.ts';

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
export async function changeToolWork(
  id: string,
  { inputs: set, removed, ...work }: ToolWorkChanges,
): Promise<SavedToolWork> {
  const saved = await withDatabase((database) =>
    database.transaction('rw', database.toolWork, async () => {
      const before = await database.toolWork.get(id);
      const inputs = { ...before?.inputs, ...set };
      for (const name of removed) delete inputs[name];
      const row = { ...work, inputs, id, createdAt: before?.createdAt ?? work.savedAt };
      await database.toolWork.put(row);
      return row;
    }),
  );
  publish({ type: 'tool-work-changed' });
  void askToPersistOnce();
  return saved;
}

/** Saves the changes that closed pages had no time to save. What cannot be saved now waits for the next time. */
async function recoverToolBackups(): Promise<void> {
  for (const [id, changes] of toolBackups.all()) {
    try {
      await changeToolWork(id, changes);
      toolBackups.remove(id);
    } catch {
      return;
    }
  }
}

/**
 * Saved work, the last saved first; of one tool, or all. A row that this version cannot read stays stored and is left
 * out. Work of a project that was deleted belongs to none.
 * @throws StorageError
 */
export async function listToolWork(tool?: ToolId): Promise<SavedToolWork[]> {
  await recoverToolBackups();
  const [rows, projects] = await withDatabase((database) =>
    Promise.all([
      tool === undefined
        ? database.toolWork.toArray()
        : database.toolWork.where('tool').equals(tool).toArray(),
      database.toolWork.where('tool').equals('project').primaryKeys(),
    ]),
  );
  return rows
    .filter((row) => v.is(SavedToolWork, row))
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
  toolBackups.remove(id);
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
  publish({ type: 'tool-work-changed' });
}
