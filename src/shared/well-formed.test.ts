import { expect, test } from 'vitest';
import { wellFormed } from './well-formed.ts';

test.each([
  ['', ''],
  ['Mudbrick, 土, 🏡', 'Mudbrick, 土, 🏡'],
  ['\ud83c', '\uFFFD'],
  ['\udfe1 after', '\uFFFD after'],
  ['🏡'.slice(0, 1) + '🏡', '\uFFFD🏡'],
])('mends %j to %j', (text, mended) => {
  expect(wellFormed(text)).toBe(mended);
  expect(() => encodeURIComponent(mended)).not.toThrow();
});
