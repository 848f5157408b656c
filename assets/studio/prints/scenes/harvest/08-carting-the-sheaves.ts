import { yokedPair } from '../../kit/animals.ts';
import { box, f, gouge, limb, mark, P, times } from '../../kit/ink.ts';
import { ground, hill, shadow, sky, toward } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import { stook, tree } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { cart } from '../../kit/things.ts';
import { use } from '../../kit/tools.ts';

function carting(b: Sheet): void {
  const { r } = b;
  sky(b, { ground: P.water, cut: P.paper2, kind: 'clouds', to: 360 });
  hill(b, { y: 560, amp: 170, wave: 640, fill: P.sage, cut: P.straw, shift: 2.7, cutting: 'flow' });
  hill(b, { y: 600, amp: 60, wave: 300, fill: P.leaf, cut: P.deep, shift: 7.7 });
  ground(b, 590, P.straw, P.ochre, () => 0.03, { len: 40, step: 12 });
  b.add(
    times(18, (i) => stook(r, 60 + i * 92 + r.u(-20, 20), 640 + (i % 3) * 20, 54 + (i % 3) * 12)),
  );
  ground(b, 760, P.clay, P.straw, toward(-400, 640), { second: P.earth, step: 17 });
  b.add(shadow(520, 945, 330, P.earth, 0.9), shadow(1120, 930, 260, P.earth, 0.9));
  let load = '';
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 9; i++) {
      const x = -1.12 + i * 0.27 + row * 0.05;
      const y = -0.72 - row * 0.3;
      load +=
        `<g transform="translate(${f(x * 100)} ${f(y * 100)})">` +
        times(7, (k) =>
          gouge(
            [
              [-26 + k * 3, 6 - k * 4],
              [4, -4 - k * 3],
              [36 + k * 2, -10 - k * 4],
            ],
            2.6,
            k % 2 ? P.straw : P.ochre,
            r,
          ),
        ) +
        times(6, (k) => mark(36, -12 - k * 4, -0.2 + k * 0.1, 14, 1.6, P.paper, r)) +
        box(-4, -26, 7, 30, P.rust) +
        '</g>';
    }
  b.add(cart(520, 950, 300, `<g transform="scale(0.01)">${load}</g>`));
  b.add(limb([1030, 745], [1260, 720], 8, 8, P.ink), yokedPair(r, 1130, 930, 255, 1, 0.32));
  b.add(
    person(r, {
      x: 1480,
      y: 955,
      h: 270,
      ...wear.youth,
      head: 'brim',
      hatc: P.straw,
      armF: [1.6, 1.4],
      armB: [3.3, 3.2],
      tool: ({ haF, k }) =>
        limb(
          [haF[0] - 0.4 * k, haF[1] + k],
          [haF[0] + 1.4 * k, haF[1] - 2.8 * k],
          0.06 * k,
          0.03 * k,
          P.ink,
        ),
    }),
  );
  b.add(person(r, { x: 120, y: 970, h: 350, lean: 0.15, ...wear.woman, ...use.fork }));
  b.add(tree(r, { x: 1430, y: 640, h: 260 }), tree(r, { x: 1540, y: 640, h: 330, kind: 'poplar' }));
}

export const scene: Scene = { seed: 108, draw: carting };
