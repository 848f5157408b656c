import type { Picture } from '#shared/media.ts';

/** One picture in the lightbox: what stands under it. */
export interface LightboxItem {
  picture: Picture;
  title?: string;
  /** Plain words; may be empty. */
  caption: string;
}
