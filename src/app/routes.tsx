import type { PageModule } from '#pages/page-module.ts';
import type { PageName } from '#shared/page-content.ts';

export interface AppRoute {
  readonly path: string;
  /** File name of the page's module in `src/pages`, without its extension. */
  readonly page: string;
  readonly load: () => Promise<PageModule>;
  /** `bare` has no header, menu or footer: the landing screen and the site map have their own. */
  readonly layout: 'site' | 'bare';
  /** Whether the page reads from the server: then the query client is loaded with it. */
  readonly reads: boolean;
  /** What the page says, where the owner can change it; by the query of the address. */
  readonly content: ((search: URLSearchParams) => PageName) | null;
  /** Only the owner opens it: no visitor's device loads its code. */
  readonly isOwners: boolean;
}

type Options = Partial<Pick<AppRoute, 'reads' | 'content' | 'isOwners'>>;

const route =
  (layout: AppRoute['layout']) =>
  (path: string, page: string, load: AppRoute['load'], options: Options = {}): AppRoute => ({
    path,
    page,
    load,
    layout,
    reads: false,
    content: null,
    isOwners: false,
    ...options,
  });
const saying = (name: PageName): Options => ({ content: () => name });
const readingAndSaying = (name: PageName): Options => ({ reads: true, content: () => name });
const site = route('site');
const bare = route('bare');

/** The only list of routes: the browser, the server, the sitemap and the tests read it. */
export const routes: readonly AppRoute[] = [
  bare('/', 'landing', () => import('#pages/landing.tsx'), saying('landing')),
  bare('/site-map', 'site-map', () => import('#pages/site-map.tsx'), saying('site-map')),
  site('/projects', 'projects', () => import('#pages/projects.tsx'), readingAndSaying('projects')),
  site('/projects/:id', 'project', () => import('#pages/project.tsx'), { reads: true }),
  site(
    '/community-projects',
    'community-projects',
    () => import('#pages/community-projects.tsx'),
    readingAndSaying('community-projects'),
  ),
  site(
    '/community-projects/:id',
    'community-project',
    () => import('#pages/community-project.tsx'),
    { reads: true },
  ),
  site('/blog', 'blog', () => import('#pages/blog.tsx'), readingAndSaying('blog')),
  site('/blog/:slug', 'blog-article', () => import('#pages/blog-article.tsx'), { reads: true }),
  site('/resources', 'resources', () => import('#pages/resources.tsx'), saying('resources')),
  site('/philosophy-process', 'philosophy-process', () => import('#pages/philosophy-process.tsx'), {
    content: (search) =>
      search.get('draft') === 'true' ? 'philosophy-process-draft' : 'philosophy-process',
  }),
  site('/about', 'about', () => import('#pages/about.tsx'), saying('about')),
  site(
    '/heritage-research',
    'heritage-research',
    () => import('#pages/heritage-research.tsx'),
    saying('heritage-research'),
  ),
  site(
    '/design-services',
    'design-services',
    () => import('#pages/design-services.tsx'),
    readingAndSaying('design-services'),
  ),
  site(
    '/landscape-integration',
    'landscape-integration',
    () => import('#pages/landscape-integration.tsx'),
    saying('landscape-integration'),
  ),
  site(
    '/climate-responsive',
    'climate-responsive',
    () => import('#pages/climate-responsive.tsx'),
    saying('climate-responsive'),
  ),
  site(
    '/natural-building-materials',
    'natural-building-materials',
    () => import('#pages/natural-building-materials.tsx'),
    saying('natural-building-materials'),
  ),
  site(
    '/sustainability',
    'sustainability',
    () => import('#pages/sustainability.tsx'),
    saying('sustainability'),
  ),
  site(
    '/bioregionalism',
    'bioregionalism',
    () => import('#pages/bioregionalism.tsx'),
    saying('bioregionalism'),
  ),
  site('/library', 'library', () => import('#pages/library.tsx'), saying('library')),
  site('/glossary', 'glossary', () => import('#pages/glossary.tsx'), saying('glossary')),
  site('/tools', 'tools', () => import('#pages/tools.tsx'), saying('tools')),
  site('/tools/sun', 'tool-sun', () => import('#pages/tool-sun.tsx'), saying('tool-sun')),
  site('/tools/wall', 'tool-wall', () => import('#pages/tool-wall.tsx'), saying('tool-wall')),
  site('/tools/tank', 'tool-tank', () => import('#pages/tool-tank.tsx'), saying('tool-tank')),
  site(
    '/tools/quantities',
    'tool-quantities',
    () => import('#pages/tool-quantities.tsx'),
    saying('tool-quantities'),
  ),
  site('/tools/log', 'tool-log', () => import('#pages/tool-log.tsx'), saying('tool-log')),
  site(
    '/tools/permit-path',
    'tool-permit-path',
    () => import('#pages/tool-permit-path.tsx'),
    saying('tool-permit-path'),
  ),
  site('/photos', 'photos', () => import('#pages/photos.tsx'), saying('photos')),
  site('/messages', 'messages', () => import('#pages/messages.tsx'), { reads: true }),
  site('/messages/site', 'owner-site', () => import('#pages/owner-site.tsx'), {
    reads: true,
    isOwners: true,
  }),
  site('/messages/site/:kind/:id', 'owner-entry', () => import('#pages/owner-entry.tsx'), {
    reads: true,
    isOwners: true,
  }),
  site('/contact', 'contact', () => import('#pages/contact.tsx'), readingAndSaying('contact')),
  site('/philosophy', 'philosophy', () => import('#pages/philosophy.tsx'), saying('philosophy')),
  site('/privacy', 'privacy', () => import('#pages/privacy.tsx'), readingAndSaying('privacy')),
  site('/terms', 'terms', () => import('#pages/terms.tsx'), readingAndSaying('terms')),
  site('/offline', 'offline', () => import('#pages/offline.tsx')),
  site('/continue', 'take-over', () => import('#pages/take-over.tsx')),
  site('*', 'not-found', () => import('#pages/not-found.tsx')),
];
