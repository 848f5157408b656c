import { f, gouge, P, smooth, times, type Pt } from '../../kit/ink.ts';
import { ground, hill, shadow, sky, toward } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import { bushVine, tree } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { knife } from '../../kit/tools.ts';

function pruning(b: Sheet): void {
  const { r, W } = b;
  sky(b, {
    ground: P.paper2,
    cut: P.clay,
    kind: 'rays',
    sun: [330, 400, 78],
    sunc: P.rust,
    to: 400,
  });
  hill(b, { y: 520, amp: 230, wave: 500, fill: P.water, cut: P.paper, shift: 7.2 });
  hill(b, { y: 560, amp: 90, wave: 330, fill: P.indigo, cut: P.water, shift: 1.9 });
  ground(b, 570, P.clay, P.paper, toward(330, 420), { step: 17, second: P.earth, len: 54 });
  b.add(
    times(
      9,
      () =>
        `<path d="${smooth(
          [
            [0, 0],
            [70, -14],
            [150, -4],
            [190, 14],
            [60, 20],
          ].map(([x, y]): Pt => [(x ?? 0) * 1.2 + 0, y ?? 0]),
        )}" fill="${P.paper}" transform="translate(${f(r.u(-60, W))} ${f(r.u(600, 1000))})"/>`,
    ),
  );
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 9 - row; i++)
      b.add(
        bushVine(
          r,
          40 + i * (170 + row * 60) + row * 40,
          640 + row * 92,
          74 + row * 44,
          false,
          true,
        ),
      );
  b.add(shadow(1010, 985, 200, P.earth, 0.9));
  b.add(bushVine(r, 1215, 985, 300, false, true));
  b.add(
    person(r, {
      x: 1010,
      y: 980,
      h: 590,
      lean: 0.35,
      neck: 0.1,
      ...wear.man,
      vest: P.wool,
      topcut: P.earth,
      top: P.paper2,
      low: P.ink,
      hatc: P.ink,
      armF: [2.1, 1.75],
      armB: [2.2, 1.9],
      tool: knife,
    }),
  );
  b.add(
    times(26, () =>
      gouge(
        [
          [r.u(1180, 1480), 1010 + r.u(-30, 30)],
          [r.u(1180, 1480), 1004 + r.u(-30, 30)],
        ].map((p): Pt => [p[0] ?? 0, p[1] ?? 0]),
        4,
        P.ink,
      ),
    ),
  );
  b.add(
    times(4, (i) => tree(r, { x: 700 + i * 240, y: 590, h: 120 + (i % 2) * 40, kind: 'bare' })),
  );
}

export const scene: Scene = { seed: 104, draw: pruning };
