import { house } from '../../kit/buildings.ts';
import { box, mark, P, smooth, times } from '../../kit/ink.ts';
import { ground, hill, shadow, sky, toward } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import { tree, tuft } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { tub } from '../../kit/things.ts';
import { pail, use } from '../../kit/tools.ts';
import { brick } from './common.ts';

function adobe(b: Sheet): void {
  const { r } = b;
  sky(b, { ground: P.water, cut: P.paper2, kind: 'plain', to: 240, birds: 4 });
  hill(b, { y: 300, amp: 150, wave: 480, fill: P.sage, cut: P.straw, shift: 3.2, cutting: 'flow' });
  b.add(
    times(6, (i) => tree(r, { x: 1080 + i * 86, y: 330, h: 190 + (i % 2) * 60, kind: 'poplar' })),
    house(r, { x: 120, y: 350, w: 330, h: 240, bays: 'wgw', groundBays: '.d' }),
  );
  ground(b, 320, P.straw, P.ochre, toward(500, 100), { step: 16, second: P.clay });
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 10 - row; i++) {
      const k = 0.55 + row * 0.18;
      const x = 620 + i * 100 * k * 1.15 + row * 6;
      const y = 400 + row * 76 + row * row * 5;
      if (x < 1620) b.add(brick(x, y, 74 * k, 22 * k, 26 * k));
    }
  // open stack on edge at the left
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 6; i++)
      b.add(
        box(
          70 + i * 52 + (row % 2) * 16,
          560 - row * 46,
          20,
          44,
          i % 2 ? P.clay : P.earth,
          `stroke="${P.ink}" stroke-width="2.6"`,
        ),
      );
  // pit with straw and clay
  b.add(
    `<path d="${smooth([
      [60, 860],
      [180, 780],
      [420, 770],
      [560, 850],
      [500, 960],
      [240, 990],
      [80, 950],
    ])}" fill="${P.ink}"/><path d="${smooth([
      [84, 866],
      [190, 800],
      [414, 790],
      [536, 854],
      [480, 942],
      [246, 968],
      [104, 938],
    ])}" fill="${P.earth}"/>`,
    times(90, () =>
      mark(
        310 + r.g(0, 120),
        880 + r.g(0, 40),
        r.u(0, 3.1),
        34,
        3,
        r() < 0.5 ? P.straw : P.rust,
        r,
      ),
    ),
  );
  b.add(
    person(r, {
      x: 300,
      y: 900,
      h: 430,
      lean: 0.25,
      ...wear.man,
      vest: P.paper2,
      topcut: P.stone,
      low: P.wool,
      lowcut: P.stone,
      legwrap: P.clay,
      ...use.hoe,
    }),
  );
  b.add(
    shadow(900, 985, 170, P.earth),
    person(r, {
      x: 820,
      y: 990,
      h: 420,
      lean: 1.15,
      neck: -0.4,
      ...wear.youth,
      armF: [2.7, 2.4],
      armB: [2.9, 2.6],
    }),
  );
  b.add(
    box(930, 930, 250, 58, P.ink),
    box(946, 914, 218, 60, P.earth, `stroke="${P.ink}" stroke-width="5"`),
    box(958, 926, 92, 38, P.clay),
    box(1062, 926, 92, 38, P.clay),
    times(16, () => mark(r.u(960, 1150), r.u(930, 960), r.u(-0.3, 0.3), 24, 2, P.straw, r)),
  );
  b.add(
    person(r, {
      x: 1380,
      y: 1000,
      h: 450,
      dir: -1,
      lean: 0.05,
      ...wear.woman,
      armF: [3.0, 3.0],
      armB: [3.3, 3.2],
      tool: pail,
    }),
    tub(1250, 1030, 110, 80),
    times(24, () => tuft(r, r.u(0, 700), r.u(1010, 1067), 34, P.sage)),
  );
}

export const scene: Scene = { seed: 128, draw: adobe };
