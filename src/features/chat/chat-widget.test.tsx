// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { discardDraft, listDrafts } from '#offline/drafts/drafts.ts';
import { pong } from '#testing/device/fake-server.ts';
import { currentToast } from '#ui/toast/toasts.ts';
import { ChatPanel } from './chat-panel.tsx';
import { ChatWidget } from './chat-widget.tsx';
import { practiceClient } from '#testing/support/practice-client.tsx';

const loadPanel = async () => ChatPanel;
const patient = { timeout: 8_000 };

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  for (const draft of await listDrafts()) await discardDraft(draft.id);
});

function Address() {
  const { pathname, search, hash } = useLocation();
  return <p>At {pathname + search + hash}</p>;
}

function show(address = '/') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <ChatWidget loadPanel={loadPanel} />
      <Address />
    </MemoryRouter>,
    { wrapper: practiceClient() },
  );
}

async function open() {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Chat with us' }));
  await screen.findByRole('button', { name: 'Send message' }, patient);
}

test('focuses the first field, and returns the focus on Escape', async () => {
  await open();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Name/)));
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Chat with us' }));
}, 20_000);

test('stays open when Escape closes the menu over it', async () => {
  await open();
  const menu = document.createElement('dialog');
  document.body.append(menu);
  menu.showModal();
  fireEvent.keyDown(window, { key: 'Escape' });
  menu.remove();
  expect(screen.getByRole('button', { name: 'Send message' })).toBeTruthy();
}, 20_000);

test('sends a chat inquiry, says so and closes', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path.startsWith('/api/ping')) return pong(path);
    bodies.push(JSON.parse(String(init.body)));
    const id = new Headers(init.headers).get('Idempotency-Key');
    return Response.json(
      { id, receipt: 'NB-7K3F-9Q', receivedAt: '2026-11-21T08:00:00.000Z' },
      { status: 201 },
    );
  });
  await open();
  fireEvent.change(screen.getByLabelText(/Name/), { target: { value: 'Jo' } });
  fireEvent.change(screen.getByLabelText(/Email/), { target: { value: 'jo@example.org' } });
  fireEvent.change(screen.getByLabelText(/Message/), { target: { value: 'Is clay enough?' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patient);
  expect(bodies).toEqual([
    {
      name: 'Jo',
      email: 'jo@example.org',
      message: 'Is clay enough?',
      projectType: 'Chat Inquiry',
      source: 'chat',
    },
  ]);
  expect(currentToast()).toMatchObject({
    title: 'Message sent successfully!',
    description: "We'll get back to you soon about your natural building project.",
    durationMs: 5_000,
  });
}, 20_000);

test('is open where a message has to be corrected, and removes that from the address', async () => {
  show('/library?text=lime#chat');
  expect(await screen.findByRole('button', { name: 'Send message' }, patient)).toBeTruthy();
  expect(screen.getByText('At /library?text=lime')).toBeTruthy();
}, 20_000);
