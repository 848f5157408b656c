import { QueryClientProvider, hydrate } from '@tanstack/react-query';
import type { DehydratedState } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from './query-client.ts';

// Comes with the first page that reads, or with the work in the background: no first view waits for it.

/** What this tab has read from the server, beginning with what came in the document. */
export const queryClient = createQueryClient();

const state = document.getElementById('app-state')?.textContent;
// Written by our own server into our own page, escaped there.
if (state) hydrate(queryClient, JSON.parse(state) as DehydratedState);

/** Gives a page the reads of this tab. */
export function Reads({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
