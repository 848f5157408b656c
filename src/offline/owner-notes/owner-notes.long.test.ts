// @vitest-environment happy-dom
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { deleteEverythingWritten } from '../delete-everything.ts';
import type { NoteDraft, EncryptedNote } from '../records.ts';
import { closeDatabase, withDatabase } from '../storage/open-database.ts';
import { newDeviceWithoutStorage } from '#testing/device/device.ts';
import { noteTabs } from '#testing/device/note-tabs.ts';
import { loseNextSave } from '#testing/device/lost-save.ts';
import { locksOfSuspendedTab } from '#testing/device/suspended-tab.ts';
import { readRawNotes } from '../waiting/raw-storage.ts';
import { readNotes } from './encrypted-notes.ts';
import { sentFirst } from './owner-notes.ts';
import type { OwnerNotes } from './owner-notes.ts';

const record = { recordId: '3f2504e0-4f89-41d3-9a0c-0305e82c330b', recordKind: 'message' } as const;
const openTab = noteTabs();

const textsOf = (notes: readonly NoteDraft[]) => notes.map(({ text }) => text);
const shown = (notes: OwnerNotes) => textsOf(notes.getView().notes);
const stored = async () => textsOf((await readNotes()).notes);
const untilStored = (...texts: string[]) =>
  vi.waitFor(async () => expect((await stored()).toSorted()).toEqual(texts.toSorted()));
const sent = async () => 'sent' as const;

test('every change of a note is saved on the device and shown in a tab opened later', async () => {
  const first = await openTab();
  first.write(record, 'Rang');
  await untilStored('Rang');
  first.write(record, 'Rang her');
  first.write(record, 'Rang her on Friday');
  await untilStored('Rang her on Friday');
  // Killed: no unload event.
  const second = await openTab();
  expect(second.editedNote(record.recordId)?.text).toBe('Rang her on Friday');
  // And is removed when the field is emptied.
  second.write(record, '');
  await untilStored();
  await vi.waitFor(() => expect(shown(first)).toEqual([]));
});

test('what a closing page could not save is restored when it is opened again', async () => {
  const first = await openTab();
  first.write(record, 'Rang');
  await untilStored('Rang');
  first.write(record, 'Rang her');
  window.dispatchEvent(new Event('pagehide'));
  const last = { ...localStorage };
  await untilStored('Rang her');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('note-'))).toEqual([]);

  // The page had closed before that save.
  first.end();
  const [note] = (await readNotes()).notes;
  await withDatabase((database) =>
    database.noteDrafts.put({ ...(note as NoteDraft), text: 'Rang', revision: 1 }),
  );
  for (const [key, text] of Object.entries(last)) {
    if (key.startsWith('note-')) localStorage.setItem(key, String(text));
  }
  const second = await openTab();
  expect(shown(second)).toEqual(['Rang her']);
  await untilStored('Rang her');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('note-'))).toEqual([]);
});

test('sends what is finished under its own id, and keeps what is still being typed', async () => {
  const notes = await openTab();
  notes.write(record, 'Rang her');
  const id = notes.editedNote(record.recordId)?.id;
  expect(notes.finish(record.recordId)).toBe(id);
  notes.write(record, 'Ask for the survey');
  expect(notes.finish('another')).toBeNull();

  const tries: NoteDraft[] = [];
  await notes.send(async (note) => {
    tries.push(note);
    return 'later';
  });
  expect(shown(notes)).toEqual(['Rang her', 'Ask for the survey']);
  await notes.send(async (note) => {
    tries.push(note);
    return 'sent';
  });
  expect(tries.map((note) => note.id)).toEqual([id, id]);
  expect(shown(notes)).toEqual(['Ask for the survey']);
  await untilStored('Ask for the survey');
});

test('a note that is finished without reception is sent by the page that is opened next, and once', async () => {
  const first = await openTab();
  first.write(record, 'Rang her');
  first.finish(record.recordId);
  await first.send(async () => 'later');
  const second = await openTab();
  const deliver = vi.fn(sent);
  await second.send(deliver);
  await first.send(deliver);
  expect(deliver).toHaveBeenCalledTimes(1);
  expect(shown(first)).toEqual([]);
  await untilStored();
});

test('is sent although a suspended tab has the lock of the sender', async () => {
  const notes = await openTab();
  notes.write(record, 'Rang her');
  notes.finish(record.recordId);
  vi.stubGlobal('navigator', { locks: locksOfSuspendedTab() });
  await notes.send(sent);
  expect(shown(notes)).toEqual([]);
});

test('what the server refuses can be changed, and is not sent again unasked', async () => {
  const notes = await openTab();
  notes.write(record, 'One too many');
  notes.finish(record.recordId);
  const deliver = vi.fn(async () => ({ refused: 'Too many' }));
  await notes.send(deliver);
  await notes.send(deliver);
  expect(deliver).toHaveBeenCalledTimes(1);
  expect(notes.editedNote(record.recordId)?.text).toBe('One too many');
});

test('an entry of work waits like a note, beside the note that is being typed', async () => {
  const notes = await openTab();
  notes.write(record, 'Rang');
  const work = { id: crypto.randomUUID(), kind: 'not-paid-yet' } as const;
  void notes.add(record, work, 'Not paid yet');
  await untilStored('Rang', 'Not paid yet');
  const again = await openTab();
  expect(again.editedNote(record.recordId)?.text).toBe('Rang');
  const deliver = vi.fn(async () => ({ refused: 'There is no such request' }));
  await again.send(deliver);
  expect(deliver).toHaveBeenCalledWith(expect.objectContaining({ id: work.id, work }));
  const [left] = again.getView().notes.filter((note) => note.work);
  expect(left).toMatchObject({ isFinished: false, refusal: 'There is no such request' });
  expect(again.editedNote(record.recordId)?.text).toBe('Rang');
});

test('two tabs that edit the same note at once lose neither side', async () => {
  const first = await openTab();
  first.write(record, 'Rang');
  await untilStored('Rang');
  const second = await openTab();
  first.write(record, 'Rang her');
  second.write(record, 'Rang the council');
  await untilStored('Rang her', 'Rang the council');
  await vi.waitFor(() => {
    expect(shown(first).toSorted()).toEqual(['Rang her', 'Rang the council']);
    expect(shown(second).toSorted()).toEqual(['Rang her', 'Rang the council']);
  });
  // Each continues with its own.
  expect(first.editedNote(record.recordId)?.text).toBe('Rang her');
  expect(second.editedNote(record.recordId)?.text).toBe('Rang the council');
});

test('no note is lost when the browser clears the storage while the inbox is open', async () => {
  const notes = await openTab();
  notes.write(record, 'Rang her');
  notes.finish(record.recordId);
  notes.write(record, 'Ask for the survey');
  await untilStored('Rang her', 'Ask for the survey');
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  const deliver = vi.fn(sent);
  await notes.send(deliver);
  expect(deliver).toHaveBeenCalledTimes(1);
  expect(shown(notes)).toEqual(['Ask for the survey']);
  await untilStored('Ask for the survey');
});

test('where the device stores nothing the note is in the page’s memory, and that is shown', async () => {
  await newDeviceWithoutStorage();
  const notes = await openTab();
  notes.write(record, 'Rang her');
  await vi.waitFor(() => expect(notes.getView().problem).toBe('missing'));
  notes.finish(record.recordId);
  const deliver = vi.fn(sent);
  await notes.send(deliver);
  expect(deliver).toHaveBeenCalledTimes(1);
  expect(shown(notes)).toEqual([]);
});

test('signing out, and deleting everything, leave no note behind', async () => {
  const notes = await openTab();
  notes.write(record, 'Rang her');
  await untilStored('Rang her');
  notes.write(record, 'Rang her again');
  window.dispatchEvent(new Event('pagehide'));
  await notes.clear();
  await untilStored();
  expect(shown(notes)).toEqual([]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('note-'))).toEqual([]);

  notes.write(record, 'Rang him');
  await untilStored('Rang him');
  await deleteEverythingWritten();
  await untilStored();
  await vi.waitFor(() => expect(shown(notes)).toEqual([]));
});

test('a reply whose files cannot be sent yet holds up nothing behind it', async () => {
  const notes = await openTab();
  const reply = { to: 'ruth@example.org', subject: 'Plans', files: ['plan.pdf'] };
  notes.write({ ...record, reply }, 'See the plan');
  expect(notes.finishReply(record.recordId)).not.toBeNull();
  notes.write(record, 'Rang');
  notes.finish(record.recordId);
  await untilStored('See the plan', 'Rang');
  await notes.send(async (note) => (note.reply ? 'later' : 'sent'));
  expect(shown(notes)).toEqual(['See the plan']);
});

describe('what the client must not hear of twice', () => {
  const visit = record.recordId;
  const common = { minutes: 60, place: 'At the gate', note: '' };
  const visitAt = (hour: number, of: string = visit) =>
    ({
      id: crypto.randomUUID(),
      kind: 'visit-set',
      visit: of,
      start: `2026-12-01T0${hour}:00:00.000Z`,
      ...common,
    }) as const;
  const other = { ...record, recordId: '3f2504e0-4f89-41d3-9a0c-0305e82c3399' };
  const cancel = () =>
    ({ id: crypto.randomUUID(), kind: 'visit-cancelled', visit, note: '' }) as const;
  const report = (of: string) => {
    const mail = { to: 'ada@example.org', subject: 'Your report', text: 'Here it is.' };
    return { id: crypto.randomUUID(), kind: 'report-sent', report: of, ...mail } as const;
  };

  test('waits once on this device, whichever tab it was added in', async () => {
    const [first, second] = [await openTab(), await openTab()];
    expect(await first.add(record, visitAt(1), 'First')).toBe(true);
    await untilStored('First');
    expect(await second.add(record, visitAt(2, visitAt(2).id), 'Second')).toBe(false);
    expect(await second.add(record, cancel(), 'Cancelled')).toBe(false);
    expect(await first.add(record, visitAt(2), 'Second')).toBe(false);
    // Another request's visit, and whatever may come twice, is no matter of it.
    expect(await second.add(other, visitAt(2), 'Other')).toBe(true);
    expect(await second.add(record, report(visit), 'Report')).toBe(true);
    await untilStored('First', 'Other', 'Report');
    expect(await first.add(record, report(visit), 'Report')).toBe(false);
    expect(await first.add(record, report(other.recordId), 'Another report')).toBe(true);
    const unpaid = { kind: 'not-paid-yet' } as const;
    expect(await first.add(record, { id: crypto.randomUUID(), ...unpaid }, 'Unpaid')).toBe(true);
    expect(shown(first).toSorted()).toEqual([
      'Another report',
      'First',
      'Other',
      'Report',
      'Unpaid',
    ]);

    // Sent, or discarded, it is in nobody's way.
    await first.send(sent);
    expect(await second.add(record, visitAt(2), 'Second')).toBe(true);
    second.remove(second.getView().notes.at(-1)?.id ?? '');
    expect(await second.add(record, cancel(), 'Cancelled')).toBe(true);
  });

  test('an invoice of one kind waits once for a request, whichever tab it was issued in', async () => {
    const [first, second] = [await openTab(), await openTab()];
    const order = (form: 'invoice' | 'receipt') =>
      ({ id: crypto.randomUUID(), kind: 'invoice', form, isMailed: true }) as const;
    expect(await first.add(record, order('invoice'), 'Invoice')).toBe(true);
    await untilStored('Invoice');
    expect(await second.add(record, order('invoice'), 'Another')).toBe(false);
    expect(await second.add(record, order('receipt'), 'Receipt')).toBe(true);
    expect(await second.add(other, order('invoice'), 'Invoice of another')).toBe(true);
  });

  test.each(['sent', 'refused'] as const)(
    'is sent once where two tabs added it in the same moment (the first is %s)',
    async (outcome) => {
      const [first, second] = [await openTab(), await openTab()];
      const added = [
        first.add(record, visitAt(1), 'First'),
        second.add(record, visitAt(2), 'Second'),
      ];
      expect(await Promise.all(added)).toEqual([true, true]);
      await untilStored('First', 'Second');
      const delivered: string[] = [];
      await second.send(async ({ text }) => {
        delivered.push(text);
        const isRefused = outcome === 'refused' && text === 'First';
        return isRefused ? { refused: 'That time is in the past' } : 'sent';
      });
      if (outcome === 'refused') {
        expect(delivered).toEqual(['First', 'Second']);
        expect(shown(second)).toEqual(['First']);
        return;
      }
      expect(delivered).toEqual(['First']);
      expect(second.getView().notes).toMatchObject([
        { text: 'Second', isFinished: false, refusal: sentFirst },
      ]);
      await second.send(async ({ text }) => (delivered.push(text), 'sent'));
      expect(delivered).toEqual(['First']);
    },
  );

  test('is stopped at once by a press that comes twice', async () => {
    const notes = await openTab();
    const added = [1, 2].map((hour) => notes.add(record, visitAt(hour), String(hour)));
    expect(await Promise.all(added)).toEqual([true, false]);
  });
});

test('a change of the record waits beside the notes, the latest in place of the one before', async () => {
  const notes = await openTab();
  notes.write(record, 'Rang');
  notes.change(record, { status: 'in-progress', ifStatus: 'read' }, 'Status: In progress');
  notes.change(record, { isAnswered: true }, 'Replied');
  notes.change(record, { status: 'delivered', ifStatus: 'in-progress' }, 'Status: Delivered');
  await untilStored('Rang', 'Status: Delivered', 'Replied');
  const again = await openTab();
  expect(again.editedNote(record.recordId)?.text).toBe('Rang');
  const sentChanges: unknown[] = [];
  await again.send(async ({ change }) => {
    sentChanges.push(change);
    return change?.isAnswered === true ? 'sent' : { refused: 'It was changed elsewhere' };
  });
  expect(sentChanges).toEqual([{ isAnswered: true }, { status: 'delivered', ifStatus: 'read' }]);
  const [left] = again.getView().notes.filter((note) => note.change);
  expect(left).toMatchObject({ isFinished: false, refusal: 'It was changed elsewhere' });
  expect(again.editedNote(record.recordId)?.text).toBe('Rang');
});

test('a status that is set back before it was sent is no change', async () => {
  const notes = await openTab();
  notes.change(record, { status: 'delivered', ifStatus: 'read' }, 'Status: Delivered');
  notes.change(record, { status: 'read', ifStatus: 'delivered' }, 'Status: Read');
  await untilStored();
  expect(shown(notes)).toEqual([]);
});

test('a status that is set back after a try is sent after it, also by a page opened later', async () => {
  const notes = await openTab();
  notes.change(record, { status: 'delivered', ifStatus: 'read' }, 'Status: Delivered');
  // The server stored it, and its response was lost.
  await notes.send(async () => 'later');
  await notes.end();
  const later = await openTab();
  later.change(record, { status: 'archived', ifStatus: 'delivered' }, 'Status: Archived');
  later.change(record, { status: 'read', ifStatus: 'archived' }, 'Status: Read');
  await untilStored('Status: Delivered', 'Status: Read');
  const last = await openTab();
  const sentChanges: unknown[] = [];
  await last.send(async ({ change }) => {
    sentChanges.push(change);
    return 'sent';
  });
  expect(sentChanges).toEqual([
    { status: 'delivered', ifStatus: 'read' },
    { status: 'read', ifStatus: 'delivered' },
  ]);
  // The page itself had tried it before it became a change that waits.
  last.change(record, { status: 'delivered', ifStatus: 'read' }, 'Status: Delivered', true);
  expect(
    last.change(record, { status: 'read', ifStatus: 'delivered' }, 'Status: Read'),
  ).not.toBeNull();
});

test('a status that is set back while it is being sent is sent after it', async () => {
  const notes = await openTab();
  notes.change(record, { status: 'delivered', ifStatus: 'read' }, 'Status: Delivered');
  const sentChanges: unknown[] = [];
  const deliver = async ({ change }: NoteDraft) => {
    sentChanges.push(change);
    if (sentChanges.length > 1) return 'sent';
    notes.change(record, { status: 'read', ifStatus: 'delivered' }, 'Status: Read');
    return 'later';
  };
  await notes.send(deliver);
  await notes.send(deliver);
  expect(sentChanges.slice(1)).toEqual([
    { status: 'delivered', ifStatus: 'read' },
    { status: 'read', ifStatus: 'delivered' },
  ]);
});

test('what the owner writes is stored encrypted, and its key goes with the last sign-out', async () => {
  const notes = await openTab();
  notes.write(record, 'Rang Quillfeather');
  const place = '12 Wombatgully Road';
  const visit = { visit: record.recordId, minutes: 60, place, note: '' };
  const start = '2026-12-01T00:00:00.000Z';
  const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3309';
  await notes.add(record, { kind: 'visit-set', id, start, ...visit }, place);
  await untilStored('Rang Quillfeather', place);
  const [row, other] = await readRawNotes();
  for (const one of [row, other]) {
    expect(JSON.stringify(one)).not.toMatch(/Quillfeather|Wombatgully/);
    if (one && 'bytes' in one) {
      expect(new TextDecoder().decode(one.bytes)).not.toMatch(/Quillfeather|Wombatgully/);
    }
  }
  expect((await openTab()).editedNote(record.recordId)?.text).toBe('Rang Quillfeather');
  await notes.clear();
  expect(await withDatabase((database) => database.settings.get('notes-key'))).toBeUndefined();
  // And what is written next has one of its own.
  notes.write(record, 'Rang him');
  await untilStored('Rang him');
});

test('where no key can be stored a note is stored all the same', async () => {
  vi.spyOn(crypto.subtle, 'generateKey').mockRejectedValue(new Error('not allowed'));
  const notes = await openTab();
  notes.write(record, 'Rang her');
  await untilStored('Rang her');
  expect((await openTab()).editedNote(record.recordId)?.text).toBe('Rang her');
});

test('where something else is stored in the key’s place a note is stored all the same', async () => {
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function replace(
    this: IDBObjectStore,
    row,
    ...given
  ) {
    const isKey = 'key' in row && row.key === 'notes-key';
    const replaced = isKey ? { ...row, value: { ...row.value, key: {} } } : row;
    return put.call(this, replaced, ...given);
  });
  const notes = await openTab();
  notes.write(record, 'Rang her');
  await untilStored('Rang her');
  notes.write(record, 'Rang her on Friday');
  await untilStored('Rang her on Friday');
  expect(notes.getView().problem).toBeNull();
  expect((await openTab()).editedNote(record.recordId)?.text).toBe('Rang her on Friday');
});

describe('a save that was stored, though this page heard otherwise, makes no second note', () => {
  const failed = (notes: OwnerNotes) =>
    vi.waitFor(() => expect(notes.getView().problem).toBe('failed'));

  test('where it is tried again as it was', async () => {
    const notes = await openTab();
    notes.write(record, 'Rang');
    await untilStored('Rang');
    const store = loseNextSave('noteDrafts');
    notes.write(record, 'Rang her');
    await failed(notes);
    await store();
    await notes.send(sent);
    expect(notes.getView().problem).toBeNull();
    expect(await stored()).toEqual(['Rang her']);
    notes.write(record, 'Rang her on Friday');
    await untilStored('Rang her on Friday');
  });

  test.each(['its first', 'a later'])(
    'where more is typed before the retry (%s save)',
    async (save) => {
      const notes = await openTab();
      if (save === 'a later') notes.write(record, 'Rang');
      if (save === 'a later') await untilStored('Rang');
      for (const text of ['Rang her', 'Rang her on', 'Rang her on Friday']) {
        const store = loseNextSave('noteDrafts');
        notes.write(record, text);
        await failed(notes);
        await store();
      }
      notes.write(record, 'Rang her on Friday at 9');
      await untilStored('Rang her on Friday at 9');
      expect(shown(notes)).toEqual(['Rang her on Friday at 9']);
      // Sent by a transport that loses the answer, and once more: the server has one.
      notes.finish(record.recordId);
      const atServer = new Map<string, string>();
      let answers = 0;
      const deliver = async ({ id, text }: NoteDraft) => {
        atServer.set(id, text);
        return (answers += 1) === 1 ? 'later' : 'sent';
      };
      await notes.send(deliver);
      await (await openTab()).send(deliver);
      expect([...atServer.values()]).toEqual(['Rang her on Friday at 9']);
      await untilStored();
    },
  );

  test('where the page is closed with more than was saved', async () => {
    const first = await openTab();
    first.write(record, 'Rang');
    await untilStored('Rang');
    const store = loseNextSave('noteDrafts');
    first.write(record, 'Rang her');
    await failed(first);
    await store();
    // The page has no time for another save.
    const refused = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('closing', 'AbortError');
    });
    first.write(record, 'Rang her on Friday');
    await first.end();
    refused.mockRestore();
    const second = await openTab();
    await untilStored('Rang her on Friday');
    expect(shown(second)).toEqual(['Rang her on Friday']);
  });

  test('unless another tab has written since: both sides stay', async () => {
    const first = await openTab();
    first.write(record, 'Rang');
    await untilStored('Rang');
    const store = loseNextSave('noteDrafts');
    first.write(record, 'Rang her');
    await failed(first);
    await store();
    const second = await openTab();
    second.write(record, 'Rang the council');
    await untilStored('Rang the council');
    first.write(record, 'Rang her on Friday');
    await untilStored('Rang her on Friday', 'Rang the council');
    await vi.waitFor(() => expect(shown(second)).toHaveLength(2));
  });
});

test('tabs that save the first notes at once use one key', async () => {
  const [first, second] = [await openTab(), await openTab()];
  first.write(record, 'Rang');
  second.write({ ...record, recordId: 'another' }, 'Wrote');
  await untilStored('Rang', 'Wrote');
  const keys = (await readRawNotes()).map((note) => 'keyId' in note && note.keyId);
  expect(new Set(keys).size).toBe(1);
});

test('a note that cannot be opened is counted, and hides none of the others', async () => {
  const first = await openTab();
  first.write(record, 'Rang');
  first.finish(record.recordId);
  first.write({ ...record, recordId: 'another' }, 'Wrote');
  await untilStored('Rang', 'Wrote');
  await first.end();
  const [, row] = await readRawNotes();
  await withDatabase((database) =>
    database.noteDrafts.put({ ...row, bytes: new ArrayBuffer(3) } as EncryptedNote),
  );
  const second = await openTab();
  expect(second.getView().unreadable).toBe(1);
  expect(shown(second)).toEqual(['Rang']);
  const deliver = vi.fn(sent);
  await second.send(deliver);
  expect(deliver).toHaveBeenCalledTimes(1);
  await second.clear();
  await vi.waitFor(() => expect(second.getView().unreadable).toBe(0));
});
