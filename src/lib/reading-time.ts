/** Words an adult reads a minute in an article of this kind. */
const wordsPerMinute = 220;

/** Whole minutes to read a number of words, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** Words in a text without markup. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
