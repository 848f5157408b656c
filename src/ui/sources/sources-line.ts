import { formatMonth } from '#lib/format-month.ts';

interface Read {
  checked?: string;
  copyRead?: string;
}

/** Month in which a source was last read, in whatever copy, `YYYY-MM`; undefined while nobody has read it. */
export const monthRead = ({ checked, copyRead }: Read) => checked ?? copyRead;

/**
 * The line above the sources of a text, with the month since which all of them have been read. How each was read is the
 * owner's to know, in “Before going public”. Undefined where nobody has read any.
 */
export function sourcesLine(sources: readonly Read[]): string | undefined {
  const month = oldestMonth(sources);
  return month && `Sources, read ${month}. Open the link before you rely on a rule.`;
}

/** The same for links that stand only in the text, with no list below it. */
export function linksLine(sources: readonly Read[]): string | undefined {
  const month = oldestMonth(sources);
  return month && `We read the links in ${month}. Open the link before you rely on a rule.`;
}

function oldestMonth(sources: readonly Read[]): string | undefined {
  const [oldest] = sources.flatMap((source) => monthRead(source) ?? []).sort();
  return oldest === undefined ? undefined : formatMonth(oldest);
}
