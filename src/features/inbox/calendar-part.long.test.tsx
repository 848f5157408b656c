// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CalendarPart } from './calendar-part.tsx';

/** What the server has, and what becomes of its next answer. */
let current: { id: string; path: string } | null;
let next: 'lost' | 'refused' | Promise<void> | null;
let made: number;

beforeEach(() => {
  current = null;
  next = null;
  made = 0;
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) => {
    const what = next;
    if (method !== 'GET') next = null;
    if (method === 'GET') return Response.json({ id: current?.id ?? null });
    if (what === 'refused') return new Response('{}', { status: 503 });
    if (what !== 'lost') await what;
    made += 1;
    current = method === 'POST' ? { id: `id-${made}`, path: `/calendar/${made}.ics` } : null;
    if (what === 'lost') throw new TypeError('connection lost');
    return method === 'POST' ? Response.json(current) : new Response(null, { status: 204 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens the settings in a tab, which has a query client of its own. */
function openTab() {
  const { container } = render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <CalendarPart />
    </QueryClientProvider>,
  );
  const tab = within(container);
  return {
    press: async (name: string | RegExp) =>
      fireEvent.click(await tab.findByRole('button', { name })),
    address: () => tab.queryByText(/\/calendar\/\d+\.ics$/)?.textContent ?? null,
    canEnd: () => tab.queryByRole('button', { name: /^End the address/ }) !== null,
    problem: () => tab.queryByRole('alert')?.textContent ?? null,
  };
}
type Tab = ReturnType<typeof openTab>;

async function make(tab: Tab) {
  await tab.press(/^Make an? /);
  await waitFor(() => expect(tab.address()).toBe(`${location.origin}/calendar/${made}.ics`));
}
async function end(tab: Tab) {
  await tab.press(/^End the address/);
  await tab.press(/^End it now/);
}
const comeBack = () => fireEvent(window, new Event('visibilitychange'));

test('an address that is ended is gone at once, before the server answers', async () => {
  const tab = openTab();
  await make(tab);
  let answer = () => {};
  next = new Promise((resolve) => {
    answer = resolve;
  });
  await end(tab);
  expect(tab.address()).toBeNull();
  answer();
  await waitFor(() => expect(tab.canEnd()).toBe(false));
  expect(screen.getByRole('button', { name: 'Make an address' })).toBeTruthy();
});

test.each(['ended', 'replaced'])(
  'a second tab shows no address that was %s in the first, once the owner comes back to it',
  async (how) => {
    const second = openTab();
    await make(second);
    const first = openTab();
    await waitFor(() => expect(first.canEnd()).toBe(true));
    if (how === 'ended') await end(first);
    else await make(first);
    await waitFor(() => expect(first.canEnd()).toBe(how === 'replaced'));
    comeBack();
    await waitFor(() => expect(second.address()).toBeNull());
    expect(second.canEnd()).toBe(how === 'replaced');
    if (how === 'replaced') expect(first.address()).toContain('/calendar/2.ics');
  },
);

test('an address that was ended, though the answer was lost, is not shown, nor ended again', async () => {
  const tab = openTab();
  await make(tab);
  next = 'lost';
  await end(tab);
  await waitFor(() => expect(tab.problem()).not.toBeNull());
  await waitFor(() => expect(tab.canEnd()).toBe(false));
  expect(tab.address()).toBeNull();
});

test('an address that could not be ended can be ended by another press', async () => {
  const tab = openTab();
  await make(tab);
  next = 'refused';
  await end(tab);
  await waitFor(() => expect(tab.problem()).not.toBeNull());
  expect(current).not.toBeNull();
  await end(tab);
  await waitFor(() => expect(tab.canEnd()).toBe(false));
  expect(current).toBeNull();
  expect(tab.problem()).toBeNull();
});

test('two presses make one address', async () => {
  const tab = openTab();
  const button = await screen.findByRole('button', { name: 'Make an address' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(tab.address()).toContain('/calendar/1.ics'));
  expect(made).toBe(1);
});
