import { beforeEach, expect, test } from 'vitest';
import type { SavedToolWork } from '#shared/tools/saved-work.ts';
import { outdatedAnswer } from '#shared/tools/labels.ts';
import { withDatabase } from '../storage/open-database.ts';
import { newDevice, newDeviceWithoutStorage } from '#testing/device/device.ts';
import { changeProject, openProject, readProjects, startProject } from './projects.ts';
import { listToolWork, removeAllToolWork, removeToolWork, saveToolWork } from './tool-work.ts';

beforeEach(async () => {
  await newDevice();
});

const block = { title: 'Our block', inputs: { roof: '180' }, answer: 'Roof: 180 m².' };
const tank = (project: string, roof: string) => ({
  tool: 'tank' as const,
  project,
  version: 2,
  title: 'Rainwater tank',
  inputs: { roof, people: '3' },
  answer: 'A tank of 45,000 L would run short.',
  savedAt: '2026-11-26T00:00:00.000Z',
});

test('starts a project, opens it, and saved work joins it', async () => {
  const { project: _, ...alone } = tank('', '180');
  const work = await saveToolWork(alone);
  const id = await startProject(block, 1, work.id);
  const { open, projects, works } = await readProjects();
  expect(open).toMatchObject({ id, tool: 'project', title: 'Our block' });
  expect(projects).toHaveLength(1);
  expect(works).toMatchObject([{ id: work.id, project: id }]);
  await openProject(null);
  expect((await readProjects()).open).toBeNull();
  await openProject(id);
  expect((await readProjects()).open?.id).toBe(id);
});

test('its work follows a change, but not where it had its own value', async () => {
  const id = await startProject(block, 1, null);
  const follows = await saveToolWork(tank(id, '180'));
  const own = await saveToolWork(tank(id, '240'));
  const content = { ...block, inputs: { roof: '200' }, answer: 'Roof: 200 m².' };
  expect(await changeProject(id, content)).toBe(true);
  const { works, open } = await readProjects();
  expect(open?.inputs).toEqual({ roof: '200' });
  const byId = new Map(works.map((work) => [work.id, work]));
  expect(byId.get(follows.id)).toMatchObject({
    inputs: { roof: '200', people: '3' },
    answer: outdatedAnswer,
  });
  expect(byId.get(own.id)).toMatchObject({ inputs: { roof: '240' }, answer: tank(id, '').answer });
});

test('a change leaves work of a later version as it is', async () => {
  const id = await startProject(block, 1, null);
  const ofLater = { ...tank(id, '180'), id: 'later', createdAt: '', tool: 'stairs' };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a later version stores
  const stored = ofLater as unknown as SavedToolWork;
  await withDatabase((database) => database.toolWork.put(stored));
  expect(await changeProject(id, { ...block, inputs: { roof: '200' } })).toBe(true);
  expect(await withDatabase((database) => database.toolWork.get('later'))).toEqual(ofLater);
});

test('a project that another tab has deleted is not brought back, and its work stays', async () => {
  const id = await startProject(block, 1, null);
  const work = await saveToolWork(tank(id, '180'));
  await removeToolWork(id);
  expect(await changeProject(id, block)).toBe(false);
  const { open, projects, works } = await readProjects();
  expect(open).toBeNull();
  expect(projects).toEqual([]);
  expect(works.map((one) => one.id)).toEqual([work.id]);
  expect(works[0]).not.toHaveProperty('project');
  expect((await listToolWork('tank'))[0]).not.toHaveProperty('project');
});

test('nothing of it is left once everything is deleted', async () => {
  await startProject(block, 1, null);
  await removeAllToolWork();
  expect(await readProjects()).toEqual({ open: null, projects: [], works: [] });
});

test('reports that a device without storage did not start it', async () => {
  await newDeviceWithoutStorage();
  await expect(startProject(block, 1, null)).rejects.toMatchObject({ problem: 'missing' });
});
