import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '#shared/limits.ts';
import { createDraft, findDraft, listDrafts } from '../drafts/drafts.ts';
import { setInMemoryDraft, releaseDraft } from '../drafts/in-memory-drafts.ts';
import { submitDraft } from '../outbox/submit.ts';
import { newDevice, textFile } from '#testing/device/device.ts';
import { FakeServer } from '#testing/device/fake-server.ts';
import { addFile, listFiles, removeFile } from './files.ts';

/** First bytes of a photo. */
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

let draftId: string;

beforeEach(async () => {
  await newDevice();
  draftId = (await createDraft('newHouseDesign')).id;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const add = (file: File) => addFile(draftId, 'attachments', file);

test('accepts ten files and refuses the eleventh, wherever it comes from', async () => {
  for (let number = 1; number <= limits.maxFiles; number += 1) {
    expect((await add(textFile(`${number}.txt`, String(number)))).kind).toBe('added');
  }
  expect(await add(textFile('11.txt', 'eleven'))).toMatchObject({
    kind: 'refused',
    reason: 'too-many',
  });
  expect((await listFiles(draftId)).map((file) => file.name)).toEqual(
    Array.from({ length: 10 }, (_, index) => `${index + 1}.txt`),
  );
});

test('checks the server’s limits when the file is picked', async () => {
  const large = new File([new Uint8Array(limits.maxFileBytes + 1)], 'large.jpg');
  expect(await add(large)).toMatchObject({ reason: 'too-large' });
  const fits = new File([jpeg, new Uint8Array(limits.maxFileBytes - jpeg.length)], 'fits.JPG');
  expect((await add(fits)).kind).toBe('added');
  expect(await add(textFile('tool.exe', 'MZ'))).toMatchObject({ reason: 'unsupported' });
  expect(await add(textFile('empty.txt', ''))).toMatchObject({ reason: 'empty' });
});

test('reports a file that cannot be read, and attaches nothing', async () => {
  const cloud = textFile('cloud.pdf', 'content');
  vi.spyOn(cloud, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'));
  expect(await add(cloud)).toMatchObject({ kind: 'refused', reason: 'unreadable' });
  expect(await listFiles(draftId)).toEqual([]);
});

test('needs twice the space, deletes downloaded pictures for it, and never a draft', async () => {
  let usage = 990;
  const given: string[] = [];
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ usage, quota: 1_000 }) } });
  vi.stubGlobal('caches', {
    delete: async (name: string) => {
      given.push(name);
      usage = 100;
      return true;
    },
  });
  expect((await add(textFile('plan.txt', 'x'.repeat(400)))).kind).toBe('added');
  expect(given).toEqual(['videos-v1', 'pack-v1']);
  usage = 990;
  vi.stubGlobal('caches', { delete: async () => false });
  expect(await add(textFile('plan.txt', 'x'.repeat(400)))).toMatchObject({ reason: 'no-space' });
  expect(await listFiles(draftId)).toHaveLength(1);
});

test('removes one file with its bytes and keeps the order of the others', async () => {
  for (const name of ['a', 'b', 'c']) await add(textFile(`${name}.txt`, name));
  const files = await listFiles(draftId);
  await removeFile(files[1]?.id ?? '');
  await add(textFile('d.txt', 'd'));
  expect((await listFiles(draftId)).map((file) => file.name)).toEqual(['a.txt', 'c.txt', 'd.txt']);
});

test('refuses a file for a draft that does not exist', async () => {
  expect(await addFile('no-draft', 'attachments', textFile('a.txt', 'a'))).toMatchObject({
    kind: 'refused',
    reason: 'not-saved',
  });
});

test('attaches the same file once, and two of one name', async () => {
  expect((await add(textFile('plan.txt', 'ground floor'))).kind).toBe('added');
  expect(await add(textFile('plan.txt', 'ground floor'))).toMatchObject({
    reason: 'attached-already',
  });
  expect((await add(textFile('plan.txt', 'upper floor'))).kind).toBe('added');
  expect(await listFiles(draftId)).toHaveLength(2);
});

test('gives a photo without a name one that the server accepts', async () => {
  expect(await add(new File([jpeg], '', { type: 'image/jpeg' }))).toMatchObject({
    kind: 'added',
    file: { name: 'photo.jpg' },
  });
});

test('names a photo by its content, and reports at once what the server would refuse', async () => {
  expect(await add(new File([jpeg], 'IMG_1.heic', { type: 'image/heic' }))).toMatchObject({
    kind: 'added',
    file: { name: 'IMG_1.jpg', type: 'image/jpeg' },
  });
  expect(await add(new File(['{\\rtf1'], 'plan.doc'))).toMatchObject({
    reason: 'unsupported',
    name: 'plan.doc',
  });
  expect(await listFiles(draftId)).toHaveLength(1);
});

test('adds nothing to a request that another tab has already sent', async () => {
  const draft = await findDraft(draftId);
  if (draft === null) throw new Error('there is a draft');
  vi.stubGlobal('fetch', new FakeServer().fetch);
  await submitDraft(draftId, { name: 'Ada' });
  // The other tab has its own memory.
  setInMemoryDraft(draft);
  expect(await add(textFile('private.txt', 'not meant'))).toMatchObject({ reason: 'not-saved' });
  expect(await listDrafts()).toEqual([]);
  expect(await listFiles(draftId)).toEqual([]);
  releaseDraft(draftId);
});
