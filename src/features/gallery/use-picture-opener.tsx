import type { ReactNode } from 'react';
import type { Picture } from '#shared/media.ts';
import { useLightbox } from './use-lightbox.tsx';

/** The lightbox for pictures that stand here and there in a text: opens at the one that was tapped. */
export function usePictureOpener(pictures: readonly Picture[]): {
  lightbox: ReactNode;
  openPicture: (picture: Picture) => void;
} {
  const { lightbox, open } = useLightbox(
    pictures.map((picture) => ({ picture, caption: picture.caption })),
  );
  return {
    lightbox,
    openPicture: (picture) => {
      const index = pictures.findIndex(({ id }) => id === picture.id);
      if (index !== -1) open(index);
    },
  };
}
