import type { MeasuredRain } from './measured-rain.ts';
import { monthOfDay, yearDays } from './rain.ts';
import { demandOf, fewShortDays, isFew, runTank } from './run.ts';
import type { TankRun, TankSize, Water } from './run.ts';

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

/** The least and the most of all series. */
export interface Span {
  readonly low: number;
  readonly high: number;
}

/** How often a tank is short. */
export interface Shortage {
  /** Days a year, on average over the years of a series. */
  readonly short: Span;
  /** Days in the worst year of a series. */
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
  /** Days short a year, if each day brought 15% less rain. */
  readonly drier: Span;
  /** Whether the tank that was entered is short on three days a year or fewer in every series. */
  readonly isEnough: boolean;
  readonly curve: readonly (Shortage & { readonly litres: number })[];
  /** The smallest usual size that is enough in the mildest series, and in every series; null where none is. */
  readonly enough: { readonly mildest: number | null; readonly every: number | null };
  /** The most that the roof can bring in a year by enHealth's formula, litres. */
  readonly mostInYear: number;
}

/** Share of the rain that is left in a drier climate. */
export const drierShare = 0.85;

/** Sizes that are sold, litres. */
export const usualSizes = [
  5_000, 10_000, 15_000, 22_500, 30_000, 45_000, 60_000, 90_000, 120_000, 150_000, 200_000,
] as const;

export function calculateTank(inputs: TankInputs): TankResult {
  const demand = demandOf(inputs.demand);
  const waters = flowsOf(inputs, 1).map((flows): Water => ({ flows, demand }));
  const runs = waters.map((water) => runTank(inputs, water));
  const dryDays = runs.flatMap((run) => run.dryDays);
  const mean = (of: (run: TankRun) => number) =>
    runs.reduce((total, run) => total + of(run), 0) / dryDays.length;
  let curve: TankResult['curve'] | null = null;
  let enough: TankResult['enough'] | null = null;
  let drier: Span | null = null;
  return {
    inputs,
    ...shortageOf(runs),
    used: mean(({ used }) => used),
    spilled: mean(({ spilled }) => spilled),
    inflow: mean(({ inflow }) => inflow),
    dryDays,
    get monthMeans() {
      return monthMeans(runs, dryDays.length);
    },
    get drier() {
      drier ??= shortageOf(
        flowsOf(inputs, drierShare).map((flows) => runTank(inputs, { flows, demand })),
      ).short;
      return drier;
    },
    isEnough: runs.every((run) => isFew(run.dryDays)),
    // Hundreds more runs, which the sentence does without.
    get curve() {
      curve ??= curveOf(inputs, waters);
      return curve;
    },
    get enough() {
      enough ??= enoughOf(inputs, waters);
      return enough;
    },
    mostInYear: enHealthYield(inputs.roofArea, inputs.yearRain),
  };
}

/** The most that a roof can collect in a year, litres: 0.8 × (rain − 24 mm) × area (enHealth, appendix B). */
export function enHealthYield(roofArea: number, yearRain: number): number {
  return 0.8 * Math.max(0, yearRain - 24) * roofArea;
}

function shortageOf(runs: readonly TankRun[]): Shortage {
  const span = (of: (run: TankRun) => number): Span => {
    const values = runs.map(of);
    return { low: Math.min(...values), high: Math.max(...values) };
  };
  return {
    short: span(({ dryDays }) => sum(dryDays) / dryDays.length),
    worst: span(({ dryDays }) => Math.max(...dryDays)),
    share: span(({ dryDays, days }) => 1 - sum(dryDays) / days),
  };
}

function curveOf({ reserveLitres }: TankInputs, waters: readonly Water[]): TankResult['curve'] {
  let never: Shortage | null = null;
  return usualSizes.map((litres) => {
    // A larger tank than one that is never short isn't, either.
    const shortage =
      never ??
      shortageOf(waters.map((water) => runTank({ tankLitres: litres, reserveLitres }, water)));
    if (shortage.worst.high === 0) never = shortage;
    return { litres, ...shortage };
  });
}

/** A size is given up as soon as it has been short too often, so this costs less than the curve. */
function enoughOf({ reserveLitres }: TankInputs, waters: readonly Water[]): TankResult['enough'] {
  let mildest: number | null = null;
  let every = 0;
  for (const water of waters) {
    const most = (water.flows.length / yearDays) * fewShortDays;
    const isEnough = (size: number) =>
      isFew(runTank({ tankLitres: usualSizes[size] ?? 0, reserveLitres }, water, most).dryDays);
    while (every < usualSizes.length && !isEnough(every)) every += 1;
    mildest ??= every;
    while (mildest > 0 && isEnough(mildest - 1)) mildest -= 1;
  }
  const sizeAt = (size: number | null) => (size === null ? null : (usualSizes[size] ?? null));
  return { mildest: sizeAt(mildest), every: sizeAt(every) };
}

function monthMeans(runs: readonly TankRun[], years: number): number[] {
  const months = Array.from({ length: 12 }, () => ({ litres: 0, days: 0 }));
  for (const { levels } of runs) {
    for (const [day, level] of levels.entries()) {
      const month = months[monthOfDay(day)];
      if (month) month.litres += level;
    }
  }
  for (let day = 0; day < yearDays; day += 1) {
    const month = months[monthOfDay(day)];
    if (month) month.days += years;
  }
  return months.map(({ litres, days }) => litres / days);
}

type Roof = Pick<TankInputs, 'series' | 'roofArea' | 'efficiency' | 'dailyLoss'>;
const last = new Map<number, { roof: Roof; flows: readonly Float64Array[] }>();

/** The last ones are kept: they stay the same while somebody tries tanks and uses. */
function flowsOf(
  { series, roofArea, efficiency, dailyLoss }: Roof,
  rainShare: number,
): readonly Float64Array[] {
  const known = last.get(rainShare);
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
  last.set(rainShare, { roof: { series, roofArea, efficiency, dailyLoss }, flows });
  return flows;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
