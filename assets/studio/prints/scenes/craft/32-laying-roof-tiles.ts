import { village } from '../../kit/buildings.ts';
import { box, clip, limb, mark, P, poly, times, type Pt } from '../../kit/ink.ts';
import { ground, hill, sky, toward } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import type { Scene } from '../../kit/scene.ts';
import { ladder } from '../../kit/things.ts';
import { tileStack } from '../../kit/tools.ts';

function roofTiles(b: Sheet): void {
  const { r } = b;
  sky(b, { ground: P.sky, cut: P.paper, kind: 'cirrus', to: 300, birds: 5 });
  hill(b, { y: 400, amp: 330, wave: 380, fill: P.indigo, cut: P.water, shift: 6.7, sharp: true });
  hill(b, { y: 430, amp: 90, wave: 420, fill: P.leaf, cut: P.sage, shift: 1.2 });
  village(b, 60, 460, () => 440, 5, 34, { church: 520 });
  ground(b, 440, P.sage, P.straw, toward(300, 350), { step: 15 });
  // a big roof plane across the sheet
  const eaveL: Pt = [-60, 980];
  const eaveR: Pt = [1500, 900];
  const ridgeR: Pt = [1180, 330];
  const ridgeL: Pt = [240, 390];
  b.add(
    poly([eaveR, [1640, 860], [1640, 700], ridgeR], P.earth, `stroke="${P.ink}" stroke-width="6"`),
    poly(
      [
        [1500, 905],
        [1640, 865],
        [1640, 1080],
        [1500, 1080],
      ],
      P.ochre,
    ),
    poly(
      [
        [-60, 985],
        [1500, 905],
        [1500, 1080],
        [-60, 1080],
      ],
      P.straw,
    ),
  );
  b.add(poly([eaveL, eaveR, ridgeR, ridgeL], P.ochre));
  const at = (u: number, v: number): Pt => {
    const a: Pt = [eaveL[0] + (eaveR[0] - eaveL[0]) * u, eaveL[1] + (eaveR[1] - eaveL[1]) * u];
    const c: Pt = [
      ridgeL[0] + (ridgeR[0] - ridgeL[0]) * u,
      ridgeL[1] + (ridgeR[1] - ridgeL[1]) * u,
    ];
    return [a[0] + (c[0] - a[0]) * v, a[1] + (c[1] - a[1]) * v];
  };
  // bare boards and straw above, tiles below
  const d = `M${[eaveL, eaveR, ridgeR, ridgeL].map((p) => p.join(' ')).join('L')}Z`;
  b.add(
    clip(
      d,
      times(15, (i) => {
        const a = at(-0.02, i / 14);
        const z = at(1.02, i / 14);
        return limb(a, z, 4, 4, P.earth);
      }) +
        times(420, () => {
          const q = at(r(), r());
          return mark(q[0], q[1], r.g(-0.05, 0.4), 40, 2.4, r() < 0.6 ? P.straw : P.earth, r);
        }),
    ),
  );
  for (let row = 0; row < 9; row++) {
    const v0 = row * 0.083;
    const limit = row < 6 ? 1 : row === 6 ? 0.62 : row === 7 ? 0.5 : 0.34;
    for (let i = 0; i < 46; i++) {
      const u = i / 46;
      if (u > limit) continue;
      const a = at(u, v0);
      const z = at(u, v0 + 0.105);
      b.add(
        limb(
          a,
          z,
          17 - row * 0.7,
          13 - row * 0.6,
          i % 2 ? P.rust : r() < 0.3 ? P.earth : P.clay,
          `stroke="${P.ink}" stroke-width="3"`,
        ),
      );
    }
  }
  b.add(limb([eaveL[0], eaveL[1]], eaveR, 6, 6, P.ink));
  const up = at(0.66, 0.62);
  const mid = at(0.42, 0.86);
  b.add(
    person(r, {
      x: up[0],
      y: up[1] + 14,
      h: 330,
      dir: -1,
      lean: 0.7,
      neck: -0.25,
      ...wear.man,
      vest: P.paper2,
      topcut: P.stone,
      armF: [2.5, 2.3],
      armB: [2.7, 2.5],
      legF: [2.3, 3.5],
      legB: [3.2, 3.3],
      tool: tileStack,
    }),
    person(r, {
      x: mid[0],
      y: mid[1] + 10,
      h: 310,
      dir: 1,
      seat: 'squat',
      lean: 0.3,
      ...wear.youth,
      head: 'cap',
      hatc: P.rust,
      legF: [1.25, 3.6],
      legB: [1.4, 3.7],
      armF: [2.2, 1.8],
      armB: [2.4, 2.0],
      tool: tileStack,
    }),
  );
  b.add(
    ladder([1310, 1080], [1210, 700], 46, 9),
    person(r, {
      x: 1290,
      y: 1010,
      h: 400,
      dir: -1,
      lean: 0.12,
      ...wear.man,
      vest: P.indigo,
      armF: [1.0, 0.5],
      armB: [1.6, 1.0],
      tool: tileStack,
    }),
    times(12, (i) =>
      box(
        1560,
        1010 - i * 18,
        90,
        15,
        i % 2 ? P.clay : P.rust,
        `stroke="${P.ink}" stroke-width="2"`,
      ),
    ),
  );
}

export const scene: Scene = { seed: 132, draw: roofTiles };
