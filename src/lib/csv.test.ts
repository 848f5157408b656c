import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seed } from '#testing/support/seeded-random.ts';
import { csvCell, csvOf } from './csv.ts';

/**
 * Parses `csvOf`'s output as spreadsheets do, with any separator: a quotation mark at the start of a cell opens quoted
 * text, anywhere else it is a character.
 */
function read(csv: string, separator = ','): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isInside = false;
  let isAtStart = true;
  for (let at = 1; at < csv.length; at += 1) {
    const character = csv.charAt(at);
    const isQuote = character === '"';
    if (isInside && isQuote && csv.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (isQuote && (isInside || isAtStart)) {
      isInside = !isInside;
      isAtStart = false;
    } else if (!isInside && (character === separator || '\r\n'.includes(character))) {
      rows.at(-1)?.push(cell);
      cell = '';
      isAtStart = true;
      if (character !== separator) rows.push([]);
      if (character === '\r' && csv.charAt(at + 1) === '\n') at += 1;
    } else {
      cell += character;
      isAtStart = false;
    }
  }
  rows.at(-1)?.push(cell);
  return rows;
}

const awkward = fc.constantFrom(...'"",,;;=+-@\r\n\t\0 aé壁🏠\ud800\u2028');
const tables = fc.array(
  fc.array(fc.string({ unit: awkward, maxLength: 12 }), { minLength: 2, maxLength: 2 }),
  { minLength: 1, maxLength: 5 },
);

test.each([
  '=HYPERLINK("http://evil.example")',
  '+61 3 5348 0000',
  '-2+3+cmd|calc!A0',
  '@SUM(1,1)',
  ' \t=1+1',
  '\u0000=1+1',
  '\u200B=1+1',
  '\r=1+1',
  '＝1+1',
  '%0A=1',
  '|cmd',
])('prevents %j from being a formula', (text) => {
  expect(csvCell(text).slice(0, 2)).toBe(`"'`);
});

test('leaves ordinary text unchanged', () => {
  expect(csvCell('A "north" wall, 450 mm')).toBe('"A ""north"" wall, 450 mm"');
});

test('returns every text unchanged but for apostrophes', () => {
  const plain = (text: string) => text.replaceAll("'", '');
  fc.assert(
    fc.property(tables, (given) => {
      const found = read(csvOf(given)).slice(0, -1);
      expect(found.map((row) => row.map(plain))).toEqual(given);
    }),
    { seed },
  );
});

test.each([
  'stone;=HYPERLINK("http://evil.example")',
  'stone\t=1+1',
  'stone;"=1+1"',
  'stone; =1+1',
  'stone\r\n@SUM(1,1)',
  'stone;\t\n-2+3',
])('prevents %j from being a formula where a spreadsheet expects another separator', (text) => {
  for (const separator of [',', ';', '\t']) {
    const cells = read(csvOf([['2026', text]]), separator).flat();
    expect(cells.filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
  }
});

test('turns nothing into a formula, whatever separator a spreadsheet expects', () => {
  fc.assert(
    fc.property(tables, fc.constantFrom(',', ';', '\t'), (given, separator) => {
      const cells = read(csvOf(given), separator).flat();
      expect(cells.filter((cell) => /^[\s\p{Cc}\p{Cf}]*[=+\-@]/u.test(cell))).toEqual([]);
    }),
    { seed, numRuns: 2000 },
  );
});
