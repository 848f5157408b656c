import type { BodyOf } from '#shared/content-types/types.ts';
import { imageRef } from './image-catalogue.ts';

/** The first screen. Its headline is one sentence, set in two lines. */
export const landing = {
  headline: 'Natural Building Design',
  secondLine: 'Creating Living Wholeness',
  tagline: 'Building a living world',
  description:
    'We design houses of earth, straw, stone and timber for central Victoria. Each joins the emotional and timeless qualities of its place with thermal comfort, low energy use and modern building standards.',
  picture: imageRef('heroes/landing'),
} satisfies BodyOf<'opening'>;
