/**
 * A text without lone surrogates, which visitors can send and a cut in the middle leaves: neither addresses nor headers
 * can contain them. Each is replaced with U+FFFD.
 */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}
