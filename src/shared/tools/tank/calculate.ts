import type { MeasuredRain } from './measured-rain.ts';
import { monthDays, monthOfDay, yearDays } from './rain.ts';
import { demandOf, fewShortDays, isFew, runTank, shortDays, waterOf } from './run.ts';
import type { TankRun, TankSize, Water } from './run.ts';
import { spreadOf } from './spread.ts';
import type { Span } from './spread.ts';

export interface TankInputs extends TankSize {
  /** `in Daylesford`, `with 600 mm of rain a year`. */
  readonly where: string;
  /** Mean rain of a year, mm. */
  readonly yearRain: number;
  /** Where the days were measured; null where they were built from monthly means. */
  readonly measured: Pick<MeasuredRain, 'firstYear' | 'years'> | null;
  /** mm a day, whole years; several series, each as likely as the others. */
  readonly series: readonly Float64Array[];
  /** Level area under the roof, m². */
  readonly roofArea: number;
  /** Share of the rain that reaches the tank. */
  readonly efficiency: number;
  /** mm of each day's rain that wets the roof or goes to the first flush. */
  readonly dailyLoss: number;
  /** Litres a day in each month, January first. */
  readonly demand: readonly number[];
}

/** How often a tank is short, by as many years as a series has: the least and the most. */
export interface Shortage {
  /** Days a year, on average over the years. */
  readonly short: Span;
  /** The same in the middle one of the series. */
  readonly typical: number;
  /** Days in the worst year. */
  readonly worst: Span;
  /** Share of days on which the demand is covered. */
  readonly share: Span;
}

export interface TankResult extends Shortage {
  readonly inputs: TankInputs;
  /** Mean of all years, litres. */
  readonly used: number;
  readonly spilled: number;
  readonly inflow: number;
  /** Short days of every year of every series. */
  readonly dryDays: readonly number[];
  /** Mean litres in the tank in each month. */
  readonly monthMeans: readonly number[];
  /** The same, if each day brought 15% less rain. */
  readonly drier: Shortage;
  /** Whether the tank that was entered is short on three days a year or fewer at the most. */
  readonly isEnough: boolean;
  /** Litres that all of it needs in a year. */
  readonly need: number;
  readonly curve: readonly (Shortage & { readonly litres: number })[];
  /** The smallest usual size that is enough over a mild, a typical and a dry run of years; null where none is. */
  readonly enough: {
    readonly mildest: number | null;
    readonly most: number | null;
    readonly every: number | null;
  };
  /** What the roof brings in a year by enHealth's formula, litres. */
  readonly byEnHealth: number;
}

/** Share of the rain that is left in a drier climate. */
export const drierShare = 0.85;

/** Sizes that are sold, litres. */
export const usualSizes = [
  5_000, 10_000, 15_000, 22_500, 30_000, 45_000, 60_000, 90_000, 120_000, 150_000, 200_000,
] as const;

/** Litres between one of them and the next, at the least. */
const smallestStep = 5_000;

export function calculateTank(inputs: TankInputs): TankResult {
  const waters = watersOf(inputs, 1);
  const counts = waters.map((water) => shortDays(inputs, water));
  const dryDays = counts.flat();
  let runs: readonly TankRun[] | null = null;
  const mean = (of: (run: TankRun) => number) => {
    runs ??= waters.map((water) => runTank(inputs, water));
    return runs.reduce((total, run) => total + of(run), 0) / dryDays.length;
  };
  const shortage = shortageOf(counts);
  const sizes = sizesFor(inputs, waters);
  let drier: Shortage | null = null;
  let inflow: number | null = null;
  return {
    inputs,
    ...shortage,
    dryDays,
    // Each litre of each day, which the sentence does without.
    get used() {
      return mean(({ used }) => used);
    },
    get spilled() {
      return mean(({ spilled }) => spilled);
    },
    get inflow() {
      inflow ??= waters.reduce((total, { flows }) => total + sumOf(flows), 0) / dryDays.length;
      return inflow;
    },
    get monthMeans() {
      return monthDays.map((days, month) => mean(({ levels }) => monthSum(levels, month)) / days);
    },
    get drier() {
      drier ??= shortageOf(watersOf(inputs, drierShare).map((water) => shortDays(inputs, water)));
      return drier;
    },
    isEnough: isEnough(shortage),
    need: inputs.demand.reduce(
      (total, wanted, month) => total + wanted * (monthDays[month] ?? 0),
      0,
    ),
    // Hundreds more counts, which the sentence does without, too.
    get curve() {
      return curveOf(sizes);
    },
    get enough() {
      return enoughOf(inputs, sizes);
    },
    byEnHealth: enHealthYield(inputs.roofArea, inputs.yearRain),
  };
}

/** What a roof can collect in a year, litres: 0.8 × (rain − 24 mm) × area (enHealth, appendix B). */
export function enHealthYield(roofArea: number, yearRain: number): number {
  return 0.8 * Math.max(0, yearRain - 24) * roofArea;
}

/** @param counts short days by year, of each series */
function shortageOf(counts: readonly (readonly number[])[]): Shortage {
  const years = counts[0]?.length ?? 1;
  const { total, worst } = spreadOf(counts);
  const short = { low: total.low / years, high: total.high / years };
  return {
    short,
    typical: middleOf(counts.map(sumOf)) / years,
    worst,
    share: { low: 1 - short.high / yearDays, high: 1 - short.low / yearDays },
  };
}

function sumOf(values: Float64Array | readonly number[]): number {
  let total = 0;
  // Over 260,000 days an iterator takes twenty times as long.
  for (let at = 0; at < values.length; at += 1) total += values[at] ?? 0;
  return total;
}

function middleOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const [low = 0, high = 0] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.ceil((sorted.length - 1) / 2)],
  ];
  return (low + high) / 2;
}

/** Sums of whole days over whole years: no rounding can change it. */
const isEnough = ({ short }: Shortage) => short.high <= fewShortDays;

/** What is known of the usual sizes, by their number. */
interface Sizes {
  shortage: (size: number) => Shortage;
  /** Whether the size has three short days a year or fewer at the most, and at the least. */
  isEnough: (size: number) => boolean;
  isMild: (size: number) => boolean;
}

const lastSizes = new WeakMap<readonly Water[], { reserveLitres: number; sizes: Sizes }>();

/** They stay the same while somebody tries tanks. One series often settles what all two dozen would say. */
function sizesFor({ reserveLitres }: TankInputs, waters: readonly Water[]): Sizes {
  const known = lastSizes.get(waters);
  if (known?.reserveLitres === reserveLitres) return known.sizes;
  const counts = usualSizes.map(() => waters.map(() => null as readonly number[] | null));
  const count = (size: number, series: number): readonly number[] => {
    const ofSize = counts[size] ?? [];
    const water = waters[series];
    const tankLitres = usualSizes[size] ?? 0;
    return (ofSize[series] ??= water ? shortDays({ tankLitres, reserveLitres }, water) : []);
  };
  const shortages: (Shortage | undefined)[] = [];
  const shortage = (size: number) =>
    (shortages[size] ??= shortageOf(waters.map((_, series) => count(size, series))));
  const some = (size: number, isSo: (days: readonly number[]) => boolean) =>
    waters.some((_, series) => isSo(count(size, series)));
  const sizes: Sizes = {
    shortage,
    isEnough: (size) => !some(size, (days) => !isFew(days)) && isEnough(shortage(size)),
    isMild: (size) => some(size, isFew) || shortage(size).short.low <= fewShortDays,
  };
  lastSizes.set(waters, { reserveLitres, sizes });
  return sizes;
}

function curveOf({ shortage }: Sizes): TankResult['curve'] {
  let never: Shortage | null = null;
  return usualSizes.map((litres, size) => {
    // A larger tank than one that is never short isn't, either.
    const its = never ?? shortage(size);
    if (its.worst.high === 0) never = its;
    return { litres, ...its };
  });
}

/**
 * A larger size is short no more often as long as it is larger by a day's use (where the smaller one is empty and the
 * larger one full, the rain of a day fills the one and spills from the other): so the sizes are halved again and again.
 */
function enoughOf({ demand }: TankInputs, sizes: Sizes): TankResult['enough'] {
  const first = (isSo: (size: number) => boolean): number | null => {
    const size =
      Math.max(...demand) > smallestStep
        ? usualSizes.findIndex((_, one) => isSo(one))
        : firstWhere(isSo);
    return usualSizes[size] ?? null;
  };
  return {
    mildest: first(sizes.isMild),
    most: first((size) => sizes.shortage(size).typical <= fewShortDays),
    every: first(sizes.isEnough),
  };
}

/** The first of the usual sizes for which it is so; their number where it is for none. */
function firstWhere(isSo: (size: number) => boolean): number {
  let low = 0;
  let high: number = usualSizes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isSo(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function monthSum(levels: Float64Array, month: number): number {
  return levels.reduce(
    (total, level, day) => (monthOfDay(day) === month ? total + level : total),
    0,
  );
}

type Roof = Pick<TankInputs, 'series' | 'roofArea' | 'efficiency' | 'dailyLoss'>;
type Flows = readonly Float64Array[];
const lastFlows = new Map<number, { roof: Roof; flows: Flows }>();
const lastWaters = new WeakMap<Flows, { demand: readonly number[]; waters: readonly Water[] }>();

/**
 * The last ones are kept: they stay the same while somebody tries tanks. Months pay only where more than one size is
 * counted, so drier rain gets them when it is asked for again.
 */
function watersOf(inputs: TankInputs, rainShare: number): readonly Water[] {
  const { demand } = inputs;
  const flows = flowsOf(inputs, rainShare);
  const known = lastWaters.get(flows);
  const isKnown = known?.demand.every((wanted, month) => wanted === demand[month]) === true;
  if (isKnown && known.waters.every(({ months }) => months !== null)) return known.waters;
  const days = demandOf(demand);
  const isOnce = rainShare !== 1 && !isKnown;
  const waters = flows.map((one) =>
    isOnce ? { flows: one, demand: days, months: null } : waterOf(one, days),
  );
  lastWaters.set(flows, { demand, waters });
  return waters;
}

/** Likewise, while somebody tries tanks and uses. */
function flowsOf({ series, roofArea, efficiency, dailyLoss }: Roof, rainShare: number): Flows {
  const known = lastFlows.get(rainShare);
  if (
    known?.roof.series === series &&
    known.roof.roofArea === roofArea &&
    known.roof.efficiency === efficiency &&
    known.roof.dailyLoss === dailyLoss
  ) {
    return known.flows;
  }
  const flows = series.map((rain) => {
    const flow = new Float64Array(rain.length);
    // `Float64Array.from` takes a hundred times as long as a loop.
    for (let day = 0; day < rain.length; day += 1) {
      const millimetres = (rain[day] ?? 0) * rainShare - dailyLoss;
      flow[day] = millimetres > 0 ? efficiency * millimetres * roofArea : 0;
    }
    return flow;
  });
  lastFlows.set(rainShare, { roof: { series, roofArea, efficiency, dailyLoss }, flows });
  return flows;
}
