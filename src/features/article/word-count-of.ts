import { plainText } from '#lib/inline-markup.ts';
import { countWords } from '#lib/reading-time.ts';
import type { LongText } from '#shared/page-content.ts';
import { runningTextsOf } from './article-texts.ts';

/** Words of an article's running text: what a reader reads, without tables and captions. */
export function wordCountOf({
  standfirst,
  blocks,
}: Pick<LongText, 'standfirst' | 'blocks'>): number {
  return [standfirst, ...blocks.flatMap(runningTextsOf)].reduce(
    (words, text) => words + countWords(plainText(text)),
    0,
  );
}
