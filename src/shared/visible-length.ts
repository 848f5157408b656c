/**
 * Length of the visible characters of a text, in UTF-16 code units: spaces, joiners, direction marks, fillers and what is
 * no character do not count.
 */
export const visibleLength = (text: string): number => text.replaceAll(invisible, '').length;

/** U+2800 is the braille pattern without a dot. */
const invisible =
  /[\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]/gu;
