/** Puts no-break spaces between a number and its unit, a day and its month, and the parts of a duration. */
export function withoutBreaks(text: string): string {
  return text
    .replaceAll(/(\d) (?=[A-Z]|°C|(?:[a-z]?[mg]|k[JL]|t|h|min)(?![a-z]))/g, '$1\u{a0}')
    .replaceAll('\u{a0}h ', '\u{a0}h\u{a0}');
}
