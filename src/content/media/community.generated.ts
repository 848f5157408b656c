// Written by `npm run media` from the masters in assets/images; do not edit.
import type { MediaCatalogue } from '#shared/media.ts';

// oxfmt-ignore
export const communityMedia = {
  'community/dunstan-reserve-food-forest-1': { width: 1600, height: 1067, colour: '#846f53', version: '50bb8c7c94' },
  'community/dunstan-reserve-food-forest-2': { width: 1600, height: 1067, colour: '#78775f', version: 'a2bb77ba1c' },
  'community/dunstan-reserve-food-forest-3': { width: 1600, height: 1067, colour: '#a5a389', version: '2ace488656' },
  'community/dunstan-reserve-food-forest-cover': { width: 1600, height: 1067, colour: '#958569', version: '457db783bb' },
  'community/northcote-community-garden-1': { width: 1600, height: 1067, colour: '#978269', version: '3d93c8426b' },
  'community/northcote-community-garden-2': { width: 1600, height: 1067, colour: '#9a906f', version: '85dd4da61a' },
  'community/northcote-community-garden-3': { width: 1600, height: 1067, colour: '#b09c80', version: '68ff36e691' },
  'community/northcote-community-garden-cover': { width: 1600, height: 1067, colour: '#98846d', version: '5e057ea1e2' },
  'community/safe-place-affordable-housing-1': { width: 1600, height: 1067, colour: '#90826c', version: '1d55f6a50b' },
  'community/safe-place-affordable-housing-2': { width: 1600, height: 1067, colour: '#97866e', version: '3a2b00e8e6' },
  'community/safe-place-affordable-housing-3': { width: 1600, height: 1067, colour: '#c9b796', version: 'a0df37b7f2' },
  'community/safe-place-affordable-housing-cover': { width: 1600, height: 1067, colour: '#9c8f7d', version: '93d3400986' },
  'community/sustainable-community-food-systems-1': { width: 1600, height: 1067, colour: '#9e876c', version: 'ef7d7db5cc' },
  'community/sustainable-community-food-systems-2': { width: 1600, height: 1067, colour: '#777356', version: '0b2416adb4' },
  'community/sustainable-community-food-systems-3': { width: 1600, height: 1067, colour: '#bea27f', version: 'c83a7c0e26' },
  'community/sustainable-community-food-systems-cover': { width: 1600, height: 1067, colour: '#a28a6d', version: 'dc16e2490a' },
} as const satisfies MediaCatalogue;
