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

export const resourcesHub = {
  title: 'Resources & Techniques',
  description:
    'Working notes for natural building in central Victoria: climate-responsive design, landscape integration, materials and a library.',
  standfirst:
    'Working notes from the practice, written to be read on a block with a tape measure in the other hand. Everything here stays on your phone after one visit.',
  picture: 'heroes/resources',
  back: { label: 'Back to Site Map', href: '/site-map' },
} as const;

export const resourceCards = [
  {
    kind: 'link',
    title: 'Climate-Responsive Design',
    line: 'Sun, frost, wind and fire in five places, with the tables we design from.',
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
    line: 'Seven materials as working sheets: properties, costs, steps and cautions.',
    picture: 'heroes/natural-building-materials',
    href: '/natural-building-materials',
  },
  {
    kind: 'link',
    title: 'Library',
    line: 'Books and papers we return to, with notes on why.',
    picture: 'heroes/philosophy',
    href: '/library',
  },
  {
    kind: 'coming-soon',
    title: 'Building Codes & Compliance',
    line: 'The path from planning report to occupancy permit, for natural buildings.',
    picture: 'heroes/design-services',
  },
  {
    kind: 'coming-soon',
    title: 'Tools & Methods',
    line: 'Jar tests, moisture probes, test panels and the tools worth owning.',
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
