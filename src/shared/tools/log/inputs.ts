import type { InputValues, RawInputs, ToolInput } from '../input.ts';
import type { Calculator } from '../tool.ts';
import { calculateLog } from './calculate.ts';
import type { DryingMaterial, LogInputs, LogResult } from './calculate.ts';
import { logAnswer, logRows } from './words.ts';

export interface LogData {
  readonly materials: readonly DryingMaterial[];
}

/** Name of the rows in the inputs. */
export const readingsName = 'readings';

const ways: Readonly<Record<string, string>> = {
  probe: 'Probe or meter',
  oven: 'Oven sample',
};

const example = (
  [wall, spot]: readonly [string, string],
  values: readonly (readonly [day: string, percent: string, how?: string, note?: string])[],
): RawInputs[] =>
  values.map(([day, percent, how = 'probe', note = '']) => ({
    day,
    wall,
    spot,
    percent,
    how,
    note,
  }));

function inputsOf({ materials }: LogData): readonly ToolInput[] {
  const idsOf = (measure: DryingMaterial['measure']) =>
    materials.flatMap((one) => (one.measure === measure ? [one.id] : []));
  const group = 'A reading';
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
          label: 'Spot and depth',
          help: 'Use the same name each time, for example: low, middle of the wall.',
          group,
          initial: '',
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
          max: 100,
        },
        {
          kind: 'choice',
          name: 'how',
          label: 'Measured with',
          group,
          onlyIf: { input: 'material', is: idsOf('percent') },
          initial: 'probe',
          options: Object.entries(ways).map(([value, label]) => ({ value, label })),
        },
        {
          kind: 'number',
          name: 'kilograms',
          label: 'Weight of the marked brick',
          group,
          onlyIf: { input: 'material', is: idsOf('weekly-loss') },
          unit: 'kg',
          initial: '',
          min: 0.5,
          max: 100,
        },
        { kind: 'text', name: 'note', label: 'Note', group, initial: '', isOptional: true },
      ],
      exampleRows: [
        ...example(
          ['South wall', 'Low, middle'],
          [
            ['2026-01-11', '38'],
            ['2026-01-25', '33'],
            ['2026-02-08', '28.5'],
            ['2026-02-22', '25', 'oven', 'Probe said 24'],
          ],
        ),
        ...example(
          ['North wall', 'High, middle'],
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
    version: 1,
    changes: {},
    inputs: inputsOf(data),
    comparisons: [],
    calculate: (values) => calculateLog(logInputs(values, data)),
    answer: logAnswer,
    rows: logRows,
  };
}

function logInputs(values: InputValues, { materials }: LogData): LogInputs {
  const material = materials.find(({ id }) => id === values.text('material'));
  if (!material) throw new Error('a choice that is not in its list');
  const isPercent = material.measure === 'percent';
  return {
    material,
    readings: values.rows(readingsName).map(({ number, values: row }) => ({
      number,
      day: row.text('day'),
      wall: row.text('wall'),
      spot: row.text('spot'),
      value: row.number(isPercent ? 'percent' : 'kilograms'),
      how: isPercent ? (ways[row.text('how')] ?? '') : 'Scale',
      note: row.text('note'),
    })),
  };
}
