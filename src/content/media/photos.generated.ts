// Written by `npm run media` from the masters in assets/images; do not edit.
import type { MediaCatalogue } from '#shared/media.ts';

// prettier-ignore
export const photosMedia = {
} as const satisfies MediaCatalogue;
