import { sources } from '#content/sources.ts';
import { plainText } from '#lib/inline-markup.ts';
import { countWords, readingMinutes } from '#lib/reading-time.ts';
import { linkTargetsOf } from '#shared/content-types/texts.ts';
import type { ArticleSection, BlogPost } from '#shared/schemas/content.ts';
import { addressOf, blocksToHtml } from './blocks-to-html.ts';
import type { ShownArticleBlock } from './blocks-to-html.ts';
import { cleanArticle } from './clean-article.ts';

/** An article as it is published: as its page shows it, but in blocks. */
export interface PublishedArticle extends Omit<
  BlogPost,
  'content' | 'sections' | 'minutes' | 'sources'
> {
  blocks: readonly ShownArticleBlock[];
}

/** An article as the API answers it. */
export function shownPost({ blocks, ...post }: PublishedArticle): BlogPost {
  const sections: ArticleSection[] = [];
  let content = '';
  for (const [index, html] of blocksToHtml(blocks).entries()) {
    if (html === '') continue;
    if (content !== '') content += '\n';
    const block = blocks[index];
    if (block?.kind === 'heading' && block.level === 2) {
      sections.push({ at: content.length, title: plainText(block.text), id: block.anchor });
    }
    content += cleanArticle(html);
  }
  return {
    ...post,
    content,
    minutes: readingMinutes(countWords(blocks.map(textOf).join(' '))),
    sources: sourcesIn(blocks),
    sections,
  };
}

/** An article for a feed reader. */
export function feedHtml({ blocks }: PublishedArticle, origin: string): string {
  return blocksToHtml(blocks, origin)
    .filter((html) => html !== '')
    .join('\n');
}

/** The plain text before the first section, and of each section without its heading. */
export function textsOfArticle({ blocks }: PublishedArticle): {
  opening: string;
  sections: { id: string; title: string; text: string }[];
} {
  const article = { opening: '', sections: [] as { id: string; title: string; text: string }[] };
  for (const block of blocks) {
    const section = article.sections.at(-1);
    if (block.kind === 'heading' && block.level === 2) {
      article.sections.push({ id: block.anchor, title: plainText(block.text), text: '' });
    } else if (section) section.text = `${section.text} ${textOf(block)}`.trim();
    else article.opening = `${article.opening} ${textOf(block)}`.trim();
  }
  return article;
}

const sourceAddresses = new Set<string>(Object.values(sources).map(({ url }) => url));

/** Addresses of the sources it links to, each once, in the order of reading. */
function sourcesIn(blocks: readonly ShownArticleBlock[]): string[] {
  const addresses = blocks
    .flatMap(textsOf)
    .flatMap(linkTargetsOf)
    .flatMap((target) => addressOf(target) ?? []);
  return [...new Set(addresses)].filter((address) => sourceAddresses.has(address));
}

/** The texts of a block with their inline marks. */
function textsOf(block: ShownArticleBlock): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return [block.text];
    case 'list':
      return block.items;
    case 'quote':
      return [block.text, block.source];
    case 'note':
      return [block.title, block.text];
    case 'figure':
      return block.figure ? [plainText(block.figure.caption), block.figure.label] : [];
    case 'table':
      return [
        block.caption,
        // So that cells do not run into one sentence.
        ...[block.header, ...block.rows].flat().map((cell) => `${cell};`),
      ];
  }
}

const textOf = (block: ShownArticleBlock): string =>
  textsOf(block).map(plainText).join(' ').replaceAll(/\s+/g, ' ').trim();
