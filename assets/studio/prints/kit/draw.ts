/** Line and wash: pen lines that overshoot, watercolour that pools, and set text. */
import { clip, f, P, smooth, times, type Pt, type Rng } from './ink.ts';

export interface Pen {
  line(a: Pt, b: Pt, w?: number, opacity?: number): string;
  rect(x: number, y: number, w: number, h: number, width?: number): string;
  wash(pts: readonly Pt[], colour: string, opacity?: number): string;
  washRect(x: number, y: number, w: number, h: number, colour: string, opacity?: number): string;
  /** Cut masonry with stones drawn in. */
  stoneWall(x: number, y: number, w: number, h: number): string;
  /** Cut timber-frame and adobe, hatched. */
  frameWall(x: number, y: number, w: number, h: number): string;
  window(x: number, y: number, w: number, h: number): string;
  planks(x: number, y: number, w: number, h: number, upright?: boolean): string;
  /** A round tree in plan. */
  treePlan(x: number, y: number, rad: number, colour?: string): string;
}

export const INK = P.line;

export function pen(r: Rng): Pen {
  const line = (a: Pt, b: Pt, w = 2.4, o = 1): string => {
    const L = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const k = Math.max(2, Math.round(L / 26));
    const over = Math.min(r.u(2, 7), L * 0.08);
    const dx = (b[0] - a[0]) / L;
    const dy = (b[1] - a[1]) / L;
    const p: Pt[] = [];
    for (let i = 0; i <= k; i++) {
      const t = -over / L + ((1 + (2 * over) / L) * i) / k;
      p.push([
        a[0] + (b[0] - a[0]) * t - dy * r.g(0, 0.55),
        a[1] + (b[1] - a[1]) * t + dx * r.g(0, 0.55),
      ]);
    }
    return `<path d="${smooth(p, false)}" fill="none" stroke="${INK}" stroke-width="${f(w * r.u(0.85, 1.1))}" stroke-linecap="round" opacity="${o}"/>`;
  };
  const rect = (x: number, y: number, w: number, h: number, sw = 2.4): string =>
    line([x, y], [x + w, y], sw) +
    line([x + w, y], [x + w, y + h], sw) +
    line([x + w, y + h], [x, y + h], sw) +
    line([x, y + h], [x, y], sw);
  const wash = (pts: readonly Pt[], c: string, o = 0.5): string => {
    let q = '';
    for (let k = 0; k < 4; k++) {
      const e: Pt[] = [];
      pts.forEach((a, i) => {
        const b = pts[(i + 1) % pts.length] ?? a;
        const m = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 40));
        for (let j = 0; j < m; j++) {
          const t = j / m;
          e.push([
            a[0] + (b[0] - a[0]) * t + r.g(0, 2.2 + k),
            a[1] + (b[1] - a[1]) * t + r.g(0, 2.2 + k),
          ]);
        }
      });
      q += `<path d="${smooth(e)}" fill="${c}" opacity="${o * 0.34}"/>`;
      if (k === 0)
        q += `<path d="${smooth(e)}" fill="none" stroke="${c}" stroke-width="5" opacity="${o * 0.28}"/>`;
    }
    return q;
  };
  const washRect = (x: number, y: number, w: number, h: number, c: string, o = 0.5): string =>
    wash(
      [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ],
      c,
      o,
    );
  const stone = (x: number, y: number, w: number, h: number): string =>
    `<path d="${smooth([
      [x + 2, y + 2],
      [x + w - 3, y + 2],
      [x + w - 3, y + h - 2],
      [x + 2, y + h - 2],
    ])}" fill="none" stroke="${INK}" stroke-width="1.1"/>`;
  return {
    line,
    rect,
    wash,
    washRect,
    stoneWall: (x, y, w, h) => {
      const across = w > h;
      const L = across ? w : h;
      const th = across ? h : w;
      let m = '';
      for (let t = 4; t < L;) {
        const l = r.u(14, 30);
        const cut = r() < 0.6 ? r.u(0.4, 0.6) : 1;
        for (const [a, b] of cut < 1
          ? ([
              [0, cut],
              [cut, 1],
            ] as const)
          : ([[0, 1]] as const))
          m += across
            ? stone(x + t, y + th * a, l, th * (b - a))
            : stone(x + th * a, y + t, th * (b - a), l);
        t += l;
      }
      return (
        washRect(x, y, w, h, P.stone, 0.9) +
        clip(`M${x} ${y}h${w}v${h}h${-w}Z`, m) +
        rect(x, y, w, h, 2.8)
      );
    },
    frameWall: (x, y, w, h) => {
      let m = '';
      for (let i = -h; i < w + h; i += 7)
        m += `<path d="M${f(x + i)} ${f(y + h)}l${f(h)} ${f(-h)}" stroke="${INK}" stroke-width="1" opacity=".7"/>`;
      return (
        washRect(x, y, w, h, P.clay, 0.95) +
        clip(`M${x} ${y}h${w}v${h}h${-w}Z`, m) +
        rect(x, y, w, h, 2.2)
      );
    },
    window: (x, y, w, h) =>
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${P.paper}"/>` +
      (w > h
        ? line([x, y + h * 0.35], [x + w, y + h * 0.35], 1.3) +
          line([x, y + h * 0.65], [x + w, y + h * 0.65], 1.3) +
          line([x, y], [x, y + h], 1.8) +
          line([x + w, y], [x + w, y + h], 1.8)
        : line([x + w * 0.35, y], [x + w * 0.35, y + h], 1.3) +
          line([x + w * 0.65, y], [x + w * 0.65, y + h], 1.3) +
          line([x, y], [x + w, y], 1.8) +
          line([x, y + h], [x + w, y + h], 1.8)),
    planks: (x, y, w, h, upright = true) => {
      let q = washRect(x, y, w, h, P.ochre, 0.42);
      for (let i = 13; i < (upright ? w : h); i += 13)
        q += upright
          ? line([x + i, y + 4], [x + i, y + h - 4], 0.7, 0.45)
          : line([x + 4, y + i], [x + w - 4, y + i], 0.7, 0.45);
      return q;
    },
    treePlan: (x, y, rad, colour = P.leaf) => {
      const p: Pt[] = [];
      const n = 16;
      for (let i = 0; i < n; i++) {
        const a = (i / n) * 6.283;
        const e = rad * (1 + (i % 2 ? 0.07 : -0.05) + r.u(-0.05, 0.05));
        p.push([x + Math.cos(a) * e, y + Math.sin(a) * e]);
      }
      return (
        wash(p, colour, 0.75) +
        `<path d="${smooth(p)}" fill="none" stroke="${INK}" stroke-width="1.6"/>` +
        times(7, (i) =>
          line(
            [x, y],
            [x + Math.cos(i * 0.9) * rad * 0.62, y + Math.sin(i * 0.9) * rad * 0.62],
            0.9,
            0.6,
          ),
        ) +
        `<circle cx="${f(x)}" cy="${f(y)}" r="${f(Math.max(2, rad * 0.07))}" fill="${INK}"/>`
      );
    },
  };
}

export const label = (
  x: number,
  y: number,
  words: string,
  size = 24,
  o: { italic?: boolean; anchor?: 'start' | 'middle' | 'end'; fill?: string; turn?: number } = {},
): string =>
  `<text x="${f(x)}" y="${f(y)}" font-family="EB Garamond" font-size="${size}" fill="${o.fill ?? INK}"${o.italic ? ' font-style="italic"' : ''}${o.anchor ? ` text-anchor="${o.anchor}"` : ''}${o.turn ? ` transform="rotate(${o.turn} ${f(x)} ${f(y)})"` : ''}>${words}</text>`;

export const northMark = (x: number, y: number, up: boolean): string =>
  `<circle cx="${x}" cy="${y}" r="40" fill="none" stroke="${INK}" stroke-width="1.6"/><path d="M${x} ${y + (up ? -54 : 54)}L${x + 11} ${y + (up ? 6 : -6)}L${x} ${y + (up ? -4 : 4)}L${x - 11} ${y + (up ? 6 : -6)}Z" fill="${INK}"/>`;

/** A scale bar of five parts; `metre` in drawing units. */
export const scaleBar = (x: number, y: number, metre: number, parts = 5, each = 1): string =>
  times(
    parts,
    (i) =>
      `<rect x="${f(x + i * metre * each)}" y="${y}" width="${f(metre * each)}" height="9" fill="${i % 2 ? P.paper : INK}" stroke="${INK}" stroke-width="1.4"/>`,
  );
