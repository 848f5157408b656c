import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { getPractice } from '#shared/api/practice.ts';

/**
 * How the practice can be reached. Asked again on every visit, with the last answer as the one to show without
 * reception; the bank account is left out, so that an old one is never kept on a device or in a page.
 */
export const practiceQuery = queryOptions({
  queryKey: [getPractice.path, 'ways'],
  queryFn: async ({ signal, meta }) => {
    const { email, phone } = await call(getPractice, {
      signal,
      ...(meta?.fetch ? { fetch: meta.fetch } : {}),
    });
    return { email, phone };
  },
  staleTime: 0,
});

/** Reads it where no answer is known, before a page is drawn. One that came in the document is asked for again later. */
export async function prepareWays(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchQuery({ ...practiceQuery, staleTime: Number.POSITIVE_INFINITY });
}
