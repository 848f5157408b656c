import { DomHandler, Parser, Tokenizer } from 'htmlparser2';
import { parseInline, plainText } from '#lib/inline-markup.ts';
import type { InlineRun } from '#lib/inline-markup.ts';
import { cleanText, softBreaks } from '#shared/clean-text.ts';
import type { ArticleBlock } from '#shared/content-types/blocks.ts';
import type { ImageRef } from '#shared/content-types/image-ref.ts';
import { raised } from './raised-text.ts';
import type { Raise } from './raised-text.ts';
import { tableOf } from './table-of.ts';

/** Nodes of the parsed document, as far as they are looked at. */
interface Node {
  type: string;
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  children?: Node[];
}

export interface CleanedHtml {
  blocks: ArticleBlock[];
  /** Sentences about what was left out. */
  leftOut: string[];
}

export interface CleaningOptions {
  /** The picture of an address of this site with its words; undefined for any other. */
  pictureAt: (image: { src: string; alt: string; caption: string }) => ImageRef | undefined;
}

const ignored = new Set(
  'head style script template noscript meta link title svg math object iframe o:p xml button input select textarea'.split(
    ' ',
  ),
);
const blockTags = new Set(
  'address article aside blockquote body center dd div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section table ul'.split(
    ' ',
  ),
);

/** No page of anybody lies deeper. The parser itself slows down with every further level. */
const deepest = 200;
/** Of a paste; each takes a kilobyte until the answer is sent. An article of 200 blocks has a few thousand. */
const mostElements = 50_000;
/** Of a table; one wide row among thousands would make millions. */
const mostCells = 10_000;

/**
 * Makes blocks of any HTML: an article of ours, a web page, what a word processor puts on the clipboard. Text is never
 * lost; what a block cannot say (colours, sizes, nested lists) becomes plain. Scripts and styles go.
 * Undefined for more elements than a paste may have.
 */
export function htmlToBlocks(
  html: string,
  { pictureAt }: CleaningOptions,
): CleanedHtml | undefined {
  const blocks: ArticleBlock[] = [];
  let lostPictures = 0;
  /** Inline content between two blocks. */
  let loose: Node[] = [];

  function flush(): void {
    const nodes = loose;
    loose = [];
    for (const text of textsOf(nodes)) blocks.push({ kind: 'paragraph', text });
  }

  function visit(nodes: readonly Node[]): void {
    for (const node of nodes) {
      if (node.type === 'text') loose.push(node);
      else if (node.name !== undefined && !ignored.has(node.name)) element(node, node.name);
    }
  }

  function element(node: Node, name: string): void {
    if (name === 'img') return picture(node, '');
    if (!blockTags.has(name)) {
      // A wrapper of blocks, as word processors make of `b` and `span`.
      if (blockParents.has(node)) visit(childrenOf(node));
      else {
        loose.push(node);
        for (const image of find(node, 'img')) picture(image, '');
      }
      return;
    }
    flush();
    const children = childrenOf(node);
    const item = name === 'p' ? wordListItem(node) : undefined;
    if (item) return listItems(item.style, item.texts);
    switch (name) {
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        for (const text of textsOf(children)) {
          blocks.push({ kind: 'heading', level: name === 'h1' || name === 'h2' ? 2 : 3, text });
        }
        return;
      case 'ul':
      case 'ol':
        return listItems(name === 'ol' ? 'numbered' : 'bulleted', itemsOf(node));
      case 'blockquote': {
        const source = find(node, 'cite').flatMap((cite) => textsOf(childrenOf(cite)));
        const texts = paragraphTexts(node, (each) => find(each, 'cite').length === 0);
        if (texts.length > 0) {
          blocks.push({ kind: 'quote', text: texts.join(' '), source: source.join(' ') });
        }
        return;
      }
      case 'aside': {
        const [title = '', ...rest] = paragraphTexts(node);
        const tone = node.attribs?.['data-tone'];
        blocks.push({
          kind: 'note',
          tone: tone === 'caution' || tone === 'check' ? tone : 'information',
          title: title.replaceAll('**', ''),
          text: rest.join(' '),
        });
        return;
      }
      case 'figure': {
        const [image] = find(node, 'img');
        const caption = find(node, 'figcaption').flatMap((each) => textsOf(childrenOf(each)));
        if (image) return picture(image, caption.join(' '));
        break;
      }
      case 'table':
        return table(node);
      default:
    }
    visit(children);
    flush();
  }

  function picture(image: Node, caption: string): void {
    const { src = '', alt = '' } = image.attribs ?? {};
    const use = pictureAt({ src, alt, caption });
    if (!use) {
      lostPictures += 1;
      return;
    }
    flush();
    blocks.push({ kind: 'figure', figure: use });
  }

  function listItems(style: 'bulleted' | 'numbered', items: readonly string[]): void {
    if (items.length === 0) return;
    const last = blocks.at(-1);
    // Word writes each line of a list as a paragraph of its own.
    if (last?.kind === 'list' && last.style === style && items.length === 1) {
      last.items.push(...items);
    } else blocks.push({ kind: 'list', style, items: [...items] });
  }

  function table(node: Node): void {
    const rows = childrenOf(node).flatMap((part, group) =>
      (part.name === 'tr' ? [part] : find(part, 'tr')).map((row) => ({
        // Rows that stand in the table itself are one group.
        group: part.name === 'tr' ? -1 : group,
        cells: childrenOf(row)
          .filter(({ name }) => name === 'td' || name === 'th')
          .map((cell) => ({
            text: textsOf(childrenOf(cell)).join(' '),
            isHeader: cell.name === 'th',
            columns: Number.parseInt(cell.attribs?.['colspan'] ?? '', 10),
            rows: Number.parseInt(cell.attribs?.['rowspan'] ?? '', 10),
          })),
      })),
    );
    const found = tableOf(rows, mostCells);
    // A layout of one cell or one column is no table.
    if (found === undefined) {
      for (const { text } of rows.flatMap(({ cells }) => cells)) {
        if (text !== '') blocks.push({ kind: 'paragraph', text });
      }
      return;
    }
    const caption = find(node, 'caption').flatMap((each) => textsOf(childrenOf(each)));
    blocks.push({ kind: 'table', caption: caption.join(' '), ...found });
  }

  const document = parsed(html);
  if (document === undefined) return undefined;
  const { nodes: root, hasStruck } = withoutStruck(document);
  const blockParents = parentsOfBlocks(root);
  visit(root);
  flush();
  return {
    blocks,
    leftOut: [
      ...(hasStruck ? ['Struck-through words were left out.'] : []),
      ...(lostPictures === 1 ? ['One picture was left out. Add it as a photo.'] : []),
      ...(lostPictures > 1 ? [`${lostPictures} pictures were left out. Add them as photos.`] : []),
    ],
  };
}

const childrenOf = (node: Node): Node[] => node.children ?? [];

/** Words that their writer has struck through, as a tag or by its style, are not meant to be read. */
function withoutStruck(nodes: Node[]): { nodes: Node[]; hasStruck: boolean } {
  let hasStruck = false;
  const kept = (all: Node[]): Node[] =>
    all.filter((node) => {
      const isStruck =
        /^(?:s|strike|del)$/.test(node.name ?? '') ||
        /text-decoration(?:-line)?:[^;]*line-through/i.test(node.attribs?.['style'] ?? '');
      if (isStruck) hasStruck ||= node.children !== undefined && node.children.length > 0;
      else if (node.children) node.children = kept(node.children);
      return !isStruck;
    });
  return { nodes: kept(nodes), hasStruck };
}

class TooDeepError extends Error {}
class TooManyElementsError extends Error {}

class BoundedHandler extends DomHandler {
  #depth = 0;
  #elements = 0;

  override onopentag(name: string, attributes: Record<string, string>): void {
    super.onopentag(name, attributes);
    this.#elements += 1;
    if (this.#elements > mostElements) throw new TooManyElementsError();
    this.#depth += 1;
    if (this.#depth > deepest) throw new TooDeepError();
  }

  override onclosetag(): void {
    super.onclosetag();
    this.#depth -= 1;
  }
}

/** The parsed HTML, undefined for too many elements; HTML nested deeper than any that people write becomes plain text. */
function parsed(html: string): Node[] | undefined {
  const handler = new BoundedHandler();
  try {
    new Parser(handler, { decodeEntities: true }).end(html);
    return handler.root.children as Node[];
  } catch (error) {
    if (error instanceof TooManyElementsError) return undefined;
    if (!(error instanceof TooDeepError)) throw error;
    return [{ type: 'text', data: textOf(html) }];
  }
}

/** The text, with a space for each tag. The tokenizer builds no tree, so any depth is fine. */
function textOf(html: string): string {
  let text = '';
  const space = () => {
    text += ' ';
  };
  const ignore = () => undefined;
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ontext(start, end) {
        text += html.slice(start, end);
      },
      ontextentity(codePoint) {
        text += String.fromCodePoint(codePoint);
      },
      onopentagend: space,
      onselfclosingtag: space,
      onclosetag: space,
      onopentagname: ignore,
      onattribname: ignore,
      onattribdata: ignore,
      onattribentity: ignore,
      onattribend: ignore,
      oncomment: ignore,
      oncdata: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return text;
}

function find(node: Node, name: string): Node[] {
  return childrenOf(node).flatMap((child) => (child.name === name ? [child] : find(child, name)));
}

/** All nodes with a block anywhere in them. Looked for at each level of a deep text, it would be read 200 times. */
function parentsOfBlocks(nodes: readonly Node[]): ReadonlySet<Node> {
  const parents = new Set<Node>();
  const isOrHasBlock = (node: Node): boolean => {
    for (const child of childrenOf(node)) if (isOrHasBlock(child)) parents.add(node);
    return parents.has(node) || (node.name !== undefined && blockTags.has(node.name));
  };
  for (const node of nodes) isOrHasBlock(node);
  return parents;
}

/** Text of each part of a block that has parts of its own: its paragraphs, or all of it. */
function paragraphTexts(node: Node, isWanted: (part: Node) => boolean = () => true): string[] {
  const parts = childrenOf(node).filter(({ name }) => name !== undefined && blockTags.has(name));
  if (parts.length === 0) return textsOf(childrenOf(node).filter(isWanted));
  return parts.filter(isWanted).flatMap((part) => paragraphTexts(part));
}

/** Lines of a list, those of lists within it after the line they stand under. */
function itemsOf(list: Node): string[] {
  return childrenOf(list).flatMap((item) => {
    if (item.name === 'ul' || item.name === 'ol') return itemsOf(item);
    if (item.name !== 'li') return [];
    const isList = ({ name }: Node) => name === 'ul' || name === 'ol';
    const text = textsOf(childrenOf(item).filter((child) => !isList(child))).join(' ');
    return [...(text === '' ? [] : [text]), ...childrenOf(item).filter(isList).flatMap(itemsOf)];
  });
}

/** A paragraph that Word means as a line of a list. */
function wordListItem(node: Node): { style: 'bulleted' | 'numbered'; texts: string[] } | undefined {
  const { class: className = '', style = '' } = node.attribs ?? {};
  if (!/MsoListParagraph/.test(className) && !/mso-list:\s*l\d/i.test(style)) return undefined;
  const text = textsOf(childrenOf(node)).join(' ');
  const [, mark = ''] = /^((?:\d+|[a-z])[.)]|[·•§o▪–-])\s/i.exec(text) ?? [];
  const rest = text.slice(mark.length).trim();
  return {
    style: /^(?:\d|[a-z][.)])/i.test(mark) ? 'numbered' : 'bulleted',
    texts: rest === '' ? [] : [rest],
  };
}

interface Run {
  text: string;
  isStrong: boolean;
  isEmphasis: boolean;
  href: string | undefined;
  /** Set above the line, or below it. */
  raise: Raise | undefined;
}

/** Inline content as texts with inline marks; two line breaks in a row start another text. */
function textsOf(nodes: readonly Node[]): string[] {
  const runs: Run[] = [];
  collect(nodes, { isStrong: false, isEmphasis: false, href: undefined, raise: undefined }, runs);
  return markedText(runs)
    .replaceAll(/ +/g, ' ')
    .split(/(?: ?\u2028){2,} ?/)
    .map((text) => text.replaceAll(/[ \u2028]+/g, ' ').trim())
    .filter((text) => text !== '');
}

function collect(nodes: readonly Node[], around: Omit<Run, 'text'>, runs: Run[]): void {
  for (const node of nodes) {
    if (node.type === 'text') {
      const text = cleanText((node.data ?? '').replaceAll(softBreaks, '\u2028'));
      const last = runs.at(-1);
      const raisedText = raised(text, around.raise, last?.text ?? '');
      runs.push({ ...around, text: raisedText });
    } else if (node.name === 'br') runs.push({ ...around, text: '\u2028' });
    else if (node.name !== undefined && !ignored.has(node.name)) {
      collect(childrenOf(node), marksOf(node, node.name, around), runs);
    }
  }
}

function marksOf(node: Node, name: string, around: Omit<Run, 'text'>): Omit<Run, 'text'> {
  const style = node.attribs?.['style'] ?? '';
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1];
  const slant = /font-style:\s*(\w+)/i.exec(style)?.[1];
  const isBold = weight === undefined ? undefined : /^(?:bold|bolder|[6-9]00)$/i.test(weight);
  const isSlanted = slant === undefined ? undefined : /^(?:italic|oblique)$/i.test(slant);
  const href = name === 'a' ? hrefOf(node) : undefined;
  return {
    isStrong: isBold ?? (name === 'b' || name === 'strong' || around.isStrong),
    isEmphasis: isSlanted ?? (name === 'i' || name === 'em' || around.isEmphasis),
    href: href ?? around.href,
    raise: raiseOf(name, style) ?? around.raise,
  };
}

function raiseOf(name: string, style: string): Raise | undefined {
  if (name === 'sup' || name === 'sub') return name;
  const align = /vertical-align:\s*(sub|super)\b/i.exec(style)?.[1]?.toLowerCase();
  return align === undefined ? undefined : align === 'sub' ? 'sub' : 'sup';
}

function hrefOf(node: Node): string | undefined {
  const href = (node.attribs?.['href'] ?? '').trim();
  // First, or the dots of an address of a megabyte are tried one after the other.
  if (/\s/.test(href)) return undefined;
  const isGood = /^(?:https?:\/\/[^\s/]+\.[^\s]+|mailto:\S+@\S+|tel:[+\d-]+|\/(?!\/)\S*|#[\w-]+)$/i;
  // A closing bracket would end the mark.
  return isGood.test(href) ? href.replaceAll('(', '%28').replaceAll(')', '%29') : undefined;
}

/** Runs with the same marks become one; spaces stand outside the marks. */
function markedText(runs: readonly Run[]): string {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const text = run.text.replaceAll(/[ \t\r\n\u00A0]+/g, ' ');
    const isBlank = /^[ \u2028]*$/.test(text);
    if (
      last &&
      (isBlank ||
        (last.isStrong === run.isStrong &&
          last.isEmphasis === run.isEmphasis &&
          last.href === run.href))
    ) {
      last.text += text;
    } else if (text !== '') joined.push({ ...run, text });
  }
  // Nothing but our own marks may act as one.
  const isMarked = parseInline(joined.map(({ text }) => text).join('')).some(isOfAsterisks);
  const marked = joined.map((run, index) => {
    const { href } = run;
    const text = run.text.replaceAll(/\[([^[\]]*)\]\(/g, '($1) (');
    const words = text.trim();
    if (words === '') return text;
    const start = text.slice(0, text.length - text.trimStart().length);
    const end = text.slice(text.trimEnd().length);
    const isInWord =
      href === undefined &&
      ((start === '' && /[\p{L}\p{N}*]$/u.test(textBeside(joined[index - 1]))) ||
        (end === '' && /^[\p{L}\p{N}*]/u.test(textBeside(joined[index + 1]))));
    const inner = withMark(
      words,
      isInWord ? '' : run.isStrong ? '**' : run.isEmphasis ? '*' : '',
      isMarked,
    );
    return `${start}${href === undefined ? inner : `[${inner.replaceAll(/[[\]]/g, '')}](${href})`}${end}`;
  });
  return marked.join('');
}

const textBeside = (run: Run | undefined): string =>
  run === undefined || run.href !== undefined ? '' : run.text;

const isOfAsterisks = ({ kind }: InlineRun): boolean => kind === 'strong' || kind === 'emphasis';

/** Words between marks; their own asterisks are others where they would act as marks. */
function withMark(words: string, mark: '' | '*' | '**', isMarked: boolean): string {
  const [run, ...others] = parseInline(mark + words + mark);
  const isRead =
    mark === ''
      ? !isMarked
      : others.length === 0 &&
        run !== undefined &&
        isOfAsterisks(run) &&
        plainText(words) === words;
  return mark + (isRead ? words : words.replaceAll('*', '∗')) + mark;
}
