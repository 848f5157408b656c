import { plainText } from '#lib/inline-markup.ts';
import type { ShownBlock } from '#shared/page-content.ts';
import type { Diagram } from './diagram-grid.tsx';

/** The pictures of the page's gallery; those of ours have a title and a live drawing, a photograph its own words. */
export function diagramsOf<Id extends string>(
  blocks: readonly ShownBlock[],
  titles: readonly { picture: Id; title: string }[],
  drawings: Readonly<Record<Id, string>>,
): Diagram[] {
  const pictures = blocks.flatMap((block) => (block.kind === 'gallery' ? block.pictures : []));
  return pictures.map((picture) => {
    const ours = titles.find((one) => one.picture === picture.id);
    return {
      title: ours?.title ?? picture.alt,
      picture,
      caption: plainText(picture.caption),
      drawing: ours && drawings[ours.picture],
    };
  });
}
