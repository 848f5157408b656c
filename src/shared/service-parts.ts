/** Names of lucide icons, as lucide spells them. */
export type ServiceIcon =
  | 'banknote'
  | 'clipboard-check'
  | 'clipboard-list'
  | 'compass'
  | 'file-check'
  | 'file-text'
  | 'footprints'
  | 'hard-hat'
  | 'house'
  | 'house-plus'
  | 'land-plot'
  | 'layers'
  | 'list-checks'
  | 'map'
  | 'messages-square'
  | 'network'
  | 'pencil-ruler'
  | 'search-check'
  | 'sprout'
  | 'users';

/** The groups of services that are described and quoted, in their order. */
export const serviceGroupIds = [
  'full-design-services',
  'full-planning-project-management',
  'project-administration',
] as const;
export type ServiceGroupId = (typeof serviceGroupIds)[number];

/** The other parts of the services page that have a heading and a few words. */
export type ServicesSectionId =
  | 'reports'
  | 'pricing'
  | 'questions'
  | 'contact'
  | 'process'
  | 'enquiry'
  | 'resources';
