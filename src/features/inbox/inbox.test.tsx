// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReportList } from './entries.ts';
import { Inbox } from './inbox.tsx';

const report = { title: 'A report', price: '$550', deposit: '$275' };
const reports: ReportList = {
  'natural-building': report,
  'site-regulatory': report,
  'new-house-design': report,
  'house-extension': report,
};
const message = {
  id: '0b0d6e0e-5f4b-4f0e-9d57-0f4a3f0e9a01',
  receipt: 'NB-0000-00',
  name: 'A Visitor',
  email: 'visitor@example.com',
  projectType: 'residential',
  message: 'A mudbrick house near Yandoit.',
  folder: 'inbox',
  status: 'new',
  notes: [],
  answeredAt: null,
  createdAt: '2026-11-20T01:00:00.000Z',
};

/** The list comes with its own code. */
const lazily = { timeout: 10_000 };

/** Answers of the server by method and path; anything else is a fault of the test. */
let answers: Record<string, () => Response>;
let client: QueryClient;

beforeEach(() => {
  answers = {
    'GET /api/contact-messages': () => Response.json([message]),
    'GET /api/requests': () => Response.json([]),
    [`PATCH /api/contact-messages/${message.id}`]: () =>
      Response.json({ ...message, status: 'read' }),
    'DELETE /api/session': () => new Response(null, { status: 204 }),
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = answers[`${init.method} ${url}`];
    if (!answer) throw new Error(`${init.method} ${url}`);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/messages']}>
        <Inbox section="Messages" reports={reports} sizeText={String} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('says that it loads, and then that there is nothing yet', async () => {
  answers['GET /api/contact-messages'] = () => Response.json([]);
  show();
  expect(screen.getByRole('status').textContent).toBe('Loading messages...');
  expect(await screen.findByRole('heading', { name: 'No Messages Yet' }, lazily)).toBeTruthy();
});

test('offers to load the page again when the server cannot answer', async () => {
  answers['GET /api/requests'] = () => new Response('broken', { status: 500 });
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load messages');
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});

test('asks a stranger to sign in, and shows the letters afterwards', async () => {
  const locked = () => new Response('no', { status: 401 });
  const open = { ...answers };
  answers = { 'GET /api/contact-messages': locked, 'GET /api/requests': locked };
  show();
  const field = await screen.findByLabelText('Passphrase', {}, lazily);
  fireEvent.change(field, { target: { value: 'wrong' } });
  answers['POST /api/session'] = () => new Response('no', { status: 401 });
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText(/That is not the passphrase/)).toBeTruthy();

  answers['POST /api/session'] = () =>
    new Response('slow', { status: 429, headers: { 'Retry-After': '8' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText(/Too many tries/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Wait 8 seconds' })).toBeTruthy();

  cleanup();
  answers = open;
  show();
  expect(await screen.findByText('A mudbrick house near Yandoit.', {}, lazily)).toBeTruthy();
});

test('opens a letter, marks it as read and answers by mail', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: /A Visitor/ }, lazily));
  expect(screen.getByRole('heading', { name: 'A Visitor' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'visitor@example.com' }).getAttribute('href')).toBe(
    'mailto:visitor@example.com',
  );
  expect(screen.getByRole('link', { name: 'Reply' }).getAttribute('href')).toContain('NB-0000-00');
  await waitFor(() => {
    const status = screen.getByLabelText<HTMLSelectElement>('Status');
    expect(status.value).toBe('read');
  });
});

test('leaves nothing in memory after signing out', async () => {
  show();
  await screen.findByText('A mudbrick house near Yandoit.', {}, lazily);
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeTruthy();
  await act(async () => Promise.resolve());
  expect(
    JSON.stringify(
      client
        .getQueryCache()
        .getAll()
        .map((query) => query.state.data),
    ),
  ).not.toContain('mudbrick');
});
