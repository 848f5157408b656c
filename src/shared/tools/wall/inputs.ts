import type { InputValues, ToolInput } from '../input.ts';
import type { Calculator, Comparison } from '../tool.ts';
import { calculateWall, monthsOf } from './calculate.ts';
import type { WallInputs, WallResult } from './calculate.ts';
import type { WallClimate, WallLayer, WallMaterial } from './materials.ts';
import { wallAnswer, wallRows } from './words.ts';

export interface WallData {
  readonly materials: readonly WallMaterial[];
  readonly climates: readonly WallClimate[];
}

const plasters = ['earth-plaster', 'lime-plaster', 'cement-lime-render', 'cement-render'];
const cores = ['strawbale', 'mudbrick', 'light-earth', 'stone', 'timber', 'wood-fibre'];
/** Pascals above the outside in a month at 0 °C: the humidity classes of ISO 13788. */
const excess: Readonly<Record<string, { pascals: number; label: string }>> = {
  low: { pascals: 270, label: 'Few people, well ventilated' },
  ordinary: { pascals: 540, label: 'An ordinary house' },
  high: { pascals: 810, label: 'Many people, or poorly ventilated' },
};

function inputsOf({ materials, climates }: WallData): readonly ToolInput[] {
  const wall = 'The wall, from inside to outside';
  const house = 'The house';
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
      options: [...options([...plasters, 'timber']), { value: 'none', label: 'None' }],
    },
    {
      kind: 'number',
      name: `${side}-thickness`,
      label: side === 'inside' ? 'Thickness of the inside coat' : 'Thickness of the outside coat',
      group: wall,
      onlyIf: { input: side, is: [...plasters, 'timber'] },
      unit: 'mm',
      initial: '35',
      min: 3,
      max: 150,
    },
  ];
  return [
    ...coat('inside', 'earth-plaster'),
    {
      kind: 'choice',
      name: 'core',
      label: 'Core of the wall',
      group: wall,
      initial: 'strawbale',
      options: options(cores),
    },
    {
      kind: 'number',
      name: 'core-thickness',
      label: 'Thickness of the core',
      group: wall,
      unit: 'mm',
      initial: '450',
      min: 20,
      max: 1000,
    },
    {
      kind: 'number',
      name: 'uprights',
      label: 'Timber studs through the core',
      help: 'Their share of the wall area: 45 mm studs every 450 mm are 10%. Enter 0 for none.',
      group: wall,
      unit: '%',
      initial: '0',
      min: 0,
      max: 40,
    },
    ...coat('outside', 'lime-plaster'),
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
      label: 'Indoor temperature, all year',
      group: house,
      unit: '°C',
      initial: '20',
      min: 12,
      max: 26,
    },
  ];
}

const comparisons: readonly Comparison[] = [
  {
    id: 'cement',
    label: 'Cement render outside',
    inputs: { outside: 'cement-render', 'outside-thickness': '35' },
  },
  {
    id: 'mudbrick',
    label: 'Mudbrick, 300 mm',
    inputs: { core: 'mudbrick', 'core-thickness': '300', uprights: '0' },
  },
  {
    id: 'light-earth',
    label: 'Light earth, 300 mm, in a frame',
    inputs: { core: 'light-earth', 'core-thickness': '300', uprights: '10' },
  },
  {
    id: 'frame',
    label: 'A frame with 140 mm of batts',
    inputs: { core: 'wood-fibre', 'core-thickness': '140', uprights: '10' },
  },
  {
    id: 'stone',
    label: 'Stone, 450 mm',
    inputs: { core: 'stone', 'core-thickness': '450', uprights: '0' },
  },
];

/** Heat, moisture and weight of one wall. */
export function wallCalculator(data: WallData): Calculator<WallResult> {
  return {
    id: 'wall',
    version: 1,
    changes: {},
    inputs: inputsOf(data),
    comparisons,
    calculate: (values) => calculateWall(wallInputs(values, data)),
    answer: wallAnswer,
    rows: wallRows,
  };
}

function wallInputs(values: InputValues, { materials, climates }: WallData): WallInputs {
  const get = (id: string) => {
    const found = materials.find((one) => one.id === id);
    if (!found) throw new Error(`no material ${id}`);
    return found;
  };
  const coat = (side: string): WallLayer[] =>
    values.text(side) === 'none'
      ? []
      : [
          {
            material: get(values.text(side)),
            thickness: values.number(`${side}-thickness`) / 1000,
            bridge: null,
          },
        ];
  const climate = climates.find(({ id }) => id === values.text('place'));
  const air = excess[values.text('moisture')];
  if (!climate || !air) throw new Error('a choice that is not in its list');
  const share = values.number('uprights') / 100;
  return {
    placeName: climate.name,
    outdoors: monthsOf(climate),
    indoors: { temperature: values.number('warmth'), vapourExcess: air.pascals },
    layers: [
      ...coat('inside'),
      {
        material: get(values.text('core')),
        thickness: values.number('core-thickness') / 1000,
        bridge: share === 0 ? null : { material: get('timber'), share },
      },
      ...coat('outside'),
    ],
  };
}
