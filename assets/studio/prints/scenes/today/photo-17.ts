import {
  box,
  boxPath,
  clip,
  disc,
  hatch,
  limb,
  mark,
  P,
  poly,
  stroke,
  times,
  type Rng,
} from '../../kit/ink.ts';
import { ground, hill, shadow, sky } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person } from '../../kit/people.ts';
import { tree } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { basket } from '../../kit/tools.ts';
import { mallet } from '../../kit/tools.ts';
import { STAND, today } from './common.ts';

/** A squared timber with its grain. */
const timber = (
  r: Rng,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string = P.ochre,
): string =>
  box(x, y, w, h, fill, `stroke="${P.ink}" stroke-width="6"`) +
  clip(
    boxPath(x, y, w, h),
    hatch(
      r,
      [x, y, x + w, y + h],
      12,
      () => (w > h ? r.g(0, 0.02) : 1.57 + r.g(0, 0.02)),
      110,
      2,
      P.earth,
    ),
  );

/** A brace let into post and beam, left or mirrored to the right. */
const brace = (isRight: boolean): string => {
  const at = (x: number): number => (isRight ? 1830 - x : x);
  return poly(
    [
      [at(550), 540],
      [at(550), 618],
      [at(862), 338],
      [at(778), 338],
    ],
    P.clay,
    `stroke="${P.ink}" stroke-width="6"`,
  );
};

const peg = (x: number, y: number): string =>
  disc(x, y, 15, P.straw, `stroke="${P.ink}" stroke-width="5"`) + disc(x, y, 4, P.earth);

function pegging(b: Sheet): void {
  const { r } = b;
  sky(b, {
    ground: P.ochre,
    cut: P.paper,
    kind: 'rays',
    sun: [1250, 330, 90],
    sunc: P.rust,
    to: 430,
  });
  hill(b, { y: 470, amp: 120, wave: 560, fill: P.indigo, cut: P.water, shift: 5.2 });
  for (const [x, h] of [
    [180, 300],
    [520, 240],
    [1020, 250],
    [1500, 330],
  ] as const)
    b.add(tree(r, { x, y: 620, h, kind: 'gum' }));
  ground(b, 600, P.sage, P.straw, () => 0.02, { step: 14, second: P.leaf });
  // the frame lies ready: sill, two posts, a tie beam with its braces
  b.add(
    timber(r, 330, 860, 1180, 56),
    timber(r, 480, 330, 70, 530),
    timber(r, 1280, 330, 70, 530),
    timber(r, 400, 262, 1040, 76),
    brace(false),
    brace(true),
    times(3, (i) => mark(640 + i * 40, 480 - i * 38, -0.76, 90, 2.4, P.earth, r)),
    times(3, (i) => mark(1190 - i * 40, 480 - i * 38, 0.76, 90, 2.4, P.earth, r)),
  );
  for (const x of [500, 530, 1300, 1330]) b.add(peg(x, 300));
  for (const [x, y] of [
    [580, 536],
    [1250, 536],
    [515, 886],
    [1315, 886],
  ] as const)
    b.add(peg(x, y));
  ground(b, 905, P.earth, P.clay, () => 0.03, { step: 16, second: P.ochre });
  b.add(
    // planks on two trestles to stand on
    limb([610, 760], [590, 1020], 9, 9, P.ink),
    limb([940, 760], [960, 1020], 9, 9, P.ink),
    box(570, 742, 420, 22, P.straw, `stroke="${P.ink}" stroke-width="5"`),
    person(r, {
      x: 700,
      y: 742,
      h: 430,
      dir: -1,
      lean: 0.05,
      neck: -0.2,
      ...today.three,
      ...STAND,
      armF: [0.95, 0.75],
      armB: [1.2, 0.6],
      tool: mallet,
    }),
    shadow(1130, 1030, 140, P.ink, 0.5),
    person(r, {
      x: 1120,
      y: 1005,
      h: 570,
      dir: 1,
      lean: 0.12,
      neck: 0.05,
      ...today.one,
      ...STAND,
      armF: [1.2, 1.0],
      armB: [1.7, 1.2],
      toolBehind: ({ haF, k }) =>
        limb(
          [haF[0] - 0.2 * k, haF[1] + 0.2 * k],
          [haF[0] + 0.9 * k, haF[1] - 0.4 * k],
          0.1 * k,
          0.07 * k,
          P.straw,
        ),
    }),
    basket(280, 960, 84),
    times(7, (i) =>
      limb(
        [215 + i * 19, 960],
        [222 + i * 16, 900 + (i % 3) * 12],
        8,
        7,
        i % 2 ? P.straw : P.ochre,
      ),
    ),
    times(16, () =>
      stroke(`M${r.u(420, 900)} ${r.u(990, 1045)}q14 -16 26 0q-8 12 -18 4`, P.straw, 4),
    ),
    poly(
      [
        [1400, 1040],
        [1560, 1040],
        [1545, 1006],
        [1415, 1006],
      ],
      P.clay,
      `stroke="${P.ink}" stroke-width="5"`,
    ),
  );
}

export const scene: Scene = { seed: 367, draw: pegging };
