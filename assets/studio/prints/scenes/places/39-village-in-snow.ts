import { dog } from '../../kit/animals.ts';
import { church, cottage, house } from '../../kit/buildings.ts';
import { clip, disc, mark, P, smooth, times, type Pt } from '../../kit/ink.ts';
import { ground, hill, sky } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import { tree } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { smoke } from '../../kit/things.ts';
import { bundle } from '../../kit/tools.ts';

function snow(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.indigo, cut: P.water, kind: 'snow', to: 460 });
  hill(b, {
    y: 470,
    amp: 340,
    wave: 430,
    fill: P.water,
    cut: P.paper,
    shift: 7.9,
    sharp: true,
    cutting: 'snow',
  });
  hill(b, { y: 560, amp: 110, wave: 420, fill: P.deep, cut: P.water, shift: 2.6 });
  b.add(
    times(16, (i) =>
      tree(r, {
        x: 20 + i * 105 + r.u(-20, 20),
        y: 580,
        h: r.u(100, 170),
        kind: 'fir',
        leaf: P.deep,
        dark: P.ink,
        lite: P.paper,
      }),
    ),
  );
  ground(b, 580, P.paper, P.water, () => 0.04, { step: 34, len: 70, w: 2, wave: 40 });
  b.add(church(820, 640, 210, P.straw, P.paper));
  for (let i = 0; i < 8; i++) {
    const x = 60 + i * 190 + (i > 3 ? 60 : 0);
    const y = 640 + (i % 3) * 26;
    b.add(
      cottage(r, x, y, 130, 78, {
        wall: [P.ochre, P.straw, P.clay][i % 3] ?? P.straw,
        roof: P.paper,
        snow: true,
      }),
      smoke(r, x + 90, y - 128, 150, P.stone, 0.5),
    );
  }
  b.add(
    house(r, {
      x: 150,
      y: 860,
      w: 420,
      h: 330,
      upper: P.straw,
      bays: 'wggw',
      groundBays: 'w.d',
      snow: true,
      glass: P.ochre,
    }),
    house(r, {
      x: 1020,
      y: 840,
      w: 400,
      h: 310,
      upper: P.clay,
      bays: 'www',
      groundBays: 'd.w',
      snow: true,
      glass: P.ochre,
    }),
    smoke(r, 440, 470, 300, P.stone, 0.45),
    smoke(r, 1300, 470, 280, P.stone, 0.45),
  );
  // trodden path
  const path: Pt[] = [
    [540, 868],
    [720, 900],
    [860, 860],
    [1060, 850],
    [1080, 862],
    [880, 890],
    [800, 950],
    [700, 1080],
    [560, 1080],
    [660, 940],
    [540, 884],
  ];
  b.add(
    `<path d="${smooth(path)}" fill="${P.water}"/>`,
    clip(
      smooth(path),
      times(110, () =>
        mark(r.u(520, 1100), r.u(850, 1070), r.u(-0.4, 0.4), r.u(14, 34), 3, P.paper, r),
      ),
    ),
  );
  b.add(
    person(r, {
      x: 690,
      y: 985,
      h: 300,
      back: true,
      ...wear.woman,
      scarfc: P.rust,
      scarfcut: P.ochre,
      top: P.ink,
      topcut: P.stone,
      armF: [2.4, 2.6],
      armB: [3.7, 3.5],
    }),
    person(r, {
      x: 905,
      y: 880,
      h: 190,
      ...wear.man,
      top: P.ink,
      lean: 0.3,
      armF: [2.2, 1.4],
      tool: bundle,
    }),
    dog(800, 1010, 1, 1),
  );
  b.add(
    tree(r, { x: 1500, y: 1010, h: 640, kind: 'snow' }),
    tree(r, { x: 60, y: 1040, h: 420, kind: 'snow' }),
    times(180, () => disc(r.u(0, W), r.u(40, 1067), r.u(2, 5), P.paper)),
  );
}

export const scene: Scene = { seed: 139, draw: snow };
