import { window } from '../../kit/buildings.ts';
import {
  box,
  boxPath,
  clip,
  disc,
  gouge,
  hatch,
  limb,
  mark,
  outline,
  P,
  poly,
  times,
  type Pt,
} from '../../kit/ink.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person } from '../../kit/people.ts';
import { tomato, tree } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { ladder, smoke, stoneFace } from '../../kit/things.ts';
import { today, STAND } from './common.ts';

function ownerBuilderYear(b: Sheet): void {
  const { r, W, H } = b;
  b.add(box(0, 0, W, H, P.paper));
  const cells: [number, number][] = [
    [46, 46],
    [808, 46],
    [46, 542],
    [808, 542],
  ];
  const cw = 746;
  const ch = 480;
  const skies = [P.ochre, P.indigo, P.water, P.straw];
  const cuts = [P.straw, P.water, P.paper2, P.paper];
  const grass = [P.earth, P.leaf, P.sage, P.ochre];
  const grassCut = [P.ochre, P.deep, P.straw, P.straw];
  cells.forEach(([x, y], i) => {
    let s =
      box(x, y, cw, ch, skies[i] ?? P.ochre) +
      times(34, () =>
        mark(
          x + r.u(0, cw),
          y + r.u(10, 210),
          r.g(0, 0.03),
          r.u(40, 150),
          2.2,
          cuts[i] ?? P.paper,
          r,
          0.08,
        ),
      );
    if (i === 1)
      s += times(150, () =>
        mark(x + r.u(0, cw), y + r.u(0, 400), 1.72, r.u(20, 50), 1.4, P.paper2, r),
      );
    if (i === 3)
      s +=
        disc(x + 600, y + 100, 46, P.rust) +
        times(18, (k) => {
          const a = k * 0.349;
          return gouge(
            [
              [x + 600 + Math.cos(a) * 56, y + 100 + Math.sin(a) * 56],
              [x + 600 + Math.cos(a) * 68, y + 100 + Math.sin(a) * 68],
              [x + 600 + Math.cos(a) * 84, y + 100 + Math.sin(a) * 84],
            ],
            3.4,
            P.rust,
          );
        });
    const hp: Pt[] = [[x, y + ch]];
    for (let q = 0; q <= cw; q += 20)
      hp.push([x + q, y + 250 - 60 * b.n(q / 240, 3) - 20 * b.n(q / 70, 8)]);
    hp.push([x + cw, y + ch]);
    s +=
      poly(hp, [P.rust, P.deep, P.leaf, P.sage][i] ?? P.leaf) +
      clip(
        outline(hp),
        hatch(
          r,
          [x, y + 180, x + cw, y + 330],
          14,
          () => 1.1,
          34,
          2.2,
          [P.earth, P.indigo, P.sage, P.straw][i] ?? P.sage,
        ),
      );
    s +=
      box(x, y + 310, cw, 170, grass[i] ?? P.sage) +
      clip(
        boxPath(x, y + 310, cw, 170),
        hatch(
          r,
          [x, y + 310, x + cw, y + 480],
          13,
          (px, py) => Math.atan2(py - y - 250, px - x - 370),
          38,
          2.6,
          grassCut[i] ?? P.straw,
        ),
      );
    s += tree(r, {
      x: x + 90,
      y: y + 330,
      h: 240,
      kind: i === 1 ? 'bare' : i === 2 ? 'blossom' : 'round',
      leaf: i === 0 ? P.rust : P.leaf,
      dark: P.ink,
      lite: i === 0 ? P.ochre : P.sage,
    });
    const hx = x + 240;
    const hy = y + 390;
    if (i === 0) {
      for (const [px, py] of [
        [0, 0],
        [340, 0],
        [390, -60],
        [50, -60],
      ] as const)
        s += limb([hx + px, hy + py], [hx + px, hy + py - 46], 4, 4, P.ink);
      s +=
        poly(
          [
            [hx, hy - 34],
            [hx + 340, hy - 34],
            [hx + 390, hy - 94],
            [hx + 50, hy - 94],
          ],
          'none',
          `stroke="${P.paper}" stroke-width="3.4"`,
        ) +
        person(r, {
          x: hx + 150,
          y: hy + 46,
          h: 190,
          lean: 0.6,
          neck: -0.2,
          ...today.one,
          ...STAND,
          armF: [2.5, 2.2],
          armB: [2.7, 2.4],
        });
    }
    if (i === 1)
      s +=
        stoneFace(r, hx, hy - 36, 360, 40, 24) +
        times(6, (k) =>
          box(hx + k * 69, hy - 190, 14, 156, P.ochre, `stroke="${P.ink}" stroke-width="3"`),
        ) +
        box(hx - 6, hy - 202, 372, 16, P.ochre, `stroke="${P.ink}" stroke-width="3"`) +
        limb([hx + 20, hy - 40], [hx + 130, hy - 190], 6, 6, P.earth) +
        person(r, {
          x: hx + 440,
          y: hy + 40,
          h: 190,
          dir: -1,
          ...today.two,
          ...STAND,
          top: P.ochre,
          vest: P.ochre,
          armF: [1.1, 0.6],
        });
    if (i >= 2) {
      const wall = i === 2 ? P.clay : P.paper;
      s +=
        stoneFace(r, hx, hy - 30, 360, 34, 24) +
        box(hx, hy - 176, 360, 148, wall, `stroke="${P.ink}" stroke-width="3"`) +
        clip(
          boxPath(hx, hy - 176, 360, 148),
          times(i === 2 ? 160 : 40, () =>
            mark(
              hx + r.u(0, 360),
              hy - r.u(30, 176),
              r.g(0, 0.4),
              22,
              2,
              i === 2 ? P.straw : P.paper2,
              r,
            ),
          ),
        );
      s +=
        poly(
          [
            [hx - 40, hy - 172],
            [hx + 400, hy - 172],
            [hx + 330, hy - 268],
            [hx + 30, hy - 268],
          ],
          i === 2 ? P.earth : P.stone,
          `stroke="${P.ink}" stroke-width="4"`,
        ) +
        times(15, (k) =>
          limb([hx - 20 + k * 28, hy - 176], [hx + 40 + k * 20, hy - 264], 1.6, 1.6, P.ink),
        ) +
        window(hx + 40, hy - 140, 60, 74, i === 2 ? P.ink : P.ochre) +
        window(hx + 260, hy - 140, 60, 74, i === 2 ? P.ink : P.ochre) +
        box(hx + 156, hy - 140, 54, 136, P.rust, `stroke="${P.ink}" stroke-width="3"`);
      s +=
        i === 2
          ? ladder([hx + 410, hy + 20], [hx + 350, hy - 180], 16, 8) +
            person(r, {
              x: hx + 250,
              y: hy + 46,
              h: 190,
              back: true,
              ...today.four,
              ...STAND,
              armF: [1.3, 0.5],
              armB: [-2.6, -1.8],
            })
          : smoke(r, hx + 300, hy - 264, 60, P.paper, 0.6) +
            person(r, {
              x: hx + 440,
              y: hy + 44,
              h: 190,
              back: true,
              ...today.three,
              ...STAND,
              armF: [2.7, 2.8],
              armB: [-2.7, -2.8],
            }) +
            person(r, {
              x: hx + 390,
              y: hy + 44,
              h: 130,
              back: true,
              ...today.two,
              ...STAND,
              armF: [2.7, 2.8],
              armB: [-2.7, -2.8],
            }) +
            times(5, (k) => tomato(r, hx - 140 + k * 30, hy + 50, 70));
    }
    b.add(clip(boxPath(x, y, cw, ch), s));
  });
}

export const scene: Scene = { seed: 305, draw: ownerBuilderYear };
