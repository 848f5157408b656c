import { expect, test } from 'vitest';
import { newDevice } from '../testing/device.ts';
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
    version: 1,
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
    },
  });
});
