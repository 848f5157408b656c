import { disc, P, smooth, stroke, times } from '../../kit/ink.ts';
import { ground, hill, sky } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person } from '../../kit/people.ts';
import { tree, tuft } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { ladder } from '../../kit/things.ts';
import { basket } from '../../kit/tools.ts';
import { today, STAND } from './common.ts';

function foodForest(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.sky, cut: P.paper, kind: 'clouds', to: 300 });
  hill(b, { y: 400, amp: 110, wave: 480, fill: P.water, cut: P.paper2, shift: 2.3 });
  b.add(times(9, (i) => tree(r, { x: 60 + i * 190, y: 470, h: 240 + (i % 3) * 50, kind: 'gum' })));
  ground(b, 450, P.leaf, P.sage, (x) => 0.12 * Math.sin(x / 260), { step: 15, second: P.straw });
  b.add(
    times(
      3,
      (i) =>
        stroke(
          smooth(
            [
              [-20, 560 + i * 150],
              [400, 600 + i * 154],
              [900, 570 + i * 160],
              [1640, 620 + i * 150],
            ],
            false,
          ),
          P.earth,
          34 + i * 8,
        ) +
        stroke(
          smooth(
            [
              [-20, 548 + i * 150],
              [400, 588 + i * 154],
              [900, 558 + i * 160],
              [1640, 608 + i * 150],
            ],
            false,
          ),
          P.ochre,
          13 + i * 3,
        ),
    ),
  );
  const fruit = (x: number, y: number, h: number, c: string): void => {
    b.add(
      tree(r, { x, y, h, lobes: 8 }),
      times(26, () => {
        const a = r.u(0, 6.283);
        const q = Math.sqrt(r());
        return disc(
          x + Math.cos(a) * h * 0.34 * q,
          y - h * 0.66 + Math.sin(a) * h * 0.27 * q,
          h * 0.022 + 2,
          c,
        );
      }),
    );
  };
  for (let i = 0; i < 6; i++) fruit(120 + i * 280, 600, 170, i % 2 ? P.rust : P.ochre);
  for (let i = 0; i < 5; i++)
    b.add(tuft(r, 60 + i * 330, 760, 60, P.sage), tuft(r, 190 + i * 330, 770, 46, P.straw));
  fruit(330, 960, 560, P.rust);
  fruit(1180, 980, 620, P.ochre);
  b.add(
    ladder([560, 1010], [440, 620], 40, 9),
    person(r, {
      x: 520,
      y: 850,
      h: 370,
      dir: -1,
      lean: 0.05,
      neck: -0.15,
      ...today.two,
      ...STAND,
      armF: [0.9, 0.5],
      armB: [1.6, 1.0],
    }),
  );
  b.add(
    person(r, {
      x: 760,
      y: 1010,
      h: 440,
      dir: -1,
      ...today.one,
      ...STAND,
      armF: [2.4, 1.5],
      armB: [2.6, 1.7],
      tool: ({ haF, k }) =>
        basket(
          haF[0],
          haF[1] + 0.6 * k,
          1.1 * k,
          times(6, (i) =>
            disc(
              haF[0] + (i - 2.5) * 0.3 * k,
              haF[1] + 0.1 * k,
              0.26 * k,
              P.rust,
              `stroke="${P.ink}" stroke-width="2.4"`,
            ),
          ),
        ),
    }),
  );
  b.add(
    person(r, {
      x: 970,
      y: 1005,
      h: 420,
      lean: -0.04,
      neck: -0.2,
      ...today.three,
      ...STAND,
      armF: [0.9, 0.45],
      armB: [2.8, 2.6],
    }),
    person(r, { x: 1400, y: 1010, h: 270, dir: -1, ...today.four, ...STAND, armF: [1.2, 0.5] }),
    basket(
      1270,
      1020,
      70,
      times(8, (i) =>
        disc(1222 + i * 13, 982 + (i % 2) * 9, 17, P.ochre, `stroke="${P.ink}" stroke-width="2.6"`),
      ),
    ),
    times(18, () => tuft(r, r.u(0, W), r.u(1030, 1067), 40, P.straw)),
  );
}

export const scene: Scene = { seed: 331, draw: foodForest };
