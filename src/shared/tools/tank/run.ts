import { monthOfDay, yearDays } from './rain.ts';

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
}

/** Water through a tank, litres. */
export interface TankRun {
  readonly inflow: number;
  readonly used: number;
  readonly spilled: number;
  readonly atStart: number;
  readonly atEnd: number;
  readonly days: number;
  /** Days on which the tank did not cover the demand, by year. */
  readonly dryDays: readonly number[];
  /** Litres in the tank on each day of the year, the years added up. */
  readonly levels: Float64Array;
}

/** As many short days a year, on average, as a tank that is enough may have. */
export const fewShortDays = 3;

/** Whether the short days of whole years are few enough: counted in whole days, which no rounding can change. */
export function isFew(dryDays: readonly number[]): boolean {
  return dryDays.reduce((sum, days) => sum + days, 0) <= fewShortDays * dryDays.length;
}

/**
 * Day by day, yield after spillage: the rain of the day flows in, and the excess spills; then the demand is drawn, but
 * no more than there was in the morning above the reserve. Starts half full; the first year is simulated once before.
 * @param most with more short days than these in all years the run ends early, and only says so
 */
export function runTank(
  { tankLitres, reserveLitres }: TankSize,
  { flows, demand }: Water,
  most = Infinity,
): TankRun {
  const reserve = Math.min(reserveLitres, tankLitres);
  const levels = new Float64Array(yearDays);
  const dryDays: number[] = [];
  let dryInAll = 0;
  let level = Math.max(reserve, tankLitres / 2);
  let inflow = 0;
  let usedTotal = 0;
  let spilled = 0;
  let atStart = level;
  // No function in the loop: a dozen sizes live through 220,000 days each with every key that is pressed.
  for (let year = -1; year * yearDays < flows.length; year += 1) {
    if (year === 0) {
      atStart = level;
      inflow = usedTotal = spilled = 0;
      levels.fill(0);
    }
    const first = Math.max(0, year) * yearDays;
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
    if (year < 0) continue;
    dryDays.push(dry);
    dryInAll += dry;
    if (dryInAll > most) break;
  }
  return {
    inflow,
    used: usedTotal,
    spilled,
    atStart,
    atEnd: level,
    days: flows.length,
    dryDays,
    levels,
  };
}

/** Litres wanted on each day of a year. */
export function demandOf(months: readonly number[]): Float64Array {
  const demand = new Float64Array(yearDays);
  for (let day = 0; day < yearDays; day += 1) demand[day] = months[monthOfDay(day)] ?? 0;
  return demand;
}
