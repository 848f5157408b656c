import { cleanText } from '#shared/clean-text.ts';

/** Text for an element or an attribute of XML, without what XML forbids: one such character, and no reader opens the file. */
export function escapeXml(text: string): string {
  return cleanText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
