// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = '<a href="#answer"><b>Go</b></a><a href="/about">About</a>';
});
afterEach(() => {
  document.body.replaceChildren();
});

async function start() {
  const { completeHydration } = await import('#browser/hydration.ts');
  const { hideNativePressesDuringHydration } = await import('./native-presses.ts');
  hideNativePressesDuringHydration();
  const heard: string[] = [];
  const hear = ({ target }: Event) => heard.push((target as Element).textContent);
  for (const type of ['pointerdown', 'click']) document.body.addEventListener(type, hear, true);
  const press = (selector: string) => {
    const target = document.querySelector(selector);
    const isDefault = ['pointerdown', 'click'].map((type) =>
      target?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true })),
    );
    expect(isDefault).toEqual([true, true]);
    return heard.splice(0);
  };
  return { completeHydration, press };
}

test('a press on a link to an anchor is left to the browser until the page is hydrated', async () => {
  const { completeHydration, press } = await start();
  expect(press('b')).toEqual([]);
  completeHydration();
  await Promise.resolve();
  expect(press('b')).toEqual(['Go', 'Go']);
});

test('any other press is heard, because React must answer it', async () => {
  const { press } = await start();
  expect(press('a[href="/about"]')).toEqual(['About', 'About']);
});
