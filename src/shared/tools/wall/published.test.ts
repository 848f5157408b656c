import { expect, test } from 'vitest';
import { wallClimates, wallMaterials } from '#content/tools/wall-figures.ts';
import { monthsOf } from './calculate.ts';
import type { WallLayer, WallMaterial } from './materials.ts';
import { indoorVapour, moistureYear, saturation } from './moisture.ts';
import { dailySwing } from './swing.ts';
import { heatStore, totalResistance, weight } from './thermal.ts';

/*
 * Cases that somebody else published, and the same by other methods. The worked examples in the annexes of ISO 13788 and
 * ISO 13786, and the cases of WUFI and Ubakus, could not be read: only their titles are public.
 */

const plain = wallMaterials.find(({ id }) => id === 'timber');

function layer(
  thickness: number,
  conductivity: number,
  specificHeat: number,
  density: number,
): WallLayer {
  if (!plain) throw new Error('no timber');
  const figure = (value: number) => ({ ...plain.conductivity, value });
  const material: WallMaterial = {
    ...plain,
    conductivity: figure(conductivity),
    specificHeat: figure(specificHeat),
    density: figure(density),
  };
  return { material, thickness, bridge: null };
}

/** Relative difference. */
const off = (ours: number, theirs: number) => Math.abs(ours / theirs - 1);

test.each([
  {
    name: 'concrete, insulation, brick and plaster',
    layers: [
      layer(0.3, 1.8, 1000, 2400),
      layer(0.1, 0.034, 700, 70),
      layer(0.08, 0.35, 840, 750),
      layer(0.12, 0.8, 840, 1800),
      layer(0.02, 0.9, 840, 1400),
    ],
    tolerance: 0.001,
    printed: { u: 0.272, share: 0.03239, lag: 17.854, periodic: 0.008804, mass: 1031, store: 980 },
  },
  {
    name: 'concrete, a cavity, brick, insulation and plaster',
    layers: [
      layer(0.1, 1.8, 1000, 2400),
      // Air of 100 mm: 0.18 m²·K/W by ISO 6946, as their resistance of 2.235 has it.
      layer(0.1, 0.1 / 0.18, 1008, 1.2),
      layer(0.08, 0.35, 840, 750),
      layer(0.12, 0.8, 840, 1800),
      layer(0.05, 0.035, 840, 175),
      layer(0.02, 0.9, 840, 1400),
    ],
    tolerance: 0.01,
    printed: { u: 0.447, share: 0.06014, lag: 13.376, periodic: 0.026908, mass: 553, store: 503 },
  },
])(
  'time lag, damping and U of $name are those of another program, within its own tolerance',
  ({ layers, tolerance, printed }) => {
    // BECALIB by Simone Aragno, a program for ISO 13786 and ISO 6946: src/tests/test_components.py in
    // github.com/SimoneAragno/becalib at 1a0d3bd, read in November 2026; the tolerances are those of its tests.
    const { lagHours, share } = dailySwing(layers);
    const u = 1 / totalResistance(layers);
    expect(off(u, printed.u)).toBeLessThan(Math.max(tolerance, 0.0015));
    expect(off(share, printed.share)).toBeLessThan(tolerance);
    expect(off(lagHours, printed.lag)).toBeLessThan(tolerance);
    expect(off(share * u, printed.periodic)).toBeLessThan(tolerance);
    expect(off(weight(layers), printed.mass)).toBeLessThan(tolerance);
    expect(off(heatStore(layers), printed.store)).toBeLessThan(tolerance);
  },
);

const material = (id: string) => {
  const found = wallMaterials.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
const of = (id: string, thickness: number, isCore = false): WallLayer => ({
  material: material(id),
  thickness,
  bridge: null,
  isCore,
});
const indoors = { temperature: 20, vapourExcess: 540 };
const monthsIn = (place: string) => {
  const climate = wallClimates.find(({ id }) => id === place);
  if (!climate) throw new Error(place);
  return monthsOf(climate);
};

/** Solves a system of linear equations by elimination with pivots. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    const rest = rows.slice(column);
    const pivot = rest.reduce((best, row) =>
      Math.abs(row[column] ?? 0) > Math.abs(best[column] ?? 0) ? row : best,
    );
    const at = rows.indexOf(pivot);
    [rows[column], rows[at]] = [pivot, rows[column] ?? []];
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1);
      for (let index = column; index <= size; index += 1) {
        row[index] = (row[index] ?? 0) - factor * (pivot[index] ?? 0);
      }
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1));
}

/**
 * The year of ISO 13788 by linear algebra: in each of 400 steps of a month the pressures are solved as a system of
 * equations, in which wet places are held at saturation; places are made wet or dry one by one until nothing is over
 * saturation and no dry place gives water.
 */
function yearByEquations(layers: readonly WallLayer[], place: string) {
  const outdoors = monthsIn(place);
  const heat = [0.13];
  const air = [0];
  const isCore: boolean[] = [false];
  for (const one of layers) {
    const resistance = one.thickness / one.material.conductivity.value;
    const parts = Math.max(1, Math.ceil(resistance / 0.25));
    if (one.isCore) isCore[isCore.length - 1] = true;
    for (let part = 0; part < parts; part += 1) {
      heat.push((heat.at(-1) ?? 0) + resistance / parts);
      air.push((air.at(-1) ?? 0) + (one.material.vapourFactor.value * one.thickness) / parts);
      isCore.push(one.isCore === true);
    }
  }
  const total = (heat.at(-1) ?? 0) + 0.04;
  const last = heat.length - 1;
  const link = (from: number) => 2e-10 / ((air[from + 1] ?? 0) - (air[from] ?? 0));
  const days = [31, 28.25, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const steps = 400;
  let water = heat.map(() => 0);
  const ends: { stored: number; humidity: number }[] = [];
  // Starts in January with a dry wall.
  for (const [index, month] of outdoors.entries()) {
    const full = heat.map((at) => saturation(20 - ((20 - month.temperature) * at) / total));
    const seconds = ((days[index] ?? 30) * 86_400) / steps;
    // The same wet places have the same pressures for the whole month.
    const solved = new Map<string, number[]>();
    const pressuresWith = (isWet: readonly boolean[]) => {
      const key = isWet.map(Number).join('');
      const known = solved.get(key);
      if (known) return known;
      const matrix = heat.map((_, row) => {
        const line = heat.map(() => 0);
        line[row] = 1;
        if (row === 0 || row === last || isWet[row]) return line;
        line[row - 1] = -link(row - 1);
        line[row + 1] = -link(row);
        line[row] = link(row - 1) + link(row);
        return line;
      });
      const right = heat.map((_, row) => {
        if (row === 0) return indoorVapour(indoors, month);
        if (row === last) return month.vapourPressure;
        return isWet[row] ? (full[row] ?? 0) : 0;
      });
      const found = solve(matrix, right);
      solved.set(key, found);
      return found;
    };
    let pressures: number[] = [];
    for (let step = 0; step < steps; step += 1) {
      const isWet = water.map((held) => held > 0);
      for (;;) {
        pressures = pressuresWith(isWet);
        const excess = pressures.map((pressure, at) =>
          at === 0 || at === last ? 0 : pressure - (full[at] ?? 0),
        );
        const worst = Math.max(...excess);
        if (worst < 1e-6) break;
        isWet[excess.indexOf(worst)] = true;
      }
      water = water.map((held, at) => {
        if (!isWet[at]) return 0;
        const flow = (from: number) =>
          link(from) * ((pressures[from] ?? 0) - (pressures[from + 1] ?? 0));
        return Math.max(0, held + (flow(at - 1) - flow(at)) * seconds);
      });
    }
    ends.push({
      stored: 1000 * water.reduce((sum, held) => sum + held, 0),
      humidity: Math.max(
        ...pressures.map((pressure, at) => (isCore[at] ? pressure / (full[at] ?? 1) : 0)),
      ),
    });
  }
  return ends;
}

test('thirty walls: humidity of the core within half a percent, and water within 2 g/m², of a solver by linear equations', () => {
  let humid = 0;
  let walked = 0;
  for (const core of ['strawbale', 'light-earth-300', 'mudbrick', 'hempcrete', 'wood-fibre']) {
    for (const outside of ['timber', 'lime-plaster', 'cement-render']) {
      for (const [inside, place] of [
        ['earth-plaster', 'daylesford'],
        ['timber', 'trentham'],
      ] as const) {
        const layers = [of(inside, 0.025), of(core, 0.3, true), of(outside, 0.025)];
        const year = moistureYear(layers, monthsIn(place), indoors);
        if (year.months[0]?.stored !== 0) continue;
        walked += 1;
        const ends = yearByEquations(layers, place);
        for (const [index, { stored, coreHumidity }] of year.months.entries()) {
          const name = `${inside} ${core} ${outside} ${place} ${index + 1}`;
          expect(Math.abs(coreHumidity - (ends[index]?.humidity ?? 0)), name).toBeLessThan(0.005);
          expect(Math.abs(stored - (ends[index]?.stored ?? 0)), name).toBeLessThan(2);
          if (coreHumidity > 0.8) humid += 1;
        }
      }
    }
  }
  expect(walked).toBeGreaterThanOrEqual(28);
  expect(humid).toBeGreaterThan(30);
});

test('straw behind boards of 20 mm stands at 91% in July, by hand; at 92% with the straw of the first version', () => {
  // The sceptical engineer's wall: earth plaster 35 mm, bales 450 mm, boards 20 mm, Daylesford, an ordinary house.
  for (const [conductivity, percent] of [
    [0.098, 91],
    // Pressed straw, before the wall led with the low end of tested walls: what insulates better leaves its boards colder.
    [0.065, 92],
  ] as const) {
    const straw = material('strawbale');
    const layers: WallLayer[] = [
      of('earth-plaster', 0.035),
      {
        material: { ...straw, conductivity: { ...straw.conductivity, value: conductivity } },
        thickness: 0.45,
        bridge: null,
        isCore: true,
      },
      of('timber', 0.02),
    ];
    // July in Daylesford: 10.6 and 3.5 °C, so a mean of 7.05; vapour as at saturation in the night.
    const july = monthsIn('daylesford')[6];
    const vapour = 610.5 * Math.exp((17.269 * 3.5) / (237.3 + 3.5));
    expect(july?.temperature).toBeCloseTo(7.05, 9);
    expect(july?.vapourPressure).toBeCloseTo(vapour, 6);
    const heat = 0.13 + 0.035 / 0.8 + 0.45 / conductivity;
    const face = 20 - (12.95 * heat) / (heat + 0.02 / 0.13 + 0.04);
    const inside = vapour + (540 * 1.1 * 12.95) / 20;
    const air = 4.4 * 0.035 + 2.7 * 0.45;
    const pressure = inside - ((inside - vapour) * air) / (air + 50 * 0.02);
    const byHand = pressure / (610.5 * Math.exp((17.269 * face) / (237.3 + face)));
    const { months } = moistureYear(layers, monthsIn('daylesford'), indoors);
    expect(months[6]?.coreHumidity).toBeCloseTo(byHand, 9);
    expect(Math.round(byHand * 100)).toBe(percent);
    expect(months[6]?.stored).toBe(0);
  }
});

/** The core's highest humidity at the end of each month of the twelfth year, with what the materials take up. */
function humidityWithStorage(layers: readonly WallLayer[], place: string): number[] {
  const outdoors = monthsIn(place);
  let heat = 0.13;
  const cells = layers.flatMap((one) => {
    const count = one.isCore ? 30 : 4;
    const size = one.thickness / count;
    const resistance = size / one.material.conductivity.value;
    return Array.from({ length: count }, () => {
      heat += resistance;
      // kg/m³ from dry air to humid: straw a quarter of its weight up to 80% and more above it, earth 3%, wood between.
      const density = one.material.density.value;
      const takesUp = (humidity: number) =>
        density > 1000
          ? 0.03 * density
          : density * (humidity < 0.5 ? 0.12 : humidity < 0.8 ? 0.25 : humidity < 0.95 ? 0.8 : 2);
      return {
        isCore: one.isCore === true,
        half: (one.material.vapourFactor.value * size) / 2,
        size,
        takesUp,
        heat: heat - resistance / 2,
      };
    });
  });
  const total = heat + 0.04;
  const seconds = 43_200;
  const last = cells.length - 1;
  let humidity = cells.map(() => 0.6);
  const ends: number[] = [];
  for (let turn = 0; turn < 12 * 12; turn += 1) {
    const month = outdoors[turn % 12];
    if (!month) throw new Error('twelve months');
    const full = cells.map((cell) =>
      saturation(20 - ((20 - month.temperature) * cell.heat) / total),
    );
    const inside = indoorVapour(indoors, month);
    for (let step = 0; step < 61; step += 1) {
      const diagonal: number[] = [];
      const right: number[] = [];
      const link = (index: number) =>
        2e-10 / ((cells[index - 1]?.half ?? 0) + (cells[index]?.half ?? 0));
      for (const [index, cell] of cells.entries()) {
        const held =
          (cell.size * cell.takesUp(humidity[index] ?? 0)) / (full[index] ?? 1) / seconds;
        diagonal.push(held + link(index) + link(index + 1));
        right.push(
          held * (humidity[index] ?? 0) * (full[index] ?? 0) +
            (index === 0 ? link(0) * inside : 0) +
            (index === last ? link(index + 1) * month.vapourPressure : 0),
        );
      }
      // Three diagonals: forwards, then back.
      for (let index = 1; index <= last; index += 1) {
        const factor = link(index) / (diagonal[index - 1] ?? 1);
        diagonal[index] = (diagonal[index] ?? 0) - factor * link(index);
        right[index] = (right[index] ?? 0) + factor * (right[index - 1] ?? 0);
      }
      const pressures = cells.map(() => 0);
      for (let index = last; index >= 0; index -= 1) {
        const next = index === last ? 0 : link(index + 1) * (pressures[index + 1] ?? 0);
        pressures[index] = ((right[index] ?? 0) + next) / (diagonal[index] ?? 1);
      }
      humidity = pressures.map((pressure, index) => Math.min(1, pressure / (full[index] ?? 1)));
    }
    if (turn >= 11 * 12) {
      ends.push(Math.max(...humidity.filter((_, index) => cells[index]?.isCore === true)));
    }
  }
  return ends;
}

test('with storage, by another method, straw behind boards is humid later and less than the months without it say', () => {
  const layers = [of('earth-plaster', 0.035), of('strawbale', 0.45, true), of('timber', 0.02)];
  const without = moistureYear(layers, monthsIn('daylesford'), indoors).months.map(
    ({ coreHumidity }) => coreHumidity,
  );
  const withStorage = humidityWithStorage(layers, 'daylesford');
  const peak = (year: readonly number[]) => year.indexOf(Math.max(...year)) + 1;
  expect(peak(without)).toBe(7);
  expect(peak(withStorage)).toBeGreaterThan(7);
  expect(Math.max(...withStorage)).toBeLessThan(Math.max(...without));
  // Still above what straw should be at for long.
  expect(Math.round(100 * Math.max(...withStorage))).toBe(82);
});
