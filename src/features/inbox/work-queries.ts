import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
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

/** Puts an entry that the server has into what is shown. */
export function showWork(client: QueryClient, recordId: string, stored: WorkEntry): void {
  client.setQueryData(workQuery(recordId).queryKey, (list) =>
    list && !list.some(({ id }) => id === stored.id) ? [...list, stored] : list,
  );
}
