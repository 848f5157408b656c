import { dog, sheep } from '../../kit/animals.ts';
import { limb, P, poly, stroke, times } from '../../kit/ink.ts';
import { fieldWall, ground, hill, shadow, sky } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person } from '../../kit/people.ts';
import { tree, tuft } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { stoneLump } from '../../kit/things.ts';
import { mallet, stoneInHands } from '../../kit/tools.ts';
import { STAND, today } from './common.ts';

function walling(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.indigo, cut: P.water, kind: 'clouds', to: 320 });
  hill(b, { y: 420, amp: 130, wave: 520, fill: P.deep, cut: P.leaf, shift: 4.4 });
  hill(b, { y: 500, amp: 110, wave: 760, fill: P.sage, cut: P.straw, shift: 1.2, cutting: 'flow' });
  b.add(
    tree(r, { x: 240, y: 560, h: 330, kind: 'gum' }),
    tree(r, { x: 1440, y: 520, h: 250, kind: 'gum' }),
  );
  ground(b, 540, P.straw, P.ochre, () => -0.05, { step: 14, second: P.sage });
  for (const [x, y, s] of [
    [520, 600, 88],
    [650, 585, 80],
    [770, 612, 92],
  ] as const)
    b.add(sheep(r, { x, y, s, dir: 1 }));
  // the old wall runs down the slope to where the new length begins
  fieldWall(b, [1640, 590], [980, 690], 90, 150);
  fieldWall(b, [990, 862], [-40, 802], 120, 88);
  fieldWall(b, [988, 744], [-40, 716], 118, 84);
  b.add(
    poly(
      [
        [880, 860],
        [1200, 880],
        [1150, 812],
        [900, 780],
      ],
      P.ink,
    ),
    times(14, () => stoneLump(r, r.u(930, 1130), r.u(800, 868), r.u(26, 44))),
  );
  ground(b, 850, P.sage, P.straw, () => 0.03, { step: 15, second: P.leaf });
  b.add(
    limb([985, 930], [985, 560], 8, 7, P.ochre),
    stroke('M985 622L-20 642', P.paper, 4),
    shadow(820, 1010, 150, P.ink, 0.45),
    person(r, {
      x: 790,
      y: 995,
      h: 560,
      dir: 1,
      lean: 0.35,
      neck: 0.2,
      ...today.four,
      ...STAND,
      armF: [1.9, 1.4],
      armB: [2.1, 1.6],
      tool: stoneInHands,
    }),
    shadow(1300, 1030, 150, P.ink, 0.45),
    person(r, {
      x: 1310,
      y: 1005,
      h: 520,
      dir: -1,
      lean: 0.75,
      neck: -0.1,
      seat: 'squat',
      ...today.two,
      armF: [2.2, 1.5],
      armB: [2.7, 2.2],
      tool: mallet,
    }),
    times(16, () => stoneLump(r, r.u(1080, 1240), r.u(950, 1005), r.u(24, 50))),
    times(12, () => stoneLump(r, r.u(1430, 1590), r.u(930, 1000), r.u(28, 52))),
    dog(360, 985, 1.5, 1),
    times(14, () => tuft(r, r.u(0, W), r.u(930, 1050), 34, P.leaf)),
  );
}

export const scene: Scene = { seed: 359, draw: walling };
