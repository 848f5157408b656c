import type { Picture } from '#shared/media.ts';

export interface LabelledItem {
  picture: Picture;
  caption: string;
  /** Empty where no label is shown. */
  label: string;
}

/**
 * The pictures of a gallery with their captions. The label says how a picture was made only where that differs from
 * the picture before it.
 */
export function labelledItems(pictures: readonly Picture[]): LabelledItem[] {
  return pictures.map((picture, index) => ({
    picture,
    caption: picture.caption,
    label: picture.label === pictures[index - 1]?.label ? '' : picture.label,
  }));
}
