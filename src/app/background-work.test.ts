// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { isDoneWithout } from '#lib/if-it-comes.ts';

const did = vi.hoisted(() => ({
  steps: [] as string[],
  lost: [] as string[],
  hasWorker: true,
  outcome: 'registered',
  told: false,
  untold: false,
}));
/** A part of the program, which does its work or does not come. */
const part = (name: string) => {
  if (did.lost.includes(name)) {
    did.told ||= !isDoneWithout();
    throw new TypeError('the part did not come');
  }
  return async () => {
    did.steps.push(name);
    did.untold ||= isDoneWithout();
  };
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

vi.mock('./reader.ts', () => ({ whenIdle: async () => undefined }));
vi.mock('./browser-reads.tsx', () => ({ queryClient: {} }));
vi.mock('./field-queries.ts', () => ({
  get readFieldContent() {
    return part('lists');
  },
}));
vi.mock('#offline/waiting/start-outbox.ts', () => ({
  get startOutbox() {
    return part('outbox');
  },
}));
vi.mock('#offline/query-persister.ts', () => ({ startQueryPersistence: async () => undefined }));
vi.mock('#features/search/keep-index.ts', () => ({
  get keepIndex() {
    return part('index');
  },
}));
vi.mock('#offline/content-pack/background-download.ts', () => ({
  get fillPackInBackground() {
    return part('pack');
  },
}));
vi.mock('#offline/sw-bridge/service-worker-bridge.ts', () => ({
  offerReloadOnMissingChunk: () => () => undefined,
  get registerServiceWorker() {
    const register = part('worker');
    return () => register().then(() => did.outcome);
  },
}));
vi.mock('#offline/sw-bridge/has-worker.ts', () => ({ hasWorker: async () => did.hasWorker }));

test.each([
  [true, ['outbox', 'lists', 'worker', 'index', 'pack']],
  // A private window, for example: pictures in the cache would never be shown.
  [false, ['outbox', 'lists', 'worker', 'index']],
])('with a worker (%s), brings onto the device %j', async (hasWorker, steps) => {
  did.hasWorker = hasWorker;
  did.outcome = hasWorker ? 'registered' : 'refused';
  did.steps = [];
  const { startBackgroundWork } = await import('./background-work.ts');
  await startBackgroundWork();
  expect(did.steps).toEqual(steps);
});

test('a part that does not come holds up no other, and is asked for again', async () => {
  vi.useFakeTimers();
  did.hasWorker = true;
  did.outcome = 'registered';
  did.steps = [];
  did.lost = ['outbox', 'worker'];
  const { startBackgroundWork } = await import('./background-work.ts');
  const work = startBackgroundWork();
  await vi.advanceTimersByTimeAsync(0);
  expect(did.steps).toEqual(['lists', 'index']);
  did.lost = ['worker'];
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(did.steps).toEqual(['lists', 'index', 'outbox']);
  did.lost = [];
  await vi.advanceTimersByTimeAsync(60_000);
  await work;
  expect(did.steps).toEqual(['lists', 'index', 'outbox', 'worker', 'pack']);
  // Nobody is offered a reload for what nobody misses, and everybody for what they miss while the parts work.
  expect(did.told).toBe(false);
  expect(did.untold).toBe(false);
});

test('a worker whose own file does not come is asked for again', async () => {
  vi.useFakeTimers();
  did.hasWorker = false;
  did.outcome = 'failed';
  did.steps = [];
  const { startBackgroundWork } = await import('./background-work.ts');
  const work = startBackgroundWork();
  await vi.advanceTimersByTimeAsync(0);
  did.hasWorker = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  await work;
  expect(did.steps).toEqual(['outbox', 'lists', 'worker', 'index', 'worker', 'pack']);
});
