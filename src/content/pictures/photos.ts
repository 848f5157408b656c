import type { PictureCatalogue } from '../schema.ts';

/** The twenty-one pictures of the gallery page; their captions for the page are in ../photos.ts. */
export const photosPictures = {
  'photos/photo-01': {
    alt: 'the L-shaped Muckleford house from above, its walled yard open toward the morning sun',
    caption: 'Muckleford: two mudbrick wings and the yard between them.',
    hand: 'model',
  },
  'photos/photo-02': {
    alt: 'the long western wall of the Muckleford house with few windows, the slope falling away in front',
    caption: 'Muckleford from the west: the quiet side.',
    hand: 'model',
  },
  'photos/photo-03': {
    alt: 'the long steep roof of the Eganstown house from above at the edge of a wood',
    caption: 'Eganstown: one ridge, two gables.',
    hand: 'model',
  },
  'photos/photo-04': {
    alt: 'the two gabled wings of the Bullarto house with the low glazed link between them',
    caption: 'Bullarto: two wings and the link.',
    hand: 'model',
  },
  'photos/photo-05': {
    alt: 'the Shepherds Flat studio from above, with its living roof, deck, pond and garden beds',
    caption: 'Shepherds Flat: one room in a kitchen garden.',
    hand: 'model',
  },
  'photos/photo-06': {
    alt: 'the long verandah of the Franklinford farmhouse, low, with many posts',
    caption: 'Franklinford: the verandah.',
    hand: 'model',
  },
  'photos/photo-07': {
    alt: 'the Yandoit stone cottage from above with its new wing and a vine court behind it',
    caption: 'Yandoit: old house, new wing.',
    hand: 'model',
  },
  'photos/photo-08': {
    alt: 'looking down into the court of the Glenlyon house, with a round pool and two trees',
    caption: 'Glenlyon: the court.',
    hand: 'model',
  },
  'photos/photo-09': {
    alt: 'the Trentham longhouse at eye level, its steep dark roof and stone chimney against grey-blue',
    caption: 'Trentham: the long roof.',
    hand: 'model',
  },
  'photos/photo-10': {
    alt: 'the Campbells Creek cottage from the side, with the new light earth room behind it',
    caption: 'Campbells Creek: the cottage and the room behind it.',
    hand: 'model',
  },
  'photos/photo-11': {
    alt: 'the round mudbrick end of the Newstead hall under its fan of roof sheets',
    caption: 'Newstead: a round end.',
    hand: 'model',
  },
  'photos/photo-12': {
    alt: 'the Newstead hall from above, its long roof rounded at both ends, a paved forecourt with figures before it',
    caption: 'Newstead from above.',
    hand: 'model',
  },
  'photos/photo-13': {
    alt: 'a mudbrick wall in low sun with a bench, a pot and a deep timber window',
    caption: 'Mudbrick in low sun.',
    hand: 'plate',
  },
  'photos/photo-14': {
    alt: 'a white wall half a metre thick with a rounded window reveal and plant pots',
    caption: 'A reveal in a strawbale wall.',
    hand: 'plate',
  },
  'photos/photo-15': {
    alt: 'a limewashed surface in raking light, seen from close by at an angle',
    caption: 'Lime, close.',
    hand: 'plate',
  },
  'photos/photo-16': {
    alt: 'field stones in a wall, seen close, their faces catching the sun',
    caption: 'Field stone, close.',
    hand: 'plate',
  },
  'photos/photo-17': {
    alt: 'a squared post under a tie beam with a curved brace, the wooden pegs standing a little proud',
    caption: 'A joint in timber.',
    hand: 'plate',
  },
  'photos/photo-18': {
    alt: 'tomatoes on stakes above a row of marigolds in a raised bed',
    caption: 'Kitchen garden.',
    hand: 'plate',
  },
  'photos/photo-19': {
    alt: 'a person in a straw hat bends over a brick mould, rows of mudbricks drying on the ground behind, a heap of mud at the side',
    caption: 'Making bricks.',
    hand: 'print',
  },
  'photos/photo-20': {
    alt: 'four people and a child throw earth plaster onto a wall of strawbales, the left half already covered',
    caption: 'Plastering together.',
    hand: 'print',
  },
  'photos/photo-21': {
    alt: 'six people sit at a table under a grapevine, seen from behind, the sun low over dry hills',
    caption: 'Table under the vine.',
    hand: 'print',
  },
} satisfies PictureCatalogue;
