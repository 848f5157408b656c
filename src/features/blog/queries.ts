import type { QueryClient } from '@tanstack/react-query';
import { findQuery, readQuery } from '#offline/read-query.ts';
import { getBlogPost, listBlogPosts } from '#shared/api/blog.ts';

/** All articles, newest first. */
export const blogPostsQuery = readQuery(listBlogPosts);

/** One article, null when there is none. A list already on the device holds it whole. */
export function blogPostQuery(slug: string, client?: QueryClient) {
  return {
    ...findQuery(getBlogPost, { slug }),
    initialData: () =>
      client?.getQueryData(blogPostsQuery.queryKey)?.find((post) => post.slug === slug),
  };
}

/** The slug of an address, or null for what cannot be one. */
export function slugOf(parameter: string | undefined): string | null {
  return parameter !== undefined && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(parameter) ? parameter : null;
}
