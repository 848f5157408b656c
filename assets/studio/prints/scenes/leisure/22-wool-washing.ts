import { bridge } from '../../kit/buildings.ts';
import {
  blob,
  clip,
  f,
  hatch,
  limb,
  mark,
  P,
  poly,
  stroke,
  times,
  type Pt,
} from '../../kit/ink.ts';
import { bankStones, hill, sky, water } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import { tree, tuft } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { fleece, rug } from '../../kit/things.ts';
import { basket, bat, yoke } from '../../kit/tools.ts';

function woolWashing(b: Sheet): void {
  const { r, W, H } = b;
  sky(b, { ground: P.straw, cut: P.paper, kind: 'cirrus', to: 330 });
  hill(b, {
    y: 360,
    amp: 190,
    wave: 520,
    fill: P.water,
    cut: P.paper2,
    shift: 3.3,
    cutting: 'flow',
    angle: 0.2,
  });
  hill(b, { y: 470, amp: 150, wave: 380, fill: P.sage, cut: P.straw, shift: 7.7, cutting: 'flow' });
  hill(b, {
    y: 560,
    amp: 90,
    wave: 420,
    fill: P.leaf,
    cut: P.sage,
    shift: 2.1,
    cutting: 'flow',
    angle: 0.05,
  });
  b.add(
    times(13, (i) =>
      tree(r, {
        x: 80 + i * 122 + r.u(-30, 30),
        y: 565 + r.u(-10, 16),
        h: r.u(110, 230),
        kind: i % 3 === 1 ? 'poplar' : 'round',
        leaf: i % 2 ? P.deep : P.leaf,
        dark: P.ink,
      }),
    ),
  );
  b.add(
    poly(
      [
        [-20, 600],
        [W + 20, 590],
        [W + 20, H],
        [-20, H],
      ],
      P.ochre,
    ),
    hatch(r, [0, 600, W, 680], 13, () => 0.05, 30, 2.4, P.straw),
  );
  const { near } = water(b, 660, 905);
  b.add(bridge(r, 1130, 1560, 670, 75, 30));
  b.add(
    limb([210, 700], [206, 470], 8, 6, P.ink),
    limb([640, 690], [646, 462], 8, 6, P.ink),
    stroke('M206 482Q425 520 646 474', P.ink, 4),
    rug(r, 245, 496, 104, 150, 0),
    rug(r, 374, 506, 92, 132, 1),
    rug(r, 492, 500, 108, 160, 2),
  );
  const nb: Pt[] = [[-20, H + 20]];
  for (let x = -20; x <= W + 20; x += 20) nb.push([x, near(x) - 6]);
  nb.push([W + 20, H + 20]);
  b.add(
    poly(nb, P.earth),
    clip(
      `M${nb.map((p) => `${f(p[0])} ${f(p[1])}`).join('L')}Z`,
      hatch(r, [0, 870, W, H], 15, (x) => 0.06 + 0.1 * Math.sin(x / 200), 40, 3, P.clay) +
        hatch(
          r,
          [0, 870, W, H],
          40,
          () => 0.1,
          30,
          3,
          P.ink,
          () => 0.35,
        ),
    ),
  );
  bankStones(b, near, 32);
  b.add(
    blob(
      [
        [330, 960],
        [380, 905],
        [520, 900],
        [580, 950],
        [520, 985],
        [380, 985],
      ],
      P.stone,
      `stroke="${P.ink}" stroke-width="4"`,
    ),
    fleece(455, 905, 46),
  );
  b.add(
    person(r, {
      x: 300,
      y: 1000,
      h: 350,
      lean: 0.5,
      neck: -0.1,
      ...wear.woman,
      armF: [1.55, 0.65],
      armB: [2.1, 1.6],
      tool: bat,
    }),
  );
  b.add(
    person(r, {
      x: 760,
      y: 960,
      h: 330,
      lean: 0.85,
      neck: -0.3,
      ...wear.widow,
      scarfc: P.ochre,
      scarfcut: P.rust,
      armF: [2.7, 2.7],
      armB: [2.9, 2.8],
      tool: ({ haF, k }) =>
        fleece(haF[0] + 0.15 * k, haF[1] + 0.75 * k, k) +
        times(3, (i) =>
          mark(haF[0] + (-0.5 + i * 0.5) * k, haF[1] + 1.7 * k, 1.57, 0.5 * k, 0.05 * k, P.paper),
        ),
    }),
  );
  b.add(
    person(r, {
      x: 1240,
      y: 985,
      h: 370,
      dir: -1,
      lean: 0.06,
      ...wear.woman,
      low: P.rust,
      lowcut: P.ochre,
      apron: P.ink,
      armF: [2.2, 0.55],
      armB: [2.3, 0.5],
      legF: [2.85, 3.1],
      legB: [3.4, 3.4],
      tool: yoke,
    }),
  );
  b.add(
    person(r, {
      x: 1085,
      y: 690,
      h: 150,
      dir: -1,
      lean: 0.05,
      ...wear.girl,
      armF: [2.2, 1.3],
      armB: [2.6, 2.2],
    }),
  );
  b.add(
    basket(560, 1000, 56, fleece(560, 969, 35)),
    basket(975, 1005, 50, fleece(975, 977, 31)),
    times(14, () => tuft(r, r.u(0, W), r.u(1020, H), 36, P.leaf)),
  );
}

export const scene: Scene = { seed: 31, draw: woolWashing };
