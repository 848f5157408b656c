import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seed } from '#testing/support/seeded-random.ts';
import { scriptJson } from './script-json.ts';

test('leaves ordinary markup unchanged', () => {
  expect(scriptJson({ html: '<p>1 < 2</p>' })).toBe('{"html":"<p>1 < 2</p>"}');
});

test('contains nothing that ends a script or changes how it is parsed', () => {
  const pieces = fc.constantFrom(
    '<',
    '/',
    '!',
    '-',
    '--',
    'script',
    'SCRIPT',
    'ſcript',
    '>',
    ' ',
    '\\',
    '"',
    '\u2028',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (words) => {
      const text = words.join('');
      const json = scriptJson({ [text]: text });
      expect(json).not.toMatch(/<!--|<\/?script/i);
      expect(JSON.parse(json)).toEqual({ [text]: text });
    }),
    { seed, numRuns: 2000 },
  );
});
