/**
 * A text without halves of characters, which visitors can send and a cut in the middle leaves: no address and no header
 * can hold them. Each becomes the sign for what cannot be shown.
 */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}
