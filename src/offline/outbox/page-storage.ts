import type { DeviceDatabase } from '../storage/device-database.ts';
import { withDatabase } from '../storage/open-database.ts';
import type { OutboxStorage } from './outbox-storage.ts';

async function writeUrls(
  database: DeviceDatabase,
  itemId: string,
  change: () => Promise<void>,
): Promise<void> {
  await database.transaction('rw', database.files, database.outbox, async () => {
    await change();
    const files = await database.files.where('draftId').equals(itemId).toArray();
    await database.outbox.update(itemId, {
      filesUploaded: files.filter((file) => file.url !== null).length,
    });
  });
}

/** The outbox storage of the page, through Dexie. */
export const pageStorage: OutboxStorage = {
  list: () => withDatabase((database) => database.outbox.orderBy('queuedAt').toArray()),
  change: (id, step) =>
    withDatabase((database) =>
      database.transaction('rw', database.outbox, async () => {
        const item = await database.outbox.get(id);
        const next = item === undefined ? null : step(item);
        if (next !== null) await database.outbox.put(next);
        return next;
      }),
    ),
  files: (itemId) =>
    withDatabase((database) => database.files.where('draftId').equals(itemId).sortBy('order')),
  bytes: (fileId) =>
    withDatabase(async (database) => (await database.fileBytes.get(fileId))?.bytes ?? null),
  rememberUpload: (itemId, fileId, url) =>
    withDatabase((database) =>
      writeUrls(database, itemId, async () => {
        await database.files.update(fileId, { url });
      }),
    ),
  forgetUploads: (itemId) =>
    withDatabase((database) =>
      writeUrls(database, itemId, async () => {
        await database.files.where('draftId').equals(itemId).modify({ url: null });
      }),
    ),
};
