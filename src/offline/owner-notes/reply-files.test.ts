// @vitest-environment happy-dom
import { IDBObjectStore } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { postUpload, uploadField } from '#shared/api/upload.ts';
import { getUploadsOfRequest } from '#shared/api/uploads-of-request.ts';
import { addFile, listFiles, readBytes, removeFile } from '../files/files.ts';
import { FileRefusedError, MissingBytesError } from '../outbox/failure.ts';
import type { NoteDraft } from '../records.ts';
import { withDatabase } from '../storage/open-database.ts';
import { newDeviceWithoutStorage, reopenDevice, textFile } from '#testing/device/device.ts';
import { noteTabs } from '#testing/device/note-tabs.ts';
import { noteBackups } from './note-unload-backup.ts';
import type { OwnerNotes } from './owner-notes.ts';
import { forgetReplyUploads, uploadReplyFiles } from './upload-files.ts';

const recordId = '3f2504e0-4f89-41d3-9a0c-0305e82c330b';
const reply = { to: 'ruth@example.org', subject: 'Your request', files: [] };
const record = { recordId, recordKind: 'request', reply } as const;
const openTab = noteTabs();

/** A reply with files of these names, as the form writes it. */
async function replyWith(notes: OwnerNotes, names: readonly string[]): Promise<NoteDraft> {
  await notes.startReply(record);
  for (const name of names) {
    const { id } = written(notes);
    expect((await addFile(id, 'attachments', textFile(name, `of ${name}`))).kind).toBe('added');
    notes.nameFiles(id, await namesOf(id));
  }
  const { reply: named } = written(notes);
  notes.write({ ...record, reply: named ?? reply }, 'Here they are');
  await untilSaved(notes);
  return written(notes);
}

function written(notes: OwnerNotes): NoteDraft {
  const note = notes.editedNote(recordId, true);
  if (!note) throw new Error('no reply');
  return note;
}

const namesOf = async (id: string) => (await listFiles(id)).map(({ name }) => name);
const untilSaved = (notes: OwnerNotes) => notes.startReply(record);
const allBytes = () => withDatabase((database) => database.fileBytes.count());

/** A server of uploads. @param fail what it does instead, by the number of the upload */
function uploadServer(fail: Readonly<Record<number, 'lost' | 'refused'>> = {}) {
  const stored: { url: string; name: string; sha256: string; key: string }[] = [];
  let tries = 0;
  const fetch = vi.fn(async (path: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const key = new Headers(init?.headers).get('Idempotency-Key') ?? '';
    if (init?.method === getUploadsOfRequest.method) {
      return Response.json({ files: stored.filter((one) => one.key === key) });
    }
    expect(String(path)).toBe(postUpload.path);
    tries += 1;
    if (fail[tries] === 'refused') {
      const problem = { type: 'about:blank', title: 'No', status: 415, code: 'unsupported-file' };
      return Response.json(
        { ...problem, detail: 'We don’t take this kind of file.' },
        { status: 415, headers: { 'Content-Type': 'application/problem+json' } },
      );
    }
    const form = init?.body as FormData;
    const file = form.get(uploadField) as File;
    const url = `/uploads/${String(tries).padStart(32, '0')}.txt`;
    stored.push({ url, name: file.name, sha256: String(form.get('sha256')), key });
    if (fail[tries] === 'lost') throw new TypeError('connection lost');
    return Response.json({ files: [url] });
  });
  return { fetch, stored };
}

test('a reply keeps its files through a killed page, and uploads each once', async () => {
  await replyWith(await openTab(), ['plan.txt', 'notes.txt']);
  await reopenDevice();
  const notes = await openTab();
  expect(written(notes)).toMatchObject({
    text: 'Here they are',
    reply: { files: ['plan.txt', 'notes.txt'] },
  });
  const id = notes.finishReply(recordId);
  const { fetch, stored } = uploadServer({ 2: 'lost' });
  const names: string[][] = [];
  const deliver = async (note: NoteDraft) => {
    expect(note).toMatchObject({
      id,
      work: { kind: 'reply', to: reply.to, text: 'Here they are' },
    });
    try {
      names.push(await uploadReplyFiles(note, fetch));
      return 'sent';
    } catch {
      return 'later';
    }
  };
  await notes.send(deliver);
  expect(names, 'the answer to the second upload was lost').toEqual([]);
  await notes.send(deliver);
  expect(names).toEqual([stored.map(({ url }) => url.replace('/uploads/', ''))]);
  expect(stored.map(({ name }) => name)).toEqual(['plan.txt', 'notes.txt']);
  expect(await allBytes(), 'nothing stays on the device').toBe(0);
  expect(notes.getView().notes).toEqual([]);
});

test('a refused reply returns to its form with the reason and its files, and goes out as another entry', async () => {
  const notes = await openTab();
  await replyWith(notes, ['plan.txt']);
  notes.finishReply(recordId);
  expect(notes.editedNote(recordId, true)).toBeUndefined();
  const tried: NoteDraft[] = [];
  await notes.send(async (note) => {
    tried.push(note);
    return { refused: 'Please enter a valid email address' };
  });
  const back = written(notes);
  expect(back).toMatchObject({
    refusal: 'Please enter a valid email address',
    text: 'Here they are',
    reply: { files: ['plan.txt'] },
  });
  expect(back.work).toBeUndefined();
  expect(await namesOf(back.id)).toEqual(['plan.txt']);
  notes.write(
    { ...record, reply: { ...reply, files: ['plan.txt'], to: 'ruth@example.net' } },
    'Now',
  );
  expect(written(notes).refusal).toBeUndefined();
  notes.finishReply(recordId);
  await notes.send(async (note) => {
    tried.push(note);
    return 'sent';
  });
  const [first, second] = tried.map(({ work }) => work);
  expect(second).toMatchObject({ to: 'ruth@example.net', text: 'Now' });
  expect(second?.id).not.toBe(first?.id);
});

test('says which file the server refuses, or the device has lost', async () => {
  const notes = await openTab();
  const note = await replyWith(notes, ['plan.txt', 'notes.txt']);
  const refused = uploadReplyFiles(note, uploadServer({ 2: 'refused' }).fetch);
  await expect(refused).rejects.toThrow(FileRefusedError);
  await expect(refused).rejects.toThrow('notes.txt');
  await withDatabase((database) => database.files.clear());
  const lost = uploadReplyFiles(note, uploadServer().fetch);
  await expect(lost).rejects.toThrow(MissingBytesError);
  await expect(lost).rejects.toThrow('plan.txt is no longer on this device. Attach it again.');
});

test('uploads again what the server has lost', async () => {
  const notes = await openTab();
  const note = await replyWith(notes, ['plan.txt']);
  const first = await uploadReplyFiles(note, uploadServer().fetch);
  const other = uploadServer();
  expect(await uploadReplyFiles(note, other.fetch)).toEqual(first);
  expect(other.fetch).not.toHaveBeenCalled();
  await forgetReplyUploads(note.id);
  await uploadReplyFiles(note, other.fetch);
  expect(other.stored).toHaveLength(1);
});

test('a sent reply takes no more files and gives none up', async () => {
  const notes = await openTab();
  const { id } = await replyWith(notes, ['plan.txt']);
  notes.finishReply(recordId);
  await notes.send(async () => 'later');
  expect(await addFile(id, 'attachments', textFile('late.txt', 'late'))).toMatchObject({
    kind: 'refused',
    reason: 'not-saved',
  });
  const [file] = await listFiles(id);
  await removeFile(file?.id ?? '');
  expect(await namesOf(id)).toEqual(['plan.txt']);
  notes.nameFiles(id, []);
  expect(notes.getView().notes[0]?.reply?.files).toEqual(['plan.txt']);
});

test('an emptied reply without files goes, one with files stays until it is deleted with them', async () => {
  const notes = await openTab();
  const { id } = await replyWith(notes, ['plan.txt']);
  notes.write({ ...record, reply: { ...reply, files: ['plan.txt'] } }, '');
  expect(written(notes).id).toBe(id);
  const [file] = await listFiles(id);
  await removeFile(file?.id ?? '');
  notes.nameFiles(id, []);
  expect(notes.getView().notes).toEqual([]);

  const { id: other } = await replyWith(notes, ['plan.txt']);
  notes.remove(other);
  await vi.waitFor(async () => expect(await allBytes()).toBe(0));
  await replyWith(notes, ['plan.txt']);
  await notes.clear();
  expect(await allBytes()).toBe(0);
});

test('a reply without a word stays while its recipient is corrected or files are attached', async () => {
  const notes = await openTab();
  await notes.startReply(record);
  const { id } = written(notes);
  // Stored, and its name not known yet.
  await addFile(id, 'attachments', textFile('plan.txt', 'of plan.txt'));
  const to = 'ruth@example.net';
  notes.write({ ...record, reply: { ...reply, to } }, '', false);
  await untilSaved(notes);
  expect(written(notes)).toMatchObject({ id, reply: { to } });
  expect(await namesOf(id)).toEqual(['plan.txt']);
  notes.nameFiles(id, ['plan.txt'], false);
  notes.nameFiles(id, [], false);
  await untilSaved(notes);
  expect(written(notes).reply?.to).toBe(to);
});

test('two tabs that change one reply at once both have its files', async () => {
  const first = await openTab();
  await replyWith(first, ['plan.txt']);
  const second = await openTab();
  const files = ['plan.txt'];
  first.write({ ...record, reply: { ...reply, files } }, 'One');
  second.write({ ...record, reply: { ...reply, files } }, 'Two');
  await untilSaved(first);
  await untilSaved(second);
  await vi.waitFor(() => expect(first.getView().notes).toHaveLength(2));
  expect(written(first).text).toBe('One');
  expect(written(second).text).toBe('Two');
  for (const { id, reply: its } of first.getView().notes) {
    expect(its?.files).toEqual(['plan.txt']);
    expect(await namesOf(id)).toEqual(['plan.txt']);
    const [file] = await listFiles(id);
    expect(await readBytes(file?.id ?? '', id)).not.toBeNull();
  }
});

test('copies of files that are made while their reply is deleted go with it', async () => {
  const first = await openTab();
  const { id } = await replyWith(first, ['plan.txt']);
  const second = await openTab();
  const files = ['plan.txt'];
  let copies = 0;
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function watch(
    this: IDBObjectStore,
    row,
    ...given
  ) {
    if ('draftId' in row && row.draftId !== id) {
      copies += 1;
      first.remove(id);
      second.remove(id);
    }
    return put.call(this, row, ...given);
  });
  first.write({ ...record, reply: { ...reply, files } }, 'One');
  second.write({ ...record, reply: { ...reply, files } }, 'Two');
  await vi.waitFor(() => expect(copies).toBe(1));
  await vi.waitFor(async () => expect(await allBytes()).toBe(0));
  expect(await withDatabase((database) => database.files.count())).toBe(0);
});

test('where the device stores nothing, the files are sent from this page’s memory', async () => {
  await newDeviceWithoutStorage();
  const notes = await openTab();
  const note = await replyWith(notes, ['plan.txt']);
  const { fetch, stored } = uploadServer();
  expect(await uploadReplyFiles(note, fetch)).toHaveLength(1);
  expect(stored.map(({ name }) => name)).toEqual(['plan.txt']);
  notes.remove(note.id);
  await vi.waitFor(async () => expect(await listFiles(note.id)).toEqual([]));
});

test('a corrected recipient, subject or change that a closing page could not save is restored', async () => {
  const first = await openTab();
  first.write(record, 'Here it is');
  first.change({ recordId, recordKind: 'request' }, { folder: 'spam' }, 'Moved');
  await untilSaved(first);
  const [typed, moved] = first.getView().notes;
  await first.end();
  const to = 'ruth@example.net';
  noteBackups.save(typed?.id ?? '', { ...(typed as NoteDraft), reply: { ...reply, to } });
  noteBackups.save(moved?.id ?? '', { ...(moved as NoteDraft), change: { folder: 'inbox' } });
  const second = await openTab();
  await second.end();
  const third = await openTab();
  expect(written(third).reply?.to).toBe(to);
  expect(third.getView().notes.map(({ change }) => change?.folder)).toContain('inbox');
  expect(third.getView().notes).toHaveLength(2);
  expect(noteBackups.all()).toEqual([]);
});
