import type { Article } from '#content/schema.ts';
import { plainText } from '#lib/inline-markup.ts';
import type { Picture } from '#shared/media.ts';

/** A figure as it is shown large: the picture, the section it stands in, its words there. */
export interface ArticleFigure {
  picture: Picture;
  title: string;
  /** Plain words; may be empty. */
  caption: string;
}

/** The figures of an article, in the order of reading, each picture once and only those that are there. */
export function figuresOf(
  article: Pick<Article, 'sections'>,
  pictures: ReadonlyMap<string, Picture>,
): ArticleFigure[] {
  const figures = new Map<string, ArticleFigure>();
  for (const { title, blocks } of article.sections) {
    for (const { id, caption } of blocks.flatMap(shownIn)) {
      const picture = pictures.get(id);
      if (picture === undefined || figures.has(id)) continue;
      figures.set(id, { picture, title, caption: plainText(caption ?? picture.caption) });
    }
  }
  return [...figures.values()];
}

function shownIn(block: Article['sections'][number]['blocks'][number]) {
  if (block.kind === 'figure') return [{ id: block.picture, caption: block.caption }];
  if (block.kind === 'gallery') return block.pictures.map((id) => ({ id, caption: undefined }));
  return [];
}
