import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { dehydrate, hydrate } from '@tanstack/react-query';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { removeOldestQuery } from '@tanstack/react-query-persist-client';
import type { Persister } from '@tanstack/react-query-persist-client';
import { Day, Second } from '#shared/time.ts';

// The only module that knows the persister. Loaded after the page stands, so that no first page pays for it.

const storageKey = 'natural-building-design:reads';

/** Raised when the shape of a public read changes: what an older version stored is then dropped. */
const contentVersion = '1';

/** Reads older than this are not shown. The client's `gcTime` is infinite, so it is never the shorter. */
const maxAgeMs = 90 * Day.ms;

/** Small public data only. Nothing of the inbox, the session, a draft or the outbox is ever among them. */
const publicReads = [
  '/api/projects',
  '/api/community-projects',
  '/api/blog',
  '/api/practice',
  '/api/retention',
  '/api/fill-times',
  '/api/reports',
];

let persister: Persister | null | undefined;
let restoring: Promise<void> | undefined;
let isKeeping = false;
/** What this page had before anything was restored. */
const withPage = new WeakSet<Query>();
/** What an earlier visit left and nobody has read again in this one. */
const left = new Set<Query>();
/** The reads of them that are under way. */
const renewals = new Map<Query, Promise<Renewal>>();

/** What became of reading something anew: `none` where there was nothing to do, `failed` where it is still to be done. */
type Renewal = 'none' | 'renewed' | 'failed';

/** Restores, once, what an earlier visit has read. Never throws. */
export function restoreQueries(queryClient: QueryClient): Promise<void> {
  restoring ??= restore(queryClient);
  return restoring;
}

async function restore(queryClient: QueryClient): Promise<void> {
  const store = findPersister();
  if (store === null) return;
  const known = new Set(queryClient.getQueryCache().getAll());
  for (const query of known) if (query.state.data !== undefined) withPage.add(query);
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
  renewWhenShown(queryClient, restored);
}

/** Restores, then keeps what is read from now on; asked again, it does nothing more. Never throws. */
export async function startQueryPersistence(queryClient: QueryClient): Promise<void> {
  const store = findPersister();
  if (store === null) return;
  await restoreQueries(queryClient);
  if (isKeeping) return;
  isKeeping = true;
  // Not the package's own subscription: it is typed to a second copy of the query core.
  const keep = () =>
    store.persistClient({
      buster: contentVersion,
      timestamp: Date.now(),
      clientState: dehydrate(queryClient, {
        shouldDehydrateQuery: isKept,
        // What is being sent is the outbox's business alone.
        shouldDehydrateMutation: () => false,
      }),
    });
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' || event.type === 'added' || event.type === 'removed') void keep();
  });
  void keep();
}

/** Whether a read may be kept in this browser. */
export function isKept(query: Pick<Query, 'queryKey' | 'state'>): boolean {
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
          // A full localStorage: give up the oldest read, and in the end all of them, without a word.
          retry: removeOldestQuery,
        });
  return persister;
}

/** localStorage, or null where the browser refuses it (the mere question may throw). */
function findStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/**
 * Reads anew what an earlier visit left, unless that has been done. Quietly: without a network the page keeps what it
 * has, where a failed refetch would make it an error. Never throws.
 */
export async function renewLeft(
  queryClient: QueryClient,
  queryKey: QueryKey,
  queryFn?: unknown,
): Promise<Renewal> {
  const query = queryClient.getQueryCache().find({ queryKey });
  const read = queryFn ?? query?.options.queryFn;
  if (query === undefined || typeof read !== 'function' || !left.has(query)) return 'none';
  const renew = async (): Promise<Renewal> => {
    try {
      const data: unknown = await read({
        client: queryClient,
        queryKey,
        signal: new AbortController().signal,
        meta: query.meta,
      });
      left.delete(query);
      queryClient.setQueryData(queryKey, data);
      return 'renewed';
    } catch {
      // Not reachable: what was read before stands.
      return 'failed';
    }
  };
  const renewal = renewals.get(query) ?? renew().finally(() => renewals.delete(query));
  renewals.set(query, renewal);
  return renewal;
}

/** Whether something was read before anything was restored: it is newer than what an earlier visit left. */
export function cameWithPage(queryClient: QueryClient, queryKey: QueryKey): boolean {
  const query = queryClient.getQueryCache().find({ queryKey });
  return query !== undefined && withPage.has(query);
}

/** Data from an earlier visit is read again when a page shows it, until that has succeeded once. */
function renewWhenShown(queryClient: QueryClient, restored: readonly Query[]): void {
  for (const query of restored) left.add(query);
  const renew = ({ queryKey }: Query) => void renewLeft(queryClient, queryKey);
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'observerAdded') renew(event.query);
    if (left.size === 0) stop();
  });
  for (const query of restored) if (query.getObserversCount() > 0) renew(query);
  if (left.size === 0) stop();
}
