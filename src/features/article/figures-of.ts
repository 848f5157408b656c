import type { Article } from '#content/schema.ts';
import type { Picture } from '#shared/media.ts';

/** The pictures of an article's figures, in the order of reading, each once and only those that are there. */
export function figuresOf(
  article: Pick<Article, 'sections'>,
  pictures: ReadonlyMap<string, Picture>,
): Picture[] {
  const ids = article.sections
    .flatMap((section) => section.blocks)
    .flatMap((block) =>
      block.kind === 'figure' ? [block.picture] : block.kind === 'gallery' ? block.pictures : [],
    );
  return [...new Set(ids)].map((id) => pictures.get(id)).filter((picture) => picture !== undefined);
}
