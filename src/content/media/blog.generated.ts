// Written by `npm run media` from the masters in assets/images; do not edit.
import type { MediaCatalogue } from '#shared/media.ts';

// oxfmt-ignore
export const blogMedia = {
  'blog/designing-for-the-february-north-wind': { file: 'designing-for-the-february-north-wind.jpg', width: 1600, height: 1067, colour: '#ba916e', version: '8bf19e756a' },
  'blog/how-dry-is-dry-enough': { file: 'how-dry-is-dry-enough.jpg', width: 1600, height: 1067, colour: '#9d8f79', version: '80fe770360' },
  'blog/light-earth-in-a-cold-valley': { file: 'light-earth-in-a-cold-valley.jpg', width: 1600, height: 1067, colour: '#b1a387', version: 'ec74035dd3' },
  'blog/lime-is-a-patient-material': { file: 'lime-is-a-patient-material.jpg', width: 1600, height: 1067, colour: '#c8af95', version: '01316f6c0b' },
  'blog/reading-a-block-before-you-draw': { file: 'reading-a-block-before-you-draw.jpg', width: 1600, height: 1067, colour: '#cdb88d', version: '95e0df69f9' },
  'blog/the-owner-builder-year': { file: 'the-owner-builder-year.jpg', width: 1600, height: 1067, colour: '#ab997c', version: 'b2c31718ff' },
} as const satisfies MediaCatalogue;
