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
