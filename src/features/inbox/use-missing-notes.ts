import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { NoteDraft } from '#offline/records.ts';
import { isGone, recordQuery } from './inbox-reads.ts';
import { listInboxRecords } from '#shared/api/inbox-list.ts';

/** Unsent notes whose record has been deleted. */
export function useMissingNotes(unsent: readonly NoteDraft[]): readonly NoteDraft[] {
  const client = useQueryClient();
  const ids = [...new Set(unsent.map(({ recordId }) => recordId))].sort();
  const { data: gone } = useQuery({
    queryKey: [listInboxRecords.path, 'missing', ids],
    queryFn: async () => {
      const missing: string[] = [];
      for (const id of ids) {
        try {
          await client.fetchQuery({ ...recordQuery(id), staleTime: 0 });
        } catch (error) {
          if (!isGone(error)) throw error;
          missing.push(id);
        }
      }
      return missing;
    },
    enabled: ids.length > 0,
    gcTime: 0,
  });
  return unsent.filter(({ recordId }) => gone?.includes(recordId) === true);
}
