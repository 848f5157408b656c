import type { Source } from '#content/schema.ts';
import type { LongText, ShownBlock } from '#shared/page-content.ts';
import { parseInline } from '#lib/inline-markup.ts';
import type { InlineRun } from '#lib/inline-markup.ts';
import { runningTextsOf } from './article-texts.ts';

const scheme = 'source:';

/** Ids of the sources an article names, each once, in the order of reading. */
export function citedInArticle({
  standfirst,
  blocks,
}: Pick<LongText, 'standfirst' | 'blocks'>): string[] {
  return unique([...citedInText(standfirst), ...blocks.flatMap(citedInBlock)]);
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

/** The sources with some ids; an id without one is left out. */
export function sourcesWithIds(
  ids: readonly string[],
  sources: Readonly<Record<string, Source>>,
): Source[] {
  return ids.flatMap((id) => sources[id] ?? []);
}

function citedInBlock(block: ShownBlock): readonly string[] {
  switch (block.kind) {
    case 'table':
      return [
        ...block.rows.flat().flatMap(citedInText),
        ...(block.source === undefined || block.source === '' ? [] : [block.source]),
      ];
    case 'figure':
      return citedInText(block.figure?.caption ?? '');
    case 'quote':
      return [block.text, block.source].flatMap(citedInText);
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
