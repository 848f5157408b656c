import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { getPractice } from '#shared/api/practice.ts';
import { getRetention } from '#shared/api/retention.ts';

/**
 * How the practice can be reached, and who sells. Asked again on every visit, with the last answer as the one to show without
 * reception; the bank account is left out, so that an old one is never kept on a device or in a page.
 */
export const practiceQuery = queryOptions({
  queryKey: [getPractice.path, 'published'],
  queryFn: async ({ signal, meta }) => {
    const { bank: _, ...published } = await call(getPractice, {
      signal,
      ...(meta?.fetch ? { fetch: meta.fetch } : {}),
    });
    return published;
  },
  staleTime: 0,
});

/** Reads it where no answer is cached, before a page is rendered. One that came in the document is asked for again later. */
export async function loadPractice(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchQuery({ ...practiceQuery, staleTime: Number.POSITIVE_INFINITY });
}

/** How long the server stores what visitors send; the last answer is shown without reception. */
export const periodsQuery = queryOptions({
  queryKey: [getRetention.path, 'published'],
  queryFn: async ({ signal, meta }) =>
    await call(getRetention, { signal, ...(meta?.fetch ? { fetch: meta.fetch } : {}) }),
  staleTime: 0,
});

export async function loadPeriods(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchQuery({ ...periodsQuery, staleTime: Number.POSITIVE_INFINITY });
}
