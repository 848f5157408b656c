/**
 * Length of the visible characters of a text, in UTF-16 code units: spaces, joiners and direction marks do not count.
 */
export const visibleLength = (text: string): number =>
  text.replaceAll(/[\s\p{Cc}\p{Cf}]/gu, '').length;
