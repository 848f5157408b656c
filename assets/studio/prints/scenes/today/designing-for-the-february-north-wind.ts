import { dog } from '../../kit/animals.ts';
import { window } from '../../kit/buildings.ts';
import {
  box,
  boxPath,
  clip,
  disc,
  gouge,
  limb,
  mark,
  P,
  poly,
  smooth,
  times,
  type Pt,
} from '../../kit/ink.ts';
import { fieldWall, ground, hill, sky } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person } from '../../kit/people.ts';
import { tree } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { today } from './common.ts';

function northWind(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.rust, cut: P.ochre, kind: 'wind', to: 620 });
  b.add(disc(1220, 250, 90, P.ochre));
  b.add(
    times(90, () => {
      const y = r.u(60, 560);
      const x = r.u(-100, W);
      return gouge(
        [0, 1, 2, 3, 4].map((i): Pt => [x + i * 90, y + i * 10 + Math.sin(i + x) * 8]),
        r.u(2, 5),
        r() < 0.6 ? P.clay : P.straw,
        r,
      );
    }),
  );
  hill(b, { y: 560, amp: 120, wave: 520, fill: P.grape, cut: P.rust, shift: 8.4 });
  ground(b, 560, P.ochre, P.straw, () => 0.12, { step: 13, len: 60, second: P.earth });
  // bent gums
  for (const [x, y, h] of [
    [150, 720, 420],
    [330, 660, 300],
  ] as const)
    b.add(
      `<g transform="rotate(17 ${x} ${y})">${tree(r, { x, y, h, kind: 'gum', leaf: P.deep, dark: P.ink, lite: P.sage })}</g>`,
    );
  // earth bank, stone wall, low house behind
  b.add(
    box(760, 600, 560, 110, P.clay, `stroke="${P.ink}" stroke-width="4"`),
    clip(
      boxPath(760, 600, 560, 110),
      times(140, () => mark(r.u(760, 1320), r.u(600, 710), r.g(0, 0.05), 40, 2, P.earth, r)),
    ),
    window(860, 626, 60, 56, P.straw),
    window(1150, 626, 60, 56, P.straw),
    poly(
      [
        [700, 606],
        [1390, 606],
        [1280, 500],
        [810, 500],
      ],
      P.stone,
      `stroke="${P.ink}" stroke-width="5"`,
    ),
    times(34, (i) => limb([716 + i * 20, 602], [820 + i * 13.6, 504], 1.8, 1.8, P.ink)),
    box(1180, 440, 50, 80, P.rust, `stroke="${P.ink}" stroke-width="4"`),
  );
  b.add(
    `<path d="${smooth([
      [480, 800],
      [620, 690],
      [820, 660],
      [1060, 690],
      [1180, 790],
      [860, 830],
    ])}" fill="${P.earth}"/>`,
    clip(
      smooth([
        [480, 800],
        [620, 690],
        [820, 660],
        [1060, 690],
        [1180, 790],
        [860, 830],
      ]),
      times(170, () =>
        mark(r.u(480, 1180), r.u(670, 820), 0.1, 50, 2.8, r() < 0.6 ? P.ochre : P.clay, r),
      ),
    ),
  );
  fieldWall(b, [420, 850], [1240, 830], 84, 74);
  ground(b, 850, P.straw, P.ochre, () => 0.2, { step: 14, len: 60, second: P.earth });
  b.add(
    times(70, () => {
      const x = r.u(-20, W);
      const y = r.u(900, 1067);
      return times(5, (k) =>
        gouge(
          [
            [x + k * 6, y],
            [x + k * 6 + 14, y - 30],
            [x + k * 6 + 56, y - 46],
          ],
          2.6,
          k % 2 ? P.earth : P.paper,
          r,
        ),
      );
    }),
  );
  b.add(
    times(26, () => mark(r.u(100, 1500), r.u(500, 960), 0.3, r.u(10, 22), 4, P.deep, r, 1)),
    person(r, {
      x: 1440,
      y: 1000,
      h: 380,
      dir: -1,
      lean: 0.25,
      ...today.one,
      legF: [2.6, 3.1],
      legB: [3.4, 3.5],
      armF: [2.2, 0.9],
      armB: [2.8, 2.6],
    }),
    dog(1540, 1005, 1.1, -1, P.ink),
  );
}

export const scene: Scene = { seed: 306, draw: northWind };
