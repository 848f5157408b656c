import { hen } from '../../kit/animals.ts';
import { box, limb, mark, oval, P, poly, smooth, times } from '../../kit/ink.ts';
import { ground, hill, shadow, sky } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person } from '../../kit/people.ts';
import { tree } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { tub } from '../../kit/things.ts';
import { today } from './common.ts';

function photoBricks(b: Sheet): void {
  const { r } = b;
  sky(b, { ground: P.straw, cut: P.paper, kind: 'plain', to: 260 });
  hill(b, { y: 330, amp: 80, wave: 600, fill: P.water, cut: P.paper2, shift: 8.8 });
  b.add(times(8, (i) => tree(r, { x: 60 + i * 210, y: 400, h: 230 + (i % 3) * 60, kind: 'gum' })));
  ground(b, 380, P.ochre, P.straw, () => 0.02, { step: 13, second: P.earth });
  for (let row = 0; row < 7; row++)
    for (let i = 0; i < 14 - row; i++) {
      const k = 0.5 + row * 0.2;
      const x = 40 + i * 150 * k + (row % 2) * 30;
      const y = 450 + row * 58 + row * row * 5;
      if (x < 1640 && !(row === 6 && x > 500 && x < 1150))
        b.add(
          poly(
            [
              [x, y],
              [x + 100 * k, y],
              [x + 128 * k, y - 24 * k],
              [x + 28 * k, y - 24 * k],
            ],
            P.clay,
            `stroke="${P.ink}" stroke-width="3"`,
          ),
          box(x, y, 100 * k, 26 * k, P.earth, `stroke="${P.ink}" stroke-width="3"`),
          poly(
            [
              [x + 100 * k, y],
              [x + 128 * k, y - 24 * k],
              [x + 128 * k, y + 2 * k],
              [x + 100 * k, y + 26 * k],
            ],
            P.rust,
            `stroke="${P.ink}" stroke-width="3"`,
          ),
        );
    }
  ground(b, 900, P.clay, P.straw, () => 0.02, { step: 16, second: P.earth });
  b.add(
    shadow(700, 1020, 230, P.ink, 0.5),
    person(r, {
      x: 640,
      y: 1020,
      h: 620,
      lean: 1.1,
      neck: -0.35,
      ...today.one,
      legF: [2.85, 3.1],
      legB: [3.35, 3.3],
      armF: [2.7, 2.5],
      armB: [2.95, 2.75],
    }),
  );
  b.add(
    box(820, 950, 320, 70, P.ink),
    box(840, 936, 280, 74, P.ochre, `stroke="${P.ink}" stroke-width="6"`),
    box(858, 952, 244, 44, P.earth),
    times(26, () =>
      mark(r.u(870, 1090), r.u(956, 992), r.g(0, 0.4), 26, 2.4, r() < 0.5 ? P.straw : P.clay, r),
    ),
    `<path d="${smooth([
      [1220, 1020],
      [1270, 920],
      [1400, 880],
      [1530, 930],
      [1580, 1030],
      [1400, 1050],
    ])}" fill="${P.earth}" stroke="${P.ink}" stroke-width="4"/>`,
    times(80, () =>
      mark(1400 + r.g(0, 80), 970 + r.g(0, 30), r.u(0, 3), 34, 3, r() < 0.5 ? P.straw : P.rust, r),
    ),
    limb([1330, 760], [1400, 930], 9, 8, P.ochre),
    tub(240, 1040, 170, 110, P.stone),
    oval(240, 930, 80, 14, P.indigo),
    hen(r, 430, 1030, 70, 1, P.paper),
  );
}

export const scene: Scene = { seed: 341, draw: photoBricks };
