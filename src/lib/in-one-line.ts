/** A text for a single-line value: line breaks, with the white space around them, become a space. */
export const inOneLine = (text: string): string =>
  // Not /\s*\n\s*/: from each of many spaces, it would read on to the last.
  text.replaceAll(/\s+/g, (space) => (space.includes('\n') ? ' ' : space));
