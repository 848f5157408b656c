import type { PictureId } from './schema.ts';

export interface ComingSoonPage {
  picture: PictureId;
  /** What the page will hold. */
  planned: readonly string[];
  /** What already answers part of the question. */
  alternatives: readonly { label: string; href: `/${string}`; line: string }[];
}

/** Stands under the opening of a page that is not written yet. */
export const comingSoonLine = 'Coming soon';

export const sustainabilityIntroduction = {
  title: 'Sustainability',
  paragraphs: [
    'We’re still working on this page. We’d rather publish it late than fill it with adjectives: it will have measured figures from finished houses, and show how each was measured.',
  ],
  description:
    'Coming soon: energy, carbon, water and waste over the life of a natural house in central Victoria, and what to read in the meantime.',
} as const;

export const sustainabilityPage = {
  picture: 'heroes/climate-responsive',
  planned: [
    'Operating energy: what a year of meter readings says about a 7-star house of earth or straw, compared with its rating.',
    'Embodied carbon: mudbrick, strawbale, light earth, brick veneer and concrete block compared wall by wall, with our assumptions.',
    'Water: rainwater, greywater and garden demand for a household on tank supply.',
    'Building waste: what leaves a building site in skips, and how design can halve it.',
    'Repair and end of life: which walls an owner can repair, and which can go back to the ground.',
  ],
  alternatives: [
    {
      label: 'Natural building materials',
      href: '/natural-building-materials',
      line: 'Each material has a section on environmental impact: embodied energy, sourcing, toxicity and end of life.',
    },
    {
      label: 'Climate-responsive design',
      href: '/climate-responsive',
      line: 'The cheapest energy saving is a wall that faces the right way. See the tables and the reasons.',
    },
    {
      label: 'Landscape and house',
      href: '/landscape-integration',
      line: 'Water on the block, and the ground around the house as part of its climate.',
    },
  ],
} as const satisfies ComingSoonPage;

export const bioregionalismIntroduction = {
  title: 'Bio-regionalism',
  paragraphs: [
    'We’re still working on this page. It will ask what a house would look like if everything in it came from its own catchment.',
  ],
  description:
    'Coming soon: building from the upper Loddon, Campaspe and Coliban country, its clay, straw, stone, timber and people, and what to read in the meantime.',
} as const;

export const bioregionalismPage = {
  picture: 'heroes/landscape-integration',
  planned: [
    'A map of building materials in the upper Loddon, Campaspe and Coliban country: reactive and stable clays, basalt and sandstone, cereal straw, plantation and farm timber, and lime from further away.',
    'The region’s trades, and how far each material travels before it becomes a wall.',
    'Settlement: why towns are where they are, and what old lanes, springs and commons can still teach a planner.',
    'Djaara Country: what Dja Dja Wurrung people have published about reading and caring for this land, with the sources named and the limits of our knowledge stated.',
  ],
  alternatives: [
    {
      label: 'Patterns for the central highlands',
      href: '/philosophy-process?section=central-highlands-patterns',
      line: 'Seven patterns that belong to this climate and would be wrong in another.',
    },
    {
      label: 'Heritage and research',
      href: '/heritage-research',
      line: 'A village that built with what it could find within a day’s walk.',
    },
    {
      label: 'Community projects',
      href: '/community-projects',
      line: 'Food gardens, a food forest and affordable homes: the region as neighbours.',
    },
  ],
} as const satisfies ComingSoonPage;
