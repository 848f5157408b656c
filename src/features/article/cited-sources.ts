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

/** Ids of the sources at some addresses. */
export function sourcesAt(
  addresses: readonly string[],
  sources: Readonly<Record<string, Source>>,
): string[] {
  const idOf = new Map(Object.entries(sources).map(([id, { url }]) => [url, id]));
  return addresses.flatMap((address) => idOf.get(address) ?? []);
}

/** How the sources of a text were read. */
export interface Checked {
  /** How many publisher's pages were read, and the month, `YYYY-MM`, of the one that was left longest. */
  pages: number;
  since: string | null;
  /** How many were read in a stored copy only. */
  copies: number;
  /** How many nobody has read yet. */
  unread: number;
}

/** How some sources were read; those that are not there are not counted. */
export function checkedIn(
  ids: readonly string[],
  sources: Readonly<Record<string, Source>>,
): Checked {
  const named = ids.flatMap((id) => sources[id] ?? []);
  const months = named.flatMap(({ checked }) => checked ?? []).toSorted();
  const copies = named.filter(({ checked, copyRead }) => checked === null && copyRead).length;
  return {
    pages: months.length,
    since: months[0] ?? null,
    copies,
    unread: named.length - months.length - copies,
  };
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
