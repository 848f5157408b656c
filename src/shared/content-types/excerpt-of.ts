const excerptLength = 120;

/** The part of a text around the first of the words, which are lower-case. */
export function excerptOf(text: string, words: readonly string[]): string {
  const flat = text.replaceAll(/\s+/g, ' ');
  if (flat.length <= excerptLength) return flat;
  const lower = flat.toLowerCase();
  const at = Math.max(
    0,
    Math.min(...words.map((word) => lower.indexOf(word)).filter((one) => one >= 0), flat.length),
  );
  const from = at === flat.length ? 0 : Math.max(0, at - 40);
  const start = from === 0 ? 0 : flat.indexOf(' ', from) + 1;
  const part = flat.slice(start, start + excerptLength);
  const end = start + excerptLength < flat.length ? part.replace(/\s\S*$/, '') : part;
  return `${start > 0 ? '… ' : ''}${end}${start + end.length < flat.length ? ' …' : ''}`;
}
