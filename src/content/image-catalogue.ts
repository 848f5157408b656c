import type { ImageRef } from '#shared/content-types/image-ref.ts';
import { everyMedia, everyPicture } from './all-pictures.ts';
import { imageCatalogueOf } from './image-catalogue-of.ts';
import type { PictureId } from './schema.ts';

/** Every picture of the release. For the server and tests: a page imports only the galleries it shows. */
export const imageCatalogue = imageCatalogueOf([everyPicture, everyMedia]);

/**
 * A picture of the release with its texts from the catalogue.
 * @param caption instead of the catalogue's
 * @throws Error for a picture without words or without a file; stops the build
 */
export function imageRef(picture: PictureId, caption?: string): ImageRef {
  const found = imageCatalogue.get(picture);
  if (!found) {
    throw new Error(
      `${picture} needs a picture in assets/images, its words in src/content/pictures, and npm run media`,
    );
  }
  return {
    picture,
    alt: found.alt,
    isDecorative: false,
    caption: caption ?? found.caption,
    isStandIn: found.label !== '',
  };
}
