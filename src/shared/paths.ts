/** Name of the practice, as it stands in every page title. */
export const siteName = 'Natural Building Design';

/** Every address of the site, so that a changed path is changed once. */
export const paths = {
  landing: '/',
  siteMap: '/site-map',
  projects: '/projects',
  project: (id: number) => `/projects/${id}`,
  communityProjects: '/community-projects',
  communityProject: (id: number) => `/community-projects/${id}`,
  blog: '/blog',
  blogArticle: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  resources: '/resources',
  philosophyProcess: '/philosophy-process',
  about: '/about',
  heritageResearch: '/heritage-research',
  designServices: '/design-services',
  questionnaire: (kind: string) => `/design-services?questionnaire=${encodeURIComponent(kind)}`,
  landscapeIntegration: '/landscape-integration',
  climateResponsive: '/climate-responsive',
  naturalBuildingMaterials: '/natural-building-materials',
  sustainability: '/sustainability',
  bioregionalism: '/bioregionalism',
  library: '/library',
  photos: '/photos',
  messages: '/messages',
  contact: '/contact',
  philosophy: '/philosophy',
  offline: '/offline',
} as const;

/** `{title} | Natural Building Design`. */
export function pageTitle(title: string): string {
  return `${title} | ${siteName}`;
}

/** Query parameters a page of the site looks at; the server's cache of pages ignores every other one. */
export const pageParameters = ['section', 'draft', 'questionnaire', 'from'] as const;
