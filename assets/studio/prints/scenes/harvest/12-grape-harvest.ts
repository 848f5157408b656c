import { equine } from '../../kit/animals.ts';
import { village } from '../../kit/buildings.ts';
import { f, P, stroke, times } from '../../kit/ink.ts';
import { ground, hill, shadow, sky, toward } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import { bushVine, grapes } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { basket, basketOnArm } from '../../kit/tools.ts';

function grapeHarvest(b: Sheet): void {
  const { r } = b;
  sky(b, { ground: P.clay, cut: P.straw, kind: 'cirrus', to: 320 });
  hill(b, { y: 350, amp: 180, wave: 380, fill: P.grape, cut: P.clay, shift: 6.6 });
  hill(b, { y: 400, amp: 100, wave: 520, fill: P.indigo, cut: P.water, shift: 2.2 });
  ground(b, 400, P.sage, P.straw, toward(400, 260), { step: 15, second: P.leaf });
  village(b, 1100, 1450, () => 405, 5, 32, { church: 1060 });
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 12 - row * 2; i++) {
      const x = 30 + i * (130 + row * 55) + (row % 2) * 60;
      const y = 500 + row * 92 + row * row * 14;
      if (row === 3 && x > 560 && x < 1130) continue;
      b.add(bushVine(r, x, y, 96 + row * 46));
    }
  ground(b, 880, P.earth, P.clay, toward(800, 500), { step: 16 });
  const tubs = times(
    1,
    () =>
      `<g>${[-0.34, 0.06].map((x) => `<path d="M${x - 0.2} -1.06h0.44l-0.05 0.5h-0.34z" fill="${P.ochre}" stroke="${P.ink}" stroke-width="0.03"/><path d="M${x - 0.19} -0.92h0.42M${x - 0.17} -0.7h0.38" stroke="${P.ink}" stroke-width="0.035"/>`).join('')}<g transform="scale(0.01)">${grapes(r, -34, -118, 16)}${grapes(r, -16, -122, 14)}${grapes(r, 8, -120, 16)}</g></g>`,
  );
  b.add(
    shadow(860, 985, 220, P.ink, 0.5),
    equine(r, { x: 870, y: 980, s: 300, dir: -1, load: tubs, phase: 0.2 }),
  );
  b.add(
    person(r, {
      x: 380,
      y: 1000,
      h: 440,
      ...wear.man,
      vest: P.rust,
      lean: 0.02,
      armF: [2.0, 1.3],
      armB: [2.9, 2.7],
      tool: ({ haF, k }) =>
        stroke(
          `M${f(haF[0])} ${f(haF[1])}q${f(0.8 * k)} ${f(0.5 * k)} ${f(1.6 * k)} ${f(0.1 * k)}`,
          P.ink,
          4,
        ),
    }),
  );
  b.add(
    person(r, {
      x: 1210,
      y: 985,
      h: 420,
      dir: 1,
      lean: 0.75,
      neck: -0.2,
      ...wear.woman,
      low: P.indigo,
      lowcut: P.water,
      armF: [2.5, 2.2],
      armB: [2.7, 2.4],
      tool: ({ haF, k }) => grapes(r, haF[0] + 0.2 * k, haF[1] + 0.2 * k, 0.55 * k),
    }),
    bushVine(r, 1430, 985, 230),
    basket(1090, 1010, 62, grapes(r, 1074, 968, 34) + grapes(r, 1106, 966, 34)),
  );
  b.add(
    person(r, {
      x: 240,
      y: 840,
      h: 300,
      dir: -1,
      lean: 0.6,
      ...wear.girl,
      armF: [2.5, 2.2],
      armB: [2.7, 2.4],
      tool: basketOnArm,
    }),
  );
}

export const scene: Scene = { seed: 112, draw: grapeHarvest };
