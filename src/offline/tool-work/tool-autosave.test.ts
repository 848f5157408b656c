import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newDevice, newDeviceWithoutStorage, reopenDevice } from '#testing/device/device.ts';
import { textStorage } from '#testing/device/text-storage.ts';
import { ToolAutosave } from './tool-autosave.ts';
import { changeToolWork, listToolWork, toolBackups } from './tool-work.ts';

const kitchen = '0b4f7c1e-6f0a-4a53-9a55-3a3c7d1f2e10';
const bedroom = '5d1c2f3a-7b80-4c6d-8e9f-0a1b2c3d4e5f';

const typed = (facing: string, title = 'Kitchen') => ({
  work: { tool: 'sun' as const, version: 1, title, answer: `Facing ${facing}.` },
  raw: { facing },
});
const store = (id: string, facing: string) =>
  changeToolWork(id, {
    ...typed(facing).work,
    inputs: { facing },
    removed: [],
    savedAt: '2026-11-23T00:00:00.000Z',
  });

let autosave: ToolAutosave;
beforeEach(async () => {
  await newDevice();
  vi.stubGlobal('localStorage', textStorage());
  autosave = new ToolAutosave();
});
afterEach(async () => {
  await autosave.end();
  vi.unstubAllGlobals();
});

/** Opens work as the page does: what is shown first is what was opened. */
async function open(id: string) {
  const stored = (await listToolWork()).find((work) => work.id === id);
  if (!stored) throw new Error(`no work ${id}`);
  const shown = autosave.asTyped(stored);
  autosave.show(id, () => {});
  autosave.opened(id, shown.inputs);
  autosave.type(id, { work: { ...typed('').work, ...shown }, raw: shown.inputs }, false);
  return shown;
}

/** What the visitor does while the device stores nothing. */
async function withoutStorage(work: () => void) {
  const device = globalThis.indexedDB;
  await newDeviceWithoutStorage();
  work();
  await autosave.flush();
  expect(autosave.getSnapshot().problem).toBe('missing');
  await reopenDevice();
  globalThis.indexedDB = device;
}

test('work that could not be saved is opened again as it was typed, and saved then', async () => {
  await store(kitchen, '10');
  await store(bedroom, '20');
  await open(kitchen);
  await withoutStorage(() => autosave.type(kitchen, typed('15'), false));
  await open(bedroom);
  expect(await open(kitchen)).toMatchObject({ inputs: { facing: '15' }, answer: 'Facing 15.' });
  await autosave.flush();
  expect(autosave.getSnapshot().problem).toBeNull();
  expect((await listToolWork()).map(({ inputs }) => inputs['facing'])).toEqual(['15', '20']);
});

test('a name that could not be saved waits as well', async () => {
  await store(kitchen, '10');
  await store(bedroom, '20');
  await open(kitchen);
  await withoutStorage(() => autosave.type(kitchen, typed('10', 'North room'), true));
  await open(bedroom);
  expect(await open(kitchen)).toMatchObject({ title: 'North room' });
  await autosave.flush();
  expect((await listToolWork()).map(({ title }) => title)).toEqual(['North room', 'Kitchen']);
});

test('nothing is unsaved any more once the old value is typed after a failed save', async () => {
  await store(kitchen, '10');
  await open(kitchen);
  await withoutStorage(() => autosave.type(kitchen, typed('15'), false));
  autosave.type(kitchen, typed('10'), false);
  expect(autosave.getSnapshot().problem).toBeNull();
  await autosave.flush();
  expect(await listToolWork()).toMatchObject([{ inputs: { facing: '10' } }]);
});

test('work that is saved later, while other work is open, is not called unsaved', async () => {
  await store(kitchen, '10');
  await store(bedroom, '20');
  await open(kitchen);
  await withoutStorage(() => autosave.type(kitchen, typed('15'), false));
  await open(bedroom);
  await autosave.flush();
  expect(autosave.getSnapshot().problem).toBeNull();
  expect((await listToolWork())[0]).toMatchObject({ id: kitchen, inputs: { facing: '15' } });
});

test('a save that comes while work is removed does not bring it back', async () => {
  await store(kitchen, '10');
  await open(kitchen);
  autosave.type(kitchen, typed('15'), false);
  const saved = autosave.flush();
  autosave.type(kitchen, typed('16'), false);
  const removed = autosave.remove(kitchen);
  autosave.type(kitchen, typed('17'), false);
  await Promise.all([saved, removed, autosave.flush()]);
  expect(await listToolWork()).toEqual([]);
  expect(toolBackups.all()).toEqual([]);
});

test('work that could not be removed keeps what was typed in it', async () => {
  await store(kitchen, '10');
  await open(kitchen);
  const device = globalThis.indexedDB;
  await newDeviceWithoutStorage();
  autosave.type(kitchen, typed('15'), false);
  await expect(autosave.remove(kitchen)).rejects.toMatchObject({ problem: 'missing' });
  await reopenDevice();
  globalThis.indexedDB = device;
  await autosave.flush();
  expect(await listToolWork()).toMatchObject([{ inputs: { facing: '15' } }]);
});

describe('what a closed page left on a full device', () => {
  /** Until the returned function is called. */
  function fillDevice(): () => void {
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    return () => full.mockRestore();
  }
  const typing = (inputs: Record<string, string>) => ({ ...typed(''), raw: inputs });
  const inputs = async () => (await listToolWork()).map((work) => work.inputs);

  /** A page that was closed before it could store anything. */
  async function leftByClosedPage(raw: Record<string, string>) {
    await store(kitchen, '10');
    await open(kitchen);
    const free = fillDevice();
    autosave.type(kitchen, typing(raw), false);
    await autosave.end();
    expect(toolBackups.all()).toHaveLength(1);
    autosave = new ToolAutosave();
    return free;
  }

  test.each(['is closed as well', 'goes on'])(
    'is shown, and stays until it is stored, whatever the next page types (that page %s)',
    async (then) => {
      const free = await leftByClosedPage({ facing: '25' });
      expect((await open(kitchen)).inputs).toEqual({ facing: '25' });
      autosave.type(kitchen, typing({ facing: '25', sill: '900' }), false);
      await autosave.flush();
      expect(autosave.getSnapshot().problem).toBe('full');
      if (then === 'is closed as well') await autosave.end();
      free();
      if (then === 'goes on') await autosave.flush();
      expect(await inputs()).toEqual([{ facing: '25', sill: '900' }]);
      expect(toolBackups.all()).toEqual([]);
    },
  );

  test.each(['is closed as well', 'goes on'])(
    'gives way to what was typed later in the same field (the page %s)',
    async (then) => {
      const free = await leftByClosedPage({ facing: '25', sill: '900' });
      await open(kitchen);
      autosave.type(kitchen, typing({ facing: '30' }), false);
      await autosave.flush();
      if (then === 'is closed as well') await autosave.end();
      free();
      if (then === 'goes on') await autosave.flush();
      expect(await inputs()).toEqual([{ facing: '30' }]);
      expect(toolBackups.all()).toEqual([]);
    },
  );

  test('is not dropped where the next page types something and takes it back', async () => {
    const free = await leftByClosedPage({ facing: '25' });
    await open(kitchen);
    autosave.type(kitchen, typing({ facing: '30' }), false);
    await autosave.flush();
    autosave.type(kitchen, typing({ facing: '25' }), false);
    await autosave.end();
    free();
    expect(await inputs()).toEqual([{ facing: '25' }]);
  });

  test('is tried again by the page that opens next, which says that it is not saved', async () => {
    const free = await leftByClosedPage({ facing: '25' });
    autosave.start();
    await autosave.flush();
    expect(autosave.getSnapshot().problem).toBe('full');
    free();
    await autosave.flush();
    expect(autosave.getSnapshot().problem).toBeNull();
    expect(toolBackups.all()).toEqual([]);
    expect(await inputs()).toEqual([{ facing: '25' }]);
  });

  test('is not mixed up with what this page backed up, and has changed since', async () => {
    await store(kitchen, '10');
    await open(kitchen);
    const free = fillDevice();
    autosave.type(kitchen, typing({ facing: '15' }), false);
    // The page is hidden, and shown again.
    await autosave.end();
    autosave.type(kitchen, typing({ facing: '10', sill: '900' }), false);
    await autosave.flush();
    free();
    await autosave.flush();
    expect(await inputs()).toEqual([{ facing: '10', sill: '900' }]);
    expect(toolBackups.all()).toEqual([]);
  });

  test('is shown of work that was never stored, and goes with it', async () => {
    const free = fillDevice();
    autosave.type(bedroom, typing({ facing: '40' }), false);
    await autosave.end();
    autosave = new ToolAutosave();
    expect(await inputs()).toEqual([{ facing: '40' }]);
    expect(await listToolWork('wall')).toEqual([]);
    free();
    await autosave.remove(bedroom);
    expect(await inputs()).toEqual([]);
    expect(toolBackups.all()).toEqual([]);
  });
});
