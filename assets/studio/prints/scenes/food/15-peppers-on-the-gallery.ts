import { hen } from '../../kit/animals.ts';
import { window } from '../../kit/buildings.ts';
import { box, boxPath, clip, mark, P, poly, stroke, times } from '../../kit/ink.ts';
import { ground, sky } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import { pepper, pepperString } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { stoneFace } from '../../kit/things.ts';
import { basket } from '../../kit/tools.ts';

function peppers(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.water, cut: P.paper2, kind: 'plain', to: 300 });
  // the gallery fills the sheet: dark opening, posts, rail, strings
  b.add(
    box(0, 150, W, 560, P.paper),
    times(120, () => mark(r.u(0, W), r.u(160, 700), 1.45, 50, 2.6, P.paper2, r)),
  );
  b.add(box(250, 210, 1130, 500, P.ink));
  b.add(times(40, () => mark(r.u(260, 1370), r.u(220, 560), 1.57, r.u(40, 120), 1.6, P.indigo, r)));
  b.add(window(60, 300, 140, 230), window(1440, 300, 130, 230));
  b.add(
    poly(
      [
        [690, 330],
        [860, 330],
        [860, 705],
        [690, 705],
      ],
      P.earth,
    ),
    times(4, (i) => box(716 + i * 36, 330, 4, 375, P.ink)),
  );
  for (let i = 0; i < 15; i++)
    b.add(pepperString(r, 300 + i * 72 + r.u(-6, 6), 240, r.u(190, 300), 40));
  b.add(
    person(r, {
      x: 1020,
      y: 760,
      h: 430,
      dir: 1,
      lean: -0.03,
      neck: -0.25,
      ...wear.woman,
      armF: [1.1, 0.55],
      armB: [1.3, 0.6],
    }),
  );
  b.add(
    box(250, 606, 1130, 16, P.clay),
    times(46, (i) => box(258 + i * 24.6, 620, 9, 86, P.clay)),
  );
  for (let i = 0; i < 5; i++)
    b.add(
      box(240 + i * 278, 196, 24, 520, P.clay),
      mark(252 + i * 278, 450, 1.57, 420, 2.4, P.earth, r),
      stroke(
        `M${252 + i * 278} 290Q${252 + i * 278 + 139} 190 ${252 + (i + 1) * 278} 290`,
        P.clay,
        i < 4 ? 15 : 0,
      ),
    );
  // eaves above, stone below
  b.add(
    poly(
      [
        [-20, 46],
        [W + 20, 46],
        [W + 20, 176],
        [-20, 176],
      ],
      P.rust,
    ),
    clip(
      boxPath(-20, 40, W + 40, 136),
      times(240, () => mark(r.u(0, W), r.u(46, 176), 1.57, 44, 4, r() < 0.7 ? P.clay : P.ink, r)),
    ),
    box(-20, 172, W + 40, 18, P.ink),
    times(33, (i) => box(10 + i * 50, 190, 18, 20, P.earth)),
  );
  b.add(
    box(0, 704, W, 50, P.ink),
    times(26, (i) => box(20 + i * 64, 730, 22, 20, P.earth)),
    stoneFace(r, 0, 750, W, 330, 46),
  );
  b.add(
    box(560, 800, 190, 280, P.ink),
    box(580, 820, 150, 260, P.earth),
    times(4, (i) => box(606 + i * 32, 820, 4, 260, P.ink)),
  );
  ground(b, 985, P.clay, P.straw, () => 0.02, { step: 17, second: P.earth });
  const heap = (x: number, y: number): string =>
    times(26, () =>
      pepper(
        x + r.g(0, 44),
        y - Math.abs(r.g(0, 20)),
        34,
        r.u(-90, 90),
        r() < 0.85 ? P.rust : P.clay,
      ),
    );
  b.add(
    basket(970, 1010, 96, heap(970, 950)),
    basket(1230, 1020, 80, heap(1230, 968)),
    hen(r, 360, 1015, 90, 1, P.paper),
  );
}

export const scene: Scene = { seed: 115, draw: peppers };
