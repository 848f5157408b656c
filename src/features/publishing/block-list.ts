import { randomUuid } from '#lib/uuid.ts';
import type { ContentBlock } from '#shared/content-types/blocks.ts';

export type BlockKind = ContentBlock['kind'];

/** A block in the editor; its key stays when it moves, and changes when its content is replaced from outside its fields. */
export interface BlockRow {
  key: string;
  block: ContentBlock;
}

export const blockNames = {
  paragraph: 'Paragraph',
  heading: 'Heading',
  list: 'List',
  quote: 'Quote',
  note: 'Note',
  figure: 'Photo',
  table: 'Table',
  definitions: 'Definitions',
  part: 'Fixed part',
  gallery: 'Gallery',
} as const satisfies Record<BlockKind, string>;

/** What can be added anywhere; a figure starts with its photo. */
export const addedKinds = [
  'paragraph',
  'heading',
  'list',
  'quote',
  'note',
  'table',
] as const satisfies readonly BlockKind[];

/** A block with nothing in it. */
export function emptyBlock(kind: (typeof addedKinds)[number]): ContentBlock {
  switch (kind) {
    case 'paragraph':
      return { kind, text: '' };
    case 'heading':
      return { kind, level: 2, text: '' };
    case 'list':
      return { kind, style: 'bulleted', items: [] };
    case 'quote':
      return { kind, text: '', source: '' };
    case 'note':
      return { kind, tone: 'information', title: '', text: '' };
    case 'table':
      return {
        kind,
        caption: '',
        header: ['', ''],
        rows: [
          ['', ''],
          ['', ''],
        ],
      };
  }
}

export const newRow = (block: ContentBlock): BlockRow => ({ key: randomUuid(), block });

/** Inserts blocks at an index. */
export function insertRows(
  rows: readonly BlockRow[],
  at: number,
  added: readonly BlockRow[],
): BlockRow[] {
  return [...rows.slice(0, at), ...added, ...rows.slice(at)];
}

/** Moves a block one position up or down, if it can move there. */
export function moveRow(rows: readonly BlockRow[], key: string, by: -1 | 1): BlockRow[] {
  const at = rows.findIndex((row) => row.key === key);
  const to = at + by;
  const row = rows[at];
  if (row === undefined || to < 0 || to >= rows.length) return [...rows];
  const others = rows.filter((one) => one !== row);
  return insertRows(others, to, [row]);
}

/** Splits a block's text at the cursor; null for a block without text. */
export function splitBlock(block: ContentBlock, at: number): [ContentBlock, ContentBlock] | null {
  if (block.kind === 'list') {
    const text = block.items.join('\n');
    return [
      { ...block, items: linesOf(text.slice(0, at)) },
      { ...block, items: linesOf(text.slice(at)) },
    ];
  }
  if (block.kind !== 'paragraph' && block.kind !== 'quote' && block.kind !== 'note') return null;
  return [
    { ...block, text: block.text.slice(0, at).trimEnd() },
    { kind: 'paragraph', text: block.text.slice(at).trimStart() },
  ];
}

/** The paragraphs of a text that has blank lines between them; null for one paragraph. */
export function paragraphsIn(text: string): string[] | null {
  if (!/\n[^\S\n]*\n/.test(text)) return null;
  return text.split(/\n(?:[^\S\n]*\n)+/);
}

/** The items of a list from the lines of its field; empty lines do not count. */
export function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** Whether a block comes with its page: it can be moved but not removed. */
export const isFixed = ({ kind }: ContentBlock): boolean => kind === 'part' || kind === 'gallery';

/** The label of a block: `Paragraph 3`. */
export function blockLabel(block: ContentBlock, index: number): string {
  const names: Readonly<Record<string, string>> = blockNames;
  return `${names[block.kind] ?? 'Block'} ${index + 1}`;
}

/** Whether nothing has been written in a block. */
export function isEmptyBlock(block: ContentBlock): boolean {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return block.text.trim() === '';
    case 'list':
      return block.items.length === 0;
    case 'quote':
      return block.text.trim() === '' && block.source.trim() === '';
    case 'note':
      return block.text.trim() === '' && block.title.trim() === '';
    case 'table':
      return [block.caption, ...block.header, ...block.rows.flat()].every((cell) => cell === '');
    case 'figure':
    case 'definitions':
    case 'part':
    case 'gallery':
      return false;
  }
}
