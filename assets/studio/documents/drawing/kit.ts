/** Line drawings in millimetres of paper: strokes, words, dimensions, north and scale. */
import { P, smooth, type Pt, type Rng } from '../../ink.ts';

export { P, rng, type Pt } from '../../ink.ts';

export interface Pen {
  stroke?: string;
  width?: number;
  fill?: string;
  dash?: string;
  opacity?: number;
  round?: boolean;
}

const mm = (value: number): string => (Math.round(value * 100) / 100).toString();

function ink(pen: Pen): string {
  const stroke = pen.stroke ?? (pen.fill === undefined ? P.line : 'none');
  return [
    `fill="${pen.fill ?? 'none'}"`,
    stroke === 'none' ? '' : `stroke="${stroke}" stroke-width="${pen.width ?? 0.2}"`,
    pen.dash === undefined ? '' : `stroke-dasharray="${pen.dash}"`,
    pen.opacity === undefined ? '' : `opacity="${pen.opacity}"`,
    pen.round === true ? 'stroke-linecap="round" stroke-linejoin="round"' : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

export const path = (d: string, pen: Pen = {}): string => `<path d="${d}" ${ink(pen)}/>`;

const points = (pts: readonly Pt[]): string => pts.map((p) => `${mm(p[0])} ${mm(p[1])}`).join('L');

export const shape = (pts: readonly Pt[], pen: Pen = {}): string => path(`M${points(pts)}Z`, pen);
export const line = (pts: readonly Pt[], pen: Pen = {}): string => path(`M${points(pts)}`, pen);
export const curve = (pts: readonly Pt[], pen: Pen = {}, closed = false): string =>
  path(smooth(pts, closed), pen);

export const rect = (x: number, y: number, w: number, h: number, pen: Pen = {}): string =>
  `<rect x="${mm(x)}" y="${mm(y)}" width="${mm(w)}" height="${mm(h)}" ${ink(pen)}/>`;

export const ring = (x: number, y: number, r: number, pen: Pen = {}): string =>
  `<circle cx="${mm(x)}" cy="${mm(y)}" r="${mm(r)}" ${ink(pen)}/>`;

export interface Words {
  size?: number;
  anchor?: 'start' | 'middle' | 'end';
  fill?: string;
  bold?: boolean;
  italic?: boolean;
  /** The display face instead of the text face. */
  display?: boolean;
  turn?: number;
  spacing?: number;
}

const escape = (content: string): string =>
  content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function words(x: number, y: number, content: string, o: Words = {}): string {
  return [
    `<text x="${mm(x)}" y="${mm(y)}" font-size="${o.size ?? 2.5}" fill="${o.fill ?? P.ink}"`,
    o.anchor === undefined || o.anchor === 'start' ? '' : ` text-anchor="${o.anchor}"`,
    o.bold === true ? ' font-weight="600"' : '',
    o.italic === true ? ' font-style="italic"' : '',
    o.display === true ? ' class="display"' : '',
    o.spacing === undefined ? '' : ` letter-spacing="${o.spacing}"`,
    o.turn === undefined ? '' : ` transform="rotate(${o.turn} ${mm(x)} ${mm(y)})"`,
    `>${escape(content)}</text>`,
  ].join('');
}

/** Several lines of words under each other. */
export const lines = (x: number, y: number, content: readonly string[], o: Words = {}): string =>
  content.map((row, i) => words(x, y + i * (o.size ?? 2.5) * 1.32, row, o)).join('');

/** Millimetres as on a drawing: 10 400. */
export const millimetres = (metres: number): string => {
  const whole = Math.round(metres * 1000);
  const thousands = Math.floor(whole / 1000);
  return thousands === 0
    ? String(whole)
    : `${thousands}\u00a0${String(whole % 1000).padStart(3, '0')}`;
};

/** A dimension line between two points of paper, horizontal or vertical, with oblique ticks. */
export function dimension(
  a: Pt,
  b: Pt,
  label: string,
  o: { size?: number; ink?: string } = {},
): string {
  const colour = o.ink ?? P.line;
  const upright = Math.abs(a[0] - b[0]) < 0.01;
  const tick = (p: Pt): string =>
    line(
      [
        [p[0] - 0.7, p[1] + 0.7],
        [p[0] + 0.7, p[1] - 0.7],
      ],
      { stroke: colour, width: 0.3 },
    );
  const stub = (p: Pt): string =>
    upright
      ? line(
          [
            [p[0] - 1.4, p[1]],
            [p[0] + 1.4, p[1]],
          ],
          { stroke: colour, width: 0.12 },
        )
      : line(
          [
            [p[0], p[1] - 1.4],
            [p[0], p[1] + 1.4],
          ],
          { stroke: colour, width: 0.12 },
        );
  const x = (a[0] + b[0]) / 2;
  const y = (a[1] + b[1]) / 2;
  const size = o.size ?? 2.15;
  const named = upright
    ? words(x - 0.9, y, label, { size, anchor: 'middle', turn: -90, fill: colour })
    : words(x, y - 0.9, label, { size, anchor: 'middle', fill: colour });
  return (
    line([a, b], { stroke: colour, width: 0.12 }) +
    tick(a) +
    tick(b) +
    stub(a) +
    stub(b) +
    (label === '' ? '' : named)
  );
}

/** A chain of dimensions along one level, each labelled in millimetres. */
export const chain = (
  stops: readonly number[],
  at: (metres: number) => Pt,
  size?: number,
): string =>
  stops
    .slice(1)
    .map((stop, i) => {
      const from = stops[i] ?? stop;
      const length = Math.abs(stop - from);
      return dimension(
        at(from),
        at(stop),
        length < 0.35 ? '' : millimetres(length),
        size === undefined ? {} : { size },
      );
    })
    .join('');

/** North up, with the sun on that side. */
export function north(x: number, y: number, r = 6): string {
  return (
    ring(x, y, r, { width: 0.18 }) +
    shape(
      [
        [x, y - r - 2.4],
        [x - r * 0.32, y + r * 0.72],
        [x, y + r * 0.42],
      ],
      { fill: P.line },
    ) +
    shape(
      [
        [x, y - r - 2.4],
        [x + r * 0.32, y + r * 0.72],
        [x, y + r * 0.42],
      ],
      { stroke: P.line, width: 0.18, fill: '#fff' },
    ) +
    words(x, y - r - 3.6, 'N', { size: 3.2, anchor: 'middle', display: true })
  );
}

/** A bar of alternate metres; `scale` is millimetres of paper for a metre. */
export function scaleBar(
  x: number,
  y: number,
  scale: number,
  stops: readonly number[],
  title: string,
): string {
  const parts = stops.slice(1).map((stop, i) => {
    const from = stops[i] ?? 0;
    return rect(x + from * scale, y, (stop - from) * scale, 1.3, {
      fill: i % 2 === 0 ? P.line : '#fff',
      stroke: P.line,
      width: 0.15,
    });
  });
  const labels = stops.map((stop, i) =>
    words(x + stop * scale, y - 0.9, i === stops.length - 1 ? `${stop} m` : String(stop), {
      size: 2.1,
      anchor: 'middle',
    }),
  );
  return parts.join('') + labels.join('') + words(x, y + 4, title, { size: 2.1 });
}

/** A tree in plan: a loose crown, its stem, and a few leaf marks. */
export function tree(x: number, y: number, r: number, chance: Rng, pen: Pen = {}): string {
  const bumps = Math.max(9, Math.round(r * 3.2));
  const crown = Array.from({ length: bumps }, (_, i): Pt => {
    const a = (i / bumps) * Math.PI * 2;
    const q = r * (1 + (i % 2 === 0 ? 0.04 : -0.05) + chance.u(-0.04, 0.04));
    return [x + Math.cos(a) * q, y + Math.sin(a) * q];
  });
  const leaves = Array.from({ length: Math.round(r * 2.4) }, () => {
    const a = chance.u(0, Math.PI * 2);
    const q = r * Math.sqrt(chance.u(0.06, 0.72));
    const at: Pt = [x + Math.cos(a) * q, y + Math.sin(a) * q];
    return line([at, [at[0] + chance.u(0.4, 0.8), at[1] - chance.u(0.2, 0.6)]], {
      stroke: pen.stroke ?? P.leaf,
      width: 0.14,
      round: true,
    });
  }).join('');
  return (
    curve(crown, { stroke: P.leaf, width: 0.2, fill: '#e3e6d6', ...pen }, true) +
    leaves +
    ring(x, y, 0.35, { fill: pen.stroke ?? P.leaf })
  );
}

let clips = 0;
export const resetClips = (): void => {
  clips = 0;
};

/** Parallel lines inside a polygon. `slope` is dy/dx of the lines on paper. */
export function hatch(pts: readonly Pt[], gap: number, pen: Pen = {}, slope = -1): string {
  const xs = pts.map((p) => p[0]);
  const ys = pts.map((p) => p[1]);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const rise = slope * (x1 - x0);
  let d = '';
  for (let y = Math.min(y0, y0 - rise) - gap; y < Math.max(y1, y1 - rise) + gap; y += gap) {
    d += `M${mm(x0)} ${mm(y)}L${mm(x1)} ${mm(y + rise)}`;
  }
  clips += 1;
  const id = `clip-${clips}`;
  return `<clipPath id="${id}"><path d="M${points(pts)}Z"/></clipPath><g clip-path="url(#${id})">${path(d, pen)}</g>`;
}

export const clipped = (pts: readonly Pt[], inner: string): string => {
  clips += 1;
  const id = `clip-${clips}`;
  return `<clipPath id="${id}"><path d="M${points(pts)}Z"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
};

/** Metres to paper: x to the right, y up the page. */
export const placed =
  (scale: number, ox: number, oy: number) =>
  (x: number, y: number): Pt => [ox + x * scale, oy - y * scale];

export const svg = (w: number, h: number, alt: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${mm(w)}mm" height="${mm(h)}mm" viewBox="0 0 ${mm(w)} ${mm(h)}" role="img" aria-label="${escape(alt).replaceAll('"', '&quot;')}">${body}</svg>`;
