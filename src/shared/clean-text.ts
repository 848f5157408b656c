/** Other line breaks, which word processors and browsers leave in what is pasted: vertical tab, form feed, U+2028. */
export const softBreaks = /[\v\f\u0085\u2028\u2029]/g;

/** Nothing anybody reads, and XML allows none of it: control characters, noncharacters and halves of characters. */
const unreadable = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** The text with every line break as one that all formats have, without what no reader can show. */
export function cleanText(text: string): string {
  return text.replaceAll(softBreaks, '\n').replaceAll(unreadable, '');
}
