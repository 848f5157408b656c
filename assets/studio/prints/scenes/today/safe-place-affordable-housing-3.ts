import { dog } from '../../kit/animals.ts';
import { window } from '../../kit/buildings.ts';
import {
  box,
  boxPath,
  clip,
  gouge,
  limb,
  mark,
  P,
  poly,
  stroke,
  times,
  type Pt,
} from '../../kit/ink.ts';
import { ground, hill, sky, toward } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, type Person } from '../../kit/people.ts';
import { tree } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { stoneFace } from '../../kit/things.ts';
import { today } from './common.ts';

function safePlace(b: Sheet): void {
  const { r } = b;
  sky(b, { ground: P.paper2, cut: P.straw, kind: 'cirrus', to: 320, birds: 3 });
  hill(b, { y: 430, amp: 130, wave: 520, fill: P.sage, cut: P.straw, shift: 5.9, cutting: 'flow' });
  b.add(
    tree(r, { x: 90, y: 600, h: 430, kind: 'gum' }),
    tree(r, { x: 1540, y: 600, h: 380, kind: 'gum' }),
  );
  ground(b, 520, P.leaf, P.sage, toward(800, 400), { step: 15 });
  const small = (x: number, y: number, w: number, wall: string, done: boolean): void => {
    b.add(stoneFace(r, x, y - 26, w, 30, 24));
    if (done)
      b.add(
        box(x, y - 170, w, 146, wall, `stroke="${P.ink}" stroke-width="4"`),
        clip(
          boxPath(x, y - 170, w, 146),
          times(70, () =>
            mark(
              x + r.u(0, w),
              y - r.u(26, 168),
              r.g(0, 0.3),
              26,
              2,
              wall === P.paper ? P.paper2 : P.paper2,
              r,
            ),
          ),
        ),
        poly(
          [
            [x - 30, y - 160],
            [x + w + 40, y - 182],
            [x + w + 40, y - 230],
            [x - 30, y - 208],
          ],
          P.stone,
          `stroke="${P.ink}" stroke-width="4"`,
        ),
        times(15, (i) =>
          limb(
            [x - 20 + (i * (w + 50)) / 14, y - 166 - i * 1.5],
            [x - 20 + (i * (w + 50)) / 14, y - 204 - i * 1.5],
            1.6,
            1.6,
            P.ink,
          ),
        ),
        window(x + w * 0.12, y - 136, w * 0.24, 70, P.ochre),
        box(x + w * 0.6, y - 140, w * 0.2, 136, P.rust, `stroke="${P.ink}" stroke-width="3"`),
      );
    else
      b.add(
        times(7, (i) =>
          box(
            x + (i * (w - 14)) / 6,
            y - 200,
            14,
            176,
            P.ochre,
            `stroke="${P.ink}" stroke-width="3"`,
          ),
        ),
        box(x - 6, y - 214, w + 12, 16, P.ochre, `stroke="${P.ink}" stroke-width="3"`),
        times(2, (i) =>
          limb(
            [x + 20 + i * w * 0.55, y - 30],
            [x + w * 0.3 + i * w * 0.55, y - 200],
            6,
            6,
            P.earth,
          ),
        ),
      );
  };
  small(150, 600, 300, P.clay, true);
  small(560, 590, 280, P.paper, true);
  small(960, 600, 290, P.ochre, true);
  ground(b, 640, P.straw, P.ochre, toward(700, 460), { step: 16, second: P.clay });
  // a wall frame goes up, leaning, nearest
  b.add(
    stoneFace(r, 560, 960, 900, 60, 36),
    box(550, 940, 920, 24, P.earth, `stroke="${P.ink}" stroke-width="4"`),
  );
  const lean = 150;
  const bar = (a: Pt, z: Pt, w: number): string =>
    limb(a, z, w + 3, w + 3, P.ink) +
    limb(a, z, w, w, P.ochre) +
    gouge([a, [(a[0] + z[0]) / 2 + 2, (a[1] + z[1]) / 2], z], 2.4, P.earth);
  b.add(
    times(7, (i) => bar([620 + i * 120, 936], [620 + i * 120 + lean, 560], 11)),
    bar([590 + lean, 556], [1380 + lean, 556], 13),
    bar([610, 934], [1400, 934], 13),
    bar([630, 900], [620 + 240 + lean, 590], 8),
    bar([1330, 900], [1120 + lean, 590], 8),
    stroke(`M${620 + lean} 560Q420 620 250 900M${740 + lean} 560Q520 640 330 960`, P.ink, 5),
  );
  b.add(
    person(r, {
      x: 230,
      y: 1010,
      h: 430,
      dir: 1,
      lean: -0.3,
      ...today.four,
      legF: [2.5, 2.7],
      legB: [3.1, 3.2],
      armF: [1.7, 1.1],
      armB: [1.9, 1.3],
    }),
    person(r, {
      x: 400,
      y: 1020,
      h: 440,
      dir: 1,
      lean: -0.26,
      ...today.three,
      legF: [2.5, 2.7],
      legB: [3.1, 3.2],
      armF: [1.5, 1.0],
      armB: [1.7, 1.2],
    }),
  );
  const push: Partial<Person> = {
    lean: 0.25,
    legF: [2.7, 3.2],
    legB: [3.5, 3.7],
    armF: [1.2, 0.7],
    armB: [1.4, 0.9],
    dir: -1,
  };
  b.add(
    person(r, { x: 1010, y: 1018, h: 430, ...today.two, ...push }),
    person(r, { x: 1250, y: 1020, h: 440, ...today.one, ...push }),
    person(r, { x: 1480, y: 1020, h: 430, ...today.three, scarfc: P.paper, top: P.rust, ...push }),
    dog(680, 1035, 1.1),
  );
}

export const scene: Scene = { seed: 334, draw: safePlace };
