import { box, P, poly } from '../../kit/ink.ts';

export const brick = (x: number, y: number, w: number, h: number, d: number): string =>
  poly(
    [
      [x, y],
      [x + w, y],
      [x + w + d, y - d * 0.6],
      [x + d, y - d * 0.6],
    ],
    P.straw,
    `stroke="${P.ink}" stroke-width="2.6"`,
  ) +
  box(x, y, w, h, P.clay, `stroke="${P.ink}" stroke-width="2.6"`) +
  poly(
    [
      [x + w, y],
      [x + w + d, y - d * 0.6],
      [x + w + d, y - d * 0.6 + h],
      [x + w, y + h],
    ],
    P.earth,
    `stroke="${P.ink}" stroke-width="2.6"`,
  );
