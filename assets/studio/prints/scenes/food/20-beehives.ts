import { bees } from '../../kit/animals.ts';
import { box, disc, P, times } from '../../kit/ink.ts';
import { ground, hill, sky } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import { tuft } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { skep, stoneFace } from '../../kit/things.ts';

function beehives(b: Sheet): void {
  const { r, W } = b;
  sky(b, {
    ground: P.ochre,
    cut: P.straw,
    kind: 'fan',
    sun: [1500, 150, 90],
    sunc: P.paper,
    to: 380,
  });
  hill(b, { y: 360, amp: 120, wave: 420, fill: P.leaf, cut: P.sage, shift: 6.1 });
  b.add(
    stoneFace(r, 0, 330, W, 480, 62),
    box(0, 318, W, 22, P.earth),
    times(
      40,
      (i) =>
        `<path d="M${i * 42 - 10} 318q21 -26 42 0z" fill="${P.rust}" stroke="${P.ink}" stroke-width="3"/>`,
    ),
  );
  b.add(box(-10, 300, W + 20, 6, P.ink));
  b.add(
    box(60, 690, 1130, 34, P.ink),
    times(4, (i) => box(110 + i * 330, 724, 40, 130, P.ink)),
  );
  for (let i = 0; i < 5; i++) b.add(skep(r, 170 + i * 225, 692, 226 + (i % 2) * 26));
  b.add(bees(r, [120, 360, 1250, 700], 46), bees(r, [1100, 500, 1500, 900], 12));
  ground(b, 810, P.sage, P.straw, () => 0.02, { step: 14, second: P.leaf });
  b.add(
    times(50, () => {
      const x = r.u(0, W);
      const y = r.u(870, 1040);
      return tuft(r, x, y, 60, P.leaf, 4) + disc(x, y - 62, 9, r.pick([P.paper, P.rust, P.grape]));
    }),
  );
  b.add(
    person(r, {
      x: 1330,
      y: 1000,
      h: 580,
      back: true,
      ...wear.woman,
      scarfc: P.paper,
      low: P.indigo,
      lowcut: P.water,
      armF: [4.3, 5.4],
      armB: [2.9, 3.1],
    }),
  );
  b.add(
    person(r, {
      x: 1500,
      y: 1010,
      h: 330,
      back: true,
      ...wear.girl,
      scarfc: P.rust,
      scarfcut: P.ochre,
      armB: [3.4, 3.2],
      armF: [2.9, 3.1],
    }),
  );
}

export const scene: Scene = { seed: 120, draw: beehives };
