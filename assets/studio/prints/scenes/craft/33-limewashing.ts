import { hen } from '../../kit/animals.ts';
import { window } from '../../kit/buildings.ts';
import {
  box,
  boxPath,
  clip,
  limb,
  mark,
  oval,
  P,
  poly,
  smooth,
  stroke,
  times,
  type Pt,
} from '../../kit/ink.ts';
import { ground } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import { tree } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { ladder, stoneFace, tub } from '../../kit/things.ts';
import { use } from '../../kit/tools.ts';

function limewashing(b: Sheet): void {
  const { r, W, H } = b;
  b.add(box(0, 0, W, H, P.paper));
  // wall: old earth-coloured plaster at the right, fresh lime at the left
  const edge: Pt[] = [
    [1640, 0],
    [760, 0],
    [820, 130],
    [700, 260],
    [800, 390],
    [690, 520],
    [760, 640],
    [700, 800],
    [1640, 800],
  ];
  b.add(
    poly(edge, P.straw),
    clip(
      `M${edge.map((p) => p.join(' ')).join('L')}Z`,
      times(420, () =>
        mark(
          r.u(680, W),
          r.u(0, 800),
          r.g(0.2, 0.6),
          r.u(20, 60),
          2.4,
          r() < 0.6 ? P.ochre : P.paper2,
          r,
        ),
      ) +
        times(5, (k) => {
          const x = 860 + k * 150 + r.u(-30, 30);
          return stroke(
            smooth(
              [0, 1, 2, 3, 4].map((i): Pt => [x + r.u(-16, 16), 200 + k * 40 + i * 60]),
              false,
            ),
            P.earth,
            2,
          );
        }),
    ),
  );
  b.add(
    times(160, () =>
      mark(r.u(0, 760), r.u(40, 800), 1.4 + r.g(0, 0.12), r.u(50, 120), 3, P.paper2, r),
    ),
  );
  b.add(
    window(150, 250, 190, 270),
    box(130, 520, 230, 18, P.earth),
    window(1180, 240, 190, 270, P.deep),
    box(1160, 510, 230, 18, P.earth),
  );
  b.add(
    poly(
      [
        [-20, 40],
        [W + 20, 40],
        [W + 20, 130],
        [-20, 130],
      ],
      P.rust,
    ),
    clip(
      boxPath(-20, 40, W + 40, 90),
      times(200, () => mark(r.u(0, W), r.u(40, 130), 1.57, 40, 4, r() < 0.7 ? P.clay : P.ink, r)),
    ),
    box(-20, 128, W + 40, 16, P.ink),
    times(30, (i) => box(16 + i * 54, 144, 20, 20, P.earth)),
  );
  b.add(stoneFace(r, 0, 800, W, 90, 46));
  ground(b, 880, P.sage, P.straw, () => 0.03, { step: 14, second: P.leaf });
  b.add(ladder([880, 1010], [780, 230], 52, 17));
  const foot: Pt = [838, 700];
  b.add(
    person(r, {
      x: foot[0],
      y: foot[1],
      h: 470,
      dir: -1,
      lean: 0.05,
      neck: -0.1,
      ...wear.woman,
      low: P.indigo,
      lowcut: P.water,
      apron: P.rust,
      scarfc: P.ochre,
      armF: [1.2, 0.75],
      armB: [2.6, 2.0],
      tool: ({ haF, k }) =>
        limb(
          [haF[0] - 0.3 * k, haF[1] + 0.3 * k],
          [haF[0] + 0.7 * k, haF[1] - 0.8 * k],
          0.07 * k,
          0.07 * k,
          P.earth,
        ) +
        poly(
          [
            [haF[0] + 0.5 * k, haF[1] - 1.2 * k],
            [haF[0] + 1.3 * k, haF[1] - 0.55 * k],
            [haF[0] + 1.0 * k, haF[1] - 0.2 * k],
            [haF[0] + 0.2 * k, haF[1] - 0.85 * k],
          ],
          P.paper,
          `stroke="${P.ink}" stroke-width="3"`,
        ),
    }),
  );
  b.add(
    limb([900, 600], [960, 600], 4, 4, P.ink),
    stroke('M950 604V650', P.ink, 4),
    tub(950, 720, 84, 72, P.paper2),
    oval(950, 650, 38, 8, P.paper),
  );
  b.add(
    tub(1180, 1010, 190, 120),
    oval(1180, 892, 88, 15, P.paper),
    times(12, () => mark(1180 + r.u(-70, 70), 920 + r.u(0, 40), 1.57, 24, 4, P.paper, r)),
    person(r, { x: 1380, y: 1005, h: 430, dir: -1, lean: 0.25, ...wear.girl, ...use.stir }),
  );
  b.add(
    tree(r, { x: 190, y: 1050, h: 560, kind: 'blossom', lobes: 8 }),
    hen(r, 560, 1000, 80, 1),
    hen(r, 660, 1020, 70, -1, P.paper),
    times(30, () => oval(r.u(0, 500), r.u(900, 1050), 4, 2.4, P.clay)),
  );
}

export const scene: Scene = { seed: 133, draw: limewashing };
