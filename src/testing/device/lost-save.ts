import { IDBObjectStore } from 'fake-indexeddb';
import { expect, vi } from 'vitest';
import { withDatabase } from '#offline/storage/open-database.ts';

/**
 * The next save into a table is stored, though its page is told otherwise: it fails now, and is stored by the returned
 * function, before the page tries again.
 */
export function loseNextSave(table: 'drafts' | 'noteDrafts' | 'entryDrafts'): () => Promise<void> {
  let lost: unknown = null;
  const put = IDBObjectStore.prototype.put;
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put');
  spy.mockImplementation(function lose(this: IDBObjectStore, row, ...given) {
    if (this.name !== table || lost !== null) return put.call(this, row, ...given);
    lost = row;
    throw new DOMException('no word of it', 'AbortError');
  });
  return async () => {
    await vi.waitFor(() => expect(lost).not.toBeNull());
    await withDatabase((database) => database.table(table).put(lost));
    spy.mockRestore();
  };
}
