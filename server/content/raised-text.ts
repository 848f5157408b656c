export type Raise = 'sup' | 'sub';

const signs: Record<Raise, ReadonlyMap<string, string>> = {
  sup: pairs('0123456789+-−=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'),
  sub: pairs('0123456789+-−=()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'),
};
const marks: Record<Raise, string> = { sup: '^', sub: '_' };

function pairs(from: string, to: string): ReadonlyMap<string, string> {
  return new Map([...from].map((sign, index) => [sign, [...to][index] ?? sign]));
}

/**
 * Text that is set above or below the line, in characters of their own where Unicode has them: `m²`, `H₂O`, and `x^a+b` where
 * there are none.
 * @param before what stands before it
 */
export function raised(text: string, raise: Raise | undefined, before: string): string {
  const words = text.trim();
  if (raise === undefined || words === '') return text;
  // `21st`, `Earth™`, `$450*`: read the same on the line.
  const isOrdinal = /\d\s*$/.test(before.slice(-2)) && /^(?:st|nd|rd|th)$/i.test(words);
  if (isOrdinal || !/[\p{L}\p{N}+−=-]/u.test(words)) return text;
  const letters = [...words];
  if (letters.every((letter) => signs[raise].has(letter))) {
    return text.replace(words, letters.map((letter) => signs[raise].get(letter)).join(''));
  }
  return /(?:^|\s)$/.test(before) ? text : text.replace(words, () => marks[raise] + words);
}
