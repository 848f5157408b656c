import type { PictureCatalogue } from '../schema.ts';

export const climatePictures = {
  'climate/solar-section': {
    alt: 'section through a house with its glass to the north, suns at 29.4, 52.8 and 76.2 degrees, and winter light reaching across an earth floor',
    caption:
      'Noon sun at latitude 37.2° S: 29.4° in June, 52.8° at the equinoxes, 76.2° in December. The eave of 0.6 m shades all the glass around 21 December, less of it before and after, and lets the winter sun in; one of 0.75 m shades it for two months.',
    hand: 'drawing',
  },
  'climate/sun-path': {
    alt: 'plan of the sky with three sun paths across the north and a house at the centre facing twenty degrees east of north',
    caption:
      'The sun’s path from above. In December it rises and sets well south of east and west; in June it keeps to a low arc in the north.',
    hand: 'drawing',
  },
  'climate/seasonal-winds': {
    alt: 'plan of a house and garden with carved wind arrows from north, north-west, west, south-west and down the slope',
    caption:
      'The winds that shape a house here: the hot northerly of summer, the south-westerly change, the winter north-westerly, and cold air draining on still nights.',
    hand: 'drawing',
  },
  'climate/temperature-bands': {
    alt: 'bars of mean minimum to maximum temperature for four seasons in five places, with hours of sunshine',
    caption:
      'Mean minimum to mean maximum by season. Even in summer the nights are cool enough to empty a heavy house of heat.',
    hand: 'drawing',
  },
} as const satisfies PictureCatalogue;
