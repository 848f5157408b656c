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
  const [oldest] = sources.flatMap((source) => monthRead(source) ?? []).sort();
  return oldest === undefined
    ? undefined
    : `Sources, read ${formatMonth(oldest)}. Open the link before you rely on a rule.`;
}
