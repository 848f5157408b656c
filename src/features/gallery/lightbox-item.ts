import type { Picture } from '#shared/media.ts';

/** A picture of the site, or one that is somewhere else. */
type Source =
  | { picture: Picture; address?: undefined }
  | { picture: { id: string; alt: string; label: string }; address: string };

/** One picture in the lightbox, and the text under it. */
export type LightboxItem = Source & {
  title?: string;
  /** Plain text; may be empty. */
  caption: string;
};
