import type { PictureCatalogue } from '../schema.ts';

/** The large picture of each page. Plates show a kind of place, never one of the projects. */
export const heroesPictures = {
  'heroes/landing': {
    alt: 'a long mudbrick house with a verandah stands in dry grass under a wide evening sky, a few gum trees behind it',
    caption:
      'A typical central Victorian mudbrick house: one room deep, verandah to the sun, iron roof, trees kept at a distance.',
    hand: 'plate',
  },
  'heroes/projects': {
    alt: 'a long timber house with a steep dark roof on white card contours, dark conifers behind it against a grey-blue ground',
    caption: 'The Trentham longhouse on its sheet of contours, from the north-west.',
    hand: 'model',
  },
  'heroes/community': {
    alt: 'timber garden beds full of lettuce, cabbages, leeks, tomatoes and corn, with gravel paths between them and a shed beyond',
    caption: 'A shared garden of raised beds in high summer.',
    hand: 'plate',
  },
  'heroes/resources': {
    alt: 'a whitewashed room with deep window reveals, round rafters and a dark table; sun falls through the window across the floor',
    caption:
      'Thick walls make a window seat of every sill. The winter sun reaches the floor; the reveal spreads it.',
    hand: 'plate',
  },
  'heroes/about': {
    alt: 'dry grass, gum trees and low hills in late light, with a water tank and the corner of a mudbrick house at the edge',
    caption:
      'Grassy woodland of the kind that once covered much of the goldfields, in late summer.',
    hand: 'plate',
  },
  'heroes/design-services': {
    alt: 'sheets with the lines of a plan lie on a table beside a deep window, with a roll of drawings and a bowl',
    caption: 'First sketches on the table, in light good enough to argue by.',
    hand: 'plate',
  },
  'heroes/climate-responsive': {
    alt: 'looking along a verandah, low sun throws the shadows of round posts across the floor and onto a mudbrick wall',
    caption:
      'A verandah is a sun instrument: the low winter sun comes under it, the high summer sun does not.',
    hand: 'plate',
  },
  'heroes/landscape-integration': {
    alt: 'a low house with a round water tank sits in a fold of dry grass, gum trees around it and hills behind',
    caption: 'Low, long and turned to the slope: the roof follows the ground and the trees stay.',
    hand: 'plate',
  },
  'heroes/natural-building-materials': {
    alt: 'a plain lime-plastered wall in raking light with a deep timber window and a pot at its foot',
    caption: 'Lime over straw: the surface is flat to the eye and alive to the light.',
    hand: 'plate',
  },
  'heroes/philosophy': {
    alt: 'a person in a hat walks up a winding path between planted fields towards a small house with a smoking chimney, the sun rising behind blue mountains',
    caption: 'The drawing begins with a walk over the ground.',
    hand: 'print',
  },
  'heroes/heritage': {
    alt: 'a two-storey village house with a stone ground floor, white upper rooms, an open timber gallery and a clay tile roof, with a vine pergola beside it and a mountain behind',
    caption:
      'A house typical of western Macedonia: stone below for animals and stores, timber and lime above for people, and the open gallery, the čardak, between room and yard.',
    hand: 'plate',
  },
} satisfies PictureCatalogue;
