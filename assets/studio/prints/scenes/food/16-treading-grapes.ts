import { box, clip, gouge, mark, oval, P, poly, times } from '../../kit/ink.ts';
import { ground, toward } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import { grapes } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { barrelEnd, stoneFace, stoneLump, tub } from '../../kit/things.ts';
import { basket, jug } from '../../kit/tools.ts';

function treading(b: Sheet): void {
  const { r, W, H } = b;
  b.add(box(0, 0, W, H, P.ink));
  // vaulted cellar of stone, lit from a door at the left
  b.add(stoneFace(r, 0, 0, W, 760, 58, P.ink), box(0, 0, W, 760, P.grape, 'opacity=".45"'));
  b.add(
    `<path d="M120 760V420Q120 150 420 150Q720 150 720 420V760Z" fill="${P.ink}"/>`,
    `<path d="M880 760V420Q880 150 1180 150Q1480 150 1480 420V760Z" fill="${P.ink}"/>`,
  );
  for (const [x, y] of [
    [960, 660],
    [1180, 660],
    [1400, 660],
    [1070, 480],
    [1290, 480],
  ] as const)
    b.add(barrelEnd(x, y, 108));
  ground(b, 755, P.earth, P.clay, toward(-200, 500), { second: P.ink, step: 17 });
  b.add(
    clip(
      'M-10 770L240 770L620 1067L-10 1067Z',
      times(150, () => mark(r.u(0, 600), r.u(780, 1060), 0.5, r.u(30, 80), 3.4, P.ochre, r)),
    ),
  );
  // trough on stones, juice to the tub
  b.add(times(3, (i) => stoneLump(r, 330 + i * 200, 950, 66, P.stone)));
  b.add(
    person(r, {
      x: 520,
      y: 872,
      h: 480,
      lean: 0.06,
      ...wear.man,
      hatc: P.wool,
      vest: P.indigo,
      low: P.wool,
      lowcut: P.stone,
      legwrap: P.clay,
      armF: [2.3, 1.7],
      armB: [3.6, 3.3],
      legF: [2.35, 3.6],
      legB: [3.2, 3.2],
    }),
  );
  b.add(
    poly(
      [
        [220, 770],
        [820, 770],
        [790, 905],
        [250, 905],
      ],
      P.clay,
      `stroke="${P.ink}" stroke-width="6"`,
    ),
    times(9, (i) => mark(520, 785 + i * 14, 0.01, 540, 2, P.earth, r)),
    box(206, 760, 630, 22, P.earth, `stroke="${P.ink}" stroke-width="4"`),
    times(24, (i) => grapes(r, 236 + i * 25, 746 + r.u(-4, 8), 26)),
  );
  b.add(
    gouge(
      [
        [800, 880],
        [866, 900],
        [884, 985],
      ],
      9,
      P.grape,
      r,
    ),
    tub(900, 1035, 170, 110),
    oval(900, 927, 76, 14, P.grape),
  );
  b.add(
    person(r, {
      x: 1150,
      y: 990,
      h: 450,
      dir: -1,
      lean: 0.5,
      ...wear.woman,
      armF: [2.4, 2.2],
      armB: [2.6, 2.4],
      tool: ({ haF, k }) => jug(haF[0] + 0.3 * k, haF[1] + 1.5 * k, 1.7 * k),
    }),
    basket(
      1380,
      1000,
      84,
      times(7, (i) => grapes(r, 1326 + i * 18, 940 + (i % 3) * 10, 32)),
    ),
  );
}

export const scene: Scene = { seed: 116, draw: treading };
