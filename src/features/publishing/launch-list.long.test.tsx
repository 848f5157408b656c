// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { beforeLaunch } from '#content/before-launch.ts';
import { launchItems } from '#shared/api/launch.ts';
import { LaunchList } from './launch-list.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(inUse: string | null) {
  const mail = { inUse, published: null, isTested: false, test: null };
  const launch = Object.fromEntries(launchItems.map((item) => [item, false]));
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path === '/api/launch' ? launch : mail),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <LaunchList texts={beforeLaunch} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('names where a test email is sent from, and only where one can be sent', async () => {
  show('office@example.com');
  const link = await screen.findByRole('link', { name: /^Open Practice details/ });
  expect(link.getAttribute('href')).toBe('/messages/site/practice/practice?field=email');
  cleanup();
  show(null);
  expect(await screen.findByText(/^Set up mail first/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Open Practice details/ })).toBeNull();
});
