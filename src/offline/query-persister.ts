import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { hydrate } from '@tanstack/react-query';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import {
  persistQueryClientSave,
  persistQueryClientSubscribe,
  removeOldestQuery,
} from '@tanstack/react-query-persist-client';
import type { Persister } from '@tanstack/react-query-persist-client';
import { Day, Second } from '#shared/time.ts';

// The only module that imports the persister. Loaded by the work in the background or, where the worker's shell has
// answered, with the first page that uses queries.

const storageKey = 'natural-building-design:reads';

/** Raised when the shape of a public read changes: what an older version stored is then dropped. */
const contentVersion = '2';

/** Reads older than this are not shown. The client's `gcTime` is infinite, so it is never the shorter. */
const maxAgeMs = 90 * Day.ms;

/** Small public data only. Nothing of the inbox, the session, a draft or the outbox is ever among them. */
const publicReads = [
  '/api/projects',
  '/api/community-projects',
  '/api/blog',
  '/api/practice',
  '/api/retention',
  '/api/completion-times',
  '/api/pages/design-services',
];

let persister: Persister | null | undefined;
let restoring: Promise<void> | undefined;
let isPersisting = false;
/** Queries that had data before anything was restored. */
const presentBeforeRestore = new WeakSet<Query>();
/** Queries restored from an earlier visit and not fetched again in this one. */
const restoredQueries = new Set<Query>();
/** Their refetches in flight. */
const refetches = new Map<Query, Promise<RefetchOutcome>>();

/** `none`: the query was not restored, or has been fetched again since; `failed`: to be retried. */
type RefetchOutcome = 'none' | 'refetched' | 'failed';

/** Restores, once, what an earlier visit has read. Never throws. */
export function restoreQueries(queryClient: QueryClient): Promise<void> {
  restoring ??= restore(queryClient);
  return restoring;
}

async function restore(queryClient: QueryClient): Promise<void> {
  const store = findPersister();
  if (store === null) return;
  const known = new Set(queryClient.getQueryCache().getAll());
  for (const query of known) if (query.state.data !== undefined) presentBeforeRestore.add(query);
  try {
    const stored = await store.restoreClient();
    const isUsable =
      stored !== undefined &&
      stored.buster === contentVersion &&
      Date.now() - stored.timestamp < maxAgeMs;
    if (isUsable) {
      // What came with this page is newer, whatever the clocks say.
      const queries = stored.clientState.queries.filter(
        ({ queryKey }) => queryClient.getQueryData(queryKey) === undefined,
      );
      hydrate(queryClient, { ...stored.clientState, queries });
    } else await store.removeClient();
  } catch {
    // Damaged storage is as good as none: the reads go to the network.
    await store.removeClient();
  }
  const restored = queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => !known.has(query) && query.state.data !== undefined);
  refetchWhenObserved(queryClient, restored);
}

/** Restores, then persists what is fetched from now on; a second call does nothing. Never throws. */
export async function startQueryPersistence(queryClient: QueryClient): Promise<void> {
  const store = findPersister();
  if (store === null) return;
  await restoreQueries(queryClient);
  if (isPersisting) return;
  isPersisting = true;
  const options = {
    queryClient,
    persister: store,
    buster: contentVersion,
    dehydrateOptions: {
      shouldDehydrateQuery: isPersisted,
      // The outbox alone stores what is to be sent.
      shouldDehydrateMutation: () => false,
    },
  };
  persistQueryClientSubscribe(options);
  void persistQueryClientSave(options);
}

/** Whether a query may be persisted in this browser. */
export function isPersisted(query: Pick<Query, 'queryKey' | 'state'>): boolean {
  const [path] = query.queryKey;
  return (
    typeof path === 'string' &&
    query.state.status === 'success' &&
    query.state.data !== null &&
    publicReads.some(
      (read) => path === read || path.startsWith(`${read}/`) || path.startsWith(`${read}?`),
    )
  );
}

function findPersister(): Persister | null {
  if (persister !== undefined) return persister;
  const storage = findStorage();
  persister =
    storage === null
      ? null
      : createSyncStoragePersister({
          storage,
          key: storageKey,
          throttleTime: 1 * Second.ms,
          // A full localStorage: the oldest query is dropped, and in the end all of them, without a message.
          retry: removeOldestQuery,
        });
  return persister;
}

/** localStorage, or null where the browser refuses it (reading the property may throw). */
function findStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/**
 * Fetches a restored query again, once. Without a network the page keeps the restored data, where a failed refetch of
 * TanStack Query would show an error. Never throws.
 */
export async function refetchRestored(
  queryClient: QueryClient,
  queryKey: QueryKey,
  queryFn?: unknown,
): Promise<RefetchOutcome> {
  const query = queryClient.getQueryCache().find({ queryKey });
  const read = queryFn ?? query?.options.queryFn;
  if (query === undefined || typeof read !== 'function' || !restoredQueries.has(query))
    return 'none';
  const refetch = async (): Promise<RefetchOutcome> => {
    try {
      const data: unknown = await read({
        client: queryClient,
        queryKey,
        signal: new AbortController().signal,
        meta: query.meta,
      });
      restoredQueries.delete(query);
      queryClient.setQueryData(queryKey, data);
      return 'refetched';
    } catch {
      // Not reachable: the restored data stays.
      return 'failed';
    }
  };
  const refetching = refetches.get(query) ?? refetch().finally(() => refetches.delete(query));
  refetches.set(query, refetching);
  return refetching;
}

/** Whether a query had data before anything was restored: that is newer than restored data. */
export function wasPresentBeforeRestore(queryClient: QueryClient, queryKey: QueryKey): boolean {
  const query = queryClient.getQueryCache().find({ queryKey });
  return query !== undefined && presentBeforeRestore.has(query);
}

/** Restored data is fetched again when a page shows it, until that has succeeded once. */
function refetchWhenObserved(queryClient: QueryClient, restored: readonly Query[]): void {
  for (const query of restored) restoredQueries.add(query);
  const refetchOne = ({ queryKey }: Query) => void refetchRestored(queryClient, queryKey);
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'observerAdded') refetchOne(event.query);
    if (restoredQueries.size === 0) stop();
  });
  for (const query of restored) if (query.getObserversCount() > 0) refetchOne(query);
  if (restoredQueries.size === 0) stop();
}
