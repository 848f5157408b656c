// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Entries } from './entries.tsx';

// It stays: the list copies the site to the device in the background.
vi.stubGlobal('fetch', async () => Response.json({ entries: [] }));
afterEach(cleanup);

function open(on: string) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/messages/site?${new URLSearchParams({ on }).toString()}`]}>
        <Entries renderSignIn={() => null} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('leads back to the page of this website that was open', async () => {
  open('/offline');
  const back = await screen.findByText('Back to the page');
  expect(back.getAttribute('href')).toBe('/offline');
});

test.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  String.raw`/\elsewhere.example`,
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  '',
])('leads to no other address: %j', async (on) => {
  open(on);
  await screen.findByRole('searchbox');
  expect(screen.queryByText('Back to the page')).toBeNull();
});
