import type { QueryClient } from '@tanstack/react-query';
import { blogPostsQuery } from '#features/blog/queries.ts';
import { communityProjectsQuery } from '#features/community/queries.ts';
import { projectsQuery } from '#features/projects/queries.ts';

/** Reads the three lists; they hold every project and article whole, so after one visit all of them open offline. */
export async function readFieldContent(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(projectsQuery),
    queryClient.prefetchQuery(communityProjectsQuery),
    queryClient.prefetchQuery(blogPostsQuery),
  ]);
}
