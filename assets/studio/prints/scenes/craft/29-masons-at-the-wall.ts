import { equine } from '../../kit/animals.ts';
import { box, limb, P, poly, smooth, stroke, times } from '../../kit/ink.ts';
import { ground, hill, shadow, sky, toward } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import { tuft } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { ladder, stoneFace, stoneLump } from '../../kit/things.ts';
import { mallet, stoneInHands } from '../../kit/tools.ts';

function masons(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.paper2, cut: P.water, kind: 'clouds', to: 300 });
  hill(b, { y: 460, amp: 260, wave: 430, fill: P.indigo, cut: P.water, shift: 8.6 });
  hill(b, { y: 500, amp: 90, wave: 330, fill: P.leaf, cut: P.sage, shift: 2.4 });
  ground(b, 520, P.sage, P.straw, toward(300, 300), { step: 15 });
  // the wall, stepped at the top, laced with timbers
  const rows = [
    [520, 1640, 800],
    [520, 1640, 700],
    [560, 1640, 600],
    [720, 1640, 500],
    [980, 1640, 420],
  ] as const;
  rows.forEach(([x0, x1, y], i) => b.add(stoneFace(r, x0, y, x1 - x0, i === 0 ? 210 : 104, 52)));
  b.add(
    box(510, 792, 1130, 20, P.earth, `stroke="${P.ink}" stroke-width="3"`),
    box(550, 592, 1090, 20, P.earth, `stroke="${P.ink}" stroke-width="3"`),
  );
  b.add(
    times(9, (i) => box(600 + i * 120, 790, 24, 24, P.clay, `stroke="${P.ink}" stroke-width="3"`)),
    box(1120, 640, 170, 370, P.ink),
    box(1090, 616, 230, 30, P.earth, `stroke="${P.ink}" stroke-width="4"`),
  );
  ground(b, 930, P.clay, P.straw, () => 0.04, { step: 16, second: P.earth });
  // scaffold
  b.add(
    limb([640, 1010], [640, 330], 9, 8, P.ink),
    limb([1010, 1010], [1010, 300], 9, 8, P.ink),
    box(600, 560, 460, 18, P.earth, `stroke="${P.ink}" stroke-width="3"`),
    ladder([560, 1010], [630, 560], 34, 9),
  );
  b.add(
    person(r, {
      x: 800,
      y: 560,
      h: 300,
      dir: 1,
      lean: 0.5,
      ...wear.man,
      vest: P.rust,
      armF: [2.3, 1.7],
      armB: [2.5, 2.0],
      tool: mallet,
    }),
    person(r, {
      x: 1240,
      y: 420,
      h: 280,
      dir: -1,
      lean: 0.45,
      ...wear.man,
      vest: P.indigo,
      armF: [2.5, 2.2],
      armB: [2.7, 2.4],
      tool: stoneInHands,
    }),
  );
  b.add(
    stroke('M706 520V860', P.ink, 3),
    poly(
      [
        [698, 856],
        [714, 856],
        [706, 884],
      ],
      P.ink,
    ),
  );
  b.add(
    person(r, {
      x: 420,
      y: 990,
      h: 430,
      lean: 0.2,
      ...wear.youth,
      head: 'cap',
      hatc: P.rust,
      armF: [2.2, 1.7],
      armB: [2.3, 1.8],
      tool: stoneInHands,
    }),
    shadow(180, 960, 170, P.earth),
    equine(r, {
      x: 180,
      y: 960,
      s: 250,
      dir: 1,
      load: `<path d="${smooth([
        [-0.5, -0.95],
        [-0.3, -1.2],
        [-0.02, -1.0],
        [0.1, -1.22],
        [0.3, -0.98],
        [0.2, -0.7],
        [-0.4, -0.7],
      ])}" fill="${P.stone}" stroke="${P.ink}" stroke-width="0.035"/><path d="M-0.4 -0.95L0.2 -0.95M-0.1 -1.1V-0.7" stroke="${P.ink}" stroke-width="0.025"/>`,
    }),
  );
  b.add(
    times(16, () => stoneLump(r, r.u(560, 1560), r.u(990, 1040), r.u(22, 48))),
    person(r, {
      x: 1460,
      y: 1000,
      h: 420,
      dir: -1,
      lean: 0.9,
      neck: -0.3,
      ...wear.man,
      vest: P.paper2,
      topcut: P.stone,
      armF: [2.7, 2.5],
      armB: [2.9, 2.7],
      tool: stoneInHands,
    }),
    times(9, () => tuft(r, r.u(0, W), 1040, 30, P.leaf)),
  );
}

export const scene: Scene = { seed: 129, draw: masons };
