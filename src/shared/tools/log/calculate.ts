import type { Figure } from '../figure.ts';
import { addDays, daysBetween } from '../days.ts';

/** What is drying, and what to wait for. */
export interface DryingMaterial {
  readonly id: string;
  readonly name: string;
  /**
   * `percent`: water for the dry weight, ready below a range; `weekly-loss`: pieces that are weighed, ready when they
   * lose less than a share of their weight in a week.
   */
  readonly measure: 'percent' | 'weekly-loss';
  /** The range to be under: below its low end is ready, below its high end is nearly so. */
  readonly ready: Figure;
  /** The moisture it settles at indoors; only for percents. */
  readonly restsAt: Figure | null;
}

export interface Reading {
  /** Its key in the log. */
  readonly number: number;
  readonly day: string;
  readonly wall: string;
  readonly spot: string;
  /** Percent, or kilograms where pieces are weighed. */
  readonly value: number;
  readonly how: string;
  readonly note: string;
}

export interface LogInputs {
  readonly material: DryingMaterial;
  readonly readings: readonly Reading[];
}

export type SpotState = 'first' | 'not-yet' | 'nearly' | 'ready' | 'rising';

/** One place that is read again and again. */
export interface Spot {
  readonly wall: string;
  readonly spot: string;
  /** One a day, the wettest of it, in the order of days. */
  readonly readings: readonly Reading[];
  readonly last: Reading;
  /** Change per week by the latest readings: percentage points, or a share of the weight; null after one day. */
  readonly perWeek: number | null;
  readonly state: SpotState;
  /** Day of the next reading. */
  readonly next: string;
  /** When it may be below the range, earliest and latest, at the pace so far; null where that cannot be said. */
  readonly readyBy: { readonly soonest: string; readonly latest: string } | null;
}

export interface LogResult {
  readonly inputs: LogInputs;
  /** The wettest, or least certain, first. */
  readonly spots: readonly Spot[];
  /** Of all spots together; null without a reading. */
  readonly state: SpotState | null;
}

/** Readings closer together than this many days count as one. */
const apartDays = 6;
/** Older readings than these do not count for the present pace. */
const paceReadings = 4;
/** Percentage points a week that a meter cannot tell from zero. */
const stillPerWeek = 0.5;
/** Days to the next reading: of a spot that gets wetter, of one that is ready, and of any other. */
const nextAfter = { rising: 3, ready: 28, other: 7 } as const;
/** No plan reaches further than this. */
const furthestDays = 730;

const worst: readonly SpotState[] = ['rising', 'not-yet', 'first', 'nearly', 'ready'];

export function calculateLog(inputs: LogInputs): LogResult {
  const { material, readings } = inputs;
  const groups = new Map<string, Reading[]>();
  for (const reading of readings) {
    const key = `${fold(reading.wall)}\n${fold(reading.spot)}`;
    groups.set(key, [...(groups.get(key) ?? []), reading]);
  }
  const spots = [...groups.values()]
    .map((group) => spotOf(material, group))
    .toSorted(
      (one, other) =>
        worst.indexOf(one.state) - worst.indexOf(other.state) || other.last.value - one.last.value,
    );
  return { inputs, spots, state: spots[0]?.state ?? null };
}

/** `South wall` and `south  wall ` are one wall. */
function fold(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}

function spotOf(material: DryingMaterial, group: readonly Reading[]): Spot {
  const readings = wettestOfEachDay(group);
  const last = readings.at(-1);
  if (last === undefined) throw new Error('a spot has a reading');
  const perWeek = material.measure === 'percent' ? percentPerWeek(readings) : lossPerWeek(readings);
  const state =
    material.measure === 'percent'
      ? percentState(material, readings, perWeek)
      : weighedState(material, perWeek);
  return {
    wall: last.wall.trim(),
    spot: last.spot.trim(),
    readings,
    last,
    perWeek,
    state,
    next: addDays(
      last.day,
      state === 'rising' || state === 'ready' ? nextAfter[state] : nextAfter.other,
    ),
    readyBy:
      material.measure === 'percent' && (state === 'not-yet' || state === 'nearly')
        ? readyBy(material, readings)
        : null,
  };
}

function wettestOfEachDay(group: readonly Reading[]): Reading[] {
  const days = new Map<string, Reading>();
  for (const reading of group) {
    const before = days.get(reading.day);
    if (before === undefined || reading.value > before.value) days.set(reading.day, reading);
  }
  return [...days.values()].toSorted((one, other) => one.day.localeCompare(other.day));
}

/** Least squares through the latest readings, percentage points a week; negative while it dries. */
function percentPerWeek(readings: readonly Reading[]): number | null {
  const slope = slopeOf(readings.slice(-paceReadings), ({ value }) => value);
  return slope === null ? null : slope * 7;
}

/** Change for each kilogram and week between the last weighing and the last one at least six days before it. */
function lossPerWeek(readings: readonly Reading[]): number | null {
  const last = readings.at(-1);
  const before = earlier(readings);
  if (last === undefined || before === null) return null;
  const weeks = daysBetween(before.day, last.day) / 7;
  return (last.value - before.value) / before.value / weeks;
}

function earlier(readings: readonly Reading[]): Reading | null {
  const last = readings.at(-1);
  if (last === undefined) return null;
  return readings.findLast(({ day }) => daysBetween(day, last.day) >= apartDays) ?? null;
}

function percentState(
  { ready }: DryingMaterial,
  readings: readonly Reading[],
  perWeek: number | null,
): SpotState {
  const last = readings.at(-1)?.value ?? Infinity;
  const before = earlier(readings);
  const isRising = perWeek !== null && perWeek > stillPerWeek;
  // Whoever is told to come back in four weeks is not told so of a spot that will be too wet by then.
  if (isRising && last + (perWeek * nextAfter.ready) / 7 > ready.low) return 'rising';
  // Ready means two readings in a row, a week apart: a single one may be the meter, or the day.
  if (last < ready.low && before !== null && before.value < ready.low) return 'ready';
  if (isRising) return 'rising';
  if (last < ready.high) return 'nearly';
  return readings.length === 1 ? 'first' : 'not-yet';
}

function weighedState({ ready }: DryingMaterial, perWeek: number | null): SpotState {
  if (perWeek === null) return 'first';
  const share = ready.value / 100;
  if (perWeek > share) return 'rising';
  if (-perWeek <= share) return 'ready';
  return -perWeek <= 2 * share ? 'nearly' : 'not-yet';
}

/**
 * When the low end of the range may be reached. Earliest by a straight line, as if it dried as fast at the end; latest
 * by exponential decay towards the moisture the material settles at, which is how the last water leaves.
 */
function readyBy(
  { ready, restsAt }: DryingMaterial,
  readings: readonly Reading[],
): Spot['readyBy'] {
  const recent = readings.slice(-paceReadings);
  const last = recent.at(-1);
  const slope = slopeOf(recent, ({ value }) => value);
  if (last === undefined || slope === null || slope * 7 > -stillPerWeek || restsAt === null)
    return null;
  if (last.value <= ready.low) return null;
  const rest = restsAt.value;
  const decay = slopeOf(recent, ({ value }) => Math.log(Math.max(value - rest, 0.1)));
  if (decay === null || decay >= 0) return null;
  const soonest = (last.value - ready.low) / -slope;
  const latest = Math.log((ready.low - rest) / (last.value - rest)) / decay;
  if (!Number.isFinite(latest) || Math.max(soonest, latest) > furthestDays) return null;
  return {
    soonest: addDays(last.day, Math.ceil(Math.min(soonest, latest))),
    latest: addDays(last.day, Math.ceil(Math.max(soonest, latest))),
  };
}

/** Least squares slope a day; null where all readings are of one day. */
function slopeOf(readings: readonly Reading[], of: (reading: Reading) => number): number | null {
  const [first] = readings;
  if (first === undefined || readings.length < 2) return null;
  const points = readings.map((reading) => ({
    x: daysBetween(first.day, reading.day),
    y: of(reading),
  }));
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / points.length;
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  if (spread === 0) return null;
  return points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread;
}
