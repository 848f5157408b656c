import type { MaterialSheet } from '#shared/page-content.ts';

/** Every text of a sheet that may name a source, in the order of the page. */
export function materialTexts(material: MaterialSheet): string[] {
  return [
    ...material.description,
    ...Object.values(material.properties).map(({ words }) => words),
    ...Object.values(material.costs),
    ...material.processing.map(({ text }) => text),
    ...material.cautions,
    ...Object.values(material.environmental),
  ];
}
