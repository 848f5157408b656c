import { addDays } from '../days.ts';
import { clockHours } from './position.ts';
import type { Coordinates, SunPosition } from './position.ts';
import { isBehind, litShare, shadowSlope, turnBetween } from './shade.ts';
import type { Obstacle, ShadedWindow } from './shade.ts';
import { midsummer, sillStepHours, sunYear } from './year.ts';
import type { SunYear } from './year.ts';

/** The inputs of the calculation, in SI units and true bearings. */
export interface SunInputs {
  readonly placeName: string;
  readonly coordinates: Coordinates;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly facingDegrees: number;
  readonly glassHeight: number;
  readonly gap: number;
  /** Null asks for a proposal. */
  readonly eaveDepth: number | null;
  readonly shadedPeriod: ShadedPeriod;
  readonly obstacle: Obstacle | null;
}

/** First and last day of the year on which the glass shall be whole in the shade at noon, `MM-DD`. */
export interface ShadedPeriod {
  readonly from: string;
  readonly to: string;
}

export interface SunMonth {
  /** 1 is January. */
  readonly month: number;
  /** Of the 21st. */
  readonly noonHeightDegrees: number;
  /** Share of the glass's height in the sun at noon. */
  readonly litAtNoon: number;
  /** Sun on the middle of the sill. */
  readonly sillHours: number;
}

export interface SunPath {
  readonly day: string;
  readonly points: readonly SunPosition[];
}

export interface SunResult {
  readonly inputs: SunInputs;
  /** By clock time, in hours since midnight. */
  readonly riseHours: number;
  readonly noonHours: number;
  readonly setHours: number;
  readonly noonHeightDegrees: number;
  /** The given eave, or the proposed one; null where the wall looks too far away from the noon sun for one. */
  readonly eaveDepth: number | null;
  /** Days of the year, `YYYY-MM-DD`, on which that eave first and last shades the whole glass at noon. */
  readonly wholeShade: { readonly from: string; readonly to: string } | null;
  /** Whether the obstacle keeps the noon sun of 21 June off the sill. */
  readonly isWinterNoonCovered: boolean;
  readonly litAtWinterNoon: number;
  readonly months: readonly SunMonth[];
  /** Length of the obstacle's shadow on level ground at noon of the day, metres. */
  readonly shadowLength: number | null;
  readonly paths: readonly SunPath[];
}

/** Within this angle the wall faces the noon sun; beyond it an eave is not enough. */
export const eaveWorksWithinDegrees = 30;
/** Beyond this one it is of no use: what shades the glass at noon is a hand’s breadth, and the sun comes in under it. */
const eaveHelpsWithinDegrees = 60;

export function calculateSun(inputs: SunInputs): SunResult {
  const { coordinates, day, eaveDepth: given } = inputs;
  const sky = sunYear(day.slice(0, 4), coordinates);
  const today = sky.day(day);
  const eaveDepth = given ?? depthFor(inputs, sky.year);
  const window: ShadedWindow = { ...inputs, eaveDepth: eaveDepth ?? 0 };
  const winterNoon = sky.day(`${sky.year}-06-21`).noon;
  const isWinterNoonCovered = isCovered(winterNoon, inputs.obstacle);
  let months: SunResult['months'] | null = null;
  let shade: { days: SunResult['wholeShade'] } | null = null;
  return {
    inputs,
    riseHours: clockHours(today.riseMs),
    noonHours: clockHours(today.noonMs),
    setHours: clockHours(today.setMs),
    noonHeightDegrees: today.noon.heightDegrees,
    eaveDepth,
    get wholeShade() {
      shade ??= { days: wholeShade(window, sky) };
      return shade.days;
    },
    isWinterNoonCovered,
    litAtWinterNoon: isWinterNoonCovered ? 0 : litShare(winterNoon, window),
    // Thousands of positions, which the sentence seldom needs.
    get months() {
      months ??= sky.months().map((month) => monthOf(month, inputs.obstacle, window));
      return months;
    },
    shadowLength:
      inputs.obstacle === null ? null : shadowLength(inputs.obstacle.height, today.noon),
    get paths() {
      return sky.paths();
    },
  };
}

/**
 * Depth of the eave that puts the whole glass in the shade at noon through the period, metres, up to the next
 * centimetre; the sun stands lowest at one of its ends. Null where the wall looks too far away from the noon sun.
 */
export function depthFor(
  { coordinates, facingDegrees, glassHeight, gap, shadedPeriod }: SunInputs,
  year: string,
): number | null {
  if (turnFromNorth(facingDegrees) > eaveHelpsWithinDegrees) return null;
  const sky = sunYear(year, coordinates);
  const depths = [shadedPeriod.from, shadedPeriod.to].map((end) => {
    const slope = shadowSlope(sky.day(`${year}-${end}`).noon, facingDegrees);
    return slope === null ? null : (gap + glassHeight) / slope;
  });
  if (depths.some((depth) => depth === null)) return null;
  // The rounded depth is used in the calculation as well, and shades the whole glass.
  return Math.ceil(Math.max(...depths.filter((depth) => depth !== null)) * 100 - 1e-9) / 100;
}

/** Length of a shadow on level ground; null while the sun is down. */
export function shadowLength(height: number, sun: SunPosition): number | null {
  if (sun.heightDegrees <= 0) return null;
  return height / Math.tan((sun.heightDegrees * Math.PI) / 180);
}

function monthOf(
  { month, noon, sillSuns }: ReturnType<SunYear['months']>[number],
  obstacle: Obstacle | null,
  window: ShadedWindow,
): SunMonth {
  // The sill is the last of the glass that the eave's shadow reaches.
  const lit = sillSuns.filter((sun) => litShare(sun, window) > 0 && !isCovered(sun, obstacle));
  return {
    month,
    noonHeightDegrees: noon.heightDegrees,
    litAtNoon: isCovered(noon, obstacle) ? 0 : litShare(noon, window),
    sillHours: lit.length * sillStepHours,
  };
}

function isCovered(sun: SunPosition, obstacle: Obstacle | null): boolean {
  return obstacle !== null && isBehind(sun, obstacle);
}

/** The longest run of days round midsummer with the whole glass in the shade at noon. */
function wholeShade(window: ShadedWindow, sky: SunYear): SunResult['wholeShade'] {
  const isShaded = (days: number) => litShare(sky.noonFromMidsummer(days), window) === 0;
  if (!isShaded(0)) return null;
  let before = 0;
  let after = 0;
  // Halfway round the year the sun is lowest: an eave that shades then shades always.
  while (before < 182 && isShaded(-before - 1)) before += 1;
  while (after < 182 && isShaded(after + 1)) after += 1;
  const solstice = midsummer(sky.year);
  return { from: addDays(solstice, -before), to: addDays(solstice, after) };
}

/** Whether the noon sun of midsummer stands behind the wall, as it does behind one that looks south. */
export function isNoonSunBehind({ coordinates, day, facingDegrees }: SunInputs): boolean {
  const year = day.slice(0, 4);
  return shadowSlope(sunYear(year, coordinates).day(midsummer(year)).noon, facingDegrees) === null;
}

/** How far a wall faces away from true north, in degrees without sign. */
export function turnFromNorth(facingDegrees: number): number {
  return Math.abs(turnBetween(0, facingDegrees));
}
