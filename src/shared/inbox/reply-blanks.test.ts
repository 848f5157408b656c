import { expect, test } from 'vitest';
import { blankProblem, fillBlanks, openBlanks, unknownBlanks } from './reply-blanks.ts';

test('fills in what is known, and leaves the rest to be filled in by hand', () => {
  const text = fillBlanks('Hello {name}, we visit on {visit}. Pay { Deposit } to {bank details}.', {
    name: 'Ruth {price}',
    deposit: '$275',
    price: '$550',
  });
  expect(text).toBe('Hello Ruth price, we visit on {visit}. Pay $275 to {bank details}.');
  expect(openBlanks(text)).toEqual(['{visit}', '{bank details}']);
  expect(blankProblem(text)).toBe('Fill in {visit}, {bank details} first');
  expect(blankProblem('Hello Ruth. A set is { }, or {\n}.')).toBe('Fill in { } first');
  expect(blankProblem('Nothing open')).toBeNull();
});

test('names the blanks that nothing can fill in', () => {
  expect(unknownBlanks('{nmae} {name} {Bank Details}')).toEqual(['{nmae}']);
});
