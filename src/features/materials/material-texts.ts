import { plainText } from '#lib/inline-markup.ts';
import { countWords, readingMinutes } from '#lib/reading-time.ts';
import type { PageContents, ShownEntry } from '#shared/page-content.ts';

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

/** Minutes to read the page: unlike an article, with its tables, which hold much of a sheet. */
export function materialsReadingMinutes({
  'materials-page': { standfirst, introduction, costNote, others },
  material: sheets,
}: Pick<PageContents['natural-building-materials'], 'materials-page' | 'material'>): number {
  const read = [
    standfirst,
    introduction,
    costNote,
    ...sheets.flatMap((sheet) => [
      sheet.summary,
      ...materialTexts(sheet),
      ...sheet.processing.map(({ title }) => title),
      ...sheet.characteristics,
      ...(sheet.picture ? [sheet.picture.caption] : []),
    ]),
    others.title,
    others.text,
  ];
  return readingMinutes(read.reduce((words, text) => words + countWords(plainText(text)), 0));
}

/** The pictures of the sheets, as they are shown large. */
export function specimensOf(sheets: readonly ShownEntry<'material'>[]) {
  return sheets.flatMap(({ title, picture }) =>
    picture ? [{ picture, title, caption: plainText(picture.caption) }] : [],
  );
}
