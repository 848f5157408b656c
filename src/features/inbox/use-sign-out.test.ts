// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listEntryDrafts, saveEntryDraft } from '#offline/entry-drafts/entry-storage.ts';
import { copyState, startCopy } from '#offline/inbox-copy/inbox-copy.ts';
import { finishSignOut } from '#offline/sign-out.ts';
import { OwnerNotes } from '#offline/owner-notes/owner-notes.ts';
import type { EntryDraft } from '#offline/records.ts';
import { isSignOutWaiting } from '#offline/sign-out-mark.ts';
import { newDevice } from '#testing/device/device.ts';
import { currentToast } from '#ui/toast/toasts.ts';
import { useSignOut } from './use-sign-out.ts';

const record = { recordId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', recordKind: 'request' } as const;
const draft: EntryDraft = {
  key: 'question/cost',
  kind: 'question',
  entryId: 'cost',
  baseRevisionId: null,
  slug: '',
  body: {},
  revisionId: '00000000-0000-4000-8000-000000000001',
  triedRevisionIds: [],
  pendingAction: null,
  trouble: null,
  updatedAt: '2026-11-26T10:00:00.000Z',
  revision: 1,
};
const onSignedOut = vi.fn();
const onCopyRemoved = vi.fn();
let ended: number;
let isAway: boolean;
let ownerNotes: OwnerNotes;

beforeEach(async () => {
  await newDevice();
  ended = 0;
  isAway = false;
  vi.stubGlobal('fetch', async () => {
    if (isAway) throw new TypeError('no network');
    ended += 1;
    return new Response(null, { status: 204 });
  });
  ownerNotes = new OwnerNotes();
  await ownerNotes.start();
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = () =>
  renderHook(() =>
    useSignOut({ ownerNotes, sendNow: async () => undefined, onSignedOut, onCopyRemoved }),
  ).result;

/** From now on the device can do this no more with the owner's drafts. */
function breakDrafts(method: 'clear' | 'getAll') {
  const real = IDBObjectStore.prototype[method];
  return vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function broken(
    this: IDBObjectStore,
    ...given: []
  ) {
    if (this.name === 'entryDrafts') throw new DOMException('broken', 'DataError');
    return Reflect.apply(real, this, given) as IDBRequest;
  });
}

test('where the device cannot delete everything, the requests are deleted first, and it says what is left', async () => {
  await startCopy();
  breakDrafts('clear');
  const { current } = show();
  await act(() => current.askToSignOut());
  expect(await copyState()).toBeNull();
  expect(currentToast()).toMatchObject({
    title: 'You’ve signed out',
    description: expect.stringContaining('still on this device'),
  });
  expect(onSignedOut).not.toHaveBeenCalled();
  expect(onCopyRemoved).toHaveBeenCalledOnce();
});

test('without reception everything is deleted at once, and the server is told later', async () => {
  await startCopy();
  await saveEntryDraft(draft);
  ownerNotes.write(record, 'Rang her');
  isAway = true;
  const result = show();
  await act(() => result.current.askToSignOut());
  expect(result.current.unsent?.words).toBe('1 note and 1 change to the website');
  expect(await copyState()).not.toBeNull();
  await act(() => result.current.signOut());
  expect(onSignedOut).toHaveBeenCalledOnce();
  expect([await copyState(), await listEntryDrafts(), ownerNotes.getView().notes]).toEqual([
    null,
    [],
    [],
  ]);
  expect([isSignOutWaiting(), ended]).toEqual([true, 0]);
  isAway = false;
  await finishSignOut();
  expect([isSignOutWaiting(), ended]).toEqual([false, 1]);
});

test('deletes nothing unasked where it cannot read whether there is something', async () => {
  await saveEntryDraft(draft);
  const broken = breakDrafts('getAll');
  const result = show();
  await act(() => result.current.askToSignOut());
  expect(ended).toBe(0);
  broken.mockRestore();
  expect(await listEntryDrafts()).toHaveLength(1);
  expect(result.current.unsent).toEqual({
    words: 'any changes to the website',
    isWholeKnown: false,
    waiting: 0,
  });
  await act(() => result.current.signOut());
  expect(onSignedOut).toHaveBeenCalledOnce();
});

test('counts notes, replies and entries apart', async () => {
  ownerNotes.write(record, 'Rang her');
  const reply = { to: 'ada@example.org', subject: 'Plans', files: [] };
  ownerNotes.write({ ...record, reply }, 'Here they are');
  ownerNotes.finishReply(record.recordId);
  ownerNotes.write({ ...record, reply }, 'One more thing');
  ownerNotes.change(record, { isAnswered: true }, 'Replied');
  const result = show();
  await act(() => result.current.askToSignOut());
  expect(result.current.unsent?.words).toBe('1 note, 2 replies and 1 entry');
});

test('asks about a reply of which only the recipient was corrected', async () => {
  const reply = { to: 'ada@corrected.example', subject: 'Plans', files: [] };
  ownerNotes.write({ ...record, reply }, '', false);
  const result = show();
  await act(() => result.current.askToSignOut());
  expect([ended, result.current.unsent?.words]).toEqual([0, '1 reply']);
});
