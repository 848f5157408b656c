import type { PictureCatalogue } from '../schema.ts';

/** One close view a material. */
export const materialsPictures = {
  'materials/mudbrick': {
    alt: 'sun-dried mudbricks in running bond with soft edges, laid up to a timber window',
    caption:
      'Mudbrick laid in mud. Every brick keeps the marks of its mould and of the hand that struck it off.',
    hand: 'plate',
  },
  'materials/strawbale': {
    alt: 'a cut-away strawbale wall on a stone base: bales at the right, then a coarse earth coat, a lime coat and a smooth finish coat towards the left',
    caption:
      'A strawbale wall opened coat by coat: bales bound with twine, earth keyed into the straw, lime over it, and a thin finish. The stone base keeps the first bale out of the splash.',
    hand: 'model',
  },
  'materials/light-earth': {
    alt: 'a timber frame filled in lifts with clay-coated straw, boards still fixed across the last lift, earth and lime coats at the left, a tub of clay slip in front',
    caption:
      'Light earth: straw coated in clay slip and tamped between boards, lift by lift, round a light frame. It is plastered when it is dry all the way through.',
    hand: 'model',
  },
  'materials/wood': {
    alt: 'a sawn post, tie beam and curved brace joined with wooden pegs, a boarded roof above them',
    caption:
      'Post, tie beam and brace, pegged. A frame like this tells you what holds what, and can be taken down again.',
    hand: 'plate',
  },
  'materials/stone': {
    alt: 'a dry-stone wall with a row of upright cope stones runs away through dry grass in low sun',
    caption:
      'Dry stone: two faces leaning together, hearted with small stone, and copes on edge for weight.',
    hand: 'plate',
  },
  'materials/lime': {
    alt: 'a hand-trowelled lime surface in raking light, with the arcs of the trowel and a few fine pits',
    caption:
      'Lime, trowelled by hand. Raking light shows each stroke; at noon the wall is simply white.',
    hand: 'plate',
  },
  'materials/cement': {
    alt: 'a board-marked concrete footing with rusty starter bars standing from its top, form boards lying on the gravel in front',
    caption:
      'Concrete with the grain of its formwork, and bars that need caps until they are covered. In our designs it mostly stays below the wall.',
    hand: 'plate',
  },
} satisfies PictureCatalogue;
