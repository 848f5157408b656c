import type { PictureId } from './schema.ts';

export interface ShippedPhoto {
  /** Short, unique on the page. */
  name: string;
  picture: PictureId;
  /** One or two sentences; the label of the hand (study model, print) comes from the catalogue. */
  caption: string;
}

export const photosIntroduction = {
  title: 'Photos',
  paragraphs: ['Models, drawings and prints of our design studies, made for this website.'],
  description:
    'Twenty-one models, drawings and prints of design studies for natural houses in central Victoria.',
} as const;

export const photos: readonly ShippedPhoto[] = [
  {
    name: 'Muckleford, the yard',
    picture: 'photos/photo-01',
    caption:
      'The two mudbrick wings from the north-east, with the yard between them open to the morning.',
  },
  {
    name: 'Muckleford, from the west',
    picture: 'photos/photo-02',
    caption: 'The side that nobody sits on in February: workshop, store and a long quiet wall.',
  },
  {
    name: 'Eganstown, the long roof',
    picture: 'photos/photo-03',
    caption: 'One ridge and two gables, so that leaves and hail do not stay on it.',
  },
  {
    name: 'Bullarto, the link',
    picture: 'photos/photo-04',
    caption: 'Three metres of glass between two wings that slip past each other.',
  },
  {
    name: 'Shepherds Flat, one room',
    picture: 'photos/photo-05',
    caption: 'A skillion on posts first, strawbales under it afterwards.',
  },
  {
    name: 'Franklinford, the verandah',
    picture: 'photos/photo-06',
    caption: 'A long house that makes its own calm air on one side of the plain.',
  },
  {
    name: 'Yandoit, old and new',
    picture: 'photos/photo-07',
    caption:
      'The stone cottage keeps its ground; the new wing stands behind it like a good neighbour.',
  },
  {
    name: 'Glenlyon, the court',
    picture: 'photos/photo-08',
    caption: 'A court wide enough for the winter shadow, so that it fills with low light.',
  },
  {
    name: 'Trentham, nine bays',
    picture: 'photos/photo-09',
    caption: 'A timber frame repeated nine times under a steep dark roof.',
  },
  {
    name: 'Campbells Creek, the back',
    picture: 'photos/photo-10',
    caption: 'Behind the weatherboard front, a light earth room that has found the sun.',
  },
  {
    name: 'Newstead, round end',
    picture: 'photos/photo-11',
    caption:
      'A curved mudbrick wall needs no formwork: each brick is turned a little from the last.',
  },
  {
    name: 'Newstead, from above',
    picture: 'photos/photo-12',
    caption: 'The oval plan, with the eaves reaching out over the walls on every side.',
  },
  {
    name: 'Laying to a string',
    picture: 'photos/photo-13',
    caption:
      'Each brick is pressed into wet mud and pulled back to the line; the frame waits for the wall.',
  },
  {
    name: 'Straw reveal',
    picture: 'photos/photo-14',
    caption: 'Half a metre of wall rounded into a window seat.',
  },
  {
    name: 'Soil in jars',
    picture: 'photos/photo-15',
    caption:
      'A handful of each soil shaken in water: sand falls first, then silt, and clay stays on top.',
  },
  {
    name: 'A wall without mortar',
    picture: 'photos/photo-16',
    caption: 'Two over one and one over two, the long side into the wall.',
  },
  {
    name: 'Pegging the frame',
    picture: 'photos/photo-17',
    caption: 'Post, beam and peg: a connection that can be seen, checked and taken apart.',
  },
  {
    name: 'Kitchen garden',
    picture: 'photos/photo-18',
    caption: 'Beds within twenty steps of the door are the ones that get picked.',
  },
  {
    name: 'Making bricks',
    picture: 'photos/photo-19',
    caption: 'Mud thrown hard into a wet mould, struck off, lifted straight up.',
  },
  {
    name: 'Plastering together',
    picture: 'photos/photo-20',
    caption: 'The first coat goes deep into the straw, and goes quicker with company.',
  },
  {
    name: 'Table under the vine',
    picture: 'photos/photo-21',
    caption: 'Where the house really happens, from October to April.',
  },
];
