import type { PictureId } from './schema.ts';

export interface SiteMapCard {
  title: string;
  href: `/${string}`;
  /** One line under the title. */
  line: string;
  picture: PictureId;
}

/** The page's name, and its sentence for search engines. */
export const siteMapPage = {
  title: 'Site Map',
  description:
    'The eight parts of Natural Building Design: projects, process, resources, heritage and research, services and more.',
} as const;

/** The eight doors of the house, in the order in which they stand on the page. */
export const siteMapCards = [
  {
    title: 'About',
    href: '/about',
    line: 'What the practice does, and what this site is for.',
    picture: 'heroes/about',
  },
  {
    title: 'Built Projects',
    href: '/projects',
    line: 'Ten design studies in earth, straw, stone and timber.',
    picture: 'heroes/projects',
  },
  {
    title: 'Design Process & Philosophy',
    href: '/philosophy-process',
    line: 'How we read a block, and seven patterns for the central highlands.',
    picture: 'heroes/philosophy',
  },
  {
    title: 'Resources & Techniques',
    href: '/resources',
    line: 'Climate, landscape, materials and books. Works offline.',
    picture: 'heroes/resources',
  },
  {
    title: 'Heritage & Research',
    href: '/heritage-research',
    line: 'A Macedonian village, its houses, its year and its water.',
    picture: 'heroes/heritage',
  },
  {
    title: 'Design Services',
    href: '/design-services',
    line: 'Written advice reports with fixed prices, and full design.',
    picture: 'heroes/design-services',
  },
  {
    title: 'Sustainability',
    href: '/sustainability',
    line: 'Energy, carbon and water over the life of a house. Coming soon.',
    picture: 'heroes/climate-responsive',
  },
  {
    title: 'Bio-regionalism',
    href: '/bioregionalism',
    line: 'Building with what your own catchment provides. Coming soon.',
    picture: 'heroes/landscape-integration',
  },
] as const satisfies readonly SiteMapCard[];

/** The door back to the landing screen. */
export const siteMapExit = { label: 'Back to welcome page', href: '/' } as const;
