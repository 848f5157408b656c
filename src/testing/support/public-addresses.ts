import { blogPosts } from '#server/seed/blog-posts.ts';
import { communityProjects } from '#server/seed/community-projects.ts';
import { projects } from '#server/seed/projects.ts';

/** One address of every route, and of every project, community project and article. */
export const publicAddresses: readonly string[] = [
  '/',
  '/site-map',
  '/projects',
  ...projects.map((project) => `/projects/${project.id}`),
  '/community-projects',
  ...communityProjects.map((project) => `/community-projects/${project.id}`),
  '/blog',
  ...blogPosts.map((post) => `/blog/${post.slug}`),
  '/resources',
  '/philosophy-process',
  '/philosophy-process?draft=true',
  '/about',
  '/heritage-research',
  '/design-services',
  '/landscape-integration',
  '/climate-responsive',
  '/natural-building-materials',
  '/sustainability',
  '/bioregionalism',
  '/library',
  '/photos',
  '/contact',
  '/philosophy',
  '/offline',
];
