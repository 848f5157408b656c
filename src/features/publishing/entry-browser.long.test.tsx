// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { EntryBrowser } from './entry-browser.tsx';
import type { Line } from './entry-lines.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const line = (id: string, title: string): Line => ({
  kind: 'article',
  id,
  title,
  entry: null,
  draft: null,
});

test('says that it is searching until the server has looked into all texts', async () => {
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  const lines = [line('a', 'Lime plaster'), line('b', 'Cob')];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <EntryBrowser lines={lines} hasEntries after={null} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'lime' } });
  // The titles that this device knows come first.
  expect(screen.getByText('Lime plaster')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Searching…');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(screen.getByRole('status').textContent).toBe('Searching…');
  answer(
    Response.json({
      matches: [
        { kind: 'article', id: 'b', title: 'Cob', field: 'x', label: 'Text', excerpt: 'with lime' },
      ],
    }),
  );
  expect(await screen.findByText('Cob')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Searching…')).toBeNull());
});
