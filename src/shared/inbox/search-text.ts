/** Letters that no accent can be taken from. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** Straight, curly and typed as an accent: “O’Brien” is one word in each. */
const apostrophes = /['’‘‛ʼʻ`´′＇]/g;
/** `+61 (0)412 …` is `0412 …` from within the country. */
const countryCode = /\+\s?61[\s-]?(?:\(0\)[\s-]?)?(?=[\s(]?\d)/g;
const notInWords = /[^\p{L}\p{N}]+/gu;
// From the start of a word or number alone: tried from each of its letters, a long one would take minutes.
const hyphenated = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:[-‐‑–—./][\p{L}\p{N}]+)+/gu;
const spacedNumber = /(?<!\d)\d+(?:[\s().-]{1,3}\d+)+/g;

/** A text as it is compared: without case, accents and apostrophes. */
function folded(text: string): string {
  return text
    .replaceAll(apostrophes, '')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[łøđðħıßæœþ]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(countryCode, '0');
}

/**
 * What a search looks into: letters and digits with single spaces, then again without what stood between the digits of a
 * number and the parts of a hyphenated word. A search has found it when each of its `searchWords` is in it.
 */
export function searchTextOf(texts: readonly string[]): string {
  const text = folded(texts.join('\n'));
  const joined = [...(text.match(hyphenated) ?? []), ...(text.match(spacedNumber) ?? [])].map(
    (match) => match.replaceAll(notInWords, ''),
  );
  return [spaced(text).trim(), ...new Set(joined)].join(' ');
}

/** With one space for whatever is not in words. Most gaps are plain spaces, which need no table of Unicode. */
function spaced(text: string): string {
  return text.replaceAll(/[^a-z0-9]+/g, (gap) =>
    gap === ' ' ? gap : gap.replaceAll(notInWords, ' '),
  );
}

/** Most words of one search that count. */
const maxWords = 20;

/** The words of a search, as they are compared; none for a search of spaces and signs. */
export function searchWords(search: string): string[] {
  const words = folded(search).split(notInWords);
  return [...new Set(words.filter((word) => word !== ''))].slice(0, maxWords);
}
