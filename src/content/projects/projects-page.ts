import type { ProjectStatus } from '#shared/schemas/content.ts';

/** What a project is: on its card, in search results and structured data, and once on its page. */
export const projectStatusLabels = {
  'design-study': { label: 'Design study', onPage: 'Design study, not built' },
  built: { label: 'Built', onPage: 'Built' },
} as const satisfies Record<ProjectStatus, { label: string; onPage: string }>;

/** The top of the list of projects. */
export const projectsIntroduction = {
  title: 'Featured Projects',
  description:
    'Design studies for houses, a studio and a hall in mudbrick, light earth, strawbale, timbercrete, stone and timber in central Victoria.',
  text: 'Houses, a studio and a hall in earth, straw, stone and timber: design studies for places of this district.',
} as const;

/** What else stands on the list of projects. */
export const projectsPage = {
  back: { label: 'Back to Site Map', href: '/site-map' },
  community: {
    title: 'Community Projects',
    line: 'A food forest and a garden made by others, and our own notes on food buildings and small homes.',
    picture: 'community/dunstan-reserve-food-forest-cover',
  },
} as const;

/** The top of the list of community projects. */
export const communityProjectsIntroduction = {
  title: 'Community Projects',
  description:
    'A food forest, a community garden, food buildings for a shire and small affordable homes: community projects and what they teach a designer.',
  text: 'Two places that others made, and two sets of our own notes, on food buildings and on small homes. Each shows something that a designer of houses can use.',
} as const;
