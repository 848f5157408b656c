/**
 * JSON for a script element. Only the three signs that could end the element or change how it is read are written in
 * another way; all others stay as they are in the text of the document, so that the two are packed as one.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(endings, String.raw`\u003c`);
}

const endings = /<(?=!--|\/?script)/gi;
