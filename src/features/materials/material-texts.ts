import { plainText } from '#lib/inline-markup.ts';
import type { ShownEntry } from '#shared/page-content.ts';

/** Every text of a sheet that may name a source, in the order of the page. */
export function materialTexts(material: ShownEntry<'material'>): string[] {
  return [
    material.description,
    ...Object.values(material.properties).map(({ words }) => words),
    ...Object.values(material.costs),
    ...material.processing.map(({ text }) => text),
    ...material.cautions,
    ...Object.values(material.environmental),
  ];
}

/** The pictures of the sheets, as they are shown large. */
export function specimensOf(sheets: readonly ShownEntry<'material'>[]) {
  return sheets.flatMap(({ title, picture }) =>
    picture ? [{ picture, title, caption: plainText(picture.caption) }] : [],
  );
}
