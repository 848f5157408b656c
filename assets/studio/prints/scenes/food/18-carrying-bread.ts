import { house } from '../../kit/buildings.ts';
import { f, P, smooth, times, type Pt } from '../../kit/ink.ts';
import { fieldWall, ground, hill, shadow, sky } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import { tree } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { breadBoard } from '../../kit/tools.ts';

function carryingBread(b: Sheet): void {
  const { r, W, H } = b;
  sky(b, { ground: P.straw, cut: P.paper, kind: 'cirrus', to: 300 });
  hill(b, { y: 430, amp: 160, wave: 420, fill: P.water, cut: P.paper2, shift: 1.8 });
  b.add(
    house(r, { x: -60, y: 700, w: 560, h: 520, bays: 'wgg', groundBays: '.wd' }),
    house(r, { x: 1120, y: 690, w: 560, h: 480, upper: P.ochre, bays: 'www', groundBays: 'dw.' }),
  );
  fieldWall(b, [470, 690], [1140, 690], 120, 120);
  b.add(tree(r, { x: 820, y: 620, h: 330 }));
  fieldWall(b, [470, 700], [1140, 700], 110, 110);
  ground(b, 682, P.clay, P.straw, () => 0.02, { step: 20, len: 36, second: P.earth, wave: 4 });
  b.add(
    times(90, () => {
      const y = r.u(730, H);
      const k = (y - 600) / 300;
      return `<path d="${smooth(
        [
          [-26, 0],
          [-14, -12],
          [14, -13],
          [26, 0],
          [0, 10],
        ].map(([x, yy]): Pt => [(x ?? 0) * k, (yy ?? 0) * k]),
      )}" transform="translate(${f(r.u(0, W))} ${f(y)})" fill="${P.straw}" stroke="${P.earth}" stroke-width="2.4"/>`;
    }),
  );
  const walk = (x: number, y: number, h: number, o: object): string =>
    shadow(x, y, h * 0.3, P.earth) +
    person(r, {
      x,
      y,
      h,
      lean: 0.02,
      ...wear.woman,
      armF: [1.4, 0.35],
      armB: [3.4, 3.3],
      toolBehind: breadBoard,
      ...o,
    });
  b.add(
    walk(330, 960, 480, {}),
    walk(820, 985, 510, {
      low: P.indigo,
      lowcut: P.water,
      apron: P.ochre,
      scarfc: P.ochre,
      legF: [2.85, 3.1],
      legB: [3.4, 3.4],
    }),
    walk(1310, 1000, 530, { low: P.rust, lowcut: P.ochre, apron: P.ink }),
  );
  b.add(
    person(r, {
      x: 1090,
      y: 1010,
      h: 280,
      ...wear.girl,
      scarfc: P.paper,
      armF: [2.2, 1.2],
      armB: [2.8, 2.6],
    }),
  );
}

export const scene: Scene = { seed: 118, draw: carryingBread };
