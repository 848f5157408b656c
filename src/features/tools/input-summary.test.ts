import { expect, test } from 'vitest';
import { inputText } from './input-summary.tsx';

const height = {
  kind: 'number',
  name: 'height',
  label: 'Height',
  group: 'Bales',
  unit: 'mm',
  min: 100,
  max: 2000,
  initial: '350',
} as const;

test.each([
  ['350', '350 mm'],
  ['1200', '1,200 mm'],
  ['35 cm', '350 mm'],
  ['½ m', '500 mm'],
  ['about knee high', 'about knee high'],
  [' ', 'not given'],
])('prints what was typed as “%s” as “%s”', (typed, printed) => {
  expect(inputText(height, typed)).toBe(printed);
});
