import { birds } from '../../kit/animals.ts';
import { window } from '../../kit/buildings.ts';
import {
  box,
  boxPath,
  clip,
  f,
  limb,
  mark,
  P,
  poly,
  smooth,
  times,
  type Pt,
} from '../../kit/ink.ts';
import { ground, hill, shadow, sky, toward } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person } from '../../kit/people.ts';
import { tree, tuft } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { smoke, stoneFace } from '../../kit/things.ts';
import { today } from './common.ts';

function philosophy(b: Sheet): void {
  const { r } = b;
  sky(b, {
    ground: P.straw,
    cut: P.paper,
    kind: 'fan',
    sun: [800, 330, 84],
    sunc: P.ochre,
    to: 420,
  });
  hill(b, { y: 430, amp: 170, wave: 520, fill: P.water, cut: P.paper2, shift: 5.6 });
  hill(b, { y: 500, amp: 120, wave: 430, fill: P.indigo, cut: P.water, shift: 2.9 });
  hill(b, { y: 580, amp: 90, wave: 520, fill: P.sage, cut: P.straw, shift: 8.2, cutting: 'flow' });
  ground(b, 590, P.leaf, P.sage, toward(800, 420), { step: 15, second: P.straw });
  for (const [x, h, k] of [
    [110, 420, 'gum'],
    [270, 300, 'gum'],
    [1360, 330, 'gum'],
    [1510, 440, 'gum'],
  ] as const)
    b.add(tree(r, { x, y: 690, h, kind: k }));
  // fields either side, and one long path to a small house
  b.add(
    times(9, (i) =>
      poly(
        [
          [-20, 640 + i * 46],
          [560 - i * 20, 640 + i * 46],
          [520 - i * 28, 640 + i * 46 + 22],
          [-20, 640 + i * 46 + 26],
        ],
        i % 2 ? P.ochre : P.earth,
      ),
    ),
    times(9, (i) =>
      poly(
        [
          [1640, 640 + i * 46],
          [1040 + i * 20, 640 + i * 46],
          [1080 + i * 28, 640 + i * 46 + 22],
          [1640, 640 + i * 46 + 26],
        ],
        i % 2 ? P.ochre : P.earth,
      ),
    ),
  );
  b.add(
    times(260, () => {
      const side = r() < 0.5 ? -1 : 1;
      const y = r.u(640, 1060);
      return tuft(
        r,
        800 + side * r.u(290 + (y - 640) * 0.55, 800),
        y,
        16 + (y - 640) * 0.05,
        r.pick([P.straw, P.leaf, P.sage]),
        4,
      );
    }),
  );
  const hx = 690;
  const hy = 640;
  b.add(
    stoneFace(r, hx, hy - 20, 220, 26, 18),
    box(hx, hy - 96, 220, 78, P.clay, `stroke="${P.ink}" stroke-width="3"`),
    clip(
      boxPath(hx, hy - 96, 220, 78),
      times(60, () => mark(r.u(hx, hx + 220), r.u(hy - 96, hy - 20), 0, 22, 2, P.earth, r)),
    ),
    poly(
      [
        [hx - 26, hy - 92],
        [hx + 246, hy - 92],
        [hx + 196, hy - 158],
        [hx + 24, hy - 158],
      ],
      P.stone,
      `stroke="${P.ink}" stroke-width="4"`,
    ),
    times(15, (i) =>
      limb([hx - 16 + i * 18, hy - 94], [hx + 30 + i * 11.6, hy - 156], 1.5, 1.5, P.ink),
    ),
    box(hx + 150, hy - 190, 26, 44, P.rust, `stroke="${P.ink}" stroke-width="3"`),
    smoke(r, hx + 164, hy - 190, 120, P.paper, 0.5),
    window(hx + 24, hy - 78, 40, 42, P.ochre),
    window(hx + 156, hy - 78, 40, 42, P.ochre),
    box(hx + 92, hy - 80, 38, 78, P.rust, `stroke="${P.ink}" stroke-width="3"`),
  );
  const path: Pt[] = [
    [795, 640],
    [815, 640],
    [900, 740],
    [830, 850],
    [960, 1090],
    [560, 1090],
    [660, 900],
    [790, 750],
  ];
  b.add(
    `<path d="${smooth(path)}" fill="${P.straw}"/>`,
    clip(
      smooth(path),
      times(220, () => {
        const y = r.u(640, 1080);
        return mark(
          800 + r.g(0, (y - 560) * 0.4),
          y,
          1.45 + r.g(0, 0.25),
          34,
          2.6,
          r() < 0.6 ? P.ochre : P.clay,
          r,
        );
      }),
    ),
  );
  b.add(
    shadow(740, 1010, 90, P.earth),
    person(r, {
      x: 740,
      y: 1010,
      h: 320,
      back: true,
      ...today.one,
      armF: [2.7, 2.9],
      armB: [-2.6, -2.3],
      legF: [2.95, 3.05],
      legB: [3.3, 3.25],
      tool: ({ haF, k }) =>
        `<g transform="translate(${f(haF[0])} ${f(haF[1])}) rotate(60)">${box(-0.2 * k, -0.25 * k, 2.6 * k, 0.4 * k, P.paper, `stroke="${P.ink}" stroke-width="3"`)}</g>`,
    }),
    birds(r, [200, 100, 1400, 300], 7, 18),
  );
}

export const scene: Scene = { seed: 321, draw: philosophy };
