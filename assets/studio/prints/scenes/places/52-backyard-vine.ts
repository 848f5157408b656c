import { hen } from '../../kit/animals.ts';
import { window } from '../../kit/buildings.ts';
import { box, clip, disc, gouge, limb, mark, P, poly, times } from '../../kit/ink.ts';
import { fence, ground, sky, toward } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person } from '../../kit/people.ts';
import { pepperString, tomato, tree, vineRun } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { barrel, smoke } from '../../kit/things.ts';
import { basket } from '../../kit/tools.ts';

function backyardVine(b: Sheet): void {
  const { r } = b;
  sky(b, { ground: P.water, cut: P.paper2, kind: 'clouds', to: 330 });
  for (const [x, h] of [
    [1240, 260],
    [1400, 200],
  ] as const)
    b.add(tree(r, { x, y: 470, h, kind: 'gum' }));
  b.add(
    poly(
      [
        [-20, 470],
        [420, 470],
        [420, 250],
        [200, 170],
        [-20, 250],
      ],
      P.paper2,
      `stroke="${P.ink}" stroke-width="5"`,
    ),
    poly(
      [
        [-40, 262],
        [200, 160],
        [444, 262],
        [444, 290],
        [200, 190],
        [-40, 290],
      ],
      P.rust,
    ),
    times(9, (i) => box(-20, 296 + i * 20, 440, 2.4, P.stone)),
    window(230, 310, 120, 110),
    limb([1090, 520], [1090, 210], 6, 6, P.ink),
    limb([960, 240], [1220, 240], 4, 4, P.ink),
    limb([1000, 200], [1180, 280], 3, 3, P.ink),
    rugLine(),
  );
  ground(b, 500, P.leaf, P.sage, () => 0, { step: 15 });
  fence(b, [400, 580], [1640, 550], 170, 150, 46, P.earth);
  // shed with peppers
  b.add(
    box(1180, 420, 420, 270, P.stone, `stroke="${P.ink}" stroke-width="5"`),
    times(38, (i) => box(1186 + i * 11, 420, 2.4, 270, P.ink)),
    poly(
      [
        [1150, 426],
        [1640, 426],
        [1640, 350],
        [1200, 380],
      ],
      P.rust,
      `stroke="${P.ink}" stroke-width="5"`,
    ),
    box(1440, 500, 120, 190, P.ink),
    times(6, (i) => pepperString(r, 1210 + i * 38, 446, r.u(130, 200), 30)),
  );
  ground(b, 650, P.sage, P.straw, toward(700, 450), { step: 15, second: P.leaf });
  for (let row = 0; row < 3; row++) {
    b.add(
      poly(
        [
          [900 - row * 30, 745 + row * 90],
          [1640, 735 + row * 90],
          [1640, 762 + row * 96],
          [890 - row * 30, 772 + row * 96],
        ],
        P.earth,
      ),
    );
    for (let i = 0; i < 8 - row; i++)
      b.add(tomato(r, 940 - row * 20 + i * (92 + row * 16), 756 + row * 92, 110 + row * 34));
  }
  b.add(
    poly(
      [
        [60, 800],
        [720, 770],
        [830, 1080],
        [-20, 1080],
      ],
      P.clay,
    ),
    clip(
      'M60 800L720 770L830 1080L-20 1080Z',
      times(200, () =>
        mark(r.u(0, 820), r.u(780, 1070), 0.03, r.u(30, 70), 2.6, r() < 0.6 ? P.straw : P.earth, r),
      ),
    ),
  );
  // pipe pergola and vine
  for (const [x, y0, y1] of [
    [110, 860, 400],
    [690, 830, 400],
    [40, 1060, 340],
    [800, 1050, 340],
  ] as const)
    b.add(limb([x, y0], [x, y1], 9, 9, P.stone, `stroke="${P.ink}" stroke-width="3"`));
  b.add(
    limb([20, 344], [830, 344], 8, 8, P.stone),
    limb([90, 404], [720, 404], 7, 7, P.stone),
    vineRun(r, [60, 390], [760, 392], 62, 60, 7),
    vineRun(r, [-10, 330], [860, 330], 76, 84, 8),
    gouge(
      [
        [120, 1030],
        [96, 760],
        [130, 560],
        [90, 400],
      ],
      15,
      P.ink,
    ),
  );
  // table, bench, an older man from behind, the drum
  b.add(
    box(300, 820, 330, 24, P.rust, `stroke="${P.ink}" stroke-width="4"`),
    box(330, 844, 22, 130, P.ink),
    box(580, 844, 22, 130, P.ink),
    box(360, 900, 240, 22, P.earth, `stroke="${P.ink}" stroke-width="4"`),
    person(r, {
      x: 470,
      y: 1030,
      h: 520,
      back: true,
      seat: 'sit',
      dress: 'trousers',
      head: 'cap',
      top: P.wool,
      vest: P.indigo,
      low: P.ink,
      armF: [2.5, 1.3],
      armB: [-2.6, -2.9],
      plain: true,
    }),
    box(330, 948, 290, 26, P.earth, `stroke="${P.ink}" stroke-width="4"`),
    box(350, 972, 24, 80, P.ink),
    box(576, 972, 24, 80, P.ink),
    barrel(740, 1030, 120, 160, P.stone),
    smoke(r, 740, 860, 260, P.paper2, 0.5),
    hen(r, 930, 1030, 66, 1, P.paper),
    basket(
      1130,
      1030,
      70,
      times(9, (i) =>
        disc(1084 + i * 12, 992 + (i % 2) * 10, 15, P.rust, `stroke="${P.ink}" stroke-width="2.4"`),
      ),
    ),
  );
  function rugLine(): string {
    return times(4, (i) =>
      poly(
        [
          [980 + i * 56, 248],
          [1020 + i * 56, 252],
          [1016 + i * 56, 330 - (i % 2) * 20],
          [984 + i * 56, 326 - (i % 2) * 20],
        ],
        [P.paper, P.rust, P.straw, P.indigo][i] ?? P.paper,
        `stroke="${P.ink}" stroke-width="2.4"`,
      ),
    );
  }
}

export const scene: Scene = { seed: 152, draw: backyardVine };
