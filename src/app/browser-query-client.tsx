import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { fingerprintOf } from '#lib/bytes.ts';
import type { PageModule, PageRequest } from '#pages/page-module.ts';
import type { PageState } from './page-state.ts';
import { createQueryClient } from './query-client.ts';

// Loaded with the first page that uses queries, or by the work in the background: other pages do not wait for it.

/** The query cache of this tab, filled from the document first. */
export const queryClient = createQueryClient();

const text = document.getElementById('app-state')?.textContent;
// Written by our own server into our own page, and escaped there.
const state = text ? (JSON.parse(text) as PageState) : null;
for (const [key, data, updatedAt] of state?.queries ?? []) {
  queryClient.setQueryData(key, data, { updatedAt });
}

/** Compared once: what differs a second time was published after the document was rendered. */
let omitted = state?.omitted ?? {};

/**
 * Fetches the data that the page was rendered from and the document does not contain.
 * @throws Error when it cannot be read now, or only as it was before: the page stays as it is
 */
export async function loadMissingData(
  load: NonNullable<PageModule['load']>,
  request: Omit<PageRequest, 'queryClient'>,
): Promise<void> {
  await load({ ...request, queryClient });
  for (const query of queryClient.getQueryCache().getAll()) {
    const { status, error, data } = query.state;
    // Data from the document stays, whatever the read returned.
    if (status !== 'error' || data !== undefined) continue;
    // Read again next time.
    queryClient.getQueryCache().remove(query);
    throw error;
  }
  const rendered = Object.entries(omitted);
  omitted = {};
  for (const [queryHash, fingerprint] of rendered) {
    const query = queryClient.getQueryCache().get(queryHash);
    const own = await fingerprintOf(query?.state.data ?? null);
    if (query === undefined || own === null || own === fingerprint) continue;
    // The worker answered with an older cached list, on a slow connection: the document is newer.
    queryClient.getQueryCache().remove(query);
    throw new Error('what the page shows has changed in the meantime');
  }
}

/** Provides a page with the query client of this tab. */
export function TabQueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
