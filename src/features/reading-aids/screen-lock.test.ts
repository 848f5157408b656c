// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { isArticle, keepScreenOn } from './screen-lock.ts';

function stubWakeLock() {
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  const request = vi.fn(async () => {
    const lock = {
      released: false,
      release: async () => {
        lock.released = true;
      },
    };
    locks.push(lock);
    return lock;
  });
  vi.stubGlobal('navigator', { wakeLock: { request } });
  return { locks, request };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

afterEach(() => {
  vi.unstubAllGlobals();
});

test('acquires the lock, acquires it again after the browser released it, and releases it', async () => {
  const { locks, request } = stubWakeLock();
  const stop = keepScreenOn();
  await settled();
  comeBack();
  await settled();
  expect(request).toHaveBeenCalledTimes(1);

  await locks[0]?.release();
  comeBack();
  await settled();
  expect(request).toHaveBeenCalledTimes(2);

  stop();
  await settled();
  expect(locks.every(({ released }) => released)).toBe(true);
  comeBack();
  await settled();
  expect(request).toHaveBeenCalledTimes(2);
});

test('releases a lock that is granted after the page was left', async () => {
  const { locks } = stubWakeLock();
  keepScreenOn()();
  await settled();
  expect(locks.map(({ released }) => released)).toEqual([true]);
});

test('a refusal and a browser without the lock are no error', async () => {
  const request = vi.fn(() => Promise.reject(new Error('low battery')));
  vi.stubGlobal('navigator', { wakeLock: { request } });
  const stop = keepScreenOn();
  // Vitest fails on a rejection that nobody handles.
  await settled();
  comeBack();
  await settled();
  expect(request).toHaveBeenCalledTimes(2);
  expect(stop).not.toThrow();
  vi.stubGlobal('navigator', {});
  expect(keepScreenOn()).not.toThrow();
});

test('distinguishes pages to read from forms', () => {
  for (const path of ['/about', '/blog/lime-is-a-patient-material', '/projects/3']) {
    expect(isArticle(path), path).toBe(true);
  }
  for (const path of ['/', '/contact', '/design-services', '/messages', '/blog', '/offline']) {
    expect(isArticle(path), path).toBe(false);
  }
});
