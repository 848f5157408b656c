import { dog } from '../../kit/animals.ts';
import { box, gouge, limb, mark, oval, P, smooth, stroke, times } from '../../kit/ink.ts';
import { ground, hill, sky, toward } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import { tree } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { fire, smoke, stoneFace, tub } from '../../kit/things.ts';
import { jug } from '../../kit/tools.ts';

function still(b: Sheet): void {
  const { r } = b;
  sky(b, { ground: P.indigo, cut: P.water, kind: 'cirrus', to: 420 });
  b.add(
    oval(1180, 430, 420, 90, P.rust),
    times(40, () => mark(r.u(800, 1560), r.u(370, 470), 0, r.u(60, 180), 3, P.ochre, r, 0.05)),
  );
  hill(b, { y: 520, amp: 220, wave: 440, fill: P.deep, cut: P.indigo, shift: 5.9 });
  hill(b, { y: 570, amp: 80, wave: 320, fill: P.ink, cut: P.deep, shift: 2.8 });
  b.add(
    tree(r, { x: 1450, y: 690, h: 470, kind: 'bare' }),
    tree(r, { x: 130, y: 650, h: 330, leaf: P.deep, dark: P.ink, lite: P.leaf }),
  );
  ground(b, 716, P.earth, P.clay, toward(700, 400), { second: P.ink, step: 17 });
  // hearth, copper, pipe, barrel
  b.add(
    stoneFace(r, 470, 760, 300, 180, 44),
    `<path d="M560 940V860Q560 800 620 800Q680 800 680 860V940Z" fill="${P.ink}"/>`,
    fire(r, 620, 936, 92),
  );
  b.add(
    `<path d="${smooth([
      [500, 764],
      [480, 660],
      [540, 590],
      [700, 590],
      [760, 660],
      [740, 764],
    ])}" fill="${P.clay}" stroke="${P.ink}" stroke-width="6"/>`,
    times(8, (i) => mark(520 + i * 30, 690 - (i % 2) * 20, 1.4, 70, 4, P.straw, r)),
  );
  b.add(
    `<path d="M570 596Q580 500 620 492Q664 500 672 596Z" fill="${P.earth}" stroke="${P.ink}" stroke-width="6"/>`,
    stroke('M632 512Q900 470 1010 720L1080 880', P.ink, 22),
    stroke('M632 512Q900 470 1010 720L1080 880', P.clay, 13),
  );
  b.add(
    tub(1010, 960, 240, 270, P.ochre),
    oval(1010, 692, 108, 20, P.indigo),
    times(8, () => mark(1010 + r.u(-90, 90), 692 + r.u(-10, 10), 0, 30, 2, P.water, r)),
    gouge(
      [
        [1126, 906],
        [1170, 920],
        [1182, 968],
      ],
      5,
      P.paper,
      r,
    ),
    jug(1190, 1020, 84),
  );
  b.add(smoke(r, 560, 590, 400, P.water, -0.2));
  b.add(
    box(200, 880, 160, 24, P.ink),
    box(216, 900, 20, 100, P.ink),
    box(324, 900, 20, 100, P.ink),
    person(r, {
      x: 290,
      y: 1000,
      h: 500,
      seat: 'sit',
      lean: 0.2,
      neck: 0.05,
      ...wear.man,
      low: P.ink,
      hatc: P.wool,
      armF: [2.4, 1.3],
      armB: [2.6, 1.9],
      legF: [1.65, 3.1],
      legB: [1.75, 3.2],
      vest: P.indigo,
    }),
  );
  b.add(
    box(1270, 884, 160, 24, P.ink),
    box(1290, 904, 20, 100, P.ink),
    box(1396, 904, 20, 100, P.ink),
    person(r, {
      x: 1350,
      y: 1005,
      h: 490,
      dir: -1,
      seat: 'sit',
      lean: 0.1,
      ...wear.man,
      hatc: P.wool,
      vest: P.rust,
      legF: [1.65, 3.1],
      legB: [1.75, 3.2],
      armF: [2.1, 0.9],
      armB: [2.7, 2.0],
      tool: ({ haF, k }) => jug(haF[0] + 0.1 * k, haF[1] + 0.2 * k, 0.6 * k, P.wool),
    }),
  );
  b.add(
    times(22, () =>
      limb([r.u(60, 220), 1010 + r.u(-20, 20)], [r.u(80, 240), 1004 + r.u(-20, 20)], 7, 7, P.ink),
    ),
    dog(830, 1024, 1.2),
  );
}

export const scene: Scene = { seed: 117, draw: still };
