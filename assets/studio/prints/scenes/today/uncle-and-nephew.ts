import { dog } from '../../kit/animals.ts';
import { village } from '../../kit/buildings.ts';
import { box, gouge, limb, mark, oval, P, times } from '../../kit/ink.ts';
import { fieldWall, ground, hill, sky, toward } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person } from '../../kit/people.ts';
import { grapes, tuft, vineRun } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { basket } from '../../kit/tools.ts';

function uncleAndNephew(b: Sheet): void {
  const { r, W, H } = b;
  sky(b, { ground: P.water, cut: P.paper2, kind: 'cirrus', to: 480 });
  hill(b, { y: 560, amp: 150, wave: 460, fill: P.indigo, cut: P.water, shift: 7.3 });
  hill(b, { y: 610, amp: 70, wave: 400, fill: P.leaf, cut: P.sage, shift: 1.6 });
  village(b, 980, 1400, () => 610, 5, 36, { church: 1440 });
  ground(b, 620, P.sage, P.straw, toward(800, 500), { step: 15, second: P.leaf });
  fieldWall(b, [-20, 760], [1640, 760], 90, 90);
  ground(b, 760, P.clay, P.straw, toward(800, 520), { step: 18, second: P.earth });
  for (const x of [130, 1470])
    b.add(
      limb([x, 1010], [x + (x < 800 ? 10 : -10), 170], 17, 14, P.ink),
      gouge(
        [
          [x + 30, 1030],
          [x - 26, 700],
          [x + 34, 460],
          [x - 6, 220],
        ],
        14,
        P.earth,
        r,
      ),
    );
  b.add(
    limb([60, 190], [1540, 180], 14, 14, P.ink),
    limb([40, 90], [1560, 84], 12, 12, P.ink),
    vineRun(r, [-20, 90], [1640, 96], 92, 110, 9),
    vineRun(r, [40, 190], [1560, 196], 74, 90, 11),
  );
  b.add(
    times(8, () =>
      oval(r.u(200, 1400), r.u(880, 1040), r.u(30, 70), r.u(8, 16), P.earth, 'opacity=".6"'),
    ),
  );
  // the bench
  const seat = 850;
  b.add(
    person(r, {
      x: 690,
      y: seat + 186,
      h: 620,
      back: true,
      seat: 'sit',
      dress: 'trousers',
      head: 'brim',
      hatc: P.ink,
      top: P.wool,
      vest: P.indigo,
      topcut: P.water,
      low: P.ink,
      armF: [2.7, 2.3],
      armB: [-2.75, -2.6],
      plain: true,
    }),
    person(r, {
      x: 945,
      y: seat + 138,
      h: 450,
      back: true,
      seat: 'sit',
      dress: 'trousers',
      head: 'bare',
      hair: P.ink,
      top: P.rust,
      vest: P.rust,
      topcut: P.clay,
      low: P.indigo,
      armF: [2.6, 2.9],
      armB: [-2.7, -2.4],
      plain: true,
    }),
  );
  b.add(
    box(470, seat, 680, 40, P.earth, `stroke="${P.ink}" stroke-width="6"`),
    mark(800, seat + 18, 0, 560, 3, P.clay, r),
    box(520, seat + 40, 44, 170, P.earth, `stroke="${P.ink}" stroke-width="6"`),
    box(1056, seat + 40, 44, 170, P.earth, `stroke="${P.ink}" stroke-width="6"`),
    basket(
      1270,
      1000,
      84,
      times(8, (i) => grapes(r, 1212 + i * 17, 934 + (i % 3) * 12, 38)),
    ),
    dog(380, 1010, 1.5, 1),
    times(9, () => tuft(r, r.u(0, W), r.u(1030, H), 34, P.leaf)),
  );
}

export const scene: Scene = { seed: 312, draw: uncleAndNephew };
