import type { QueryClient } from '@tanstack/react-query';
import { blogPostsQuery } from '#features/blog/queries.ts';
import { communityProjectsQuery } from '#features/community/queries.ts';
import { projectsQuery } from '#features/projects/queries.ts';
import { completionTimesQuery } from '#features/report-requests/services/queries.ts';
import { wasPresentBeforeRestore, refetchRestored } from '#offline/query-persister.ts';

/**
 * Reads the three lists, which contain every project and article in full, so that all of them open offline after one
 * visit; and how long the questionnaires take. Lists restored from an earlier visit are read again, and pages that show
 * them update.
 * @throws Error when one of those could not be read again; to be retried
 */
export async function readOfflineContent(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(projectsQuery),
    queryClient.prefetchQuery(communityProjectsQuery),
    queryClient.prefetchQuery(blogPostsQuery),
    queryClient.prefetchQuery(completionTimesQuery),
    ...[projectsQuery, communityProjectsQuery, blogPostsQuery].map(
      async ({ queryKey, queryFn }) => {
        const outcome = await refetchRestored(queryClient, queryKey, queryFn);
        if (outcome === 'failed') throw new Error('not fetched again yet');
        if (outcome === 'none') return;
        const [path] = queryKey;
        for (const one of queryClient.getQueryData(queryKey) ?? []) {
          const key = [`${path}/${'slug' in one ? one.slug : one.id}`];
          // Entries that are not in the query cache are taken from the list when they are shown.
          if (queryClient.getQueryData(key) === undefined) continue;
          // On a slow connection the worker answers with the list it has cached, and the document is newer.
          if (!wasPresentBeforeRestore(queryClient, key)) queryClient.setQueryData(key, one);
        }
      },
    ),
  ]);
}
