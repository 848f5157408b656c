import { queryOptions } from '@tanstack/react-query';
import type { QueryClient, QueryFunctionContext } from '@tanstack/react-query';
import { patchContactMessage } from '#shared/api/contact-messages.ts';
import { ApiError, call } from '#shared/api/call.ts';
import { pathOf } from '#shared/api/endpoint.ts';
import { getInboxCounts, maxSpamErased, postSpamErasure } from '#shared/api/inbox.ts';
import type { RecordChange, SpamErasure } from '#shared/api/inbox.ts';
import {
  getInboxRecord,
  listInboxRecords,
  maxListPart,
  positionText,
} from '#shared/api/inbox-list.ts';
import type { ListFilters } from '#shared/api/inbox-list.ts';
import { getToday } from '#shared/api/inbox-today.ts';
import { patchRequest } from '#shared/api/requests.ts';
import type { InboxEntry } from '#shared/inbox/entry-text.ts';
import type { ListWish, RecordList } from './list-wish.ts';
import { orFromCopy } from './or-from-copy.ts';
import { workQuery } from './work-queries.ts';
import { postWorkEntry } from '#shared/api/work-entries.ts';
import type { OwnerEntry } from '#shared/inbox/work-entries.ts';

// Removed from memory as soon as no page shows it, and never persisted: the persister skips these keys.
const neverCached = { gcTime: 0 } as const;

/** How many records are where; only for the signed-in owner, as everything here. */
export const countsQuery = queryOptions({
  queryKey: [getInboxCounts.path] as const,
  queryFn: orFromCopy(
    ({ signal }) => call(getInboxCounts, { signal }),
    (copy) => copy.counts(),
  ),
  ...neverCached,
});
/** What there is to do. */
export const todayQuery = queryOptions({
  queryKey: [getToday.path] as const,
  queryFn: orFromCopy(
    async ({ signal }) => ({ ...(await call(getToday, { signal })), isCopy: false }),
    (copy) => copy.today(),
  ),
  ...neverCached,
});
/** One record, whole. */
export const recordQuery = (id: string) =>
  queryOptions({
    queryKey: [pathOf(getInboxRecord, { id })] as const,
    queryFn: orFromCopy(
      ({ signal }) => call(getInboxRecord, { parameters: { id }, signal }),
      (copy) => copy.record(id),
    ),
    ...neverCached,
  });

/** Records that are read at first, and each time the end is near: a few more than fit on a desktop’s screen. */
const pageSize = 25;

const listKey = listInboxRecords.path;
const [workKey] = workQuery('').queryKey;

/** The first page of a list, or again as much of it as is there; what only an open record shows is left out. */
export function listQuery(client: QueryClient, wish: ListWish) {
  const queryKey = [listKey, wish] as const;
  return {
    queryKey,
    queryFn: orFromCopy(
      ({ signal }: QueryFunctionContext<typeof queryKey>) => {
        const known = client.getQueryData<RecordList>(queryKey)?.records.length ?? 0;
        return readList(wish, { count: Math.max(known, pageSize), signal });
      },
      (copy) => copy.list(wish),
    ),
    ...neverCached,
  };
}

/** Reads the next page of a list, behind what is there. */
export async function readMore(client: QueryClient, wish: ListWish): Promise<void> {
  const { queryKey } = listQuery(client, wish);
  const known = client.getQueryData<RecordList>(queryKey);
  if (!known || known.isWhole) return;
  const more = await readList(wish, { count: pageSize, after: known.records.at(-1) });
  client.setQueryData<RecordList>(queryKey, (now) => {
    if (!now) return now;
    const ids = new Set(now.records.map(({ id }) => id));
    const added = more.records.filter(({ id }) => !ids.has(id));
    return { ...more, records: [...now.records, ...added] };
  });
}

/** Every record of a list, whole, for a file. */
export async function readWholeList(wish: ListWish): Promise<readonly InboxEntry[]> {
  const { records } = await readList(wish, { count: Infinity, isWhole: true });
  return records;
}

/** Ids of every record of a list. */
export async function readIds(wish: ListWish): Promise<string[]> {
  const { records } = await readList(wish, { count: Infinity });
  return records.map(({ id }) => id);
}

/** Records with a receipt number: most often one. */
export const receiptQuery = (receipt: string) => ({
  queryKey: [listKey, 'receipt', receipt] as const,
  queryFn: orFromCopy<readonly InboxEntry[], readonly unknown[]>(
    async ({ signal }) =>
      (await call(listInboxRecords, { query: { receipt, summary: 'yes' }, signal })).records,
    (copy) => copy.ofReceipt(receipt),
  ),
  ...neverCached,
});

async function readList(
  { view, search, filters }: ListWish,
  {
    count,
    after,
    isWhole = false,
    signal,
  }: { count: number; after?: InboxEntry | undefined; isWhole?: boolean; signal?: AbortSignal },
): Promise<RecordList> {
  const records: InboxEntry[] = [];
  let last = after;
  for (;;) {
    const limit = Math.min(maxListPart, count - records.length);
    const part = await call(listInboxRecords, {
      query: {
        ...(view === null ? {} : { view }),
        ...(search === '' ? {} : { search }),
        ...definedOf(filters),
        ...(last ? { after: positionText(last) } : {}),
        ...(isWhole ? {} : { summary: 'yes' }),
        limit: String(limit),
      },
      ...(signal ? { signal } : {}),
    });
    records.push(...part.records);
    last = part.records.at(-1);
    const isEnd = part.records.length < limit;
    if (isEnd || records.length >= count) return { records, isWhole: isEnd, isCopy: false };
  }
}

function definedOf(filters: ListFilters): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}

/** Whether a query reads records of the inbox. */
export const isOfRecords = ({ queryKey: [path] }: { queryKey: readonly unknown[] }) =>
  typeof path === 'string' &&
  (path.startsWith(listKey) ||
    path === workKey ||
    path === getToday.path ||
    path === getInboxCounts.path);

/** Forgets everything of the inbox at once. */
export function forgetInbox(client: QueryClient): void {
  client.removeQueries({ predicate: isOfRecords });
}

/** Shows a change that waits on this phone as if it were made. */
export function showWaitingChange(client: QueryClient, changed: InboxEntry): void {
  showChanged(client, changed);
}

/** Asks for the inbox anew, as if for the first time. */
export function reloadInbox(client: QueryClient): Promise<void> {
  return client.resetQueries({ predicate: isOfRecords });
}

/** Asks for what is new of what is shown, which stays in view; rejects when the server cannot answer. */
export function refreshInbox(client: QueryClient): Promise<void> {
  return client.refetchQueries({ predicate: isOfRecords, type: 'active' }, { throwOnError: true });
}

/** Whether the server refused because nobody is signed in (401). */
export function isUnauthorised(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Whether there is no such record any more. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Adds an entry of work at the server, and shows the record as it is then. */
export async function addWork(
  client: QueryClient,
  { id }: Pick<InboxEntry, 'id'>,
  work: OwnerEntry,
): Promise<void> {
  await call(postWorkEntry, { parameters: { id }, body: work });
  // Not every entry changes the record: what was done for it is read again in any case.
  void client.invalidateQueries({ queryKey: workQuery(id).queryKey });
  showChanged(client, await call(getInboxRecord, { parameters: { id } }));
}

/** Changes a record at the server and puts the answer where the record is shown. */
export async function changeEntry(
  client: QueryClient,
  { kind, id }: Pick<InboxEntry, 'kind' | 'id'>,
  change: RecordChange,
): Promise<void> {
  const sent = { parameters: { id }, body: change };
  const changed: InboxEntry =
    kind === 'message'
      ? { kind, ...(await call(patchContactMessage, sent)) }
      : { kind, ...(await call(patchRequest, sent)) };
  showChanged(client, changed);
}

function showChanged(client: QueryClient, changed: InboxEntry): void {
  const { id, status, folder, answeredAt } = changed;
  client.setQueryData(recordQuery(id).queryKey, changed);
  const inLists = {
    status,
    folder,
    answeredAt,
    ...(changed.kind === 'request' && {
      depositPaidAt: changed.depositPaidAt,
      money: changed.money,
      unseenWords: changed.unseenWords,
    }),
  };
  client.setQueriesData<RecordList>({ queryKey: [listKey] }, (list) =>
    list && 'records' in list
      ? {
          ...list,
          records: list.records.map((one) => (one.id === id ? { ...one, ...inLists } : one)),
        }
      : list,
  );
  void client.invalidateQueries({ queryKey: todayQuery.queryKey });
}

/** Erases records of spam at the server; the lists have to be fetched again afterwards. */
export async function eraseSpam(ids: readonly string[]): Promise<SpamErasure> {
  const erased = { messages: 0, requests: 0, files: 0 };
  for (let first = 0; first < ids.length; first += maxSpamErased) {
    const part = ids.slice(first, first + maxSpamErased);
    const { messages, requests, files } = await call(postSpamErasure, { body: { ids: part } });
    erased.messages += messages;
    erased.requests += requests;
    erased.files += files;
  }
  return erased;
}
