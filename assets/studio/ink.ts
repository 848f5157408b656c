/** Palette, seeded chance, and the pen of the drawings. */

export type Pt = readonly [number, number];

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

/** Numbers as text: tenths of a pixel, finer where a figure is drawn in its own small units. */
export const f = (n: number): string =>
  (Math.abs(n) < 4 ? Math.round(n * 1000) / 1000 : Math.round(n * 10) / 10).toString();

/** Path data of a polygon. */
export const outline = (pts: readonly Pt[]): string =>
  `M${pts.map((p) => `${f(p[0])} ${f(p[1])}`).join('L')}Z`;

export const poly = (pts: readonly Pt[], fill: string, extra = ''): string =>
  `<path d="${outline(pts)}" fill="${fill}" ${extra}/>`;

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

export const times = (n: number, draw: (i: number) => string): string => {
  let s = '';
  for (let i = 0; i < n; i++) s += draw(i);
  return s;
};
