import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import type { InferOutput } from 'valibot';
import { readQuery } from '#offline/read-query.ts';
import { ApiError, call } from '#shared/api/call.ts';
import { listEntryRevisions, listOwnerEntries } from '#shared/api/owner-entries.ts';
import type { ContentKindName } from '#shared/content-kinds/kinds.ts';

// Read anew with each page and never stored on the device: the persister passes these keys over.
const notKept = { gcTime: 0, staleTime: 0 } as const;

/** Everything that can be written; only for the signed-in owner. */
export const entriesQuery = { ...readQuery(listOwnerEntries), ...notKept };

/** Every version of an entry; null for one that the server does not have. */
export const revisionsQuery = (kind: ContentKindName, id: string) =>
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
    ...notKept,
  });

/** An entry with every version of it. */
export type EntryOnServer = InferOutput<NonNullable<(typeof listEntryRevisions)['response']>>;

/** Whether somebody who is not signed in any more was refused. */
export const isUnauthorised = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401;

/** Asks for the list anew, as if for the first time. */
export const reloadEntries = (client: QueryClient): Promise<void> =>
  client.resetQueries({ queryKey: entriesQuery.queryKey });

/** Why the server did not do what the owner asked, and what helps. */
export function refusalWords(error: unknown): string {
  if (!(error instanceof ApiError)) return 'We couldn’t reach the server. Try again.';
  if (error.status === 401) return 'You’ve been signed out. Sign in again.';
  const [field] = Object.values(error.fields);
  return field ?? error.detail ?? 'That didn’t work. Try again.';
}
