import { queryOptions } from '@tanstack/react-query';
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
