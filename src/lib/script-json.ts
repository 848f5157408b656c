/**
 * JSON for a script element. Only the three characters that could end the element or change how it is parsed are
 * escaped; the rest stays as in the document's text, so that both compress together.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(endings, String.raw`\u003c`);
}

const endings = /<(?=!--|\/?script)/gi;
