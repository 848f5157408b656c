import { expect, test } from 'vitest';
import { lostChoices, readInputs } from './input.ts';
import type { ToolInput } from './input.ts';
import { changesSince } from './tool.ts';

const inputs: readonly ToolInput[] = [
  {
    kind: 'choice',
    name: 'place',
    label: 'Nearest town',
    group: 'Place',
    initial: 'daylesford',
    options: [{ value: 'daylesford', label: 'Daylesford' }],
  },
];

test('saved work whose town is gone asks for the town again instead of taking the first', () => {
  const saved = { place: 'atlantis' };
  expect(lostChoices(inputs, saved)).toEqual(saved);
  expect(lostChoices(inputs, { place: 'daylesford' })).toEqual({});
  expect(readInputs(inputs, saved)).toEqual({
    kind: 'refused',
    errors: { place: 'What was saved here, “Atlantis”, isn’t in the list any more. Choose again.' },
  });
  expect(readInputs(inputs, { place: '' }).kind).toBe('refused');
});

test('says what every version since the saved one changed', () => {
  const calculator = { version: 4, changes: { 2: 'Two.', 4: 'Four.' } };
  expect(changesSince(calculator, 1)).toBe('Two. Four.');
  expect(changesSince(calculator, 3)).toBe('Four.');
  expect(changesSince(calculator, 4)).toBe('');
  expect(changesSince(calculator, 99)).toBe('');
});

test('asks of a point before three digits whether it stands for thousands, and not of 0.001', () => {
  const number: ToolInput = {
    kind: 'number',
    name: 'figure',
    label: 'A figure',
    group: 'One',
    unit: 'L',
    initial: '',
    min: 1,
    max: 60_000,
  };
  const errorOf = (text: string) => {
    const read = readInputs([number], { figure: text });
    return read.kind === 'refused' ? read.errors['figure'] : null;
  };
  expect(errorOf('0.001')).toBe('Enter a number from 1 to 60,000 L.');
  expect(errorOf('0.900 L')).toBe('Enter a number from 1 to 60,000 L.');
});

test('asks whether a bare number is of the larger unit', () => {
  const errorOf = (unit: string, max: number, text: string) => {
    const size: ToolInput = {
      kind: 'number',
      name: 'size',
      label: 'Size',
      group: 'One',
      unit,
      initial: '',
      min: 100,
      max,
    };
    const read = readInputs([size], { size: text });
    return read.kind === 'refused' ? read.errors['size'] : null;
  };
  expect(errorOf('L', 90_000, '45')).toBe(
    'Is that 45 kL? Then add “kL”: a number from 100 to 90,000 L.',
  );
  expect(errorOf('mm', 600, '0.375')).toBe(
    'Is that 0.375 m? Then add “m”: a number from 100 to 600 mm.',
  );
  expect(errorOf('mm', 600, '37.5')).toBe(
    'Is that 37.5 cm? Then add “cm”: a number from 100 to 600 mm.',
  );
  expect(errorOf('mm', 600, '45 mm')).toBe('Enter a number from 100 to 600 mm.');
});

test('asks whether a length of metres was measured in millimetres or centimetres', () => {
  const eave: ToolInput = {
    kind: 'number',
    name: 'eave',
    label: 'Eave',
    group: 'Window',
    unit: 'm',
    initial: '',
    min: 0,
    max: 10,
  };
  const errorOf = (text: string) => {
    const read = readInputs([eave], { eave: text });
    return read.kind === 'refused' ? read.errors['eave'] : null;
  };
  expect(errorOf('600')).toBe('Is that 600 mm? Then add “mm”: a number from 0 to 10 m.');
  expect(errorOf('45')).toBe('Is that 45 cm or 45 mm? Then add the unit: a number from 0 to 10 m.');
  expect(errorOf('600 mm')).toBeNull();
  expect(errorOf('20000')).toBe('Enter a number from 0 to 10 m.');
});
