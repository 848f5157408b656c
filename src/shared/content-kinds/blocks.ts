import * as v from 'valibot';
import { PictureUse } from './picture-use.ts';
import { OptionalInline, OptionalLine, inline, line } from './texts.ts';

/** Most blocks of one text, rows and columns of one table, items of one list. */
export const blockLimits = { blocks: 200, items: 100, rows: 60, columns: 8 } as const;

const Paragraph = v.object({
  kind: v.literal('paragraph'),
  text: inline('Write something, or remove this paragraph'),
});
const Heading = v.object({
  kind: v.literal('heading'),
  /** 2 starts a section of the page, 3 a part of one. */
  level: v.picklist([2, 3]),
  text: inline('Write a heading, or remove it'),
});
const List = v.object({
  kind: v.literal('list'),
  style: v.picklist(['bulleted', 'numbered']),
  items: v.pipe(
    v.array(inline('Write something, or remove this line')),
    v.minLength(1, 'A list needs at least one line'),
    v.maxLength(blockLimits.items, `A list has at most ${blockLimits.items} lines`),
  ),
});
const Quote = v.object({
  kind: v.literal('quote'),
  text: inline('Write the quote, or remove it'),
  /** Who said it and where; empty for the practice's own words. */
  source: OptionalInline,
});
const Note = v.object({
  kind: v.literal('note'),
  /** `caution` is for safety and law, `check` says where to ask. */
  tone: v.picklist(['information', 'caution', 'check']),
  title: line('Give the note a title'),
  text: inline('Write the note, or remove it'),
});
const Figure = v.object({ kind: v.literal('figure'), figure: PictureUse });
const Table = v.pipe(
  v.object({
    kind: v.literal('table'),
    /** Above the table; may be empty. */
    caption: OptionalLine,
    /** One text a column. */
    header: v.pipe(
      v.array(OptionalInline),
      v.minLength(1, 'A table needs at least one column'),
      v.maxLength(blockLimits.columns, `A table has at most ${blockLimits.columns} columns`),
    ),
    rows: v.pipe(
      v.array(v.array(OptionalInline)),
      v.minLength(1, 'A table needs at least one row'),
      v.maxLength(blockLimits.rows, `A table has at most ${blockLimits.rows} rows`),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['header'], ['rows']],
      ({ header, rows }) => rows.every((row) => row.length === header.length),
      'Every row needs as many cells as the header',
    ),
    ['rows'],
  ),
);

/** A part of an article, edited as native fields. */
export const ContentBlock = v.variant('kind', [
  Paragraph,
  Heading,
  List,
  Quote,
  Note,
  Figure,
  Table,
]);
export type ContentBlock = v.InferOutput<typeof ContentBlock>;

export const ContentBlocks = v.pipe(
  v.array(ContentBlock),
  v.minLength(1, 'Write at least one paragraph'),
  v.maxLength(
    blockLimits.blocks,
    ({ input }) =>
      `This has ${input.length} blocks. The limit is ${blockLimits.blocks}: split it into two articles.`,
  ),
);
