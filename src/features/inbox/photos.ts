import type { ReactNode } from 'react';
import type { AttachedFile } from '#shared/api/inbox.ts';
import { previewableMediaTypes } from '#shared/api/upload.ts';

/** Shows photos large, to swipe and zoom; `show` gets what opens the one with a number. */
export type RenderPhotos = (
  photos: readonly AttachedFile[],
  show: (open: (index: number) => void) => ReactNode,
) => ReactNode;

/** The copy for a screen, of 1,600 px; a photo on this phone is that one. */
export const screenAddress = ({ url }: AttachedFile): string =>
  url.startsWith('blob:') ? url : `${url}?size=screen`;

export const thumbnailAddress = ({ url }: AttachedFile): string =>
  url.startsWith('blob:') ? url : `${url}?size=thumbnail`;

/** Those of some files that can be shown. */
export function photosOf(files: readonly AttachedFile[]): AttachedFile[] {
  return files.filter(({ mediaType }) => previewableMediaTypes.includes(mediaType));
}
