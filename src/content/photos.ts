import type { DefaultEntry } from './default-entry.ts';
import { imageRef } from './image-catalogue.ts';

export const photosIntroduction = {
  title: 'Models and illustrations',
  text: 'Drawn by computer. None of these buildings is built.',
  description:
    'Twenty-one computer models and illustrations: design studies for natural houses in central Victoria, and the work of building them.',
} as const;

export const photos: readonly DefaultEntry<'photo'>[] = [
  {
    id: 'photo-01',
    title: 'Muckleford, the yard',
    photo: imageRef('photos/photo-01', 'Two mudbrick wings, and a yard open to the morning.'),
  },
  {
    id: 'photo-02',
    title: 'Muckleford, from the west',
    photo: imageRef('photos/photo-02', 'The west side, drawn without its steel coat.'),
  },
  {
    id: 'photo-03',
    title: 'Eganstown, the long roof',
    photo: imageRef('photos/photo-03', 'One ridge and two gables, so that leaves slide off.'),
  },
  {
    id: 'photo-04',
    title: 'Bullarto, the link',
    photo: imageRef('photos/photo-04', 'Three metres of glass between two wings.'),
  },
  {
    id: 'photo-05',
    title: 'Shepherds Flat, one room',
    photo: imageRef(
      'photos/photo-05',
      'A skillion on posts first, strawbales under it afterwards.',
    ),
  },
  {
    id: 'photo-06',
    title: 'Franklinford, the verandah',
    photo: imageRef(
      'photos/photo-06',
      'The house breaks the south-west wind for its verandah and garden.',
    ),
  },
  {
    id: 'photo-07',
    title: 'Yandoit, old and new',
    photo: imageRef('photos/photo-07', 'The new wing stands behind the cottage.'),
  },
  {
    id: 'photo-08',
    title: 'Glenlyon, the court',
    photo: imageRef('photos/photo-08', 'Wide enough for the winter sun to reach across.'),
  },
  {
    id: 'photo-09',
    title: 'Trentham, nine bays',
    photo: imageRef(
      'photos/photo-09',
      'A timber frame repeated nine times under a steep dark roof.',
    ),
  },
  {
    id: 'photo-10',
    title: 'Campbells Creek, the new room',
    photo: imageRef('photos/photo-10', 'A light earth room that has found the sun.'),
  },
  {
    id: 'photo-11',
    title: 'Newstead, the porch',
    photo: imageRef(
      'photos/photo-11',
      'Straight to the forecourt, curved at the ends without formwork.',
    ),
  },
  {
    id: 'photo-12',
    title: 'Newstead, from above',
    photo: imageRef('photos/photo-12', 'An oval plan, with eaves on every side.'),
  },
  {
    id: 'photo-13',
    title: 'Laying to a string',
    photo: imageRef(
      'photos/photo-13',
      'Each brick is pressed into wet mud and pulled back to the line.',
    ),
  },
  {
    id: 'photo-14',
    title: 'Straw reveal',
    photo: imageRef('photos/photo-14', 'A bench under deep windows.'),
  },
  {
    id: 'photo-15',
    title: 'Soil in jars',
    photo: imageRef('photos/photo-15', 'Sand falls first, then silt, and clay stays on top.'),
  },
  {
    id: 'photo-16',
    title: 'A wall without mortar',
    photo: imageRef('photos/photo-16', 'Each joint is covered: one stone on two, two on one.'),
  },
  {
    id: 'photo-17',
    title: 'Pegging the frame',
    photo: imageRef('photos/photo-17', 'A joint that can be seen, checked and taken apart.'),
  },
  {
    id: 'photo-18',
    title: 'Kitchen garden',
    photo: imageRef(
      'photos/photo-18',
      'Beds within thirty steps of the door are the ones that get picked.',
    ),
  },
  {
    id: 'photo-19',
    title: 'Making bricks',
    photo: imageRef(
      'photos/photo-19',
      'Mud thrown hard into a wet mould, struck off, lifted straight up.',
    ),
  },
  {
    id: 'photo-20',
    title: 'Plastering together',
    photo: imageRef(
      'photos/photo-20',
      'The first coat goes deep into the straw, and goes quicker with company.',
    ),
  },
  {
    id: 'photo-21',
    title: 'Table under the vine',
    photo: imageRef('photos/photo-21', 'Where the house is lived in, from October to April.'),
  },
];
