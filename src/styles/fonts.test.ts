import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const faces = [...readFileSync('src/styles/fonts.css', 'utf8').matchAll(/@font-face \{(.*?)\}/gs)];
const tokens = readFileSync('src/styles/tokens.css', 'utf8');

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
