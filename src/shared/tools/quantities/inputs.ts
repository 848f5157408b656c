import type { Figure } from '../figure.ts';
import { askShare, numberText } from '../input.ts';
import type { InputValues, ToolInput } from '../input.ts';
import type { Calculator, Comparison } from '../tool.ts';
import { calculateQuantities } from './calculate.ts';
import type { CoatKind, QuantitiesInputs, QuantitiesResult, Range } from './calculate.ts';
import { rounded } from '../labels.ts';
import { quantitiesAnswer, quantitiesRows } from './messages.ts';

export interface QuantitiesData {
  /** Dry densities, kg/m³. */
  readonly brickDensity: Figure;
  readonly baleDensity: Figure;
  readonly earthCoatDensity: Figure;
  readonly limeCoatDensity: Figure;
  /** Litres of water to a litre of mould. */
  readonly brickWater: Figure;
  /** Clay in a mudbrick mix, %. */
  readonly mixClay: Figure;
  /** kg of straw in a cubic metre of light earth. */
  readonly lightEarthStraw: Figure;
  /** Sand to one of lime, by volume. */
  readonly limeSand: Figure;
  /** Hydrated lime loose in the bag, kg/m³. */
  readonly looseLime: Figure;
  /** What one person does in a day. */
  readonly bricksMade: Figure;
  readonly bricksLaid: Figure;
  readonly lightEarthPacked: Figure;
  readonly coated: Figure;
}

const range = ({ low, high }: Figure) => (low === high ? String(low) : `${low} to ${high}`);

function inputsOf(data: QuantitiesData): readonly ToolInput[] {
  const wall = 'The wall';
  const coats = 'Coats';
  const mixes = 'Mixes and bags';
  const own = 'Your own tests';
  const work = 'The work';
  const ofBrick = { onlyIf: { input: 'core', is: ['mudbrick'] } };
  const ofGable = { onlyIf: { input: 'gables', is: ['1', '2', '4'] } };
  const ofBale = { onlyIf: { input: 'core', is: ['strawbale'] } };
  const ofLight = { onlyIf: { input: 'core', is: ['light-earth'] } };
  const metres = (name: string, label: string, initial: string, max: number): ToolInput => ({
    kind: 'number',
    name,
    label,
    group: wall,
    unit: 'm',
    initial,
    min: 0.1,
    max,
  });
  const millimetres = (
    name: string,
    label: string,
    initial: string,
    [min, max]: readonly [number, number],
    only: object,
    group = wall,
  ): ToolInput => ({
    kind: 'number',
    name,
    label,
    group,
    unit: 'mm',
    initial,
    min,
    max,
    ...only,
  });
  const coat = (side: 'inside' | 'outside', initial: CoatKind): ToolInput[] => [
    {
      kind: 'choice',
      name: side,
      label: side === 'inside' ? 'Coat inside' : 'Coat outside',
      group: coats,
      initial,
      options: [
        { value: 'earth', label: 'Earth plaster' },
        { value: 'lime', label: 'Lime and sand' },
        { value: 'none', label: 'None' },
      ],
    },
    millimetres(
      `${side}-thickness`,
      side === 'inside' ? 'Thickness inside, all coats' : 'Thickness outside, all coats',
      usualCoat('mudbrick'),
      [2, 100],
      { onlyIf: { input: side, is: ['earth', 'lime'] } },
      coats,
    ),
  ];
  const rate = (name: string, label: string, figure: Figure | null, unit: string, only: object) =>
    ({
      kind: 'number',
      name,
      label,
      help: figure === null ? 'Time your first row.' : `Our plans use ${range(figure)}.`,
      group: work,
      unit,
      initial: figure === null ? '' : String(figure.value),
      isOptional: true,
      min: 0.1,
      max: 2000,
      ...only,
    }) as const satisfies ToolInput;
  return [
    {
      kind: 'choice',
      name: 'core',
      label: 'Wall made of',
      group: wall,
      initial: 'mudbrick',
      options: [
        { value: 'mudbrick', label: 'Mudbrick' },
        { value: 'strawbale', label: 'Strawbale' },
        { value: 'light-earth', label: 'Light earth in a frame' },
        { value: 'none', label: 'Coats only, on an existing wall' },
      ],
    },
    metres('length', 'Total length of the walls', '24', 300),
    metres('height', 'Height', '2.4', 10),
    {
      kind: 'choice',
      name: 'gables',
      label: 'Gables above that height',
      group: wall,
      initial: '0',
      options: [
        { value: '0', label: 'None' },
        { value: '1', label: 'One' },
        { value: '2', label: 'Two' },
        { value: '4', label: 'Four' },
      ],
    },
    { ...metres('gable-width', 'Width of a gable', '6', 100), ...ofGable },
    { ...metres('gable-height', 'Height of a gable, to its ridge', '1.5', 20), ...ofGable },
    {
      kind: 'number',
      name: 'openings',
      label: 'Total area of doors and windows',
      group: wall,
      unit: 'm²',
      initial: '9',
      min: 0,
      max: 5000,
    },
    millimetres('brick-length', 'Length of a brick', '375', [100, 600], ofBrick),
    millimetres('brick-height', 'Height of a brick', '125', [50, 300], ofBrick),
    millimetres('brick-thickness', 'Thickness of the wall (one brick)', '250', [50, 600], ofBrick),
    millimetres('joint', 'Joint', '15', [0, 40], ofBrick),
    {
      kind: 'choice',
      name: 'bale-laid',
      label: 'Bales are laid',
      group: wall,
      initial: 'flat',
      options: [
        { value: 'flat', label: 'Flat' },
        { value: 'edge', label: 'On edge' },
      ],
      ...ofBale,
    },
    millimetres('bale-length', 'Length of a bale', '900', [300, 2500], ofBale),
    millimetres('bale-height', 'Height of a bale lying flat', '350', [200, 1300], ofBale),
    millimetres('bale-thickness', 'Width of a bale lying flat', '450', [200, 1300], ofBale),
    millimetres('light-thickness', 'Thickness', '300', [50, 600], ofLight),
    {
      kind: 'choice',
      name: 'light-density',
      label: 'Dry density',
      group: wall,
      initial: '400',
      options: ['300', '400', '600', '800'].map((value) => ({ value, label: `${value} kg/m³` })),
      ...ofLight,
    },
    ...coat('inside', 'earth'),
    ...coat('outside', 'lime'),
    {
      kind: 'number',
      name: 'people',
      label: 'People',
      // Once for all of these fields, here and among the tests.
      help: 'Any daily rate, straw or water that you leave empty isn’t counted.',
      group: work,
      unit: '',
      initial: '2',
      min: 1,
      max: 50,
    },
    rate('rate-make', 'Bricks one person makes in a day', data.bricksMade, '', ofBrick),
    rate('rate-lay', 'Bricks one person lays in a day', data.bricksLaid, '', ofBrick),
    rate('rate-bales', 'Bales one person places in a day', null, '', ofBale),
    rate(
      'rate-light-volume',
      'Wall one person packs in a day',
      data.lightEarthPacked,
      'm³',
      ofLight,
    ),
    rate(
      'rate-coat',
      'Area of one face that one person coats in a day, all its coats',
      data.coated,
      'm²',
      {},
    ),
    {
      kind: 'number',
      name: 'earth-sand',
      label: 'Sand to one part of earth',
      help: 'By volume, from the test panel that did not crack.',
      group: mixes,
      unit: '',
      initial: '2',
      min: 0,
      max: 6,
    },
    {
      kind: 'number',
      name: 'lime-sand',
      label: 'Sand to one part of lime',
      help: `By volume; ${range(data.limeSand)} is usual.`,
      group: mixes,
      unit: '',
      initial: String(data.limeSand.value),
      min: 1,
      max: 6,
    },
    {
      kind: 'choice',
      name: 'lime-bag',
      label: 'Lime is sold in bags of',
      group: mixes,
      initial: '25',
      options: ['25', '20'].map((value) => ({ value, label: `${value} kg` })),
    },
    {
      kind: 'number',
      name: 'soil-clay',
      label: 'Clay in your earth',
      help: 'From the jar test below.',
      group: own,
      unit: '%',
      initial: '40',
      min: 3,
      max: 100,
      ...ofBrick,
    },
    {
      kind: 'number',
      name: 'mix-clay',
      label: 'Clay needed in the mix',
      help: `We aim for ${range(data.mixClay)}%; your trial bricks decide.`,
      group: own,
      unit: '%',
      initial: String(data.mixClay.value),
      min: 3,
      max: 70,
      ...ofBrick,
    },
    {
      kind: 'number',
      name: 'brick-weight',
      label: 'Weight of a dry trial brick',
      help: 'If empty, we use a middle density.',
      group: own,
      unit: 'kg',
      initial: '',
      isOptional: true,
      min: 0.5,
      max: 150,
      ...ofBrick,
    },
    {
      kind: 'number',
      name: 'brick-straw',
      label: 'Chopped straw in 100 trial bricks',
      group: own,
      unit: 'kg',
      initial: '',
      isOptional: true,
      min: 0,
      max: 500,
      ...ofBrick,
    },
    {
      kind: 'number',
      name: 'bale-weight',
      label: 'Weight of a dry bale',
      help: 'The average of ten. If empty, we use a middle density.',
      group: own,
      unit: 'kg',
      initial: '',
      isOptional: true,
      min: 1,
      max: 600,
      ...ofBale,
    },
    {
      kind: 'number',
      name: 'slip-water',
      label: 'Water in the slip, for 10 kg of dry earth',
      group: own,
      unit: 'L',
      initial: '',
      isOptional: true,
      min: 0,
      max: 50,
      ...ofLight,
    },
    {
      kind: 'number',
      name: 'bucket-earth',
      label: 'Weight of 10 L of your earth, loose',
      group: own,
      unit: 'kg',
      initial: '12',
      min: 5,
      max: 25,
    },
    {
      kind: 'number',
      name: 'bucket-sand',
      label: 'Weight of 10 L of your sand, loose',
      group: own,
      unit: 'kg',
      initial: '15',
      min: 8,
      max: 25,
    },
    {
      kind: 'number',
      name: 'coat-water',
      label: 'Water in 10 L of your plaster mix',
      group: own,
      unit: 'L',
      initial: '',
      isOptional: true,
      min: 0,
      max: 8,
    },
    {
      kind: 'number',
      name: 'spare',
      label: 'Spare, for breakage and offcuts',
      group: own,
      unit: '%',
      initial: '10',
      min: 0,
      max: 100,
    },
  ];
}

/** Two thin coats are often enough on mudbrick; straw takes more, as in the wall tool. */
function usualCoat(core: string): string {
  return core === 'mudbrick' ? '15' : '35';
}

const coatsOf = (core: string) => ({
  'inside-thickness': usualCoat(core),
  'outside-thickness': usualCoat(core),
});

const comparisons: readonly Comparison[] = [
  {
    id: 'strawbale',
    label: 'Strawbale laid flat, 450 mm, your coats at 35 mm',
    inputs: {
      core: 'strawbale',
      ...coatsOf('strawbale'),
      'bale-laid': 'flat',
      'bale-length': '900',
      'bale-height': '350',
      'bale-thickness': '450',
      'bale-weight': '',
    },
  },
  {
    id: 'light-earth',
    label: 'Light earth, 300 mm, 400 kg/m³, your coats at 35 mm',
    inputs: {
      core: 'light-earth',
      ...coatsOf('light-earth'),
      'light-thickness': '300',
      'light-density': '400',
    },
  },
  {
    id: 'mudbrick',
    label: 'Mudbrick, 250 mm, your coats at 15 mm',
    inputs: {
      core: 'mudbrick',
      ...coatsOf('mudbrick'),
      'brick-length': '375',
      'brick-height': '125',
      'brick-thickness': '250',
      joint: '15',
      'brick-weight': '',
    },
  },
  { id: 'rich', label: 'Earth with 60% clay', inputs: { 'soil-clay': '60' } },
  { id: 'bare', label: 'No coats', inputs: { inside: 'none', outside: 'none' } },
];

/** What has to be dug, bought and carried for a wall of earth or straw. */
export function quantitiesCalculator(data: QuantitiesData): Calculator<QuantitiesResult> {
  return {
    id: 'quantities',
    version: 5,
    changes: {
      5: 'Since then pieces are counted in whole courses, light earth by its volume, and days as each piece of work is shown.',
    },
    // The first version counted light earth by the area of the wall.
    upgrade: ({ 'rate-light': rate, ...inputs }) => {
      if (rate === undefined) return inputs;
      const volume = (Number(rate) * Number(inputs['light-thickness'] ?? '300')) / 1000;
      const isNumber = rate.trim() !== '' && Number.isFinite(volume);
      return {
        ...inputs,
        'rate-light-volume': isNumber ? String(Number(volume.toFixed(2))) : rate,
      };
    },
    inputs: inputsOf(data),
    comparisons,
    // What somebody typed stays: only what the wall before it brought gives way.
    bring: (before, after) => {
      const [was = '', is = ''] = [before['core'], after['core']];
      return Object.fromEntries(
        Object.entries(coatsOf(is)).filter(
          ([name]) => was !== is && before[name] === usualCoat(was) && after[name] === before[name],
        ),
      );
    },
    refuse: (values): Readonly<Record<string, string>> => {
      const spare = askShare(
        values.number('spare'),
        'Most people order 5 to 15% more. Enter 0 for none.',
      );
      return { ...(spare === null ? {} : { spare }), ...refuseWeight(values, data) };
    },
    calculate: (values) => calculateQuantities(quantitiesInputs(values, data)),
    answer: quantitiesAnswer,
    rows: quantitiesRows,
  };
}

/** A weight that a piece of that size cannot have, far outside of its range: one of the two was misread. */
function refuseWeight(
  values: InputValues,
  { brickDensity, baleDensity }: QuantitiesData,
): Readonly<Record<string, string>> {
  const isBale = values.text('core') === 'strawbale';
  const piece = isBale ? 'bale' : 'brick';
  const weight =
    isBale || values.text('core') === 'mudbrick' ? values.optionalNumber(`${piece}-weight`) : null;
  if (weight === null) return {};
  const sizes = ['length', 'height', 'thickness'].map((side) => values.number(`${piece}-${side}`));
  const { low, high } = isBale ? baleDensity : brickDensity;
  const [least, most] = [low, high].map((one) =>
    sizes.reduce((mass, size) => mass * size, one / 1e9),
  );
  return least === undefined ||
    most === undefined ||
    (weight >= 0.6 * least && weight <= 1.5 * most)
    ? {}
    : {
        [`${piece}-weight`]: `Is that ${numberText(weight)} kg? A dry ${piece} of ${sizes.join(' × ')} mm weighs about ${rounded(least, 1)} to ${rounded(most, 1)} kg. Check its weight and its sizes.`,
      };
}

function quantitiesInputs(values: InputValues, data: QuantitiesData): QuantitiesInputs {
  const metres = (name: string) => values.number(name) / 1000;
  const coat = (side: string) => ({
    kind: values.text(side) as CoatKind,
    thickness: metres(`${side}-thickness`),
  });
  return {
    length: values.number('length'),
    height: values.number('height'),
    gables: {
      count: Number(values.text('gables')),
      width: values.number('gable-width'),
      height: values.number('gable-height'),
    },
    openings: values.number('openings'),
    core: coreOf(values, data, metres),
    coats: [coat('inside'), coat('outside')],
    earthSand: values.number('earth-sand'),
    limeSand: values.number('lime-sand'),
    earthCoatDensity: data.earthCoatDensity,
    limeCoatDensity: data.limeCoatDensity,
    looseEarth: values.number('bucket-earth') * 100,
    looseSand: values.number('bucket-sand') * 100,
    looseLime: data.looseLime,
    coatWater: tenth(values.optionalNumber('coat-water')),
    spare: values.number('spare') / 100,
    limeBag: Number(values.text('lime-bag')),
    people: values.number('people'),
    rates: {
      bricksMade: values.optionalNumber('rate-make'),
      bricksLaid: values.optionalNumber('rate-lay'),
      balesPlaced: values.optionalNumber('rate-bales'),
      lightEarth: values.optionalNumber('rate-light-volume'),
      coat: values.optionalNumber('rate-coat'),
    },
  };
}

function coreOf(
  values: InputValues,
  data: QuantitiesData,
  metres: (name: string) => number,
): QuantitiesInputs['core'] {
  switch (values.text('core')) {
    case 'mudbrick': {
      const brick = {
        length: metres('brick-length'),
        height: metres('brick-height'),
        thickness: metres('brick-thickness'),
      };
      const straw = values.optionalNumber('brick-straw');
      return {
        kind: 'mudbrick',
        brick,
        joint: metres('joint'),
        density: densityOf(values.optionalNumber('brick-weight'), brick, data.brickDensity),
        water: data.brickWater,
        soilClay: values.number('soil-clay') / 100,
        mixClay: values.number('mix-clay') / 100,
        strawPerBrick: straw === null ? null : straw / 100,
      };
    }
    case 'strawbale': {
      const isOnEdge = values.text('bale-laid') === 'edge';
      const bale = {
        length: metres('bale-length'),
        height: metres(isOnEdge ? 'bale-thickness' : 'bale-height'),
        thickness: metres(isOnEdge ? 'bale-height' : 'bale-thickness'),
      };
      const density = densityOf(values.optionalNumber('bale-weight'), bale, data.baleDensity);
      return { kind: 'strawbale', bale, density };
    }
    case 'light-earth':
      return {
        kind: 'light-earth',
        thickness: metres('light-thickness'),
        density: Number(values.text('light-density')),
        straw: data.lightEarthStraw,
        slipWater: tenth(values.optionalNumber('slip-water')),
      };
    default:
      return { kind: 'none' };
  }
}

/** A weighed piece has its own density and no range; otherwise the range of the literature. */
function densityOf(
  weight: number | null,
  { length, height, thickness }: { length: number; height: number; thickness: number },
  figure: Range,
): Range {
  if (weight === null) return figure;
  const density = weight / (length * height * thickness);
  return { value: density, low: density, high: density };
}

function tenth(value: number | null): number | null {
  return value === null ? null : value / 10;
}
