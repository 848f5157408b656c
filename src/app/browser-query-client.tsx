import { QueryClientProvider, hydrate } from '@tanstack/react-query';
import type { DehydratedState } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PageModule, PageRequest } from '#pages/page-module.ts';
import { createQueryClient } from './query-client.ts';

// Comes with the first page that reads, or with the work in the background: no first view waits for it.

/** What this tab has read from the server, starting with what came in the document. */
export const queryClient = createQueryClient();

const state = document.getElementById('app-state')?.textContent;
// Written by our own server into our own page, escaped there.
if (state) hydrate(queryClient, JSON.parse(state) as DehydratedState);

/**
 * Reads what the page in the document was rendered from and the document did not bring along; nothing where it did.
 * @throws Error when it cannot be read now: the page stays as it is
 */
export async function loadAgain(
  load: NonNullable<PageModule['load']>,
  request: Omit<PageRequest, 'queryClient'>,
): Promise<void> {
  await load({ ...request, queryClient });
  for (const query of queryClient.getQueryCache().getAll()) {
    const { status, error, data } = query.state;
    // What came in the document stands, whatever came of asking for it anew.
    if (status !== 'error' || data !== undefined) continue;
    // Asked for again next time.
    queryClient.getQueryCache().remove(query);
    throw error;
  }
}

/** Gives a page the reads of this tab. */
export function Reads({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
