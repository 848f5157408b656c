import { hen, ox } from '../../kit/animals.ts';
import { church, fountain, house } from '../../kit/buildings.ts';
import { gouge, mark, oval, P, times } from '../../kit/ink.ts';
import { ground, shadow, sky, toward } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import { tree, tuft } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { jug, jugInHand, jugOnShoulder } from '../../kit/tools.ts';

function atTheFountain(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.paper2, cut: P.straw, kind: 'plain', to: 300 });
  b.add(
    house(r, { x: 980, y: 640, w: 560, h: 470, upper: P.paper, bays: 'wggw', groundBays: 'd.w.' }),
    house(r, { x: 60, y: 600, w: 330, h: 320, upper: P.ochre, bays: 'ww', groundBays: 'w.' }),
  );
  b.add(church(520, 600, 230));
  ground(b, 590, P.straw, P.ochre, toward(800, 430), { step: 16, second: P.clay });
  b.add(
    oval(700, 800, 700, 150, P.clay, 'opacity=".7"'),
    times(160, () => mark(r.u(40, 1340), r.u(690, 930), 0.05, r.u(30, 70), 2.6, P.earth, r)),
  );
  b.add(
    tree(r, { x: 300, y: 840, h: 900, lobes: 10 }),
    times(0, () => oval(330 + r.g(0, 18), r.u(560, 820), 13, 20, r() < 0.5 ? P.paper2 : P.sage)),
  );
  b.add(fountain(r, 560, 830, 330, 320));
  b.add(
    shadow(1280, 920, 260, P.clay),
    ox(r, { x: 1270, y: 920, s: 270, dir: -1, body: P.rust, cut: P.clay, phase: 0 }),
  );
  b.add(
    person(r, {
      x: 470,
      y: 955,
      h: 420,
      ...wear.woman,
      armF: [2.5, 1.9],
      armB: [2.7, 2.2],
      tool: jugInHand,
    }),
    person(r, {
      x: 180,
      y: 985,
      h: 450,
      dir: -1,
      ...wear.girl,
      armF: [1.2, 0.1],
      armB: [2.9, 2.8],
      tool: jugOnShoulder,
    }),
  );
  b.add(
    person(r, {
      x: 800,
      y: 985,
      h: 410,
      dir: -1,
      back: true,
      ...wear.widow,
      scarfc: P.wool,
      scarfcut: P.rust,
      armB: [3.5, 3.3],
      armF: [2.8, 3.0],
      tool: ({ haF, k }) => jug(haF[0], haF[1] + 1.4 * k, 1.6 * k),
    }),
  );
  b.add(
    gouge(
      [
        [1010, 845],
        [1200, 940],
        [1420, 1010],
        [1640, 1030],
      ],
      22,
      P.indigo,
      r,
    ),
    times(16, () => mark(r.u(1050, 1560), r.u(930, 1030), 0.25, 60, 2.4, P.paper, r)),
    hen(r, 1380, 950, 70, -1, P.paper),
    jug(640, 1000, 100),
    times(16, () => tuft(r, r.u(900, W), r.u(1020, 1067), 40, P.leaf)),
  );
}

export const scene: Scene = { seed: 123, draw: atTheFountain };
