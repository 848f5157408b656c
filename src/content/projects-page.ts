/** Words of the list of projects. */
export const projectsPage = {
  title: 'Featured Projects',
  description:
    'Houses, a studio and a hall in mudbrick, light earth, strawbale, timbercrete, stone and timber, designed for central Victoria.',
  intro:
    'Ten buildings in earth, straw, stone and timber, each drawn for one piece of ground. They are told here as design studies: what the site asked for, how the walls are made, what we would do again.',
  back: { label: 'Back to Site Map', href: '/site-map' },
  community: {
    title: 'Community Projects',
    line: 'A food forest, gardens, small farm buildings and homes that people can afford.',
    picture: 'community/dunstan-reserve-food-forest-cover',
  },
} as const;

/** Words of the list of community projects. */
export const communityProjectsPage = {
  title: 'Community Projects',
  description:
    'A food forest, a community garden, food buildings for a shire and small affordable homes: community projects and what they teach a designer.',
  intro:
    'Buildings are a small part of what makes a place whole. These four pieces of work belong to many hands, and each has taught us something about houses.',
  back: { label: 'Back to Gallery', href: '/projects' },
} as const;
