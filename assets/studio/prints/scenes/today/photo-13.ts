import { box, hatch, limb, mark, oval, P, stroke, times, type Rng } from '../../kit/ink.ts';
import { ground, hill, shadow, sky } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person } from '../../kit/people.ts';
import { tree, tuft } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { stoneFace, tub } from '../../kit/things.ts';
import { STAND, today } from './common.ts';

const BRICK = 148;
const COURSE = 58;

/** One mudbrick face: a warm block with straw and a darker foot. */
const brick = (r: Rng, x: number, y: number, w = BRICK): string =>
  box(x, y, w - 9, COURSE - 9, r.pick([P.clay, P.clay, P.earth, P.ochre])) +
  times(4, () =>
    mark(r.u(x + 18, x + w - 26), r.u(y + 10, y + 42), r.g(0, 0.5), 22, 1.8, P.straw, r),
  ) +
  box(x, y + COURSE - 16, w - 9, 5, P.rust, 'opacity="0.55"');

function laying(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.sky, cut: P.paper, kind: 'cirrus', to: 300 });
  hill(b, { y: 400, amp: 150, wave: 640, fill: P.water, cut: P.paper2, shift: 3.1 });
  hill(b, { y: 470, amp: 70, wave: 380, fill: P.sage, cut: P.straw, shift: 6.4 });
  for (const [x, h] of [
    [90, 340],
    [250, 260],
    [1540, 380],
  ] as const)
    b.add(tree(r, { x, y: 560, h, kind: 'gum' }));
  ground(b, 540, P.straw, P.ochre, () => 0.02, { step: 15, second: P.sage });
  // stone plinth, then courses in bond, stepped where the work stops
  b.add(box(300, 380, 1180, 560, 'none'), stoneFace(r, 300, 872, 1180, 74, 50));
  const tops = [300, 300, 300, 300, 374, 448, 596];
  tops.forEach((from, row) => {
    const y = 872 - (row + 1) * COURSE;
    b.add(box(from, y, 1480 - from, COURSE, P.ink));
    for (let x = from - (row % 2) * 74; x < 1480; x += BRICK) {
      const left = Math.max(x, from);
      const w = Math.min(x + BRICK, 1480) - left;
      if (w > 40) b.add(brick(r, left + 4, y + 4, w));
    }
  });
  // a window frame braced upright, waiting for the wall to reach it
  b.add(
    box(1010, 400, 250, 300, P.sky),
    hatch(r, [1010, 420, 1260, 520], 16, () => r.g(0, 0.03), 90, 2.2, P.paper),
    box(1010, 560, 250, 140, P.sage),
    hatch(r, [1010, 566, 1260, 696], 15, () => r.g(0.1, 0.2), 40, 2.2, P.straw),
    stroke('M1010 400h250v300h-250Z', P.ink, 30),
    stroke('M1010 400h250v300h-250Z', P.ochre, 18),
    box(1127, 400, 14, 300, P.ochre),
    limb([1275, 420], [1440, 640], 8, 8, P.earth),
  );
  // the string between two profiles
  b.add(
    limb([292, 950], [292, 400], 8, 7, P.ochre),
    limb([1496, 950], [1496, 400], 8, 7, P.ochre),
    stroke('M292 462L1496 462', P.paper, 4),
  );
  ground(b, 930, P.clay, P.straw, () => 0.03, { step: 16, second: P.earth });
  b.add(
    shadow(520, 1020, 150, P.ink, 0.45),
    person(r, {
      x: 470,
      y: 1010,
      h: 560,
      dir: 1,
      lean: 0.28,
      neck: 0.1,
      ...today.one,
      ...STAND,
      armF: [1.5, 1.15],
      armB: [1.75, 1.35],
      tool: ({ haF, k }) =>
        box(
          haF[0] - 0.3 * k,
          haF[1] - 0.5 * k,
          1.9 * k,
          0.72 * k,
          P.clay,
          `stroke="${P.ink}" stroke-width="5"`,
        ),
    }),
    shadow(930, 1012, 130, P.ink, 0.45),
    person(r, {
      x: 960,
      y: 1010,
      h: 480,
      dir: -1,
      lean: 0.9,
      neck: -0.3,
      ...today.three,
      armF: [2.7, 2.4],
      armB: [2.9, 2.7],
    }),
  );
  b.add(
    tub(1120, 1012, 170, 96, P.stone),
    oval(1120, 916, 80, 14, P.earth),
    limb([1150, 770], [1120, 920], 7, 7, P.ochre),
    times(3, (row) =>
      times(3 - row, (i) => {
        const [x, y] = [1270 + i * 120 + row * 60, 970 - row * 46];
        return (
          box(x, y, 112, 42, row % 2 ? P.clay : P.earth, `stroke="${P.ink}" stroke-width="5"`) +
          times(3, () =>
            mark(r.u(x + 20, x + 90), r.u(y + 10, y + 34), r.g(0, 0.5), 20, 2, P.straw, r),
          )
        );
      }),
    ),
    times(9, () => tuft(r, r.u(0, W), 1045, 26, P.sage)),
  );
}

export const scene: Scene = { seed: 347, draw: laying };
