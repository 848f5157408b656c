import { QueryClientProvider, hydrate } from '@tanstack/react-query';
import type { DehydratedState } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PageModule, PageRequest } from '#pages/page-module.ts';
import { createQueryClient } from './query-client.ts';

// Loaded with the first page that reads, or by the work in the background: no first view waits for it.

/** The query cache of this tab, filled from the document first. */
export const queryClient = createQueryClient();

const state = document.getElementById('app-state')?.textContent;
// Written by our own server into our own page, and escaped there.
if (state) hydrate(queryClient, JSON.parse(state) as DehydratedState);

/**
 * Reads what the page was rendered from and the document does not contain; does nothing where it contains everything.
 * @throws Error when it cannot be read now: the page stays as it is
 */
export async function loadAgain(
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
}

/** Gives a page the query cache of this tab. */
export function Reads({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
