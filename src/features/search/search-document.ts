/** What the search finds: one section of a page, a material, a work, a question, a captioned picture. */
export interface SearchDocument {
  /** Its place in the list; the index knows a document by it. */
  id: number;
  /** Address on this site, with the anchor of the section. */
  url: string;
  /** What the section is called. */
  heading: string;
  /** The page it stands on, in words; empty where the heading is the page. */
  page: string;
  /** Everything that is said there, without markup. */
  text: string;
}

/** Words too common to distinguish pages. */
const stopWords = new Set(
  'a an and are as at be by for from has have in is it its of on or that the their they this to was we were which with you your'.split(
    ' ',
  ),
);

/** A word or a number; what stands together, as in "$220", "300mm" or "30°", is found apart, "1,800" is one number. */
export const searchWord = /\p{N}+(?:,\p{N}{3}(?!\p{N}))*|[^\n\r\p{Z}\p{P}\p{S}\p{N}]+/gu;

/** The form in which a word is kept and looked for: lower case, without accents or commas; null for a word that is left out. */
export function searchTerm(word: string): string | null {
  const term = word
    .normalize('NFKD')
    .replaceAll(/[\p{M},]/gu, '')
    .toLowerCase();
  return stopWords.has(term) ? null : term;
}

/** Options for building and for reading the index; both must be equal. */
export const searchOptions = {
  fields: ['heading', 'page', 'text'],
  storeFields: ['url', 'heading', 'page', 'text'],
  tokenize: (text: string) => text.match(searchWord) ?? [],
  processTerm: searchTerm,
} satisfies {
  fields: (keyof SearchDocument)[];
  storeFields: (keyof SearchDocument)[];
  tokenize: (text: string) => string[];
  processTerm: typeof searchTerm;
};
