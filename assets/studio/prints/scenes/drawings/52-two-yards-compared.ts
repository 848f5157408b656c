import { f, mark, P, times } from '../../kit/ink.ts';
import { INK, label, pen, scaleBar } from '../../kit/draw.ts';
import type { Sheet } from '../../kit/paper.ts';
import { DRAWING, type Scene } from '../../kit/scene.ts';
import { italic, mid, title } from './common.ts';

function twoYards(b: Sheet): void {
  const { r } = b;
  const p = pen(r);
  title(b, 'Two yards', 'At one scale, both imagined from the type: the village, and the suburb');
  const k = 15.5;
  // village yard
  {
    const x = 130;
    const y = 250;
    const w = 36 * k;
    const h = 40 * k;
    b.add(
      p.washRect(x, y, w, h, P.straw, 0.4),
      p.stoneWall(x, y, w, 12),
      p.stoneWall(x, y, 12, h),
      p.stoneWall(x + w - 12, y, 12, h),
      p.stoneWall(x, y + h - 12, w * 0.34, 12),
      p.stoneWall(x + w * 0.46, y + h - 12, w * 0.54, 12),
    );
    b.add(
      p.washRect(x + 150, y + 40, 170, 130, P.rust, 0.9),
      p.rect(x + 150, y + 40, 170, 130, 2.6),
      p.line([x + 150, y + 105], [x + 320, y + 105], 1.8),
      p.washRect(x + 30, y + 150, 80, 170, P.earth, 0.8),
      p.rect(x + 30, y + 150, 80, 170, 2.4),
    );
    b.add(
      p.rect(x + 170, y + 190, 150, 90, 1.8),
      times(70, () =>
        mark(
          x + 170 + r.u(0, 150),
          y + 190 + r.u(0, 90),
          r.u(0, 3),
          16,
          4,
          r() < 0.5 ? P.leaf : P.sage,
          r,
        ),
      ),
    );
    for (let row = 0; row < 4; row++)
      b.add(
        p.washRect(x + 180, y + 330 + row * 38, 150, 24, P.earth, 0.7),
        times(
          8,
          (i) =>
            `<circle cx="${f(x + 192 + i * 18)}" cy="${f(y + 342 + row * 38)}" r="5.5" fill="${row % 2 ? P.rust : P.leaf}"/>`,
        ),
      );
    for (let i = 0; i < 8; i++)
      b.add(
        p.treePlan(
          x + 400 + (i % 2) * 84,
          y + 170 + Math.floor(i / 2) * 112,
          34,
          i % 3 ? P.leaf : P.sage,
        ),
      );
    b.add(
      `<circle cx="${x + 376}" cy="${y + 90}" r="20" fill="none" stroke="${INK}" stroke-width="2.4"/>`,
      p.washRect(x + 356, y + 70, 40, 40, P.rust, 0.6),
      p.rect(x + 190, y + 210, 60, 30, 2),
    );
    b.text(
      label(x, y + h + 46, 'Village yard, about 36 × 40 m', 32) +
        label(x + 235, y + 96, 'house', 26, { ...mid, italic: true, fill: P.paper }) +
        label(x + 70, y + 240, 'barn', 26, { ...mid, italic: true }) +
        label(x + 250, y + 312, 'vine and table', 25, { ...mid, italic: true }) +
        label(x + 256, y + 504, 'beds', 26, { ...mid, italic: true }) +
        label(x + 442, y + 94, 'oven', 25, { ...mid, italic: true }) +
        label(x + 446, y + 590, 'orchard', 26, { ...mid, italic: true }),
    );
  }
  // suburban block, 15 x 45
  {
    const x = 930;
    const y = 216;
    const w = 17 * k;
    const h = 44 * k;
    b.add(
      p.washRect(x, y, w, h, P.sage, 0.4),
      p.rect(x, y, w, h, 2.4),
      times(
        46,
        (i) =>
          p.line([x - 3, y + 6 + i * 14.8], [x + 3, y + 6 + i * 14.8], 2) +
          p.line([x + w - 3, y + 6 + i * 14.8], [x + w + 3, y + 6 + i * 14.8], 2),
      ),
    );
    b.add(
      p.washRect(x + 40, y + h - 270, 170, 200, P.rust, 0.9),
      p.rect(x + 40, y + h - 270, 170, 200, 2.6),
      p.line([x + 125, y + h - 270], [x + 125, y + h - 70], 1.8),
      p.washRect(x + 180, y + 150, 74, 120, P.earth, 0.8),
      p.rect(x + 180, y + 150, 74, 120, 2.4),
    );
    b.add(
      p.rect(x + 50, y + h - 376, 130, 92, 1.8),
      times(60, () =>
        mark(
          x + 50 + r.u(0, 130),
          y + h - 376 + r.u(0, 92),
          r.u(0, 3),
          16,
          4,
          r() < 0.5 ? P.leaf : P.sage,
          r,
        ),
      ),
      p.rect(x + 74, y + h - 350, 52, 26, 2),
    );
    for (let row = 0; row < 5; row++)
      b.add(
        p.washRect(x + 18, y + 60 + row * 38, 140, 24, P.earth, 0.7),
        times(
          8,
          (i) =>
            `<circle cx="${f(x + 28 + i * 17)}" cy="${f(y + 72 + row * 38)}" r="5.5" fill="${row % 2 ? P.rust : P.leaf}"/>`,
        ),
      );
    b.add(
      p.treePlan(x + 214, y + 60, 34, P.leaf),
      p.treePlan(x + 214, y + 330, 28, P.sage),
      p.treePlan(x + 60, y + h - 30, 22, P.leaf),
      `<circle cx="${x + 100}" cy="${y + 270}" r="26" fill="none" stroke="${INK}" stroke-width="1.6" stroke-dasharray="5 5"/>`,
      p.line([x + 74, y + 270], [x + 126, y + 270], 1.6),
      p.line([x + 100, y + 244], [x + 100, y + 296], 1.6),
    );
    b.add(p.washRect(x - 60, y + h + 6, w + 120, 40, P.stone, 0.45));
    b.text(
      label(x - 30, y + h + 88, 'Suburban block, about 17 × 44 m', 32) +
        label(x + 125, y + h - 160, 'house', 26, { ...mid, italic: true, fill: P.paper }) +
        label(x + w + 16, y + 214, 'garage, shed', 26, italic) +
        label(x + w + 16, y + h - 330, 'vine and table', 26, italic) +
        label(x + w + 16, y + 120, 'peppers, tomatoes', 26, italic) +
        label(x + w + 16, y + 282, 'clothes hoist', 26, italic) +
        label(x + w + 16, y + h + 34, 'street', 26, italic),
    );
    for (const [ax, ay, ty] of [
      [x + 250, y + 210, y + 206],
      [x + 176, y + h - 334, y + h - 338],
      [x + 156, y + 120, y + 112],
      [x + 128, y + 270, y + 274],
    ] as const)
      b.add(p.line([ax, ay], [x + w + 10, ty], 1));
  }
  b.add(scaleBar(1330, 1000, k, 2, 5));
  b.text(label(1326, 1042, '0', 24) + label(1330 + k * 10 - 26, 1042, '10 m', 24));
}

export const scene: Scene = { seed: 252, draw: twoYards, bleed: true, finish: DRAWING };
