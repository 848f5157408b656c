// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { TrashedRecord } from '#shared/api/trash.ts';
import { TrashNotice } from './trash-notice.tsx';
import { TrashPart } from './trash-part.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const recordOf = (id: string, name: string): TrashedRecord => ({
  id,
  isRequest: name === 'Ali',
  name,
  receivedAt: '2025-11-20T10:00:00.000Z',
  deletedAfter: '2026-11-28T10:00:00.000Z',
});

const listed = () => screen.getByRole('list', { name: 'About to be deleted' }).textContent;

test('lists what is about to be deleted, and brings back one', async () => {
  let records = [recordOf('a', 'Ruth'), recordOf('b', 'Ali')];
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, options?: RequestInit) => {
    if (options?.method === 'POST') {
      const body = JSON.parse(String(options.body)) as { ids: string[] };
      sent.push(body);
      records = records.filter(({ id }) => !body.ids.includes(id));
      return Response.json({ restored: 1 });
    }
    return Response.json({ total: records.length, records });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TrashNotice />
        <TrashPart />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('2 records are about to be deleted')).toBeTruthy();
  expect(listed()).toContain('Request from Ali, received');
  expect(listed()).toContain('Message from');
  expect(screen.getAllByText('Deleted after 28 November 2026')).toHaveLength(2);
  const [first] = screen.getAllByText(/^Bring back/, { selector: 'button' });
  if (!first) throw new Error('no button');
  fireEvent.click(first);
  expect(await screen.findByText('1 record is about to be deleted')).toBeTruthy();
  expect(screen.getByText(/will be deleted after/).textContent).toMatch(
    /^It will be deleted after 28 November 2026\. Look/,
  );
  expect(sent).toEqual([{ ids: ['a'] }]);
  expect(listed()).not.toContain('Message from');
});

test('lists a message without a name as that', async () => {
  const records = [recordOf('a', '')];
  vi.stubGlobal('fetch', async () => Response.json({ total: 1, records }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TrashPart />
    </QueryClientProvider>,
  );
  await screen.findByText('without a name');
  expect(listed()).toContain('Message without a name, received 20 November 2025');
});

test('says nothing in the inbox while nothing is about to be deleted', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ total: 0, records: [] }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TrashNotice />
        <TrashPart />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Nothing is about to be deleted.')).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});
