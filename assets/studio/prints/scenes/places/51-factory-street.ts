import { window, workersCottage } from '../../kit/buildings.ts';
import { box, limb, P, poly, stroke, times } from '../../kit/ink.ts';
import { fence, ground, shadow, sky, toward } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear, type Person } from '../../kit/people.ts';
import type { Scene } from '../../kit/scene.ts';
import { smoke } from '../../kit/things.ts';

function factoryStreet(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.clay, cut: P.straw, kind: 'cirrus', to: 380 });
  // factory: saw-tooth and stacks
  for (const [x, h] of [
    [250, 420],
    [430, 500],
    [1180, 460],
  ] as const)
    b.add(
      poly(
        [
          [x - 26, 560],
          [x + 26, 560],
          [x + 18, 560 - h],
          [x - 18, 560 - h],
        ],
        P.rust,
        `stroke="${P.ink}" stroke-width="4"`,
      ),
      times(10, (i) => box(x - 24, 552 - i * 44, 48, 3, P.ink)),
      smoke(r, x, 556 - h, 240, P.ink, 0.9),
      smoke(r, x + 6, 550 - h, 200, P.stone, 1.2),
    );
  for (let i = 0; i < 9; i++) {
    const x = 60 + i * 165;
    b.add(
      poly(
        [
          [x, 560],
          [x, 350],
          [x + 165, 430],
          [x + 165, 560],
        ],
        P.indigo,
        `stroke="${P.ink}" stroke-width="4"`,
      ),
      poly(
        [
          [x + 10, 420],
          [x + 10, 370],
          [x + 70, 398],
          [x + 70, 446],
        ],
        P.straw,
      ),
      times(6, (k) =>
        limb([x + 20 + k * 24, 366 + k * 12], [x + 20 + k * 24, 556], 1.4, 1.4, P.water),
      ),
    );
  }
  b.add(
    box(0, 556, W, 150, P.rust, `stroke="${P.ink}" stroke-width="4"`),
    times(7, (k) => box(0, 574 + k * 20, W, 2.4, P.clay)),
    times(10, (i) => window(40 + i * 160, 584, 90, 70, P.straw)),
  );
  for (let i = 0; i < 4; i++)
    b.add(
      workersCottage(
        r,
        -60 + i * 250,
        800 + i * 4,
        220,
        250,
        [P.paper2, P.ochre, P.water, P.straw][i] ?? P.straw,
        [P.stone, P.rust, P.stone, P.rust][i] ?? P.stone,
      ),
    );
  for (let i = 0; i < 2; i++)
    b.add(
      workersCottage(r, 1190 + i * 260, 800, 220, 250, [P.paper, P.sage][i] ?? P.paper, P.stone),
    );
  b.add(
    box(1000, 560, 150, 240, P.ink),
    box(1014, 580, 122, 220, P.ochre),
    box(980, 540, 190, 26, P.paper, `stroke="${P.ink}" stroke-width="4"`),
  );
  fence(b, [-20, 860], [960, 866], 60, 60, 42, P.paper);
  fence(b, [1190, 866], [1640, 860], 60, 60, 20, P.paper);
  b.add(
    limb([700, 870], [700, 330], 9, 8, P.ink),
    box(640, 360, 120, 9, P.ink),
    stroke(
      'M-20 400Q340 450 650 362Q900 430 1640 380M-20 420Q340 470 740 366Q1000 440 1640 396',
      P.ink,
      2.4,
    ),
  );
  ground(b, 862, P.stone, P.paper2, toward(1075, 700), { step: 18, len: 60, wave: 4 });
  b.add(
    poly(
      [
        [-20, 868],
        [1640, 868],
        [1640, 884],
        [-20, 884],
      ],
      P.paper2,
    ),
  );
  const go = (x: number, y: number, h: number, o: Partial<Person>): string =>
    shadow(x, y, h * 0.24, P.ink, 0.5) +
    person(r, {
      x,
      y,
      h,
      back: true,
      armF: [2.8, 3.0],
      armB: [3.5, 3.3],
      legF: [2.95, 3.05],
      legB: [3.3, 3.25],
      ...o,
    });
  const work = (c: string): Partial<Person> => ({
    dress: 'trousers',
    head: 'cap',
    top: c,
    vest: c,
    low: P.ink,
    topcut: P.paper2,
    plain: true,
  });
  b.add(
    go(1010, 850, 170, work(P.indigo)),
    go(1100, 870, 180, work(P.ink)),
    go(930, 900, 240, { ...wear.woman, plain: true, apron: undefined, low: P.rust, top: P.deep }),
    go(1150, 930, 280, {
      ...work(P.earth),
      tool: ({ haF, k }) =>
        box(
          haF[0] - 0.7 * k,
          haF[1] + 0.2 * k,
          1.4 * k,
          k,
          P.rust,
          `stroke="${P.ink}" stroke-width="3"`,
        ),
    }),
    go(780, 985, 400, work(P.indigo)),
    go(1330, 1000, 440, {
      ...wear.woman,
      plain: true,
      apron: undefined,
      low: P.ink,
      top: P.rust,
      topcut: P.clay,
      scarfc: P.ochre,
    }),
    go(420, 1010, 450, { ...work(P.deep), head: 'brim' }),
  );
}

export const scene: Scene = { seed: 151, draw: factoryStreet };
