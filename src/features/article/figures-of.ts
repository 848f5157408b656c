import type { Article, Block } from '#content/schema.ts';
import { plainText } from '#lib/inline-markup.ts';
import type { Picture } from '#shared/media.ts';

/** A figure as it is shown large: the picture, the section it stands in, its words there. */
export interface ArticleFigure {
  picture: Picture;
  title: string;
  /** Plain text; may be empty. */
  caption: string;
}

/** The figures of an article, in the order of reading, each picture once and only those that are there. */
export function figuresOf(
  article: Pick<Article, 'sections'>,
  pictures: ReadonlyMap<string, Picture>,
): ArticleFigure[] {
  const figures = new Map<string, ArticleFigure>();
  for (const { block, title, picture } of shownIn(article, pictures)) {
    if (figures.has(picture.id)) continue;
    const caption = plainText(block.caption ?? picture.caption);
    figures.set(picture.id, { picture, title, caption });
  }
  return [...figures.values()];
}

/** The figures of an article by the number that is printed under them, from 1; one whose picture is missing has none. */
export function figureNumbers(
  article: Pick<Article, 'sections'>,
  pictures: ReadonlyMap<string, Picture>,
): ReadonlyMap<Block, number> {
  return new Map(shownIn(article, pictures).map(({ block }, place) => [block, place + 1]));
}

function shownIn({ sections }: Pick<Article, 'sections'>, pictures: ReadonlyMap<string, Picture>) {
  return sections.flatMap(({ title, blocks }) =>
    blocks.flatMap((block) => {
      const picture = block.kind === 'figure' ? pictures.get(block.picture) : undefined;
      return block.kind === 'figure' && picture ? [{ block, title, picture }] : [];
    }),
  );
}
