import { expect, test } from 'vitest';
import { sourceCheckedText } from './source-checked-text.ts';

test('says “checked” only of the publisher’s own page', () => {
  expect(sourceCheckedText({ checked: '2026-11' })).toBe('Checked in November 2026.');
  expect(sourceCheckedText({ checked: '2026-12', copyRead: '2026-11' })).toBe(
    'Checked in December 2026.',
  );
  expect(sourceCheckedText({ checked: null, copyRead: '2026-11' })).toBe(
    'Stored copy read in November 2026.',
  );
  expect(sourceCheckedText({ checked: null })).toBe('Not yet checked with the publisher.');
});
