// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const worker = vi.hoisted(() => ({
  listeners: new Map<string, () => void>(),
  skips: 0,
  registration: {
    update: async () => undefined,
    active: {},
    installing: null as (EventTarget & { state: string }) | null,
    waiting: null as object | null,
  },
}));

// A fake of `navigator.serviceWorker`: it registers, and reports a waiting version when the test says so.
vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener(name: string, listener: () => void) {
      worker.listeners.set(name, listener);
    }
    async register() {
      return worker.registration;
    }
    messageSkipWaiting() {
      worker.skips += 1;
    }
  },
}));

beforeEach(() => {
  vi.resetModules();
  worker.skips = 0;
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} });
});

test('asks for the new version only when no form is open anywhere, and reloads only then', async () => {
  const { applyUpdate, lookForUpdate, registerServiceWorker } =
    await import('./service-worker-bridge.ts');
  const { markFormOpen } = await import('../open-forms.ts');
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const onUpdateReady = vi.fn<() => void>();
  await registerServiceWorker({ onUpdateReady });
  expect(await lookForUpdate()).toBe('none');
  expect(await applyUpdate()).toBe('none');

  worker.registration.waiting = {};
  worker.listeners.get('waiting')?.();
  expect(onUpdateReady).toHaveBeenCalledTimes(1);
  expect(await lookForUpdate()).toBe('ready');
  // Another tab has updated: this one, not having asked, stays as it is.
  worker.listeners.get('controlling')?.();
  expect(reload).not.toHaveBeenCalled();

  const close = markFormOpen();
  expect(await applyUpdate()).toBe('form-open');
  expect(worker.skips).toBe(0);
  close();
  expect(await applyUpdate()).toBe('reloading');
  expect(worker.skips).toBe(1);
  worker.listeners.get('controlling')?.();
  expect(reload).toHaveBeenCalledTimes(1);

  // A third tab, in which the offer is still shown, only reloads.
  worker.registration.waiting = null;
  expect(await applyUpdate()).toBe('reloading');
  expect(worker.skips).toBe(1);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('reports a version that started to install before the page registered', async () => {
  const { registerServiceWorker } = await import('./service-worker-bridge.ts');
  const onUpdateReady = vi.fn<() => void>();
  const next = Object.assign(new EventTarget(), { state: 'installing' });
  worker.registration.installing = next;
  await registerServiceWorker({ onUpdateReady });
  next.dispatchEvent(new Event('statechange'));
  expect(onUpdateReady).not.toHaveBeenCalled();

  next.state = 'installed';
  worker.registration.installing = null;
  worker.registration.waiting = next;
  next.dispatchEvent(new Event('statechange'));
  await vi.waitFor(() => expect(onUpdateReady).toHaveBeenCalledTimes(1));
});
