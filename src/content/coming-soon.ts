import type { ComingSoonBody } from '#shared/content-types/coming-soon.ts';
import type { PictureId } from './schema.ts';

/** The pages that are not written yet, with what leads them. */
export const comingSoonPictures = {
  sustainability: 'heroes/climate-responsive',
  bioregionalism: 'heroes/landscape-integration',
} as const satisfies Record<string, PictureId>;
export type ComingSoonId = keyof typeof comingSoonPictures;

/** Stands under the opening of a page that is not written yet. */
export const comingSoonLine = 'Coming soon';

/** What they say, and what they will hold. */
export const comingSoonBodies: Readonly<Record<ComingSoonId, ComingSoonBody>> = {
  sustainability: {
    title: 'Sustainability',
    text: 'Energy, carbon and water over the life of a house.',
    description:
      'Coming soon: energy, carbon, water and waste over the life of a natural house in central Victoria, and what to read in the meantime.',
    planned: [
      'Operating energy: what a 7-star house of earth or straw uses.',
      'Embodied carbon: mudbrick, strawbale, light earth, brick veneer and concrete block, wall by wall.',
      'Water: rain, greywater and garden for a household on tanks.',
      'Waste: what leaves a building site in skips, and how to halve it.',
      'Repair: which walls can be mended, and which go back to the ground.',
    ],
    alternatives: [
      '[Natural building materials](/natural-building-materials) Seven materials: embodied energy, sourcing, toxicity, end of life.',
      '[Climate-responsive design](/climate-responsive) The cheapest energy saving is a wall that faces the right way.',
      '[Landscape and house](/landscape-integration) Water, ground and garden as part of the climate of a house.',
    ],
  },
  bioregionalism: {
    title: 'Bio-regionalism',
    text: 'Building with what your own catchment provides.',
    description:
      'Coming soon: building from the upper Loddon, Campaspe and Coliban country, its clay, straw, stone, timber and people, and what to read in the meantime.',
    planned: [
      'A map of building materials in the upper Loddon, Campaspe and Coliban country: clays, basalt and sandstone, straw, farm timber, and lime from further away.',
      'The region’s trades, and how far each material travels before it becomes a wall.',
      'Settlement: why towns are where they are, and what old lanes and commons teach.',
    ],
    alternatives: [
      '[Patterns for the central highlands](/philosophy-process?section=central-highlands-patterns) Seven patterns that belong to this climate.',
      '[Heritage and research](/heritage-research) A village that built with what it could find within a day’s walk.',
      '[Community projects](/community-projects) Food gardens, a food forest and affordable homes: the region as neighbours.',
    ],
  },
};
