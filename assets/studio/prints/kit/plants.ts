/** Trees, crops and grasses. */
import {
  blob,
  clip,
  disc,
  f,
  gouge,
  limb,
  mark,
  oval,
  P,
  poly,
  smooth,
  stroke,
  times,
  type Pt,
  type Rng,
} from './ink.ts';

export interface Tree {
  x: number;
  y: number;
  h: number;
  kind?: 'round' | 'poplar' | 'blossom' | 'bare' | 'gum' | 'fir' | 'snow';
  leaf?: string;
  dark?: string;
  lite?: string;
  trunk?: string;
  lobes?: number;
}

export function tree(r: Rng, o: Tree): string {
  const { x, y, h } = o;
  const kind = o.kind ?? 'round';
  const leaf = o.leaf ?? (kind === 'blossom' ? P.wool : kind === 'gum' ? P.sage : P.leaf);
  const dark = o.dark ?? (kind === 'blossom' ? P.clay : P.deep);
  const lite = o.lite ?? (kind === 'blossom' ? P.paper : kind === 'gum' ? P.straw : P.sage);
  const trunk = o.trunk ?? P.ink;
  if (kind === 'poplar') return poplar();
  if (kind === 'fir') return fir();
  if (kind === 'bare' || kind === 'snow') return bare();
  if (kind === 'gum') return gum();
  // a big trunk shows its foot, a small one is a single groove
  let s =
    h > 300
      ? limb([x - h * 0.012, y + 4], [x + h * 0.015, y - h * 0.5], h * 0.034, h * 0.02, trunk) +
        gouge(
          [
            [x - h * 0.03, y - h * 0.02],
            [x - h * 0.008, y - h * 0.2],
            [x, y - h * 0.42],
          ],
          h * 0.005,
          P.earth,
        )
      : gouge(
          [
            [x - h * 0.02, y],
            [x, y - h * 0.25],
            [x + h * 0.02, y - h * 0.5],
          ],
          h * 0.03,
          trunk,
        );
  for (let i = 0; i < 4; i++)
    s += gouge(
      [
        [x, y - h * 0.3],
        [x + (i - 1.5) * h * 0.08, y - h * 0.45],
        [x + (i - 1.5) * h * 0.17, y - h * 0.62],
      ],
      h * 0.014,
      trunk,
    );
  return s + crown(x, y - h * 0.66, h, o.lobes ?? 7, 0.24, 0.19, 0.13, 0.19, 0.22);

  function crown(
    cx: number,
    cy: number,
    size: number,
    n: number,
    ax: number,
    ay: number,
    r0: number,
    r1: number,
    mid: number,
  ): string {
    const lobes: [number, number, number][] = [];
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 6.283;
      lobes.push([
        cx + Math.cos(a) * size * ax * r.u(0.8, 1.15),
        cy + Math.sin(a) * size * ay * r.u(0.8, 1.1),
        size * r.u(r0, r1),
      ]);
    }
    lobes.push([cx, cy - size * 0.02, size * mid]);
    const shapes = lobes.map((l) => {
      const p: Pt[] = [];
      for (let i = 0; i < 14; i++) {
        const a = (i / 14) * 6.283;
        const e = 1 + (i % 2 ? 0.08 : -0.05) + r.u(-0.04, 0.04);
        p.push([l[0] + Math.cos(a) * l[2] * e, l[1] + Math.sin(a) * l[2] * e]);
      }
      return smooth(p);
    });
    let q = shapes.map((d) => `<path d="${d}" fill="${leaf}"/>`).join('');
    lobes.forEach((l, i) => {
      let m = '';
      for (let j = 0; j < (kind === 'blossom' ? 40 : 26); j++) {
        const a = r.u(0, 6.283);
        const t = Math.sqrt(r());
        const px = l[0] + Math.cos(a) * l[2] * t;
        const py = l[1] + Math.sin(a) * l[2] * t;
        const height = (py - l[1]) / l[2] + ((px - l[0]) / l[2]) * 0.5;
        const c =
          kind === 'blossom'
            ? height > 0.3
              ? P.sage
              : height > -0.1
                ? P.clay
                : P.straw
            : height < -0.15
              ? lite
              : height > 0.35
                ? dark
                : leaf;
        m +=
          kind === 'blossom' && j % 2
            ? mark(px, py, a, l[2] * r.u(0.1, 0.18), l[2] * 0.035, r() < 0.3 ? P.rust : P.clay, r)
            : mark(
                px,
                py,
                a + 1.57,
                l[2] * (kind === 'blossom' ? 0.2 : 0.28),
                l[2] * 0.035,
                c,
                r,
                0.5,
              );
      }
      q += clip(shapes[i] ?? '', m);
    });
    return q;
  }

  function poplar(): string {
    const side = (sign: number, i: number): Pt => {
      const t = i / 10;
      return [
        x + sign * Math.pow(Math.sin(t * Math.PI), 0.7) * h * 0.13 * (1 + r.u(-0.08, 0.08)),
        y - h * (0.12 + 0.88 * t),
      ];
    };
    const pts: Pt[] = [];
    for (let i = 0; i <= 10; i++) pts.push(side(1, i));
    for (let i = 10; i >= 0; i--) pts.push(side(-1, i));
    const d = smooth(pts);
    let m = '';
    for (let i = 0; i < 60; i++) {
      const t = r();
      const px = x + r.g(0, h * 0.06);
      m += mark(
        px,
        y - h * (0.14 + 0.82 * t),
        -1.57 + ((px - x) / h) * 3,
        h * 0.07,
        h * 0.006,
        px < x ? lite : dark,
        r,
      );
    }
    return (
      limb([x, y], [x, y - h * 0.2], h * 0.022, h * 0.016, trunk) +
      `<path d="${d}" fill="${leaf}"/>` +
      clip(d, m)
    );
  }

  function fir(): string {
    let q = limb([x, y], [x, y - h * 0.3], h * 0.02, h * 0.015, trunk);
    for (let i = 0; i < 6; i++) {
      const w = h * 0.2 * (1 - i * 0.14);
      const b = y - h * (0.1 + i * 0.14);
      const d: Pt[] = [
        [x - w, b],
        [x - w * 0.45, b - h * 0.05],
        [x, b - h * 0.24],
        [x + w * 0.45, b - h * 0.05],
        [x + w, b],
        [x, b + h * 0.02],
      ];
      q += poly(d, i % 2 ? leaf : dark);
      for (let j = 0; j < 5; j++)
        q += mark(
          x + r.u(-w, w) * 0.6,
          b - h * 0.03,
          1.57 + r.u(-0.5, 0.5),
          h * 0.06,
          h * 0.006,
          lite,
          r,
        );
    }
    return q;
  }

  function bare(): string {
    let q = '';
    const limbAt = (from: Pt, angle: number, len: number, w: number, depth: number): void => {
      const to: Pt = [from[0] + Math.cos(angle) * len, from[1] + Math.sin(angle) * len];
      q += limb(from, to, w, w * 0.6, trunk);
      if (kind === 'snow')
        q += limb(
          [from[0], from[1] - w * 0.8],
          [to[0], to[1] - w * 0.5],
          w * 0.42,
          w * 0.3,
          P.paper,
        );
      if (depth === 0) return;
      const n = depth > 2 ? 3 : 2;
      for (let i = 0; i < n; i++)
        limbAt(
          to,
          angle + (i - (n - 1) / 2) * 0.75 + r.u(-0.25, 0.25),
          len * r.u(0.6, 0.78),
          w * 0.6,
          depth - 1,
        );
    };
    limbAt([x, y], -1.57 + r.u(-0.1, 0.1), h * 0.32, h * 0.028, 4);
    return q;
  }

  function gum(): string {
    const lean = r.u(-0.1, 0.1) * h;
    let q = gouge(
      [
        [x, y + 4],
        [x + lean * 0.2, y - h * 0.3],
        [x + lean, y - h * 0.62],
      ],
      h * 0.026,
      o.trunk ?? P.paper,
    );
    q += gouge(
      [
        [x + h * 0.012, y],
        [x + lean * 0.25 + h * 0.01, y - h * 0.3],
        [x + lean, y - h * 0.55],
      ],
      h * 0.008,
      P.stone,
    );
    const tips: Pt[] = [
      [-0.26, -0.72],
      [-0.1, -0.9],
      [0.12, -0.86],
      [0.28, -0.7],
      [0.02, -0.66],
    ];
    for (const t of tips)
      q += gouge(
        [
          [x + lean * 0.6, y - h * 0.42],
          [x + lean + t[0] * h * 0.5, y - h * 0.6],
          [x + lean + t[0] * h, y + t[1] * h],
        ],
        h * 0.011,
        o.trunk ?? P.paper,
      );
    for (const t of tips)
      q += crown(x + lean + t[0] * h, y + t[1] * h, h * 0.5, 5, 0.24, 0.11, 0.09, 0.15, 0.17);
    return q;
  }
}

export function wheat(r: Rng, x0: number, x1: number, base: number, h: number): string {
  let s = '';
  for (let x = x0; x < x1; x += 6.5) {
    const hh = h * r.u(0.85, 1.1);
    const b = r.u(-0.14, 0.2);
    const tx = x + b * hh;
    const ty = base - hh;
    s += gouge(
      [
        [x, base],
        [x + b * hh * 0.35, base - hh * 0.5],
        [tx, ty],
      ],
      2.1,
      r() < 0.6 ? P.straw : P.ochre,
    );
    for (let k = 0; k < 6; k++)
      s += mark(
        tx - b * 4 * k + (k % 2 ? 4 : -4),
        ty + k * 6.2,
        -1.57 + (k % 2 ? 0.5 : -0.5) + b,
        13,
        3,
        r() < 0.7 ? P.paper : P.straw,
      );
    s += mark(tx + 3, ty - 12, -1.45 + b, 24, 0.9, P.straw);
  }
  return s;
}

export function stook(r: Rng, x: number, y: number, h: number): string {
  let s = '';
  for (let i = -5; i <= 5; i++)
    s += gouge(
      [
        [x + i * h * 0.075, y],
        [x + i * h * 0.03, y - h * 0.5],
        [x + i * h * 0.085, y - h],
      ],
      h * 0.035,
      i % 2 ? P.straw : P.ochre,
      r,
    );
  for (let i = -6; i <= 6; i++)
    s += mark(
      x + i * h * 0.075,
      y - h * 1.02 + Math.abs(i) * h * 0.014,
      -1.57 + i * 0.07,
      h * 0.22,
      h * 0.02,
      P.paper,
      r,
    );
  return (
    s +
    poly(
      [
        [x - h * 0.16, y - h * 0.5],
        [x + h * 0.16, y - h * 0.53],
        [x + h * 0.17, y - h * 0.44],
        [x - h * 0.16, y - h * 0.41],
      ],
      P.rust,
    )
  );
}

/** A haystack built round a pole. */
export function haystack(r: Rng, x: number, y: number, h: number): string {
  const d = smooth([
    [x - h * 0.36, y],
    [x - h * 0.4, y - h * 0.25],
    [x - h * 0.2, y - h * 0.7],
    [x, y - h * 0.92],
    [x + h * 0.2, y - h * 0.7],
    [x + h * 0.4, y - h * 0.25],
    [x + h * 0.36, y],
    [x, y + h * 0.03],
  ]);
  return (
    limb([x, y - h * 0.7], [x + h * 0.02, y - h * 1.12], h * 0.02, h * 0.014, P.ink) +
    `<path d="${d}" fill="${P.ochre}"/>` +
    clip(
      d,
      times(90, () => {
        const t = r();
        const px = x + r.u(-0.4, 0.4) * h * (1 - t * 0.8);
        return mark(
          px,
          y - t * h * 0.9,
          1.57 - ((px - x) / h) * 1.6,
          h * 0.16,
          h * 0.009,
          px > x + h * 0.12 ? P.earth : r() < 0.6 ? P.straw : P.paper,
          r,
        );
      }),
    )
  );
}

export const tuft = (
  r: Rng,
  x: number,
  y: number,
  h: number,
  fill: string = P.leaf,
  n = 5,
): string =>
  times(n, (i) =>
    mark(
      x + (i - (n - 1) / 2) * h * 0.16,
      y - h * 0.4,
      -1.57 + (i - (n - 1) / 2) * 0.2,
      h,
      h * 0.07,
      fill,
      r,
    ),
  );

export const seedling = (
  r: Rng,
  x: number,
  y: number,
  h: number,
  leaf: string = P.leaf,
  lite: string = P.sage,
): string =>
  times(4, (i) => {
    const a = -1.57 + (i - 1.5) * 0.62;
    return gouge(
      [
        [x, y],
        [x + Math.cos(a) * h * 0.5, y + Math.sin(a) * h * 0.55],
        [x + Math.cos(a) * h, y + Math.sin(a) * h],
      ],
      h * 0.16,
      i % 2 ? lite : leaf,
      r,
    );
  });

export const cabbage = (r: Rng, x: number, y: number, s: number): string =>
  blob(
    [
      [x - s, y - s * 0.1],
      [x - s * 0.7, y - s * 0.75],
      [x, y - s * 0.95],
      [x + s * 0.7, y - s * 0.75],
      [x + s, y - s * 0.1],
      [x + s * 0.4, y + s * 0.25],
      [x - s * 0.4, y + s * 0.25],
    ],
    P.leaf,
  ) +
  blob(
    [
      [x - s * 0.5, y - s * 0.1],
      [x - s * 0.3, y - s * 0.6],
      [x + s * 0.2, y - s * 0.7],
      [x + s * 0.55, y - s * 0.2],
      [x, y + s * 0.1],
    ],
    P.sage,
  ) +
  times(5, (i) =>
    mark(
      x + (i - 2) * s * 0.36,
      y - s * 0.25,
      -1.57 + (i - 2) * 0.4,
      s * 0.7,
      s * 0.05,
      i % 2 ? P.straw : P.deep,
      r,
    ),
  );

export function maize(r: Rng, x: number, y: number, h: number): string {
  let s = gouge(
    [
      [x, y],
      [x + h * 0.01, y - h * 0.5],
      [x, y - h],
    ],
    h * 0.022,
    P.sage,
  );
  for (let i = 0; i < 5; i++) {
    const b = y - h * (0.15 + i * 0.16);
    const q = i % 2 ? 1 : -1;
    s += gouge(
      [
        [x, b],
        [x + q * h * 0.14, b - h * 0.14],
        [x + q * h * 0.3, b + h * 0.02],
      ],
      h * 0.028,
      i % 3 ? P.leaf : P.sage,
      r,
    );
  }
  return (
    s +
    gouge(
      [
        [x + h * 0.02, y - h * 0.42],
        [x + h * 0.07, y - h * 0.5],
        [x + h * 0.08, y - h * 0.6],
      ],
      h * 0.035,
      P.straw,
    ) +
    tuft(r, x, y - h, h * 0.14, P.ochre, 4)
  );
}

export const tomato = (r: Rng, x: number, y: number, h: number): string =>
  limb([x, y], [x, y - h * 1.05], h * 0.016, h * 0.012, P.earth) +
  times(14, () =>
    mark(
      x + r.g(0, h * 0.1),
      y - r.u(0.1, 0.98) * h,
      r.u(0, 3.1),
      h * 0.17,
      h * 0.03,
      r() < 0.5 ? P.leaf : P.deep,
      r,
      0.5,
    ),
  ) +
  times(6, () => disc(x + r.g(0, h * 0.09), y - r.u(0.12, 0.8) * h, h * 0.035, P.rust));

export const grapes = (r: Rng, x: number, y: number, s: number): string =>
  times(16, (i) => {
    const row = i < 5 ? 0 : i < 9 ? 1 : i < 12 ? 2 : i < 14 ? 3 : 4;
    const n = [5, 4, 3, 2, 2][row] ?? 1;
    const k = [0, 5, 9, 12, 14][row] ?? 0;
    const gx = x + (i - k - (n - 1) / 2) * s * 0.36;
    const gy = y + row * s * 0.33;
    return (
      disc(gx, gy, s * 0.21, r() < 0.8 ? P.grape : P.indigo) +
      disc(gx - s * 0.06, gy - s * 0.07, s * 0.05, P.paper2)
    );
  });

export const vineLeaf = (
  x: number,
  y: number,
  s: number,
  turn: number,
  fill: string,
  vein: string,
): string =>
  `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)}) scale(${f(s / 10)})"><path d="M0 -10L2.6 -5.2L8.4 -6.4L6.4 -1L9.6 3.4L4 3.6L1.6 9L0 5L-1.6 9L-4 3.6L-9.6 3.4L-6.4 -1L-8.4 -6.4L-2.6 -5.2Z" fill="${fill}"/><path d="M0 8V-8M0 3L6 -4M0 3L-6 -4M0 5L6 3M0 5L-6 3" stroke="${vein}" stroke-width="0.7" fill="none"/></g>`;

/** A bush vine on its own stump, with fruit. */
export function bushVine(
  r: Rng,
  x: number,
  y: number,
  h: number,
  fruit = true,
  bare = false,
): string {
  let s = gouge(
    [
      [x - h * 0.04, y],
      [x + h * 0.03, y - h * 0.22],
      [x - h * 0.02, y - h * 0.42],
    ],
    h * 0.05,
    P.ink,
  );
  for (let i = 0; i < 6; i++) {
    const a = -1.57 + (i - 2.5) * 0.42;
    s += gouge(
      [
        [x, y - h * 0.38],
        [x + Math.cos(a) * h * 0.34, y - h * 0.4 + Math.sin(a) * h * 0.34],
        [x + Math.cos(a) * h * (bare ? 0.5 : 0.62), y - h * 0.34 + Math.sin(a) * h * 0.58],
      ],
      h * 0.014,
      bare ? P.ink : P.earth,
      r,
    );
  }
  if (bare) return s;
  for (let i = 0; i < 20; i++) {
    const a = r.u(-3.1, 0);
    const q = r.u(0.2, 0.62) * h;
    s += vineLeaf(
      x + Math.cos(a) * q,
      y - h * 0.36 + Math.sin(a) * q * 0.85,
      h * r.u(0.1, 0.15),
      r.u(-60, 60),
      r.pick([P.leaf, P.leaf, P.sage, P.deep]),
      P.straw,
    );
  }
  if (fruit)
    s +=
      grapes(r, x - h * 0.2, y - h * 0.36, h * 0.17) +
      grapes(r, x + h * 0.22, y - h * 0.4, h * 0.15) +
      grapes(r, x + h * 0.02, y - h * 0.28, h * 0.14);
  return s;
}

/** Leaves and fruit along a beam or between two points. */
export function vineRun(r: Rng, a: Pt, b: Pt, size: number, depth: number, fruit = 6): string {
  const n = Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / (size * 0.62));
  let s = stroke(
    `M${f(a[0])} ${f(a[1])}Q${f((a[0] + b[0]) / 2)} ${f((a[1] + b[1]) / 2 + size)} ${f(b[0])} ${f(b[1])}`,
    P.ink,
    size * 0.16,
  );
  for (let i = 0; i < n * 2; i++) {
    const t = r();
    s += vineLeaf(
      a[0] + (b[0] - a[0]) * t + r.u(-size, size) * 0.4,
      a[1] + (b[1] - a[1]) * t + r.u(-0.5, 1) * depth,
      size * r.u(0.5, 0.8),
      r.u(-70, 70),
      r.pick([P.leaf, P.leaf, P.deep, P.sage]),
      P.straw,
    );
  }
  for (let i = 0; i < fruit; i++) {
    const t = (i + 0.5 + r.u(-0.3, 0.3)) / fruit;
    s += grapes(
      r,
      a[0] + (b[0] - a[0]) * t,
      a[1] + (b[1] - a[1]) * t + depth * r.u(0.6, 1.1),
      size * 0.72,
    );
  }
  return s;
}

export const pepper = (x: number, y: number, s: number, turn = 0, fill: string = P.rust): string =>
  `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)}) scale(${f(s)})"><path d="M-0.3 0Q-0.42 0.5 0.05 1.15Q0.1 1.2 0.14 1.12Q0.42 0.5 0.3 0Q0 -0.16 -0.3 0Z" fill="${fill}"/><path d="M-0.1 0.2Q-0.16 0.5 0.02 0.85" stroke="${P.clay}" stroke-width="0.08" fill="none"/><path d="M0 -0.06V-0.3" stroke="${P.leaf}" stroke-width="0.12"/></g>`;

export const pepperString = (r: Rng, x: number, y: number, len: number, s: number): string =>
  stroke(`M${f(x)} ${f(y)}v${f(len)}`, P.ink, 2) +
  times(Math.round(len / (s * 0.42)), (i) =>
    pepper(
      x + (i % 2 ? 1 : -1) * s * 0.22,
      y + i * s * 0.42,
      s,
      (i % 2 ? -1 : 1) * r.u(18, 48),
      r() < 0.85 ? P.rust : P.clay,
    ),
  );

export const tobaccoString = (r: Rng, a: Pt, b: Pt, s: number): string => {
  const n = Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / (s * 0.34));
  return (
    stroke(`M${f(a[0])} ${f(a[1])}L${f(b[0])} ${f(b[1])}`, P.ink, 2.4) +
    times(n, (i) => {
      const t = (i + 0.5) / n;
      const x = a[0] + (b[0] - a[0]) * t;
      const y = a[1] + (b[1] - a[1]) * t;
      const w = r.u(-0.2, 0.2) * s;
      return (
        `<path d="M${f(x)} ${f(y)}Q${f(x - s * 0.34)} ${f(y + s * 0.5)} ${f(x + w)} ${f(y + s * 1.2)}Q${f(x + s * 0.36)} ${f(y + s * 0.5)} ${f(x)} ${f(y)}Z" fill="${r.pick([P.ochre, P.straw, P.sage, P.clay, P.ochre])}" stroke="${P.ink}" stroke-width="1.4"/>` +
        gouge(
          [
            [x, y + s * 0.1],
            [x + w * 0.4, y + s * 0.6],
            [x + w, y + s * 1.1],
          ],
          s * 0.02,
          P.earth,
        )
      );
    })
  );
};

export const pumpkin = (x: number, y: number, s: number): string =>
  oval(x, y - s * 0.6, s, s * 0.62, P.ochre, `stroke="${P.ink}" stroke-width="2.4"`) +
  oval(x, y - s * 0.6, s * 0.45, s * 0.6, 'none', `stroke="${P.earth}" stroke-width="2.4"`) +
  limb([x, y - s * 1.2], [x + s * 0.1, y - s * 1.45], s * 0.1, s * 0.07, P.leaf);
