import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { fingerprintOf } from '#lib/bytes.ts';
import type { PageModule, PageRequest } from '#pages/page-module.ts';
import type { PageState } from './page-state.ts';
import { createQueryClient } from './query-client.ts';

// Loaded with the first page that reads, or by the work in the background: no first view waits for it.

/** The query cache of this tab, filled from the document first. */
export const queryClient = createQueryClient();

const text = document.getElementById('app-state')?.textContent;
// Written by our own server into our own page, and escaped there.
const state = text ? (JSON.parse(text) as PageState) : null;
for (const [key, data, updatedAt] of state?.read ?? []) {
  queryClient.setQueryData(key, data, { updatedAt });
}

/** Compared once: what differs a second time was published after the document was rendered. */
let leftOut = state?.leftOut ?? {};

/**
 * Reads what the page was rendered from and the document does not contain; does nothing where it contains everything.
 * @throws Error when it cannot be read now, or only as it was before: the page stays as it is
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
  const rendered = Object.entries(leftOut);
  leftOut = {};
  for (const [queryHash, fingerprint] of rendered) {
    const query = queryClient.getQueryCache().get(queryHash);
    const own = await fingerprintOf(query?.state.data ?? null);
    if (query === undefined || own === null || own === fingerprint) continue;
    // A list that the worker had kept, on a slow connection: the document is newer.
    queryClient.getQueryCache().remove(query);
    throw new Error('what the page shows has changed in the meantime');
  }
}

/** Gives a page the query cache of this tab. */
export function Reads({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
