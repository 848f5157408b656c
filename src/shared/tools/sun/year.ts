import { addDays } from '../days.ts';
import { sunDay, sunPosition } from './position.ts';
import type { Coordinates, SunDay, SunPosition } from './position.ts';
import { beamOf } from './shade.ts';

const minuteMs = 60_000;
/** How finely the hours of sun are counted. */
export const stepMs = 5 * minuteMs;
export const sillStepHours = 1 / 12;

export interface SunDayWithNoon extends SunDay {
  readonly noon: SunPosition;
}

/** Where the sun stands, and how strong it is on a wall that looks straight at it. */
export interface SunStep extends SunPosition {
  readonly beam: number;
}

export interface SunMonthSky {
  /** 1 is January. */
  readonly month: number;
  /** Of the 21st. */
  readonly noon: SunPosition;
  /** Where the sun stands in each step of that day. */
  readonly sillSuns: readonly SunPosition[];
}

/** The sun over a place in a year, whatever stands under it. */
export interface SunYear {
  readonly year: string;
  /** @param day `YYYY-MM-DD` */
  readonly day: (day: string) => SunDayWithNoon;
  /** Where the sun stands in each step of a day, from sunrise. */
  readonly steps: (day: string) => readonly SunStep[];
  /** Noon so many days after midsummer; before it, where less than nothing. */
  readonly noonFromMidsummer: (days: number) => SunPosition;
  readonly months: () => readonly SunMonthSky[];
  /** Midwinter, the equinox and midsummer. */
  readonly paths: () => readonly {
    day: string;
    points: readonly SunPosition[];
    noon: SunPosition;
  }[];
}

export function midsummer(year: string): string {
  return `${year}-12-22`;
}

let last: { key: string; sky: SunYear } | null = null;

/**
 * The sun over a place in a year. The last one is kept: nothing of it changes while somebody tries windows and eaves,
 * and to work it out takes thousands of positions.
 */
export function sunYear(year: string, coordinates: Coordinates): SunYear {
  const key = `${year} ${coordinates.latitude} ${coordinates.longitude}`;
  if (last?.key !== key) last = { key, sky: newYear(year, coordinates) };
  return last.sky;
}

function newYear(year: string, coordinates: Coordinates): SunYear {
  const days = new Map<string, SunDayWithNoon>();
  const noons = new Map<number, SunPosition>();
  const stepsOf = new Map<string, readonly SunStep[]>();
  let months: readonly SunMonthSky[] | null = null;
  let paths: ReturnType<SunYear['paths']> | null = null;
  const day = (on: string) => {
    const known = days.get(on);
    if (known) return known;
    const found = sunDay(on, coordinates);
    const withNoon = { ...found, noon: sunPosition(found.noonMs, coordinates) };
    days.set(on, withNoon);
    return withNoon;
  };
  /** Every so often from one moment to before another. */
  const positions = (fromMs: number, toMs: number, everyMs: number) => {
    const found: SunPosition[] = [];
    for (let momentMs = fromMs; momentMs < toMs; momentMs += everyMs) {
      found.push(sunPosition(momentMs, coordinates));
    }
    return found;
  };
  const steps = (on: string) => {
    const { riseMs, setMs } = day(on);
    const found =
      stepsOf.get(on) ??
      positions(riseMs + stepMs / 2, setMs, stepMs).map((sun) => ({ ...sun, beam: beamOf(sun) }));
    stepsOf.set(on, found);
    return found;
  };
  return {
    year,
    day,
    steps,
    noonFromMidsummer: (count) => {
      const noon = noons.get(count) ?? day(addDays(midsummer(year), count)).noon;
      noons.set(count, noon);
      return noon;
    },
    months: () => {
      months ??= Array.from({ length: 12 }, (_, index) => {
        const on = `${year}-${String(index + 1).padStart(2, '0')}-21`;
        return { month: index + 1, noon: day(on).noon, sillSuns: steps(on) };
      });
      return months;
    },
    paths: () => {
      paths ??= [`${year}-06-21`, `${year}-09-23`, midsummer(year)].map((on) => {
        const { riseMs, setMs, noon } = day(on);
        return {
          day: on,
          noon,
          points: [...positions(riseMs, setMs, 20 * minuteMs), sunPosition(setMs, coordinates)],
        };
      });
      return paths;
    },
  };
}
