import { plainText } from '#lib/inline-markup.ts';
import type { Picture } from '#shared/media.ts';
import type { LongText, ShownBlock } from '#shared/page-content.ts';
import { sectionsOf } from '#shared/sections-of.ts';

/** A figure as it is shown large: the picture, the section it stands in, its words there. */
export interface ArticleFigure {
  picture: Picture;
  title: string;
  /** Plain text; may be empty. */
  caption: string;
}

/** The figures of an article, in the order of reading, each picture once and only those that are there. */
export function figuresOf({ blocks }: Pick<LongText, 'blocks'>): ArticleFigure[] {
  const figures = new Map<string, ArticleFigure>();
  for (const section of sectionsOf(blocks)) {
    for (const picture of section.blocks.flatMap(picturesIn)) {
      if (figures.has(picture.id)) continue;
      const caption = plainText(picture.caption);
      figures.set(picture.id, { picture, title: section.title, caption });
    }
  }
  return [...figures.values()];
}

/** The figures of an article by the number that is printed under them, from 1; one whose picture is missing has none. */
export function figureNumbers({
  blocks,
}: Pick<LongText, 'blocks'>): ReadonlyMap<ShownBlock, number> {
  const shown = blocks.filter((block) => picturesIn(block).length > 0);
  return new Map(shown.map((block, place) => [block, place + 1]));
}

const picturesIn = (block: ShownBlock): Picture[] =>
  block.kind === 'figure' && block.figure ? [block.figure] : [];
