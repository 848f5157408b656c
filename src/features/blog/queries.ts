import type { QueryClient } from '@tanstack/react-query';
import { findQuery, readQuery } from '#offline/read-query.ts';
import { getBlogPost, listBlogPosts } from '#shared/api/blog.ts';
import type { BlogPost } from '#shared/schemas/content.ts';

/** All articles, newest first. */
export const blogPostsQuery = readQuery(listBlogPosts);

/** One article, null when there is none. A list already on the device holds it whole. */
export function blogPostQuery(slug: string, client?: QueryClient) {
  const findIn = (all: readonly BlogPost[]) => all.find((post) => post.slug === slug);
  return {
    ...findQuery(getBlogPost, { slug }, listBlogPosts, findIn),
    initialData: () => findIn(client?.getQueryData(blogPostsQuery.queryKey) ?? []),
  };
}

/** The slug of an address, or null for what cannot be one. */
export function slugOf(parameter: string | undefined): string | null {
  return parameter !== undefined && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(parameter) ? parameter : null;
}
