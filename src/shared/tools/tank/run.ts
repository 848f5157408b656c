import { monthDays, monthOfDay, yearDays } from './rain.ts';

/** A tank, litres. */
export interface TankSize {
  readonly tankLitres: number;
  /** What stays at the bottom for a fire. */
  readonly reserveLitres: number;
}

/** What every size of tank is given and asked for. */
export interface Water {
  /** Litres that come in on each day of whole years. */
  readonly flows: Float64Array;
  /** Litres wanted on each day of a year. */
  readonly demand: Float64Array;
  /** What each month does to a tank that covers all of it: four numbers a month, see `monthsOf`; null counts days. */
  readonly months: Float64Array | null;
}

/** @param flows litres that come in on each day of whole years */
export function waterOf(flows: Float64Array, demand: Float64Array): Water {
  return { flows, demand, months: monthsOf(flows, demand) };
}

/** Water through a tank, litres. */
export interface TankRun {
  readonly inflow: number;
  readonly used: number;
  readonly spilled: number;
  readonly atStart: number;
  readonly atEnd: number;
  /** Days on which the tank did not cover the demand, by year. */
  readonly dryDays: readonly number[];
  /** Litres in the tank on each day of the year, the years added up. */
  readonly levels: Float64Array;
}

/**
 * The years that are run before those that count, the last ones of the series: from an empty tank, so that what it holds
 * at the start has come off the roof, and is no more than it holds at the end.
 */
const yearsBefore = 5;

/** As many short days a year, on average, as a tank that is enough may have. */
export const fewShortDays = 3;

/** Whether the short days of whole years are few enough: counted in whole days, which no rounding can change. */
export function isFew(dryDays: readonly number[]): boolean {
  return dryDays.reduce((sum, days) => sum + days, 0) <= fewShortDays * dryDays.length;
}

/**
 * Day by day, yield after spillage: the rain of the day flows in, and the excess spills; then the demand is drawn, but
 * no more than there was in the morning above the reserve.
 */
export function runTank(
  { tankLitres, reserveLitres }: TankSize,
  { flows, demand }: Water,
): TankRun {
  const reserve = Math.min(reserveLitres, tankLitres);
  const levels = new Float64Array(yearDays);
  const dryDays: number[] = [];
  let level = reserve;
  let inflow = 0;
  let usedTotal = 0;
  let spilled = 0;
  let atStart = level;
  const years = Math.ceil(flows.length / yearDays);
  for (let year = -Math.min(yearsBefore, years); year < years; year += 1) {
    const first = (year < 0 ? years + year : year) * yearDays;
    if (year === 0) {
      atStart = level;
      inflow = usedTotal = spilled = 0;
      levels.fill(0);
    }
    const days = Math.min(yearDays, flows.length - first);
    let dry = 0;
    for (let day = 0; day < days; day += 1) {
      const wanted = demand[day] ?? 0;
      const flow = flows[first + day] ?? 0;
      const usable = level > reserve ? level - reserve : 0;
      const used = wanted < usable ? wanted : usable;
      const filled = level + flow;
      const kept = filled < tankLitres ? filled : tankLitres;
      level = kept - used;
      inflow += flow;
      usedTotal += used;
      spilled += filled - kept;
      levels[day] = (levels[day] ?? 0) + level;
      // A cupful short is not a dry day.
      if (used < wanted - 0.5) dry += 1;
    }
    if (year >= 0) dryDays.push(dry);
  }
  return {
    inflow,
    used: usedTotal,
    spilled,
    atStart,
    atEnd: level,
    dryDays,
    levels,
  };
}

/**
 * The short days of `runTank` alone, by year. A month that the tank covers is one step, whatever is in it; the days of
 * the others are counted: a dozen sizes live through 220,000 days each with every key that is pressed.
 */
export function shortDays(
  { tankLitres, reserveLitres }: TankSize,
  { flows, demand, months }: Water,
): number[] {
  const reserve = Math.min(reserveLitres, tankLitres);
  const dryDays: number[] = [];
  let level = reserve;
  const years = Math.ceil(flows.length / yearDays);
  for (let year = -Math.min(yearsBefore, years); year < years; year += 1) {
    const place = year < 0 ? years + year : year;
    const first = place * yearDays;
    let at = place * 12 * 4;
    let dry = 0;
    for (let month = 0, start = 0; month < 12; month += 1, at += 4) {
      const end = start + (monthDays[month] ?? 0);
      if (
        months !== null &&
        level - reserve >= (months[at + 2] ?? 0) &&
        tankLitres - reserve >= (months[at + 3] ?? 0)
      ) {
        level = Math.min(level + (months[at] ?? 0), tankLitres + (months[at + 1] ?? 0));
        start = end;
        continue;
      }
      for (; start < end; start += 1) {
        const wanted = demand[start] ?? 0;
        const usable = level > reserve ? level - reserve : 0;
        const filled = level + (flows[first + start] ?? 0);
        level = (filled < tankLitres ? filled : tankLitres) - (wanted < usable ? wanted : usable);
        if (usable < wanted - 0.5) dry += 1;
      }
    }
    if (year >= 0) dryDays.push(dry);
  }
  return dryDays;
}

/**
 * While nothing runs short, days only add, take and cut off at the brim, and any number of such days is one of them:
 * a level becomes the smaller of level + change and size + fromFull. For each month these two numbers, and how much
 * must be in the tank above the reserve, and fit in there, for the month to be covered.
 */
function monthsOf(flows: Float64Array, demand: Float64Array): Float64Array {
  const months = new Float64Array((flows.length / yearDays) * 12 * 4);
  let at = 0;
  for (let first = 0; first < flows.length; first += yearDays) {
    for (let month = 0, day = 0; month < 12; month += 1, at += 4) {
      let change = 0;
      let fromFull = Infinity;
      let level = -Infinity;
      let size = -Infinity;
      for (const end = day + (monthDays[month] ?? 0); day < end; day += 1) {
        const wanted = demand[day] ?? 0;
        const flow = flows[first + day] ?? 0;
        if (wanted - change > level) level = wanted - change;
        if (wanted - fromFull > size) size = wanted - fromFull;
        change += flow - wanted;
        fromFull += flow;
        fromFull = (fromFull < 0 ? fromFull : 0) - wanted;
      }
      months[at] = change;
      months[at + 1] = fromFull;
      months[at + 2] = level;
      months[at + 3] = size;
    }
  }
  return months;
}

/** Litres wanted on each day of a year. */
export function demandOf(months: readonly number[]): Float64Array {
  const demand = new Float64Array(yearDays);
  for (let day = 0; day < yearDays; day += 1) demand[day] = months[monthOfDay(day)] ?? 0;
  return demand;
}
