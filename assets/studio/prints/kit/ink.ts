/** Ink: palette, seeded chance, and the carved marks that every print is made of. */

export type Pt = readonly [number, number];
export type Box = readonly [number, number, number, number];

export const P = {
  paper: '#f3ead9',
  paper2: '#eadfc9',
  ink: '#2b221c',
  line: '#3a2e26',
  earth: '#a9683f',
  clay: '#c4855a',
  ochre: '#d9a657',
  straw: '#e3c98d',
  sage: '#8b9470',
  leaf: '#5f6d4b',
  deep: '#3c4a3e',
  sky: '#c9cfc4',
  water: '#7f9a98',
  rust: '#8c3f28',
  wool: '#f1e7d3',
  stone: '#a79c8a',
  indigo: '#3f4b5c',
  grape: '#5b3a4a',
} as const;

export interface Rng {
  (): number;
  /** Uniform between a and b. */
  u(a: number, b: number): number;
  /** Normal with mean and deviation. */
  g(mean?: number, deviation?: number): number;
  pick<T>(from: readonly T[]): T;
  i(a: number, b: number): number;
}

export function rng(seed: number): Rng {
  let s = seed >>> 0;
  const next = (): number => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const u = (a: number, b: number): number => a + (b - a) * next();
  return Object.assign(next, {
    u,
    g: (m = 0, d = 1): number => {
      const q = Math.sqrt(-2 * Math.log(next() + 1e-9));
      return m + d * q * Math.cos(6.2832 * next());
    },
    pick: <T>(a: readonly T[]): T => {
      const found = a[Math.floor(next() * a.length)];
      if (found === undefined) throw new Error('Nothing to pick from');
      return found;
    },
    i: (a: number, b: number): number => Math.floor(u(a, b + 1)),
  });
}

export type Noise = (x: number, y: number) => number;

/** Value noise between 0 and 1. */
export function noise2(seed: number): Noise {
  const h = (x: number, y: number): number => {
    let n = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 2147483647)) | 0;
    n = Math.imul(n ^ (n >>> 13), 1274126177);
    return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
  };
  return (x, y) => {
    const xi = Math.floor(x);
    const yi = Math.floor(y);
    const u = x - xi;
    const v = y - yi;
    const a = u * u * (3 - 2 * u);
    const b = v * v * (3 - 2 * v);
    const top = h(xi, yi) * (1 - a) + h(xi + 1, yi) * a;
    return top * (1 - b) + (h(xi, yi + 1) * (1 - a) + h(xi + 1, yi + 1) * a) * b;
  };
}

/** Numbers as text: tenths of a pixel, finer where a figure is drawn in its own small units. */
export const f = (n: number): string =>
  (Math.abs(n) < 4 ? Math.round(n * 1000) / 1000 : Math.round(n * 10) / 10).toString();

/** Path data of a polygon. */
export const outline = (pts: readonly Pt[]): string =>
  `M${pts.map((p) => `${f(p[0])} ${f(p[1])}`).join('L')}Z`;

export const poly = (pts: readonly Pt[], fill: string, extra = ''): string =>
  `<path d="${outline(pts)}" fill="${fill}" ${extra}/>`;

export const box = (x: number, y: number, w: number, h: number, fill: string, extra = ''): string =>
  `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${fill}" ${extra}/>`;

export const disc = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${fill}" ${extra}/>`;

export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  extra = '',
): string =>
  `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" fill="${fill}" ${extra}/>`;

export const stroke = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${f(width)}" stroke-linecap="round" ${extra}/>`;

/** Catmull-Rom curve through the points, as path data. */
export function smooth(pts: readonly Pt[], closed = true): string {
  const n = pts.length;
  const at = (i: number): Pt => {
    const p = closed ? pts[(i + n) % n] : pts[Math.max(0, Math.min(n - 1, i))];
    if (p === undefined) throw new Error('A curve needs points');
    return p;
  };
  const first = at(0);
  let d = `M${f(first[0])} ${f(first[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${f(p1[0] + (p2[0] - p0[0]) / 6)} ${f(p1[1] + (p2[1] - p0[1]) / 6)}`;
    d += ` ${f(p2[0] - (p3[0] - p1[0]) / 6)} ${f(p2[1] - (p3[1] - p1[1]) / 6)} ${f(p2[0])} ${f(p2[1])}`;
  }
  return d + (closed ? 'Z' : '');
}

export const blob = (pts: readonly Pt[], fill: string, extra = ''): string =>
  `<path d="${smooth(pts)}" fill="${fill}" ${extra}/>`;

/** The basic carved mark: a tapered groove along centre points. */
export function gouge(pts: readonly Pt[], w: number, fill: string, r?: Rng): string {
  const n = pts.length;
  const left: Pt[] = [];
  const right: Pt[] = [];
  pts.forEach((p, i) => {
    const a = pts[Math.max(0, i - 1)] ?? p;
    const b = pts[Math.min(n - 1, i + 1)] ?? p;
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const dx = (b[0] - a[0]) / l;
    const dy = (b[1] - a[1]) / l;
    const t = i / (n - 1);
    const swell = Math.pow(Math.sin(Math.PI * Math.min(0.97, Math.max(0.03, t * 0.9 + 0.02))), 0.7);
    const ww = w * swell * (r ? r.u(0.85, 1.15) : 1);
    left.push([p[0] - dy * ww, p[1] + dx * ww]);
    right.unshift([p[0] + dy * ww, p[1] - dx * ww]);
  });
  return poly([...left, ...right], fill);
}

/** One groove by centre, angle and length. */
export function mark(
  x: number,
  y: number,
  angle: number,
  len: number,
  w: number,
  fill: string,
  r?: Rng,
  curve = 0,
): string {
  const pts: Pt[] = [];
  for (let i = 0; i <= 5; i++) {
    const t = i / 5 - 0.5;
    const a = angle + curve * t;
    pts.push([x + Math.cos(a) * len * t, y + Math.sin(a) * len * t + curve * len * t * t * 0.6]);
  }
  return gouge(pts, w, fill, r);
}

let clipCount = 0;
export function clip(d: string, inner: string): string {
  const id = `c${clipCount++}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
}
/** Identifiers start over with each picture so that the same seed gives the same text. */
export const resetClips = (): void => {
  clipCount = 0;
};

export const boxPath = (x: number, y: number, w: number, h: number): string =>
  `M${f(x)} ${f(y)}h${f(w)}v${f(h)}h${f(-w)}Z`;

/** An area filled with grooves that follow a direction field. */
export function hatch(
  r: Rng,
  area: Box,
  step: number,
  dir: (x: number, y: number) => number,
  len: number,
  w: number,
  fill: string,
  density: (x: number, y: number) => number = () => 1,
): string {
  let s = '';
  for (let y = area[1]; y < area[3]; y += step)
    for (let x = area[0]; x < area[2]; x += step * 1.9) {
      const px = x + r.u(-step, step) * 0.8;
      const py = y + r.u(-step, step) * 0.45;
      const d = density(px, py);
      if (r() > d) continue;
      s += mark(
        px,
        py,
        dir(px, py) + r.g(0, 0.06),
        len * r.u(0.6, 1.25),
        w * r.u(0.6, 1.2) * (0.5 + 0.5 * Math.min(1, d)),
        fill,
        r,
      );
    }
  return s;
}

/** A tapered capsule: arms, legs, posts, poles. */
export function limb(a: Pt, b: Pt, w0: number, w1: number, fill: string, extra = ''): string {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const l = Math.hypot(dx, dy) || 1;
  const nx = -dy / l;
  const ny = dx / l;
  const d =
    `M${f(a[0] + nx * w0)} ${f(a[1] + ny * w0)}L${f(b[0] + nx * w1)} ${f(b[1] + ny * w1)}` +
    `A${f(w1)} ${f(w1)} 0 0 0 ${f(b[0] - nx * w1)} ${f(b[1] - ny * w1)}` +
    `L${f(a[0] - nx * w0)} ${f(a[1] - ny * w0)}A${f(w0)} ${f(w0)} 0 0 0 ${f(a[0] + nx * w0)} ${f(a[1] + ny * w0)}Z`;
  return `<path d="${d}" fill="${fill}" ${extra}/>`;
}

export const group = (x: number, y: number, inner: string, k = 1, flip = 1, turn = 0): string =>
  `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)}) scale(${k * flip} ${k})">${inner}</g>`;

export const times = (n: number, draw: (i: number) => string): string => {
  let s = '';
  for (let i = 0; i < n; i++) s += draw(i);
  return s;
};
