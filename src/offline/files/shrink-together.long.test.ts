import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraft } from '../drafts/drafts.ts';
import { submitDraft } from '../outbox/submit.ts';
import { forgetPlannedDrain } from '../outbox/outbox.ts';
import { saveNote } from '../owner-notes/note-storage.ts';
import { withDatabase } from '../storage/open-database.ts';
import { newDevice } from '#testing/device/device.ts';
import { addFile, listFiles, readBytes } from './files.ts';
import { shrinkTogether, togetherAtMostBytes } from './shrink-together.ts';

const megabyte = 1024 * 1024;
const encodedWidths: number[] = [];
let draftId: string;

beforeEach(async () => {
  await newDevice();
  draftId = (await createDraft('newHouseDesign')).id;
  encodedWidths.length = 0;
});

afterEach(() => {
  forgetPlannedDrain();
  vi.unstubAllGlobals();
});

/** A browser whose canvas makes any photo a JPEG of this many bytes, by its width. */
function fakeCanvas(bytesOf: (width: number) => number): void {
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({ fillRect: () => {}, drawImage: () => {} }),
    toBlob: (done: (blob: Blob) => void) => {
      encodedWidths.push(canvas.width);
      done(new Blob([new Uint8Array(bytesOf(canvas.width))]));
    },
  };
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close: () => {} }));
  vi.stubGlobal('document', { createElement: () => canvas });
}

let number = 0;
async function photo(name: string, megabytes: number, pickedMegabytes: number | null) {
  const bytes = new Uint8Array(megabytes * megabyte);
  number += 1;
  bytes.set([0xff, 0xd8, 0xff, 0xe0, number]);
  const file = new File([bytes], name, { type: 'image/jpeg' });
  const picked = pickedMegabytes === null ? null : pickedMegabytes * megabyte;
  expect((await addFile(draftId, 'attachments', file, picked)).kind).toBe('added');
}

const sizes = async () =>
  (await listFiles(draftId)).map(({ name, sizeBytes }) => `${name} ${sizeBytes / megabyte}`);

test('reduces the largest photos until all files together can be sent, and keeps their order', async () => {
  fakeCanvas(() => megabyte);
  await photo('a.jpg', 3, 8);
  await photo('as-it-is.jpg', 9, null);
  await photo('b.jpg', 6, 9);
  await photo('c.jpg', 2, 5);
  await photo('d.jpg', 4, 6);
  expect(await shrinkTogether(draftId)).toEqual({
    beforeBytes: 24 * megabyte,
    afterBytes: 19 * megabyte,
  });
  expect(await sizes()).toEqual(['a.jpg 3', 'as-it-is.jpg 9', 'b.jpg 1', 'c.jpg 2', 'd.jpg 4']);
  const b = (await listFiles(draftId))[2];
  expect(b?.pickedBytes).toBe(9 * megabyte);
  expect((await readBytes(b?.id ?? '', draftId))?.byteLength).toBe(megabyte);
  expect(encodedWidths).toEqual([1_920]);
});

test('chooses a smaller size where one was not enough', async () => {
  fakeCanvas((width) => (width === 1_920 ? 7 : 5) * megabyte);
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) await photo(name, 8, 8);
  await shrinkTogether(draftId);
  expect(encodedWidths).toEqual([1_920, 1_920, 1_920, 1_440]);
  expect((await sizes()).toSorted()).toEqual(['a.jpg 5', 'b.jpg 7', 'c.jpg 7']);
});

test('leaves files that are small enough together, or that the visitor wants unchanged', async () => {
  fakeCanvas(() => 1);
  await photo('a.jpg', 10, 10);
  await photo('b.jpg', 10, 10);
  expect(togetherAtMostBytes).toBe(20 * megabyte);
  expect(await shrinkTogether(draftId)).toBeNull();
  const other = await createDraft('houseExtension');
  draftId = other.id;
  for (const name of ['c.jpg', 'd.jpg', 'e.jpg']) await photo(name, 9, null);
  expect(await shrinkTogether(draftId)).toBeNull();
  expect(encodedWidths).toEqual([]);
});

test('keeps files that this browser cannot reduce', async () => {
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) await photo(name, 9, 9);
  expect(await shrinkTogether(draftId)).toBeNull();
  expect(await sizes()).toEqual(['a.jpg 9', 'b.jpg 9', 'c.jpg 9']);
});

test('changes nothing of a request that was sent in the meantime', async () => {
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) await photo(name, 9, 9);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  fakeCanvas(() => 1);
  const bitmap = globalThis.createImageBitmap;
  let isSent = false;
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    if (!isSent) await submitDraft(draftId, { name: 'Ada' });
    isSent = true;
    return bitmap(file);
  });
  expect(await shrinkTogether(draftId)).toBeNull();
  expect(await sizes()).toEqual(['a.jpg 9', 'b.jpg 9', 'c.jpg 9']);
});

test('smaller photos of the owner’s reply are encrypted like the ones that were picked', async () => {
  fakeCanvas(() => megabyte);
  const reply = { to: 'ruth@example.org', subject: 'Photos', files: [] };
  const note = { id: draftId, recordId: draftId, recordKind: 'request', text: '', reply } as const;
  await saveNote({ ...note, isFinished: false, updatedAt: '', revision: 0 });
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) await photo(name, 8, 9);
  expect(await shrinkTogether(draftId)).not.toBeNull();
  expect(await sizes()).toEqual(['a.jpg 1', 'b.jpg 8', 'c.jpg 8']);
  const rows = await withDatabase((database) => database.fileBytes.toArray());
  expect(rows.map(({ encryption }) => encryption !== undefined)).toEqual([true, true, true]);
  const [file] = await listFiles(draftId);
  expect((await readBytes(file?.id ?? '', draftId))?.byteLength).toBe(megabyte);
});
