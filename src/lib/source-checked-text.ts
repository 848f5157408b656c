import { monthWords } from './month-words.ts';

/**
 * How a source was read, as a sentence: "checked" only for the publisher's own page.
 * @param source with `checked` and `copyRead` as `YYYY-MM`; see `Source`
 */
export function sourceCheckedText({
  checked,
  copyRead,
}: {
  checked: string | null;
  copyRead?: string;
}): string {
  if (checked !== null) return `Checked in ${monthWords(checked)}.`;
  return copyRead === undefined
    ? 'Not yet checked with the publisher.'
    : `Stored copy read in ${monthWords(copyRead)}.`;
}
