// Written by `npm run media` from the masters in assets/images; do not edit.
import type { MediaCatalogue } from '#shared/media.ts';

// oxfmt-ignore
export const landscapeMedia = {
  'landscape/existing-landscape': { width: 1600, height: 1067, colour: '#9f8a6c', version: 'd2a64d9463' },
  'landscape/graduated-transitions': { width: 1600, height: 1067, colour: '#a3967e', version: 'ce63ce4730' },
  'landscape/productive-landscape': { width: 1600, height: 1067, colour: '#8e7050', version: '3313a68bf1' },
  'landscape/solar-orientation': { width: 1600, height: 1067, colour: '#e6dac9', version: '19e679c2ed' },
  'landscape/water': { width: 1600, height: 1067, colour: '#d5c0aa', version: 'd4f3a05a6d' },
} as const satisfies MediaCatalogue;
