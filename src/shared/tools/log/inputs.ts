import { numberText, rowName, rowNumbers, rowTexts } from '../input.ts';
import type { InputValues, RawInputs, ToolInput } from '../input.ts';
import type { Calculator } from '../tool.ts';
import { calculateLog } from './calculate.ts';
import type { DryingMaterial, LogInputs, LogResult } from './calculate.ts';
import { logAnswer, logRows, pieceText } from './messages.ts';
import { depthLabels, splitDepth } from './spot-names.ts';
import type { Depth } from './spot-names.ts';

export interface LogData {
  readonly materials: readonly DryingMaterial[];
}

/** Name of the rows in the inputs. */
export const readingsName = 'readings';

const ownDryWeight = 'own-dry-weight';

/** Wet basis divides the water by the wet weight, as meters for hay and grain do; the limits are of the dry weight. */
const ways: Readonly<Record<string, { label: string; isOven: boolean; isWetBasis: boolean }>> = {
  probe: { label: 'Probe or meter, % of dry weight', isOven: false, isWetBasis: false },
  'probe-wet': { label: 'Hay or grain probe, % of wet weight', isOven: false, isWetBasis: true },
  oven: { label: 'Oven sample, over its dry weight', isOven: true, isWetBasis: false },
  'oven-wet': { label: 'Oven sample, over its wet weight', isOven: true, isWetBasis: true },
};

/** Percent of the dry weight, of a reading as it was typed. */
export function overDryWeight(how: string, typed: number): number {
  return ways[how]?.isWetBasis === true ? (100 * typed) / (100 - typed) : typed;
}

const example = (
  [wall, spot]: readonly [string, string],
  values: readonly (readonly [day: string, percent: string, how?: string, note?: string])[],
): RawInputs[] =>
  values.map(([day, percent, how = 'probe', note = '']) => ({
    day,
    wall,
    spot,
    depth: 'middle',
    percent,
    how,
    note,
  }));

function inputsOf({ materials }: LogData): readonly ToolInput[] {
  const idsOf = (measure: DryingMaterial['measure']) =>
    materials.flatMap((one) => (one.measure === measure ? [one.id] : []));
  const group = 'A reading';
  const [brick] = materials.filter(({ measure }) => measure === 'weekly-loss');
  return [
    {
      kind: 'choice',
      name: 'material',
      label: 'What’s drying',
      group: 'The log',
      initial: materials[0]?.id ?? '',
      options: materials.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      kind: 'number',
      name: 'dry-weight',
      label: 'Expected weight of a dry brick',
      help: 'From one that was broken and dry right through.',
      group: 'The log',
      onlyIf: { input: 'material', is: idsOf('weekly-loss') },
      unit: 'kg',
      initial: '',
      isOptional: true,
      min: 0.5,
      max: 100,
    },
    {
      kind: 'rows',
      name: readingsName,
      label: 'Readings',
      rowName: 'reading',
      group: 'Readings',
      initial: '',
      max: 300,
      fields: [
        {
          kind: 'date',
          name: 'day',
          label: 'Date',
          group,
          initial: '',
          min: '2000-01-01',
          max: '2099-12-31',
          isPast: true,
        },
        { kind: 'text', name: 'wall', label: 'Wall or stack', group, initial: '' },
        {
          kind: 'text',
          name: 'spot',
          label: 'Place or brick',
          help: 'Low by the door; brick 1. Always the same name.',
          group,
          initial: '',
        },
        {
          kind: 'choice',
          name: 'depth',
          label: 'How deep',
          group,
          onlyIf: { input: 'material', is: idsOf('percent') },
          initial: 'middle',
          options: Object.entries(depthLabels).map(([value, label]) => ({ value, label })),
        },
        {
          kind: 'choice',
          name: 'how',
          label: 'Measured with',
          group,
          onlyIf: { input: 'material', is: idsOf('percent') },
          initial: 'probe',
          help: 'The meter’s manual says which. 20% of the wet weight is 25% of the dry weight. Of light earth, dry the straw alone.',
          options: Object.entries(ways).map(([value, { label }]) => ({ value, label })),
        },
        {
          kind: 'number',
          name: 'percent',
          label: 'Reading',
          group,
          onlyIf: { input: 'material', is: idsOf('percent') },
          unit: '%',
          initial: '',
          min: 1,
          max: 95,
        },
        {
          kind: 'number',
          name: 'kilograms',
          label: 'Weight of the marked brick',
          group,
          onlyIf: { input: 'material', is: idsOf('weekly-loss') },
          unit: 'kg',
          initial: '',
          min: 1,
          max: 100,
        },
        {
          kind: 'number',
          name: ownDryWeight,
          label: 'Its own expected dry weight',
          help: 'Only for a brick of another size, once.',
          group,
          onlyIf: { input: 'material', is: idsOf('weekly-loss') },
          unit: 'kg',
          initial: '',
          isOptional: true,
          min: brick?.believable.low ?? 0,
          max: brick?.believable.high ?? 0,
        },
        { kind: 'text', name: 'note', label: 'Note', group, initial: '', isOptional: true },
      ],
      exampleRows: [
        ...example(
          ['South wall', 'Low'],
          [
            ['2026-01-11', '38'],
            ['2026-01-25', '33'],
            ['2026-02-08', '28.5'],
            ['2026-02-22', '24'],
            ['2026-02-22', '25', 'oven', 'Beside the probe'],
          ],
        ),
        ...example(
          ['North wall', 'High'],
          [
            ['2026-01-11', '31'],
            ['2026-01-25', '24.5'],
            ['2026-02-08', '19'],
            ['2026-02-22', '16.5'],
          ],
        ),
      ],
    },
  ];
}

/** Readings of drying walls: the trend of each spot, the next reading, and ready or not yet. */
export function logCalculator(data: LogData): Calculator<LogResult> {
  return {
    id: 'log',
    version: 7,
    changes: {
      7: 'Since then depths are chosen.',
      6: 'Since then light earth takes an oven sample and readings of its middle, straw three depths.',
      5: 'Since then three bricks beside their dry weight speak for a stack.',
    },
    inputs: inputsOf(data),
    comparisons: [],
    upgrade: withDepths,
    refuse: (values) => refuseWeight(values, data),
    calculate: (values) => calculateLog(logInputs(values, data)),
    answer: logAnswer,
    rows: logRows,
  };
}

/** Rows of before version 7, whose names say the depth. A depth in millimetres stays to be chosen. */
function withDepths(inputs: RawInputs): RawInputs {
  const of = { name: readingsName };
  const upgraded = rowNumbers(of, inputs).flatMap((number) => {
    const row = rowTexts(of, inputs, number);
    if (row['percent'] === undefined || row['depth'] !== undefined) return [];
    const { place, depth } = splitDepth(row['spot'] ?? '');
    const its = { spot: place, depth: depth ?? (place === row['spot'] ? 'middle' : '') };
    return [[rowName(of, number), JSON.stringify({ ...row, ...its })]];
  });
  return upgraded.length === 0 ? inputs : { ...inputs, ...Object.fromEntries(upgraded) };
}

/** What no brick weighs was misread, or is the weight of something else. */
function refuseWeight(
  values: InputValues,
  { materials }: LogData,
): Readonly<Record<string, string>> {
  const weight = values.optionalNumber('dry-weight');
  const material = materials.find(({ id }) => id === values.text('material'));
  if (weight === null || material?.measure !== 'weekly-loss') return {};
  const { low, high } = material.believable;
  return weight >= low && weight <= high
    ? {}
    : {
        'dry-weight': `Is that ${numberText(weight)} kg? ${pieceText(material)} Weigh the whole brick.`,
      };
}

function logInputs(values: InputValues, { materials }: LogData): LogInputs {
  const material = materials.find(({ id }) => id === values.text('material'));
  if (!material) throw new Error('a choice that is not in its list');
  const isPercent = material.measure === 'percent';
  const readings = values.rows(readingsName).map(({ number, values: row }) => {
    const way = isPercent ? ways[row.text('how')] : undefined;
    const typed = row.number(isPercent ? 'percent' : 'kilograms');
    return {
      number,
      day: row.text('day'),
      wall: row.text('wall'),
      spot: row.text('spot'),
      depth: isPercent ? (row.text('depth') as Depth) : null,
      value: isPercent ? overDryWeight(row.text('how'), typed) : typed,
      dryWeight: isPercent ? null : row.optionalNumber(ownDryWeight),
      corrected: null,
      isOven: way?.isOven ?? false,
      overProbe: null,
      how: way?.label ?? 'Scale',
      note: row.text('note'),
    };
  });
  return {
    material,
    readings,
    dryWeight: values.optionalNumber('dry-weight'),
    today: values.today,
  };
}
