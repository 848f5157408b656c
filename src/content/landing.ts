import type { BodyOf } from '#shared/content-types/types.ts';
import { imageRef } from './image-catalogue.ts';

/** The first screen. Its headline is one sentence, set in two lines. */
export const landing = {
  headline: 'Natural Building Design',
  secondLine: 'Creating Living Wholeness',
  tagline: 'Building a living world',
  description:
    'We design earth, straw, stone and timber houses for central Victoria, joining a place’s emotional and timeless qualities with thermal comfort, low energy use and modern building standards.',
  picture: imageRef('heroes/landing'),
} satisfies BodyOf<'opening'>;
