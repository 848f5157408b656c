import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readQuery } from '#offline/read-query.ts';
import { getPractice, unpublishedSeller } from '#shared/api/practice.ts';
import type { Practice } from '#shared/api/practice.ts';

/** Wraps what reads the practice's details: they are known, so that nothing is fetched. */
export function practiceClient(changes: Partial<Practice> = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(readQuery(getPractice).queryKey, {
    email: null,
    phone: null,
    bank: null,
    seller: unpublishedSeller,
    ...changes,
  });
  return function Wrapper({ children }: { children: ReactNode }) {
    return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  };
}
