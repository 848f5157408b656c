// Written by `npm run media` from the masters in assets/images; do not edit.
import type { MediaCatalogue } from '#shared/media.ts';

// oxfmt-ignore
export const aboutMedia = {
  'about/uncle-and-nephew': { width: 1600, height: 1067, colour: '#a19883', version: 'c4e82c9553' },
  'about/village-scene': { width: 1600, height: 1067, colour: '#b2a48e', version: 'c1fa46a345' },
} as const satisfies MediaCatalogue;
