import type { PictureCatalogue } from '../schema.ts';

export const aboutPictures = {
  'about/village-scene': {
    alt: 'a stone and timber village on a hillside at first light, smoke rising, a woman from behind driving two goats up the lane',
    caption: 'A village of the kind that many families left: stone below, timber and lime above.',
    hand: 'print',
  },
  'about/uncle-and-nephew': {
    alt: 'an older man and a boy from behind, sitting side by side on a bench under a heavy grapevine',
    caption: 'Uncle and nephew under the grapevine, drawn from behind: an imagined afternoon.',
    hand: 'print',
  },
} as const satisfies PictureCatalogue;
