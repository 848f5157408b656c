import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { databaseName } from '../records.ts';
import { newDevice } from '#testing/device/device.ts';
import { withDatabase } from './open-database.ts';

test('the tables are those of their version: another table or index needs a new one', async () => {
  await newDevice();
  const schema = await withDatabase(async (database) => ({
    version: database.verno,
    tables: Object.fromEntries(
      database.tables.map(({ name, schema: { primKey, indexes } }) => [
        name,
        [primKey, ...indexes].map(({ src }) => src).join(', '),
      ]),
    ),
  }));
  expect(schema).toEqual({
    version: 2,
    tables: {
      drafts: 'id, form, updatedAt',
      files: 'id, draftId',
      fileBytes: 'fileId',
      outbox: 'id, queuedAt, state.kind',
      settings: 'key',
      toolWork: 'id, tool',
      noteDrafts: 'id',
      toolPhotos: 'id, [workId+row]',
      entryDrafts: 'key',
      entryPictures: 'sha256',
      entryPictureBytes: 'sha256',
      inboxCopy: 'id',
      siteCopy: 'key',
    },
  });
});

test('what a device stored with version 1 is all there after the change of tables', async () => {
  await newDevice();
  const { indexedDB, IDBKeyRange } = globalThis;
  const former = new Dexie(databaseName, { indexedDB, IDBKeyRange });
  former.version(1).stores({
    drafts: 'id, form, updatedAt',
    files: 'id, draftId',
    fileBytes: 'fileId',
    outbox: 'id, queuedAt, state.kind',
    settings: 'key',
    toolWork: 'id, tool',
    noteDrafts: 'id',
    toolPhotos: 'id, [workId+row]',
    entryDrafts: 'key',
    entryPictures: 'sha256',
    entryPictureBytes: 'sha256',
  });
  const keyed: Record<string, object> = {
    fileBytes: { fileId: '1' },
    settings: { key: '1' },
    entryDrafts: { key: '1' },
    entryPictures: { sha256: '1' },
    entryPictureBytes: { sha256: '1' },
  };
  for (const { name } of former.tables) await former.table(name).put(keyed[name] ?? { id: '1' });
  const names = former.tables.map(({ name }) => name);
  former.close();
  const counts = await withDatabase(async (database) =>
    Promise.all(names.map((name) => database.table(name).count())),
  );
  expect(counts).toEqual(names.map(() => 1));
});
