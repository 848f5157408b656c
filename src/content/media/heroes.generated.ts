// Written by `npm run media` from the masters in assets/images; do not edit.
import type { MediaCatalogue } from '#shared/media.ts';

// prettier-ignore
export const heroesMedia = {
  'heroes/landing-tall': { file: 'landing-tall.jpg', width: 1067, height: 1333, colour: '#989181', version: 'a08eebecf1' },
  'heroes/landing': { file: 'landing.jpg', width: 1600, height: 1067, colour: '#9b927f', version: '3015f62b82' },
} as const satisfies MediaCatalogue;
