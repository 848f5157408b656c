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
type Load = AppRoute['load'];

const route =
  (layout: AppRoute['layout']) =>
  (path: string, page: string, load: Load, options: Options = {}): AppRoute => ({
    path,
    page,
    load,
    layout,
    usesQueryClient: false,
    content: null,
    isOwnerOnly: false,
    ...options,
  });
/** The owner can edit the page's content, which has the page's name. */
const contentRoute =
  (layout: AppRoute['layout']) =>
  (path: string, page: PageName, load: Load, options: Options = {}): AppRoute =>
    route(layout)(path, page, load, { content: () => page, ...options });
const bare = contentRoute('bare');
const site = route('site');
const editable = contentRoute('site');
const queries = { usesQueryClient: true };
const ownerOnly = { ...queries, isOwnerOnly: true };

/** The only list of routes: the browser, the server, the sitemap and the tests read it. */
export const routes: readonly AppRoute[] = [
  bare('/', 'landing', () => import('#pages/landing.tsx')),
  bare('/site-map', 'site-map', () => import('#pages/site-map.tsx')),
  editable('/projects', 'projects', () => import('#pages/projects.tsx'), queries),
  site('/projects/:id', 'project', () => import('#pages/project.tsx'), queries),
  editable(
    '/community-projects',
    'community-projects',
    () => import('#pages/community-projects.tsx'),
    queries,
  ),
  site(
    '/community-projects/:id',
    'community-project',
    () => import('#pages/community-project.tsx'),
    queries,
  ),
  editable('/blog', 'blog', () => import('#pages/blog.tsx'), queries),
  site('/blog/:slug', 'blog-article', () => import('#pages/blog-article.tsx'), queries),
  editable('/resources', 'resources', () => import('#pages/resources.tsx')),
  site('/philosophy-process', 'philosophy-process', () => import('#pages/philosophy-process.tsx'), {
    content: (search) =>
      search.get('draft') === 'true' ? 'philosophy-process-draft' : 'philosophy-process',
  }),
  editable('/about', 'about', () => import('#pages/about.tsx')),
  editable('/heritage-research', 'heritage-research', () => import('#pages/heritage-research.tsx')),
  editable(
    '/design-services',
    'design-services',
    () => import('#pages/design-services.tsx'),
    queries,
  ),
  editable(
    '/landscape-integration',
    'landscape-integration',
    () => import('#pages/landscape-integration.tsx'),
  ),
  editable(
    '/climate-responsive',
    'climate-responsive',
    () => import('#pages/climate-responsive.tsx'),
  ),
  editable(
    '/natural-building-materials',
    'natural-building-materials',
    () => import('#pages/natural-building-materials.tsx'),
  ),
  editable('/sustainability', 'sustainability', () => import('#pages/sustainability.tsx')),
  editable('/bioregionalism', 'bioregionalism', () => import('#pages/bioregionalism.tsx')),
  editable('/library', 'library', () => import('#pages/library.tsx')),
  editable('/glossary', 'glossary', () => import('#pages/glossary.tsx')),
  editable('/tools', 'tools', () => import('#pages/tools.tsx')),
  editable('/tools/sun', 'tool-sun', () => import('#pages/tool-sun.tsx')),
  editable('/tools/wall', 'tool-wall', () => import('#pages/tool-wall.tsx')),
  editable('/tools/tank', 'tool-tank', () => import('#pages/tool-tank.tsx')),
  editable('/tools/quantities', 'tool-quantities', () => import('#pages/tool-quantities.tsx')),
  editable('/tools/log', 'tool-log', () => import('#pages/tool-log.tsx')),
  editable('/tools/permit-path', 'tool-permit-path', () => import('#pages/tool-permit-path.tsx')),
  editable('/photos', 'photos', () => import('#pages/photos.tsx')),
  site('/messages', 'messages', () => import('#pages/messages.tsx'), queries),
  site('/messages/:receipt', 'messages', () => import('#pages/messages.tsx'), queries),
  site('/messages/site', 'owner-site', () => import('#pages/owner-site.tsx'), ownerOnly),
  site(
    '/messages/site/:kind/:id',
    'owner-entry',
    () => import('#pages/owner-entry.tsx'),
    ownerOnly,
  ),
  editable('/contact', 'contact', () => import('#pages/contact.tsx'), queries),
  editable('/philosophy', 'philosophy', () => import('#pages/philosophy.tsx')),
  editable('/privacy', 'privacy', () => import('#pages/privacy.tsx'), queries),
  editable('/terms', 'terms', () => import('#pages/terms.tsx'), queries),
  site('/offline', 'offline', () => import('#pages/offline.tsx')),
  site('/continue', 'receive-transfer', () => import('#pages/receive-transfer.tsx')),
  site('/add-to-request', 'add-words', () => import('#pages/add-words.tsx')),
  // The server answers this address itself; only the worker, without a network, shows this.
  site('/r/:receipt/:token', 'add-words', () => import('#pages/add-words.tsx')),
  site('*', 'not-found', () => import('#pages/not-found.tsx')),
];
