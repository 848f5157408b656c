import { dog } from '../../kit/animals.ts';
import { window } from '../../kit/buildings.ts';
import { box, disc, limb, P, poly, times } from '../../kit/ink.ts';
import { ground, hill, sky, toward } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, type Person } from '../../kit/people.ts';
import { cabbage, pumpkin } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { today, STAND } from './common.ts';

function foodSystems(b: Sheet): void {
  const { r } = b;
  sky(b, { ground: P.ochre, cut: P.straw, kind: 'rays', sun: [260, 330, 76], to: 320 });
  hill(b, { y: 420, amp: 150, wave: 480, fill: P.indigo, cut: P.water, shift: 9.3 });
  hill(b, { y: 470, amp: 60, wave: 380, fill: P.leaf, cut: P.sage, shift: 3.1 });
  ground(b, 470, P.sage, P.straw, toward(800, 380), { step: 15 });
  // a hall with a long verandah, stalls before it
  b.add(
    box(620, 380, 900, 260, P.paper, `stroke="${P.ink}" stroke-width="4"`),
    poly(
      [
        [560, 388],
        [1580, 388],
        [1480, 240],
        [680, 240],
      ],
      P.rust,
      `stroke="${P.ink}" stroke-width="5"`,
    ),
    times(44, (i) => limb([580 + i * 23, 384], [690 + i * 18.2, 244], 1.8, 1.8, P.clay)),
    times(4, (i) => window(680 + i * 220, 440, 90, 110)),
  );
  ground(b, 636, P.clay, P.straw, () => 0.02, { step: 17, second: P.earth });
  for (let i = 0; i < 3; i++) {
    const x = 90 + i * 510;
    const y = 880;
    b.add(
      limb([x + 20, y + 110], [x + 20, y - 240], 7, 7, P.ink),
      limb([x + 400, y + 110], [x + 400, y - 240], 7, 7, P.ink),
      box(
        x,
        y - 20,
        420,
        130,
        [P.earth, P.rust, P.leaf][i] ?? P.earth,
        `stroke="${P.ink}" stroke-width="5"`,
      ),
      times(9, (k) =>
        poly(
          [
            [x - 10 + k * 49, y - 240],
            [x + 39 + k * 49, y - 240],
            [x + 32 + k * 49, y - 160],
            [x - 17 + k * 49, y - 160],
          ],
          k % 2 ? P.paper : ([P.rust, P.indigo, P.ochre][i] ?? P.rust),
          `stroke="${P.ink}" stroke-width="3"`,
        ),
      ),
    );
    if (i === 0) b.add(times(8, (k) => cabbage(r, x + 40 + k * 50, y - 20, 34)));
    if (i === 1)
      b.add(
        times(5, (k) => pumpkin(x + 60 + k * 78, y - 16, 34)),
        times(16, (k) => disc(x + 40 + k * 24, y - 30, 12, P.rust)),
      );
    if (i === 2)
      b.add(
        times(
          5,
          (k) =>
            `<path d="M${x + 30 + k * 78} ${y - 20}q-6 -50 34 -50t34 50z" fill="${P.ochre}" stroke="${P.ink}" stroke-width="3"/>`,
        ),
      );
  }
  const back: Partial<Person> = { back: true, ...STAND, armF: [2.7, 2.9], armB: [-2.7, -2.9] };
  const crate = (k: number, x: number, y: number): string =>
    times(5, (i) => cabbage(r, x + (0.2 + i * 0.45) * k, y + 0.1 * k, 0.42 * k)) +
    box(x, y, 2.2 * k, 1.0 * k, P.ochre, `stroke="${P.ink}" stroke-width="4"`) +
    box(x, y + 0.3 * k, 2.2 * k, 5, P.ink) +
    box(x, y + 0.66 * k, 2.2 * k, 5, P.ink);
  const carry: Partial<Person> = {
    legF: [2.75, 3.1],
    legB: [3.4, 3.5],
    armF: [2.3, 1.55],
    armB: [2.4, 1.6],
    tool: ({ haF, k }) => crate(k, haF[0] - 1.1 * k, haF[1] - 0.7 * k),
  };
  b.add(
    person(r, { x: 590, y: 880, h: 350, dir: 1, ...today.four, ...carry }),
    person(r, { x: 1080, y: 880, h: 345, dir: -1, ...today.two, ...carry }),
    person(r, { x: 330, y: 1030, h: 440, ...today.three, ...back }),
    person(r, { x: 470, y: 1034, h: 270, ...today.two, ...back }),
    person(r, { x: 840, y: 1040, h: 460, dir: 1, ...today.one, ...carry }),
    person(r, { x: 1400, y: 1030, h: 440, ...today.four, ...back }),
    dog(1130, 1030, 1.3, -1),
  );
}

export const scene: Scene = { seed: 333, draw: foodSystems };
