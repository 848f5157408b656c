import type { Block } from '#content/schema.ts';

/** The running text of a block, markup and all: what is read, without tables and captions. */
export function runningTextsOf(block: Block): readonly string[] {
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
    case 'table':
    case 'slot':
      return [];
  }
}
