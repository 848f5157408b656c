import { box, limb, P, poly, times } from '../../kit/ink.ts';
import { ground, hill, sky, toward } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import { cabbage, tree, tuft } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { use } from '../../kit/tools.ts';

function marketGarden(b: Sheet): void {
  const { r } = b;
  sky(b, { ground: P.sky, cut: P.paper, kind: 'plain', to: 470, birds: 6 });
  hill(b, { y: 520, amp: 34, wave: 700, fill: P.water, cut: P.paper2, shift: 4.2 });
  ground(b, 515, P.straw, P.ochre, () => 0.01, { step: 12, len: 50 });
  for (const [x, h] of [
    [90, 330],
    [230, 250],
    [1290, 300],
    [1420, 400],
    [1540, 320],
  ] as const)
    b.add(tree(r, { x, y: 560, h, kind: 'gum' }));
  // tin shed, tank, windmill
  b.add(
    box(960, 470, 210, 100, P.stone, `stroke="${P.ink}" stroke-width="4"`),
    times(20, (i) => box(966 + i * 10.2, 470, 2.4, 100, P.ink)),
    poly(
      [
        [944, 474],
        [1186, 474],
        [1150, 416],
        [980, 416],
      ],
      P.rust,
      `stroke="${P.ink}" stroke-width="4"`,
    ),
    box(1030, 506, 52, 64, P.ink),
    box(880, 510, 70, 60, P.water, `stroke="${P.ink}" stroke-width="4"`),
    times(5, (i) => box(880, 520 + i * 11, 70, 2.4, P.ink)),
  );
  b.add(
    limb([740, 570], [766, 250], 4, 4, P.ink),
    limb([800, 570], [774, 250], 4, 4, P.ink),
    times(5, (i) => limb([744 + i * 4, 540 - i * 60], [796 - i * 4, 510 - i * 60], 2, 2, P.ink)),
    times(14, (i) => {
      const a = (i / 14) * 6.283;
      return poly(
        [
          [770 + Math.cos(a) * 14, 246 + Math.sin(a) * 14],
          [770 + Math.cos(a - 0.12) * 66, 246 + Math.sin(a - 0.12) * 66],
          [770 + Math.cos(a + 0.17) * 66, 246 + Math.sin(a + 0.17) * 66],
        ],
        i % 2 ? P.rust : P.paper,
        `stroke="${P.ink}" stroke-width="2"`,
      );
    }),
    poly(
      [
        [780, 240],
        [880, 220],
        [880, 268],
        [780, 252],
      ],
      P.rust,
      `stroke="${P.ink}" stroke-width="3"`,
    ),
  );
  ground(b, 590, P.earth, P.clay, toward(620, 470), { step: 16, second: P.rust });
  for (let row = -5; row <= 6; row++)
    for (let i = 0; i < 13; i++) {
      const q = Math.pow((i + 0.6) / 13, 1.75);
      const y = 596 + q * 470;
      const x = 620 + row * (44 + q * 250) + 20;
      if (x < -60 || x > 1660) continue;
      b.add(row % 3 === 0 ? tuft(r, x, y, 20 + q * 60, P.leaf, 5) : cabbage(r, x, y, 9 + q * 46));
    }
  b.add(
    person(r, {
      x: 500,
      y: 960,
      h: 500,
      lean: 0.6,
      neck: -0.15,
      ...wear.man,
      head: 'brim',
      hatc: P.straw,
      top: P.wool,
      vest: P.ink,
      low: P.indigo,
      lowcut: P.water,
      legwrap: P.indigo,
      plain: true,
      ...use.hoe,
    }),
    person(r, {
      x: 1130,
      y: 900,
      h: 420,
      dir: -1,
      lean: 0.7,
      neck: -0.2,
      ...wear.woman,
      low: P.rust,
      lowcut: P.ochre,
      apron: P.paper,
      scarfc: P.straw,
      ...use.hoe,
    }),
  );
  b.add(
    box(1350, 940, 190, 84, P.ochre, `stroke="${P.ink}" stroke-width="5"`),
    box(1350, 966, 190, 5, P.ink),
    box(1350, 994, 190, 5, P.ink),
    times(4, (i) => cabbage(r, 1380 + i * 44, 946, 30)),
  );
}

export const scene: Scene = { seed: 150, draw: marketGarden };
