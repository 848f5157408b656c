import { maxTrashPart } from '#shared/api/trash.ts';
import type { TrashedRecord } from '#shared/api/trash.ts';
import type { Clock } from '#shared/time.ts';
import type { RecordStore } from '../storage/ports.ts';
import { trashRestMs } from '../storage/records.ts';
import type { Submission } from '../storage/records.ts';

/** Records that retention, or the erasure of a flood, has put in the trash. */
export interface Trash {
  /** What leaves it next comes first. */
  list(): Promise<{ total: number; records: TrashedRecord[] }>;
  /** Returns how many are back. */
  restore(ids: readonly string[]): Promise<number>;
}

export function createTrash(
  store: Pick<RecordStore, 'listSubmissions' | 'restoreSubmissions' | 'changeSubmission'>,
  clock: Clock,
): Trash {
  function trashedOf({ id, kind, body, receivedAt, trashed }: Readonly<Submission>): TrashedRecord {
    const { at, restMs } = trashed ?? { at: receivedAt, restMs: 0 };
    // Seven days by the clock, and of running time.
    const endMs = Math.max(Date.parse(at) + trashRestMs, clock().getTime() + restMs);
    return {
      id,
      isRequest: kind !== 'contact',
      name: String(body['name'] ?? ''),
      receivedAt,
      deletedAfter: new Date(endMs).toISOString(),
    };
  }
  return {
    async list() {
      const trashed = await store.listSubmissions({ isTrashed: true });
      const records = trashed
        .map(trashedOf)
        .toSorted((one, other) => (one.deletedAfter < other.deletedAfter ? -1 : 1));
      return { total: records.length, records: records.slice(0, maxTrashPart) };
    },
    async restore(ids) {
      const restored = await store.restoreSubmissions(ids);
      // As a change: otherwise the next sweep would find it expired again.
      for (const id of restored) await store.changeSubmission(id, {}, clock());
      return restored.length;
    },
  };
}
