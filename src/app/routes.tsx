import type { PageModule } from '#pages/page-module.ts';

export interface AppRoute {
  readonly path: string;
  /** The page's module in `src/pages`, without its ending. */
  readonly page: string;
  readonly load: () => Promise<PageModule>;
  /** `bare` has no header, menu or footer: the landing screen and the site map bring their own. */
  readonly layout: 'site' | 'bare';
}

const site = (path: string, page: string, load: AppRoute['load']): AppRoute => ({
  path,
  page,
  load,
  layout: 'site',
});
const bare = (path: string, page: string, load: AppRoute['load']): AppRoute => ({
  path,
  page,
  load,
  layout: 'bare',
});

/** The only list of routes: the browser, the server, the sitemap and the tests read it. */
export const routes: readonly AppRoute[] = [
  bare('/', 'landing', () => import('#pages/landing.tsx')),
  bare('/site-map', 'site-map', () => import('#pages/site-map.tsx')),
  site('/projects', 'projects', () => import('#pages/projects.tsx')),
  site('/projects/:id', 'project', () => import('#pages/project.tsx')),
  site('/community-projects', 'community-projects', () => import('#pages/community-projects.tsx')),
  site(
    '/community-projects/:id',
    'community-project',
    () => import('#pages/community-project.tsx'),
  ),
  site('/blog', 'blog', () => import('#pages/blog.tsx')),
  site('/blog/:slug', 'blog-article', () => import('#pages/blog-article.tsx')),
  site('/resources', 'resources', () => import('#pages/resources.tsx')),
  site('/philosophy-process', 'philosophy-process', () => import('#pages/philosophy-process.tsx')),
  site('/about', 'about', () => import('#pages/about.tsx')),
  site('/heritage-research', 'heritage-research', () => import('#pages/heritage-research.tsx')),
  site('/design-services', 'design-services', () => import('#pages/design-services.tsx')),
  site(
    '/landscape-integration',
    'landscape-integration',
    () => import('#pages/landscape-integration.tsx'),
  ),
  site('/climate-responsive', 'climate-responsive', () => import('#pages/climate-responsive.tsx')),
  site(
    '/natural-building-materials',
    'natural-building-materials',
    () => import('#pages/natural-building-materials.tsx'),
  ),
  site('/sustainability', 'sustainability', () => import('#pages/sustainability.tsx')),
  site('/bioregionalism', 'bioregionalism', () => import('#pages/bioregionalism.tsx')),
  site('/library', 'library', () => import('#pages/library.tsx')),
  site('/photos', 'photos', () => import('#pages/photos.tsx')),
  site('/messages', 'messages', () => import('#pages/messages.tsx')),
  site('/contact', 'contact', () => import('#pages/contact.tsx')),
  site('/philosophy', 'philosophy', () => import('#pages/philosophy.tsx')),
  site('/offline', 'offline', () => import('#pages/offline.tsx')),
  site('*', 'not-found', () => import('#pages/not-found.tsx')),
];
