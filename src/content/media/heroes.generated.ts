// Written by `npm run media` from the masters in assets/images; do not edit.
import type { MediaCatalogue } from '#shared/media.ts';

// oxfmt-ignore
export const heroesMedia = {
  'heroes/about': { width: 1600, height: 1067, colour: '#a49c84', version: '83b983673d' },
  'heroes/climate-responsive': { width: 1600, height: 1067, colour: '#7f684e', version: 'c360f3dfdf' },
  'heroes/community': { width: 1600, height: 1067, colour: '#a6a38e', version: '2662fab9c3' },
  'heroes/design-services': { width: 1600, height: 1067, colour: '#907a63', version: '69770dc3b7' },
  'heroes/heritage': { width: 1600, height: 1067, colour: '#9b937e', version: '3b37cb9b11' },
  'heroes/landing-tall': { width: 1067, height: 1333, colour: '#989181', version: 'a08eebecf1' },
  'heroes/landing': { width: 1600, height: 1067, colour: '#9b927f', version: '3015f62b82' },
  'heroes/landscape-integration': { width: 1600, height: 1067, colour: '#b6af96', version: 'b150259534' },
  'heroes/natural-building-materials': { width: 1600, height: 1067, colour: '#95866f', version: '62405ae641' },
  'heroes/philosophy': { width: 1600, height: 1067, colour: '#b6ad8c', version: 'd735879dac' },
  'heroes/projects': { width: 1600, height: 1067, colour: '#a0988a', version: 'cbe5a106ef' },
  'heroes/resources': { width: 1600, height: 1067, colour: '#897158', version: '3a15af2d6d' },
} as const satisfies MediaCatalogue;
