import { expect, test } from 'vitest';
import { losses } from './messages.ts';

test('says what deleting everything deletes, notes of the inbox included', () => {
  expect(losses(0, 0, 0, 0)).toContain(
    'no drafts, unsent requests or saved results from the tools',
  );
  expect(losses(1, 0, 0, 0)).toBe('You’ll permanently lose 1 draft, files included.');
  expect(losses(0, 0, 1, 0)).toBe('You’ll permanently lose 1 unsent inbox note.');
  expect(losses(2, 1, 3, 0)).toBe(
    'You’ll permanently lose 2 drafts, 1 unsent request and 3 unsent inbox notes, files included.',
  );
  expect(losses(0, 0, 0, 1)).toBe(
    'You’ll permanently lose 1 saved result from the tools, files included.',
  );
  expect(losses(1, 0, 2, 3)).toBe(
    'You’ll permanently lose 1 draft, 3 saved results from the tools and 2 unsent inbox notes, files included.',
  );
});
