import type { PictureId } from './schema.ts';

interface HubCard {
  title: string;
  line: string;
  picture: PictureId;
}

/** A card either leads somewhere, or opens the coming-soon window. */
export type ResourceCard =
  | (HubCard & { kind: 'link'; href: `/${string}` })
  | (HubCard & { kind: 'coming-soon' });

export const resourcesIntroduction = {
  title: 'Resources & Techniques',
  description:
    'Working notes for natural building in central Victoria: climate-responsive design, landscape integration, materials and a library.',
  paragraphs: [
    'Practical notes to read on your block, tape measure in hand. After one visit they all work offline on your phone.',
  ],
} as const;

export const resourcesHub = {
  picture: 'heroes/resources',
  back: { label: 'Back to Site Map', href: '/site-map' },
} as const;

export const resourceCards = [
  {
    kind: 'link',
    title: 'Climate-Responsive Design',
    line: 'Sun, frost, wind and fire in five places, with the figures we start from.',
    picture: 'heroes/climate-responsive',
    href: '/climate-responsive',
  },
  {
    kind: 'link',
    title: 'Landscape Integration',
    line: 'How a house settles into its ground, its water and its garden.',
    picture: 'heroes/landscape-integration',
    href: '/landscape-integration',
  },
  {
    kind: 'link',
    title: 'Natural Building Materials',
    line: 'Seven materials compared: properties, costs, steps and cautions.',
    picture: 'heroes/natural-building-materials',
    href: '/natural-building-materials',
  },
  {
    kind: 'link',
    title: 'Library',
    line: 'Books and papers worth knowing, with notes on why.',
    picture: 'heroes/philosophy',
    href: '/library',
  },
  {
    kind: 'link',
    title: 'Building Codes & Compliance',
    line: 'The path from property report to occupancy permit: documents, order and dates, and what the Code means for earth and straw.',
    picture: 'heroes/design-services',
    href: '/tools/permit-path',
  },
  {
    kind: 'coming-soon',
    title: 'Tools & Methods',
    line: 'Six tools are here now; notes on test panels and hand tools are still to come.',
    picture: 'materials/mudbrick',
  },
] as const satisfies readonly ResourceCard[];

/** The words of the coming-soon window. */
export const comingSoonWindow = {
  title: 'Coming Soon',
  message: (section: string) =>
    `${section} is currently under development. Check back soon for updates!`,
  confirm: 'Got it',
} as const;
