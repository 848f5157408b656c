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

/** What days are built from. */
export interface RainMonths {
  /** Mean rain of each month, mm, January first. */
  readonly means: readonly number[];
  /** Mean number of days with rain in each month. */
  readonly days: readonly number[];
}

/** Thirty years are what somebody remembers; how much thirty differ from another thirty is the range of an answer. */
export const seriesYears = 30;
const seriesCount = 24;
/** Of 700 seeds the one whose two dozen series spread most evenly over what other seeds bring. */
export const rainSeed = 'days 424';
export const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
export const yearDays = 365;

/** How much more likely rain is on the day after rain than on the day after a dry one. */
const persistence = 0.3;
/** Logarithmic spread of years and of months, and how much of a year's lasts into the next: dry years come in runs. */
const yearSpread = 0.15;
const monthSpread = 0.35;
const yearMemory = 0.2;
/** A day's rain by the Weibull distribution of shape 0.8, many small falls and few large ones, in steps from least to most. */
const amounts = Float64Array.from(
  { length: 1024 },
  (_, step) => (-Math.log(1 - (step + 0.5) / 1024)) ** (1 / 0.8),
);

/**
 * Several series of thirty years of daily rain, mm. Wet and dry days come in spells (a Markov chain of two states), wet
 * and dry years in runs. All series together have the published mean and about the published number of wet days of
 * every month; each alone differs, as thirty years do. Always the same for a seed.
 */
export function buildSeries({ means, days }: RainMonths, seed: string): readonly Float64Array[] {
  const chance = randomFrom(seed);
  const normal = normalFrom(chance);
  const totals = new Float64Array(12);
  const all = Array.from({ length: seriesCount }, () => {
    const rain = new Float64Array(seriesYears * yearDays);
    let year = normal();
    let isWet = false;
    let day = 0;
    for (let count = 0; count < seriesYears; count += 1) {
      year = yearMemory * year + Math.sqrt(1 - yearMemory ** 2) * normal();
      for (let month = 0; month < 12; month += 1) {
        const length = monthDays[month] ?? 30;
        // Half of what makes a month wet is more wet days, the other half more rain on each.
        const half = Math.sqrt(Math.exp(yearSpread * year + monthSpread * normal()));
        const share = Math.min(0.95, ((days[month] ?? 0) / length) * half);
        let total = 0;
        for (let end = day + length; day < end; day += 1) {
          const wetChance: number = share * (1 - persistence) + (isWet ? persistence : 0);
          const drawn = chance();
          isWet = drawn < wetChance;
          if (!isWet) continue;
          // On a wet day the same number says how much: within its chance it is uniform, too.
          const millimetres = (amounts[Math.floor((drawn / wetChance) * 1024)] ?? 0) * half;
          rain[day] = millimetres;
          total += millimetres;
        }
        totals[month] = (totals[month] ?? 0) + total;
      }
    }
    return rain;
  });
  const factors = new Float64Array(yearDays);
  for (let day = 0; day < yearDays; day += 1) {
    const month = monthOfDay(day);
    const total = totals[month] ?? 0;
    factors[day] = total === 0 ? 0 : ((means[month] ?? 0) * seriesYears * seriesCount) / total;
  }
  for (const rain of all) {
    for (let first = 0; first < rain.length; first += yearDays) {
      for (let day = 0; day < yearDays; day += 1) {
        rain[first + day] = (rain[first + day] ?? 0) * (factors[day] ?? 0);
      }
    }
  }
  return all;
}

/** Measured years as they were, and drawn again with repetition: how much other years of the same kind would differ. */
export function drawSeries(measured: readonly number[], seed: string): readonly Float64Array[] {
  const chance = randomFrom(seed);
  const years = measured.length / yearDays;
  return Array.from({ length: seriesCount }, (_, index) => {
    const rain = new Float64Array(measured);
    if (index === 0) return rain;
    for (let year = 0; year < years; year += 1) {
      const drawn = Math.floor(chance() * years) * yearDays;
      rain.set(measured.slice(drawn, drawn + yearDays), year * yearDays);
    }
    return rain;
  });
}

/**
 * Months for a place of which only the rain is known: wet days are those of a place with published ones, by the square
 * root of how much more it rains, as they are between Daylesford and Maldon.
 */
export function monthsLike({ means, days }: RainPlace, own: readonly number[]): RainMonths {
  return {
    means: own,
    days: days.map(({ value }, month) => {
      const ratio = (own[month] ?? 0) / (means[month]?.value ?? 1);
      return Math.min(0.9 * (monthDays[month] ?? 30), Math.max(0.5, value * Math.sqrt(ratio)));
    }),
  };
}

/** Month of a day of the year, 0 is January. */
export function monthOfDay(day: number): number {
  return months[day] ?? 11;
}

const months: readonly number[] = monthDays.flatMap((length, month) =>
  Array.from({ length }, () => month),
);

/** Two uniform random numbers make one normal (Box and Muller). */
function normalFrom(chance: () => number): () => number {
  return () => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
}

/** The same numbers in [0, 1) for the same seed, everywhere (mulberry32). */
export function randomFrom(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
