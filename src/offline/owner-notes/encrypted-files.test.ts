// @vitest-environment happy-dom
import { IDBObjectStore } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { sha256Hex } from '#lib/bytes.ts';
import { deleteEverythingWritten } from '../delete-everything.ts';
import { createDraft } from '../drafts/drafts.ts';
import { addFile, listFiles, readBytes, removeFile } from '../files/files.ts';
import type { NoteDraft } from '../records.ts';
import { withDatabase } from '../storage/open-database.ts';
import { reopenDevice, textFile } from '#testing/device/device.ts';
import { noteTabs } from '#testing/device/note-tabs.ts';
import { notesKeySetting } from './encrypted-notes.ts';
import type { OwnerNotes } from './owner-notes.ts';
import { uploadReplyFiles } from './upload-files.ts';

const recordId = '3f2504e0-4f89-41d3-9a0c-0305e82c330b';
const reply = { to: 'ruth@example.org', subject: 'Your request', files: [] };
const record = { recordId, recordKind: 'request', reply } as const;
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const openTab = noteTabs();

/** A stored reply without a word, to attach files to. */
async function startReply(notes: OwnerNotes): Promise<NoteDraft> {
  await notes.startReply(record);
  const note = notes.editedNote(recordId, true);
  if (!note) throw new Error('no reply');
  return note;
}

const attach = (id: string, file: File) => addFile(id, 'attachments', file);
const namesOf = async (id: string) => (await listFiles(id)).map(({ name }) => name);

/** Random, so that no run of it can be anywhere by chance. */
const randomFile = (name: string, sizeBytes: number) => {
  const bytes = crypto.getRandomValues(new Uint8Array(sizeBytes));
  bytes.set(jpeg);
  return new File([bytes], name, { type: 'image/jpeg' });
};

/** Every row of the device, as one text a byte: buffers as they are, text in UTF-8 and UTF-16. */
async function rawDevice(): Promise<string> {
  const rows = await withDatabase((database) =>
    Promise.all(database.tables.map((table) => table.toArray())),
  );
  const found: string[] = [];
  const read = (value: unknown) => {
    if (typeof value === 'string') {
      found.push(Buffer.from(value).toString('latin1'));
      found.push(Buffer.from(value, 'utf16le').toString('latin1'));
    } else if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
      const bytes = value instanceof ArrayBuffer ? new Uint8Array(value) : value;
      found.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'));
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, one] of Object.entries(value)) [key, one].forEach(read);
    }
  };
  rows.forEach(read);
  return found.join('\n');
}

/** How many runs of eight bytes of a file the device holds as they are. */
async function plainRuns(file: File): Promise<number> {
  const device = await rawDevice();
  const bytes = Buffer.from(await file.arrayBuffer()).toString('latin1');
  let runs = 0;
  for (let at = 0; at + 8 <= bytes.length; at += 8) {
    if (device.includes(bytes.slice(at, at + 8))) runs += 1;
  }
  return runs;
}

const fileRows = () => withDatabase((database) => database.files.toArray());
const byteRows = () => withDatabase((database) => database.fileBytes.toArray());

/** A server that takes every file. */
function uploadServer() {
  const stored: { name: string; bytes: ArrayBuffer }[] = [];
  const fetch = vi.fn(async (_path: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const body = init?.body;
    if (!(body instanceof FormData)) return Response.json({ files: [] });
    const file = body.get('files') as File;
    stored.push({ name: file.name, bytes: await file.arrayBuffer() });
    return Response.json({ files: [`/uploads/${String(stored.length).padStart(32, '0')}.jpg`] });
  });
  return { fetch, stored };
}

test('no run of bytes of a reply’s file, nor its name or hash, is stored in plain', async () => {
  const { id } = await startReply(await openTab());
  const photo = randomFile('Quillfeather kitchen.jpg', 40_000);
  expect((await attach(id, photo)).kind).toBe('added');
  expect(await plainRuns(photo)).toBe(0);
  const device = await rawDevice();
  expect(device).not.toContain('Quillfeather');
  expect(device).not.toContain(Buffer.from('Quillfeather', 'utf16le').toString('latin1'));
  expect(device).not.toContain((await sha256Hex(await photo.arrayBuffer())) ?? '');

  // The page that is opened next reads and sends it.
  await reopenDevice();
  const note = await startReply(await openTab());
  expect(await namesOf(id)).toEqual(['Quillfeather kitchen.jpg']);
  const { fetch, stored } = uploadServer();
  await uploadReplyFiles(note, fetch);
  expect(stored[0]?.name).toBe('Quillfeather kitchen.jpg');
  expect(
    Buffer.from(stored[0]?.bytes ?? new ArrayBuffer()).equals(
      Buffer.from(await photo.arrayBuffer()),
    ),
  ).toBe(true);
});

test('a visitor’s file stays as it is: no key is made for it', async () => {
  const { id } = await createDraft('newHouseDesign');
  await attach(id, textFile('plan.txt', 'a plan'));
  const [row] = await byteRows();
  expect(new TextDecoder().decode(row?.bytes)).toBe('a plan');
  expect(await withDatabase((database) => database.settings.get(notesKeySetting))).toBeUndefined();
});

test('the same file is attached once, however fast it is dropped twice', async () => {
  const { id } = await startReply(await openTab());
  const outcomes = await Promise.all(
    [1, 2].map(() => attach(id, textFile('plan.txt', 'the plan'))),
  );
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['added', 'refused']);
  expect(await attach(id, textFile('plan.txt', 'the plan'))).toMatchObject({
    reason: 'attached-already',
  });
  expect(await namesOf(id)).toEqual(['plan.txt']);
  const [file] = await listFiles(id);
  await removeFile(file?.id ?? '');
  expect(await byteRows()).toEqual([]);
});

test('a copy of a reply, made where two tabs changed it, has files that can be read', async () => {
  const first = await openTab();
  const { id } = await startReply(first);
  await attach(id, textFile('plan.txt', 'of plan.txt'));
  const second = await openTab();
  first.write({ ...record, reply: { ...reply, files: ['plan.txt'] } }, 'One');
  second.write({ ...record, reply: { ...reply, files: ['plan.txt'] } }, 'Two');
  await vi.waitFor(() => expect(first.getView().notes).toHaveLength(2));
  for (const note of first.getView().notes) {
    expect(note.reply?.files).toEqual(['plan.txt']);
    const [file] = await listFiles(note.id);
    expect(file?.name).toBe('plan.txt');
    const bytes = await readBytes(file?.id ?? '', note.id);
    expect(new TextDecoder().decode(bytes ?? undefined)).toBe('of plan.txt');
  }
  expect(await plainRuns(textFile('plan.txt', 'of plan.txt'))).toBe(0);
});

test('files that were stored before there was a key are read, and sent', async () => {
  const notes = await openTab();
  const { id } = await startReply(notes);
  const bytes = await textFile('old.txt', 'before').arrayBuffer();
  await withDatabase(async (database) => {
    const file = { fieldName: 'attachments', name: 'old.txt', type: 'text/plain', sizeBytes: 6 };
    const rest = { sha256: await sha256Hex(bytes), addedAt: '', order: 0, url: null };
    await database.files.put({ id: 'old', draftId: id, ...file, ...rest });
    await database.fileBytes.put({ fileId: 'old', bytes });
  });
  await attach(id, textFile('new.txt', 'after'));
  expect(await namesOf(id)).toEqual(['old.txt', 'new.txt']);
  const { fetch, stored } = uploadServer();
  await uploadReplyFiles({ id, reply: { ...reply, files: ['old.txt', 'new.txt'] } }, fetch);
  expect(stored.map(({ name }) => name)).toEqual(['old.txt', 'new.txt']);
});

test('where no key can be stored a file is stored all the same', async () => {
  vi.spyOn(crypto.subtle, 'generateKey').mockRejectedValue(new Error('not allowed'));
  const note = await startReply(await openTab());
  await attach(note.id, textFile('plan.txt', 'of plan.txt'));
  await reopenDevice();
  expect(await namesOf(note.id)).toEqual(['plan.txt']);
  const { fetch, stored } = uploadServer();
  await uploadReplyFiles(note, fetch);
  expect(stored).toHaveLength(1);
});

test('a file whose key is lost, or whose bytes are damaged, is asked for again', async () => {
  const notes = await openTab();
  const { id } = await startReply(notes);
  await attach(id, textFile('plan.txt', 'of plan.txt'));
  const files = ['plan.txt'];
  const upload = () => uploadReplyFiles({ id, reply: { ...reply, files } }, uploadServer().fetch);
  const [row] = await byteRows();
  if (!row) throw new Error('no bytes');
  await withDatabase((database) =>
    database.fileBytes.put({ ...row, bytes: row.bytes.slice(0, -1) }),
  );
  await expect(upload()).rejects.toThrow('plan.txt is no longer on this device. Attach it again.');

  await withDatabase((database) => database.settings.delete(notesKeySetting));
  await expect(upload()).rejects.toThrow('plan.txt is no longer on this device. Attach it again.');
  // And can be: the lost one is not in its way.
  notes.write({ ...record, reply: { ...reply, files } }, 'Here');
  await notes.startReply(record);
  expect(await attach(id, textFile('plan.txt', 'of plan.txt'))).toMatchObject({ kind: 'added' });
  expect(await upload()).toHaveLength(1);
  notes.remove(id);
  await vi.waitFor(async () => expect(await byteRows()).toEqual([]));
  expect(await fileRows()).toEqual([]);
});

test('files whose key is lost leave room for as many others', async () => {
  const notes = await openTab();
  const { id } = await startReply(notes);
  for (let number = 0; number < 10; number += 1) {
    await attach(id, textFile(`${number}.txt`, String(number)));
  }
  expect(await attach(id, textFile('11.txt', '11'))).toMatchObject({ reason: 'too-many' });
  await withDatabase((database) => database.settings.delete(notesKeySetting));
  expect(await attach(id, textFile('11.txt', '11'))).toMatchObject({ kind: 'added' });
});

test('a full device refuses the file and says so, and keeps the reply', async () => {
  const notes = await openTab();
  const { id } = await startReply(notes);
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function refuse(
    this: IDBObjectStore,
    row,
    ...given
  ) {
    if ('fileId' in row) throw new DOMException('full', 'QuotaExceededError');
    return put.call(this, row, ...given);
  });
  expect(await attach(id, textFile('plan.txt', 'of plan.txt'))).toMatchObject({
    reason: 'no-space',
  });
  expect(await fileRows()).toEqual([]);
  expect(notes.editedNote(recordId, true)?.id).toBe(id);
});

test('signing out, and deleting everything, leave no file and no key', async () => {
  const notes = await openTab();
  const { id } = await startReply(notes);
  await attach(id, textFile('plan.txt', 'of plan.txt'));
  await notes.clear();
  expect([...(await fileRows()), ...(await byteRows())]).toEqual([]);
  expect(await attach(id, textFile('late.txt', 'late'))).toMatchObject({ reason: 'not-saved' });

  const { id: other } = await startReply(notes);
  await attach(other, textFile('plan.txt', 'of plan.txt'));
  await deleteEverythingWritten();
  expect([...(await fileRows()), ...(await byteRows())]).toEqual([]);
  expect(await withDatabase((database) => database.settings.get(notesKeySetting))).toBeUndefined();
});
