import type { Picture } from '#shared/media.ts';

/** One picture in the lightbox, and the text under it. */
export interface LightboxItem {
  picture: Picture;
  title?: string;
  /** Plain text; may be empty. */
  caption: string;
}
