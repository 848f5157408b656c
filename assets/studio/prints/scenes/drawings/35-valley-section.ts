import {
  clip,
  f,
  gouge,
  limb,
  mark,
  outline,
  P,
  smooth,
  stroke,
  times,
  type Pt,
} from '../../kit/ink.ts';
import { INK, label, pen } from '../../kit/draw.ts';
import type { Sheet } from '../../kit/paper.ts';
import { tree } from '../../kit/plants.ts';
import { cottage, church } from '../../kit/buildings.ts';
import { DRAWING, type Scene } from '../../kit/scene.ts';
import { italic, mid, title } from './common.ts';

function valleySection(b: Sheet): void {
  const { r } = b;
  const p = pen(r);
  const gy = (x: number): number => {
    const pts: Pt[] = [
      [60, 850],
      [330, 858],
      [380, 880],
      [430, 858],
      [640, 830],
      [800, 740],
      [900, 660],
      [1040, 600],
      [1180, 480],
      [1330, 350],
      [1460, 270],
      [1545, 250],
    ];
    for (let i = 0; i < pts.length - 1; i++) {
      const a = pts[i] ?? [0, 0];
      const z = pts[i + 1] ?? a;
      if (x <= z[0]) {
        const q = (x - a[0]) / (z[0] - a[0]);
        const s = q * q * (3 - 2 * q);
        return a[1] + (z[1] - a[1]) * (q * 0.6 + s * 0.4);
      }
    }
    return 250;
  };
  const line: Pt[] = [];
  for (let x = 60; x <= 1540; x += 10) line.push([x, gy(x)]);
  const cut: Pt[] = [...line, [1540, 950], [60, 950]];
  b.add(
    p.wash(
      [
        [60, 300],
        [1540, 120],
        [1540, 420],
        [60, 700],
      ],
      P.sky,
      0.25,
    ),
    `<path d="${outline(cut)}" fill="${P.earth}" opacity=".55"/>`,
    clip(
      outline(cut),
      times(520, () => {
        const x = r.u(60, 1540);
        return mark(
          x,
          gy(x) + r.u(10, 520),
          Math.atan((gy(x + 12) - gy(x - 12)) / 24) + r.g(0, 0.2),
          r.u(20, 60),
          2,
          r() < 0.6 ? P.clay : P.rust,
          r,
        );
      }),
    ),
    stroke(smooth(line, false), INK, 4),
  );
  // river, maize flats
  b.add(
    `<path d="M345 862Q382 884 420 862Q382 872 345 862Z" fill="${P.indigo}" stroke="${INK}" stroke-width="2"/>`,
    times(3, (i) => stroke(`M356 ${858 - i * 2}q10 -5 20 0t20 0`, P.water, 2)),
  );
  for (let i = 0; i < 22; i++) {
    const x = 80 + i * 11.4;
    b.add(
      limb([x, gy(x)], [x + r.u(-3, 3), gy(x) - r.u(30, 42)], 1.6, 1.2, P.leaf),
      mark(x + 3, gy(x) - 22, -0.7, 16, 2, P.sage, r),
      mark(x - 3, gy(x) - 28, -2.4, 16, 2, P.sage, r),
    );
  }
  for (let i = 0; i < 4; i++)
    b.add(
      tree(r, {
        x: 310 + i * 46 + (i > 1 ? 14 : 0),
        y: gy(310 + i * 46) + 4,
        h: 120 + (i % 2) * 40,
        kind: 'poplar',
      }),
    );
  for (let i = 0; i < 7; i++) {
    const x = 500 + i * 36;
    b.add(
      p.line([x, gy(x)], [x, gy(x) + 12], 3),
      times(8, (j) => mark(x + 4 + j * 4, gy(x + j * 4) - 10, -1.5, 20, 1.6, P.ochre, r)),
    );
  }
  // orchard, village, church, spring
  for (let i = 0; i < 5; i++)
    b.add(
      tree(r, {
        x: 768 + i * 24,
        y: gy(768 + i * 24) + 4,
        h: 62,
        kind: i % 2 ? 'blossom' : 'round',
      }),
    );
  for (let i = 0; i < 5; i++) {
    const x = 880 + i * 44;
    b.add(cottage(r, x, gy(x + 18) + 2, 40, 32));
  }
  b.add(
    church(1020, gy(1020) + 4, 74),
    `<circle cx="1108" cy="${f(gy(1108))}" r="8" fill="${P.indigo}"/>`,
    gouge(
      [
        [1108, gy(1108)],
        [1050, gy(1050) + 16],
        [960, gy(960) + 18],
      ],
      3,
      P.indigo,
      r,
    ),
  );
  for (let i = 0; i < 15; i++)
    b.add(
      tree(r, {
        x: 1150 + i * 15,
        y: gy(1150 + i * 15) + 4,
        h: r.u(60, 96),
        leaf: i % 3 ? P.deep : P.leaf,
        dark: P.ink,
      }),
    );
  for (let i = 0; i < 9; i++) {
    const x = 1405 + i * 15;
    b.add(
      `<g transform="translate(${x} ${f(gy(x) - 2)})"><ellipse cx="0" cy="-7" rx="7" ry="4.6" fill="${P.wool}" stroke="${INK}" stroke-width="1.4"/><circle cx="7" cy="-10" r="2.6" fill="${INK}"/></g>`,
    );
  }
  // sun at noon in winter, from the left
  b.add(
    `<circle cx="250" cy="330" r="40" fill="${P.ochre}"/>`,
    times(16, (i) => {
      const a = i * 0.393;
      return gouge(
        [
          [250 + Math.cos(a) * 50, 330 + Math.sin(a) * 50],
          [250 + Math.cos(a) * 62, 330 + Math.sin(a) * 62],
          [250 + Math.cos(a) * 74, 330 + Math.sin(a) * 74],
        ],
        3,
        P.ochre,
      );
    }),
    times(
      4,
      (i) =>
        `<path d="M${310 + i * 16} ${352 - i * 18}L${860 + i * 60} ${620 - i * 34}" stroke="${P.ochre}" stroke-width="2" stroke-dasharray="10 9"/>`,
    ),
  );
  title(
    b,
    'Section through a valley',
    'A common order of things, south at the left; imagined, heights exaggerated',
  );
  b.text(label(110, 440, 'winter sun', 27, italic));
  const names: [number, number, string][] = [
    [190, 0, 'river flats: maize'],
    [382, 1, 'poplars, mill'],
    [590, 0, 'grain terraces'],
    [790, 1, 'orchards'],
    [975, 0, 'village, on the break of slope'],
    [1225, 1, 'oak forest'],
    [1455, 0, 'summer pasture'],
  ];
  for (const [x, row, words] of names) {
    b.add(p.line([x, gy(x) + 16], [x, 962 + row * 38], 1));
    b.text(label(x, 990 + row * 38, words, 27, { ...mid, italic: true }));
  }
  b.text(label(1120, gy(1108) - 116, 'spring', 26, italic));
  b.add(p.line([1108, gy(1108) - 8], [1122, gy(1108) - 110], 1));
}

export const scene: Scene = {
  seed: 235,
  draw: valleySection,
  bleed: true,
  finish: { ...DRAWING, wobble: 0.9, salt: 0.4 },
};
