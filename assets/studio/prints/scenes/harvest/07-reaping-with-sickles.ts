import { village } from '../../kit/buildings.ts';
import { mark, P, poly, times } from '../../kit/ink.ts';
import { ground, hill, sky, toward } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import { stook, wheat } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { sheaf, sickle } from '../../kit/tools.ts';

function reaping(b: Sheet): void {
  const { r } = b;
  sky(b, { ground: P.ochre, cut: P.straw, kind: 'rays', sun: [1180, 330, 92], to: 330 });
  hill(b, { y: 480, amp: 210, wave: 420, fill: P.indigo, cut: P.water, shift: 4.1 });
  hill(b, { y: 560, amp: 120, wave: 330, fill: P.deep, cut: P.leaf, shift: 8.3 });
  village(b, 180, 740, (x) => 560 + Math.sin(x / 70) * 14, 9, 30, { church: 820 });
  ground(b, 596, P.sage, P.straw, () => 0.02, { len: 40, w: 2.2, step: 9, to: 660 });
  ground(b, 640, P.clay, P.ochre, () => -0.03, { len: 60, w: 2.2, step: 10, to: 710 });
  ground(b, 690, P.earth, P.ochre, toward(800, 560));
  b.add(
    poly(
      [
        [1120, 1067],
        [1180, 720],
        [1640, 690],
        [1640, 1067],
      ],
      P.ink,
    ),
    times(7, (i) => wheat(r, 1190 - i * 10, 1640, 770 + i * 52, 72 + i * 13)),
  );
  b.add(
    poly(
      [
        [-20, 1067],
        [-20, 770],
        [150, 800],
        [235, 1067],
      ],
      P.ink,
    ),
    times(5, (i) => wheat(r, -20, 120 + i * 26, 850 + i * 58, 80 + i * 13)),
  );
  for (const x of [320, 400, 900, 980, 1040]) b.add(stook(r, x, 742, 66));
  for (let i = 0; i < 46; i++) {
    const x = r.u(240, 1120);
    const y = r.u(760, 1040);
    b.add(
      times(5, (j) => mark(x + (j - 2) * 4, y - 10, -1.57 + (j - 2) * 0.16, 30, 2.4, P.straw, r)),
    );
  }
  b.add(
    person(r, {
      x: 700,
      y: 800,
      h: 190,
      lean: 0.95,
      neck: -0.35,
      ...wear.girl,
      armF: [2.5, 2.2],
      armB: [2.75, 2.3],
      tool: sickle,
    }),
  );
  b.add(
    person(r, {
      x: 1080,
      y: 850,
      h: 240,
      lean: 0.8,
      neck: -0.3,
      ...wear.youth,
      head: 'cap',
      moustache: true,
      armF: [2.3, 1.9],
      armB: [2.5, 2.05],
      legF: [2.6, 3.4],
      legB: [3.3, 3.6],
      tool: sickle,
    }),
  );
  b.add(
    person(r, {
      x: 470,
      y: 955,
      h: 385,
      lean: 0.1,
      neck: -0.05,
      ...wear.woman,
      armF: [2.2, 1.25],
      armB: [2.5, 1.4],
      legF: [2.95, 3.2],
      legB: [3.3, 3.3],
      tool: sheaf,
    }),
  );
  b.add(
    person(r, {
      x: 845,
      y: 1000,
      h: 330,
      dir: -1,
      lean: 1.05,
      neck: -0.4,
      ...wear.widow,
      scarfc: P.wool,
      scarfcut: P.rust,
      armF: [2.75, 2.5],
      armB: [3.0, 2.6],
      tool: sickle,
    }),
  );
}

export const scene: Scene = { seed: 11, draw: reaping };
