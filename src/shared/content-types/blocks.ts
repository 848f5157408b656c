import * as v from 'valibot';
import { ImageRef } from './image-ref.ts';
import { OptionalInline, OptionalLine, inline, line } from './texts.ts';

/** Most blocks of one text, rows and columns of one table, items of one list. */
export const blockLimits = { blocks: 200, items: 100, rows: 60, columns: 8 } as const;

const Anchor = v.pipe(v.string(), v.maxLength(100), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

const Paragraph = v.object({
  kind: v.literal('paragraph'),
  text: inline('Write something, or remove this paragraph'),
});
const Heading = v.object({
  kind: v.literal('heading'),
  /** 2 is a section of the page, 3 a subsection. */
  level: v.picklist([2, 3]),
  text: inline('Write a heading, or remove it'),
  /** Id for links to it; without one, it is made from its words. */
  anchor: v.exactOptional(Anchor),
  /** The section is only shown to whoever asks for the draft. */
  isDraft: v.exactOptional(v.boolean()),
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
  /** Who said it and where; empty for the practice's own text. */
  source: OptionalInline,
});
const Note = v.object({
  kind: v.literal('note'),
  /** `caution` is for safety and law, `check` says where to ask. */
  tone: v.picklist(['information', 'caution', 'check']),
  title: line('Give the note a title'),
  text: inline('Write the note, or remove it'),
});
const Figure = v.object({
  kind: v.literal('figure'),
  figure: ImageRef,
  /** How far it reaches beyond the text on a wide screen; default: not at all. */
  width: v.exactOptional(v.picklist(['column', 'wide', 'bleed'])),
});
const Table = v.pipe(
  v.object({
    kind: v.literal('table'),
    /** Above the table; may be empty. */
    caption: OptionalLine,
    /** One text per column. */
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
    anchor: v.exactOptional(Anchor),
    /** Id of an entry of the list of sources, or the words themselves. */
    source: v.exactOptional(OptionalLine),
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

const Definitions = v.object({
  kind: v.literal('definitions'),
  items: v.pipe(
    v.array(
      v.object({
        term: line('Write the word you explain'),
        text: inline('Write what it means, or remove this word'),
        anchor: v.exactOptional(Anchor),
      }),
    ),
    v.minLength(1, 'Explain at least one word, or remove this block'),
    v.maxLength(blockLimits.items, `A list has at most ${blockLimits.items} words`),
  ),
  /** Language of the words, where it is not English (BCP 47). */
  termLanguage: v.exactOptional(v.string()),
});
/** A place for a component of the page: a chart, a table of figures or a video. */
const Part = v.object({ kind: v.literal('part'), name: v.string() });
/** Numbered pictures; the numbers continue from one gallery of the page to the next. */
const Gallery = v.object({
  kind: v.literal('gallery'),
  name: v.string(),
  pictures: v.pipe(v.array(ImageRef), v.minLength(1, 'Add a picture')),
});

const textBlocks = [Paragraph, Heading, List, Quote, Note, Figure, Table] as const;

const unknownBlock =
  'This version of the site doesn’t know this block. Delete it, or bring back an earlier version.';

/** A block of an article. */
export const ArticleBlock = v.variant('kind', [...textBlocks], unknownBlock);
export type ArticleBlock = v.InferOutput<typeof ArticleBlock>;

/** A block of a page, which can have kinds that an article cannot. */
export const ContentBlock = v.variant(
  'kind',
  [...textBlocks, Definitions, Part, Gallery],
  unknownBlock,
);
export type ContentBlock = v.InferOutput<typeof ContentBlock>;

export const ArticleBlocks = v.pipe(
  v.array(ArticleBlock),
  v.minLength(1, 'Write at least one paragraph'),
  v.maxLength(
    blockLimits.blocks,
    ({ input }) =>
      `This has ${input.length} blocks. The limit is ${blockLimits.blocks}: split it into two articles.`,
  ),
);
export const PageBlocks = v.pipe(
  v.array(ContentBlock),
  v.minLength(1, 'Write at least one paragraph'),
  v.maxLength(
    blockLimits.blocks,
    ({ input }) =>
      `This has ${input.length} blocks. The limit is ${blockLimits.blocks}: leave something out.`,
  ),
  v.check(
    ([first]) => first?.kind === 'heading' && first.level === 2,
    'The text needs to start with a heading. Put one above the first block, or move one up.',
  ),
);
