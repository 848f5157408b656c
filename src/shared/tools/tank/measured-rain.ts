/** Measured daily rain, as stored in the repository: tenths of a millimetre, packed. */
export interface MeasuredRain {
  /** Its place in the tank tool. */
  readonly place: string;
  /** Station as the file names it. */
  readonly station: string;
  readonly firstYear: number;
  readonly years: number;
  /** Each day's rain in tenths of a millimetre in base 36, dry days in a row as `_` and their number, by commas. */
  readonly days: string;
}

const yearDays = 365;

/** Packs daily rain, mm, in whole years of 365 days. */
export function packRain(days: readonly number[]): string {
  const parts: string[] = [];
  let dry = 0;
  const flush = () => {
    if (dry > 0) parts.push(`_${dry.toString(36)}`);
    dry = 0;
  };
  for (const millimetres of days) {
    const tenths = Math.round(millimetres * 10);
    if (tenths === 0) dry += 1;
    else {
      flush();
      parts.push(tenths.toString(36));
    }
  }
  flush();
  return parts.join(',');
}

/** Daily rain, mm; throws where the text is invalid, or not whole years. */
export function unpackRain({ days, years }: Pick<MeasuredRain, 'days' | 'years'>): number[] {
  const rain: number[] = [];
  for (const part of days.split(',')) {
    if (!/^_?[0-9a-z]+$/.test(part)) throw new Error('not packed rain');
    if (part.startsWith('_')) {
      const dry = Number.parseInt(part.slice(1), 36);
      for (let day = 0; day < dry; day += 1) rain.push(0);
    } else rain.push(Number.parseInt(part, 36) / 10);
  }
  if (rain.length !== years * yearDays)
    throw new Error(`${rain.length} days are not ${years} years`);
  return rain;
}
