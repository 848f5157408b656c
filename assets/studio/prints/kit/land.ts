/** Sky, hills, ground and water. Each adds to the sheet and returns what a scene needs to stand on. */
import { birds } from './animals.ts';
import {
  clip,
  disc,
  f,
  gouge,
  hatch,
  limb,
  mark,
  outline,
  P,
  poly,
  smooth,
  times,
  type Box,
  type Pt,
} from './ink.ts';
import { stoneLump } from './things.ts';
import type { Sheet } from './paper.ts';

export interface Sky {
  ground: string;
  cut: string;
  kind: 'cirrus' | 'rays' | 'rain' | 'night' | 'clouds' | 'snow' | 'plain' | 'wind' | 'fan';
  /** Sun or moon. */
  sun?: readonly [number, number, number];
  sunc?: string;
  to?: number;
  birds?: number;
}

export function sky(b: Sheet, o: Sky): void {
  const { r, W, H } = b;
  const to = o.to ?? 430;
  b.add(`<rect width="${W}" height="${H}" fill="${o.ground}"/>`);
  let s = '';
  const strips = (n: number, len: number): string =>
    times(n, () =>
      mark(
        r.u(0, W),
        r.u(40, to),
        r.g(0, 0.025),
        r.u(len * 0.35, len),
        r.u(1.8, 2.8),
        o.cut,
        r,
        0.09,
      ),
    );
  if (o.kind === 'cirrus') s += strips(130, 210);
  if (o.kind === 'plain') s += strips(46, 150);
  if (o.kind === 'wind')
    s += times(60, () => {
      const x = r.u(-100, W);
      const y = r.u(40, to);
      const l = r.u(160, 420);
      return gouge(
        [0, 1, 2, 3, 4, 5].map((i): Pt => [
          x + (l * i) / 5,
          y + Math.sin(i * 1.1 + y) * 12 - i * 3,
        ]),
        r.u(1.8, 3.2),
        o.cut,
        r,
      );
    });
  if (o.kind === 'rain')
    s +=
      strips(34, 240) +
      times(260, () =>
        mark(r.u(0, W), r.u(30, to + 80), 1.75, r.u(24, 70), r.u(1.1, 2), o.cut, r),
      ) +
      times(5, (i) =>
        cloud(120 + i * 340 + r.u(-60, 60), 110 + r.u(-30, 40), r.u(90, 150), P.stone, P.paper2),
      );
  if (o.kind === 'night')
    s +=
      times(120, () => {
        const x = r.u(0, W);
        const y = r.u(40, to);
        const k = r.u(2, 5);
        return r() < 0.25
          ? mark(x, y, 0, k * 5, k * 0.5, o.cut, r) + mark(x, y, 1.57, k * 5, k * 0.5, o.cut, r)
          : disc(x, y, k * 0.5, o.cut);
      }) +
      times(40, () =>
        mark(r.u(0, W), r.u(40, to), r.g(0, 0.02), r.u(40, 160), 1.6, P.water, r, 0.08),
      );
  if (o.kind === 'snow')
    s += strips(40, 200) + times(320, () => disc(r.u(0, W), r.u(40, H), r.u(1.6, 4.6), P.paper));
  if (o.kind === 'clouds')
    s +=
      strips(30, 160) +
      times(6, (i) =>
        cloud(60 + i * 300 + r.u(-70, 70), r.u(110, to * 0.7), r.u(60, 140), o.cut, o.ground),
      );
  if ((o.kind === 'rays' || o.kind === 'fan') && o.sun) {
    const [sx, sy] = o.sun;
    s += times(170, (i) => {
      const a =
        o.kind === 'fan'
          ? (i / 170) * 6.283 + r.g(0, 0.01)
          : Math.PI + (i / 170) * Math.PI + r.g(0, 0.01);
      const r0 = r.u(o.sun ? o.sun[2] * 1.5 : 120, 520);
      const r1 = r0 + r.u(120, 420);
      const at = (q: number): Pt => [sx + Math.cos(a) * q, sy + Math.sin(a) * q * 0.85];
      return gouge([at(r0), at((r0 + r1) / 2), at(r1)], r.u(2, 4.2), o.cut, r);
    });
    s += strips(30, 200);
  }
  b.add(s);
  if (o.sun) {
    const [sx, sy, sr] = o.sun;
    const c = o.sunc ?? P.paper;
    b.add(disc(sx, sy, sr, c));
    if (o.kind === 'night')
      b.add(
        clip(
          `M${sx - sr} ${sy}a${sr} ${sr} 0 1 0 ${2 * sr} 0a${sr} ${sr} 0 1 0 ${-2 * sr} 0Z`,
          times(14, () =>
            mark(sx + r.u(-sr, sr), sy + r.u(-sr, sr), r.u(0, 3), sr * 0.3, 1.8, P.straw, r, 0.8),
          ),
        ),
      );
    else
      b.add(
        times(26, (i) => {
          const a = (i / 26) * 6.283;
          const at = (q: number): Pt => [sx + Math.cos(a) * q, sy + Math.sin(a) * q];
          return gouge([at(sr + 11), at(sr + 26), at(sr + 42 + (i % 2) * 14)], 4.2, c, r);
        }),
      );
  }
  if (o.birds) b.add(birds(r, [200, 90, W - 200, to * 0.8], o.birds, 20));

  function cloud(x: number, y: number, w: number, fill: string, cut: string): string {
    const p: Pt[] = [];
    for (let i = 0; i <= 8; i++) {
      const t = i / 8;
      p.push([
        x + (t - 0.5) * 2 * w,
        y - Math.sin(t * Math.PI) * w * (0.36 + r.u(0, 0.16)) - (i % 2) * w * 0.1,
      ]);
    }
    p.push([x + w * 0.9, y + w * 0.12], [x, y + w * 0.1], [x - w * 0.9, y + w * 0.12]);
    return (
      `<path d="${smooth(p)}" fill="${fill}"/>` +
      clip(
        smooth(p),
        times(18, () =>
          mark(
            x + r.u(-w, w),
            y - r.u(-0.1, 0.36) * w,
            r.g(0.1, 0.15),
            w * r.u(0.2, 0.5),
            w * 0.016,
            cut,
            r,
            0.4,
          ),
        ),
      )
    );
  }
}

export interface Hill {
  y: number;
  amp: number;
  wave: number;
  fill: string;
  cut: string;
  shift: number;
  /** Spacing of the carved marks. */
  step?: number;
  /** `ridge` marks fall from the crest, `flow` marks follow the slope, `snow` caps the crest. */
  cutting?: 'ridge' | 'flow' | 'snow' | 'none';
  angle?: number;
  sharp?: boolean;
}

export function hill(b: Sheet, o: Hill): (x: number) => number {
  const { r, n, W, H } = b;
  const top = (x: number): number => {
    const base =
      n(x / o.wave + o.shift, o.shift) * 0.78 + n(x / (o.wave * 0.3) + o.shift, 9) * 0.22;
    const peak = o.sharp
      ? Math.pow(1 - Math.abs(2 * n(x / (o.wave * 0.8) + o.shift, 3) - 1), 1.4)
      : base;
    return o.y - o.amp * (o.sharp ? peak * 0.75 + base * 0.25 : base);
  };
  const pts: Pt[] = [[-20, H + 20]];
  for (let x = -20; x <= W + 20; x += 12) pts.push([x, top(x)]);
  pts.push([W + 20, H + 20]);
  b.add(poly(pts, o.fill));
  const step = o.step ?? 14;
  const style = o.cutting ?? 'ridge';
  let m = '';
  if (style === 'snow') {
    const cap: Pt[] = [];
    for (let x = -20; x <= W + 20; x += 12) cap.push([x, top(x) - 2]);
    for (let x = W + 20; x >= -20; x -= 22) {
      const high = Math.max(0, (o.y - top(x)) / o.amp - 0.18);
      cap.push([x, top(x) + high * o.amp * 0.55 + r.u(-0.5, 0.5) * high * 70]);
    }
    m += poly(cap, P.paper);
  }
  if (style !== 'none')
    for (let x = -20; x < W + 20; x += step)
      for (let k = 0; k < 9; k++) {
        if (r() < k * 0.05) continue;
        const px = x + r.u(-step, step);
        const slope = (top(px + 18) - top(px - 18)) / 36;
        const py = top(px) + 9 + k * 23 + r.u(-7, 9);
        const a =
          style === 'flow'
            ? Math.atan(slope) + (o.angle ?? 0.1)
            : slope > 0
              ? 0.95 + (o.angle ?? 0)
              : 2.18 - (o.angle ?? 0);
        m += mark(
          px,
          py,
          a,
          r.u(26, 60),
          r.u(1.6, 3.5) * (1 - k * 0.06),
          o.cut,
          r,
          style === 'flow' ? 0.25 : 0.28 * (slope > 0 ? 1 : -1),
        );
      }
  b.add(clip(outline(pts), m));
  return top;
}

/** Ground from `y0` to the foot of the sheet, with a wavy upper edge. */
export function ground(
  b: Sheet,
  y0: number,
  fill: string,
  cut: string,
  dir: (x: number, y: number) => number,
  o: { len?: number; w?: number; step?: number; to?: number; wave?: number; second?: string } = {},
): string {
  const { r, n, W, H } = b;
  const to = o.to ?? H;
  const pts: Pt[] = [];
  for (let x = -20; x <= W + 20; x += 40)
    pts.push([x, y0 + (n(x / 300, y0) - 0.5) * (o.wave ?? 26)]);
  pts.push([W + 20, to + 40], [-20, to + 40]);
  const d = outline(pts);
  b.add(poly(pts, fill));
  const area: Box = [0, y0 - 20, W, to + 30];
  b.add(clip(d, hatch(r, area, o.step ?? 15, dir, o.len ?? 46, o.w ?? 2.8, cut)));
  if (o.second)
    b.add(
      clip(
        d,
        hatch(
          r,
          area,
          (o.step ?? 15) * 2.4,
          dir,
          (o.len ?? 46) * 0.7,
          o.w ?? 2.8,
          o.second,
          () => 0.55,
        ),
      ),
    );
  return d;
}

/** Lines that run to a vanishing point. */
export const toward =
  (vx: number, vy: number) =>
  (x: number, y: number): number =>
    Math.atan2(y - vy, x - vx);

/** Ploughed or planted rows running to a vanishing point, as dark wedges. */
export function furrows(
  vx: number,
  vy: number,
  y0: number,
  y1: number,
  n: number,
  spread: number,
  fill: string,
): string {
  return times(n, (i) => {
    const t = i / (n - 1) - 0.5;
    const at = (y: number, q: number): Pt => [vx + (t * spread + q) * ((y - vy) / (y1 - vy)), y];
    return poly(
      [at(y0, -3), at(y0, 3), at(y1, spread * 0.008 + 7), at(y1, -spread * 0.008 - 7)],
      fill,
    );
  });
}

/** A band of water between two edges, with carved ripples and stones on the banks. */
export function water(
  b: Sheet,
  y0: number,
  y1: number,
  o: { stones?: boolean; fill?: string; lite?: string; seed?: number } = {},
): { near: (x: number) => number; far: (x: number) => number } {
  const { r, n, W } = b;
  const q = o.seed ?? 0;
  const far = (x: number): number => y0 + (n(x / 260, 3 + q) - 0.5) * 46;
  const near = (x: number): number => y1 + (n(x / 230, 8 + q) - 0.5) * 56;
  const pts: Pt[] = [];
  for (let x = -20; x <= W + 20; x += 20) pts.push([x, far(x)]);
  for (let x = W + 20; x >= -20; x -= 20) pts.push([x, near(x)]);
  const d = outline(pts);
  b.add(`<path d="${d}" fill="${o.fill ?? P.indigo}"/>`);
  const h = y1 - y0;
  let m = '';
  for (let i = 0; i < Math.round(h * 1.9); i++) {
    const y = r.u(y0 - 20, y1 + 25);
    const t = (y - y0) / h;
    m += mark(
      r.u(0, W),
      y,
      r.g(0, 0.03),
      r.u(40, 110) * (0.6 + t),
      1.6 + 2.2 * t,
      r() < 0.72 ? (o.lite ?? P.water) : P.paper2,
      r,
      0.16 * (r() < 0.5 ? 1 : -1),
    );
  }
  b.add(clip(d, m));
  if (o.stones ?? true)
    for (let x = -10; x < W; x += r.u(26, 58))
      b.add(stoneLump(r, x, far(x) + r.u(-8, 6), r.u(14, 30)));
  return { near, far };
}

export function bankStones(b: Sheet, edge: (x: number) => number, size = 30): void {
  for (let x = -10; x < b.W; x += b.r.u(30, 80))
    b.add(stoneLump(b.r, x, edge(x) + b.r.u(-8, 12), b.r.u(size * 0.6, size * 1.4)));
}

/** A dry-stone field wall along a line of points. */
export function fieldWall(b: Sheet, from: Pt, to: Pt, h0: number, h1: number): void {
  const { r } = b;
  const len = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const base = (t: number): Pt => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
  ];
  const a = base(0);
  const z = base(1);
  b.add(poly([a, z, [z[0], z[1] - h1], [a[0], a[1] - h0]], P.ink));
  for (let row = 0; row < 4; row++) {
    let t = r.u(-0.02, 0);
    while (t < 1) {
      const h = h0 + (h1 - h0) * Math.max(0, t);
      const w = (h * r.u(0.3, 0.62)) / len;
      const p = base(Math.max(0, t));
      const q = base(Math.min(1, t + w));
      const y0 = (row * h) / 4 + h * 0.02;
      const y1 = ((row + 1) * h) / 4 - h * 0.015;
      b.add(
        `<path d="${smooth([
          [p[0] + 2, p[1] - y0],
          [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2 - y0 + 1],
          [q[0] - 2, q[1] - y0],
          [q[0] - 2, q[1] - y1],
          [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2 - y1 - r.u(0, 3)],
          [p[0] + 2, p[1] - y1],
        ])}" fill="${r.pick([P.stone, P.stone, P.paper2, '#b9ae9b', P.straw])}"/>`,
      );
      t += w;
    }
  }
}

export function shadow(x: number, y: number, w: number, fill: string = P.earth, o = 0.8): string {
  return `<path d="M${f(x - w)} ${f(y)}Q${f(x)} ${f(y - w * 0.12)} ${f(x + w * 1.1)} ${f(y)}Q${f(x)} ${f(y + w * 0.17)} ${f(x - w)} ${f(y)}Z" fill="${fill}" opacity="${o}"/>`;
}

/** A wicker hurdle or paling fence between two points. */
export function fence(
  b: Sheet,
  a: Pt,
  z: Pt,
  h0: number,
  h1: number,
  n: number,
  fill: string = P.ink,
  kind: 'paling' | 'wattle' = 'paling',
): void {
  const at = (t: number): Pt => [a[0] + (z[0] - a[0]) * t, a[1] + (z[1] - a[1]) * t];
  const hh = (t: number): number => h0 + (h1 - h0) * t;
  if (kind === 'wattle')
    for (let k = 0; k < 5; k++)
      b.add(
        gouge(
          [0, 0.17, 0.33, 0.5, 0.67, 0.83, 1].map((t, i): Pt => [
            at(t)[0],
            at(t)[1] - hh(t) * (0.14 + k * 0.17) + (i % 2 ? 3 : -3),
          ]),
          h0 * 0.07,
          k % 2 ? P.earth : P.ochre,
          b.r,
        ),
      );
  else
    for (const k of [0.3, 0.75])
      b.add(limb([a[0], a[1] - h0 * k], [z[0], z[1] - h1 * k], h0 * 0.035, h1 * 0.035, fill));
  for (let i = 0; i <= n; i++) {
    const p = at(i / n);
    const h = hh(i / n) * b.r.u(0.94, 1.06);
    b.add(
      kind === 'wattle'
        ? limb(p, [p[0], p[1] - h], h * 0.035, h * 0.03, fill)
        : poly(
            [
              [p[0] - h * 0.09, p[1]],
              [p[0] + h * 0.09, p[1]],
              [p[0] + h * 0.09, p[1] - h * 0.92],
              [p[0], p[1] - h],
              [p[0] - h * 0.09, p[1] - h * 0.92],
            ],
            fill,
          ),
    );
  }
}
