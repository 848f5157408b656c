/** Plan obliques: true plan turned by 30°, heights straight up, seen from the sunny north. */
import { line, P, ring, shape, type Pen, type Pt } from './kit.ts';

const C = Math.cos(Math.PI / 6);
const S = Math.sin(Math.PI / 6);

export interface House {
  x: number;
  y: number;
  w: number;
  d: number;
  eave?: number;
  ridge?: number;
  roof?: string;
  /** Dark side of the roof. */
  shade?: string;
  wall?: string;
  /** The ridge runs along y instead of x. */
  across?: boolean;
}
export interface Leafy {
  x: number;
  y: number;
  r: number;
  h?: number;
  fill?: string;
}

export function oblique(k: number, ox: number, oy: number) {
  const at = (x: number, y: number, z = 0): Pt => [
    ox + k * (x * C + y * S),
    oy + k * (x * S - y * C) - k * z,
  ];
  const face = (pts: readonly (readonly [number, number, number?])[], pen: Pen): string =>
    shape(
      pts.map(([x, y, z]) => at(x, y, z ?? 0)),
      pen,
    );
  const edge = { stroke: P.ink, width: Math.max(0.16, Math.min(0.34, k * 0.05)) };

  function house(h: House): string {
    const { x, y, w, d } = h;
    const e = h.eave ?? 2.5;
    const r = h.ridge ?? 4.4;
    const o = 0.5;
    const roof = h.roof ?? '#cfc4b0';
    const shade = h.shade ?? '#b6aa95';
    const wall = h.wall ?? '#faf5ea';
    const drop = (r - e) * (o / ((h.across === true ? w : d) / 2));
    const low = e - drop;
    const shadow = face(
      [
        [x, y],
        [x, y + d],
        [x, y + d + e * 1.5],
        [x + w, y + d + e * 1.5],
        [x + w, y],
      ],
      { fill: '#3f4b5c', opacity: 0.16 },
    );
    if (h.across === true) {
      const m = x + w / 2;
      return (
        shadow +
        face(
          [
            [x, y],
            [x, y, e],
            [m, y, r],
            [x + w, y, e],
            [x + w, y],
          ],
          { fill: wall, ...edge },
        ) +
        face(
          [
            [x + w, y],
            [x + w, y, e],
            [x + w, y + d, e],
            [x + w, y + d],
          ],
          { fill: '#e3d8c3', ...edge },
        ) +
        face(
          [
            [x - o, y - o, low],
            [m, y - o, r],
            [m, y + d + o, r],
            [x - o, y + d + o, low],
          ],
          { fill: roof, ...edge },
        ) +
        face(
          [
            [x + w + o, y - o, low],
            [m, y - o, r],
            [m, y + d + o, r],
            [x + w + o, y + d + o, low],
          ],
          { fill: shade, ...edge },
        )
      );
    }
    const m = y + d / 2;
    return (
      shadow +
      face(
        [
          [x - o, y + d + o, low],
          [x - o, m, r],
          [x + w + o, m, r],
          [x + w + o, y + d + o, low],
        ],
        { fill: shade, ...edge },
      ) +
      face(
        [
          [x, y],
          [x, y, e],
          [x + w, y, e],
          [x + w, y],
        ],
        { fill: wall, ...edge },
      ) +
      face(
        [
          [x + w, y],
          [x + w, y, e],
          [x + w, m, r],
          [x + w, y + d, e],
          [x + w, y + d],
        ],
        { fill: '#e3d8c3', ...edge },
      ) +
      face(
        [
          [x - o, y - o, low],
          [x - o, m, r],
          [x + w + o, m, r],
          [x + w + o, y - o, low],
        ],
        { fill: roof, ...edge },
      )
    );
  }

  function leafy(t: Leafy): string {
    const h = t.h ?? t.r * 1.5;
    const foot = at(t.x, t.y);
    const crown = at(t.x, t.y, h);
    const shade = at(t.x, t.y + h * 0.9);
    return (
      ring(shade[0], shade[1], t.r * k * 0.92, { fill: '#3f4b5c', opacity: 0.14 }) +
      line([foot, crown], { stroke: P.ink, width: edge.width * 1.6 }) +
      ring(crown[0], crown[1], t.r * k, { fill: t.fill ?? P.sage, ...edge }) +
      line(
        [
          at(t.x - t.r * 0.5, t.y - t.r * 0.2, h),
          at(t.x, t.y - t.r * 0.5, h),
          at(t.x + t.r * 0.5, t.y - t.r * 0.3, h),
        ],
        { stroke: '#faf5ea', width: edge.width, round: true },
      )
    );
  }

  /** Everything that stands, the far things first. */
  function standing(houses: readonly House[], trees: readonly Leafy[]): string {
    const depth = (x: number, y: number): number => y * C - x * S;
    return [
      ...houses.map((h) => ({ far: depth(h.x + h.w / 2, h.y + h.d / 2), draw: () => house(h) })),
      ...trees.map((t) => ({ far: depth(t.x, t.y), draw: () => leafy(t) })),
    ]
      .toSorted((a, b) => b.far - a.far)
      .map((thing) => thing.draw())
      .join('');
  }
  return { at, face, standing, edge };
}
