import { expect, test } from 'vitest';
import { readInputs } from './input.ts';
import type { NumberInput } from './input.ts';

const input = (unit: string, min: number, max: number): NumberInput => ({
  kind: 'number',
  name: 'x',
  label: 'X',
  group: 'G',
  initial: '',
  unit,
  min,
  max,
});

function read(text: string, unit: string, [min, max]: readonly [number, number] = [0, 1e9]) {
  const found = readInputs([input(unit, min, max)], { x: text });
  return found.kind === 'read' ? found.values.number('x') : (found.errors['x'] ?? '');
}

test.each([
  ['0.500', 'm', 0.5],
  ['0,5500', 'm', 0.55],
  ['18 months', 'months', 18],
  ['18mths', 'months', 18],
  ['1.5 years', 'months', 18],
  ['1½ yrs', 'months', 18],
  ['78 weeks', 'months', 18],
  ['3 people', '', 3],
  ['2 adults', '', 2],
  ['50 bricks a day', '', 50],
  ['2:1', '', 2],
  ['0.12 W/(m·K)', '', 0.12],
  ['0.12 W/mK', '', 0.12],
  ['0,5', 'm', 0.5],
  [',5', 'm', 0.5],
  ['1,25', 'm', 1.25],
  ['45,000', 'L', 45_000],
  ['45 000', 'L', 45_000],
  ['45 000 L', 'L', 45_000],
  ['1,234,567.5', 'L', 1_234_567.5],
  ['1.234.567,5', 'L', 1_234_567.5],
  ['45kL', 'L', 45_000],
  ['45 kl', 'L', 45_000],
  ['22.5 kilolitres', 'L', 22_500],
  ['45 m3', 'L', 45_000],
  ['90 L a day', 'L', 90],
  ['90 litres per person', 'L', 90],
  ['45cm', 'm', 0.45],
  ['450 mm', 'm', 0.45],
  ['0.45 metres', 'm', 0.45],
  ['45 cm', 'mm', 450],
  ['0.45 m', 'mm', 450],
  ['200 m2', 'm²', 200],
  ['200m²', 'm²', 200],
  ['200 m^2', 'm²', 200],
  ['200 sq m', 'm²', 200],
  ['200 square metres', 'm²', 200],
  ['80 per cent', '%', 80],
  ['80%', '%', 80],
  ['20 degrees', '°', 20],
  ['20 C', '°C', 20],
  ['24.5 kgs', 'kg', 24.5],
  ['500 g', 'kg', 0.5],
  ['½', 'm', 0.5],
  ['½ m', 'm', 0.5],
  ['1½', 'm', 1.5],
  ['1 1/2', 'm', 1.5],
  ['3/4', 'm', 0.75],
  ['  2.4  ', 'm', 2.4],
  ['2\u{a0}400', 'mm', 2400],
])('reads %s in %s as %d', (text, unit, value) => {
  expect(read(text, unit)).toBe(value);
});

test('where a comma can mean both, only a value that is possible counts, or it is asked', () => {
  expect(read('0,350', 'm', [0.1, 6])).toBe(0.35);
  expect(read('0,350', 'm', [100, 6000])).toBe('Is that 350 m? Enter 350.');
  expect(read('1,500', 'm', [0.1, 6])).toBe(1.5);
  expect(read('1,500', 'm', [100, 6000])).toBe(1500);
  expect(read('1,500', 'L', [0, 5000])).toBe(1500);
  expect(read('0,000', 'L', [0, 5000])).toBe(0);
  expect(read('1,500', 'm', [0, 20_000])).toBe('Is that 1,500 m or 1.5 m? Enter 1500 or 1.5.');
});

test.each([
  ['0,500', 'L', [0, 1000], 'Is that 500 L or 0.5 L? Enter 500 or 0.5.'],
  ['0,500 litres per person a day', 'L', [0, 1000], 'Is that 500 L or 0.5 L? Enter 500 or 0.5.'],
  [',500', 'L', [0, 1000], 'Is that 500 L or 0.5 L? Enter 500 or 0.5.'],
  ['0,050', 'mm', [0.01, 600], 'Is that 50 mm or 0.05 mm? Enter 50 or 0.05.'],
  ['0,500', 'mm', [20, 1000], 'Is that 500 mm? Enter 500.'],
  ['10.000', 'L', [0, 500_000], 'Is that 10,000 L or 10 L? Enter 10000 or 10.'],
  ['1.200', 'm²', [5, 5000], 'Is that 1,200 m²? Enter 1200.'],
  ['45.000', 'L', [500, 90_000], 'Is that 45,000 L? Enter 45000.'],
  ['1.500 kL', 'L', [500, 2e6], 'Is that 1,500,000 L or 1,500 L? Enter 1500000 or 1500.'],
  ['1.250', 'm', [0, 5000], 'Is that 1,250 m or 1.25 m? Enter 1250 or 1.25.'],
  ['1.255', 'm', [0, 5000], 'Is that 1,255 m or 1.255 m? Enter 1255 or 1.2550.'],
] as const)('asks which of its readings %s in %s is', (text, unit, range, question) => {
  expect(read(text, unit, range)).toBe(question);
  // Each of the answers is read as what it says.
  const [, answers = ''] = /Enter (.*)\.$/.exec(question) ?? [];
  for (const answer of answers.split(' or ')) {
    expect(read(answer, unit, range)).toBe(Number(answer));
  }
});

test('a time of other units is asked for in months', () => {
  for (const text of ['2 years 6 months', '12-18', '18 to 24', '18 m', '500 days']) {
    expect(read(text, 'months', [1, 120]), text).toBe(
      'Enter it in months: a number from 1 to 120 months.',
    );
  }
});

test('a unit of another kind is answered with the unit that is wanted', () => {
  for (const text of ['3 ft', '45 L', '45 ML', '2 m3 4']) {
    expect(read(text, 'm', [0, 6]), text).toBe('Enter it in m: a number from 0 to 6 m.');
  }
  expect(read('5 ML', 'L', [0, 900])).toBe('Enter it in L: a number from 0 to 900 L.');
  expect(read('3 dogs', '', [0, 50])).toBe('Enter digits only: a number from 0 to 50.');
});

test('what is no number is not guessed at', () => {
  for (const text of [
    'x',
    '1/0',
    '1,2,3',
    '1..2',
    '--1',
    '1e9',
    '0x10',
    'NaN',
    '９',
    '1,00,000',
    '/',
  ]) {
    expect(read(text, 'm', [0, 6]), text).toMatch(/^Enter (?:digits only|it in m)/);
  }
  expect(read('-5', 'm', [0, 6])).toBe('Enter a number from 0 to 6 m.');
});

test('45,000 mm, m² or L is never taken for 45, however large that is', () => {
  for (const unit of ['mm', 'm²', 'L']) {
    expect(read('45,000', unit, [20, 1000])).toBe(`Enter a number from 20 to 1,000 ${unit}.`);
    expect(read(`45,000 ${unit}`, unit, [20, 1000])).toBe(
      `Enter a number from 20 to 1,000 ${unit}.`,
    );
    expect(read('1,000', unit, [20, 1000])).toBe(1000);
  }
  // A scale shows grams: what can be both is asked.
  expect(read('24,150', 'kg', [0.5, 100])).toBe(24.15);
});
