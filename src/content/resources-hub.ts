import type { ResourceCardId, ResourcesPageBody } from '#shared/content-types/resources-page.ts';
import type { PictureId } from './schema.ts';

interface HubCard {
  id: ResourceCardId;
  picture: PictureId;
  /** A page of the card’s own besides, as a link under its line. */
  also?: { label: string; href: `/${string}` };
}

/** A card either leads somewhere, or opens the coming-soon window. */
export type ResourceCard =
  | (HubCard & { kind: 'link'; href: `/${string}` })
  | (HubCard & { kind: 'coming-soon' });

export const resourcesIntroduction = {
  title: 'Resources & Techniques',
  description:
    'Working notes for natural building in central Victoria: climate-responsive design, landscape integration, materials, tools and a library.',
  text: 'Practical notes to read on your block, tape measure in hand.',
} as const;

export const resourcesHub = {
  picture: 'heroes/resources',
  back: { label: 'Back to Site Map', href: '/site-map' },
} as const;

/** What stands on the cards, and in the window of the one that is still to come. */
export const resourcesPageBody: ResourcesPageBody = {
  climate: {
    title: 'Climate-Responsive Design',
    line: 'Sun, frost, wind and fire in five places, with the figures we start from.',
  },
  landscape: {
    title: 'Landscape Integration',
    line: 'How a house settles into its ground, its water and its garden.',
  },
  materials: {
    title: 'Natural Building Materials',
    line: 'Seven materials compared: properties, costs, steps and cautions.',
  },
  library: {
    title: 'Library',
    line: 'Books, papers, standards and guides worth knowing.',
  },
  codes: {
    title: 'Building Codes & Compliance',
    line: 'From property report to occupancy permit: a checklist with dates for your project, and the Code on earth and straw.',
  },
  tools: {
    title: 'Tools & Methods',
    line: 'Six tools: sun, walls, tank, quantities, drying and permits.',
    window:
      'The first part is ready, six tools: sun and eaves, walls, rainwater tank, quantities, drying log and permit path.',
  },
};

/** What is ready of the section that is still to come: on its card and in its window. */
export const toolsForYourBlock = { label: 'Tools for your block', href: '/tools' } as const;

export const resourceCards = [
  {
    id: 'climate',
    kind: 'link',
    picture: 'heroes/climate-responsive',
    href: '/climate-responsive',
  },
  {
    id: 'landscape',
    kind: 'link',
    picture: 'heroes/landscape-integration',
    href: '/landscape-integration',
  },
  {
    id: 'materials',
    kind: 'link',
    picture: 'heroes/natural-building-materials',
    href: '/natural-building-materials',
  },
  {
    id: 'library',
    kind: 'link',
    picture: 'heroes/philosophy',
    href: '/library',
    also: { label: 'Glossary', href: '/glossary' },
  },
  { id: 'codes', kind: 'link', picture: 'heroes/design-services', href: '/tools/permit-path' },
  {
    id: 'tools',
    kind: 'coming-soon',
    picture: 'materials/mudbrick',
    also: toolsForYourBlock,
  },
] as const satisfies readonly ResourceCard[];

/** The words of the coming-soon window. */
export const comingSoonWindow = {
  title: 'Coming Soon',
  message: (section: string) =>
    `${section} is currently under development. Check back soon for updates!`,
  confirm: 'Got it',
} as const;
