/** On a narrow line a number stays with its unit, a day with its month, and a length of time in one piece. */
export function withoutBreaks(text: string): string {
  return text
    .replaceAll(/(\d) (?=[A-Z]|°C|(?:[a-z]?[mg]|k[JL]|t|h|min)(?![a-z]))/g, '$1\u{a0}')
    .replaceAll('\u{a0}h ', '\u{a0}h\u{a0}');
}
