/** One run of inline text: plain, strong, emphasised, or a link with its label. */
export type InlineRun =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; runs: readonly InlineRun[] }
  | { kind: 'emphasis'; runs: readonly InlineRun[] }
  | { kind: 'link'; href: string; runs: readonly InlineRun[] };

/**
 * As writers mean them: an opening mark stands after a space or punctuation and before a word, a closing one the other
 * way round. So `900*450*350` and `$1,450*` are figures; the first group skips them. No look-behind, which browsers before
 * 2023 cannot parse. No part may run past the start of the next mark: from each of 100,000 `[` the rest of the text would
 * be read again.
 */
const markup =
  /[\p{L}\p{N}]\*+|\*\*(?=[^\s*])(?<strong>(?:[\p{L}\p{N}]\*\*(?=[\p{L}\p{N}])|\*(?!\*)|[^*\n])*?[^\s*])\*\*(?![\p{L}\p{N}*])|\*(?=[^\s*])(?<emphasis>(?:[\p{L}\p{N}]\*(?=[\p{L}\p{N}])|[^*])*?[^\s*])\*(?![\p{L}\p{N}*])|\[(?<label>[^[\]]+)\]\((?<href>(?:[^()\s]|\([^()\s]*\))+)\)/gu;

/**
 * Parses `**bold**`, `*italic*` and `[label](href)`; everything else is text, so parsing never fails. Hrefs are not
 * checked here: the component that renders them decides what a `source:` or an external link means.
 */
export function parseInline(text: string): InlineRun[] {
  const runs: InlineRun[] = [];
  let end = 0;
  const addText = (to: number) => {
    if (to > end) runs.push({ kind: 'text', text: text.slice(end, to) });
  };
  for (const match of text.matchAll(markup)) {
    const { strong, emphasis, label, href } = match.groups ?? {};
    if (strong === undefined && emphasis === undefined && href === undefined) continue;
    addText(match.index);
    end = match.index + match[0].length;
    if (strong !== undefined) runs.push({ kind: 'strong', runs: parseInline(strong) });
    else if (emphasis !== undefined) runs.push({ kind: 'emphasis', runs: parseInline(emphasis) });
    else if (href !== undefined) runs.push({ kind: 'link', href, runs: parseInline(label ?? '') });
  }
  addText(text.length);
  return runs;
}

/** The text without its markup, for word counts, search and titles. */
export function plainText(text: string): string {
  return parseInline(text).map(textOf).join('');
}

function textOf(run: InlineRun): string {
  return run.kind === 'text' ? run.text : run.runs.map(textOf).join('');
}
