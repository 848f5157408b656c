import { expect, test } from 'vitest';
import { initialInputs, isAsked, readInputs } from '#shared/tools/input.ts';
import type { RawInputs, ToolInput } from '#shared/tools/input.ts';
import { logCalculator } from '#shared/tools/log/inputs.ts';
import { permitCalculator } from '#shared/tools/permit-path/inputs.ts';
import { quantitiesCalculator } from '#shared/tools/quantities/inputs.ts';
import { sunCalculator } from '#shared/tools/sun/inputs.ts';
import { tankCalculator } from '#shared/tools/tank/inputs.ts';
import { wallCalculator } from '#shared/tools/wall/inputs.ts';
import { logData } from './log-figures.ts';
import { permitData } from './permit-figures.ts';
import { quantitiesData } from './quantities-figures.ts';
import { sunPlaces } from './sun-places.ts';
import { tankData } from './tank-figures.ts';
import { wallClimates, wallMaterials } from './wall-figures.ts';

/** The names of the first questions of a tool, as somebody is asked them. */
function firstAsked(inputs: readonly ToolInput[], count: number): string[] {
  const raw: RawInputs = initialInputs(inputs);
  return inputs
    .filter((input) => isAsked(input, raw))
    .slice(0, count)
    .map(({ name }) => name);
}

test('every tool first asks what a person on the block knows, and last what few know', () => {
  const wall = wallCalculator({ materials: wallMaterials, climates: wallClimates }).inputs;
  expect(firstAsked(wall, 6)).toEqual([
    'core',
    'core-thickness',
    'inside',
    'inside-thickness',
    'outside',
    'outside-thickness',
  ]);
  expect(wall.at(-1)?.group).toBe('Further layers, if it has any');
  const sun = sunCalculator(sunPlaces).inputs;
  expect(firstAsked(sun, 5)).toEqual(['place', 'direction', 'north', 'glass-height', 'gap']);
  expect(sun.at(-1)?.name).toBe('day');
  const tank = tankCalculator(tankData).inputs;
  expect(firstAsked(tank, 4)).toEqual(['place', 'roof', 'people', 'each']);
  expect(tank.slice(-2).map(({ name }) => name)).toEqual(['efficiency', 'loss']);
  const quantities = quantitiesCalculator(quantitiesData).inputs;
  expect(firstAsked(quantities, 5)).toEqual(['core', 'length', 'height', 'gables', 'openings']);
  expect(quantities.at(-1)?.group).toBe('Your own tests');
  const permit = permitCalculator(permitData).inputs;
  expect(firstAsked(permit, 7)).toEqual([
    'project',
    'place',
    'builder',
    'wall',
    'wastewater',
    'bushfire',
    'planning',
  ]);
  const log = logCalculator(logData).inputs.find(({ kind }) => kind === 'rows');
  expect(log?.kind === 'rows' ? log.fields.map(({ name }) => name) : []).toEqual([
    'day',
    'wall',
    'spot',
    'depth',
    'how',
    'percent',
    'kilograms',
    'own-dry-weight',
    'note',
  ]);
});

test('a group of questions stands together', () => {
  for (const { inputs } of [
    wallCalculator({ materials: wallMaterials, climates: wallClimates }),
    sunCalculator(sunPlaces),
    tankCalculator(tankData),
    quantitiesCalculator(quantitiesData),
    permitCalculator(permitData),
  ]) {
    const groups = inputs.map(({ group }) => group);
    const changes = groups.filter((group, index) => group !== groups[index - 1]);
    expect(changes).toEqual([...new Set(changes)]);
  }
});

test('bales on edge are as high as they are wide lying flat, and the wall as thick as they are high', () => {
  const calculator = quantitiesCalculator(quantitiesData);
  const worked = (inputs: RawInputs) => {
    const read = readInputs(calculator.inputs, { ...initialInputs(calculator.inputs), ...inputs });
    if (read.kind === 'refused') throw new Error(JSON.stringify(read.errors));
    return calculator.calculate(read.values);
  };
  const bales = { core: 'strawbale', 'bale-height': '350', 'bale-thickness': '450' };
  expect(worked({ ...bales, 'bale-laid': 'edge' })).toEqual(
    worked({ ...bales, 'bale-height': '450', 'bale-thickness': '350' }),
  );
  // As work was saved that was not asked.
  expect(worked(bales)).toEqual(worked({ ...bales, 'bale-laid': 'flat' }));
});
