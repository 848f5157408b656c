import { clip, f, mark, outline, P, smooth, times, type Pt } from '../../kit/ink.ts';
import { INK, label, northMark, pen, scaleBar } from '../../kit/draw.ts';
import type { Sheet } from '../../kit/paper.ts';
import { DRAWING, type Scene } from '../../kit/scene.ts';
import { italic, mid, title } from './common.ts';

function yardPlan(b: Sheet): void {
  const { r } = b;
  const p = pen(r);
  const x = 150;
  const y = 210;
  const w = 980;
  const h = 740;
  b.add(
    p.washRect(x, y, w, h, P.straw, 0.4),
    p.washRect(x + w * 0.52, y + h * 0.42, w * 0.46, h * 0.56, P.sage, 0.55),
  );
  const wall = (a: number, c: number, d: number, e: number): string => p.stoneWall(a, c, d, e);
  b.add(
    wall(x, y, w, 24),
    wall(x, y + 24, 24, h - 48),
    wall(x + w - 24, y + 24, 24, h - 48),
    wall(x, y + h - 24, w * 0.3, 24),
    wall(x + w * 0.42, y + h - 24, w * 0.58, 24),
  );
  // house and barn roofs
  const roof = (a: number, c: number, d: number, e: number, col: string): string => {
    const q = Math.min(d, e) / 2;
    const ridge: readonly [Pt, Pt] =
      d > e
        ? [
            [a + q, c + q],
            [a + d - q, c + q],
          ]
        : [
            [a + q, c + q],
            [a + q, c + e - q],
          ];
    return (
      p.washRect(a, c, d, e, col, 0.95) +
      p.rect(a, c, d, e, 3) +
      p.line(ridge[0], ridge[1], 2.2) +
      [
        [a, c],
        [a, c + e],
      ]
        .map((m) =>
          p.line([m[0] ?? 0, m[1] ?? 0], d > e ? ridge[0] : m[1] === c ? ridge[0] : ridge[1], 1.8),
        )
        .join('') +
      [
        [a + d, c],
        [a + d, c + e],
      ]
        .map((m) =>
          p.line([m[0] ?? 0, m[1] ?? 0], d > e ? ridge[1] : m[1] === c ? ridge[0] : ridge[1], 1.8),
        )
        .join('') +
      times(Math.round(d / 14), (i) =>
        p.line([a + 8 + i * 14, c + 5], [a + 8 + i * 14, c + e - 5], 0.7, 0.4),
      )
    );
  };
  b.add(
    roof(x + 190, y + 46, 360, 210, P.rust),
    p.washRect(x + 370, y + 256, 180, 56, P.ochre, 0.8),
    p.rect(x + 370, y + 256, 180, 56, 2),
    times(11, (i) => p.line([x + 378 + i * 16, y + 260], [x + 378 + i * 16, y + 308], 0.8, 0.6)),
    roof(x + 40, y + 320, 130, 250, P.earth),
    roof(x + 700, y + 40, 230, 100, P.earth),
  );
  // cobbled court
  const court: Pt[] = [
    [x + 190, y + 320],
    [x + 520, y + 330],
    [x + 500, y + 520],
    [x + 400, y + 716],
    [x + 300, y + 716],
    [x + 200, y + 560],
  ];
  b.add(
    clip(
      outline(court),
      times(330, () => {
        const cx = r.u(x + 180, x + 530);
        const cy = r.u(y + 310, y + 730);
        const q = r.u(8, 15);
        return `<path d="${smooth([
          [cx - q, cy],
          [cx - q * 0.5, cy - q * 0.6],
          [cx + q * 0.5, cy - q * 0.6],
          [cx + q, cy],
          [cx, cy + q * 0.5],
        ])}" fill="${r() < 0.5 ? P.paper2 : P.paper}" stroke="${INK}" stroke-width="1"/>`;
      }),
    ),
  );
  // vine over the court
  b.add(
    p.rect(x + 215, y + 335, 250, 130, 2),
    times(9, (i) => p.line([x + 215 + i * 31, y + 335], [x + 215 + i * 31, y + 465], 1.2)),
    times(90, () =>
      mark(
        x + 215 + r.u(0, 250),
        y + 335 + r.u(0, 130),
        r.u(0, 3),
        20,
        5,
        r() < 0.5 ? P.leaf : P.sage,
        r,
      ),
    ),
    times(
      9,
      () =>
        `<circle cx="${f(x + 215 + r.u(10, 240))}" cy="${f(y + 335 + r.u(10, 120))}" r="6" fill="${P.grape}"/>`,
    ),
  );
  // well, oven, dung, beehives, beds, orchard
  b.add(
    `<circle cx="${x + 560}" cy="${y + 400}" r="34" fill="${P.indigo}" stroke="${INK}" stroke-width="8"/>`,
    p.wash(
      [
        [x + 590, y + 70],
        [x + 660, y + 70],
        [x + 665, y + 140],
        [x + 590, y + 145],
      ],
      P.rust,
      0.8,
    ),
    `<circle cx="${x + 626}" cy="${y + 108}" r="30" fill="none" stroke="${INK}" stroke-width="2.6"/>`,
    p.wash(
      [
        [x + 60, y + 600],
        [x + 150, y + 610],
        [x + 140, y + 690],
        [x + 56, y + 680],
      ],
      P.earth,
      0.9,
    ),
    times(26, () => mark(x + 100 + r.g(0, 24), y + 645 + r.g(0, 22), r.u(0, 3), 18, 2, P.ink, r)),
    times(
      5,
      (i) =>
        `<circle cx="${f(x + 720 + i * 44)}" cy="${y + 176}" r="15" fill="${P.ochre}" stroke="${INK}" stroke-width="2"/>`,
    ),
  );
  for (let row = 0; row < 5; row++) {
    b.add(
      p.washRect(x + 560, y + 470 + row * 48, 170, 32, P.earth, 0.7),
      p.rect(x + 560, y + 470 + row * 48, 170, 32, 1.2),
      times(
        9,
        (i) =>
          `<circle cx="${f(x + 574 + i * 18)}" cy="${y + 486 + row * 48}" r="6.5" fill="${[P.leaf, P.rust, P.sage][row % 3]}"/>`,
      ),
    );
  }
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 4; i++) {
      const tx = x + 790 + row * 70 + (i % 2) * 10;
      const ty = y + 330 + i * 108 + (row % 2) * 24;
      b.add(p.treePlan(tx, ty, 40, i % 2 ? P.leaf : P.sage));
    }
  b.add(p.treePlan(x + 690, y + 270, 56, P.leaf));
  // lane outside, gate
  b.add(
    p.washRect(x - 40, y + h + 14, w + 110, 60, P.ochre, 0.35),
    times(60, () =>
      mark(x + r.u(-30, w + 60), y + h + r.u(20, 66), 0, r.u(14, 40), 1.4, P.earth, r),
    ),
    p.line([x + w * 0.3, y + h - 12], [x + w * 0.3 + 50, y + h - 62], 2.6),
    p.line([x + w * 0.42, y + h - 12], [x + w * 0.42 - 50, y + h - 62], 2.6),
  );
  const key = [
    'house, gallery to the south',
    'vine over the paved court',
    'bread oven',
    'store and beehives',
    'barn',
    'dung heap, far from the well',
    'well',
    'vegetable beds',
    'orchard',
    'gate, wide enough for a cart',
  ];
  const at: Pt[] = [
    [x + 370, y + 150],
    [x + 340, y + 400],
    [x + 626, y + 108],
    [x + 815, y + 90],
    [x + 105, y + 445],
    [x + 100, y + 645],
    [x + 560, y + 400],
    [x + 645, y + 582],
    [x + 866, y + 460],
    [x + 352, y + h - 40],
  ];
  at.forEach((q, i) => {
    b.add(
      `<circle cx="${f(q[0])}" cy="${f(q[1])}" r="21" fill="${P.paper}" stroke="${INK}" stroke-width="1.8"/>`,
    );
    b.text(label(q[0], q[1] + 10, `${i + 1}`, 28, mid));
  });
  key.forEach((words, i) =>
    b.text(
      label(1210, 330 + i * 54, `${i + 1}`, 30) + label(1250, 330 + i * 54, words, 28, italic),
    ),
  );
  title(b, 'House and yard', 'Site plan, drawn from the type; not a survey');
  b.add(northMark(1480, 150, true), scaleBar(1210, 920, 35, 4, 2));
  b.text(
    label(1480, 84, 'N', 30, mid) +
      label(1205, 958, '0', 24) +
      label(1470, 958, '8 m', 24) +
      label(x + w - 90, y + h + 54, 'lane', 28, italic),
  );
}

export const scene: Scene = { seed: 243, draw: yardPlan, bleed: true, finish: DRAWING };
