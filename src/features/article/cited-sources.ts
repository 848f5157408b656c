import type { Article, Block, Source } from '#content/schema.ts';
import { parseInline } from '#lib/inline-markup.ts';
import type { InlineRun } from '#lib/inline-markup.ts';
import { runningTextsOf } from './article-texts.ts';

const scheme = 'source:';

/** Ids of the sources an article names, each once, in the order of reading. */
export function citedInArticle(article: Pick<Article, 'standfirst' | 'sections'>): string[] {
  const blocks = article.sections.flatMap((section) => section.blocks);
  return unique([...citedInText(article.standfirst), ...blocks.flatMap(citedInBlock)]);
}

/** Ids of the sources some texts name, each once, in order. */
export function citedInTexts(texts: readonly string[]): string[] {
  return unique(texts.flatMap(citedInText));
}

/** Ids of the sources that an article's HTML links to, in the order of reading, each address once. */
export function citedInHtml(html: string, sources: Readonly<Record<string, Source>>): string[] {
  const idOf = new Map(Object.entries(sources).map(([id, { url }]) => [url, id]));
  const addresses = [...html.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address);
  return unique(addresses.flatMap((address) => idOf.get(address.replaceAll('&amp;', '&')) ?? []));
}

/**
 * The month in which the one of some sources that was left longest was compared with our words, `YYYY-MM`.
 * Fails for sources that are not there.
 */
export function comparedIn(
  ids: readonly string[],
  sources: Readonly<Record<string, Source>>,
): string {
  const [oldest] = ids.flatMap((id) => sources[id]?.checked ?? []).toSorted();
  if (oldest === undefined) throw new Error('no source is named');
  return oldest;
}

function citedInBlock(block: Block): readonly string[] {
  switch (block.kind) {
    case 'table':
      return [
        ...block.rows.flat().flatMap(citedInText),
        ...(block.source === undefined ? [] : [block.source]),
      ];
    case 'figure':
      return block.caption === undefined ? [] : citedInText(block.caption);
    case 'pull-quote':
      return [block.text, block.source ?? ''].flatMap(citedInText);
    default:
      return runningTextsOf(block).flatMap(citedInText);
  }
}

function citedInText(text: string): string[] {
  return parseInline(text).flatMap(citedInRun);
}

function citedInRun(run: InlineRun): string[] {
  switch (run.kind) {
    case 'text':
      return [];
    case 'link':
      return run.href.startsWith(scheme) ? [run.href.slice(scheme.length)] : [];
    case 'strong':
    case 'emphasis':
      return run.runs.flatMap(citedInRun);
  }
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
