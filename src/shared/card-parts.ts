/** The doors of the site map, in the order in which they stand on the page. */
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

/** The cards of the resources page, in their order. */
export const resourceCardIds = [
  'climate',
  'landscape',
  'materials',
  'library',
  'codes',
  'tools',
] as const;
export type ResourceCardId = (typeof resourceCardIds)[number];
