import { f, P, times } from '../../kit/ink.ts';
import { INK, label, northMark, pen, scaleBar } from '../../kit/draw.ts';
import type { Sheet } from '../../kit/paper.ts';
import { DRAWING, type Scene } from '../../kit/scene.ts';
import { italic, mid, title, dimension } from './common.ts';

function upperFloor(b: Sheet): void {
  const { r } = b;
  const p = pen(r);
  const k = 84;
  const x = 200;
  const y = 240;
  const w = 10.2 * k;
  const h = 8.2 * k;
  const t = 0.24 * k;
  const left = w * 0.46;
  b.add(
    p.planks(x + t, y + t, left - t, h - 2 * t),
    p.planks(x + left, y + t, w - left - t, h * 0.56, false),
    p.planks(x + left, y + h * 0.62, w - left, h * 0.38),
    p.washRect(x + left, y + h * 0.62, w - left, h * 0.38, P.sage, 0.4),
  );
  b.add(
    p.frameWall(x, y, w, t),
    p.frameWall(x, y + t, t, h - t),
    p.frameWall(x + t, y + h - t, left - t, t),
    p.frameWall(x + w - t, y + t, t, h * 0.6),
    p.frameWall(x + left, y + t, 14, h - t),
    p.frameWall(x + left + 14, y + h * 0.6, w - left - 14, t * 0.8),
    p.frameWall(x + t, y + h * 0.47, left - t, 14),
  );
  for (const q of [0.05, 0.18, 0.31]) b.add(p.window(x + w * q, y + h - t - 1, 0.85 * k, t + 2));
  for (const q of [0.12, 0.3, 0.62, 0.78]) b.add(p.window(x - 1, y + h * q, t + 2, 0.8 * k));
  for (const q of [0.2, 0.66]) b.add(p.window(x + w * q, y - 1, 0.8 * k, t + 2));
  for (const q of [0.14, 0.34]) b.add(p.window(x + w - t - 1, y + h * q, t + 2, 0.8 * k));
  const gap = (gx: number, gy: number, gw: number, gh: number): string =>
    `<rect x="${f(gx)}" y="${f(gy)}" width="${f(gw)}" height="${f(gh)}" fill="${P.paper}"/>`;
  b.add(
    gap(x + w * 0.58, y + h * 0.6 - 2, 0.9 * k, t + 4),
    p.line([x + w * 0.58, y + h * 0.6], [x + w * 0.58, y + h * 0.6 - 0.9 * k], 2),
    gap(x + left - 2, y + h * 0.7, 18, 0.9 * k),
    p.line([x + left, y + h * 0.7], [x + left - 0.9 * k, y + h * 0.7], 2),
    gap(x + w * 0.3, y + h * 0.47 - 2, 0.85 * k, 18),
  );
  // built-in benches, rugs, cupboards, loom, stair
  const rug = (
    a: number,
    c: number,
    d: number,
    e: number,
    cols: readonly [string, string, string],
  ): void => {
    b.add(
      p.washRect(a, c, d, e, cols[0], 0.85),
      times(
        8,
        (i) =>
          `<rect x="${f(a + d * (0.05 + i * 0.118))}" y="${f(c + 3)}" width="${f(d * 0.045)}" height="${f(e - 6)}" fill="${i % 2 ? cols[1] : cols[2]}" opacity=".75"/>`,
      ),
      times(
        11,
        (i) =>
          p.line([a - 10, c + (e * (i + 0.5)) / 11], [a, c + (e * (i + 0.5)) / 11], 0.9) +
          p.line([a + d, c + (e * (i + 0.5)) / 11], [a + d + 10, c + (e * (i + 0.5)) / 11], 0.9),
      ),
      p.rect(a, c, d, e, 1.4),
    );
  };
  for (const [a, c, d, e] of [
    [x + t, y + h - t - 46, left - t, 46],
    [x + t, y + h * 0.5, 46, h * 0.34],
    [x + t, y + t, 46, h * 0.44],
  ] as const)
    b.add(p.washRect(a, c, d, e, P.sage, 0.7), p.rect(a, c, d, e, 1.5));
  rug(x + 110, y + h * 0.6, 200, 130, [P.rust, P.ink, P.ochre]);
  rug(x + 110, y + h * 0.16, 170, 120, [P.indigo, P.ochre, P.rust]);
  rug(x + w * 0.6, y + h * 0.2, 210, 140, [P.rust, P.indigo, P.straw]);
  b.add(
    p.washRect(x + left - 66, y + t, 62, h * 0.3, P.earth, 0.6),
    p.rect(x + left - 66, y + t, 62, h * 0.3, 1.6),
    p.line([x + left - 35, y + t], [x + left - 35, y + t + h * 0.3], 1.2),
    p.washRect(x + left + 14, y + h * 0.3, 58, 110, P.rust, 0.6),
    p.rect(x + left + 14, y + h * 0.3, 58, 110, 2),
  );
  b.add(
    times(5, (i) => {
      const px = x + left + 10 + (i * (w - left - 26)) / 4;
      return `<rect x="${f(px - 10)}" y="${f(y + h - 24)}" width="21" height="21" fill="${INK}"/>`;
    }),
    times(
      2,
      (i) =>
        `<rect x="${f(x + w - 19)}" y="${f(y + h * (0.62 + i * 0.17))}" width="19" height="19" fill="${INK}"/>`,
    ),
  );
  for (const d of [9, 17])
    b.add(
      p.line([x + left, y + h - d], [x + w, y + h - d], 1.5),
      p.line([x + w - d + 4, y + h * 0.62], [x + w - d + 4, y + h], 1.5),
    );
  b.add(
    p.rect(x + w * 0.75, y + h * 0.72, 140, 100, 2),
    p.line([x + w * 0.75, y + h * 0.72 + 32], [x + w * 0.75 + 140, y + h * 0.72 + 32], 1.4),
    p.line([x + w * 0.75, y + h * 0.72 + 66], [x + w * 0.75 + 140, y + h * 0.72 + 66], 1.4),
    times(22, (i) =>
      p.line(
        [x + w * 0.75 + 8 + i * 5.8, y + h * 0.72 + 4],
        [x + w * 0.75 + 8 + i * 5.8, y + h * 0.72 + 96],
        0.8,
        0.8,
      ),
    ),
  );
  b.add(
    times(8, (i) =>
      p.line(
        [x + left + 34 + i * 24, y + h * 0.66],
        [x + left + 34 + i * 24, y + h * 0.66 + 66],
        1.6,
      ),
    ),
    p.rect(x + left + 34, y + h * 0.66, 168, 66, 1.8),
  );
  b.text(
    label(x + left / 2 + 16, y + h * 0.42, 'sleeping room', 30, { ...mid, italic: true }) +
      label(x + left / 2 + 20, y + h * 0.86, 'guest room', 30, { ...mid, italic: true }) +
      label(x + w * 0.73, y + h * 0.5, 'family room', 30, { ...mid, italic: true }) +
      label(x + w * 0.745, y + h * 0.935, 'čardak, open gallery', 30, { ...mid, italic: true }) +
      label(x + w * 0.75 + 70, y + h * 0.71, 'loom', 25, { ...mid, italic: true }),
  );
  title(
    b,
    'Upper floor',
    'Timber frame and adobe on the stone storey; study drawing, not a survey',
  );
  dimension(
    b,
    [x, y + h + 60],
    [x + w, y + h + 60],
    'about 10.2 m: jettied past the stone on two sides',
  );
  const nx = 1136;
  b.add(scaleBar(nx, 880, k, 4), northMark(1480, 150, true));
  b.text(
    label(nx - 5, 920, '0', 24) +
      label(nx + k * 4 - 20, 920, '4 m', 24) +
      label(1480, 84, 'N', 30, mid),
  );
  [
    ['thin walls', 'frame, adobe, clay and lime: 20–25 cm'],
    ['windows in rows', 'three to the south, two to every other side'],
    ['built-in benches', 'seats by day, beds by night'],
    ['cupboards', 'bedding is put away each morning'],
    ['the gallery', 'work, sleep and drying'],
  ].forEach(([a, c], i) =>
    b.text(label(nx, 350 + i * 92, a ?? '', 32) + label(nx, 384 + i * 92, c ?? '', 26, italic)),
  );
}

export const scene: Scene = { seed: 242, draw: upperFloor, bleed: true, finish: DRAWING };
