import type { PictureCatalogue } from '../schema.ts';

/** The five themes of landscape and house. */
export const landscapePictures = {
  'landscape/existing-landscape': {
    alt: 'a low house on a plywood slope stands between boulders and old trees that have been left where they were',
    caption:
      'The house takes the one level place between the boulders. No tree is moved for it and the contours close up again behind it.',
    hand: 'model',
  },
  'landscape/graduated-transitions': {
    alt: 'a house with a verandah, a paved court inside low stone walls, garden beds, hedges, rows of fruit trees and open woodland around them',
    caption:
      'From inside to outside in six steps: room, verandah, court, garden, orchard, bush. Each step is a little wilder than the last.',
    hand: 'model',
  },
  'landscape/solar-orientation': {
    alt: 'a house plan turned a little east of north inside the arcs of the summer and the winter sun, with a terrace under a vine to the north-east and trees to the north-west',
    caption:
      'North for the living rooms, turned about 20 degrees to the east, so that the house wakes early and is spared the late summer sun.',
    hand: 'drawing',
  },
  'landscape/water': {
    alt: 'a section down a slope: rain falls on a roof and runs on through tank, swale, garden, second swale and orchard to a pond',
    caption:
      'One rain, used several times on its way down: roof, tank, swale, garden, orchard, pond. The slope is drawn far steeper than it may be.',
    hand: 'drawing',
  },
  'landscape/productive-landscape': {
    alt: 'a house with garden beds before its verandah, an orchard on mounds along the contour, a poultry yard and a small dam',
    caption:
      'The things that need a visit every day are close to the kitchen; the orchard and the dam look after themselves for longer and stand further off.',
    hand: 'model',
  },
} satisfies PictureCatalogue;
