/** Name of the practice, as in every page title. */
export const siteName = 'Natural Building Design';

/** Every path of the site, so that one is changed in one place. */
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
  /** How to pay for the report of a questionnaire; with a receipt, for that one request. */
  payment: (kind: string, receipt: string | null = null) =>
    `/design-services?${new URLSearchParams({ payment: kind, ...(receipt === null ? {} : { receipt }) }).toString()}`,
  landscapeIntegration: '/landscape-integration',
  climateResponsive: '/climate-responsive',
  naturalBuildingMaterials: '/natural-building-materials',
  sustainability: '/sustainability',
  bioregionalism: '/bioregionalism',
  library: '/library',
  glossary: '/glossary',
  tools: '/tools',
  tool: (id: string) => `/tools/${id}`,
  photos: '/photos',
  messages: '/messages',
  /** One message or request of the inbox. */
  message: (receipt: string) => `/messages/${encodeURIComponent(receipt)}`,
  inboxSettings: '/messages/settings',
  /** What the owner can change of the site, and one entry of it. */
  ownerSite: '/messages/site',
  /** What the owner settles before launch, opened on that page. */
  beforeGoingPublic: '/messages/site#before-going-public',
  /** @param field path of the field in its body that is wanted */
  ownerEntry: (kind: string, id: string, field?: string) =>
    `/messages/site/${encodeURIComponent(kind)}/${encodeURIComponent(id)}${field === undefined ? '' : `?field=${encodeURIComponent(field)}`}`,
  contact: '/contact',
  philosophy: '/philosophy',
  privacy: '/privacy',
  terms: '/terms',
  offline: '/offline',
  /** The page that receives a draft from another device; the key is in the fragment. */
  receiveTransfer: '/continue',
} as const;

/** The path that a page stays in place for: the inbox does while its messages open and close. */
export function framePath(pathname: string): string {
  return pathname.replace(/^(\/messages)\/(NB-.*|settings$)/i, '$1');
}

/** `{title} | Natural Building Design`. */
export function pageTitle(title: string): string {
  return `${title} | ${siteName}`;
}

/** State of a history entry made by a link of this site: closing what it opened goes back. */
export const openedHere = 'opened-here';
