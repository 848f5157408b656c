// Written by `npm run media` from the masters in assets/images; do not edit.
import type { MediaCatalogue } from '#shared/media.ts';

// oxfmt-ignore
export const materialsMedia = {
  'materials/cement': { width: 1600, height: 1067, colour: '#c1ac88', version: '21c77ffbd9' },
  'materials/light-earth': { width: 1600, height: 1067, colour: '#9d886f', version: '48993d3142' },
  'materials/lime': { width: 1600, height: 1067, colour: '#d3c8b6', version: 'e46db3bc2d' },
  'materials/mudbrick': { width: 1600, height: 1067, colour: '#8b6d4e', version: '1bdd0a8b05' },
  'materials/stone': { width: 1600, height: 1067, colour: '#a89574', version: '4c43282bc5' },
  'materials/strawbale': { width: 1600, height: 1067, colour: '#a48f73', version: '60fdd6c92c' },
  'materials/wood': { width: 1600, height: 1067, colour: '#74573c', version: 'cec0973741' },
} as const satisfies MediaCatalogue;
