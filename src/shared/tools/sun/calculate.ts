import { addDays, daysBetween } from '../days.ts';
import { clockHours } from './position.ts';
import type { Coordinates, SunPosition } from './position.ts';
import { litShare, shadowAboveSill, shadowSlope, shareOn, turnBetween } from './shade.ts';
import type { Obstacle, ShadedWindow } from './shade.ts';
import { midsummer, sillStepHours, stepMs, sunYear } from './year.ts';
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
  /** What the obstacle takes of it. */
  readonly takenHours: number;
}

/** The direct sun of a day, under a clear sky, that still reaches the glass. */
export interface DaySun {
  readonly day: string;
  /** What would reach the glass without an eave, and what does under it; as a share of a step's full sun. */
  readonly all: number;
  readonly under: number;
  /** When, in hours since midnight. */
  readonly spans: readonly TimeSpan[];
}

export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

/** The same over the whole period that was chosen. */
export interface PeriodSun {
  readonly share: number;
  /** When on any of its days. */
  readonly spans: readonly TimeSpan[];
  /** Hours on its shortest and on its longest day. */
  readonly hours: { readonly low: number; readonly high: number };
  /** The day on which most comes in. */
  readonly most: DaySun;
}

export interface SunPath {
  readonly day: string;
  readonly points: readonly SunPosition[];
  /** The highest of the day, between the points. */
  readonly noon: SunPosition;
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
  /** The depth that would be proposed; null likewise. */
  readonly suggestedDepth: number | null;
  /** Days of the year, `YYYY-MM-DD`, on which that eave first and last shades the whole glass at noon. */
  readonly wholeShade: { readonly from: string; readonly to: string } | null;
  /** Whether the obstacle keeps the noon sun of 21 June off the whole glass. */
  readonly isWinterNoonCovered: boolean;
  readonly litAtWinterNoon: number;
  /** On 21 February, when ground and air are hottest and the noon sun is low again. */
  readonly litAtLateSummerNoon: number;
  readonly summerSun: DaySun;
  readonly periodSun: PeriodSun;
  readonly months: readonly SunMonth[];
  /** Length of the obstacle's shadow on level ground at noon of the day, metres. */
  readonly shadowLength: number | null;
  readonly paths: readonly SunPath[];
}

/** From this angle so much sun comes in under an eave that the answer says how much and when. */
export const turnedFromDegrees = 10;
/** A turned wall needs more than an eave when so much of the period’s direct sun still comes in under it. */
export const tooMuchUnder = 0.2;
/** Beyond this one it is of no use: the sun comes in under it for hours. */
const eaveHelpsWithinDegrees = 60;

export function calculateSun(inputs: SunInputs): SunResult {
  const { coordinates, day, eaveDepth: given } = inputs;
  const sky = sunYear(day.slice(0, 4), coordinates);
  const today = sky.day(day);
  const suggestedDepth = depthFor(inputs, sky.year);
  const eaveDepth = given ?? suggestedDepth;
  const window: ShadedWindow = { ...inputs, eaveDepth: eaveDepth ?? 0 };
  const winterNoon = sky.day(`${sky.year}-06-21`).noon;
  const lateSummerNoon = sky.day(`${sky.year}-02-21`).noon;
  const litAtWinterNoon = litShare(winterNoon, window, inputs.obstacle);
  let months: SunResult['months'] | null = null;
  let period: PeriodSun | null = null;
  let shade: { days: SunResult['wholeShade'] } | null = null;
  return {
    inputs,
    riseHours: clockHours(today.riseMs),
    noonHours: clockHours(today.noonMs),
    setHours: clockHours(today.setMs),
    noonHeightDegrees: today.noon.heightDegrees,
    eaveDepth,
    suggestedDepth,
    get wholeShade() {
      shade ??= { days: wholeShade(window, sky) };
      return shade.days;
    },
    isWinterNoonCovered: litAtWinterNoon === 0 && litShare(winterNoon, window) > 0,
    litAtWinterNoon,
    litAtLateSummerNoon: litShare(lateSummerNoon, window, inputs.obstacle),
    get summerSun() {
      return sunOf(`${sky.year}-12-21`, window, sky, inputs.obstacle);
    },
    get periodSun() {
      period ??= sunOver(inputs, window, sky);
      return period;
    },
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
 * centimetre; the sun stands lowest at one of its ends. As deep for a turned wall as for one that faces north: at noon
 * less would do, but before or after it more sun comes in. Null where the wall looks too far away from the noon sun.
 */
export function depthFor(
  { coordinates, facingDegrees, glassHeight, gap, shadedPeriod }: SunInputs,
  year: string,
): number | null {
  if (turnFromNorth(facingDegrees) > eaveHelpsWithinDegrees) return null;
  const sky = sunYear(year, coordinates);
  const depths = [shadedPeriod.from, shadedPeriod.to].map((end) => {
    const { noon } = sky.day(`${year}-${end}`);
    return (gap + glassHeight) / Math.tan((noon.heightDegrees * Math.PI) / 180);
  });
  // The rounded depth is used in the calculation as well, and shades the whole glass.
  return Math.ceil(Math.max(...depths) * 100 - 1e-9) / 100;
}

/** What comes in under the eave on a day, and when. */
function sunOf(day: string, window: ShadedWindow, sky: SunYear, obstacle: Obstacle | null): DaySun {
  const { riseMs } = sky.day(day);
  const spans: { from: number; to: number }[] = [];
  const bare = { ...window, eaveDepth: 0 };
  let all = 0;
  let under = 0;
  for (const [step, sun] of sky.steps(day).entries()) {
    const strength = sun.beam * shareOn(sun, window.facingDegrees);
    if (strength === 0) continue;
    const lit = litShare(sun, window, obstacle);
    all += strength * (obstacle === null ? 1 : litShare(sun, bare, obstacle));
    under += strength * lit;
    if (lit === 0) continue;
    const from = clockHours(riseMs + step * stepMs);
    const last = spans.at(-1);
    if (last && from - last.to < 1e-6) last.to = from + sillStepHours;
    else spans.push({ from, to: from + sillStepHours });
  }
  return { day, all, under, spans };
}

/** Days that are looked at in a period, both of its ends among them, are at most so far apart. */
const daysApart = 10;

function sunOver(
  { shadedPeriod: { from, to }, obstacle }: SunInputs,
  window: ShadedWindow,
  sky: SunYear,
): PeriodSun {
  const first = `${sky.year}-${from}`;
  const days = daysBetween(first, `${from > to ? Number(sky.year) + 1 : sky.year}-${to}`);
  const parts = Math.max(1, Math.ceil(days / daysApart));
  const all = Array.from({ length: parts + 1 }, (_, part) =>
    sunOf(addDays(first, Math.round((part * days) / parts)), window, sky, obstacle),
  );
  // The ends stand for half as many days.
  const total = (of: (one: DaySun) => number) =>
    all.reduce((sum, one, part) => sum + of(one) * (part % parts === 0 ? 0.5 : 1), 0);
  const open = total((one) => one.all);
  const hours = all.map(({ spans }) => spans.reduce((sum, span) => sum + span.to - span.from, 0));
  return {
    share: open === 0 ? 0 : total(({ under }) => under) / open,
    spans: joined(all.flatMap(({ spans }) => spans)),
    hours: { low: Math.min(...hours), high: Math.max(...hours) },
    most: all.reduce((most, one) => (one.under > most.under ? one : most)),
  };
}

/** Spans that overlap or touch, as one. */
function joined(spans: readonly TimeSpan[]): TimeSpan[] {
  const found: { from: number; to: number }[] = [];
  for (const { from, to } of [...spans].sort((one, other) => one.from - other.from)) {
    const last = found.at(-1);
    if (last && from <= last.to + sillStepHours) last.to = Math.max(last.to, to);
    else found.push({ from, to });
  }
  return found;
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
  const free = sillSuns.filter((sun) => litShare(sun, window) > 0);
  const lit = free.filter((sun) => obstacle === null || shadowAboveSill(sun, obstacle) === 0);
  return {
    month,
    noonHeightDegrees: noon.heightDegrees,
    litAtNoon: litShare(noon, window, obstacle),
    sillHours: lit.length * sillStepHours,
    takenHours: (free.length - lit.length) * sillStepHours,
  };
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
