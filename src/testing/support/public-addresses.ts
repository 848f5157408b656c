import { publicPages } from '#server/findable/public-pages.ts';
import { blogPosts } from '#server/seed/blog-posts.ts';
import { communityProjects } from '#server/seed/community-projects.ts';
import { projects } from '#server/seed/projects.ts';
import { paths } from '#shared/paths.ts';

const pages = publicPages({
  listProjects: () => projects,
  listCommunityProjects: () => communityProjects,
  listBlogPosts: () => blogPosts,
});

/** Public, but of use on one device alone: it asks search engines to leave it out. */
export const unlistedAddresses: readonly string[] = [paths.offline];

/** Every page that anybody can read, drafts of a page included. */
export const publicAddresses: readonly string[] = [
  ...pages.map(({ path }) => path),
  '/philosophy-process?draft=true',
  ...unlistedAddresses,
];

/** Of the pages that share a route, those that stand for the others. */
const samples: readonly string[] = [
  '/projects/1',
  '/projects/4',
  '/community-projects/1',
  '/blog/lime-is-a-patient-material',
];
const isOneOfMany = (path: string) => /^\/(?:projects|community-projects|blog)\/./.test(path);

/** One address of every public route, for stories that walk through all of them. */
export const publicPaths: readonly string[] = [
  ...pages.map(({ path }) => path).filter((path) => !isOneOfMany(path) || samples.includes(path)),
  ...unlistedAddresses,
];
