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
