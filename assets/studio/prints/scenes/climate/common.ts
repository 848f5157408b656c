import { disc, f, gouge, P, times, type Pt } from '../../kit/ink.ts';
import { INK } from '../../kit/draw.ts';

export const RAD = Math.PI / 180;

export const seasonInk = {
  winter: P.indigo,
  equinox: P.ochre,
  summer: P.rust,
  autumn: P.earth,
  spring: P.leaf,
} as const;

export const thin = (a: Pt, b: Pt, w = 2.2, c: string = INK): string =>
  `<path d="M${f(a[0])} ${f(a[1])}L${f(b[0])} ${f(b[1])}" stroke="${c}" stroke-width="${w}" stroke-linecap="round"/>`;

export function sunMark(p: Pt, rad: number, c: string): string {
  return (
    disc(p[0], p[1], rad, c) +
    times(18, (i) => {
      const a = (i / 18) * 6.283;
      const at = (q: number): Pt => [p[0] + Math.cos(a) * q, p[1] + Math.sin(a) * q];
      return gouge([at(rad + 8), at(rad + 18), at(rad + 28)], 3.4, c);
    })
  );
}

export const crisp = { wobble: 0.7, salt: 0.5, seed: 3 };
