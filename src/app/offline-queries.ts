import type { QueryClient } from '@tanstack/react-query';
import { blogPostsQuery } from '#features/blog/queries.ts';
import { communityProjectsQuery } from '#features/community/queries.ts';
import { projectsQuery } from '#features/projects/queries.ts';
import { fillTimesQuery } from '#features/services/queries.ts';
import { renewLeft } from '#offline/query-persister.ts';

/**
 * Reads the three lists; they hold every project and article whole, so after one visit all of them open offline, as does
 * how long questionnaires take. Those of an earlier visit are read anew, and what pages show of them follows.
 * @throws Error where one of those could not be read anew: it is to be tried again
 */
export async function readOfflineContent(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(projectsQuery),
    queryClient.prefetchQuery(communityProjectsQuery),
    queryClient.prefetchQuery(blogPostsQuery),
    queryClient.prefetchQuery(fillTimesQuery),
    ...[projectsQuery, communityProjectsQuery, blogPostsQuery].map(
      async ({ queryKey, queryFn }) => {
        const renewal = await renewLeft(queryClient, queryKey, queryFn);
        if (renewal === 'failed') throw new Error('not read anew yet');
        if (renewal === 'none') return;
        const [path] = queryKey;
        for (const one of queryClient.getQueryData(queryKey) ?? []) {
          const key = [`${path}/${'slug' in one ? one.slug : one.id}`];
          // The others are taken from the list when they are wanted.
          if (queryClient.getQueryData(key) !== undefined) queryClient.setQueryData(key, one);
        }
      },
    ),
  ]);
}
