import type { Figure } from '../figure.ts';
import { addDays, daysBetween } from '../days.ts';
import { byName, foldName, plainName, splitDepth, spotName } from './spot-names.ts';
import type { Depth } from './spot-names.ts';

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
  /** Above this it rots rather than dries; left out for what starts wet. */
  readonly rots?: Figure;
  /** Readings outside of this are questioned, percent or kilograms. */
  readonly believable: { readonly low: number; readonly high: number };
  /** Whether salt and clay mislead a meter in it, so that without an oven sample it is never ready. */
  readonly misleadsMeter?: true;
  /** At which depths each place is to be read, where another depth may be wetter than what was read. */
  readonly depths?: readonly Depth[];
}

export interface Reading {
  /** Its key in the log. */
  readonly number: number;
  readonly day: string;
  readonly wall: string;
  /** A place on the wall, or a piece of the stack. */
  readonly spot: string;
  /** Null where pieces are weighed. */
  readonly depth: Depth | null;
  /** Percent of the dry weight, or kilograms where pieces are weighed. */
  readonly value: number;
  /** What this piece should weigh dry, where it differs from the others, kg. */
  readonly dryWeight: number | null;
  /** What an oven sample beside it added to a probe’s reading, in `value` already. */
  readonly corrected: number | null;
  readonly isOven: boolean;
  /** Of an oven sample, what it had more than the probe beside it; null where there was none. */
  readonly overProbe: number | null;
  readonly how: string;
  readonly note: string;
}

export interface LogInputs {
  readonly material: DryingMaterial;
  readonly readings: readonly Reading[];
  /** What a dry piece should weigh that has no weight of its own, kg; null where nobody worked it out. */
  readonly dryWeight: number | null;
  /** `YYYY-MM-DD`; null where no day is known. */
  readonly today: string | null;
}

/** What keeps a spot from being ready, whatever its last readings say. */
export type Hold =
  | {
      readonly kind: 'doubt';
      readonly why: 'low' | 'corrected' | 'high' | 'light' | 'heavy';
      readonly of: Reading;
    }
  | { readonly kind: 'jump'; readonly from: Reading; readonly to: Reading }
  | { readonly kind: 'old'; readonly days: number }
  | { readonly kind: 'apart'; readonly days: number }
  | { readonly kind: 'oven'; readonly oven: Reading }
  | { readonly kind: 'far'; readonly oven: Reading; readonly points: number }
  | { readonly kind: 'meter'; readonly value: number; readonly error: MeterError }
  | { readonly kind: 'creeping' }
  | { readonly kind: 'wet' }
  | { readonly kind: 'gain'; readonly kilograms: number; readonly isOfScale: boolean }
  | { readonly kind: 'few' }
  | { readonly kind: 'heavy'; readonly dryWeight: number }
  | { readonly kind: 'no-dry-weight'; readonly isDamp: boolean };

/** By how many points a meter read too low beside an oven sample, and where. */
export interface MeterError {
  readonly points: number;
  readonly wall: string;
  readonly spot: string;
}

export type SpotState = 'first' | 'not-yet' | 'nearly' | 'ready' | 'rising';

/** One place that is read again and again, at one depth. */
export interface Spot {
  readonly wall: string;
  /** Its name, with its depth where its material is read at several. */
  readonly spot: string;
  /** One a day, the wettest of it, in the order of days. */
  readonly readings: readonly Reading[];
  readonly last: Reading;
  /** What it should weigh dry, kg. */
  readonly dryWeight: number | null;
  /** Change per week by the latest readings: percentage points, or a share of the weight; null after one day. */
  readonly perWeek: number | null;
  readonly state: SpotState;
  readonly hold: Hold | null;
  /** Whether there are other readings, but none that the last can be compared with. */
  readonly isAlone: boolean;
  /** For how many weeks outside the damp season it has hardly dried; null where it has, or nothing shows yet. */
  readonly stalledWeeks: number | null;
  /** Days between the two readings by which it is ready; null where there are no two. */
  readonly apart: number | null;
  /** Day of the next reading. */
  readonly next: string;
  /**
   * When it may be below the range, earliest and latest, at the pace so far; null where that cannot be said. No later day
   * is named where little dries before it.
   */
  readonly readyBy:
    | { readonly soonest: string; readonly latest: string | null }
    | 'damp-season'
    | null;
}

export interface LogResult {
  readonly inputs: LogInputs;
  /** The wettest, or least certain, first. */
  readonly spots: readonly Spot[];
  /** The places or pieces that count as different ones, each by the first of its names. */
  readonly places: readonly Pick<Reading, 'wall' | 'spot'>[];
  /** Of all spots together; null without a reading. */
  readonly state: SpotState | null;
  /** What is all dry, but of which too little was read: a stack of pieces, or the walls (null). */
  readonly few: { readonly stack: string | null; readonly dry: readonly string[] } | null;
  /** In a log that is all dry: the wettest spot read by a meter that its material misleads and no sample was beside. */
  readonly toSample: Spot | null;
  /** In a log that is all dry: the wettest spot of a place that was not read at every depth it takes. */
  readonly toProbeDeeper: Spot | null;
}

/** Readings closer together than this many days count as one; further apart they are no two in a row. */
const apartDays = 6;
const farApartDays = 35;
/** Readings older than this say nothing of today. */
const oldDays = 60;
/** A probe beside an oven sample: at most so many days from it. */
const besideDays = 3;
/** Further apart than this many points, a probe and its sample are not of one spot, or salt or metal misleads the probe. */
const mostCorrection = 8;
/** No wall dries by more points than this in a week, no piece loses a greater share of its weight, and no rain adds one. */
const mostPoints = 15;
const mostLoss = 0.25;
const mostGain = 0.1;
/** A piece within this share of its expected dry weight is as dry as a scale can tell; one further below it contradicts it. */
const nearDry = 0.02;
/** A fresh piece is no heavier than this, as a multiple of its dry weight: 0.43 L of water to 1.5 kg of earth. */
const mostWater = 1.4;
/** So small a gain, as a share, may be the scale's. */
const stillGain = 0.001;
/** So many pieces speak for their stack, and so many places for a wall. */
const leastRead = 3;
/** Older readings than these do not count for the present pace. */
const paceReadings = 4;
/** Percentage points a week that a meter cannot tell from zero. */
const stillPerWeek = 0.5;
/** In so many days a wall that dries shows it. */
const stalledDays = 28;
/** Days to the next reading: of a spot that gets wetter, of one that is ready, and of any other. */
const nextAfter = { rising: 3, ready: 28, other: 7 } as const;
/** No plan reaches further than this. */
const furthestDays = 730;

const worst: readonly SpotState[] = ['rising', 'not-yet', 'first', 'nearly', 'ready'];

export function calculateLog(inputs: LogInputs): LogResult {
  const { readings } = inputs;
  const groups = new Map<string, Reading[]>();
  for (const reading of readings) {
    const key = [reading.wall, reading.spot, reading.depth ?? ''].map(foldName).join('\n');
    groups.set(key, [...(groups.get(key) ?? []), reading]);
  }
  const errors = meterErrors(inputs.material, [...groups.values()]);
  const spots = [...groups.values()]
    .map((group) => heldByMeter(inputs, spotOf(inputs, group), errors))
    .sort(
      (one, other) =>
        Number(isWet(other)) - Number(isWet(one)) ||
        worst.indexOf(one.state) - worst.indexOf(other.state) ||
        other.last.value - one.last.value,
    );
  const places = placesOf(spots);
  const few = tooFew(inputs, spots, places);
  const state = spots[0]?.state ?? null;
  const isDry = state === 'ready' && few === null;
  const toSample =
    isDry && inputs.material.misleadsMeter === true
      ? (spots.find(({ last }) => !last.isOven && !errors.has(last.how)) ?? null)
      : null;
  const toProbeDeeper = isDry
    ? (spots.find((spot) => !isReadThrough(inputs.material, spots, placeOf(spot))) ?? null)
    : null;
  return {
    inputs,
    spots,
    places,
    few,
    toSample,
    toProbeDeeper,
    state: (few ?? toSample ?? toProbeDeeper) ? 'nearly' : state,
  };
}

/** Of each meter that was read beside an oven sample, how far it was too low at the worst; below zero where it was high. */
function meterErrors(
  material: DryingMaterial,
  groups: readonly (readonly Reading[])[],
): ReadonlyMap<string, MeterError> {
  const errors = new Map<string, MeterError>();
  if (material.measure !== 'percent') return errors;
  for (const group of groups) {
    for (const { oven, how, by: points } of pairsIn(group, material)) {
      if (points <= (errors.get(how)?.points ?? -Infinity)) continue;
      errors.set(how, { points, wall: oven.wall.trim(), spot: spotName(oven, material) });
    }
  }
  return errors;
}

/** A spot that only a meter says is dry is not, while that meter's error elsewhere would make it wet. */
function heldByMeter(
  { material: { ready }, today }: LogInputs,
  spot: Spot,
  errors: ReadonlyMap<string, MeterError>,
): Spot {
  const { last, state, hold } = spot;
  const error = errors.get(last.how);
  if (hold !== null || error === undefined || last.isOven || last.corrected !== null) return spot;
  const value = last.value + error.points;
  if ((state !== 'ready' && state !== 'nearly') || value < ready.low) return spot;
  const next = notBefore(today, addDays(last.day, nextAfter.other));
  return { ...spot, state: 'not-yet', hold: { kind: 'meter', value, error }, next, readyBy: null };
}

/** One dry brick says little of the others, which may have stood inside the stack; nor does one place speak for a wall. */
function tooFew(
  { material }: LogInputs,
  spots: readonly Spot[],
  places: LogResult['places'],
): LogResult['few'] {
  if (spots[0]?.state !== 'ready') return null;
  const isWeighed = material.measure === 'weekly-loss';
  const besides = (one: string) =>
    isWeighed ? places.filter(({ wall }) => plainName(wall) === plainName(one)) : places;
  const few = places.find(({ wall }) => besides(wall).length < leastRead);
  return few === undefined
    ? null
    : { stack: isWeighed ? few.wall : null, dry: besides(few.wall).map(({ spot }) => spot) };
}

const isWet = ({ hold }: Spot) => hold?.kind === 'wet';

/** Whether the spots of a place have every depth that the material takes. */
function isReadThrough({ depths = [] }: DryingMaterial, spots: readonly Spot[], place: string) {
  return depths.every((depth) =>
    spots.some((spot) => placeOf(spot) === place && spot.last.depth === depth),
  );
}

function placesOf(spots: readonly Spot[]): LogResult['places'] {
  const places = spots.map(
    (spot) => [placeOf(spot), { wall: spot.wall, spot: splitDepth(spot.last.spot).place }] as const,
  );
  return [...new Map(places).values()].sort(byName);
}

/** The same for all spots of one place: its depths, and its names. */
function placeOf({ last: { wall, spot } }: Spot): string {
  return `${plainName(wall)}, ${plainName(splitDepth(spot).place)}`;
}

function spotOf(log: LogInputs, group: readonly Reading[]): Spot {
  const own = [...group]
    .sort((one, other) => one.day.localeCompare(other.day))
    .filter((reading) => reading.dryWeight !== null)
    .at(-1);
  const inputs = { ...log, dryWeight: own?.dryWeight ?? log.dryWeight };
  const { material, today, dryWeight } = inputs;
  const all = oneEachDay(material.measure === 'percent' ? correctedByOven(group, material) : group);
  const last = all.at(-1);
  if (last === undefined) throw new Error('a spot has a reading');
  const readings = all.filter((reading) => isComparable(reading, last));
  const perWeek = material.measure === 'percent' ? percentPerWeek(readings) : lossPerWeek(readings);
  const before = earlier(readings);
  const free =
    material.measure === 'percent'
      ? percentState(material, readings, perWeek)
      : weighedState(material, perWeek);
  const hold = holdOf(inputs, readings, all, free);
  const state = hold === null ? free : heldState(hold, free);
  const planned = addDays(
    last.day,
    hold?.kind === 'wet'
      ? nextAfter.rising
      : state === 'rising' || state === 'ready'
        ? nextAfter[state]
        : nextAfter.other,
  );
  return {
    wall: last.wall.trim(),
    spot: spotName(last, material),
    readings: all,
    last,
    dryWeight,
    perWeek,
    state,
    hold,
    isAlone: readings.length === 1 && all.length > 1,
    stalledWeeks: material.measure === 'percent' ? stalledWeeks(readings) : null,
    apart: before === null ? null : daysBetween(before.day, last.day),
    next: hold?.kind === 'old' && today !== null ? today : notBefore(today, planned),
    readyBy:
      hold === null && (state === 'not-yet' || state === 'nearly')
        ? readyBy(inputs, readings)
        : null,
  };
}

/** Nobody reads on a day that has gone. */
function notBefore(today: string | null, planned: string): string {
  return today !== null && planned < today ? today : planned;
}

function heldState(hold: Hold, free: SpotState): SpotState {
  if (hold.kind === 'gain') return 'rising';
  if (hold.kind === 'creeping' || (hold.kind === 'no-dry-weight' && !hold.isDamp)) return 'nearly';
  return free === 'first' ? free : 'not-yet';
}

/** A probe and an oven sample, or two kinds of meter, are no trend; a probe that an oven corrected counts as the oven. */
export function isComparable(one: Reading, other: Reading): boolean {
  const methodOf = ({ isOven, corrected, how }: Reading) =>
    isOven || corrected !== null ? 'oven' : how;
  return methodOf(one) === methodOf(other);
}

/** Whether a probe and the sample beside it, so many points apart, cannot be of one spot. */
export function isFarApart(points: number): boolean {
  return Math.abs(points) > mostCorrection;
}

/** April to September: what does not get lighter then may only have stopped drying. */
export function isDampSeason(day: string): boolean {
  const month = Number(day.slice(5, 7));
  return month >= 4 && month <= 9;
}

function holdOf(
  { material, dryWeight, today }: LogInputs,
  readings: readonly Reading[],
  all: readonly Reading[],
  state: SpotState,
): Hold | null {
  const last = readings.at(-1);
  if (last === undefined) return null;
  const far = all.filter(({ overProbe }) => isFarApart(overProbe ?? 0)).at(-1);
  if (far !== undefined && !last.isOven && last.corrected === null) {
    return { kind: 'far', oven: far, points: Math.abs(far.overProbe ?? 0) };
  }
  const doubt = doubtOf(material, dryWeight, readings);
  if (doubt !== null) return doubt;
  const jump = jumpIn(material, readings.slice(-paceReadings));
  if (jump !== null) return jump;
  const age = today === null ? 0 : daysBetween(last.day, today);
  if (age > oldDays) return { kind: 'old', days: age };
  const before = earlier(readings);
  if (material.rots !== undefined && last.value > material.rots.value) return { kind: 'wet' };
  if (material.measure === 'percent') {
    const oven = all.filter(({ isOven }) => isOven).at(-1);
    if (
      oven !== undefined &&
      oven.value >= material.ready.low &&
      !last.isOven &&
      last.corrected === null &&
      last.value < material.ready.low
    ) {
      return { kind: 'oven', oven };
    }
    const days = before === null ? 0 : daysBetween(before.day, last.day);
    if (state !== 'ready') return null;
    if (days > farApartDays) return { kind: 'apart', days };
    const perWeek = percentPerWeek(readings) ?? 0;
    return perWeek > 0 && inFourWeeks(last, perWeek) > material.ready.low
      ? { kind: 'creeping' }
      : null;
  }
  if (before === null) return null;
  const previous = readings.at(-2) ?? before;
  const gained = Math.max(last.value - previous.value, last.value - before.value);
  if (gained > 0) {
    return { kind: 'gain', kilograms: gained, isOfScale: gained <= last.value * stillGain };
  }
  if (state !== 'ready') return null;
  const first = earlier(readings.slice(0, readings.indexOf(before) + 1));
  if (first === null) return { kind: 'few' };
  const days = Math.max(daysBetween(first.day, before.day), daysBetween(before.day, last.day));
  if (days > farApartDays) return { kind: 'apart', days };
  const share = material.ready.value / 100;
  const firstLoss = (first.value - before.value) / first.value;
  // Of the three weighings both weeks count.
  if (firstLoss < 0 || firstLoss / (daysBetween(first.day, before.day) / 7) > share) {
    return { kind: 'few' };
  }
  if (dryWeight !== null) {
    return last.value > dryWeight * (1 + nearDry) ? { kind: 'heavy', dryWeight } : null;
  }
  // Bricks that are wet through may lose as little: in damp air, under a sheet, in the middle of a stack.
  return { kind: 'no-dry-weight', isDamp: isDampSeason(last.day) };
}

/** Why the last reading, or the one before it that it is compared with, cannot be right; null where both can. */
function doubtOf(
  { believable, measure, restsAt }: DryingMaterial,
  dryWeight: number | null,
  readings: readonly Reading[],
): Hold | null {
  const last = readings.at(-1);
  if (last === undefined) return null;
  const doubt = (why: (Hold & { kind: 'doubt' })['why'], of = last) =>
    ({ kind: 'doubt', why, of }) as const;
  if (measure === 'percent') {
    for (const one of [last, earlier(readings) ?? last]) {
      // A probe is good for the driest air; that a sample takes it below what air leaves is the sample's word alone.
      const least = one.corrected === null ? believable.low : (restsAt?.low ?? 0);
      if (one.value < least) return doubt(one.corrected === null ? 'low' : 'corrected', one);
    }
    return !last.isOven && last.value - (last.corrected ?? 0) > believable.high
      ? doubt('high')
      : null;
  }
  if (last.value < believable.low || last.value > believable.high) return doubt('high');
  if (dryWeight === null) return null;
  if (last.value < dryWeight * (1 - nearDry)) return doubt('light');
  return last.value > dryWeight * mostWater ? doubt('heavy') : null;
}

/** The last change among the readings that count which no wall and no brick makes: one of the two was misread. */
function jumpIn({ measure }: DryingMaterial, readings: readonly Reading[]): Hold | null {
  for (let at = readings.length - 1; at > 0; at -= 1) {
    const [from, to] = [readings[at - 1], readings[at]];
    if (!from || !to) continue;
    // A day or two apart, as much may change as in a week.
    const weeks = Math.max(1, daysBetween(from.day, to.day) / 7);
    const change = to.value - from.value;
    const isJump =
      measure === 'percent'
        ? Math.abs(change) > mostPoints * weeks
        : change > from.value * mostGain ||
          -change > from.value * Math.min(mostLoss * weeks, 1 - 1 / mostWater);
    if (isJump) return { kind: 'jump', from, to };
  }
  return null;
}

/**
 * The oven decides: what it says beside a probe moves all readings of that probe, those before the first pair by the
 * first, and those after it until the next.
 */
function correctedByOven(group: readonly Reading[], material: DryingMaterial): Reading[] {
  const pairs = pairsIn(group, material);
  return group.map((reading) => {
    if (reading.isOven) {
      return { ...reading, overProbe: pairs.find(({ oven }) => oven === reading)?.by ?? null };
    }
    const its = pairs.filter(({ how, by }) => how === reading.how && !isFarApart(by));
    const pair =
      its.filter(({ oven }) => daysBetween(oven.day, reading.day) >= -besideDays).at(-1) ?? its[0];
    return pair === undefined
      ? reading
      : { ...reading, value: Math.max(0, reading.value + pair.by), corrected: pair.by };
  });
}

/** The oven samples of a spot with the probe beside each, and by how many points it read too low, in the order of days. */
function pairsIn(group: readonly Reading[], { believable }: DryingMaterial) {
  const probes = group.filter(({ isOven }) => !isOven);
  const pairs = group.flatMap((oven) => {
    // What no sample of a wall has corrects nothing.
    if (!oven.isOven || oven.value < believable.low) return [];
    const away = (probe: Reading) => Math.abs(daysBetween(probe.day, oven.day));
    const [probe] = probes
      .filter((one) => away(one) <= besideDays)
      .sort((one, other) => away(one) - away(other));
    return probe === undefined ? [] : [{ oven, how: probe.how, by: oven.value - probe.value }];
  });
  return pairs.sort((one, other) => one.oven.day.localeCompare(other.oven.day));
}

/** Of one day the oven sample counts, or else the wettest reading. */
function oneEachDay(group: readonly Reading[]): Reading[] {
  const days = new Map<string, Reading>();
  for (const reading of group) {
    const before = days.get(reading.day);
    const isBetter =
      before === undefined ||
      (reading.isOven === before.isOven ? reading.value > before.value : reading.isOven);
    if (isBetter) days.set(reading.day, reading);
  }
  return [...days.values()].sort((one, other) => one.day.localeCompare(other.day));
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

/** From the last reading that is at least so many days older. */
function stalledWeeks(readings: readonly Reading[]): number | null {
  const last = readings.at(-1);
  if (last === undefined) return null;
  const from = readings.filter(({ day }) => daysBetween(day, last.day) >= stalledDays).at(-1);
  if (from === undefined || isDampSeason(from.day) || isDampSeason(last.day)) return null;
  const weeks = daysBetween(from.day, last.day) / 7;
  return from.value - last.value < stillPerWeek * weeks ? Math.round(weeks) : null;
}

function earlier(readings: readonly Reading[]): Reading | null {
  const last = readings.at(-1);
  if (last === undefined) return null;
  return readings.filter(({ day }) => daysBetween(day, last.day) >= apartDays).at(-1) ?? null;
}

/** What a spot that is ready will have at its next reading, at its pace. */
function inFourWeeks({ value }: Pick<Reading, 'value'>, perWeek: number): number {
  return value + (perWeek * nextAfter.ready) / 7;
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
  if (isRising && inFourWeeks({ value: last }, perWeek) > ready.low) return 'rising';
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
 * When a spot may be ready, if it is read each week. Earliest by a straight line, as if it dried as fast at the end; latest
 * by exponential decay towards where the material settles, which is how the last water leaves.
 */
function readyBy(inputs: LogInputs, readings: readonly Reading[]): Spot['readyBy'] {
  const { material, dryWeight } = inputs;
  const isPercent = material.measure === 'percent';
  const restsAt = isPercent ? (material.restsAt?.value ?? null) : dryWeight;
  const recent = readings.slice(-paceReadings);
  const last = recent.at(-1);
  const slope = slopeOf(recent, ({ value }) => value);
  if (last !== undefined && isDampSeason(last.day)) return 'damp-season';
  if (restsAt === null || last === undefined || slope === null || slope >= 0) return null;
  // A slower change in a week cannot be told from none.
  if (isPercent && slope * 7 > -stillPerWeek) return null;
  const decay = slopeOf(recent, ({ value }) => Math.log(Math.max(value - restsAt, 0.1)));
  if (decay === null || decay >= 0) return null;
  const more = Math.max(0, last.value - restsAt);
  const days = [
    (day: number) => Math.max(Math.min(restsAt, last.value), last.value + slope * day),
    (day: number) => restsAt + more * Math.exp(decay * day),
  ].map((at) => (isPercent ? secondBelow(at, material) : secondStill(at, inputs, recent)));
  if (Math.max(...days) > furthestDays) return null;
  const [soonest, latest] = [Math.min(...days), Math.max(...days)].map((day) =>
    addDays(last.day, day),
  );
  const damp = nextDampDay(last.day);
  if (soonest === undefined || latest === undefined || soonest >= damp) return 'damp-season';
  return { soonest, latest: latest < damp ? latest : null };
}

/** The day on which the pace ends that was measured from October to March. */
function nextDampDay(day: string): string {
  return `${Number(day.slice(0, 4)) + (day.slice(5) < '04-01' ? 0 : 1)}-04-01`;
}

/** The first day on which a spot is below its limit, and the week until its second reading. */
function secondBelow(at: (day: number) => number, { ready }: DryingMaterial): number {
  let day = 0;
  while (day <= furthestDays && at(day) > ready.low) day += 1;
  return day === 0 ? Infinity : day + 7;
}

/** The first weighing that ends two weeks of little loss, near the dry weight. */
function secondStill(
  at: (day: number) => number,
  { material, dryWeight }: LogInputs,
  readings: readonly Reading[],
): number {
  const share = material.ready.value / 100;
  let wasStill = -(lossPerWeek(readings) ?? -1) <= share;
  for (let day = 7; day <= furthestDays; day += 7) {
    const isStill = (at(day - 7) - at(day)) / at(day - 7) <= share;
    if (isStill && wasStill && at(day) <= (dryWeight ?? 0) * (1 + nearDry)) return day;
    wasStill = isStill;
  }
  return Infinity;
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
