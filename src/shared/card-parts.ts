/** The cards of the site map, in the order of the page. */
export const siteMapCardIds = [
  'about',
  'projects',
  'process',
  'resources',
  'heritage',
  'services',
  'sustainability',
  'bioregionalism',
] as const;
export type SiteMapCardId = (typeof siteMapCardIds)[number];

/** The cards of the resources page, in the order of the page. */
export const resourceCardIds = [
  'climate',
  'landscape',
  'materials',
  'library',
  'codes',
  'tools',
] as const;
export type ResourceCardId = (typeof resourceCardIds)[number];
