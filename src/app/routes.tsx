import type { PageModule } from '#pages/page-module.ts';
import type { PageName } from '#shared/page-content.ts';

export interface AppRoute {
  readonly path: string;
  /** File name of the page's module in `src/pages`, without its extension. */
  readonly page: string;
  readonly load: () => Promise<PageModule>;
  /** `bare` has no header, menu or footer: the landing screen and the site map have their own. */
  readonly layout: 'site' | 'bare';
  /** Whether the page uses queries: then the query client is loaded with it. */
  readonly usesQueryClient: boolean;
  /** Name of the content that the owner can edit, chosen by the query of the address; null where there is none. */
  readonly content: ((search: URLSearchParams) => PageName) | null;
  /** Only the owner opens it: no visitor's device loads its code. */
  readonly isOwnerOnly: boolean;
}

type Options = Partial<Pick<AppRoute, 'usesQueryClient' | 'content' | 'isOwnerOnly'>>;

const route =
  (layout: AppRoute['layout']) =>
  (path: string, page: string, load: AppRoute['load'], options: Options = {}): AppRoute => ({
    path,
    page,
    load,
    layout,
    usesQueryClient: false,
    content: null,
    isOwnerOnly: false,
    ...options,
  });
const withContent = (name: PageName): Options => ({ content: () => name });
const withContentAndQueries = (name: PageName): Options => ({
  usesQueryClient: true,
  content: () => name,
});
const site = route('site');
const bare = route('bare');

/** The only list of routes: the browser, the server, the sitemap and the tests read it. */
export const routes: readonly AppRoute[] = [
  bare('/', 'landing', () => import('#pages/landing.tsx'), withContent('landing')),
  bare('/site-map', 'site-map', () => import('#pages/site-map.tsx'), withContent('site-map')),
  site(
    '/projects',
    'projects',
    () => import('#pages/projects.tsx'),
    withContentAndQueries('projects'),
  ),
  site('/projects/:id', 'project', () => import('#pages/project.tsx'), { usesQueryClient: true }),
  site(
    '/community-projects',
    'community-projects',
    () => import('#pages/community-projects.tsx'),
    withContentAndQueries('community-projects'),
  ),
  site(
    '/community-projects/:id',
    'community-project',
    () => import('#pages/community-project.tsx'),
    { usesQueryClient: true },
  ),
  site('/blog', 'blog', () => import('#pages/blog.tsx'), withContentAndQueries('blog')),
  site('/blog/:slug', 'blog-article', () => import('#pages/blog-article.tsx'), {
    usesQueryClient: true,
  }),
  site('/resources', 'resources', () => import('#pages/resources.tsx'), withContent('resources')),
  site('/philosophy-process', 'philosophy-process', () => import('#pages/philosophy-process.tsx'), {
    content: (search) =>
      search.get('draft') === 'true' ? 'philosophy-process-draft' : 'philosophy-process',
  }),
  site('/about', 'about', () => import('#pages/about.tsx'), withContent('about')),
  site(
    '/heritage-research',
    'heritage-research',
    () => import('#pages/heritage-research.tsx'),
    withContent('heritage-research'),
  ),
  site(
    '/design-services',
    'design-services',
    () => import('#pages/design-services.tsx'),
    withContentAndQueries('design-services'),
  ),
  site(
    '/landscape-integration',
    'landscape-integration',
    () => import('#pages/landscape-integration.tsx'),
    withContent('landscape-integration'),
  ),
  site(
    '/climate-responsive',
    'climate-responsive',
    () => import('#pages/climate-responsive.tsx'),
    withContent('climate-responsive'),
  ),
  site(
    '/natural-building-materials',
    'natural-building-materials',
    () => import('#pages/natural-building-materials.tsx'),
    withContent('natural-building-materials'),
  ),
  site(
    '/sustainability',
    'sustainability',
    () => import('#pages/sustainability.tsx'),
    withContent('sustainability'),
  ),
  site(
    '/bioregionalism',
    'bioregionalism',
    () => import('#pages/bioregionalism.tsx'),
    withContent('bioregionalism'),
  ),
  site('/library', 'library', () => import('#pages/library.tsx'), withContent('library')),
  site('/glossary', 'glossary', () => import('#pages/glossary.tsx'), withContent('glossary')),
  site('/tools', 'tools', () => import('#pages/tools.tsx'), withContent('tools')),
  site('/tools/sun', 'tool-sun', () => import('#pages/tool-sun.tsx'), withContent('tool-sun')),
  site('/tools/wall', 'tool-wall', () => import('#pages/tool-wall.tsx'), withContent('tool-wall')),
  site('/tools/tank', 'tool-tank', () => import('#pages/tool-tank.tsx'), withContent('tool-tank')),
  site(
    '/tools/quantities',
    'tool-quantities',
    () => import('#pages/tool-quantities.tsx'),
    withContent('tool-quantities'),
  ),
  site('/tools/log', 'tool-log', () => import('#pages/tool-log.tsx'), withContent('tool-log')),
  site(
    '/tools/permit-path',
    'tool-permit-path',
    () => import('#pages/tool-permit-path.tsx'),
    withContent('tool-permit-path'),
  ),
  site('/photos', 'photos', () => import('#pages/photos.tsx'), withContent('photos')),
  site('/messages', 'messages', () => import('#pages/messages.tsx'), { usesQueryClient: true }),
  site('/messages/site', 'owner-site', () => import('#pages/owner-site.tsx'), {
    usesQueryClient: true,
    isOwnerOnly: true,
  }),
  site('/messages/site/:kind/:id', 'owner-entry', () => import('#pages/owner-entry.tsx'), {
    usesQueryClient: true,
    isOwnerOnly: true,
  }),
  site('/contact', 'contact', () => import('#pages/contact.tsx'), withContentAndQueries('contact')),
  site(
    '/philosophy',
    'philosophy',
    () => import('#pages/philosophy.tsx'),
    withContent('philosophy'),
  ),
  site('/privacy', 'privacy', () => import('#pages/privacy.tsx'), withContentAndQueries('privacy')),
  site('/terms', 'terms', () => import('#pages/terms.tsx'), withContentAndQueries('terms')),
  site('/offline', 'offline', () => import('#pages/offline.tsx')),
  site('/continue', 'take-over', () => import('#pages/take-over.tsx')),
  site('*', 'not-found', () => import('#pages/not-found.tsx')),
];
