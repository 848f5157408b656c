import type { GalleryPicture } from '#shared/page-content.ts';
import { plainText } from '#lib/inline-markup.ts';
import type { Diagram } from './diagram-grid.tsx';

/** The pictures of the page's diagrams; those of ours have a title and a live drawing, a photograph its own words. */
export function diagramsOf<Id extends string>(
  pictures: readonly GalleryPicture[],
  titles: readonly { picture: Id; title: string }[],
  drawings: Readonly<Record<Id, string>>,
): Diagram[] {
  return pictures.map(({ picture, caption }) => {
    const ours = titles.find((one) => one.picture === picture.id);
    return {
      title: ours?.title ?? picture.alt,
      picture,
      caption: plainText(caption),
      drawing: ours && drawings[ours.picture],
    };
  });
}
