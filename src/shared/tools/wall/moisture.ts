import { insideSurface, layerResistance, outsideSurface } from './thermal.ts';
import type { WallLayer, WallMonth } from './materials.ts';

/** Vapour permeability of still air, kg/(m·s·Pa), as ISO 13788 sets it. */
export const airPermeability = 2e-10;
/** A layer with more resistance than this is divided (ISO 13788). */
const largestStep = 0.25;
const daySeconds = 86_400;
const daysOfMonth = [31, 28.25, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** The air inside: at least this warm all year, with a vapour pressure above that of the air outside. */
export interface IndoorAir {
  readonly temperature: number;
  /** Pa above the outside in a month at 0 °C; falls to nothing at 20 °C (ISO 13788, annex A). */
  readonly vapourExcess: number;
}

export interface MoistureMonth {
  readonly month: number;
  /** Water that condensed in the month, less what dried out, g/m². */
  readonly change: number;
  /** Water in the wall at its end, g/m². */
  readonly stored: number;
  /** Relative humidity at the most humid place of the core, 0 to 1. */
  readonly coreHumidity: number;
}

export interface MoistureYear {
  readonly months: readonly MoistureMonth[];
  /** The most water there is at the end of a month, g/m². */
  readonly most: number;
  /** Whether the year's water has dried out before the next winter. */
  readonly isDryAgain: boolean;
  /** How far from the inside the most water lies, as a share of the thickness; null where there is none. */
  readonly at: number | null;
}

/** The air inside in a month: no room is colder than the mean of its month outside, whatever is heated in winter. */
export function roomIn(indoors: IndoorAir, outside: Pick<WallMonth, 'temperature'>): IndoorAir {
  return { ...indoors, temperature: Math.max(indoors.temperature, outside.temperature) };
}

/** Saturation vapour pressure, Pa (ISO 13788, annex E). */
export function saturation(temperature: number): number {
  return temperature >= 0
    ? 610.5 * Math.exp((17.269 * temperature) / (237.3 + temperature))
    : 610.5 * Math.exp((21.875 * temperature) / (265.5 + temperature));
}

/** Vapour pressure of the air inside in a month, Pa, never above what the air can hold. */
export function indoorVapour(
  { temperature, vapourExcess }: IndoorAir,
  outside: Pick<WallMonth, 'temperature' | 'vapourPressure'>,
): number {
  const share = Math.min(1, Math.max(0, (20 - outside.temperature) / 20));
  // The standard's safety margin of a tenth.
  return Math.min(saturation(temperature), outside.vapourPressure + vapourExcess * share * 1.1);
}

/** A wall cut into steps for vapour: resistances up to each cut, counted from the inside. */
interface Cuts {
  /** m²·K/W from the inside air. */
  readonly heat: readonly number[];
  /** Metres of still air from the inside surface. */
  readonly vapour: readonly number[];
  /** Metres from the inside surface. */
  readonly depth: readonly number[];
  readonly totalHeat: number;
  /** First and last cut of the core, its faces included. */
  readonly core: readonly [number, number];
}

function cut(layers: readonly WallLayer[]): Cuts {
  const heat = [insideSurface];
  const vapour = [0];
  const depth = [0];
  let core: readonly [number, number] | null = null;
  for (const layer of layers) {
    const resistance = layerResistance(layer);
    const steps = Math.max(1, Math.ceil(resistance / largestStep));
    if (layer.isCore === true) core = [core?.[0] ?? heat.length - 1, heat.length - 1 + steps];
    for (let step = 0; step < steps; step += 1) {
      heat.push((heat.at(-1) ?? 0) + resistance / steps);
      vapour.push(
        (vapour.at(-1) ?? 0) + (layer.material.vapourFactor.value * layer.thickness) / steps,
      );
      depth.push((depth.at(-1) ?? 0) + layer.thickness / steps);
    }
  }
  return {
    heat,
    vapour,
    depth,
    totalHeat: (heat.at(-1) ?? 0) + outsideSurface,
    core: core ?? [0, heat.length - 1],
  };
}

/**
 * Twelve months by ISO 13788 (Glaser), starting with the first month in which water condenses after one in which it
 * does not. Between wet places the vapour pressure is linear over the vapour resistance; where it would exceed
 * saturation it is limited to it, and the water is the difference between inflow and outflow.
 * @param outdoors the twelve months, January first
 */
export function moistureYear(
  layers: readonly WallLayer[],
  outdoors: readonly WallMonth[],
  indoors: IndoorAir,
): MoistureYear {
  const cuts = cut(layers);
  const empty = cuts.vapour.map(() => 0);
  const isWet = outdoors.map(
    (month) => sum(nextMonth(cuts, month, roomIn(indoors, month), empty)) > 0,
  );
  const first = isWet.findIndex((wet, index) => wet && !isWet[(index + 11) % 12]);
  const start = Math.max(0, first);
  let stored: readonly number[] = empty;
  let most = 0;
  let at: number | null = null;
  const months: MoistureMonth[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    const outside = outdoors[(start + turn) % 12];
    if (outside === undefined) throw new Error('a year has twelve months');
    const before = sum(stored);
    const room = roomIn(indoors, outside);
    stored = nextMonth(cuts, outside, room, stored);
    const after = sum(stored);
    if (after > most) {
      most = after;
      const place = stored.indexOf(Math.max(...stored));
      at = (cuts.depth[place] ?? 0) / (cuts.depth.at(-1) ?? 1);
    }
    months.push({
      month: outside.month,
      change: (after - before) * 1000,
      stored: after * 1000,
      coreHumidity: coreHumidity(cuts, outside, room, stored),
    });
  }
  return {
    months: [...months].sort((one, other) => one.month - other.month),
    most: most * 1000,
    isDryAgain: sum(stored) < 1e-9,
    at,
  };
}

/** The highest relative humidity of the core, at the end of a month. */
function coreHumidity(
  cuts: Cuts,
  outside: WallMonth,
  indoors: IndoorAir,
  stored: readonly number[],
): number {
  const full = saturations(cuts, outside.temperature, indoors.temperature);
  const inside = indoorVapour(indoors, outside);
  const pressures = pressuresAt(cuts.vapour, full, inside, outside.vapourPressure, stored);
  const [first, last] = cuts.core;
  let most = 0;
  for (let index = first; index <= last; index += 1) {
    most = Math.max(most, (pressures[index] ?? 0) / (full[index] ?? Infinity));
  }
  return Math.min(1, most);
}

/**
 * Water at each cut, kg/m², at the end of a month. When a place dries out during the month, its neighbours continue.
 */
function nextMonth(
  cuts: Cuts,
  outside: WallMonth,
  indoors: IndoorAir,
  stored: readonly number[],
): readonly number[] {
  const full = saturations(cuts, outside.temperature, indoors.temperature);
  const inside = indoorVapour(indoors, outside);
  let left = (daysOfMonth[outside.month - 1] ?? 30) * daySeconds;
  let water = [...stored];
  // Each turn ends with the month or with one place that has dried out, so there are at most as many as places.
  for (let turn = 0; turn <= cuts.vapour.length && left > 1; turn += 1) {
    const pressures = pressuresAt(cuts.vapour, full, inside, outside.vapourPressure, water);
    const rates = water.map((held, index) =>
      held > 0 || pressures[index] === full[index] ? flowInto(cuts.vapour, pressures, index) : 0,
    );
    const untilDry = Math.min(
      left,
      ...rates.map((rate, index) => (rate < 0 ? (water[index] ?? 0) / -rate : Infinity)),
    );
    water = water.map((held, index) => {
      const next = held + (rates[index] ?? 0) * untilDry;
      return next < 1e-12 ? 0 : next;
    });
    left -= untilDry;
  }
  return water;
}

function saturations(cuts: Cuts, outside: number, inside: number): number[] {
  return cuts.heat.map((heat) => saturation(inside - ((inside - outside) * heat) / cuts.totalHeat));
}

/**
 * Vapour pressures at the cuts. Places that hold water are at saturation; between them the pressure is the lower convex
 * hull of the ends and the saturation curve: a straight line where it can be, bent only where water condenses.
 */
function pressuresAt(
  vapour: readonly number[],
  full: readonly number[],
  inside: number,
  outside: number,
  water: readonly number[],
): number[] {
  const last = vapour.length - 1;
  const heights = full.map((value, index) =>
    index === 0 ? inside : index === last ? outside : value,
  );
  const x = (index: number) => vapour[index] ?? 0;
  const y = (index: number) => heights[index] ?? 0;
  const corners: number[] = [];
  let pinned = 0;
  for (let index = 0; index <= last; index += 1) {
    while (corners.length > pinned + 1) {
      const middle = corners.at(-1) ?? 0;
      const before = corners.at(-2) ?? 0;
      const rise = (y(index) - y(before)) * (x(middle) - x(before));
      if ((y(middle) - y(before)) * (x(index) - x(before)) < rise) break;
      corners.pop();
    }
    corners.push(index);
    if ((water[index] ?? 0) > 0) pinned = corners.length - 1;
  }
  const pressures = [...heights];
  for (let corner = 1; corner < corners.length; corner += 1) {
    const from = corners[corner - 1] ?? 0;
    const to = corners[corner] ?? last;
    for (let index = from + 1; index < to; index += 1) {
      pressures[index] = y(from) + ((y(to) - y(from)) * (x(index) - x(from))) / (x(to) - x(from));
    }
  }
  return pressures;
}

/** Vapour that stays at a cut, kg/(m²·s); negative where more leaves than arrives. */
function flowInto(vapour: readonly number[], pressures: readonly number[], index: number): number {
  const flow = (from: number, to: number) =>
    (airPermeability * ((pressures[from] ?? 0) - (pressures[to] ?? 0))) /
    ((vapour[to] ?? 0) - (vapour[from] ?? 0));
  if (index === 0 || index === vapour.length - 1) return 0;
  return flow(index - 1, index) - flow(index, index + 1);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
