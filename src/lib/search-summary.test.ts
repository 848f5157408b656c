import { expect, test } from 'vitest';
import { searchSummary } from './search-summary.ts';

test('keeps a short text as it is, with or without a full stop', () => {
  expect(searchSummary('Earth, straw and lime.')).toBe('Earth, straw and lime.');
  expect(searchSummary('Earth, straw and lime')).toBe('Earth, straw and lime');
});

test('takes as many whole sentences as fit', () => {
  const first = 'A long narrow house of light earth under one steep gable.';
  const second = 'It stands at the edge of a messmate forest, in the frost.';
  const third = 'The third sentence would make the summary longer than anybody shows.';
  expect(searchSummary(`${first} ${second} ${third}`)).toBe(`${first} ${second}`);
});

test('ends a long first sentence at its last pause', () => {
  const text =
    'One room of strawbale and lime under a skillion roof, drawn as a teaching building: small enough for a group to raise in a season while it is still complete enough to meet every junction';
  expect(searchSummary(text)).toBe(
    'One room of strawbale and lime under a skillion roof, drawn as a teaching building.',
  );
});

test('ends a sentence without a pause at a word', () => {
  const summary = searchSummary('clay '.repeat(60).trim());
  expect(summary.length).toBeLessThanOrEqual(160);
  expect(summary).toMatch(/clay…$/);
});
