import { imageCatalogue } from '#content/image-catalogue.ts';
import type { ImageRef } from '#shared/content-types/image-ref.ts';
import { pictureIdOf } from '#shared/media.ts';
import type { Picture } from '#shared/media.ts';
import { plainText } from '#lib/inline-markup.ts';
import type { CleaningOptions } from './html-to-blocks.ts';

/** Label under a picture that the owner added as a stand-in for a photograph. */
export const standInLabel = 'Not the place itself.';

/** Whether a picture came with the site. */
export const isDefaultPicture = (name: string): boolean => imageCatalogue.has(name);

/** Pixels and colour of a picture that the owner has added. */
export type FindUploaded = (
  name: string,
) => Omit<Picture, 'alt' | 'caption' | 'label' | 'focus'> | undefined;

/** A picture with the texts of the place that shows it; undefined if there is no such picture. */
export function usedPicture(use: ImageRef, findUploaded: FindUploaded): Picture | undefined {
  const shipped = imageCatalogue.get(use.picture);
  const facts = shipped ?? findUploaded(use.picture);
  if (!facts) return undefined;
  return {
    ...facts,
    alt: use.isDecorative ? '' : use.alt,
    caption: plainText(use.caption),
    label: use.isStandIn ? shipped?.label || standInLabel : '',
    ...(use.focus && { focus: use.focus }),
  };
}

/** The pictures of this site in what is pasted; those that the owner added are none. */
export const pastedPictures: CleaningOptions = {
  pictureAt({ src, alt, caption }) {
    const id = pictureIdOf(src);
    const shipped = id === null ? undefined : imageCatalogue.get(id);
    if (id === null || shipped === undefined) return undefined;
    const { label } = shipped;
    const isStandIn = label !== '' && caption.endsWith(label);
    return {
      picture: id,
      alt,
      isDecorative: alt === '',
      caption: isStandIn ? caption.slice(0, -label.length).trim() : caption,
      isStandIn,
    };
  },
};
