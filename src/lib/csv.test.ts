import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seed } from '#testing/support/seeded.ts';
import { csvCell, csvOf } from './csv.ts';

/** Reads what `csvOf` wrote, as RFC 4180 has it. */
function read(csv: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isInside = false;
  for (let at = 1; at < csv.length; at += 1) {
    const character = csv.charAt(at);
    if (character === '"' && isInside && csv.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"') {
      isInside = !isInside;
    } else if (isInside) {
      cell += character;
    } else {
      rows.at(-1)?.push(cell);
      cell = '';
      if (character === '\r') {
        rows.push([]);
        at += 1;
      }
    }
  }
  return rows.slice(0, -1);
}

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
])('keeps %j from being a formula', (text) => {
  expect(csvCell(text).slice(0, 2)).toBe(`"'`);
});

test('leaves ordinary words as they are', () => {
  expect(csvCell('A "north" wall, 450 mm')).toBe('"A ""north"" wall, 450 mm"');
});

test('gives every text back, whatever is in it', () => {
  const awkward = fc.constantFrom(...'"",,=+-@\r\n\t\0 aé壁🏠\ud800\u2028');
  const rows = fc.array(
    fc.array(fc.string({ unit: awkward, maxLength: 12 }), { minLength: 2, maxLength: 2 }),
    {
      minLength: 1,
      maxLength: 5,
    },
  );
  fc.assert(
    fc.property(rows, (given) => {
      const found = read(csvOf(given));
      expect(found).toHaveLength(given.length);
      for (const [index, row] of given.entries()) {
        for (const [column, text] of row.entries()) {
          expect([text, `'${text}`]).toContain(found[index]?.[column]);
        }
      }
    }),
    { seed },
  );
});
