import { QueryClient } from '@tanstack/react-query';

/**
 * The specification's defaults: no retry, no interval, no refetch on focus, data never goes stale. `offlineFirst` lets
 * a read ask the service worker even where the browser believes it is offline.
 * @param fetch given on the server, where reads are answered from the content store without a network
 */
export function createQueryClient(fetch?: typeof globalThis.fetch): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        networkMode: 'offlineFirst',
        ...(fetch ? { meta: { fetch } } : {}),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
