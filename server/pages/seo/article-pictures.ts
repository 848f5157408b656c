import { everyMedia } from '#content/all-pictures.ts';
import type { Article, PictureId } from '#content/schema.ts';
import { uploadedDigestOf } from '#shared/content-types/image-ref.ts';
import { largeAddress } from '#shared/media.ts';

/** Addresses of these pictures, each once; one that comes with the site and has no master is left out. */
export function addressesOf(ids: readonly PictureId[]): string[] {
  return [...new Set(ids)]
    .filter((id) => everyMedia[id] !== undefined || uploadedDigestOf(id) !== undefined)
    .map(largeAddress);
}

/** The pictures of an article in reading order: the leading one, then its figures. */
export function picturesOf({ lead, sections }: Pick<Article, 'lead' | 'sections'>): PictureId[] {
  const inText = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'figure' ? [block.picture] : []));
  return lead === undefined ? inText : [lead, ...inText];
}
