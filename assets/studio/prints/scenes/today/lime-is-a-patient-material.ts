import {
  box,
  clip,
  f,
  limb,
  mark,
  outline,
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
import { person } from '../../kit/people.ts';
import type { Scene } from '../../kit/scene.ts';
import { stoneFace, tub } from '../../kit/things.ts';
import { use } from '../../kit/tools.ts';
import { today, STAND } from './common.ts';

function limePatient(b: Sheet): void {
  const { r, W, H } = b;
  b.add(box(0, 0, W, H, P.paper2));
  b.add(
    times(90, () =>
      mark(r.u(0, W), r.u(40, 800), r.u(-0.6, 0.6), r.u(80, 240), 3.4, P.paper, r, 0.9),
    ),
  );
  // the coat goes on from the left: rough straw coat at the right
  const edge: Pt[] = [
    [1640, 0],
    [900, 0],
    [960, 120],
    [820, 230],
    [900, 340],
    [840, 470],
    [930, 600],
    [860, 800],
    [1640, 800],
  ];
  b.add(
    poly(edge, P.clay),
    clip(
      outline(edge),
      times(700, () =>
        mark(
          r.u(820, W),
          r.u(0, 800),
          r.g(0.3, 0.6),
          r.u(20, 56),
          2.6,
          r.pick([P.straw, P.earth, P.ochre, P.straw]),
          r,
        ),
      ),
    ),
    stroke(smooth(edge.slice(1, 8), false), P.paper, 9),
  );
  b.add(
    box(220, 190, 260, 330, P.ink),
    box(240, 210, 104, 290, P.water),
    box(356, 210, 104, 290, P.water),
    box(240, 346, 220, 10, P.ink),
    box(196, 520, 308, 24, P.earth, `stroke="${P.ink}" stroke-width="4"`),
  );
  b.add(stoneFace(r, 0, 800, W, 90, 48));
  ground(b, 886, P.earth, P.clay, () => 0.01, { step: 17, second: P.ochre });
  // trestle, plasterer from behind with hawk and float
  b.add(
    box(560, 850, 480, 26, P.earth, `stroke="${P.ink}" stroke-width="4"`),
    limb([590, 872], [560, 1020], 9, 9, P.ink),
    limb([1010, 872], [1040, 1020], 9, 9, P.ink),
  );
  b.add(
    person(r, {
      x: 780,
      y: 852,
      h: 620,
      back: true,
      ...today.four,
      head: 'cap',
      hatc: P.rust,
      top: P.indigo,
      topcut: P.water,
      vest: undefined,
      ...STAND,
      armF: [1.35, 0.55],
      armB: [-2.6, -1.75],
      tool: ({ haF, haB, k }) =>
        `<g transform="translate(${f(haF[0] + 0.2 * k)} ${f(haF[1] - 0.2 * k)}) rotate(-28)">${box(-0.9 * k, -0.32 * k, 1.9 * k, 0.5 * k, P.ochre, `stroke="${P.ink}" stroke-width="4"`)}</g>` +
        box(haB[0] - 1.0 * k, haB[1] - 0.35 * k, 1.8 * k, 0.18 * k, P.ink) +
        oval(haB[0] - 0.1 * k, haB[1] - 0.5 * k, 0.7 * k, 0.3 * k, P.paper),
    }),
  );
  for (const [x, w] of [
    [180, 210],
    [420, 180],
    [1260, 230],
  ] as const)
    b.add(
      tub(x, 1025, w, w * 0.66, P.stone),
      oval(x, 1025 - w * 0.66, w * 0.5, w * 0.1, P.paper, `stroke="${P.ink}" stroke-width="3"`),
      times(4, () =>
        mark(x + r.u(-w * 0.3, w * 0.3), 1025 - w * 0.66, 0, w * 0.3, 2, P.straw, r, 0.4),
      ),
    );
  b.add(
    person(r, {
      x: 1400,
      y: 1010,
      h: 480,
      dir: -1,
      lean: 0.2,
      ...today.three,
      ...STAND,
      ...use.stir,
    }),
  );
}

export const scene: Scene = { seed: 304, draw: limePatient };
