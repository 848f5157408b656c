import type { Article } from '#content/schema.ts';
import { plainText } from '#lib/inline-markup.ts';
import { countWords } from '#lib/reading-time.ts';
import { runningTextsOf } from './article-texts.ts';

/** Words of an article's running text: what a reader reads, without tables and captions. */
export function wordCountOf(article: Pick<Article, 'standfirst' | 'sections'>): number {
  const texts = article.sections.flatMap((section) => [
    section.title,
    ...section.blocks.flatMap(runningTextsOf),
  ]);
  return [article.standfirst, ...texts].reduce(
    (words, text) => words + countWords(plainText(text)),
    0,
  );
}
