import { f, mark, P, smooth, stroke, times } from '../../kit/ink.ts';
import { INK, label, northMark, pen, scaleBar } from '../../kit/draw.ts';
import type { Sheet } from '../../kit/paper.ts';
import { DRAWING, type Scene } from '../../kit/scene.ts';
import { italic, mid, title, dimension } from './common.ts';

function groundFloor(b: Sheet): void {
  const { r } = b;
  const p = pen(r);
  const k = 86;
  const x = 210;
  const y = 270;
  const w = 9.8 * k;
  const h = 7.6 * k;
  const t = 0.75 * k;
  const stable = w * 0.42;
  b.add(
    p.washRect(x + t, y + t, w - 2 * t, h - 2 * t, P.straw, 0.45),
    p.washRect(x + t, y + t, stable - t, h - 2 * t, P.earth, 0.4),
  );
  b.add(
    times(110, () =>
      mark(
        x + t + r.u(8, stable - t - 8),
        y + t + r.u(8, h - 2 * t - 8),
        r.u(0, 3.1),
        r.u(8, 20),
        1,
        P.earth,
        r,
      ),
    ),
  );
  // cobbled threshold yard in front
  b.add(
    times(150, () => {
      const cx = x + r.u(-30, w + 30);
      const cy = y + h + r.u(16, 84);
      const q = r.u(8, 17);
      return `<path d="${smooth([
        [cx - q, cy],
        [cx - q * 0.5, cy - q * 0.6],
        [cx + q * 0.5, cy - q * 0.6],
        [cx + q, cy],
        [cx, cy + q * 0.5],
      ])}" fill="${r() < 0.5 ? P.paper2 : P.paper}" stroke="${INK}" stroke-width="1.1"/>`;
    }),
  );
  b.add(
    p.stoneWall(x, y, w, t),
    p.stoneWall(x, y + h - t, w, t),
    p.stoneWall(x, y + t, t, h - 2 * t),
    p.stoneWall(x + w - t, y + t, t, h - 2 * t),
    p.stoneWall(x + stable, y + t, 0.6 * k, h * 0.54),
    p.frameWall(x + stable + 0.6 * k, y + h * 0.48, w - stable - 0.6 * k - t, 0.2 * k),
  );
  const opening = (ox: number, oy: number, ow: number, oh: number): string =>
    `<rect x="${f(ox)}" y="${f(oy)}" width="${f(ow)}" height="${f(oh)}" fill="${P.paper}"/>`;
  const swing = (dx: number, dy: number, dw: number): string =>
    p.line([dx, dy], [dx, dy - dw], 2.4) +
    `<path d="M${f(dx)} ${f(dy - dw)}A${f(dw)} ${f(dw)} 0 0 1 ${f(dx + dw)} ${f(dy)}" fill="none" stroke="${INK}" stroke-width="1.2" stroke-dasharray="6 6"/>`;
  for (const [dx, dw] of [
    [x + w * 0.14, 1.6 * k],
    [x + w * 0.66, 1.05 * k],
  ] as const)
    b.add(
      opening(dx, y + h - t - 2, dw, t + 4),
      p.line([dx, y + h - t], [dx, y + h], 2.6),
      p.line([dx + dw, y + h - t], [dx + dw, y + h], 2.6),
      swing(dx, y + h - t, dw),
    );
  for (const q of [0.6, 0.82]) b.add(p.window(x + w * q, y - 1, 0.5 * k, t + 2));
  b.add(
    p.window(x + w - t - 1, y + h * 0.62, t + 2, 0.55 * k),
    p.window(x - 1, y + h * 0.3, t + 2, 0.4 * k),
  );
  // doorway between, barrels, mangers, hearth, stair, pithoi
  b.add(opening(x + stable - 2, y + h * 0.7, 0.6 * k + 4, 0.95 * k));
  for (let i = 0; i < 4; i++) {
    const cx = x + w * 0.56 + i * 84;
    const cy = y + t + 74;
    b.add(
      p.wash(
        [
          [cx - 30, cy - 46],
          [cx + 30, cy - 46],
          [cx + 36, cy],
          [cx + 30, cy + 46],
          [cx - 30, cy + 46],
          [cx - 36, cy],
        ],
        P.earth,
        0.8,
      ),
      stroke(
        smooth([
          [cx - 28, cy - 48],
          [cx + 28, cy - 48],
          [cx + 36, cy],
          [cx + 28, cy + 48],
          [cx - 28, cy + 48],
          [cx - 36, cy],
        ]),
        INK,
        2.2,
      ),
      p.line([cx - 33, cy - 18], [cx + 33, cy - 18], 1.3),
      p.line([cx - 33, cy + 18], [cx + 33, cy + 18], 1.3),
    );
  }
  b.add(
    times(
      3,
      (i) =>
        p.rect(x + t + 8, y + t + 30 + i * 128, 62, 104, 1.8) +
        times(5, () =>
          mark(
            x + t + 38 + r.u(-14, 14),
            y + t + 82 + i * 128 + r.u(-30, 30),
            r.u(1, 2.2),
            44,
            2,
            P.ochre,
            r,
          ),
        ),
    ),
  );
  b.add(
    times(3, (i) => {
      const cx = x + w * 0.56 + i * 70;
      const cy = y + h * 0.4;
      return `<circle cx="${f(cx)}" cy="${f(cy)}" r="25" fill="none" stroke="${INK}" stroke-width="2"/><circle cx="${f(cx)}" cy="${f(cy)}" r="11" fill="${P.rust}" opacity=".6"/>`;
    }),
  );
  const sx = x + stable + 0.75 * k;
  b.add(
    times(10, (i) => p.line([sx + i * 25, y + h * 0.54], [sx + i * 25, y + h * 0.54 + 84], 1.6)),
    p.line([sx, y + h * 0.54], [sx + 225, y + h * 0.54], 2),
    p.line([sx, y + h * 0.54 + 84], [sx + 225, y + h * 0.54 + 84], 2),
    p.line([sx + 12, y + h * 0.54 + 42], [sx + 210, y + h * 0.54 + 42], 1.4),
    p.line([sx + 210, y + h * 0.54 + 42], [sx + 192, y + h * 0.54 + 32], 1.4),
    p.line([sx + 210, y + h * 0.54 + 42], [sx + 192, y + h * 0.54 + 52], 1.4),
  );
  b.text(label(sx + 6, y + h * 0.54 + 118, 'up', 26, italic));
  b.add(
    p.washRect(x + w - t - 106, y + h * 0.52 + 26, 96, 96, P.rust, 0.7),
    p.rect(x + w - t - 106, y + h * 0.52 + 26, 96, 96, 2.2),
    mark(x + w - t - 58, y + h * 0.52 + 74, 1.2, 40, 6, P.rust, r),
    mark(x + w - t - 50, y + h * 0.52 + 76, 1.8, 30, 5, P.ochre, r),
  );
  b.text(
    label(x + stable / 2 + 26, y + h * 0.44, 'animals', 34, { ...mid, italic: true }) +
      label(x + w * 0.85, y + h * 0.415, 'cellar', 34, { ...mid, italic: true }) +
      label(x + w * 0.82, y + h * 0.81, 'hearth room', 34, { ...mid, italic: true }),
  );
  title(b, 'Ground floor', 'Study drawing after a common two-storey type; not a survey');
  dimension(b, [x, y + h + 118], [x + w, y + h + 118], 'about 9.8 m');
  dimension(b, [x - 56, y], [x - 56, y + h], 'about 7.6 m');
  const nx = 1180;
  [
    ['1', 'stone laid dry or in clay, 70–80 cm'],
    ['2', 'beaten earth floor, falls to the door'],
    ['3', 'mangers along the warm inner wall'],
    ['4', 'barrels and jars, north side'],
    ['5', 'hearth backing on the partition'],
    ['6', 'steep stair to the gallery above'],
  ].forEach(([n, t2], i) =>
    b.text(
      label(nx, 360 + i * 62, n ?? '', 32) + label(nx + 34, 360 + i * 62, t2 ?? '', 27, italic),
    ),
  );
  for (const [n, lx, ly] of [
    ['1', x + w * 0.34, y + t * 0.62],
    ['2', x + w * 0.34, y + h * 0.68],
    ['3', x + t + 92, y + t + 62],
    ['4', x + w * 0.51, y + t + 40],
    ['5', x + w - t - 136, y + h * 0.52 + 60],
    ['6', sx + 62, y + h * 0.54 + 52],
  ] as const) {
    b.add(
      `<circle cx="${f(lx)}" cy="${f(ly - 9)}" r="18" fill="${P.paper}" stroke="${INK}" stroke-width="1.6"/>`,
    );
    b.text(label(lx, ly, n, 26, mid));
  }
  b.add(scaleBar(nx, 860, k, 4), northMark(1480, 150, true));
  b.text(
    label(nx - 5, 900, '0', 24) +
      label(nx + k * 4 - 20, 900, '4 m', 24) +
      label(1480, 84, 'N', 30, mid),
  );
}

export const scene: Scene = { seed: 241, draw: groundFloor, bleed: true, finish: DRAWING };
