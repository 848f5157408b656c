import type { MouseEvent, ReactNode } from 'react';
import { largeAddress } from '#shared/media.ts';
import type { Picture } from '#shared/media.ts';

/**
 * A link to the large copy of a picture, which works before hydration and without JavaScript. Hydrated, a plain tap
 * opens the lightbox instead; opening a new tab stays the reader's choice.
 * @param name what the picture shows, for screen readers
 */
export function PictureLink({
  picture,
  name,
  className,
  onOpen,
  children,
}: {
  picture: Picture;
  name: string;
  className: string | undefined;
  onOpen: () => void;
  children: ReactNode;
}) {
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  }
  return (
    <a
      className={className}
      href={largeAddress(picture.id)}
      aria-label={`Enlarge picture: ${name}`}
      onClick={open}
    >
      {children}
    </a>
  );
}
