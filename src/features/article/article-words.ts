import type { Article, Block } from '#content/schema.ts';
import { plainText } from '#lib/inline-markup.ts';
import { countWords } from '#lib/reading-time.ts';

/** Words of an article's running text: what a reader reads, without tables and captions. */
export function wordsOf(article: Pick<Article, 'standfirst' | 'sections'>): number {
  const texts = article.sections.flatMap((section) => [
    section.title,
    ...section.blocks.flatMap(textsOf),
  ]);
  return [article.standfirst, ...texts].reduce(
    (words, text) => words + countWords(plainText(text)),
    0,
  );
}

function textsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'subheading':
    case 'pull-quote':
      return [block.text];
    case 'list':
      return block.items;
    case 'note':
      return [block.title, block.text];
    case 'definitions':
      return block.items.flatMap((item) => [item.term, item.text]);
    case 'figure':
    case 'gallery':
    case 'table':
    case 'slot':
      return [];
  }
}
