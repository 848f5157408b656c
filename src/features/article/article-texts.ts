import type { ContentBlock } from '#shared/content-types/blocks.ts';
import type { ShownBlock } from '#shared/page-content.ts';

/** The running text of a block, markup and all: what is read, without tables and captions. */
export function runningTextsOf(block: ContentBlock | ShownBlock): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
    case 'quote':
      return [block.text];
    case 'list':
      return block.items;
    case 'note':
      return [block.title, block.text];
    case 'definitions':
      return block.items.flatMap((item) => [item.term, item.text]);
    case 'figure':
    case 'table':
    case 'part':
    case 'gallery':
      return [];
  }
}
