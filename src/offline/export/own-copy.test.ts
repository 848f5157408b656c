import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraft, discardDraft, findDraft, listDrafts, saveDraft } from '../drafts/drafts.ts';
import { setInMemoryDraft, releaseDraft } from '../drafts/in-memory-drafts.ts';
import { newDraft } from '../drafts/new-draft.ts';
import { addFile, listFiles, readBytes, removeFile } from '../files/files.ts';
import { takeMissing } from '../files/shown-files.ts';
import { forgetPlannedDrain, sendNow } from '../outbox/outbox.ts';
import { submitDraft } from '../outbox/submit.ts';
import {
  newDevice,
  newDeviceWithoutStorage,
  reopenDevice,
  textFile,
} from '#testing/device/device.ts';
import { withDatabase } from '../storage/open-database.ts';
import { FakeServer } from '#testing/device/fake-server.ts';
import { exportOwnCopy, importOwnCopy } from './own-copy.ts';

const answers = { name: 'Ada', site: 'a dry slope' };

beforeEach(async () => {
  await newDevice();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function draftWithFile(): Promise<string> {
  const draft = await createDraft('newHouseDesign');
  await saveDraft(draft.id, { answers, position: 'site' });
  await addFile(draft.id, 'attachments', textFile('plan.txt', 'the plan'));
  return draft.id;
}

async function copyOf(id: string): Promise<Blob> {
  const file = await exportOwnCopy(id);
  if (file === null) throw new Error('nothing to export');
  expect(file.name).toMatch(/^[a-z-]+-NB-\w{4}-\w{2}\.json$/);
  return file.blob;
}

test('a draft moves to another device as one file and keeps its id there', async () => {
  const id = await draftWithFile();
  const blob = await copyOf(id);
  await newDevice();
  expect((await importOwnCopy(blob)).kind).toBe('imported');
  expect(await listDrafts()).toMatchObject([{ id, answers, position: 'site' }]);
  const [file] = await listFiles(id);
  expect(file).toMatchObject({ name: 'plan.txt', type: 'text/plain', url: null });
  const bytes = await readBytes(file?.id ?? '', id);
  expect(new TextDecoder().decode(bytes ?? undefined)).toBe('the plan');
});

test('a copy of what was sent or has changed since becomes a separate draft', async () => {
  const id = await draftWithFile();
  const copy = await copyOf(id);
  await saveDraft(id, { answers: { ...answers, name: 'Ada B.' }, position: 'site' });
  await importOwnCopy(copy);
  expect((await listDrafts()).map((draft) => draft.answers['name'])).toEqual(['Ada', 'Ada B.']);

  const server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  server.isReachable = false;
  await submitDraft(id, answers);
  forgetPlannedDrain();
  const waiting = await copyOf(id);
  expect(await importOwnCopy(waiting)).toMatchObject({ kind: 'imported' });
  expect((await listDrafts())[0]?.id, 'it is on its way from here').not.toBe(id);
  server.isReachable = true;
  await sendNow(id);
  const sent = await copyOf(id);
  expect(JSON.parse(await sent.text())).toMatchObject({ state: 'delivered', id });
  await newDevice();
  await importOwnCopy(sent);
  expect((await listDrafts())[0]?.id).not.toBe(id);
});

test('a copy that is imported twice stays one draft with its files once', async () => {
  const id = await draftWithFile();
  const copy = await copyOf(id);
  expect(await importOwnCopy(copy)).toMatchObject({ kind: 'imported', draft: { id } });
  await discardDraft(id);
  await importOwnCopy(copy);
  await importOwnCopy(copy);
  expect((await listDrafts()).map((draft) => draft.id)).toEqual([id]);
  expect(await listFiles(id)).toHaveLength(1);
});

/** Returns to a device used before. */
async function takeInHand(device: IDBFactory): Promise<void> {
  await reopenDevice();
  globalThis.indexedDB = device;
}

const attached = async (id: string) =>
  Promise.all(
    (await listFiles(id)).map(async (file) => {
      const bytes = await readBytes(file.id, id);
      return `${file.name}: ${new TextDecoder().decode(bytes ?? undefined)}`;
    }),
  );

/** A draft was taken to another device, where its name and its files were changed, and returns as a file. */
async function carriedThereAndBack(): Promise<{ id: string; phone: IDBFactory; back: Blob }> {
  const id = await draftWithFile();
  await addFile(id, 'attachments', textFile('photo.txt', 'the photo'));
  const there = await copyOf(id);
  const phone = globalThis.indexedDB;
  await newDevice();
  await importOwnCopy(there);
  const [plan] = await listFiles(id);
  await removeFile(plan?.id ?? '');
  await addFile(id, 'attachments', textFile('slope.txt', 'the slope'));
  await saveDraft(id, { answers: { ...answers, name: 'Ada B.' }, position: 'review' });
  const back = await copyOf(id);
  await takeInHand(phone);
  // The files that the other page has shown are unknown to this one.
  takeMissing(id, []);
  return { id, phone, back };
}

test('a draft that returns from another device continues the one that was left here', async () => {
  const { id, back } = await carriedThereAndBack();
  const photo = (await listFiles(id)).find(({ name }) => name === 'photo.txt');
  await withDatabase((database) => database.files.update(photo?.id ?? '', { url: '/up/photo' }));
  // Opened since, at another question: its content is the same.
  await saveDraft(id, { answers: { ...answers, phone: '' }, position: 'about-you' });
  const before = await findDraft(id);

  expect(await importOwnCopy(back)).toMatchObject({ place: 'continued', draft: { id } });
  expect(await listDrafts()).toMatchObject([
    { id, answers: { name: 'Ada B.' }, position: 'review' },
  ]);
  expect(await attached(id)).toEqual(['photo.txt: the photo', 'slope.txt: the slope']);
  const kept = (await listFiles(id)).find(({ name }) => name === 'photo.txt');
  expect(kept, 'not uploaded again').toMatchObject({ id: photo?.id, url: '/up/photo' });

  // Another tab still has the earlier state open: its save is a conflict and overwrites nothing.
  const late = { answers: { ...answers, name: 'Ada, in the other tab' }, position: null };
  expect(await saveDraft(id, late, before?.revision)).toMatchObject({ kind: 'conflict' });

  // The same file once more.
  expect(await importOwnCopy(back)).toMatchObject({ place: 'here', draft: { id } });
  expect(await listDrafts()).toHaveLength(1);
  expect(await attached(id)).toHaveLength(2);
});

test('a draft that moves between two devices several times stays one on each', async () => {
  const { id, phone, back } = await carriedThereAndBack();
  await importOwnCopy(back);
  const laptop = new IDBFactory();
  await takeInHand(laptop);
  await importOwnCopy(back);
  for (const [turn, device] of [phone, laptop, phone, laptop].entries()) {
    await takeInHand(device);
    await saveDraft(id, { answers: { ...answers, turn }, position: null });
    const carried = await copyOf(id);
    await takeInHand(device === phone ? laptop : phone);
    expect(await importOwnCopy(carried)).toMatchObject({ place: 'continued' });
    expect(await listDrafts()).toMatchObject([{ id, answers: { turn } }]);
    expect(await attached(id)).toHaveLength(2);
  }
});

test('a draft changed here after the export stays beside the imported one', async () => {
  const { id, back } = await carriedThereAndBack();
  await saveDraft(id, { answers: { ...answers, site: 'a wet slope' }, position: 'site' });
  for (const place of ['separate', 'here']) {
    expect(await importOwnCopy(back)).toMatchObject({ place });
    expect((await listDrafts()).map((draft) => draft.answers)).toEqual([
      { ...answers, name: 'Ada B.' },
      { ...answers, site: 'a wet slope' },
    ]);
  }
  expect(await attached(id)).toEqual(['plan.txt: the plan', 'photo.txt: the photo']);
});

test('unsaved answers count as a change', async () => {
  const { id, back } = await carriedThereAndBack();
  const stored = await findDraft(id);
  if (stored === null) throw new Error('no draft');
  setInMemoryDraft({ ...stored, answers: { ...answers, site: 'not saved yet' } });
  expect(await importOwnCopy(back)).toMatchObject({ place: 'separate' });
  expect(await findDraft(id)).toMatchObject({ answers });
  releaseDraft(id);
});

test('a copy that returns after the form was sent becomes a separate draft', async () => {
  const { id, back } = await carriedThereAndBack();
  const server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  await submitDraft(id, answers);
  expect(await importOwnCopy(back)).toMatchObject({ place: 'separate' });
  expect(await importOwnCopy(back)).toMatchObject({ place: 'here' });
  expect(await listDrafts()).toMatchObject([{ answers: { name: 'Ada B.' } }]);
  expect((await listDrafts())[0]?.id).not.toBe(id);
});

test('reports a damaged copy when it is truncated or belongs to no form', async () => {
  const id = await draftWithFile();
  const text = await (await copyOf(id)).text();
  await discardDraft(id);
  const damaged = { kind: 'refused', reason: 'damaged' };
  expect(await importOwnCopy(new Blob([text.slice(0, -200)]))).toEqual(damaged);
  expect(await importOwnCopy(new Blob([text.replace('plan.txt', 'plan.exe')]))).toEqual(damaged);
  expect(await importOwnCopy(new Blob([text.replace(btoa('the plan'), '')]))).toEqual(damaged);
  expect(await listDrafts()).toEqual([]);
});

test('imports a copy whose dates and letter case were edited', async () => {
  const id = await draftWithFile();
  const copy = JSON.parse(await (await copyOf(id)).text());
  await discardDraft(id);
  const touched = { ...copy, id: id.toUpperCase(), createdAt: 'last Tuesday' };
  expect((await importOwnCopy(new Blob([JSON.stringify(touched)]))).kind).toBe('imported');
  const [draft] = await listDrafts();
  expect(draft?.id).toBe(id);
  expect(Date.parse(draft?.createdAt ?? ''), 'a form says since when').not.toBeNaN();
});

test('refuses another file, a damaged attachment and a file that cannot be read', async () => {
  const id = await draftWithFile();
  const text = await (await copyOf(id)).text();
  await discardDraft(id);
  const refused = (reason: string) => ({ kind: 'refused', reason });
  expect(await importOwnCopy(new Blob(['{"a":1}']))).toEqual(refused('not-ours'));
  expect(await importOwnCopy(new Blob(['not json']))).toEqual(refused('not-ours'));
  const damaged = text.replace(btoa('the plan'), btoa('the plam'));
  expect(await importOwnCopy(new Blob([damaged]))).toEqual(refused('damaged'));
  const unreadable = new Blob([text]);
  vi.spyOn(unreadable, 'text').mockRejectedValue(new DOMException('', 'NotReadableError'));
  expect(await importOwnCopy(unreadable)).toEqual(refused('unreadable'));
  expect(await listDrafts()).toEqual([]);
});

test('exports from memory what the device could not store', async () => {
  await newDeviceWithoutStorage();
  const draft = newDraft('contact');
  setInMemoryDraft({ ...draft, answers });
  await addFile(draft.id, 'attachments', textFile('plan.txt', 'the plan'));
  const copy: unknown = JSON.parse(await (await copyOf(draft.id)).text());
  expect(copy).toMatchObject({ answers, state: 'draft', attachments: [{ name: 'plan.txt' }] });
});

test('names the files that could not be read and are not in the copy', async () => {
  const id = await draftWithFile();
  await addFile(id, 'attachments', textFile('photo.txt', 'the photo'));
  expect(await exportOwnCopy(id)).toMatchObject({ missing: [] });
  const read = IDBObjectStore.prototype.get;
  const get = vi.spyOn(IDBObjectStore.prototype, 'get');
  get.mockImplementation(function broken(this: IDBObjectStore, key) {
    if (this.name === 'fileBytes') throw new DOMException('', 'UnknownError');
    return read.call(this, key);
  });
  expect(await exportOwnCopy(id)).toMatchObject({ missing: ['plan.txt', 'photo.txt'] });
  // Even the list of files cannot be read.
  const index = vi.spyOn(IDBObjectStore.prototype, 'index').mockImplementation(() => {
    throw new DOMException('', 'UnknownError');
  });
  expect(await exportOwnCopy(id)).toMatchObject({ missing: ['plan.txt', 'photo.txt'] });
  get.mockRestore();
  index.mockRestore();
});

test('exports the newest answers, this page’s or those another tab has saved since', async () => {
  const draft = await createDraft('newHouseDesign');
  setInMemoryDraft({ ...draft, answers: { name: 'Ada, not saved yet' } });
  expect(await (await copyOf(draft.id)).text()).toContain('Ada, not saved yet');
  await saveDraft(draft.id, { answers: { name: 'Ada, in the other tab' }, position: null });
  expect(await (await copyOf(draft.id)).text()).toContain('Ada, in the other tab');
});
