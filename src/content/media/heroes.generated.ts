// Written by `npm run media` from the masters in assets/images; do not edit.
import type { MediaCatalogue } from '#shared/media.ts';

// prettier-ignore
export const heroesMedia = {
  'heroes/about-tall': { file: 'about-tall.jpg', width: 1067, height: 1334, colour: '#a49d85', version: '4f03ff6606' },
  'heroes/about': { file: 'about.jpg', width: 1600, height: 1067, colour: '#a49c84', version: '83b983673d' },
  'heroes/climate-responsive-tall': { file: 'climate-responsive-tall.jpg', width: 1067, height: 1334, colour: '#725940', version: 'dcf4b015b2' },
  'heroes/climate-responsive': { file: 'climate-responsive.jpg', width: 1600, height: 1067, colour: '#80694f', version: 'b0d7bb0bb0' },
  'heroes/community-tall': { file: 'community-tall.jpg', width: 1067, height: 1334, colour: '#9b9a85', version: '4c618606ca' },
  'heroes/community': { file: 'community.jpg', width: 1600, height: 1067, colour: '#a8a58f', version: 'c527089add' },
  'heroes/design-services-tall': { file: 'design-services-tall.jpg', width: 1067, height: 1334, colour: '#897661', version: '612c10387d' },
  'heroes/design-services': { file: 'design-services.jpg', width: 1600, height: 1067, colour: '#8f7a62', version: '86c9a145bd' },
  'heroes/heritage-tall': { file: 'heritage-tall.jpg', width: 1067, height: 1334, colour: '#938773', version: '86758110a7' },
  'heroes/heritage': { file: 'heritage.jpg', width: 1600, height: 1067, colour: '#9b937e', version: '3b37cb9b11' },
  'heroes/landing-tall': { file: 'landing-tall.jpg', width: 1067, height: 1333, colour: '#989181', version: 'a08eebecf1' },
  'heroes/landing': { file: 'landing.jpg', width: 1600, height: 1067, colour: '#9b927f', version: '3015f62b82' },
  'heroes/landscape-integration-tall': { file: 'landscape-integration-tall.jpg', width: 1067, height: 1334, colour: '#b7b099', version: '0b2de19c14' },
  'heroes/landscape-integration': { file: 'landscape-integration.jpg', width: 1600, height: 1067, colour: '#b6af96', version: 'b150259534' },
  'heroes/natural-building-materials-tall': { file: 'natural-building-materials-tall.jpg', width: 1067, height: 1334, colour: '#8d7d68', version: 'ec53ac286d' },
  'heroes/natural-building-materials': { file: 'natural-building-materials.jpg', width: 1600, height: 1067, colour: '#95866f', version: '62405ae641' },
  'heroes/philosophy-tall': { file: 'philosophy-tall.jpg', width: 1067, height: 1333, colour: '#b5af91', version: '9a36611a8e' },
  'heroes/philosophy': { file: 'philosophy.jpg', width: 1600, height: 1067, colour: '#b6ad8c', version: 'd735879dac' },
  'heroes/projects-tall': { file: 'projects-tall.jpg', width: 1067, height: 1334, colour: '#928a7b', version: '8b0045e9d1' },
  'heroes/projects': { file: 'projects.jpg', width: 1600, height: 1067, colour: '#a1998b', version: 'd4b630f93a' },
  'heroes/resources-tall': { file: 'resources-tall.jpg', width: 1067, height: 1334, colour: '#967e66', version: '333db58019' },
  'heroes/resources': { file: 'resources.jpg', width: 1600, height: 1067, colour: '#8a7159', version: 'f543c05522' },
  'heroes/site-map-tall': { file: 'site-map-tall.jpg', width: 1067, height: 1334, colour: '#a9957e', version: '60d4de3fd7' },
  'heroes/site-map': { file: 'site-map.jpg', width: 1600, height: 1067, colour: '#b09d87', version: '185a23fb14' },
} as const satisfies MediaCatalogue;
