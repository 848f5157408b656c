const maxLength = 160;

/**
 * The start of a text as a search engine shows it: whole sentences of at most 160 characters together; when the first
 * is longer, up to its last pause, else up to its last word, with an ellipsis.
 */
export function searchSummary(text: string): string {
  let end = 0;
  for (const { index } of text.matchAll(/[.?!](?=\s|$)/g)) {
    if (index >= maxLength) break;
    end = index + 1;
  }
  if (end > 0) return text.slice(0, end);
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  const pause = Math.max(...[':', ';', ','].map((mark) => cut.lastIndexOf(mark)));
  return pause > 50 ? `${cut.slice(0, pause)}.` : `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
