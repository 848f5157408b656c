import type { OutboxItem, StoredFile } from '../records.ts';
import type { OutboxStorage } from './outbox-storage.ts';

/** Storage for one send of a page that cannot store: the item is in memory only. */
export function createMemoryStorage(
  item: OutboxItem,
  files: readonly StoredFile[],
  readBytes: (fileId: string) => Promise<ArrayBuffer | null>,
): OutboxStorage & { item: () => OutboxItem } {
  let current = item;
  let known = [...files];
  return {
    item: () => current,
    list: async () => [current],
    change: async (id, step) => {
      const next = id === current.id ? step(current) : null;
      if (next !== null) current = next;
      return next;
    },
    files: async () => known,
    bytes: readBytes,
    rememberUpload: async (_itemId, fileId, url) => {
      known = known.map((file) => (file.id === fileId ? { ...file, url } : file));
    },
    forgetUploads: async () => {
      known = known.map((file) => ({ ...file, url: null }));
    },
  };
}
