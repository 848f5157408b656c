import type { QueryClient, QueryFunctionContext } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import type { InferOutput } from 'valibot';
import { forgetOwnerIfSignedOut } from '#offline/forget-owner.ts';
import { requireSignOutFinished } from '#offline/sign-out.ts';
import { findSiteEntry, listSiteEntries, readSiteList } from '#offline/site-copy/site-store.ts';
import { ApiError, UnreachableError, call } from '#shared/api/call.ts';
import { listEntryRevisions, listOwnerEntries } from '#shared/api/owner-entries.ts';
import type { EntrySummary } from '#shared/api/owner-entries.ts';
import { findOwnerTexts, postEntryConsequences } from '#shared/api/owner-texts.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';

import { findInCopy } from './find-in-copy.ts';

// Fetched each time a page asks for them, and never persisted: the persister skips these keys.
const neverCached = { gcTime: 0, staleTime: 0 } as const;

/** Whether the server could not answer: what this device has of the site is shown, where nothing newer is. */
const isAway = (error: unknown): boolean =>
  error instanceof UnreachableError || (error instanceof ApiError && error.status >= 500);

/** What the server says, or what this device has; whatever is shown already is newer than that. */
async function orStored<Data>(
  { client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>,
  read: () => Promise<Data>,
  find: () => Promise<Data | null>,
): Promise<Data> {
  try {
    await requireSignOutFinished();
    return await read();
  } catch (error) {
    await forgetOwnerIfSignedOut(error);
    if (!isAway(error) || client.getQueryData(queryKey) !== undefined) throw error;
    const stored = await find().catch(() => null);
    if (stored === null) throw error;
    return stored;
  }
}

/** The owner's list. `storedAt`: when it was stored on this device, which shows it; null where the server sent it. */
interface EntryList {
  entries: readonly EntrySummary[];
  storedAt: string | null;
}

/** All entries that the owner can edit; only for the signed-in owner. */
export const entriesQuery = queryOptions({
  queryKey: [listOwnerEntries.path] as const,
  queryFn: (context): Promise<EntryList> =>
    orStored<EntryList>(
      context,
      async () => {
        const { entries } = await call(listOwnerEntries, { signal: context.signal });
        return { entries, storedAt: null };
      },
      async () => {
        const stored = await readSiteList();
        return stored && { entries: stored.entries, storedAt: stored.readAt };
      },
    ),
  ...neverCached,
});

/** An entry with all its revisions; null if the server has no such entry. */
export const revisionsQuery = (kind: ContentTypeName, id: string) =>
  queryOptions({
    queryKey: ['/api/owner/entries', kind, id] as const,
    queryFn: (context): Promise<EntryOnServer | null> =>
      orStored(
        context,
        async () => {
          try {
            const { signal } = context;
            return await call(listEntryRevisions, { parameters: { kind, id }, signal });
          } catch (error) {
            if (error instanceof ApiError && error.status === 404) return null;
            throw error;
          }
        },
        async () => {
          const stored = await findSiteEntry(kind, id);
          return stored && { entry: stored.entry, revisions: [stored.revision] };
        },
      ),
    ...neverCached,
  });

/** Where the texts of all entries say something; see `TextQuery`. */
export const textsQuery = (search: string, by: 'all' | 'nearest') =>
  queryOptions({
    queryKey: ['/api/owner/texts', by, search] as const,
    queryFn: async ({ signal }) => {
      try {
        return await call(findOwnerTexts, { query: { search, by }, signal });
      } catch (error) {
        const copy = isAway(error) ? await listSiteEntries().catch(() => []) : [];
        if (copy.length === 0) throw error;
        return { matches: findInCopy(copy, search) };
      }
    },
    ...neverCached,
    retry: false,
  });

/** What a change of an entry makes untrue elsewhere. @param body null to hide it */
export const consequencesQuery = (
  kind: ContentTypeName,
  id: string,
  body: Readonly<Record<string, unknown>> | null,
) =>
  queryOptions({
    queryKey: ['/api/owner/consequences', kind, id, body] as const,
    queryFn: ({ signal }) =>
      call(postEntryConsequences, { parameters: { kind, id }, body: { body }, signal }),
    ...neverCached,
    retry: false,
  });

/** An entry with all its revisions. */
export type EntryOnServer = InferOutput<NonNullable<(typeof listEntryRevisions)['response']>>;

/** Whether the server refused because nobody is signed in (401). */
export const isUnauthorised = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401;

/** Fetches the list again, as if for the first time. */
export const reloadEntries = (client: QueryClient): Promise<void> =>
  client.resetQueries({ queryKey: entriesQuery.queryKey });

/** Message for the owner: why the server refused, and what to do. */
export function refusalText(error: unknown): string {
  if (!(error instanceof ApiError)) return 'We couldn’t reach the server. Try again.';
  if (error.status === 401) return 'You’ve been signed out. Sign in again.';
  const [field] = Object.values(error.fields);
  return field ?? error.detail ?? 'That didn’t work. Try again.';
}
