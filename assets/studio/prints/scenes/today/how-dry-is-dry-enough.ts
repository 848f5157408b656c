import { hen } from '../../kit/animals.ts';
import { box, gouge, limb, mark, P, poly, stroke, times } from '../../kit/ink.ts';
import { ground, hill, shadow, sky } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person } from '../../kit/people.ts';
import type { Scene } from '../../kit/scene.ts';
import { today, STAND, bale } from './common.ts';

function howDry(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.indigo, cut: P.water, kind: 'rain', to: 520 });
  hill(b, { y: 560, amp: 90, wave: 600, fill: P.deep, cut: P.leaf, shift: 2.9 });
  ground(b, 560, P.leaf, P.sage, () => 0.02, { step: 15 });
  b.add(times(200, () => mark(r.u(0, W), r.u(60, 860), 1.72, r.u(30, 90), 1.6, P.paper2, r)));
  // open shed
  b.add(
    poly(
      [
        [160, 170],
        [1640, 60],
        [1640, 130],
        [160, 250],
      ],
      P.stone,
      `stroke="${P.ink}" stroke-width="6"`,
    ),
    times(42, (i) =>
      limb([180 + i * 36, 168 - i * 2.7], [180 + i * 36, 246 - i * 2.9], 1.8, 1.8, P.ink),
    ),
  );
  for (const x of [230, 850, 1500])
    b.add(
      limb([x, 960], [x, 200 - (x - 230) * 0.08], 15, 13, P.ink),
      mark(x - 4, 560, 1.57, 600, 2.4, P.earth, r),
    );
  ground(b, 900, P.clay, P.straw, () => 0.01, { step: 18, second: P.earth });
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 4; i++)
      b.add(bale(b, 760 + i * 196 + (row % 2) * 60, 800 - row * 124, 190, 118));
  b.add(
    poly(
      [
        [740, 420],
        [1640, 420],
        [1640, 300],
        [1100, 330],
        [800, 380],
      ],
      P.rust,
      `stroke="${P.ink}" stroke-width="5"`,
    ),
    times(9, (i) =>
      gouge(
        [
          [800 + i * 90, 350],
          [840 + i * 90, 380],
          [830 + i * 90, 416],
        ],
        3,
        P.clay,
        r,
      ),
    ),
    times(8, (i) => box(742 + i * 112, 926, 90, 26, P.earth, `stroke="${P.ink}" stroke-width="3"`)),
  );
  b.add(
    limb([560, 640], [880, 646], 6, 4, P.ink),
    box(530, 610, 70, 60, P.paper, `stroke="${P.ink}" stroke-width="5"`),
    stroke('M544 650Q566 612 588 650', P.ink, 3),
    stroke('M566 648L580 626', P.rust, 4),
  );
  b.add(
    shadow(420, 1000, 170, P.ink, 0.5),
    person(r, {
      x: 420,
      y: 1000,
      h: 620,
      lean: 0.16,
      neck: 0.06,
      ...today.three,
      ...STAND,
      armF: [2.2, 1.62],
      armB: [2.4, 1.7],
    }),
    hen(r, 700, 1000, 70, -1),
  );
}

export const scene: Scene = { seed: 302, draw: howDry };
