import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SentToolWork } from '#shared/tools/saved-work.ts';
import { deleteEverythingWritten } from '../delete-everything.ts';
import { subscribe } from '../events.ts';
import { withDatabase } from '../storage/open-database.ts';
import { newDevice, newDeviceWithoutStorage } from '#testing/device/device.ts';
import { textStorage } from '#testing/device/text-storage.ts';
import {
  changeToolWork,
  listToolWork,
  removeToolWork,
  saveToolWork,
  toolBackups,
} from './tool-work.ts';

beforeEach(async () => {
  await newDevice();
  vi.stubGlobal('localStorage', textStorage());
});
afterEach(() => vi.unstubAllGlobals());

const work = (title: string, savedAt = '2026-11-23T00:00:00.000Z'): SentToolWork => ({
  tool: 'sun',
  version: 1,
  title,
  inputs: { facing: '10' },
  answer: 'Make the eave about 0.5 m deep.',
  savedAt,
});

test('saves, lists the last saved first, saves over what was opened, and removes', async () => {
  const heard: string[] = [];
  const stop = subscribe(({ type }) => heard.push(type));
  const first = await saveToolWork(work('Kitchen'));
  const second = await saveToolWork(work('Bedroom', '2026-11-24T00:00:00.000Z'));
  expect((await listToolWork()).map(({ title }) => title)).toEqual(['Bedroom', 'Kitchen']);
  const again = await saveToolWork(work('Kitchen, north', '2026-11-25T00:00:00.000Z'), first.id);
  expect(again.createdAt).toBe(first.createdAt);
  expect((await listToolWork('sun')).map(({ title }) => title)).toEqual([
    'Kitchen, north',
    'Bedroom',
  ]);
  expect(await listToolWork('wall')).toEqual([]);
  await removeToolWork(second.id);
  expect(await listToolWork()).toEqual([again]);
  expect(heard.filter((type) => type === 'tool-work-changed')).toHaveLength(4);
  stop();
});

test('leaves out a row that it cannot read, and does not remove it', async () => {
  await saveToolWork(work('Kitchen'));
  const ofLater = { ...work('Later'), id: 'x', createdAt: '', more: true };
  await withDatabase((database) => database.toolWork.put(ofLater));
  expect((await listToolWork()).map(({ title }) => title)).toEqual(['Kitchen']);
  expect(await withDatabase((database) => database.toolWork.count())).toBe(2);
});

test('is removed with everything else that was written here', async () => {
  await saveToolWork(work('Kitchen'));
  await deleteEverythingWritten();
  expect(await listToolWork()).toEqual([]);
});

test('reports that a device without storage did not save', async () => {
  await newDeviceWithoutStorage();
  await expect(saveToolWork(work('Kitchen'))).rejects.toMatchObject({ problem: 'missing' });
});

const changes = (inputs: Record<string, string>) => ({ ...work('Kitchen'), inputs, removed: [] });
const id = '0b4f7c1e-6f0a-4a53-9a55-3a3c7d1f2e10';

test('saves what a closed page had no time to save, beside what another tab has added, once', async () => {
  await changeToolWork(id, changes({ facing: '10', sill: '900' }));
  toolBackups.save(id, { ...changes({ facing: '25' }), removed: ['sill'] });
  await changeToolWork(id, changes({ head: '2100' }));
  expect(await listToolWork('wall')).toEqual([]);
  expect(await listToolWork()).toMatchObject([{ id, inputs: { facing: '25', head: '2100' } }]);
  expect((await listToolWork())[0]?.inputs).not.toHaveProperty('sill');
  expect(toolBackups.all()).toEqual([]);
});

test('saves work that was never stored, beside a backup that cannot be read', async () => {
  localStorage.setItem('tool-unload-backup:broken', '{"id":');
  localStorage.setItem('tool-unload-backup:other', '{"tool":"sun","ofLater":true}');
  toolBackups.save(id, changes({ facing: '25' }));
  expect(await listToolWork()).toMatchObject([{ id, inputs: { facing: '25' } }]);
  expect(localStorage.getItem('tool-unload-backup:other')).toContain('ofLater');
  expect(toolBackups.all()).toEqual([]);
});

test('does not bring back what the visitor deletes', async () => {
  await changeToolWork(id, changes({ facing: '10' }));
  toolBackups.save(id, changes({ facing: '25' }));
  await removeToolWork(id);
  expect(await listToolWork()).toEqual([]);
  toolBackups.save(id, changes({ facing: '25' }));
  await deleteEverythingWritten();
  expect(await listToolWork()).toEqual([]);
});

test('leaves a backup where it is while the device cannot store it', async () => {
  await newDeviceWithoutStorage();
  toolBackups.save(id, changes({ facing: '25' }));
  await expect(listToolWork()).rejects.toMatchObject({ problem: 'missing' });
  expect(toolBackups.all()).toMatchObject([[id, {}]]);
});
