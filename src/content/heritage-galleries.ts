import type { ContentBlock } from '#shared/content-types/blocks.ts';
import { imageRef } from './image-catalogue.ts';
import type { HeritagePictureId } from './pictures/heritage.ts';

/** Subsections of Heritage & Research that hold a numbered gallery, in the order of the page. */
export type HeritageGalleryId =
  | 'spring-planting'
  | 'seasonal-harvests'
  | 'food-processing'
  | 'waterwork-and-leisure'
  | 'craft-and-construction'
  | 'settlement-patterns'
  | 'house-up-close'
  | 'crossing-between-worlds'
  | 'peasant-villages-to-industrial-suburbs';

interface HeritageItem {
  /** Printed number; two pictures that belong together share one. */
  number: number;
  picture: HeritagePictureId;
}

interface HeritageGallery {
  id: HeritageGalleryId;
  items: readonly HeritageItem[];
}

const item = (number: number, picture: HeritagePictureId): HeritageItem => ({ number, picture });

export const heritageGalleries: readonly HeritageGallery[] = [
  {
    id: 'spring-planting',
    items: [
      item(1, 'heritage/01-ploughing-with-oxen'),
      item(2, 'heritage/02-sowing-by-hand'),
      item(3, 'heritage/03-tobacco-seedlings'),
      item(4, 'heritage/04-pruning-the-vines'),
      item(5, 'heritage/05-orchard-in-blossom'),
      item(6, 'heritage/06-opening-the-water'),
    ],
  },
  {
    id: 'seasonal-harvests',
    items: [
      item(7, 'heritage/07-reaping-with-sickles'),
      item(8, 'heritage/08-carting-the-sheaves'),
      item(9, 'heritage/09-threshing-floor'),
      item(10, 'heritage/10-winnowing'),
      item(11, 'heritage/11-tobacco-strings'),
      item(12, 'heritage/12-grape-harvest'),
      item(13, 'heritage/13-maize-husking'),
      item(14, 'heritage/14-haymaking'),
    ],
  },
  {
    id: 'food-processing',
    items: [
      item(15, 'heritage/15-peppers-on-the-gallery'),
      item(16, 'heritage/16-treading-grapes'),
      item(17, 'heritage/17-rakija-still'),
      item(18, 'heritage/plate-bread-oven'),
      item(18, 'heritage/18-carrying-bread'),
      item(19, 'heritage/19-cheese-at-the-fold'),
      item(20, 'heritage/20-beehives'),
      item(21, 'heritage/21-water-mill'),
    ],
  },
  {
    id: 'waterwork-and-leisure',
    items: [
      item(22, 'heritage/22-wool-washing'),
      item(22, 'heritage/22-drying-the-rugs'),
      item(23, 'heritage/23-at-the-fountain'),
      item(24, 'heritage/24-oro-on-the-common'),
      item(25, 'heritage/25-zurla-and-tapan'),
      item(26, 'heritage/26-sheep-on-the-promenade'),
      item(27, 'heritage/27-winter-spinning'),
    ],
  },
  {
    id: 'craft-and-construction',
    items: [
      item(28, 'heritage/28-making-adobe'),
      item(29, 'heritage/29-masons-at-the-wall'),
      item(30, 'heritage/30-raising-the-frame'),
      item(31, 'heritage/31-joinery'),
      item(31, 'heritage/31-wall-section'),
      item(32, 'heritage/32-laying-roof-tiles'),
      item(33, 'heritage/33-limewashing'),
      item(34, 'heritage/34-at-the-loom'),
    ],
  },
  {
    id: 'settlement-patterns',
    items: [
      item(35, 'heritage/35-valley-section'),
      item(36, 'heritage/36-village-plan'),
      item(37, 'heritage/model-village-pattern'),
      item(37, 'heritage/model-village-crossroads'),
      item(38, 'heritage/38-lane-between-houses'),
      item(39, 'heritage/39-village-in-snow'),
    ],
  },
  {
    id: 'house-up-close',
    items: [
      item(40, 'heritage/plate-village-house'),
      item(41, 'heritage/41-ground-floor-plan'),
      item(42, 'heritage/42-upper-floor-plan'),
      item(43, 'heritage/43-yard-site-plan'),
      item(44, 'heritage/plate-village-yard'),
      item(45, 'heritage/plate-village-gallery'),
      item(46, 'heritage/46-hearth-and-oven-wall'),
    ],
  },
  {
    id: 'crossing-between-worlds',
    items: [
      item(47, 'heritage/47-leaving-at-the-crossroads'),
      item(48, 'heritage/48-train-to-the-port'),
      item(49, 'heritage/49-the-ship'),
      item(50, 'heritage/50-market-garden'),
    ],
  },
  {
    id: 'peasant-villages-to-industrial-suburbs',
    items: [
      item(51, 'heritage/51-factory-street'),
      item(52, 'heritage/52-backyard-vine'),
      item(52, 'heritage/52-two-yards-compared'),
    ],
  },
];

/** The gallery as a block of the page. */
export function heritageGallery(id: HeritageGalleryId): ContentBlock {
  const { items = [] } = heritageGalleries.find((gallery) => gallery.id === id) ?? {};
  return {
    kind: 'gallery',
    name: `gallery:${id}`,
    pictures: items.map(({ picture, number }, place) => ({
      ...imageRef(picture),
      ...(items[place - 1]?.number === number && { sharesNumber: true }),
    })),
  };
}
