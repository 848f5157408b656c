import { birds, stork, yokedPair } from '../../kit/animals.ts';
import { village } from '../../kit/buildings.ts';
import { limb, mark, P, poly, times } from '../../kit/ink.ts';
import { furrows, ground, hill, shadow, sky } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import { tree } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';

function ploughing(b: Sheet): void {
  const { r, W, H } = b;
  sky(b, { ground: P.sky, cut: P.paper, kind: 'clouds', to: 330, birds: 5 });
  hill(b, {
    y: 470,
    amp: 330,
    wave: 420,
    fill: P.indigo,
    cut: P.water,
    shift: 5.3,
    cutting: 'snow',
    sharp: true,
  });
  hill(b, { y: 500, amp: 70, wave: 420, fill: P.sage, cut: P.straw, shift: 2.4, cutting: 'flow' });
  village(b, 1040, 1480, () => 505, 6, 30, { church: 1500 });
  ground(b, 520, P.earth, P.clay, () => 0.02, { second: P.ink, step: 15, len: 60 });
  b.add(furrows(2200, 430, 560, 1120, 30, 4200, P.ink));
  b.add(times(60, () => mark(r.u(0, W), r.u(580, H), r.u(-0.2, 0.3), r.u(30, 90), 3, P.rust, r)));
  b.add(
    tree(r, { x: 150, y: 560, h: 330, kind: 'bare' }),
    tree(r, { x: 260, y: 545, h: 210, kind: 'bare' }),
  );
  b.add(shadow(1080, 862, 330, P.ink, 0.5), shadow(470, 905, 120, P.ink, 0.5));
  b.add(yokedPair(r, 1010, 860, 270, 1, 0.12));
  // the ard: beam to the yoke, sole with an iron tip, one stilt
  b.add(
    limb([1190, 600], [640, 830], 10, 12, P.ink),
    limb([520, 890], [735, 872], 16, 10, P.ink),
    poly(
      [
        [725, 858],
        [800, 888],
        [720, 892],
      ],
      P.stone,
      `stroke="${P.ink}" stroke-width="3"`,
    ),
    limb([560, 885], [500, 660], 10, 8, P.ink),
    limb([640, 830], [650, 876], 9, 9, P.ink),
  );
  b.add(
    times(18, () =>
      mark(
        r.u(520, 800),
        900 + r.u(-12, 24),
        r.u(-0.6, 0.6),
        r.u(16, 40),
        6,
        r() < 0.5 ? P.ink : P.clay,
        r,
      ),
    ),
  );
  b.add(
    person(r, {
      x: 410,
      y: 905,
      h: 350,
      lean: 0.28,
      ...wear.man,
      vest: P.paper2,
      topcut: P.stone,
      low: P.indigo,
      lowcut: P.water,
      armF: [2.3, 1.75],
      armB: [2.5, 1.9],
      legF: [2.6, 3.2],
      legB: [3.5, 3.7],
    }),
  );
  b.add(birds(r, [120, 600, 420, 640], 1, 18), stork(240, 760, 1.1, 1), stork(120, 830, 1.3, 1));
}

export const scene: Scene = { seed: 101, draw: ploughing };
