import { stork } from '../../kit/animals.ts';
import { village } from '../../kit/buildings.ts';
import { clip, gouge, mark, P, poly, smooth, times, type Pt } from '../../kit/ink.ts';
import { ground, hill, sky, toward } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import { seedling, tree, tuft } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { use } from '../../kit/tools.ts';

function openingWater(b: Sheet): void {
  const { r, H } = b;
  sky(b, {
    ground: P.paper2,
    cut: P.straw,
    kind: 'fan',
    sun: [1180, 250, 70],
    sunc: P.ochre,
    to: 330,
  });
  hill(b, { y: 360, amp: 170, wave: 460, fill: P.sage, cut: P.paper2, shift: 8.8 });
  hill(b, { y: 400, amp: 70, wave: 300, fill: P.deep, cut: P.leaf, shift: 3.1 });
  b.add(
    times(8, (i) => tree(r, { x: 70 + i * 84, y: 430, h: 200 + (i % 3) * 50, kind: 'poplar' })),
  );
  village(b, 900, 1420, () => 425, 6, 36, { church: 1450 });
  ground(b, 425, P.leaf, P.sage, toward(520, 300), { step: 15 });
  // channel from far left to near, with side furrows
  const side = (q: number): Pt[] => [
    [300, 440],
    [380, 560],
    [560 + q, 760],
    [880 + q * 2, 1120],
  ];
  const channel = [...side(-40), ...side(120).toReversed()];
  b.add(`<path d="${smooth(channel)}" fill="${P.earth}"/>`);
  const inner = [
    [306, 446],
    [392, 566],
    [560, 766],
    [900, 1120],
    [1080, 1120],
    [680, 780],
    [420, 566],
    [318, 446],
  ] as const;
  b.add(
    poly(inner, P.indigo),
    clip(
      `M${inner.map((p) => p.join(' ')).join('L')}Z`,
      times(110, () => {
        const t = Math.pow(r(), 0.6);
        return mark(
          320 + t * 560 + r.u(-90, 120) * t,
          450 + t * 640,
          1.0,
          26 + 60 * t,
          1.6 + 2.6 * t,
          r() < 0.7 ? P.water : P.paper,
          r,
          0.3,
        );
      }),
    ),
  );
  for (let row = 0; row < 6; row++) {
    const y = 560 + row * row * 16 + row * 30;
    const x0 = 420 + (y - 566) * 1.08;
    b.add(
      gouge(
        [
          [x0 + 10, y + 20],
          [x0 + 300, y + 4],
          [1660, y - 16],
        ],
        9 + row * 4,
        P.earth,
      ),
      gouge(
        [
          [x0 + 10, y + 20],
          [x0 + 300, y + 4],
          [1660, y - 16],
        ],
        4 + row * 2.4,
        P.water,
      ),
    );
    for (let i = 0; i < 20; i++) {
      const x = x0 + 60 + i * (50 + row * 12);
      if (x < 1640)
        b.add(seedling(r, x, y - 8 - i * (40 + row * 10) * 0.012, 22 + row * 11, P.deep, P.straw));
    }
    for (let i = 0; i < 9; i++) {
      const x = x0 - 170 - row * 10 - i * (60 + row * 10);
      if (x > -20) b.add(seedling(r, x, y + 6, 20 + row * 10, P.deep, P.sage));
    }
  }
  b.add(
    person(r, {
      x: 470,
      y: 955,
      h: 520,
      lean: 0.55,
      neck: -0.15,
      ...wear.youth,
      head: 'brim',
      hatc: P.straw,
      vest: P.rust,
      low: P.wool,
      legwrap: P.clay,
      legF: [2.6, 3.3],
      legB: [3.5, 3.6],
      ...use.hoe,
    }),
  );
  b.add(
    stork(1280, 560, 0.7, -1),
    times(26, () => tuft(r, r.u(0, 520), r.u(1000, H + 10), 40, P.straw)),
  );
}

export const scene: Scene = { seed: 106, draw: openingWater };
