import type { Picture } from '#shared/media.ts';

export interface LabelledItem {
  picture: Picture;
  caption: string;
  /** Empty where nothing is to be said. */
  label: string;
}

/**
 * The pictures of a gallery with their captions. How a picture was made is said where the hand changes, and not
 * again under the next one.
 */
export function labelledItems(pictures: readonly Picture[]): LabelledItem[] {
  return pictures.map((picture, index) => ({
    picture,
    caption: picture.caption,
    label: picture.label === pictures[index - 1]?.label ? '' : picture.label,
  }));
}
