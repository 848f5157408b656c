import { box, boxPath, clip, hatch, P } from '../../kit/ink.ts';
import type { Sheet } from '../../kit/paper.ts';
import { type Person } from '../../kit/people.ts';

/** Working clothes of a building site or a garden today. */
export const today = {
  one: {
    dress: 'trousers',
    head: 'brim',
    hatc: P.straw,
    top: P.indigo,
    vest: P.indigo,
    topcut: P.water,
    low: P.earth,
    lowcut: P.clay,
    plain: true,
  } satisfies Partial<Person>,
  two: {
    dress: 'trousers',
    head: 'bare',
    top: P.rust,
    vest: P.rust,
    topcut: P.clay,
    low: P.indigo,
    lowcut: P.water,
    plain: true,
  } satisfies Partial<Person>,
  three: {
    dress: 'trousers',
    head: 'scarf',
    scarfc: P.ochre,
    scarfcut: P.rust,
    top: P.wool,
    low: P.deep,
    lowcut: P.sage,
    plain: true,
  } satisfies Partial<Person>,
  four: {
    dress: 'trousers',
    head: 'brim',
    hatc: P.ink,
    top: P.sage,
    vest: P.sage,
    topcut: P.paper,
    low: P.ink,
    lowcut: P.clay,
    plain: true,
  } satisfies Partial<Person>,
} as const;

export const STAND = { legF: [3.0, 3.1], legB: [3.28, 3.18] } as const satisfies Partial<Person>;

export const bale = (b: Sheet, x: number, y: number, w: number, h: number): string =>
  box(x, y, w, h, P.straw, `stroke="${P.ink}" stroke-width="3.4"`) +
  clip(
    boxPath(x, y, w, h),
    hatch(b.r, [x, y, x + w, y + h], 9, () => b.r.g(0, 0.35), 30, 2, P.ochre) +
      hatch(b.r, [x, y, x + w, y + h], 20, () => b.r.g(0, 0.4), 24, 1.6, P.earth),
  ) +
  box(x + w * 0.26, y, 4, h, P.rust) +
  box(x + w * 0.7, y, 4, h, P.rust);
