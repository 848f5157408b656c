import { expect, test } from 'vitest';
import { logData } from '#content/tools/log-figures.ts';
import { permitData } from '#content/tools/permit-figures.ts';
import { initialInputs } from '#shared/tools/input.ts';
import { logCalculator } from '#shared/tools/log/inputs.ts';
import { permitCalculator } from '#shared/tools/permit-path/inputs.ts';
import { inYear, isAsSaved, workOut } from './use-tool.ts';

test.each([permitCalculator(permitData), logCalculator(logData)])(
  'every date of the example of $id has the year that the server says',
  (calculator) => {
    const raw = inYear(initialInputs(calculator.inputs), '2033');
    const years = [
      ...Object.values(raw)
        .join(' ')
        .matchAll(/\b(\d{4})-\d\d-\d\d\b/g),
    ];
    expect(years.length).toBeGreaterThan(0);
    expect(new Set(years.map(([, year]) => year))).toEqual(new Set(['2033']));
    expect(workOut<unknown>(calculator, raw).kind).toBe('result');
  },
);

test('a text that is no year changes nothing', () => {
  const raw = initialInputs(permitCalculator(permitData).inputs);
  expect(inYear(raw, '{year:next}')).toEqual(raw);
});

test('inputs are as they were saved beside one that was asked since, and not with a row that was added', () => {
  const saved = { material: 'straw', 'readings.1': '{}' };
  expect(isAsSaved({ ...saved, 'dry-weight': '' }, saved)).toBe(true);
  expect(isAsSaved({ ...saved, 'readings.2': '{}' }, saved)).toBe(false);
  expect(isAsSaved({ ...saved, material: 'timber' }, saved)).toBe(false);
  expect(isAsSaved({ material: 'straw' }, saved)).toBe(false);
});
