import type { Figure } from '../figure.ts';
import { askShare } from '../input.ts';
import type { InputValues, ToolInput } from '../input.ts';
import type { Calculator, Comparison } from '../tool.ts';
import { calculateWall, monthsOf } from './calculate.ts';
import type { WallInputs, WallResult } from './calculate.ts';
import type { WallClimate, WallLayer, WallMaterial } from './materials.ts';
import { askThickness, broughtThickness } from './thickness.ts';
import { wallAnswer, wallRows } from './messages.ts';

export interface WallData {
  readonly materials: readonly WallMaterial[];
  readonly climates: readonly WallClimate[];
}

const plasters = ['earth-plaster', 'lime-plaster', 'cement-lime-render', 'cement-render'];
const cores = [
  'strawbale',
  'strawbale-edge',
  'mudbrick',
  'rammed-earth',
  'light-earth-300',
  'light-earth-400',
  'light-earth',
  'light-earth-800',
  'hempcrete',
  'timbercrete',
  'stone',
  'timber',
  'wood-fibre',
];
/** Further layers, from inside to outside; the core stands behind the first. */
const further: readonly (readonly [name: string, label: string])[] = [
  ['inner', 'Layer between inside coat and core'],
  ['outer-1', 'Layer outside the core'],
  ['outer-2', 'Next layer outwards'],
  ['outer-3', 'And the next'],
];
/** Thickness of each layer before a material is chosen for it, mm. */
const initialThickness: Readonly<Record<string, string>> = {
  core: '450',
  inside: '35',
  outside: '35',
  ...Object.fromEntries(further.map(([name]) => [name, '50'])),
};
const own = 'own';
/** Pascals above the outside in a month at 0 °C: the humidity classes of ISO 13788. */
const excess: Readonly<Record<string, { pascals: number; label: string }>> = {
  low: { pascals: 270, label: 'Seldom used, like a studio' },
  ordinary: { pascals: 540, label: 'An ordinary house' },
  high: { pascals: 810, label: 'Many people, or poorly ventilated' },
};

/** What is asked of a material that is not in the list. */
function ownFigures(name: string, group: string): ToolInput[] {
  const ask = (
    key: string,
    label: string,
    unit: string,
    initial: string,
    [min, max]: readonly [number, number],
    help?: string,
  ): ToolInput => ({
    kind: 'number',
    name: `${name}-${key}`,
    label,
    ...(help !== undefined && { help }),
    group,
    onlyIf: { input: name, is: [own] },
    unit,
    initial,
    min,
    max,
  });
  return [
    ask('conductivity', 'Its conductivity λ, W/(m·K)', '', '0.1', [0.015, 20]),
    ask('vapour', 'Its vapour factor μ', '', '5', [1, 1_000_000]),
    ask('density', 'Its density', 'kg/m³', '300', [1, 8000]),
    ask(
      'heat',
      'Its specific heat',
      'J/(kg·K)',
      '1000',
      [200, 4200],
      'Earth 1,000, straw 1,400, wood 1,600 to 2,100.',
    ),
  ];
}

function inputsOf({ materials, climates }: WallData): readonly ToolInput[] {
  const wall = 'The wall';
  const house = 'The house';
  const layers = 'Further layers, if it has any';
  const options = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const found = materials.find((one) => one.id === id);
      return found ? [{ value: id, label: found.name }] : [];
    });
  const coat = (side: 'inside' | 'outside', initial: string): ToolInput[] => [
    {
      kind: 'choice',
      name: side,
      label: side === 'inside' ? 'Inside coat' : 'Outside coat',
      group: wall,
      initial,
      options: [
        ...options([...plasters, 'timber']),
        { value: own, label: 'Your own figures' },
        { value: 'none', label: 'None' },
      ],
    },
    {
      kind: 'number',
      name: `${side}-thickness`,
      label: side === 'inside' ? 'Thickness of the inside coat' : 'Thickness of the outside coat',
      group: wall,
      onlyIf: { input: side, is: [...plasters, 'timber', own] },
      unit: 'mm',
      initial: initialThickness[side] ?? '',
      // A coat of paint.
      min: 0.1,
      max: 150,
    },
    ...ownFigures(side, wall),
  ];
  const ids = materials.map(({ id }) => id);
  const layer = ([name, label]: readonly [string, string]): ToolInput[] => [
    {
      kind: 'choice',
      name,
      label,
      ...(name === 'outer-1' && { help: 'Nothing outside a ventilated cavity counts.' }),
      group: layers,
      initial: 'none',
      options: [
        { value: 'none', label: 'None' },
        ...options(ids),
        { value: own, label: 'Your own figures' },
      ],
    },
    {
      kind: 'number',
      name: `${name}-thickness`,
      label: 'Its thickness',
      group: layers,
      onlyIf: { input: name, is: [...ids, own] },
      unit: 'mm',
      initial: initialThickness[name] ?? '',
      min: 0.2,
      max: 600,
    },
    ...ownFigures(name, layers),
  ];
  return [
    {
      kind: 'choice',
      name: 'core',
      label: 'Core of the wall',
      group: wall,
      initial: 'strawbale',
      options: [...options(cores), { value: own, label: 'Your own figures' }],
    },
    ...ownFigures('core', wall),
    {
      kind: 'number',
      name: 'core-thickness',
      label: 'Thickness of the core',
      group: wall,
      unit: 'mm',
      initial: initialThickness['core'] ?? '',
      min: 20,
      max: 1000,
    },
    ...coat('inside', 'earth-plaster'),
    ...coat('outside', 'lime-plaster'),
    {
      kind: 'number',
      name: 'uprights',
      label: 'Timber studs through the core',
      help: 'Their share of the wall: 45 mm studs every 450 mm are 10%.',
      group: wall,
      unit: '%',
      initial: '0',
      min: 0,
      max: 40,
    },
    {
      kind: 'choice',
      name: 'place',
      label: 'Nearest town',
      group: house,
      initial: 'daylesford',
      options: climates.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      kind: 'choice',
      name: 'moisture',
      label: 'Moisture made indoors',
      group: house,
      initial: 'ordinary',
      options: Object.entries(excess).map(([value, { label }]) => ({ value, label })),
    },
    {
      kind: 'number',
      name: 'warmth',
      label: 'Indoor temperature in winter',
      help: 'In months that are warmer outside, the room is taken to be as warm.',
      group: house,
      unit: '°C',
      initial: '20',
      min: 5,
      max: 26,
    },
    ...further.flatMap(layer),
  ];
}

const inCoats = (wall: string) => `${wall}, in your coats`;

/** A whole wall to compare with, whatever further layers the reader's has. */
function usualWall(
  core: string,
  thickness: string,
  more: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const none = Object.fromEntries(further.map(([name]) => [name, 'none']));
  return { ...none, core, 'core-thickness': thickness, uprights: '0', ...more };
}

const comparisons: readonly Comparison[] = [
  {
    id: 'cement',
    label: 'Cement render outside, 35 mm',
    inputs: { outside: 'cement-render', 'outside-thickness': '35' },
  },
  { id: 'mudbrick', label: inCoats('Mudbrick, 300 mm'), inputs: usualWall('mudbrick', '300') },
  {
    id: 'insulated-mudbrick',
    label: inCoats('Mudbrick, 250 mm, 80 mm of wood fibre outside'),
    inputs: usualWall('mudbrick', '250', { 'outer-1': 'wood-fibre', 'outer-1-thickness': '80' }),
  },
  {
    id: 'rammed-earth',
    label: inCoats('Rammed earth, 300 mm'),
    inputs: usualWall('rammed-earth', '300'),
  },
  {
    id: 'light-earth',
    label: inCoats('Light earth, 600 kg/m³, 300 mm, in a frame'),
    inputs: usualWall('light-earth', '300', { uprights: '10' }),
  },
  {
    id: 'hempcrete',
    label: inCoats('Hempcrete, 300 mm, in a frame'),
    inputs: usualWall('hempcrete', '300', { uprights: '10' }),
  },
  {
    id: 'timbercrete',
    label: inCoats('Timbercrete, 250 mm'),
    inputs: usualWall('timbercrete', '250'),
  },
  {
    id: 'frame',
    label: 'A frame: your inside coat, 140 mm of batts, membrane, cavity, boards',
    inputs: usualWall('wood-fibre', '140', {
      uprights: '10',
      'outer-1': 'membrane',
      'outer-1-thickness': '0.5',
      'outer-2': 'cavity',
      'outer-2-thickness': '25',
      outside: 'timber',
      'outside-thickness': '20',
    }),
  },
  { id: 'stone', label: inCoats('Stone, 450 mm'), inputs: usualWall('stone', '450') },
];

/** Heat, moisture and weight of one wall. */
export function wallCalculator(data: WallData): Calculator<WallResult> {
  return {
    id: 'wall',
    version: 5,
    changes: {
      5: 'Since then the answer says what helps against damp and mould.',
      4: 'Since then strawbale counts with the low end of tests, studs weigh, and the answer looks at humidity above 80% in the core and on the inside surface.',
    },
    inputs: inputsOf(data),
    comparisons,
    bring: (before, after) => broughtThickness(initialThickness, before, after),
    refuse: (values) => refuseWall(values, data),
    calculate: (values) => calculateWall(wallInputs(values, data)),
    answer: wallAnswer,
    rows: wallRows,
  };
}

function refuseWall(values: InputValues, { materials }: WallData) {
  const studs = askShare(
    values.number('uprights'),
    'Most are 10 to 15% of the wall. Enter 0 if it has none.',
  );
  return {
    ...askThickness(
      Object.keys(initialThickness),
      values,
      (id) => materials.find((one) => one.id === id)?.name ?? '',
    ),
    ...(studs === null ? {} : { uprights: studs }),
  };
}

function wallInputs(values: InputValues, { materials, climates }: WallData): WallInputs {
  const get = (id: string) => {
    const found = materials.find((one) => one.id === id);
    if (!found) throw new Error(`no material ${id}`);
    return found;
  };
  const figure = (value: number, unit: string): Figure => ({
    value,
    low: value,
    high: value,
    unit,
    source: own,
    licence: own,
    checked: '',
  });
  const materialOf = (name: string): WallMaterial =>
    values.text(name) === own
      ? {
          id: own,
          name: 'Your own material',
          conductivity: figure(values.number(`${name}-conductivity`), 'W/(m·K)'),
          vapourFactor: figure(values.number(`${name}-vapour`), ''),
          density: figure(values.number(`${name}-density`), 'kg/m³'),
          specificHeat: figure(values.number(`${name}-heat`), 'J/(kg·K)'),
        }
      : get(values.text(name));
  const layer = (name: string, isCore = false): WallLayer[] =>
    values.text(name) === 'none'
      ? []
      : [
          {
            isCore: isCore && !['membrane', 'cavity'].includes(values.text(name)),
            material: materialOf(name),
            thickness: values.number(`${name}-thickness`) / 1000,
            bridge: null,
          },
        ];
  const [inner, ...outer] = further.map(([name]) => layer(name, true));
  const climate = climates.find(({ id }) => id === values.text('place'));
  const air = excess[values.text('moisture')];
  if (!climate || !air) throw new Error('a choice that is not in its list');
  const share = values.number('uprights') / 100;
  return {
    placeName: climate.name,
    outdoors: monthsOf(climate),
    indoors: { temperature: values.number('warmth'), vapourExcess: air.pascals },
    layers: [
      ...layer('inside'),
      ...(inner ?? []),
      {
        isCore: true,
        material: materialOf('core'),
        thickness: values.number('core-thickness') / 1000,
        bridge: share === 0 ? null : { material: get('timber'), share },
      },
      ...outer.flat(),
      ...layer('outside'),
    ],
  };
}
