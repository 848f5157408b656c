import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import type { InferOutput } from 'valibot';
import { readQuery } from '#offline/read-query.ts';
import { ApiError, call } from '#shared/api/call.ts';
import { listEntryRevisions, listOwnerEntries } from '#shared/api/owner-entries.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';

// Fetched each time a page asks for them, and never persisted: the persister skips these keys.
const neverCached = { gcTime: 0, staleTime: 0 } as const;

/** All entries that the owner can edit; only for the signed-in owner. */
export const entriesQuery = { ...readQuery(listOwnerEntries), ...neverCached };

/** An entry with all its revisions; null if the server has no such entry. */
export const revisionsQuery = (kind: ContentTypeName, id: string) =>
  queryOptions({
    queryKey: ['/api/owner/entries', kind, id] as const,
    queryFn: async ({ signal }) => {
      try {
        return await call(listEntryRevisions, { parameters: { kind, id }, signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    ...neverCached,
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
export function refusalWords(error: unknown): string {
  if (!(error instanceof ApiError)) return 'We couldn’t reach the server. Try again.';
  if (error.status === 401) return 'You’ve been signed out. Sign in again.';
  const [field] = Object.values(error.fields);
  return field ?? error.detail ?? 'That didn’t work. Try again.';
}
