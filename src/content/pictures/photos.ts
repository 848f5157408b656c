import type { PictureCatalogue } from '../schema.ts';

/** The twenty-one pictures of the gallery page; their captions for the page are in ../photos.ts. */
export const photosPictures = {
  'photos/photo-01': {
    alt: 'the L-shaped Muckleford house from above, its walled yard open towards the morning sun',
    caption: 'Muckleford: two mudbrick wings and the yard between them.',
    hand: 'model',
  },
  'photos/photo-02': {
    alt: 'the short western wing of the Muckleford house with its quiet outer wall, the long wing and the yard behind it',
    caption: 'Muckleford from the west: the quiet side.',
    hand: 'model',
  },
  'photos/photo-03': {
    alt: 'the long steep roof of the Eganstown house from its end, trees close behind and three garden beds in front',
    caption: 'Eganstown: one ridge, two gables.',
    hand: 'model',
  },
  'photos/photo-04': {
    alt: 'the two gabled wings of the Bullarto house with the low glazed link between them',
    caption: 'Bullarto: two wings and the link.',
    hand: 'model',
  },
  'photos/photo-05': {
    alt: 'the Shepherds Flat studio from above, with its green sheet roof, deck, pond and garden beds',
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
    alt: 'looking over the roofs into the court of the Glenlyon house, with a pool and two trees',
    caption: 'Glenlyon: the court.',
    hand: 'model',
  },
  'photos/photo-09': {
    alt: 'the Trentham longhouse with its steep dark roof and stone chimney on white contours',
    caption: 'Trentham: the long roof.',
    hand: 'model',
  },
  'photos/photo-10': {
    alt: 'the Campbells Creek cottage from the side, with the new light earth room behind it',
    caption: 'Campbells Creek: the cottage and the room behind it.',
    hand: 'model',
  },
  'photos/photo-11': {
    alt: 'the porch of the Newstead hall and one round mudbrick end under its fan of roof sheets',
    caption: 'Newstead: the porch and a round end.',
    hand: 'model',
  },
  'photos/photo-12': {
    alt: 'the Newstead hall from above, its long roof rounded at both ends, a paved forecourt before the porch',
    caption: 'Newstead from above.',
    hand: 'model',
  },
  'photos/photo-13': {
    alt: 'a person in a straw hat sets a mudbrick on a stepped wall along a string line while another bends to the course below; a window frame stands braced in the wall',
    caption: 'Laying mudbricks to a string.',
    hand: 'print',
  },
  'photos/photo-14': {
    alt: 'two deep windows with a long seat under them, jars on the sills and sun on the floor',
    caption: 'A bench under deep windows.',
    hand: 'plate',
  },
  'photos/photo-15': {
    alt: 'four jars of water and soil on a bench under a window, each settled into sand, silt and clay in its own proportions, three test bricks beside them',
    caption: 'Four soils, settled overnight.',
    hand: 'print',
  },
  'photos/photo-16': {
    alt: 'one person carries a stone to the end of a dry-stone wall on a hillside, another squats with a hammer among the heaps; sheep and a dark sky behind',
    caption: 'Building a dry-stone wall.',
    hand: 'print',
  },
  'photos/photo-17': {
    alt: 'two people peg a timber frame, one on a trestle with a mallet, one below with a peg at a post; a low sun behind the beam',
    caption: 'Pegging the frame.',
    hand: 'print',
  },
  'photos/photo-18': {
    alt: 'tomatoes on stakes and climbing beans rise behind raised timber beds, gum trees beyond',
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
