/** Longest reference of a bank transfer in Australia. */
export const maxReferenceLength = 18;

/** What to write into the reference of a transfer: banks take plain letters and digits only, and cut what is longer. */
export function bankReference(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll('ß', 'ss')
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll(/[łŁ]/g, 'l')
    .replaceAll(/[æÆ]/g, 'ae')
    .replaceAll(/[^A-Za-z\d]/g, '')
    .slice(0, maxReferenceLength);
}
