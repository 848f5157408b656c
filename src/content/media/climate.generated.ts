// Written by `npm run media` from the masters in assets/images; do not edit.
import type { MediaCatalogue } from '#shared/media.ts';

// oxfmt-ignore
export const climateMedia = {
  'climate/seasonal-winds': { width: 1600, height: 1067, colour: '#ddd2bd', version: '748a72de66' },
  'climate/solar-section': { width: 1600, height: 1067, colour: '#d8c4ab', version: '3bc257102f' },
  'climate/sun-path': { width: 1600, height: 1067, colour: '#e9ddc8', version: '7541c2dd4b' },
  'climate/temperature-bands': { width: 1600, height: 1067, colour: '#e2d7c4', version: 'e66d3a29f8' },
} as const satisfies MediaCatalogue;
