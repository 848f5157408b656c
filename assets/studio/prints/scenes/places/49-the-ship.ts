import {
  box,
  clip,
  gouge,
  limb,
  mark,
  outline,
  P,
  poly,
  stroke,
  times,
  type Pt,
} from '../../kit/ink.ts';
import { ground, shadow, sky } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear, type Person } from '../../kit/people.ts';
import type { Scene } from '../../kit/scene.ts';

function ship(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.straw, cut: P.paper, kind: 'wind', to: 380, birds: 7 });
  // low red coast
  const coast: Pt[] = [
    [-20, 470],
    [200, 452],
    [520, 458],
    [700, 438],
    [980, 452],
    [1300, 446],
    [1640, 456],
    [1640, 490],
    [-20, 490],
  ];
  b.add(
    poly(coast, P.rust),
    clip(
      outline(coast),
      times(120, () =>
        mark(r.u(0, W), r.u(440, 488), 0, r.u(30, 90), 2.4, r() < 0.6 ? P.clay : P.leaf, r),
      ),
    ),
    box(0, 482, W, 6, P.paper),
  );
  b.add(box(0, 486, W, 400, P.indigo));
  for (let row = 0; row < 12; row++) {
    const y = 500 + row * row * 2.6 + row * 8;
    b.add(
      times(26, (i) => {
        const x = i * 66 + (row % 2) * 30 + r.u(-14, 14);
        const w = 30 + row * 7;
        return gouge(
          [
            [x - w, y + 6],
            [x - w * 0.3, y - 6 - row],
            [x + w * 0.3, y - 4 - row * 0.5],
            [x + w, y + 7],
          ],
          2 + row * 0.5,
          i % 4 === 0 ? P.paper2 : P.water,
          r,
        );
      }),
    );
  }
  // deck
  ground(b, 870, P.ochre, P.straw, () => 0, { step: 20, len: 120, wave: 0 });
  b.add(times(9, (i) => box(0, 880 + i * 26 + i * i, W, 3, P.earth)));
  for (let i = 0; i < 12; i++)
    b.add(
      limb(
        [20 + i * 142, 880],
        [20 + i * 142, 640],
        7,
        7,
        P.paper,
        `stroke="${P.ink}" stroke-width="3"`,
      ),
    );
  for (const y of [646, 716, 790])
    b.add(
      limb(
        [-20, y],
        [W + 20, y],
        y === 646 ? 9 : 4,
        y === 646 ? 9 : 4,
        y === 646 ? P.earth : P.paper,
        `stroke="${P.ink}" stroke-width="2.6"`,
      ),
    );
  const look: Partial<Person> = {
    back: true,
    armF: [2.45, 1.95],
    armB: [-2.45, -1.95],
    legF: [3.0, 3.1],
    legB: [3.28, 3.18],
  };
  const coat = (c: string): Partial<Person> => ({
    top: c,
    vest: c,
    topcut: P.stone,
    low: P.ink,
    legwrap: P.ink,
    plain: true,
  });
  b.add(
    shadow(820, 1000, 620, P.earth, 0.8),
    person(r, { x: 250, y: 1000, h: 520, ...wear.man, ...coat(P.deep), ...look }),
    person(r, {
      x: 470,
      y: 1006,
      h: 480,
      ...wear.woman,
      ...look,
      top: P.indigo,
      topcut: P.water,
      scarfc: P.ochre,
    }),
    person(r, {
      x: 620,
      y: 1010,
      h: 280,
      dress: 'trousers',
      head: 'bare',
      top: P.wool,
      low: P.earth,
      back: true,
      armF: [2.0, 0.4],
      armB: [-2.0, -0.4],
      plain: true,
    }),
    person(r, {
      x: 840,
      y: 1000,
      h: 530,
      ...wear.man,
      ...coat(P.earth),
      ...look,
      head: 'brim',
      hatc: P.ink,
    }),
    person(r, { x: 1040, y: 1006, h: 510, ...wear.man, ...coat(P.ink), ...look, armF: [1.5, 0.4] }),
    person(r, {
      x: 1330,
      y: 1000,
      h: 480,
      ...wear.widow,
      ...look,
      scarfc: P.ink,
      scarfcut: P.stone,
    }),
  );
  b.add(
    box(1420, 930, 150, 96, P.earth, `stroke="${P.ink}" stroke-width="5"`),
    stroke('M1470 930q25 -30 50 0', P.ink, 6),
    box(1440, 930, 8, 96, P.ink),
    box(1540, 930, 8, 96, P.ink),
    box(90, 950, 100, 70, P.rust, `stroke="${P.ink}" stroke-width="5"`),
  );
  // a lifeboat and its stay in the upper corner
  b.add(
    limb([1480, 640], [1460, -10], 9, 9, P.ink),
    `<path d="M1300 170H1640V250Q1460 300 1300 170Z" fill="${P.paper}" stroke="${P.ink}" stroke-width="6"/>`,
    stroke('M1300 196Q1460 300 1640 262', P.rust, 7),
  );
}

export const scene: Scene = { seed: 149, draw: ship };
