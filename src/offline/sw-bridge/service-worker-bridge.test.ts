// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const chunkIsMissing = () => window.dispatchEvent(new Event('vite:preloadError'));

test('offers no reload for an optional chunk', async () => {
  const offer = vi.fn<() => void>();
  const { offerReloadOnMissingChunk } = await import('./service-worker-bridge.ts');
  const { loadOptional } = await import('#browser/load-optional.ts');
  const stop = offerReloadOnMissingChunk(offer);
  const part = await loadOptional(async () => {
    chunkIsMissing();
    throw new Error('it did not come');
  });
  expect(part).toBeNull();
  expect(offer).not.toHaveBeenCalled();
  chunkIsMissing();
  expect(offer).toHaveBeenCalledTimes(1);
  stop();
});

test('offers a reload once when a chunk is gone, and not again after the reload', async () => {
  const offer = vi.fn<() => void>();
  const first = await import('./service-worker-bridge.ts');
  const stop = first.offerReloadOnMissingChunk(offer);
  chunkIsMissing();
  chunkIsMissing();
  stop();
  vi.resetModules();
  const second = await import('./service-worker-bridge.ts');
  const stopSecond = second.offerReloadOnMissingChunk(offer);
  chunkIsMissing();
  stopSecond();
  expect(offer).toHaveBeenCalledTimes(1);
});

test('offers no reload while a form is open', async () => {
  const offer = vi.fn<() => void>();
  const { offerReloadOnMissingChunk } = await import('./service-worker-bridge.ts');
  const { markFormOpen } = await import('../open-forms.ts');
  const stop = offerReloadOnMissingChunk(offer);
  const close = markFormOpen();
  chunkIsMissing();
  expect(offer).not.toHaveBeenCalled();
  close();
  chunkIsMissing();
  expect(offer).toHaveBeenCalledTimes(1);
  stop();
});

test('does nothing where there are no workers', async () => {
  const { applyUpdate, lookForUpdate, registerServiceWorker } =
    await import('./service-worker-bridge.ts');
  const onUpdateReady = vi.fn<() => void>();
  expect(await registerServiceWorker({ onUpdateReady })).toBe('refused');
  expect(onUpdateReady).not.toHaveBeenCalled();
  expect(await lookForUpdate()).toBe('failed');
  expect(await applyUpdate()).toBe('none');
});

test.each([
  ['refused', new DOMException('private window', 'SecurityError')],
  ['refused', new DOMException('no workers here', 'NotSupportedError')],
  ['failed', new TypeError('no network')],
])('a worker is %s where the browser answers %s', async (outcome, error) => {
  const register = async () => {
    throw error;
  };
  vi.stubGlobal('navigator', { serviceWorker: { register, addEventListener: () => undefined } });
  const { registerServiceWorker } = await import('./service-worker-bridge.ts');
  expect(await registerServiceWorker({ onUpdateReady: () => undefined })).toBe(outcome);
});
