import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { createMemoryFiles } from '../storage/memory/memory-files.ts';
import { createMemoryLog } from '../storage/memory/memory-log.ts';
import { createRecordStore } from '../storage/record-store.ts';
import { sampleSubmission, sampleUpload } from '../testing/samples.ts';
import { CopyError, migrate, readSource } from './migrate.ts';

const bytes = Buffer.from('a photo');
const sha256 = createHash('sha256').update(bytes).digest('hex');
const uploads = [1, 2, 3].map((number) =>
  sampleUpload(number, { sha256, sizeBytes: bytes.length }),
);
const names = uploads.map(({ name }) => name);

/** Three requests with a file each; the second file is missing, the third is another one. */
async function damagedSource() {
  const store = createRecordStore(createMemoryLog());
  const files = createMemoryFiles();
  for (const [index, upload] of uploads.entries()) {
    const content = index === 2 ? Buffer.from('another') : bytes;
    const { id } = await files.quarantine(Readable.from([content]));
    await files.accept(id, upload.name);
    await store.addUploads([upload]);
    await store.receive(sampleSubmission(index + 1, { attachments: [upload.name] }));
  }
  await files.remove(names[1] ?? '');
  return readSource(store, files);
}

const emptyTarget = () => ({
  store: createRecordStore(createMemoryLog()),
  files: createMemoryFiles(),
});

test('copies everything else when files are missing or damaged and the caller allows it', async () => {
  const target = emptyTarget();
  const report = await migrate(await damagedSource(), { ...target, allowsMissing: true });
  expect(report).toMatchObject({ submissions: 3, files: 1, missing: names.slice(1) });
  expect(await target.store.listSubmissions()).toHaveLength(3);
  expect(await target.files.open(names[0] ?? '')).toBeDefined();
});

test('stops at a missing file when a complete copy is required', async () => {
  await expect(migrate(await damagedSource(), emptyTarget())).rejects.toThrow(CopyError);
});
