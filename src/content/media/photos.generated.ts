// Written by `npm run media` from the masters in assets/images; do not edit.
import type { MediaCatalogue } from '#shared/media.ts';

// oxfmt-ignore
export const photosMedia = {
  'photos/photo-01': { width: 1200, height: 800, colour: '#a79375', version: '96eab3e6d8' },
  'photos/photo-02': { width: 1200, height: 799, colour: '#8f7a5e', version: 'ec1b1262e4' },
  'photos/photo-03': { width: 1200, height: 800, colour: '#837662', version: 'c5d2328df8' },
  'photos/photo-04': { width: 1200, height: 800, colour: '#837767', version: '13f9eee574' },
  'photos/photo-05': { width: 1200, height: 800, colour: '#938061', version: 'f9a6fd650f' },
  'photos/photo-06': { width: 1200, height: 800, colour: '#907a60', version: 'b96d715d49' },
  'photos/photo-07': { width: 1200, height: 800, colour: '#8d7258', version: 'e023b76bd7' },
  'photos/photo-08': { width: 1200, height: 800, colour: '#7e5f49', version: 'd454d4a142' },
  'photos/photo-09': { width: 1200, height: 800, colour: '#8a7f6f', version: '7afd016f8b' },
  'photos/photo-10': { width: 1200, height: 800, colour: '#95836c', version: '3d0770d376' },
  'photos/photo-11': { width: 1200, height: 799, colour: '#907f69', version: '5cb48f2a2c' },
  'photos/photo-12': { width: 1200, height: 799, colour: '#a18767', version: '494ec1c3ee' },
  'photos/photo-13': { width: 1600, height: 1067, colour: '#c3b398', version: '1c28cd8bab' },
  'photos/photo-14': { width: 1200, height: 799, colour: '#a28b74', version: 'b04896edc9' },
  'photos/photo-15': { width: 1600, height: 1067, colour: '#c3ae96', version: '93963adb18' },
  'photos/photo-16': { width: 1600, height: 1067, colour: '#9a9683', version: 'c8ac36ecb2' },
  'photos/photo-17': { width: 1600, height: 1067, colour: '#baa07b', version: 'ef33b54b69' },
  'photos/photo-18': { width: 1200, height: 799, colour: '#908863', version: '83c08726ac' },
  'photos/photo-19': { width: 1600, height: 1067, colour: '#c5aa82', version: '089102851f' },
  'photos/photo-20': { width: 1600, height: 1067, colour: '#bda280', version: '59e30405b8' },
  'photos/photo-21': { width: 1600, height: 1067, colour: '#b79e7c', version: 'c2f22af744' },
} as const satisfies MediaCatalogue;
