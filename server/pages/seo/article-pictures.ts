import { everyMedia } from '#content/all-pictures.ts';
import type { PictureId } from '#content/schema.ts';
import { uploadedDigestOf } from '#shared/content-types/image-ref.ts';
import { largeAddress } from '#shared/media.ts';
import type { ArticlePageName, PageContents } from '#shared/page-content.ts';

/** Addresses of these pictures, each once; one that comes with the site and has no master is left out. */
export function addressesOf(ids: readonly PictureId[]): string[] {
  return [...new Set(ids)]
    .filter((id) => everyMedia[id] !== undefined || uploadedDigestOf(id) !== undefined)
    .map(largeAddress);
}

/** The pictures of a long text in reading order: the leading one, its figures, its galleries. */
export function picturesOf({ lead, blocks }: PageContents[ArticlePageName]['page']): PictureId[] {
  const inGalleries = blocks.flatMap((block) => (block.kind === 'gallery' ? block.pictures : []));
  const inText = blocks.flatMap((block) => (block.kind === 'figure' ? [block.figure] : []));
  return [lead, ...inText, ...inGalleries].flatMap((picture) => picture?.id ?? []);
}
