import type { MeasuredRain } from './measured-rain.ts';
import { monthOfDay, yearDays } from './rain.ts';

export interface TankInputs {
  readonly placeName: string;
  /** Mean rain of a year, mm. */
  readonly yearRain: number;
  readonly driestYear: number | null;
  /** Where the days were measured; null where they were built from monthly means. */
  readonly measured: Pick<MeasuredRain, 'firstYear' | 'years'> | null;
  /** mm a day, whole years. */
  readonly rain: readonly number[];
  /** Level area under the roof, m². */
  readonly roofArea: number;
  /** Share of the rain that reaches the tank. */
  readonly efficiency: number;
  /** mm of each day's rain that wets the roof or goes to the first flush. */
  readonly dailyLoss: number;
  /** Litres. */
  readonly tankLitres: number;
  /** Litres at the bottom that stay for a fire. */
  readonly reserveLitres: number;
  /** Litres a day in each month, January first. */
  readonly demand: readonly number[];
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
  /** Mean litres in the tank in each month. */
  readonly monthMeans: readonly number[];
}

export interface TankResult {
  readonly inputs: TankInputs;
  readonly run: TankRun;
  /** Days a year on which the tank is short, on average and in the worst year. */
  readonly dryDays: number;
  readonly worstYear: number;
  /** Share of days on which the demand is covered, by size of tank. */
  readonly curve: readonly { litres: number; share: number; worstYear: number }[];
  /** The smallest of the usual sizes that is short on three days a year or fewer; null where none is. */
  readonly enough: number | null;
  /** The most that the roof can bring in a year by enHealth's formula, litres. */
  readonly mostInYear: number;
}

/** As many short days a year as a tank that is enough may have. */
const fewShortDays = 3;

/** Sizes that are sold, litres. */
export const usualSizes = [
  5_000, 10_000, 15_000, 22_500, 30_000, 45_000, 60_000, 90_000, 120_000, 150_000, 200_000,
] as const;

export function calculateTank(inputs: TankInputs): TankResult {
  const water = waterOf(inputs);
  const run = runTank(inputs, inputs.tankLitres, water);
  let sizes: TankResult['curve'] | null = null;
  return {
    inputs,
    run,
    dryDays: sum(run.dryDays) / run.dryDays.length,
    worstYear: Math.max(...run.dryDays),
    // Eleven more runs, which the numbers beside a comparison do without.
    get curve() {
      sizes ??= usualSizes.map((litres) => {
        const { dryDays, days } = runTank(inputs, litres, water);
        return { litres, share: 1 - sum(dryDays) / days, worstYear: Math.max(...dryDays) };
      });
      return sizes;
    },
    // The sentence needs it: a size is given up as soon as it has been short too often, so this costs less than the curve.
    get enough() {
      const most = (fewShortDays / yearDays) * water.flows.length;
      return (
        usualSizes.find(
          (litres) => sum(runTank(inputs, litres, water, most).dryDays) <= most + 1e-9,
        ) ?? null
      );
    },
    mostInYear: enHealthYield(inputs.roofArea, inputs.yearRain),
  };
}

/** The most that a roof can collect in a year, litres: 0.8 × (rain − 24 mm) × area (enHealth, appendix B). */
export function enHealthYield(roofArea: number, yearRain: number): number {
  return 0.8 * Math.max(0, yearRain - 24) * roofArea;
}

/**
 * Day by day, yield after spillage: the rain of the day flows in, and the excess spills; then the demand is drawn, but
 * no more than there was in the morning above the reserve. Starts half full; the first year is simulated once before.
 * @param mostDryDays with more than these in all years the run ends early, and only says so
 */
export function runTank(
  inputs: TankInputs,
  tankLitres: number,
  { flows, demand }: Water = waterOf(inputs),
  mostDryDays = Infinity,
): TankRun {
  const reserve = Math.min(inputs.reserveLitres, tankLitres);
  const levels = new Float64Array(yearDays);
  const dryDays: number[] = [];
  let dryInAll = 0;
  let level = Math.max(reserve, tankLitres / 2);
  let inflow = 0;
  let usedTotal = 0;
  let spilled = 0;
  let atStart = level;
  // No function in the loop: a dozen sizes live through 11,000 days each with every key that is pressed.
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
    if (dryInAll > mostDryDays) break;
  }
  return {
    inflow,
    used: usedTotal,
    spilled,
    atStart,
    atEnd: level,
    days: flows.length,
    dryDays,
    monthMeans: monthMeans(levels, dryDays.length),
  };
}

/** Mean litres of each month from the sums of each day of the year. */
function monthMeans(levels: Float64Array, years: number): number[] {
  const months = Array.from({ length: 12 }, () => ({ litres: 0, days: 0 }));
  for (const [day, level] of levels.entries()) {
    const month = months[monthOfDay(day)];
    if (!month) continue;
    month.litres += level;
    month.days += years;
  }
  return months.map(({ litres, days }) => (days === 0 ? 0 : litres / days));
}

/** What every size of tank is given and asked for. */
interface Water {
  /** Litres that come in on each day. */
  readonly flows: Float64Array;
  /** Litres wanted on each day of a year. */
  readonly demand: Float64Array;
}

function waterOf(inputs: TankInputs): Water {
  const demand = new Float64Array(yearDays);
  for (let day = 0; day < yearDays; day += 1) demand[day] = inputs.demand[monthOfDay(day)] ?? 0;
  return { flows: flowsOf(inputs), demand };
}

type Roof = Pick<TankInputs, 'rain' | 'roofArea' | 'efficiency' | 'dailyLoss'>;
let last: { roof: Roof; flows: Float64Array } | null = null;

/** The last one is kept: it stays the same while somebody tries tanks and uses. */
function flowsOf({ rain, roofArea, efficiency, dailyLoss }: Roof): Float64Array {
  if (
    last?.roof.rain === rain &&
    last.roof.roofArea === roofArea &&
    last.roof.efficiency === efficiency &&
    last.roof.dailyLoss === dailyLoss
  ) {
    return last.flows;
  }
  const flows = new Float64Array(rain.length);
  // `Float64Array.from` takes a hundred times as long as a loop.
  for (let day = 0; day < rain.length; day += 1) {
    flows[day] = efficiency * Math.max(0, (rain[day] ?? 0) - dailyLoss) * roofArea;
  }
  last = { roof: { rain, roofArea, efficiency, dailyLoss }, flows };
  return flows;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
