import {
  clip,
  gouge,
  mark,
  outline,
  P,
  poly,
  smooth,
  stroke,
  times,
  type Pt,
} from '../../kit/ink.ts';
import { INK, label, pen, scaleBar } from '../../kit/draw.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import { cabbage, tree, tuft } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { italic } from './common.ts';

function waterSection(b: Sheet): void {
  const { r } = b;
  const p = pen(r);
  const ground: Pt[] = [
    [60, 430],
    [330, 446],
    [560, 452],
    [600, 470],
    [640, 506],
    [690, 512],
    [720, 498],
    [760, 520],
    [880, 590],
    [930, 600],
    [985, 632],
    [1040, 640],
    [1075, 622],
    [1120, 660],
    [1230, 716],
    [1260, 740],
    [1330, 800],
    [1430, 806],
    [1490, 760],
    [1545, 748],
  ];
  const gy = (x: number): number => {
    for (let i = 0; i < ground.length - 1; i++) {
      const a = ground[i] ?? [0, 0];
      const z = ground[i + 1] ?? a;
      if (x <= z[0]) return a[1] + ((z[1] - a[1]) * (x - a[0])) / (z[0] - a[0]);
    }
    return 748;
  };
  const cut: Pt[] = [...ground, [1545, 960], [60, 960]];
  // rain
  b.add(
    times(5, (i) => {
      const x = 190 + i * 300;
      return p.wash(
        [
          [x - 90, 170],
          [x - 30, 130],
          [x + 50, 136],
          [x + 100, 172],
          [x, 184],
        ],
        P.stone,
        0.7,
      );
    }),
    times(230, () => mark(r.u(80, 1520), r.u(190, 420), 1.75, r.u(18, 44), 1.6, P.water, r)),
  );
  b.add(
    p.wash(cut, P.earth, 0.9),
    clip(
      outline(cut),
      times(520, () => {
        const x = r.u(60, 1545);
        return mark(
          x,
          gy(x) + r.u(12, 480),
          r.g(0.2, 0.2),
          r.u(18, 50),
          2,
          r() < 0.6 ? P.clay : P.rust,
          r,
        );
      }),
    ),
    stroke(smooth(ground, false), INK, 4),
  );
  // wet lens under each swale
  for (const [x, w] of [
    [668, 120],
    [1012, 130],
    [1390, 150],
  ] as const)
    b.add(
      clip(
        outline(cut),
        times(130, () => {
          const q = r.g(0, 0.5);
          return mark(
            x + q * w + r.u(0, 50),
            gy(x) + 14 + Math.abs(r.g(0, 46)) + Math.abs(q) * 20,
            r.g(0.35, 0.2),
            34,
            2.6,
            r() < 0.7 ? P.indigo : P.water,
            r,
          );
        }),
      ),
    );
  // house and tank
  b.add(
    p.washRect(180, 300, 250, 142, P.clay, 0.9),
    p.rect(180, 300, 250, 142, 3),
    poly(
      [
        [140, 306],
        [305, 214],
        [470, 306],
      ],
      P.stone,
      `stroke="${INK}" stroke-width="4"`,
    ),
    times(
      9,
      (i) =>
        p.line([305 - i * 17, 222 + i * 9.4], [305 - i * 17, 300], 1, 0.5) +
        p.line([305 + i * 17, 222 + i * 9.4], [305 + i * 17, 300], 1, 0.5),
    ),
    p.washRect(230, 340, 60, 100, P.rust, 0.9),
    p.rect(230, 340, 60, 100, 2),
    p.washRect(340, 344, 60, 54, P.paper, 1),
    p.rect(340, 344, 60, 54, 2),
    p.washRect(490, 352, 96, 98, P.stone, 0.95),
    p.rect(490, 352, 96, 98, 3),
    times(7, (i) => p.line([490, 364 + i * 13], [586, 364 + i * 13], 1, 0.6)),
    p.line([468, 310], [520, 352], 5),
  );
  // swale water, orchard, garden, pond
  b.add(
    `<path d="M604 478Q660 520 716 502L700 500Q660 504 612 478Z" fill="${P.indigo}"/>`,
    `<path d="M944 610Q1000 650 1070 628L1050 632Q1000 636 950 608Z" fill="${P.indigo}"/>`,
    `<path d="M1268 752Q1330 812 1430 812Q1476 800 1496 766Z" fill="${P.indigo}"/>`,
    times(9, () => mark(1380 + r.g(0, 60), 776 + r.u(0, 20), 0, 40, 2, P.paper, r)),
  );
  b.add(
    times(5, (i) => cabbage(r, 786 + i * 24, gy(786 + i * 24) + 2, 14)),
    tree(r, { x: 726, y: 504, h: 150 }),
    tree(r, { x: 890, y: 600, h: 180, kind: 'blossom' }),
    tree(r, { x: 1086, y: 632, h: 190 }),
    tree(r, { x: 1180, y: 694, h: 170, kind: 'blossom' }),
    times(9, (i) =>
      tuft(
        r,
        1250 + i * 9 + (i > 4 ? 190 : 0),
        gy(1250 + i * 9 + (i > 4 ? 190 : 0)) + 4,
        54,
        P.leaf,
        4,
      ),
    ),
    tree(r, { x: 1470, y: 770, h: 220, kind: 'gum' }),
    person(r, {
      x: 838,
      y: 566,
      h: 118,
      dir: -1,
      ...wear.youth,
      head: 'brim',
      hatc: P.straw,
      top: P.indigo,
      vest: P.indigo,
      low: P.earth,
      legwrap: P.earth,
      plain: true,
      armF: [2.4, 1.9],
    }),
  );
  // path of the water
  const arrow = (pts: readonly Pt[]): void => {
    const z = pts[pts.length - 1] ?? [0, 0];
    const q = pts[pts.length - 2] ?? z;
    const a = Math.atan2(z[1] - q[1], z[0] - q[0]);
    b.add(
      stroke(smooth(pts, false), P.indigo, 5, 'stroke-dasharray="14 9"'),
      poly(
        [
          [z[0] + Math.cos(a) * 18, z[1] + Math.sin(a) * 18],
          [z[0] + Math.cos(a + 2.4) * 15, z[1] + Math.sin(a + 2.4) * 15],
          [z[0] + Math.cos(a - 2.4) * 15, z[1] + Math.sin(a - 2.4) * 15],
        ],
        P.indigo,
      ),
    );
  };
  arrow([
    [590, 420],
    [620, 440],
    [640, 478],
  ]);
  arrow([
    [722, 484],
    [800, 510],
    [890, 566],
    [940, 594],
  ]);
  arrow([
    [1078, 606],
    [1160, 654],
    [1230, 700],
    [1262, 730],
  ]);
  b.text(
    label(96, 92, 'Water on a slope', 52) +
      label(620, 92, 'one rain, used several times on its way down', 29, italic),
  );
  const tag = (x: number, y: number, tx: number, words: string, row = 0): void => {
    b.add(p.line([x, y], [tx, 982 + row * 36], 1));
    b.text(label(tx, 1008 + row * 36, words, 27, { anchor: 'middle', italic: true }));
  };
  tag(305, 452, 300, 'roof');
  tag(540, 456, 460, 'tank for house and fire');
  tag(660, 520, 690, 'swale', 0);
  tag(830, 566, 850, 'garden', 1);
  tag(1010, 650, 1010, 'second swale');
  tag(1140, 680, 1160, 'orchard', 1);
  tag(1390, 816, 1390, 'pond');
  b.add(scaleBar(100, 1020, 34, 2, 2));
  b.text(label(96, 1056, '0', 24) + label(214, 1056, '4 m', 24));
  b.add(
    gouge(
      [
        [60, 960],
        [800, 964],
        [1545, 960],
      ],
      1.6,
      INK,
    ),
  );
}

export const scene: Scene = {
  seed: 402,
  draw: waterSection,
  bleed: true,
  finish: { wobble: 0.8, salt: 0.4, grain: 1, seed: 3 },
};
