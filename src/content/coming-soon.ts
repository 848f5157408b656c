import type { PictureId } from './schema.ts';

export interface ComingSoonPage {
  title: string;
  standfirst: string;
  /** One sentence for search engines, 70 to 160 characters. */
  description: string;
  picture: PictureId;
  /** What the page will hold. */
  planned: readonly string[];
  /** What already answers part of the question. */
  meanwhile: readonly { label: string; href: `/${string}`; line: string }[];
}

/** Stands under the opening of a page that is not written yet. */
export const comingSoonLine = 'Coming soon';

export const sustainabilityPage = {
  title: 'Sustainability',
  standfirst:
    'This page is in preparation. We would rather publish it late than fill it with adjectives: it will hold measured figures from finished houses, with the method beside each number.',
  description:
    'In preparation: energy, carbon, water and waste over the life of a natural house in central Victoria, and what to read on this site meanwhile.',
  picture: 'heroes/climate-responsive',
  planned: [
    'Operating energy: what a year of meter readings says about a seven-star house of earth or straw, beside what its rating promised.',
    'Embodied carbon: a wall by wall comparison of mudbrick, strawbale, light earth, brick veneer and concrete block, with the assumptions shown.',
    'Water: rainwater, greywater and garden demand for a household on tank supply.',
    'Building waste: what leaves the site in skips, and how a plan can halve it.',
    'Repair and end of life: which walls can be mended by their owner, and which go back to the ground.',
  ],
  meanwhile: [
    {
      label: 'Natural building materials',
      href: '/natural-building-materials',
      line: 'Each sheet has a section on environmental impact: embodied energy, sourcing, toxicity and what happens at the end.',
    },
    {
      label: 'Climate-responsive design',
      href: '/climate-responsive',
      line: 'The cheapest energy saving is a wall that faces the right way. The tables and reasons are here.',
    },
    {
      label: 'Landscape and house',
      href: '/landscape-integration',
      line: 'Water on the block, and the ground around the house as part of its climate.',
    },
  ],
} as const satisfies ComingSoonPage;

export const bioregionalismPage = {
  title: 'Bio-regionalism',
  standfirst:
    'This page is in preparation. It will ask what a house would look like if the edge of its supply map were the edge of its watershed.',
  description:
    'In preparation: building from the upper Loddon, Campaspe and Coliban country, its clay, straw, stone, timber and people, and what to read meanwhile.',
  picture: 'heroes/landscape-integration',
  planned: [
    'A map of the upper Loddon, Campaspe and Coliban country by what it yields for building: reactive and stable clays, basalt and sandstone, cereal straw, plantation and farm timber, lime from further off.',
    'The trades and hands of the region, and how far each material travels before it becomes a wall.',
    'Settlement: why towns stand where they do, and what the older lanes, springs and commons still tell a planner.',
    'Djaara Country: what Dja Dja Wurrung people have published about reading and caring for this land, with the sources named and the limits of our knowledge stated.',
  ],
  meanwhile: [
    {
      label: 'Patterns for the central highlands',
      href: '/philosophy-process?section=central-highlands-patterns',
      line: 'Seven patterns that belong to this climate and would be wrong in another.',
    },
    {
      label: 'Heritage and research',
      href: '/heritage-research',
      line: 'A village that built with what lay within a day’s walk, drawn and described.',
    },
    {
      label: 'Community projects',
      href: '/community-projects',
      line: 'Food gardens, a food forest and affordable homes: the region as neighbours.',
    },
  ],
} as const satisfies ComingSoonPage;

/** What the two unfinished cards of the resources hub will hold; shown in the window under the message. */
export const comingSoonCards = {
  'Building Codes & Compliance': {
    text: 'It will follow one small earth house from the planning property report through overlays, planning permit, building permit, inspections and occupancy permit, with the evidence each step asks of an unusual wall.',
    meanwhile: {
      label: 'Bushfire, energy rating and where to ask',
      href: '/climate-responsive#bushfire-and-climate-resilience',
    },
  },
  'Tools & Methods': {
    text: 'It will hold the simple tests that save walls: the jar test for clay, the drop test, test bricks and panels, moisture readings in bales and light earth, and a list of tools worth owning or borrowing.',
    meanwhile: {
      label: 'Steps and cautions in the material sheets',
      href: '/natural-building-materials',
    },
  },
} as const;
