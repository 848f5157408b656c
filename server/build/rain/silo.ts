/** A station’s daily rain as SILO publishes it. */
export interface SiloRain {
  /** As the file names it; empty where it does not. */
  readonly station: string;
  readonly firstYear: number;
  /** mm a day, whole years of 365: the 29th of February is added to the 28th. */
  readonly years: readonly (readonly number[])[];
  /** Days that SILO has interpolated. */
  readonly filledDays: number;
}

/**
 * Parses a SILO file of the fixed formats that begin each day with `yyyymmdd` (Standard, FAO56, APSIM-like columns with
 * a `Rain` heading), or of the CSV of its API (`YYYY-MM-DD` and `daily_rain`). Only whole calendar years are used.
 * @see https://www.longpaddock.qld.gov.au/silo/about/file-formats-and-samples
 * @throws Error that says what is wrong, with the line
 */
export function readSilo(text: string): SiloRain {
  const lines = text.split(/\r?\n/);
  const heading = lines.findIndex(
    (line) => /\b(?:Rain|daily_rain)\b/i.test(line) && /date/i.test(line),
  );
  if (heading === -1) throw new Error('no heading with Date and Rain: is this a SILO file?');
  const isCsv = (lines[heading] ?? '').includes(',');
  const split = (line: string) =>
    (isCsv ? line.split(',') : line.trim().split(/\s+/)).map((cell) =>
      cell.replaceAll('"', '').trim(),
    );
  const names = split(lines[heading] ?? '').map((name) => name.toLowerCase());
  const dateAt = names.findIndex((name) => name === 'date' || name === 'yyyy-mm-dd');
  const rainAt = names.findIndex((name) => name === 'rain' || name === 'daily_rain');
  const sourceAt = names.findIndex((name) => name === 'srn' || name === 'daily_rain_source');
  if (dateAt === -1 || rainAt === -1) throw new Error('the heading has no column Date or Rain');
  const days = new Map<string, number>();
  let filledDays = 0;
  for (const [index, line] of lines.entries()) {
    if (index <= heading || line.trim() === '') continue;
    const cells = split(line);
    const date = dayIn(cells[dateAt] ?? '');
    // A line of units follows the heading.
    if (date === null) continue;
    const rain = Number(cells[rainAt]);
    if (!Number.isFinite(rain) || (cells[rainAt] ?? '') === '') {
      throw new Error(`line ${index + 1}: “${cells[rainAt] ?? ''}” is no rain`);
    }
    // The dummy line that spreadsheets want.
    if (rain >= 9999) continue;
    if (rain < 0 || rain > 1000) throw new Error(`line ${index + 1}: ${rain} mm in a day`);
    if (days.has(date)) throw new Error(`line ${index + 1}: ${date} stands there twice`);
    days.set(date, rain);
    if (sourceAt !== -1 && !['0', '1'].includes((cells[sourceAt] ?? '').charAt(0))) filledDays += 1;
  }
  const firstYears = [...days.keys()].map((day) => Number(day.slice(0, 4)));
  const years = wholeYears(days, Math.min(...firstYears), Math.max(...firstYears));
  const [first] = years;
  if (first === undefined) throw new Error('the file has no whole calendar year');
  return {
    station: stationIn(lines.slice(0, heading)),
    firstYear: first.year,
    years: years.map(({ rain }) => rain),
    filledDays,
  };
}

function dayIn(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text) ?? [];
  return year === undefined ? null : `${year}-${month}-${day}`;
}

function stationIn(header: readonly string[]): string {
  const line = header.find((one) =>
    /station(?: number| name)?\s*[:=]|Patched Point data for station/i.test(one),
  );
  return (line ?? '')
    .replace(/^["\s*!]*/, '')
    .replace(/["\s]*$/, '')
    .slice(0, 120);
}

/** The latest run of whole years. */
function wholeYears(days: ReadonlyMap<string, number>, first: number, last: number) {
  const years: { year: number; rain: number[] }[] = [];
  for (let year = first; year <= last; year += 1) {
    const rain = wholeYear(days, year);
    if (rain !== null) years.push({ year, rain });
    // A gap ends the run before it.
    else if (years.length > 0 && year < last) years.length = 0;
  }
  return years;
}

function wholeYear(days: ReadonlyMap<string, number>, year: number): number[] | null {
  const rain: number[] = [];
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10);
    const millimetres = days.get(day);
    if (millimetres === undefined) return null;
    if (day.endsWith('-02-29')) rain[rain.length - 1] = (rain.at(-1) ?? 0) + millimetres;
    else rain.push(millimetres);
  }
  return rain;
}
