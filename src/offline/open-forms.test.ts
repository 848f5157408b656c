import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A tab with its own modules. */
async function newTab() {
  vi.resetModules();
  return import('./open-forms.ts');
}

test('knows of a form in another tab until it is closed', async () => {
  const [here, there] = [await newTab(), await newTab()];
  expect(await here.isFormOpenAnywhere()).toBe(false);
  const close = there.markFormOpen();
  expect(await here.isFormOpenAnywhere()).toBe(true);
  expect(here.isFormOpenHere()).toBe(false);
  close();
  close();
  // Where there are locks, one is released a moment later.
  await expect.poll(() => here.isFormOpenAnywhere()).toBe(false);
});

test('counts the forms of its own tab', async () => {
  const here = await newTab();
  const closes = [here.markFormOpen(), here.markFormOpen()];
  closes[0]?.();
  expect(await here.isFormOpenAnywhere()).toBe(true);
  closes[1]?.();
  expect(here.isFormOpenHere()).toBe(false);
});

test('knows of a form in a suspended tab, by its lock', async () => {
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held: [{ name: 'form-open' }] }) } });
  const here = await newTab();
  expect(await here.isFormOpenAnywhere()).toBe(true);
});
