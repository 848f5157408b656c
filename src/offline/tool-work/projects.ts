import * as v from 'valibot';
import type { RawInputs } from '#shared/tools/input.ts';
import { followed } from '#shared/tools/project.ts';
import { SavedToolWork } from '#shared/tools/saved-work.ts';
import { outdatedAnswer } from '#shared/tools/labels.ts';
import { publish } from '../events.ts';
import { withDatabase } from '../storage/open-database.ts';
import { askToPersistOnce } from '../storage/persistence.ts';
import { listToolWork, openProjectKey } from './tool-work.ts';

/** The projects on this device with all saved work, the last saved first, and the project that is open. */
export interface Projects {
  readonly open: SavedToolWork | null;
  readonly projects: readonly SavedToolWork[];
  readonly works: readonly SavedToolWork[];
}

/** @throws StorageError */
export async function readProjects(): Promise<Projects> {
  const all = await listToolWork();
  const setting = await withDatabase((database) => database.settings.get(openProjectKey));
  const projects = all.filter(({ tool }) => tool === 'project');
  return {
    // A project may have been deleted, here or in another tab.
    open: projects.find(({ id }) => id === setting?.value) ?? null,
    projects,
    works: all.filter(({ tool }) => tool !== 'project'),
  };
}

/** Chooses the project that the tools work for; null for none. @throws StorageError */
export async function openProject(id: string | null): Promise<void> {
  await withDatabase((database) => database.settings.put({ key: openProjectKey, value: id }));
  publish({ type: 'tool-work-changed' });
}

/** Title, facts and sentence of a project. */
export interface ProjectContent {
  readonly title: string;
  readonly inputs: RawInputs;
  readonly answer: string;
}

/**
 * Starts a project and opens it. Saved work that it begins with joins it.
 * @throws StorageError when the device could not store it; nothing of it is stored then
 */
export async function startProject(
  content: ProjectContent,
  version: number,
  workId: string | null,
): Promise<string> {
  const id = crypto.randomUUID();
  const savedAt = new Date().toISOString();
  await withDatabase((database) =>
    database.transaction('rw', database.toolWork, database.settings, async () => {
      await database.toolWork.put({
        ...content,
        inputs: { ...content.inputs },
        tool: 'project',
        version,
        id,
        savedAt,
        createdAt: savedAt,
      });
      await database.settings.put({ key: openProjectKey, value: id });
      const work = workId === null ? undefined : await database.toolWork.get(workId);
      if (work !== undefined) await database.toolWork.put({ ...work, project: id });
    }),
  );
  publish({ type: 'tool-work-changed' });
  void askToPersistOnce();
  return id;
}

/**
 * Changes what a project says. Its work follows where it had what the project said before; its answers are worked out
 * again when it is opened.
 * @returns false when the project is no longer on this device
 * @throws StorageError when the device could not store it; nothing of it is stored then
 */
export async function changeProject(id: string, content: ProjectContent): Promise<boolean> {
  const savedAt = new Date().toISOString();
  const isThere = await withDatabase((database) =>
    database.transaction('rw', database.toolWork, async () => {
      const before = await database.toolWork.get(id);
      if (before === undefined) return false;
      await database.toolWork.put({
        ...before,
        ...content,
        inputs: { ...content.inputs },
        savedAt,
      });
      const all = await database.toolWork.toArray();
      for (const work of all) {
        // One that this version cannot read is left as it is.
        if (work.project !== id || !v.is(SavedToolWork, work)) continue;
        const changed = followed(work.tool, work.inputs, before.inputs, content.inputs);
        if (changed === null) continue;
        await database.toolWork.put({
          ...work,
          inputs: { ...work.inputs, ...changed },
          answer: outdatedAnswer,
        });
      }
      return true;
    }),
  );
  publish({ type: 'tool-work-changed' });
  return isThere;
}
