// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

const did = vi.hoisted(() => ({ steps: [] as string[], hasWorker: true }));
const step = (name: string) => async () => void did.steps.push(name);

vi.mock('./reader.ts', () => ({ whenIdle: async () => undefined }));
vi.mock('./browser-reads.tsx', () => ({ queryClient: {} }));
vi.mock('./field-queries.ts', () => ({ readFieldContent: step('lists') }));
vi.mock('#offline/waiting/start-outbox.ts', () => ({ startOutbox: step('outbox') }));
vi.mock('#offline/query-persister.ts', () => ({ startQueryPersistence: async () => undefined }));
vi.mock('#features/search/keep-index.ts', () => ({ keepIndex: step('index') }));
vi.mock('#offline/content-pack/background-download.ts', () => ({
  fillPackInBackground: step('pack'),
}));
vi.mock('#offline/sw-bridge/service-worker-bridge.ts', () => ({
  offerReloadOnMissingChunk: () => () => undefined,
  registerServiceWorker: step('worker'),
}));
vi.mock('#offline/sw-bridge/has-worker.ts', () => ({ hasWorker: async () => did.hasWorker }));

test.each([
  [true, ['outbox', 'lists', 'worker', 'index', 'pack']],
  // A private window, for example: pictures in the cache would never be shown.
  [false, ['outbox', 'lists', 'worker', 'index']],
])('with a worker (%s), brings onto the device %j', async (hasWorker, steps) => {
  did.hasWorker = hasWorker;
  did.steps = [];
  const { startBackgroundWork } = await import('./background-work.ts');
  await startBackgroundWork();
  expect(did.steps).toEqual(steps);
});
