import { render } from '#app/entry-server.tsx';
import type { RenderedPage } from '#app/entry-server.tsx';
import type { Practice } from '#shared/api/practice.ts';
import { contentFetch } from '#server/render/content-fetch.ts';
import { contentReader } from '#server/render/content-reader.ts';
import { blogPosts } from '#server/seed/blog-posts.ts';
import { communityProjects } from '#server/seed/community-projects.ts';
import { projects } from '#server/seed/projects.ts';
import { createContent } from '#server/services/content.ts';

export const seedContent = createContent({ projects, communityProjects, blogPosts });
/** A practice whose owner has set nothing. */
const unsetPractice: Practice = { email: null, phone: null, bank: null };

/** Renders an address with the seed content, as the server does. */
export function renderPage(url: string, practice = unsetPractice): Promise<RenderedPage> {
  return render(url, contentFetch(contentReader(seedContent, practice)));
}

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
