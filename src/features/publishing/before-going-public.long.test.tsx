// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { beforeGoingPublic } from '#content/before-going-public.ts';
import { BeforeGoingPublic } from './before-going-public.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('counts what is confirmed, and saves a confirmation with its note', async () => {
  const at = '2026-11-23T10:00:00.000Z';
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, options?: RequestInit) => {
    if (options?.method !== 'PATCH') {
      return Response.json([{ fact: 'registration', isConfirmed: true, note: 'Yes', at }]);
    }
    const body = JSON.parse(String(options.body)) as object;
    sent.push([path, body]);
    return Response.json({ fact: 'gst', ...body, at });
  });
  const facts = beforeGoingPublic.slice(0, 3);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <BeforeGoingPublic load={async () => facts} renderLaunch={() => null} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  // In all, and of the one page that they stand on.
  expect(await screen.findAllByText('1 of 3 confirmed')).toHaveLength(2);
  expect(screen.getByText('Confirmed')).toBeTruthy();
  const [note] = screen.getAllByLabelText('Note or correction');
  const [confirm] = screen.getAllByText(/^Confirm/, { selector: 'button' });
  if (!note || !confirm) throw new Error('the first fact has no form');
  fireEvent.change(note, { target: { value: 'On the invoice' } });
  fireEvent.click(confirm);
  expect(await screen.findAllByText('2 of 3 confirmed')).toHaveLength(2);
  expect(sent).toEqual([['/api/owner-facts/gst', { isConfirmed: true, note: 'On the invoice' }]]);
});

test('prices of seven materials link to seven fields, each link with its name', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  const facts = beforeGoingPublic.filter(({ id }) => id === 'material-prices-today');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <BeforeGoingPublic load={async () => facts} renderLaunch={() => null} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const straw = await screen.findByText(/^Change strawbale/, { selector: 'a' });
  expect(straw.getAttribute('href')).toBe('/messages/site/material/strawbale?field=costs.today');
  expect(screen.getAllByText(/^Change [a-z ]+$/, { selector: 'a' })).toHaveLength(7);
});
