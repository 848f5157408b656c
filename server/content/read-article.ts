import { Element, isTag, isText } from 'domhandler';
import type { ChildNode, Document } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { sources } from '#content/sources.ts';
import { countWords, readingMinutes } from '#lib/reading-time.ts';
import type { ArticleSection, BlogPost, WrittenPost } from '#shared/schemas/content.ts';

// The only module that reads an article's HTML. The sanitiser has cleaned it before.

/** An article with what its page needs besides its text. */
export function readPost(post: WrittenPost): BlogPost {
  return { ...post, ...readArticle(post.content) };
}

/**
 * Prepares an article's HTML for its page: an anchor on each section's heading, a scrolling frame round each table, a
 * scope for each column's header.
 */
export function readArticle(
  html: string,
): Pick<BlogPost, 'content' | 'minutes' | 'sources' | 'sections'> {
  const article = parseDocument(html);
  const minutes = readingMinutes(countWords(textOf(article.children)));
  const links = DomUtils.getElementsByTagName('a', article);
  const cited = new Set(links.flatMap(({ attribs }) => attribs['href'] ?? []).filter(isSource));
  nameColumns(article);
  frameTables(article);
  const anchorOf = anchors();
  const sections: ArticleSection[] = [];
  let content = '';
  for (const { heading, nodes } of partsOf(article)) {
    if (heading) {
      const title = tidy(textOf([heading]));
      const id = anchorOf(title);
      heading.attribs = { ...heading.attribs, id };
      sections.push({ at: content.length, title, id });
    }
    content += htmlOf(nodes);
  }
  return { content, minutes, sources: [...cited], sections };
}

/** The plain text before the first section and of each section without its heading; a semicolon after each cell. */
export function textsOfArticle(html: string): { opening: string; sections: string[] } {
  const [opening, ...sections] = partsOf(parseDocument(html)).map(({ heading, nodes }) =>
    tidy(textOf(nodes.filter((node) => node !== heading))),
  );
  return { opening: opening ?? '', sections };
}

/** Addresses of the pictures in an article. */
export function picturesInArticle(html: string): string[] {
  return DomUtils.getElementsByTagName('img', parseDocument(html)).flatMap(
    ({ attribs }) => attribs['src'] ?? [],
  );
}

/**
 * An article for a feed reader, which has no page against which a relative address could be resolved, and is given one
 * copy of each picture.
 */
export function articleForFeed(html: string, origin: string): string {
  const article = parseDocument(html);
  for (const { attribs } of DomUtils.getElementsByTagName(() => true, article)) {
    delete attribs['srcset'];
    delete attribs['sizes'];
    for (const name of ['href', 'src']) {
      const address = attribs[name];
      if (address?.startsWith('/') && !address.startsWith('//')) attribs[name] = origin + address;
    }
  }
  return htmlOf(article.children);
}

const sourceAddresses = new Set<string>(Object.values(sources).map(({ url }) => url));
const isSource = (address: string): boolean => sourceAddresses.has(address);

/** What stands before the first heading of the second level, which may be nothing, and each section. */
function partsOf(article: Document): { heading: Element | undefined; nodes: ChildNode[] }[] {
  let nodes: ChildNode[] = [];
  const parts: ReturnType<typeof partsOf> = [{ heading: undefined, nodes }];
  for (const node of article.children) {
    if (isTag(node) && node.name === 'h2') {
      nodes = [];
      parts.push({ heading: node, nodes });
    }
    nodes.push(node);
  }
  return parts;
}

function nameColumns(article: Document): void {
  for (const head of DomUtils.getElementsByTagName('thead', article)) {
    for (const { attribs } of DomUtils.getElementsByTagName('th', head)) attribs['scope'] ??= 'col';
  }
}

function frameTables(article: Document): void {
  for (const [index, table] of DomUtils.getElementsByTagName('table', article).entries()) {
    const frame = new Element('div', {
      role: 'region',
      'aria-label': `Table ${index + 1}`,
      tabindex: '0',
    });
    DomUtils.prepend(table, frame);
    DomUtils.appendChild(frame, table);
  }
}

const inlineTags = new Set('a abbr cite code em q strong sub sup'.split(' '));

/** Plain text, with a space between blocks. */
function textOf(nodes: readonly ChildNode[]): string {
  return nodes
    .map((node) => {
      if (isText(node)) return node.data;
      if (!isTag(node)) return '';
      const text = textOf(node.children);
      if (inlineTags.has(node.name)) return text;
      return node.name === 'td' || node.name === 'th' ? `${text}; ` : ` ${text} `;
    })
    .join('');
}

/** Serialises as the sanitiser does. */
function htmlOf(nodes: ChildNode[]): string {
  return DomUtils.getOuterHTML(nodes, {
    encodeEntities: 'utf8',
    selfClosingTags: true,
    emptyAttrs: true,
  });
}

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Returns a function that makes an anchor of a title, unique in the article. */
function anchors(): (title: string) => string {
  /** The last number that was tried after each anchor. */
  const taken = new Map<string, number>();
  return (title) => {
    const words = title
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '');
    const id = words === '' ? 'section' : words;
    let free = id;
    let number = taken.get(id) ?? 1;
    while (taken.has(free)) {
      number += 1;
      free = `${id}-${number}`;
    }
    taken.set(free, 1);
    taken.set(id, number);
    return free;
  };
}
