import type { ContentKindName } from '#shared/content-kinds/kinds.ts';

/** Where the owner looks for each kind, in the order of the list. */
const groupOf = {
  article: 'Lists',
  project: 'Lists',
  'community-project': 'Lists',
  photo: 'Lists',
  video: 'Lists',
  'library-work': 'Lists',
  page: 'Pages',
  introduction: 'Pages',
  opening: 'Pages',
  material: 'Pages',
  'materials-page': 'Pages',
  'climate-figures': 'Pages',
  'services-page': 'Pages',
  'contact-page': 'Pages',
  'site-map': 'Pages',
  'resources-page': 'Pages',
  'coming-soon': 'Pages',
  tool: 'Pages',
  notice: 'Your practice',
  report: 'Your practice',
  service: 'Your practice',
  question: 'Your practice',
  practice: 'Your practice',
} as const satisfies Record<ContentKindName, string>;

const kinds = Object.keys(groupOf) as ContentKindName[];

/** The kinds as the editor’s list shows them. */
export const kindGroups = [...new Set(Object.values(groupOf))].map((label) => ({
  label,
  kinds: kinds.filter((kind) => groupOf[kind] === label),
}));
