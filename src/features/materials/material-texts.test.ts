import { expect, test } from 'vitest';
import { materials, materialsPage } from '#content/materials.ts';
import { materialsReadingMinutes } from './material-texts.ts';

const words = (number: number) => Array.from({ length: number }, () => 'lime').join(' ');

test.each(['cautions', 'characteristics'] as const)('%s are read as well', (part) => {
  const minutesWith = (lines: readonly string[]) =>
    materialsReadingMinutes({
      'materials-page': { ...materialsPage, lead: null },
      material: materials.map((sheet) => ({ ...sheet, picture: null, [part]: lines })),
    });
  // Seven sheets of 220 words more, at 220 words a minute.
  expect(minutesWith([words(220)]) - minutesWith([])).toBe(materials.length);
});
