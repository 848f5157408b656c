// Written by `npm run media` from the masters in assets/images; do not edit.
import type { MediaCatalogue } from '#shared/media.ts';

// oxfmt-ignore
export const blogMedia = {
  'blog/designing-for-the-february-north-wind': { width: 1600, height: 1067, colour: '#ba916e', version: '8bf19e756a' },
  'blog/how-dry-is-dry-enough': { width: 1600, height: 1067, colour: '#9d8f79', version: '80fe770360' },
  'blog/light-earth-in-a-cold-valley': { width: 1600, height: 1067, colour: '#b1a387', version: 'ec74035dd3' },
  'blog/lime-is-a-patient-material': { width: 1600, height: 1067, colour: '#c8af95', version: '01316f6c0b' },
  'blog/reading-a-block-before-you-draw': { width: 1600, height: 1067, colour: '#cdb88d', version: '95e0df69f9' },
  'blog/the-owner-builder-year': { width: 1600, height: 1067, colour: '#ab997c', version: 'b2c31718ff' },
} as const satisfies MediaCatalogue;
