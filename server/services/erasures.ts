import type { Erasure, ErasureBody } from '#shared/api/inbox.ts';
import type { RecordStore } from '../storage/ports.ts';
import { comparableAddress } from '../storage/records.ts';
import type { Uploads } from './uploads.ts';

export interface ErasuresOptions {
  store: RecordStore;
  uploads: Pick<Uploads, 'removeFiles'>;
  /** Deletes the hourly snapshots, which hold what was erased, and gives their number. */
  removeSnapshots: () => Promise<number>;
  /** Number of hourly snapshots there are. */
  countSnapshots: () => Promise<number>;
}

/** Erases what one person sent. */
export type Erasures = (body: ErasureBody) => Promise<Erasure>;

/**
 * Resolves when nothing of the person is left in the data folder. When it rejects, a part may be gone:
 * asking again goes on where it ended.
 */
export function createErasures(options: ErasuresOptions): Erasures {
  const { store, uploads, removeSnapshots, countSnapshots } = options;
  return async ({ email, isDryRun }) => {
    const found = await store.listSubmissions({ address: comparableAddress(email) });
    const ids = found.map(({ id }) => id);
    const messages = found.filter(({ kind }) => kind === 'contact').length;
    const counted = { messages, requests: found.length - messages };
    if (isDryRun) {
      const files = (await store.uploadsOnlyOf(ids)).length;
      return { ...counted, files, snapshots: await countSnapshots(), isErased: false };
    }
    const removed = await store.removeSubmissions(ids);
    await uploads.removeFiles(removed);
    // Also when nothing was found: an earlier try may have ended between these steps.
    await store.compact();
    return {
      ...counted,
      files: removed.length,
      snapshots: await removeSnapshots(),
      isErased: true,
    };
  };
}
