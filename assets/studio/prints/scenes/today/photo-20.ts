import {
  clip,
  limb,
  mark,
  outline,
  oval,
  P,
  poly,
  smooth,
  stroke,
  times,
  type Pt,
} from '../../kit/ink.ts';
import { ground, hill, sky } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, type Person } from '../../kit/people.ts';
import type { Scene } from '../../kit/scene.ts';
import { stoneFace, tub } from '../../kit/things.ts';
import { pail } from '../../kit/tools.ts';
import { today, STAND, bale } from './common.ts';

function photoPlastering(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.water, cut: P.paper2, kind: 'clouds', to: 240 });
  hill(b, { y: 300, amp: 60, wave: 480, fill: P.sage, cut: P.straw, shift: 4.1, cutting: 'flow' });
  b.add(
    poly(
      [
        [-20, 130],
        [W + 20, 90],
        [W + 20, 190],
        [-20, 230],
      ],
      P.stone,
      `stroke="${P.ink}" stroke-width="6"`,
    ),
    times(46, (i) => limb([i * 36, 132 - i * 0.9], [i * 36, 226 - i * 0.9], 1.8, 1.8, P.ink)),
  );
  for (let row = 0; row < 6; row++)
    for (let i = -1; i < 9; i++)
      b.add(bale(b, i * 196 + (row % 2) * 90, 210 + row * 106, 192, 102));
  // the first coat, with an edge like a coastline
  const coat: Pt[] = [
    [-20, 200],
    [520, 210],
    [600, 300],
    [540, 400],
    [700, 470],
    [640, 560],
    [820, 600],
    [900, 700],
    [860, 860],
    [-20, 860],
  ];
  b.add(
    poly(coat, P.clay),
    clip(
      outline(coat),
      times(260, () =>
        mark(
          r.u(0, 900),
          r.u(200, 860),
          r.u(-0.8, 0.8),
          r.u(60, 150),
          3,
          r() < 0.6 ? P.earth : P.straw,
          r,
          0.9,
        ),
      ),
    ),
    stroke(smooth(coat.slice(1, 9), false), P.earth, 8),
  );
  for (const [x, y] of [
    [980, 470],
    [1180, 560],
    [1330, 430],
  ] as const)
    b.add(
      `<path d="${smooth([
        [x - 60, y],
        [x - 20, y - 50],
        [x + 50, y - 40],
        [x + 70, y + 20],
        [x + 10, y + 60],
        [x - 50, y + 40],
      ])}" fill="${P.clay}"/>`,
      times(6, () => mark(x + r.u(-40, 40), y + r.u(-30, 30), 0.4, 50, 3, P.earth, r, 0.8)),
    );
  b.add(stoneFace(r, -20, 846, W + 40, 70, 44));
  ground(b, 910, P.straw, P.ochre, () => 0.02, { step: 16, second: P.earth });
  const back: Partial<Person> = { back: true, ...STAND };
  b.add(
    person(r, {
      x: 300,
      y: 1010,
      h: 580,
      ...today.one,
      ...back,
      armF: [1.4, 0.5],
      armB: [-2.2, -1.2],
    }),
    person(r, {
      x: 640,
      y: 1015,
      h: 540,
      ...today.three,
      ...back,
      armF: [1.7, 0.8],
      armB: [-1.6, -0.6],
    }),
    person(r, {
      x: 960,
      y: 1012,
      h: 600,
      ...today.two,
      ...back,
      armF: [1.2, 0.4],
      armB: [-2.5, -2.2],
    }),
    person(r, {
      x: 1230,
      y: 1020,
      h: 380,
      ...today.four,
      ...back,
      armF: [1.5, 0.6],
      armB: [-1.7, -0.8],
    }),
    person(r, {
      x: 1450,
      y: 1015,
      h: 560,
      dir: -1,
      ...today.three,
      scarfc: P.rust,
      scarfcut: P.ochre,
      top: P.paper2,
      legF: [2.8, 3.1],
      legB: [3.4, 3.5],
      armF: [3.0, 3.0],
      armB: [3.3, 3.2],
      tool: pail,
    }),
    tub(480, 1050, 150, 100, P.stone),
    oval(480, 950, 72, 13, P.clay),
    tub(1110, 1050, 140, 90, P.stone),
    oval(1110, 960, 66, 12, P.clay),
  );
}

export const scene: Scene = { seed: 342, draw: photoPlastering };
