import { rowHouse } from '../../kit/buildings.ts';
import { box, clip, f, hatch, limb, mark, P, poly, times, type Pt } from '../../kit/ink.ts';
import { hill, toward } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { tree } from '../../kit/plants.ts';

/** The street without its flock, shared with the film. */
export function promenade(b: Sheet): void {
  const { r, W, H } = b;
  b.add(
    box(0, 0, W, H, P.paper2),
    times(170, () =>
      mark(r.u(0, W), r.u(40, 420), r.g(0.05, 0.03), r.u(60, 200), 2.4, P.paper, r, 0.1),
    ),
  );
  hill(b, { y: 430, amp: 230, wave: 480, fill: P.sage, cut: P.paper2, shift: 5.2, step: 13 });
  hill(b, { y: 500, amp: 120, wave: 360, fill: P.leaf, cut: P.sage, shift: 9.9, step: 13 });
  const VP: Pt = [210, 520];
  b.add(
    limb([520, 560], [520, 360], 26, 26, P.paper),
    poly(
      [
        [486, 364],
        [554, 364],
        [520, 300],
      ],
      P.rust,
    ),
    box(513, 400, 14, 26, P.ink),
    box(513, 450, 14, 26, P.ink),
  );
  for (const [x, h] of [
    [330, 170],
    [400, 150],
    [620, 240],
    [690, 200],
  ] as const)
    b.add(tree(r, { x, y: 590, h, kind: x > 500 ? 'poplar' : 'round' }));
  const cols = [P.paper, P.ochre, P.paper, P.straw, P.paper];
  (
    [
      [330, 430],
      [448, 600],
      [625, 850],
      [885, 1230],
      [1280, 1800],
    ] as const
  ).forEach(([x0, x1], i) => rowHouse(b, VP, x0, x1, 560, cols[i] ?? P.paper, i % 2 === 1));
  const yg = (x: number): number => VP[1] + (x - VP[0]) * 0.245;
  const st: Pt[] = [
    [VP[0] - 30, VP[1] + 12],
    [VP[0] + 60, VP[1] + 14],
    [1640, yg(1640)],
    [1640, H + 20],
    [-40, H + 20],
    [-40, 780],
  ];
  const ds = `M${st.map((p) => `${f(p[0])} ${f(p[1])}`).join('L')}Z`;
  const dir = toward(VP[0], VP[1]);
  b.add(
    poly(st, P.straw),
    clip(
      ds,
      hatch(r, [-20, 530, W, H], 15, dir, 40, 2.6, P.ochre, () => 0.85) +
        hatch(r, [0, 560, W, H], 34, dir, 30, 2.2, P.clay, () => 0.5),
    ),
    clip(
      ds,
      poly(
        [
          [620, 625],
          [900, 690],
          [760, 780],
          [520, 690],
        ],
        P.clay,
        'opacity=".55"',
      ),
    ),
  );
}

export const sheepShadow = (x: number, y: number, s: number): string =>
  poly(
    [
      [x - s * 0.6, y + 2],
      [x + s * 0.6, y + 2],
      [x + s * 0.1, y + s * 0.2],
      [x - s * 1.1, y + s * 0.2],
    ],
    P.earth,
    'opacity=".75"',
  );
