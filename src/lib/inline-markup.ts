/** One run of inline text: plain, strong, emphasised, or a link with its label. */
export type InlineRun =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; runs: readonly InlineRun[] }
  | { kind: 'emphasis'; runs: readonly InlineRun[] }
  | { kind: 'link'; href: string; runs: readonly InlineRun[] };

/** No part may run past the start of the next mark: from each of 100,000 `[` the rest of the text would be read again. */
const markup =
  /\*\*(?<strong>.+?)\*\*|\*(?<emphasis>[^*]+?)\*|\[(?<label>[^[\]]+)\]\((?<href>(?:[^()\s]|\([^()\s]*\))+)\)/;

/**
 * Parses `**bold**`, `*italic*` and `[label](href)`; everything else is text, so parsing never fails. Hrefs are not
 * checked here: the component that renders them decides what a `source:` or an external link means.
 */
export function parseInline(text: string): InlineRun[] {
  const runs: InlineRun[] = [];
  let rest = text;
  while (rest !== '') {
    const match = markup.exec(rest);
    if (match === null) {
      runs.push({ kind: 'text', text: rest });
      break;
    }
    if (match.index > 0) runs.push({ kind: 'text', text: rest.slice(0, match.index) });
    const { strong, emphasis, label, href } = match.groups ?? {};
    if (strong !== undefined) runs.push({ kind: 'strong', runs: parseInline(strong) });
    else if (emphasis !== undefined) runs.push({ kind: 'emphasis', runs: parseInline(emphasis) });
    else if (href !== undefined) runs.push({ kind: 'link', href, runs: parseInline(label ?? '') });
    rest = rest.slice(match.index + match[0].length);
  }
  return runs;
}

/** The text without its markup, for word counts, search and titles. */
export function plainText(text: string): string {
  return parseInline(text).map(textOf).join('');
}

function textOf(run: InlineRun): string {
  return run.kind === 'text' ? run.text : run.runs.map(textOf).join('');
}
