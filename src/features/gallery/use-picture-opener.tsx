import type { ReactNode } from 'react';
import type { Picture } from '#shared/media.ts';
import type { LightboxItem } from './lightbox-item.ts';
import { useLightbox } from './use-lightbox.tsx';

/** The lightbox for pictures within a text: opens at the one that was tapped. */
export function usePictureOpener(items: readonly LightboxItem[]): {
  lightbox: ReactNode;
  openPicture: (picture: Picture) => void;
} {
  const { lightbox, open } = useLightbox(items);
  return {
    lightbox,
    openPicture: (picture) => {
      const index = items.findIndex((item) => item.picture.id === picture.id);
      if (index !== -1) open(index);
    },
  };
}
