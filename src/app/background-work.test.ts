// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { isLoadingOptional } from '#browser/load-optional.ts';
import { startBackgroundWork } from './background-work.ts';
import type { BackgroundTasks } from './background-work.ts';

/** Fakes of all parts: which of them ran, and which fail to load. */
function fakeParts() {
  const did = {
    steps: [] as string[],
    lost: [] as string[],
    hasWorker: true,
    outcome: 'registered' as 'registered' | 'refused' | 'failed',
    /** Whether a chunk that fails to load would be reported as missing. */
    wasReported: false,
    /** Whether a chunk that is missing while a part runs would go unreported. */
    wasUnreported: false,
  };
  const part =
    <Outcome>(name: string, outcome: () => Outcome) =>
    async () => {
      if (did.lost.includes(name)) {
        did.wasReported ||= !isLoadingOptional();
        throw new TypeError('the part did not come');
      }
      return () => {
        did.steps.push(name);
        did.wasUnreported ||= isLoadingOptional();
        return outcome();
      };
    };
  const nothing = () => undefined;
  const parts: BackgroundTasks = {
    clearOwnersDevice: part('copy', nothing),
    rememberPages: part('pages', nothing),
    startOutbox: part('outbox', nothing),
    showEditLink: async () => () => undefined,
    startTooltips: async () => nothing,
    refreshContent: part('lists', nothing),
    watchMissingChunks: async () => nothing,
    registerWorker: part('worker', () => did.outcome),
    cacheSearchIndex: part('index', nothing),
    downloadContentPack: part('pack', nothing),
    keepOwnerCode: part('owner', nothing),
    hasWorker: async () => did.hasWorker,
  };
  return { did, start: () => startBackgroundWork(parts) };
}

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [true, ['copy', 'pages', 'outbox', 'worker', 'index', 'lists', 'owner', 'pack']],
  // A private window, for example: cached pictures would never be shown.
  [false, ['copy', 'pages', 'outbox', 'worker', 'index', 'lists']],
])('with a worker (%s), runs the steps %j', async (hasWorker, steps) => {
  const { did, start } = fakeParts();
  did.hasWorker = hasWorker;
  did.outcome = hasWorker ? 'registered' : 'refused';
  await start();
  expect(did.steps).toEqual(steps);
});

test('a chunk that fails to load delays no other, and is loaded later', async () => {
  vi.useFakeTimers();
  const { did, start } = fakeParts();
  did.lost = ['outbox', 'worker'];
  const work = start();
  await vi.advanceTimersByTimeAsync(0);
  expect(did.steps).toEqual(['copy', 'pages', 'index', 'lists']);
  did.lost = ['worker'];
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(did.steps).toEqual(['copy', 'pages', 'index', 'lists', 'outbox']);
  did.lost = [];
  await vi.advanceTimersByTimeAsync(60_000);
  await work;
  expect(did.steps).toEqual([
    'copy',
    'pages',
    'index',
    'lists',
    'outbox',
    'worker',
    'owner',
    'pack',
  ]);
  // No reload is offered for an optional part, but one is for any chunk that is missing while the parts run.
  expect(did.wasReported).toBe(false);
  expect(did.wasUnreported).toBe(false);
});

test('registers the worker again after its file failed to load', async () => {
  vi.useFakeTimers();
  const { did, start } = fakeParts();
  did.hasWorker = false;
  did.outcome = 'failed';
  const work = start();
  await vi.advanceTimersByTimeAsync(0);
  did.hasWorker = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  await work;
  expect(did.steps).toEqual([
    'copy',
    'pages',
    'outbox',
    'worker',
    'index',
    'lists',
    'worker',
    'owner',
    'pack',
  ]);
});
