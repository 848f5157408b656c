/** Houses, church, bridge, fountain, mill, and the small far-off village. */
import {
  box,
  boxPath,
  clip,
  disc,
  f,
  gouge,
  limb,
  mark,
  outline,
  P,
  poly,
  smooth,
  stroke,
  times,
  type Pt,
  type Rng,
} from './ink.ts';
import type { Sheet } from './paper.ts';
import { rug, stoneFace } from './things.ts';
import { tree } from './plants.ts';

/** A small house far off. */
export function cottage(
  r: Rng,
  x: number,
  y: number,
  w: number,
  h: number,
  o: { wall?: string; roof?: string; snow?: boolean } = {},
): string {
  const roof = o.roof ?? P.rust;
  const top = y - h;
  const rh = h * 0.62;
  const d: Pt[] = [
    [x - w * 0.14, top],
    [x + w * 1.14, top],
    [x + w * 0.78, top - rh],
    [x + w * 0.22, top - rh],
  ];
  return (
    box(x, top, w, h, o.wall ?? P.paper) +
    poly(d, roof) +
    clip(
      outline(d),
      times(9, () =>
        mark(
          x + r.u(0, w),
          top - r.u(0, rh),
          1.4,
          rh * 0.6,
          Math.max(1, h * 0.022),
          o.snow ? P.water : P.clay,
          r,
        ),
      ),
    ) +
    box(x + w * 0.16, top + h * 0.3, w * 0.15, h * 0.28, P.ink) +
    box(x + w * 0.66, top + h * 0.3, w * 0.15, h * 0.28, P.ink) +
    (h > 34 ? box(x + w * 0.42, top + h * 0.48, w * 0.16, h * 0.52, P.earth) : '') +
    box(x, y - h * 0.3, w, h * 0.04, P.stone)
  );
}

export function church(
  x: number,
  y: number,
  h: number,
  wall: string = P.paper,
  roof: string = P.rust,
): string {
  return (
    box(x + h * 0.12, y - h * 0.38, h * 0.55, h * 0.38, wall) +
    poly(
      [
        [x + h * 0.06, y - h * 0.38],
        [x + h * 0.73, y - h * 0.38],
        [x + h * 0.66, y - h * 0.52],
        [x + h * 0.16, y - h * 0.52],
      ],
      roof,
    ) +
    box(x - h * 0.1, y - h * 0.76, h * 0.24, h * 0.76, wall) +
    poly(
      [
        [x - h * 0.15, y - h * 0.75],
        [x + h * 0.19, y - h * 0.75],
        [x + h * 0.02, y - h],
      ],
      roof,
    ) +
    box(x - h * 0.02, y - h * 0.68, h * 0.08, h * 0.15, P.ink) +
    box(x + h * 0.3, y - h * 0.3, h * 0.06, h * 0.13, P.ink) +
    box(x + h * 0.48, y - h * 0.3, h * 0.06, h * 0.13, P.ink)
  );
}

/** A handful of cottages on a slope, trees between, church optional. */
export function village(
  b: Sheet,
  x0: number,
  x1: number,
  y: (x: number) => number,
  n: number,
  size: number,
  o: { church?: number; roof?: string; snow?: boolean; trees?: number; dark?: string } = {},
): void {
  const { r } = b;
  const w = (x1 - x0) / n;
  if (o.church !== undefined)
    b.add(church(o.church, y(o.church) + size * 0.2, size * 2.6, P.paper, o.roof ?? P.rust));
  for (let i = 0; i < n; i++) {
    const x = x0 + i * w + r.u(-0.15, 0.15) * w;
    const h = size * r.u(0.85, 1.2);
    if (i % 2 === 0)
      b.add(cottage(r, x + w * 0.3, y(x) - size * r.u(0.7, 1.1), size * r.u(1.2, 1.6), h * 0.8, o));
    b.add(cottage(r, x, y(x) + r.u(-0.2, 0.2) * size, size * r.u(1.3, 1.8), h, o));
  }
  for (let i = 0; i < (o.trees ?? n); i++) {
    const x = r.u(x0 - w, x1 + w);
    b.add(
      tree(r, {
        x,
        y: y(x) + size * r.u(0.1, 0.6),
        h: size * r.u(1.6, 2.6),
        kind: o.snow ? 'snow' : i % 2 ? 'poplar' : 'round',
        dark: o.dark ?? P.deep,
      }),
    );
  }
}

/** Curved clay tiles over a polygon given by eaves a-b and ridge c-d (c over b). */
export function tiles(
  r: Rng,
  a: Pt,
  z: Pt,
  c: Pt,
  d: Pt,
  base: string = P.rust,
  n = 140,
  size = 36,
): string {
  const path = outline([a, z, c, d]);
  let m = '';
  for (let k = 0; k < n; k++) {
    const t = r();
    const u = r();
    const px = (a[0] * (1 - t) + z[0] * t) * (1 - u) + (d[0] * (1 - t) + c[0] * t) * u;
    const py = (a[1] * (1 - t) + z[1] * t) * (1 - u) + (d[1] * (1 - t) + c[1] * t) * u;
    const ang =
      Math.atan2(d[1] - a[1], d[0] - a[0]) * (1 - t) + Math.atan2(c[1] - z[1], c[0] - z[0]) * t;
    m += mark(px, py, ang, size, size * 0.09, r() < 0.7 ? P.clay : P.ink, r);
  }
  return (
    poly([a, z, c, d], base) +
    clip(path, m) +
    poly([a, z, [z[0], z[1] + size * 0.24], [a[0], a[1] + size * 0.24]], P.ink)
  );
}

export function window(
  x: number,
  y: number,
  w: number,
  h: number,
  glass: string = P.indigo,
  bars = true,
): string {
  return (
    box(x, y, w, h, P.ink) +
    box(x + w * 0.08, y + h * 0.05, w * 0.38, h * 0.9, glass) +
    box(x + w * 0.54, y + h * 0.05, w * 0.38, h * 0.9, glass) +
    (bars
      ? box(x, y + h * 0.34, w, h * 0.035, P.paper) + box(x, y + h * 0.66, w, h * 0.035, P.paper)
      : '')
  );
}

export const door = (x: number, y: number, w: number, h: number, fill: string = P.rust): string =>
  box(x, y - h, w, h, P.ink) +
  box(x + w * 0.1, y - h * 0.93, w * 0.8, h * 0.93, fill) +
  times(4, (i) => box(x + w * (0.24 + i * 0.17), y - h * 0.93, w * 0.025, h * 0.93, P.ink)) +
  disc(x + w * 0.78, y - h * 0.45, w * 0.05, P.ochre);

export interface House {
  x: number;
  y: number;
  w: number;
  h: number;
  upper?: string;
  /** Bays of the upper floor: `w` window, `g` gallery, `.` wall. */
  bays?: string;
  groundBays?: string;
  snow?: boolean;
  glass?: string;
  /** Share of the height that is stone. */
  stone?: number;
  chimney?: boolean;
  hang?: (x: number, y: number, w: number, h: number) => string;
}

/** Straight elevation of a village house: stone below, jettied timber and adobe above. */
export function house(r: Rng, o: House): string {
  const { x, y, w, h } = o;
  const share = o.stone ?? 0.44;
  const up = o.upper ?? P.paper;
  const yS = y - h * share;
  const yE = y - h;
  const jut = w * 0.025;
  let s = stoneFace(r, x, yS, w, y - yS, h * 0.055);
  for (const k of [0.36, 0.7]) s += box(x, y - h * share * k, w, h * 0.012, P.earth);
  s += box(x - jut, yE, w + 2 * jut, yS - yE, up);
  s += clip(
    boxPath(x - jut, yE, w + 2 * jut, yS - yE),
    times(Math.round(w / 7), () =>
      mark(
        x + r.u(0, w),
        r.u(yE, yS),
        1.45 + r.g(0, 0.1),
        h * 0.07,
        h * 0.004,
        up === P.paper ? P.paper2 : P.paper,
        r,
      ),
    ),
  );
  s += box(x - jut, yS - h * 0.012, w + 2 * jut, h * 0.026, P.ink);
  s += times(Math.round(w / (h * 0.075)), (i) =>
    box(x + i * h * 0.075, yS + h * 0.014, h * 0.02, h * 0.025, P.ink),
  );
  const bays = o.bays ?? 'wwggw';
  const bw = w / bays.length;
  [...bays].forEach((kind, i) => {
    const bx = x + i * bw;
    const top = yE + (yS - yE) * 0.16;
    const bh = (yS - yE) * 0.52;
    if (kind === 'w') s += window(bx + bw * 0.2, top, bw * 0.6, bh, o.glass);
    if (kind === 'g') {
      s += box(bx, yE + h * 0.03, bw, yS - yE - h * 0.04, P.ink);
      s += times(8, (k) =>
        box(
          bx + (bw * k) / 8 + bw * 0.03,
          yS - (yS - yE) * 0.36,
          bw * 0.035,
          (yS - yE) * 0.34,
          P.clay,
        ),
      );
    }
  });
  const first = bays.indexOf('g');
  if (first >= 0) {
    const n = bays.lastIndexOf('g') - first + 1;
    const gx = x + first * bw;
    s += box(gx, yS - (yS - yE) * 0.4, bw * n, h * 0.018, P.clay);
    for (let i = 0; i <= n; i++) {
      const px = gx + i * bw;
      s += box(px - h * 0.011, yE, h * 0.022, yS - yE, P.clay);
      if (i < n)
        s += stroke(
          `M${f(px)} ${f(yE + h * 0.12)}Q${f(px + bw / 2)} ${f(yE - h * 0.02)} ${f(px + bw)} ${f(yE + h * 0.12)}`,
          P.clay,
          h * 0.016,
        );
    }
    s += o.hang
      ? o.hang(gx, yE, bw * n, yS - yE)
      : rug(r, gx + bw * n * 0.3, yS - (yS - yE) * 0.42, bw * 0.5, (yS - yE) * 0.32, r.i(0, 2));
  }
  const gb = o.groundBays ?? '.d.w';
  const gw = w / gb.length;
  [...gb].forEach((kind, i) => {
    const bx = x + i * gw;
    if (kind === 'd') s += door(bx + gw * 0.15, y, Math.min(gw * 0.7, h * 0.2), h * share * 0.76);
    if (kind === 'D') s += door(bx, y, gw * 0.95, h * share * 0.82, P.earth);
    if (kind === 'w')
      s +=
        box(bx + gw * 0.3, y - h * share * 0.72, gw * 0.3, h * share * 0.28, P.ink) +
        box(bx + gw * 0.24, y - h * share * 0.78, gw * 0.42, h * 0.016, P.earth);
  });
  const e = h * 0.085;
  const rh = h * 0.27;
  const a: Pt = [x - e, yE + h * 0.015];
  const z: Pt = [x + w + e, yE + h * 0.015];
  const c: Pt = [x + w - w * 0.17, yE - rh];
  const d: Pt = [x + w * 0.17, yE - rh];
  if (o.chimney ?? true)
    s +=
      box(
        x + w * 0.66,
        yE - rh * 1.3,
        h * 0.075,
        rh * 0.7,
        P.paper,
        `stroke="${P.ink}" stroke-width="3"`,
      ) + box(x + w * 0.66 - h * 0.012, yE - rh * 1.34, h * 0.1, h * 0.022, P.rust);
  s += tiles(r, a, z, c, d, P.rust, Math.round((w * rh) / 330), h * 0.055);
  if (o.snow)
    s +=
      poly(
        [
          [a[0], a[1] - 4],
          [z[0], z[1] - 4],
          [c[0] + 6, c[1] - h * 0.02],
          [d[0] - 6, d[1] - h * 0.02],
        ],
        P.paper,
      ) +
      clip(
        outline([a, z, c, d]),
        times(26, () => mark(r.u(a[0], z[0]), r.u(c[1], a[1]), 1.5, rh * 0.3, 2.4, P.water, r)),
      );
  return s;
}

/** Two-storey houses in a row, in perspective to a vanishing point at the left. */
export function rowHouse(
  b: Sheet,
  VP: Pt,
  x0: number,
  x1: number,
  h: number,
  col: string,
  gallery: boolean,
  fall = 0.245,
): void {
  const { r } = b;
  const yg = (x: number): number => VP[1] + (x - VP[0]) * fall;
  const sc = (x: number): number => (x - VP[0]) / 1000;
  const Y = (x: number, t: number): number => yg(x) - sc(x) * h * t;
  const q = (a: number, z: number, t0: number, t1: number, c: string, e = ''): string =>
    poly(
      [
        [a, Y(a, t0)],
        [z, Y(z, t0)],
        [z, Y(z, t1)],
        [a, Y(a, t1)],
      ],
      c,
      e,
    );
  const L = (t: number): number => x0 + (x1 - x0) * t;
  let s = q(x0, x1, 0, 0.45, P.stone);
  const face = outline([
    [x0, Y(x0, 0)],
    [x1, Y(x1, 0)],
    [x1, Y(x1, 0.45)],
    [x0, Y(x0, 0.45)],
  ]);
  let m = '';
  for (let row = 0; row < 9; row++) {
    let x = x0 - 20 + (row % 2) * 14;
    while (x < x1) {
      const w = Math.max(4, sc(x) * r.u(34, 70));
      const t0 = row * 0.05 + 0.004;
      const t1 = t0 + 0.044;
      const a = x + 2;
      const z = x + w - 3;
      if (a > x0 - 30 && z < x1 + 60)
        m += `<path d="${smooth([
          [a, Y(a, t0)],
          [(a + z) / 2, Y((a + z) / 2, t0 - 0.003)],
          [z, Y(z, t0)],
          [z, Y(z, t1)],
          [(a + z) / 2, Y((a + z) / 2, t1 + 0.004)],
          [a, Y(a, t1)],
        ])}" fill="${r() < 0.3 ? P.paper2 : r() < 0.5 ? P.stone : '#b9ae9b'}" stroke="${P.ink}" stroke-width="${f(2.2 * sc(x))}"/>`;
      x += w;
    }
  }
  s += clip(face, m);
  s +=
    q(x0 - 6 * sc(x0), x1 + 16 * sc(x1), 0.455, 0.96, col) +
    q(x0 - 6 * sc(x0), x1 + 16 * sc(x1), 0.44, 0.475, P.ink);
  s += times(12, (k) => q(L(k / 12), L(k / 12) + 7 * sc(L(k / 12)), 0.415, 0.44, P.ink));
  const upper = outline([
    [x0 - 6, Y(x0, 0.475)],
    [x1 + 16, Y(x1, 0.475)],
    [x1 + 16, Y(x1, 0.96)],
    [x0 - 6, Y(x0, 0.96)],
  ]);
  s += clip(
    upper,
    times(70, () => {
      const x = r.u(x0, x1);
      return mark(
        x,
        Y(x, r.u(0.5, 0.94)),
        1.35 + r.g(0, 0.1),
        40 * sc(x),
        2.6 * sc(x),
        col === P.paper ? P.paper2 : P.paper,
        r,
      );
    }),
  );
  if (!gallery)
    for (const t of [0.12, 0.4, 0.68]) {
      const a = L(t);
      const z = L(t + 0.18);
      s +=
        q(a, z, 0.58, 0.86, P.ink) +
        q(a + 4 * sc(a), L(t + 0.085), 0.6, 0.84, P.indigo) +
        q(L(t + 0.1), z - 4 * sc(z), 0.6, 0.84, P.indigo);
      for (const tt of [0.67, 0.76]) s += q(a, z, tt, tt + 0.012, P.paper);
    }
  else {
    s += q(L(0.08), L(0.94), 0.5, 0.93, P.ink);
    s += times(6, (k) =>
      q(
        L(0.08 + (0.86 * k) / 5) - 5 * sc(x1),
        L(0.08 + (0.86 * k) / 5) + 5 * sc(x1),
        0.5,
        0.94,
        P.clay,
      ),
    );
    s += q(L(0.06), L(0.96), 0.64, 0.665, P.clay);
    s += times(34, (k) =>
      q(L(0.09 + (0.85 * k) / 34), L(0.09 + (0.85 * k) / 34) + 3.5 * sc(x1), 0.5, 0.65, P.clay),
    );
    const a = L(0.3);
    const z = L(0.52);
    s +=
      q(a, z, 0.54, 0.69, P.rust) +
      times(4, (k) =>
        q(
          a + ((z - a) * (k + 0.3)) / 4,
          a + ((z - a) * (k + 0.5)) / 4,
          0.54,
          0.69,
          k % 2 ? P.ochre : P.paper,
        ),
      );
  }
  const a = L(0.42);
  const z = L(0.62);
  s += q(a, z, 0, 0.34, P.ink) + q(a + 7 * sc(a), z - 7 * sc(z), 0, 0.315, P.rust);
  s += times(5, (k) =>
    q(a + ((z - a) * (k + 1)) / 6, a + ((z - a) * (k + 1)) / 6 + 2.2 * sc(z), 0, 0.315, P.ink),
  );
  for (const t of [0.14, 0.8]) s += q(L(t), L(t + 0.09), 0.2, 0.31, P.ink);
  const e = 46;
  s += tiles(
    r,
    [x0 - e * sc(x0), Y(x0, 0.95)],
    [x1 + e * sc(x1) + 20, Y(x1, 0.95)],
    [x1 - 20, Y(x1, 1.22)],
    [x0 + 48 * sc(x0), Y(x0, 1.21)],
    P.rust,
    120,
    42 * sc(x1),
  );
  b.add(s);
}

/** A hump-backed stone footbridge. */
export function bridge(
  r: Rng,
  x0: number,
  x1: number,
  y: number,
  rise: number,
  thick = 30,
): string {
  const mid = (x0 + x1) / 2;
  const d = `M${f(x0)} ${f(y)}Q${f(mid)} ${f(y - rise * 2)} ${f(x1)} ${f(y)}V${f(y + thick)}Q${f(mid)} ${f(y + thick * 1.1 - rise * 1.7)} ${f(x0)} ${f(y + thick)}Z`;
  return (
    `<path d="${d}" fill="${P.stone}" stroke="${P.ink}" stroke-width="5"/>` +
    times(24, (i) => {
      const t = (i + 0.5) / 24;
      const px = x0 + (x1 - x0) * t;
      const py = (1 - t) * (1 - t) * y + 2 * t * (1 - t) * (y - rise * 2) + t * t * y;
      return mark(px, py + thick * (0.5 + 0.1), 1.57 + (t - 0.5) * 0.8, thick * 0.8, 2.4, P.ink, r);
    })
  );
}

/** A stone fountain wall with spouts and a trough. */
export function fountain(r: Rng, x: number, y: number, w: number, h: number): string {
  let s = stoneFace(r, x, y - h, w, h, h * 0.14);
  s += poly(
    [
      [x - w * 0.05, y - h],
      [x + w * 1.05, y - h],
      [x + w * 0.96, y - h * 1.1],
      [x + w * 0.04, y - h * 1.1],
    ],
    P.paper2,
    `stroke="${P.ink}" stroke-width="3"`,
  );
  s += `<path d="M${f(x + w * 0.3)} ${f(y - h * 0.12)}V${f(y - h * 0.62)}Q${f(x + w * 0.3)} ${f(y - h * 0.92)} ${f(x + w * 0.5)} ${f(y - h * 0.92)}Q${f(x + w * 0.7)} ${f(y - h * 0.92)} ${f(x + w * 0.7)} ${f(y - h * 0.62)}V${f(y - h * 0.12)}Z" fill="${P.paper2}" stroke="${P.ink}" stroke-width="3"/>`;
  for (const q of [0.42, 0.58])
    s +=
      limb([x + w * q, y - h * 0.52], [x + w * q + 14, y - h * 0.5], 5, 4, P.ink) +
      gouge(
        [
          [x + w * q + 14, y - h * 0.5],
          [x + w * q + 26, y - h * 0.38],
          [x + w * q + 28, y - h * 0.12],
        ],
        4,
        P.water,
        r,
      );
  s +=
    box(
      x + w * 0.12,
      y - h * 0.16,
      w * 1.15,
      h * 0.3,
      P.stone,
      `stroke="${P.ink}" stroke-width="4"`,
    ) + box(x + w * 0.15, y - h * 0.14, w * 1.09, h * 0.06, P.indigo);
  return (
    s +
    times(12, () =>
      mark(x + w * r.u(0.15, 1.2), y + h * r.u(-0.03, 0.1), r.u(-0.2, 0.2), h * 0.12, 2, P.ink, r),
    )
  );
}

/** Gable-fronted weatherboard or brick terrace cottage of an Australian suburb. */
export function workersCottage(
  r: Rng,
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string = P.clay,
  roof: string = P.stone,
): string {
  let s = box(x, y - h * 0.62, w, h * 0.62, wall);
  s += clip(
    boxPath(x, y - h * 0.62, w, h * 0.62),
    times(13, (i) => mark(x + w / 2, y - h * 0.6 + i * h * 0.047, 0, w * 1.1, 1.6, P.ink, r)),
  );
  s += poly(
    [
      [x - w * 0.05, y - h * 0.61],
      [x + w * 1.05, y - h * 0.61],
      [x + w * 0.82, y - h],
      [x + w * 0.18, y - h],
    ],
    roof,
  );
  s += clip(
    outline([
      [x - w * 0.05, y - h * 0.61],
      [x + w * 1.05, y - h * 0.61],
      [x + w * 0.82, y - h],
      [x + w * 0.18, y - h],
    ]),
    times(14, (i) =>
      mark(x + (w * (i + 0.5)) / 14, y - h * 0.8, 1.57 + (i - 6.5) * 0.03, h * 0.4, 1.8, P.ink, r),
    ),
  );
  s += box(
    x + w * 0.68,
    y - h * 1.14,
    w * 0.1,
    h * 0.26,
    P.rust,
    `stroke="${P.ink}" stroke-width="2"`,
  );
  s += poly(
    [
      [x - w * 0.04, y - h * 0.46],
      [x + w * 1.04, y - h * 0.46],
      [x + w, y - h * 0.57],
      [x, y - h * 0.57],
    ],
    P.paper2,
    `stroke="${P.ink}" stroke-width="2"`,
  );
  s += times(9, (i) => box(x + (w * i) / 9, y - h * 0.57, w / 18, h * 0.11, P.rust));
  for (const q of [0.02, 0.5, 0.96]) s += box(x + w * q, y - h * 0.46, w * 0.03, h * 0.46, P.paper);
  s += times(12, (i) =>
    stroke(
      `M${f(x + (w * i) / 12)} ${f(y - h * 0.46)}q${f(w / 24)} ${f(h * 0.06)} ${f(w / 12)} 0`,
      P.paper,
      2.4,
    ),
  );
  return (
    s +
    door(x + w * 0.14, y, w * 0.17, h * 0.37, P.indigo) +
    window(x + w * 0.6, y - h * 0.37, w * 0.24, h * 0.22, P.paper2)
  );
}
