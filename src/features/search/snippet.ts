import { searchTerm, searchWord } from './search-document.ts';

/** A run of a text, and whether it is a word that was looked for. */
export interface Run {
  text: string;
  isFound: boolean;
}

/** The text in runs, the found words apart from the rest. */
export function markFound(text: string, terms: ReadonlySet<string>): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(searchWord)) {
    if (!terms.has(searchTerm(found) ?? '')) continue;
    if (index > end) runs.push({ text: text.slice(end, index), isFound: false });
    runs.push({ text: found, isFound: true });
    end = index + found.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end), isFound: false });
  return runs;
}

/**
 * The piece of a text that holds most different found words, cut between words; its start where it holds none.
 * @param length about so many characters
 */
export function snippetOf(text: string, terms: ReadonlySet<string>, length = 160): string {
  if (text.length <= length) return text;
  const places = [...text.matchAll(searchWord)].flatMap(({ 0: found, index }) => {
    const term = searchTerm(found);
    return term !== null && terms.has(term) ? [{ term, index }] : [];
  });
  let best = { start: 0, count: 0 };
  for (const { index } of places) {
    const near = places.filter((place) => place.index >= index && place.index < index + length);
    const count = new Set(near.map(({ term }) => term)).size;
    if (count > best.count) best = { start: index, count };
  }
  // A few words before, so that the found one is read in its sentence.
  const wanted = Math.max(0, Math.min(best.start - 40, text.length - length));
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const stop = text.length <= start + length ? text.length : text.lastIndexOf(' ', start + length);
  return `${start > 0 ? '… ' : ''}${text.slice(start, stop)}${stop < text.length ? ' …' : ''}`;
}
