import type { ProjectStanding } from '#shared/schemas/content.ts';

/** What a project is, in the few words of its card and the line of its page. */
export const standingWords = {
  'design-study': {
    label: 'Design study',
    line: 'A design study, worked out for a place of this kind. It has not been built, and there is no client.',
  },
  built: { label: 'Built', line: '' },
} as const satisfies Record<ProjectStanding, { label: string; line: string }>;

/** The top of the list of projects. */
export const projectsIntroduction = {
  title: 'Featured Projects',
  description:
    'Design studies for houses, a studio and a hall in mudbrick, light earth, strawbale, timbercrete, stone and timber in central Victoria.',
  paragraphs: [
    'Buildings in earth, straw, stone and timber, each worked out for a kind of place you find in this district. A design study shows what such a site asks for, how the walls go together, and where the trouble would be. Every card says whether its building is a study or has been built.',
  ],
} as const;

/** What else stands on the list of projects. */
export const projectsPage = {
  back: { label: 'Back to Site Map', href: '/site-map' },
  community: {
    title: 'Community Projects',
    line: 'A food forest, gardens, small farm buildings and homes that people can afford.',
    picture: 'community/dunstan-reserve-food-forest-cover',
  },
} as const;

/** The top of the list of community projects. */
export const communityProjectsIntroduction = {
  title: 'Community Projects',
  description:
    'A food forest, a community garden, food buildings for a shire and small affordable homes: community projects and what they teach a designer.',
  paragraphs: [
    'Buildings are a small part of what makes a place whole. The four places and groups on this page belong to many people. Each one shows something that a designer of houses can use.',
  ],
} as const;
