import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { getReplyTexts } from '#shared/api/reply-texts.ts';
import { getWorkEntries } from '#shared/api/work-entries.ts';
import type { WorkEntry } from '#shared/inbox/work-entries.ts';
import { orFromCopy } from './or-from-copy.ts';

/** Everything that was done for a record; only for the signed-in owner. */
export const workQuery = (id: string) =>
  queryOptions({
    queryKey: ['inbox-work', id],
    queryFn: orFromCopy(
      ({ signal }) => call(getWorkEntries, { parameters: { id }, signal }),
      (copy) => copy.work(id),
    ),
    gcTime: 0,
  });

/** The texts that a reply starts from; only for the signed-in owner. */
export const replyTextsQuery = queryOptions({
  queryKey: [getReplyTexts.path] as const,
  queryFn: orFromCopy(
    ({ signal }) => call(getReplyTexts, { signal }),
    (copy) => copy.replyTexts,
  ),
  gcTime: 0,
});

/** Puts an entry that the server has into what is shown. */
export function showWork(client: QueryClient, recordId: string, stored: WorkEntry): void {
  client.setQueryData(workQuery(recordId).queryKey, (list) =>
    list && !list.some(({ id }) => id === stored.id) ? [...list, stored] : list,
  );
}
