import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const faces = [...readFileSync('src/styles/fonts.css', 'utf8').matchAll(/@font-face \{(.*?)\}/gs)];
const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const cutting = readFileSync('assets/studio/type/make.sh', 'utf8');

/** Ascent and descent of our fonts relative to their size, from the font files. */
const heights = { Garamond: [1.007, 0.298], Atkinson: [0.984, 0.316] } as const;

test('the fallback fonts have the metrics of ours, line by line', () => {
  const standIns = faces.map(([, face = '']) => face).filter((face) => face.includes('local('));
  expect(standIns.length).toBe(6);
  for (const face of standIns) {
    const family = /font-family: '([^']+)'/.exec(face)?.[1] ?? '';
    const share = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100;
    const [ascent, descent] = heights[family.startsWith('Garamond') ? 'Garamond' : 'Atkinson'];
    expect(share('ascent-override') * share('size-adjust'), family).toBeCloseTo(ascent, 2);
    expect(share('descent-override') * share('size-adjust'), family).toBeCloseTo(descent, 2);
    expect(share('line-gap-override'), family).toBe(0);
    expect(tokens, family).toContain(`'${family}'`);
  }
});

/** The characters of a list of Unicode ranges, such as `U+20-7E, U+A0`. */
function charactersOf(ranges: string): number[] {
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(
    ([, from = '', to = from]) => {
      const first = parseInt(from, 16);
      return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, index) => first + index);
    },
  );
}

test.each([
  { family: 'EB Garamond', first: 'titles' },
  { family: 'Atkinson Hyperlegible Next', first: 'text' },
])('the second file of $family is not loaded for a character of the first', ({ family, first }) => {
  const inFirst = charactersOf(new RegExp(`^${first}='(.*)'`, 'm').exec(cutting)?.[1] ?? '');
  expect(inFirst).toContain('a'.charCodeAt(0));
  const seconds = faces
    .map(([, face = '']) => face)
    .filter((face) => face.includes(`'${family}'`) && face.includes('-more.woff2'));
  expect(seconds).not.toEqual([]);
  for (const face of seconds) {
    const ranges = /unicode-range:([^;]+);/.exec(face)?.[1] ?? '';
    expect(charactersOf(ranges)).toContain('ø'.charCodeAt(0));
    expect(charactersOf(ranges).filter((code) => inFirst.includes(code))).toEqual([]);
  }
});
