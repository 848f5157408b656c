import { box, gouge, limb, mark, P, stroke, times, type Pt } from '../../kit/ink.ts';
import { ground, hill, shadow, sky, toward } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import { tree } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { ladder, stoneFace } from '../../kit/things.ts';
import { jug, use } from '../../kit/tools.ts';

function raisingTheFrame(b: Sheet): void {
  const { r } = b;
  sky(b, { ground: P.straw, cut: P.paper, kind: 'wind', to: 380, birds: 3 });
  hill(b, { y: 520, amp: 160, wave: 520, fill: P.water, cut: P.paper2, shift: 1.5 });
  b.add(
    times(11, (i) =>
      tree(r, {
        x: 20 + i * 155,
        y: 580,
        h: 210 + (i % 3) * 50,
        leaf: [P.rust, P.ochre, P.earth][i % 3] ?? P.rust,
        dark: P.ink,
        lite: P.straw,
      }),
    ),
  );
  ground(b, 580, P.ochre, P.straw, toward(800, 400), { step: 16, second: P.earth });
  b.add(
    stoneFace(r, 380, 690, 900, 260, 54),
    box(370, 676, 920, 22, P.earth, `stroke="${P.ink}" stroke-width="4"`),
    times(15, (i) => box(386 + i * 62, 654, 26, 26, P.clay, `stroke="${P.ink}" stroke-width="3"`)),
    box(350, 632, 960, 24, P.earth, `stroke="${P.ink}" stroke-width="4"`),
  );
  const post = (a: Pt, z: Pt, w = 13): string =>
    limb(a, z, w + 2.5, w + 2.5, P.ink) +
    limb(a, z, w, w, P.ochre) +
    gouge([a, [(a[0] + z[0]) / 2 + 2, (a[1] + z[1]) / 2], z], 2, P.earth);
  // standing rear frame
  for (let i = 0; i < 6; i++) b.add(post([390 + i * 176, 632], [390 + i * 176, 300]));
  b.add(post([370, 300], [1290, 300]), post([390, 470], [1270, 470], 8));
  for (const i of [0, 4]) b.add(post([396 + i * 176, 620], [560 + i * 176, 312], 8));
  b.add(post([740, 620], [590, 312], 8), box(470, 760, 110, 180, P.ink));
  // gable truss going up, leaning, held by poles and rope
  b.add(
    post([640, 632], [760, 180]),
    post([1240, 632], [1360, 180]),
    post([746, 200], [1376, 180]),
    post([660, 560], [830, 200], 8),
    post([1270, 530], [1180, 196], 8),
    post([690, 400], [1310, 400], 9),
  );
  b.add(
    stroke('M1370 186Q1460 520 1520 900', P.ink, 5),
    limb([900, 250], [820, 620], 6, 6, P.earth),
  );
  b.add(
    person(r, {
      x: 560,
      y: 634,
      h: 300,
      dir: 1,
      lean: 0.25,
      ...wear.man,
      vest: P.rust,
      armF: [1.3, 0.7],
      armB: [1.5, 0.9],
    }),
    person(r, { x: 900, y: 634, h: 300, dir: 1, lean: 0.3, ...wear.youth, ...use.pole }),
    person(r, {
      x: 1130,
      y: 634,
      h: 295,
      dir: 1,
      lean: 0.2,
      ...wear.man,
      vest: P.indigo,
      armF: [1.1, 0.6],
      armB: [1.3, 0.8],
    }),
  );
  b.add(
    shadow(1510, 1000, 120, P.earth),
    person(r, {
      x: 1500,
      y: 1000,
      h: 440,
      dir: -1,
      lean: -0.3,
      ...wear.man,
      vest: P.paper2,
      topcut: P.stone,
      low: P.indigo,
      lowcut: P.water,
      armF: [1.4, 0.7],
      armB: [1.6, 1.0],
      legF: [2.5, 2.7],
      legB: [3.1, 3.2],
    }),
  );
  b.add(
    ladder([250, 1000], [430, 640], 38, 10),
    person(r, {
      x: 150,
      y: 1010,
      h: 420,
      ...wear.woman,
      armF: [2.5, 1.7],
      armB: [2.7, 2.2],
      tool: ({ haF, k }) => jug(haF[0] + 0.1 * k, haF[1] + 1.2 * k, 1.5 * k),
    }),
  );
  b.add(
    times(7, (i) =>
      limb(
        [680 + i * 12, 1010 - i * 14],
        [1180 + i * 14, 1000 - i * 14],
        10,
        10,
        i % 2 ? P.ochre : P.earth,
        `stroke="${P.ink}" stroke-width="3"`,
      ),
    ),
    times(20, () => mark(r.u(300, 1300), r.u(960, 1050), r.u(0, 3), 16, 4, P.paper, r)),
  );
}

export const scene: Scene = { seed: 130, draw: raisingTheFrame };
