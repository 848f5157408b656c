import { birds, equine } from '../../kit/animals.ts';
import { window } from '../../kit/buildings.ts';
import { box, clip, gouge, limb, mark, oval, P, poly, times } from '../../kit/ink.ts';
import { bankStones, ground, hill, shadow, sky, toward, water } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import { tree, tuft } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { stoneFace } from '../../kit/things.ts';
import { basket, sack } from '../../kit/tools.ts';

function mill(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.paper2, cut: P.water, kind: 'cirrus', to: 220 });
  hill(b, { y: 400, amp: 300, wave: 420, fill: P.deep, cut: P.leaf, shift: 7.4 });
  b.add(
    times(14, (i) =>
      tree(r, {
        x: 40 + i * 120 + r.u(-20, 20),
        y: 440 + r.u(-30, 30),
        h: r.u(160, 260),
        kind: i % 3 === 1 ? 'poplar' : 'round',
        leaf: i % 2 ? P.leaf : P.sage,
        lite: P.straw,
        dark: P.deep,
      }),
    ),
  );
  ground(b, 470, P.sage, P.straw, toward(900, 300), { step: 15, second: P.leaf });
  // leat and chute from upper left
  b.add(
    poly(
      [
        [-20, 430],
        [500, 470],
        [500, 500],
        [-20, 470],
      ],
      P.indigo,
    ),
    times(14, () => mark(r.u(0, 480), 460 + r.u(-10, 14), 0.07, 60, 2.4, P.paper, r)),
  );
  b.add(
    stoneFace(r, 620, 430, 520, 330, 46),
    `<path d="M690 760V690Q690 640 760 640Q830 640 830 690V760Z" fill="${P.ink}"/>`,
  );
  b.add(
    poly(
      [
        [560, 436],
        [1200, 436],
        [1090, 290],
        [670, 290],
      ],
      P.stone,
    ),
    clip(
      'M560 436L1200 436L1090 290L670 290Z',
      times(150, () =>
        mark(r.u(560, 1200), r.u(290, 436), 1.5, 40, 5, r() < 0.6 ? P.paper2 : P.ink, r),
      ),
    ),
    box(560, 432, 640, 12, P.ink),
    box(960, 540, 120, 220, P.ink),
    box(974, 552, 92, 208, P.earth),
    window(860, 520, 70, 80),
  );
  b.add(
    poly(
      [
        [470, 462],
        [500, 448],
        [800, 690],
        [770, 716],
      ],
      P.earth,
      `stroke="${P.ink}" stroke-width="5"`,
    ),
    gouge(
      [
        [480, 468],
        [640, 586],
        [780, 704],
      ],
      9,
      P.paper,
      r,
    ),
  );
  // horizontal wheel under the vault
  b.add(
    oval(760, 716, 56, 15, P.clay, `stroke="${P.ink}" stroke-width="3"`),
    times(9, (i) =>
      limb([760, 716], [760 + Math.cos(i * 0.7) * 54, 716 + Math.sin(i * 0.7) * 14], 4, 4, P.ink),
    ),
  );
  water(b, 800, 960, { seed: 2 });
  b.add(
    times(26, () => mark(690 + r.g(0, 60), 806 + r.g(0, 20), r.u(-0.4, 0.4), 34, 3, P.paper, r)),
  );
  ground(b, 960, P.earth, P.clay, () => 0.03, { step: 15 });
  bankStones(b, () => 965, 34);
  const load = `<path d="M-0.4 -1.22Q0 -1.34 0.3 -1.2L0.26 -0.72Q-0.1 -0.62 -0.42 -0.74Z" fill="${P.straw}" stroke="${P.ink}" stroke-width="0.03"/><path d="M-0.05 -1.27V-0.68" stroke="${P.ink}" stroke-width="0.03"/>`;
  b.add(
    shadow(1330, 790, 150, P.deep),
    equine(r, { x: 1360, y: 790, s: 210, dir: -1, load }),
    person(r, {
      x: 1096,
      y: 800,
      h: 330,
      dir: -1,
      lean: 0.35,
      ...wear.man,
      vest: P.rust,
      armF: [0.8, 0.2],
      armB: [1.0, 0.3],
      tool: sack,
    }),
  );
  b.add(
    person(r, {
      x: 260,
      y: 1040,
      h: 400,
      lean: 0.02,
      ...wear.woman,
      armF: [2.6, 1.4],
      tool: ({ haF, k }) => basket(haF[0], haF[1] + 0.7 * k, 0.9 * k),
    }),
    birds(r, [200, 100, 1200, 240], 5, 20),
    times(20, () => tuft(r, r.u(0, W), r.u(1030, 1067), 36, P.sage)),
  );
}

export const scene: Scene = { seed: 121, draw: mill };
