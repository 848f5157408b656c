import { plainText } from '#lib/inline-markup.ts';
import { countWords } from '#lib/reading-time.ts';
import type { LongText, ShownBlock } from '#shared/page-content.ts';
import { runningTextsOf } from './article-texts.ts';

/** Words of an article that a reader reads: its running text and the captions of its pictures, without tables. */
export function wordCountOf({
  standfirst,
  blocks,
}: Pick<LongText, 'standfirst' | 'blocks'>): number {
  return [
    standfirst,
    ...blocks.flatMap((block) => [...runningTextsOf(block), ...captionsOf(block)]),
  ].reduce((words, text) => words + countWords(plainText(text)), 0);
}

function captionsOf(block: ShownBlock): readonly string[] {
  if (block.kind === 'gallery') return block.pictures.map(({ caption }) => caption);
  return block.kind === 'figure' && block.figure ? [block.figure.caption] : [];
}
