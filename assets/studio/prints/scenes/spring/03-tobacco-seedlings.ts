import { clip, limb, mark, P, poly, times } from '../../kit/ink.ts';
import { ground, hill, sky, toward } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import { seedling, tuft } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { jug } from '../../kit/tools.ts';

function tobaccoSeedlings(b: Sheet): void {
  const { r, W, H } = b;
  sky(b, { ground: P.straw, cut: P.paper, kind: 'cirrus', to: 300 });
  hill(b, { y: 330, amp: 190, wave: 600, fill: P.water, cut: P.paper2, shift: 3.7, angle: 0.2 });
  hill(b, { y: 380, amp: 90, wave: 380, fill: P.leaf, cut: P.sage, shift: 6.3, cutting: 'flow' });
  ground(b, 380, P.earth, P.clay, toward(980, 250), { step: 16, second: P.ochre });
  for (let row = 0; row < 11; row++) {
    const t = (row - 5) / 5;
    b.add(
      poly(
        [
          [980 + t * 180, 396],
          [980 + t * 190, 396],
          [980 + t * 1850 + 34, 1100],
          [980 + t * 1850 - 34, 1100],
        ],
        P.ink,
        'opacity=".55"',
      ),
    );
    for (let i = 0; i < 15; i++) {
      const q = Math.pow((i + 0.4) / 15, 1.7);
      const y = 400 + q * 680;
      const x = 980 + t * (180 + (1850 - 180) * ((y - 396) / 704)) + 20 * q;
      if (y > 520 && x > 380 && x < 760 && y < 930 && row < 5 && i % 2) continue;
      b.add(seedling(r, x, y, 8 + q * 46));
    }
  }
  // seedbed under a straw mat
  b.add(
    poly(
      [
        [60, 900],
        [360, 860],
        [400, 950],
        [90, 1005],
      ],
      P.ink,
    ),
    poly(
      [
        [60, 880],
        [300, 846],
        [330, 916],
        [80, 962],
      ],
      P.straw,
      `stroke="${P.ink}" stroke-width="4"`,
    ),
    clip(
      'M60 880L300 846L330 916L80 962Z',
      times(40, (i) => mark(70 + i * 6.6, 905, 1.35, 100, 2, P.earth, r)),
    ),
  );
  b.add(times(14, () => seedling(r, r.u(110, 370), r.u(930, 985), 22)));
  b.add(
    person(r, {
      x: 560,
      y: 720,
      h: 330,
      lean: 1.15,
      neck: -0.45,
      ...wear.woman,
      armF: [2.9, 2.7],
      armB: [3.1, 2.9],
      tool: ({ haF, k }) => seedling(r, haF[0] + 0.1 * k, haF[1] + 0.5 * k, 0.8 * k),
    }),
  );
  b.add(
    person(r, {
      x: 1250,
      y: 960,
      h: 470,
      dir: -1,
      lean: 1.1,
      neck: -0.4,
      ...wear.widow,
      armF: [2.85, 2.6],
      armB: [3.0, 2.9],
      tool: ({ haF, k }) =>
        limb(haF, [haF[0] + 0.1 * k, haF[1] + 1.0 * k], 0.1 * k, 0.05 * k, P.ochre),
    }),
  );
  b.add(
    jug(1490, 980, 120),
    person(r, {
      x: 1180,
      y: 470,
      h: 130,
      ...wear.girl,
      armF: [2.9, 2.9],
      tool: ({ haF, k }) => jug(haF[0], haF[1] + 1.4 * k, 1.5 * k),
    }),
  );
  b.add(times(20, () => tuft(r, r.u(0, W), r.u(1040, H), 30, P.sage)));
}

export const scene: Scene = { seed: 103, draw: tobaccoSeedlings };
