import { dog } from '../../kit/animals.ts';
import { box, f, limb, P, poly, smooth, stroke, times, type Pt } from '../../kit/ink.ts';
import { ground, hill, shadow, sky } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person } from '../../kit/people.ts';
import { tree, tuft } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { today, STAND } from './common.ts';

function readingABlock(b: Sheet): void {
  const { r, W } = b;
  sky(b, {
    ground: P.straw,
    cut: P.paper,
    kind: 'rays',
    sun: [360, 330, 66],
    sunc: P.ochre,
    to: 330,
  });
  hill(b, { y: 400, amp: 150, wave: 520, fill: P.water, cut: P.paper2, shift: 4.8 });
  hill(b, { y: 470, amp: 120, wave: 460, fill: P.sage, cut: P.straw, shift: 9.7, cutting: 'flow' });
  const slope = hill(b, {
    y: 650,
    amp: 150,
    wave: 900,
    fill: P.ochre,
    cut: P.straw,
    shift: 6.2,
    cutting: 'flow',
  });
  // creek line of darker trees, gums with long shadows
  b.add(
    `<path d="${smooth([
      [900, 560],
      [1000, 590],
      [980, 660],
      [1120, 730],
      [1180, 860],
      [1150, 870],
      [1090, 740],
      [950, 670],
      [970, 600],
      [880, 566],
    ])}" fill="${P.indigo}"/>`,
  );
  for (let i = 0; i < 15; i++) {
    const x =
      [890, 960, 1010, 950, 1000, 1060, 990, 1100, 1150, 1080, 1180, 1120, 1210, 1230, 1170][i] ??
      900;
    b.add(
      tree(r, {
        x,
        y: 576 + i * 18,
        h: 76 + (i % 4) * 26,
        leaf: i % 2 ? P.leaf : P.deep,
        dark: P.ink,
      }),
    );
  }
  for (const [x, h] of [
    [150, 300],
    [560, 210],
    [690, 260],
    [1330, 290],
    [1500, 380],
  ] as const) {
    const y = slope(x) + 60;
    b.add(
      poly(
        [
          [x, y],
          [x + 14, y + 4],
          [x + h * 1.25, y + h * 0.42],
          [x + h * 1.1, y + h * 0.5],
        ],
        P.earth,
        'opacity=".7"',
      ),
      tree(r, { x, y, h, kind: 'gum' }),
    );
  }
  // contour lines carved lightly, pegs and a string line
  b.add(
    times(5, (i) =>
      stroke(
        smooth(
          [0, 1, 2, 3, 4, 5].map((k): Pt => [k * 330 - 20, 720 + i * 60 + b.n(k * 0.7, i) * 60]),
          false,
        ),
        P.paper,
        3,
        'stroke-dasharray="16 12"',
      ),
    ),
  );
  for (const [x, y] of [
    [620, 830],
    [900, 800],
    [1010, 900],
    [700, 940],
  ] as const)
    b.add(limb([x, y], [x, y - 56], 5, 4, P.rust));
  b.add(
    poly(
      [
        [620, 790],
        [900, 760],
        [1010, 858],
        [700, 900],
      ],
      'none',
      `stroke="${P.rust}" stroke-width="3.4"`,
    ),
  );
  ground(b, 940, P.earth, P.ochre, () => 0.06, { step: 15, second: P.clay });
  b.add(
    shadow(420, 1010, 150, P.ink, 0.5),
    person(r, {
      x: 400,
      y: 1010,
      h: 560,
      back: true,
      ...today.one,
      ...STAND,
      armF: [2.5, 1.1],
      armB: [-2.5, -0.9],
      tool: ({ haF, k }) =>
        `<g transform="translate(${f(haF[0])} ${f(haF[1])}) rotate(-14)">${box(-0.9 * k, -0.9 * k, 1.3 * k, 1.0 * k, P.paper, `stroke="${P.ink}" stroke-width="4"`)}</g>`,
    }),
    dog(610, 1015, 1.5, 1),
    times(30, () => tuft(r, r.u(0, W), r.u(1000, 1067), 40, P.straw)),
  );
}

export const scene: Scene = { seed: 301, draw: readingABlock };
