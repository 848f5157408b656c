import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newDevice } from '#testing/device/device.ts';
import { textStorage } from '#testing/device/text-storage.ts';
import { createDraft, discardDraft, findDraft, listDrafts, saveDraft } from './drafts.ts';
import { removeAllUnloadBackups, saveUnloadBackup, unloadBackupsOf } from './unload-backup.ts';
import { recoverUnloadBackups } from './recover-unload-backups.ts';

beforeEach(async () => {
  await newDevice();
  vi.stubGlobal('localStorage', textStorage());
});
afterEach(() => vi.unstubAllGlobals());

const words = (text: string) => ({ answers: { message: text }, position: 'message' });

test('saves what was typed at the last moment when the form opens again, and then removes the backup', async () => {
  const draft = await createDraft('contact');
  saveUnloadBackup({ ...draft, ...words('the last word') });
  await recoverUnloadBackups('contact');
  expect(await listDrafts()).toMatchObject([{ id: draft.id, ...words('the last word') }]);
  expect(unloadBackupsOf('contact')).toEqual([]);
});

test('keeps both versions when another tab has saved since', async () => {
  const draft = await createDraft('contact');
  saveUnloadBackup({ ...draft, ...words('typed here') });
  await saveDraft(draft.id, words('saved there'));
  await recoverUnloadBackups('contact');
  const texts = (await listDrafts()).map(({ answers }) => answers['message']);
  expect(texts.toSorted()).toEqual(['saved there', 'typed here']);
});

test('keeps a draft that was never stored, and leaves other forms alone', async () => {
  const draft = await createDraft('contact');
  await discardDraft(draft.id);
  saveUnloadBackup({ ...draft, ...words('first words') });
  await recoverUnloadBackups('chat');
  expect(await listDrafts()).toEqual([]);
  await recoverUnloadBackups('contact');
  expect(await findDraft(draft.id)).toMatchObject(words('first words'));
});

test('creates no second draft of what was saved after all, and removes what the visitor deletes', async () => {
  const draft = await createDraft('contact');
  await saveDraft(draft.id, words('saved'));
  saveUnloadBackup({ ...draft, ...words('saved') });
  await recoverUnloadBackups('contact');
  expect(await listDrafts()).toHaveLength(1);
  saveUnloadBackup({ ...draft, ...words('more') });
  await discardDraft(draft.id);
  expect(unloadBackupsOf('contact')).toEqual([]);
});

test('finds a backup beside an entry that cannot be read', async () => {
  const draft = await createDraft('contact');
  localStorage.setItem('draft-unload-backup:broken', '{"id":');
  saveUnloadBackup({ ...draft, ...words('still here') });
  expect(unloadBackupsOf('contact')).toMatchObject([words('still here')]);
});

test('removes all of them when the visitor deletes everything, and nothing else', async () => {
  const draft = await createDraft('contact');
  localStorage.setItem('scheme', 'dark');
  saveUnloadBackup({ ...draft, ...words('private') });
  removeAllUnloadBackups();
  expect(unloadBackupsOf('contact')).toEqual([]);
  expect(localStorage.getItem('scheme')).toBe('dark');
});
