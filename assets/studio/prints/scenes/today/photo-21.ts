import { window } from '../../kit/buildings.ts';
import { box, disc, gouge, limb, mark, oval, P, poly, times } from '../../kit/ink.ts';
import { ground, hill, sky, toward } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, type Person } from '../../kit/people.ts';
import { tree, tuft, vineRun } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { today } from './common.ts';

function photoVine(b: Sheet): void {
  const { r, W, H } = b;
  sky(b, {
    ground: P.straw,
    cut: P.paper,
    kind: 'fan',
    sun: [1180, 420, 60],
    sunc: P.rust,
    to: 460,
  });
  hill(b, { y: 520, amp: 90, wave: 480, fill: P.water, cut: P.paper2, shift: 1.2 });
  ground(b, 520, P.ochre, P.straw, () => 0.02, { step: 14, second: P.sage });
  for (const [x, h] of [
    [380, 260],
    [1420, 300],
  ] as const)
    b.add(tree(r, { x, y: 570, h, kind: 'gum' }));
  b.add(
    box(-20, 330, 300, 420, P.clay, `stroke="${P.ink}" stroke-width="5"`),
    times(14, (i) => box(-20, 350 + i * 28, 300, 3, P.earth)),
    window(90, 410, 110, 150, P.ochre),
    poly(
      [
        [-40, 338],
        [330, 338],
        [300, 270],
        [-40, 230],
      ],
      P.stone,
      `stroke="${P.ink}" stroke-width="5"`,
    ),
  );
  ground(b, 740, P.earth, P.clay, toward(800, 480), { step: 17, second: P.ochre });
  for (const x of [330, 820, 1310]) b.add(limb([x, 900], [x, 170], 13, 12, P.ink));
  b.add(
    limb([250, 190], [1640, 180], 13, 13, P.ink),
    vineRun(r, [120, 110], [1640, 104], 82, 96, 9),
    vineRun(r, [250, 200], [1640, 200], 66, 76, 10),
    gouge(
      [
        [356, 960],
        [306, 700],
        [350, 460],
        [322, 230],
      ],
      14,
      P.earth,
      r,
    ),
  );
  // the far side of the table first, then table, then the near side from behind
  const far: Partial<Person> = { back: false, seat: 'sit', armF: [2.4, 1.4], armB: [2.6, 1.7] };
  b.add(
    person(r, { x: 520, y: 930, h: 400, dir: 1, ...today.three, ...far, dress: 'trousers' }),
    person(r, { x: 1180, y: 930, h: 400, dir: -1, ...today.four, ...far }),
  );
  b.add(
    poly(
      [
        [380, 760],
        [1320, 760],
        [1420, 850],
        [300, 850],
      ],
      P.rust,
      `stroke="${P.ink}" stroke-width="5"`,
    ),
    box(300, 848, 1120, 26, P.earth, `stroke="${P.ink}" stroke-width="5"`),
    box(350, 872, 30, 160, P.ink),
    box(1340, 872, 30, 160, P.ink),
  );
  b.add(
    times(6, (i) =>
      oval(
        440 + i * 150,
        806 + (i % 2) * 14,
        50,
        15,
        P.paper,
        `stroke="${P.ink}" stroke-width="3"`,
      ),
    ),
    oval(840, 780, 74, 20, P.ochre, `stroke="${P.ink}" stroke-width="4"`),
    times(9, (i) =>
      disc(794 + i * 12, 768 + (i % 2) * 7, 14, [P.rust, P.leaf, P.straw][i % 3] ?? P.rust),
    ),
    times(
      3,
      (i) =>
        `<path d="M${610 + i * 250} 800v-44q0 -12 8 -16v-26h14v26q8 4 8 16v44z" fill="${i % 2 ? P.leaf : P.grape}" stroke="${P.ink}" stroke-width="3"/>`,
    ),
  );
  const near: Partial<Person> = { back: true, seat: 'sit', armF: [2.5, 1.3], armB: [-2.6, -2.2] };
  b.add(
    person(r, { x: 480, y: 1080, h: 500, ...today.one, ...near }),
    person(r, { x: 760, y: 1090, h: 520, ...today.two, ...near }),
    person(r, { x: 960, y: 1060, h: 350, ...today.four, head: 'bare', ...near }),
    person(r, { x: 1190, y: 1085, h: 500, ...today.three, dress: 'trousers', ...near }),
  );
  b.add(
    box(330, 985, 1020, 34, P.earth, `stroke="${P.ink}" stroke-width="5"`),
    box(390, 1018, 34, 80, P.earth),
    box(1260, 1018, 34, 80, P.earth),
    mark(840, 1000, 0, 900, 3, P.clay, r),
    times(8, () => tuft(r, r.u(0, W), H - 10, 30, P.sage)),
  );
}

export const scene: Scene = { seed: 343, draw: photoVine };
