import { bees, hen } from '../../kit/animals.ts';
import { village } from '../../kit/buildings.ts';
import { box, oval, P, times } from '../../kit/ink.ts';
import { fieldWall, ground, hill, shadow, sky, toward } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import { tree, tuft } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { skep } from '../../kit/things.ts';
import { use } from '../../kit/tools.ts';

function blossom(b: Sheet): void {
  const { r, W, H } = b;
  sky(b, { ground: P.water, cut: P.paper2, kind: 'plain', to: 420, birds: 6 });
  hill(b, { y: 420, amp: 150, wave: 520, fill: P.indigo, cut: P.water, shift: 4.6 });
  ground(b, 430, P.leaf, P.sage, (x) => 0.1 * Math.sin(x / 150), { step: 14, second: P.straw });
  village(b, 90, 420, () => 440, 5, 34, {});
  for (const [x, y, h] of [
    [330, 640, 330],
    [620, 600, 290],
    [1010, 620, 350],
    [1370, 660, 420],
  ] as const)
    b.add(shadow(x, y, h * 0.4, P.deep, 0.7), tree(r, { x, y, h, kind: 'blossom', lobes: 8 }));
  fieldWall(b, [-20, 770], [1640, 705], 96, 78);
  b.add(
    skep(r, 760, 716, 120),
    skep(r, 866, 712, 112),
    box(690, 710, 250, 14, P.earth),
    bees(r, [600, 480, 1080, 700], 22),
  );
  ground(b, 790, P.earth, P.clay, toward(700, 300), { step: 16, second: P.ink });
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 22; i++)
      b.add(
        tuft(r, 40 + i * 76 + row * 20, 850 + row * 62, 32 + row * 8, i % 3 ? P.sage : P.leaf, 4),
      );
  b.add(tree(r, { x: 95, y: 1080, h: 720, kind: 'blossom', lobes: 9 }));
  b.add(
    person(r, {
      x: 900,
      y: 985,
      h: 400,
      dir: 1,
      lean: 0.6,
      neck: -0.2,
      ...wear.woman,
      low: P.rust,
      lowcut: P.ochre,
      apron: P.ink,
      ...use.hoe,
    }),
  );
  b.add(
    hen(r, 1280, 985, 86, -1),
    hen(r, 1410, 1010, 90, 1, P.paper),
    times(70, () => oval(r.u(0, W), r.u(820, H), 4, 2.6, r() < 0.6 ? P.paper : P.clay)),
  );
}

export const scene: Scene = { seed: 105, draw: blossom };
