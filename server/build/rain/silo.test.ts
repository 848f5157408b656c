import { expect, test } from 'vitest';
import { packRain, unpackRain } from '#shared/tools/tank/measured-rain.ts';
import { measuredFile, maxYears, withRain } from './measured-file.ts';
import { readSilo } from './silo.ts';

/** A file in SILO's published Standard format; the days are made up for this test. */
function standard(
  firstYear: number,
  lastYear: number,
  rainOf: (day: number) => number = (day) => (day % 3 === 0 ? 4.2 : 0),
) {
  const lines = [
    '"17701231" 365 31/12/1770 -99.9 999 -99.9 999 9999.9 999',
    '""',
    '" This file is SPACE DELIMITED for easy import into both spreadsheets and programs."',
    '" * Patched Point data for station: 88020 Daylesford (made up)"',
    '" "',
    'Date       Day Date2      T.Max Smx T.Min Smn Rain   Srn',
    '(yyyymmdd)  () (ddmmyyyy)  (oC)  ()  (oC)  ()   (mm)  ()',
  ];
  let day = 0;
  for (let at = Date.UTC(firstYear, 0, 1); at < Date.UTC(lastYear + 1, 0, 1); at += 86_400_000) {
    const [year, month, date] = new Date(at).toISOString().slice(0, 10).split('-');
    lines.push(
      `${year}${month}${date} ${String((day % 365) + 1).padStart(3)} ${date}/${month}/${year}  20.0   0  10.0   0 ${rainOf(day).toFixed(1).padStart(6)}   ${day % 10 === 0 ? 2 : 0}`,
    );
    day += 1;
  }
  return `${lines.join('\r\n')}\r\n`;
}

test('reads whole years of the Standard format and gives the leap day to the day before', () => {
  const { station, firstYear, years, filledDays } = readSilo(standard(2003, 2005, () => 1));
  expect(station).toBe('Patched Point data for station: 88020 Daylesford (made up)');
  expect(firstYear).toBe(2003);
  expect(years.map((year) => year.length)).toEqual([365, 365, 365]);
  // 2004: the 28th of February holds two days.
  expect(years[1]?.[58]).toBe(2);
  expect(years.map((year) => year.reduce((sum, rain) => sum + rain, 0))).toEqual([365, 366, 365]);
  expect(filledDays).toBe(110);
});

test('reads the CSV of the API', () => {
  const rows = Array.from({ length: 365 }, (_, day) => {
    const date = new Date(Date.UTC(2003, 0, 1 + day)).toISOString().slice(0, 10);
    return `88020,${date},${day === 7 ? '12.4' : '0.0'},0,"name=DAYLESFORD"`;
  });
  const { years } = readSilo(
    ['station,YYYY-MM-DD,daily_rain,daily_rain_source,metadata', ...rows]
      .join('\n')
      .replace('YYYY-MM-DD', 'date'),
  );
  expect(years[0]?.[7]).toBe(12.4);
});

test('accepts no incomplete year, and nothing from before a gap', () => {
  const text = standard(2001, 2006);
  const cut = text
    .split('\r\n')
    .filter((line) => !line.startsWith('20030715') && !line.startsWith('200612'))
    .join('\n');
  const { firstYear, years } = readSilo(cut);
  expect(firstYear).toBe(2004);
  expect(years).toHaveLength(2);
});

test('says what is wrong, and in which line', () => {
  expect(() => readSilo('hello')).toThrow(/is this a SILO file/);
  expect(() => readSilo(standard(2003, 2003).replace('   4.2', '  -4.2'))).toThrow(
    /line \d+: -4.2 mm/,
  );
  expect(() => readSilo(standard(2003, 2003).replace('   4.2', '   x.y'))).toThrow(/is no rain/);
  const twice = standard(2003, 2003);
  expect(() => readSilo(`${twice}20030101   1 01/01/2003  20.0   0  10.0   0    0.0   0`)).toThrow(
    /twice/,
  );
  expect(() => readSilo(standard(2003, 2003).split('\r\n').slice(0, 100).join('\n'))).toThrow(
    /no whole calendar year/,
  );
});

test('thirty years are encoded compactly and decoded to a tenth of a millimetre', () => {
  const rain = readSilo(standard(1970, 2025, (day) => (day % 3 === 0 ? (day % 240) / 10 : 0)));
  const [packed] = withRain([], 'daylesford', rain);
  if (!packed) throw new Error('packed');
  expect(packed).toMatchObject({ place: 'daylesford', firstYear: 1996, years: maxYears });
  expect(Buffer.byteLength(packed.days)).toBeLessThan(25 * 1024);
  const out = unpackRain(packed);
  expect(out).toHaveLength(maxYears * 365);
  for (const [day, millimetres] of rain.years.slice(-maxYears).flat().entries()) {
    expect(out[day]).toBeCloseTo(millimetres, 9);
  }
  expect(packRain(out)).toBe(packed.days);
  expect(withRain([packed], 'daylesford', rain)).toHaveLength(1);
  expect(measuredFile([packed])).toContain('"firstYear": 1996');
});

test('refuses rain that is too short, too much or broken', () => {
  expect(() => withRain([], 'daylesford', readSilo(standard(2020, 2025)))).toThrow(/too few/);
  const rain = readSilo(standard(1990, 2025, (day) => 1 + (day % 900) / 10));
  const many = Array.from({ length: 9 }, (_, index) => `place-${index}`);
  expect(() =>
    many.reduce((all, place) => withRain(all, place, rain), [] as ReturnType<typeof withRain>),
  ).toThrow(/more than/);
  expect(() => unpackRain({ days: 'a,B', years: 1 })).toThrow(/not packed/);
  expect(() => unpackRain({ days: '_a', years: 1 })).toThrow(/not 1 years/);
});
