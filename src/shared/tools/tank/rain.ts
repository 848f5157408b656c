import type { Figure } from '../figure.ts';
import type { MeasuredRain } from './measured-rain.ts';

/** Published rain statistics of a place. */
export interface RainPlace {
  readonly id: string;
  readonly name: string;
  /** Mean rain of each month, mm, January first. */
  readonly means: readonly Figure[];
  /** Mean number of days with rain in each month. */
  readonly days: readonly Figure[];
  /** The least rain in a year that is published, mm; null where it is not. */
  readonly driestYear: Figure | null;
  /** Measured days, once they have been imported; they replace generated ones. */
  readonly measured: MeasuredRain | null;
}

/** Years in a series that is built from monthly means. */
export const builtYears = 30;
const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
export const yearDays = 365;

/**
 * Daily rain, mm, for `builtYears` years of 365 days, with the published mean and number of wet days of every month,
 * and wetter and drier months and years as they occur in Victoria. Generated, always the same for a place; measured
 * days replace them.
 */
export function buildRain({ means, days, id }: RainPlace): readonly number[] {
  const chance = randomFrom(id);
  const years = Array.from({ length: builtYears }, () => {
    const year = Math.exp(0.18 * normal(chance));
    return monthDays.map((length, month) => {
      const wetShare = Math.min(0.9, (days[month]?.value ?? 8) / length);
      const spell = Math.exp(0.4 * normal(chance)) * year;
      return Array.from({ length }, () =>
        chance() < wetShare * Math.min(1.6, Math.sqrt(spell))
          ? -Math.log(1 - chance()) * Math.sqrt(spell)
          : 0,
      );
    });
  });
  const factors = monthDays.map((_, month) => {
    const total = years.reduce((sum, year) => sum + add(year[month] ?? []), 0);
    return ((means[month]?.value ?? 0) * builtYears) / total;
  });
  return years.flatMap((year) =>
    year.flatMap((month, index) => month.map((rain) => rain * (factors[index] ?? 0))),
  );
}

/** Month of a day of the year, 0 is January. */
export function monthOfDay(day: number): number {
  return months[day] ?? 11;
}

const months: readonly number[] = monthDays.flatMap((length, month) =>
  Array.from({ length }, () => month),
);

function add(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Two uniform random numbers make one normal (Box and Muller). */
function normal(chance: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
}

/** The same numbers in [0, 1) for the same seed, everywhere (mulberry32). */
function randomFrom(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
