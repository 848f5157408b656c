import type { ReactNode } from 'react';
import type { AttachedFile } from '#shared/api/inbox.ts';
import { previewableMediaTypes } from '#shared/api/upload.ts';

/** Shows photos large, to swipe and zoom; `show` gets what opens the one with a number. */
export type RenderPhotos = (
  photos: readonly AttachedFile[],
  show: (open: (index: number) => void) => ReactNode,
) => ReactNode;

/** The copy for a screen, of 1,600 px. */
export const screenAddress = ({ url }: AttachedFile): string => `${url}?size=screen`;

/** Those of some files that can be shown. */
export function photosOf(files: readonly AttachedFile[]): AttachedFile[] {
  return files.filter(({ mediaType }) => previewableMediaTypes.includes(mediaType));
}
