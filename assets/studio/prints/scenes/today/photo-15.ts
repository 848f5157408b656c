import {
  box,
  boxPath,
  clip,
  gouge,
  hatch,
  mark,
  oval,
  P,
  poly,
  smooth,
  stroke,
  times,
  type Rng,
} from '../../kit/ink.ts';
import type { Sheet } from '../../kit/paper.ts';
import { tree } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';

/** Depth of water, clay, silt and sand in a jar, from the top, as parts of its height. */
type Layers = readonly [water: number, clay: number, silt: number, sand: number];

/** A preserving jar in which a handful of soil has settled into its parts. */
function jar(r: Rng, x: number, base: number, w: number, h: number, layers: Layers): string {
  const top = base - h;
  const body = `M${x} ${top + 40}q0 -26 26 -30h${w - 52}q26 4 26 30v${h - 62}q0 22 -22 22h${44 - w}q-22 0 -22 -22Z`;
  const fills = [P.sky, P.clay, P.ochre, P.earth];
  let y = top + 46;
  let inside = box(x, top, w, h, P.paper2);
  layers.forEach((part, i) => {
    const depth = part * (h - 46);
    inside += box(x, y, w, depth + 2, fills[i] ?? P.earth);
    if (i === 0)
      inside += times(7, () =>
        mark(r.u(x + 20, x + w - 20), r.u(y + 10, y + depth), r.g(0, 0.2), 36, 2, P.paper, r),
      );
    else {
      inside += gouge(
        [
          [x, y],
          [x + w * 0.35, y - 4],
          [x + w * 0.7, y + 4],
          [x + w, y],
        ],
        4,
        P.paper,
        r,
      );
      inside +=
        i === 3
          ? times(46, () =>
              oval(
                r.u(x + 6, x + w - 6),
                r.u(y + 8, base - 6),
                r.u(4, 10),
                r.u(3, 7),
                r.pick([P.rust, P.stone, P.ink, P.straw]),
              ),
            )
          : hatch(
              r,
              [x, y + 6, x + w, y + depth],
              i === 1 ? 15 : 10,
              () => r.g(0, 0.08),
              i === 1 ? 60 : 26,
              1.8,
              i === 1 ? P.straw : P.earth,
            );
    }
    y += depth;
  });
  return (
    clip(body, inside) +
    `<path d="${body}" fill="none" stroke="${P.ink}" stroke-width="7"/>` +
    box(x + 16, top - 22, w - 32, 36, P.stone, `stroke="${P.ink}" stroke-width="6"`) +
    times(5, (i) => box(x + 34 + (i * (w - 68)) / 5, top - 18, 5, 28, P.ink)) +
    gouge(
      [
        [x + 20, top + 60],
        [x + 15, top + h * 0.35],
        [x + 17, top + h * 0.6],
        [x + 22, base - 40],
      ],
      6,
      P.paper,
      r,
    )
  );
}

/** A test brick of the mix, cracked by as much as it holds clay. */
const testBrick = (r: Rng, x: number, y: number, w: number, fill: string, cracks: number): string =>
  poly(
    [
      [x, y],
      [x + w, y],
      [x + w + 40, y - 34],
      [x + 40, y - 34],
    ],
    P.ochre,
    `stroke="${P.ink}" stroke-width="5"`,
  ) +
  box(x, y, w, 74, fill, `stroke="${P.ink}" stroke-width="5"`) +
  poly(
    [
      [x + w, y],
      [x + w + 40, y - 34],
      [x + w + 40, y + 40],
      [x + w, y + 74],
    ],
    P.rust,
    `stroke="${P.ink}" stroke-width="5"`,
  ) +
  times(9, () =>
    mark(r.u(x + 20, x + w - 20), r.u(y + 14, y + 62), r.g(0, 0.5), 26, 2.4, P.straw, r),
  ) +
  times(cracks, (i) => {
    const cx = x + ((i + 0.6) * w) / cracks;
    return stroke(`M${cx} ${y}l${r.u(-10, 10)} 22l${r.u(-12, 12)} 20l${r.u(-8, 8)} 32`, P.ink, 4);
  });

function soilInJars(b: Sheet): void {
  const { r, W } = b;
  b.add(
    box(0, 0, W, 1067, P.wool),
    hatch(r, [0, 0, W, 760], 26, () => r.g(0.2, 0.5), 60, 2, P.paper2),
  );
  // a window in a thick wall, the paddock the soils came from outside
  const pane = boxPath(420, 90, 760, 420);
  b.add(
    poly(
      [
        [350, 40],
        [1250, 40],
        [1180, 90],
        [420, 90],
      ],
      P.paper2,
    ),
    poly(
      [
        [350, 40],
        [420, 90],
        [420, 510],
        [330, 590],
      ],
      P.stone,
    ),
    poly(
      [
        [1250, 40],
        [1180, 90],
        [1180, 510],
        [1270, 590],
      ],
      P.straw,
    ),
    clip(
      pane,
      box(420, 90, 760, 420, P.water) +
        times(26, () =>
          mark(r.u(430, 1170), r.u(110, 260), r.g(0, 0.03), r.u(60, 150), 2.4, P.paper, r),
        ) +
        `<path d="${smooth([
          [400, 340],
          [560, 270],
          [760, 320],
          [960, 260],
          [1200, 330],
          [1200, 520],
          [400, 520],
        ])}" fill="${P.sage}"/>` +
        hatch(r, [420, 300, 1180, 380], 15, () => r.g(0.1, 0.2), 30, 2, P.straw) +
        box(420, 372, 760, 150, P.ochre) +
        hatch(r, [420, 380, 1180, 510], 12, () => 0.02, 60, 2.2, P.straw) +
        tree(r, { x: 600, y: 400, h: 240, kind: 'gum' }) +
        tree(r, { x: 1090, y: 390, h: 190, kind: 'gum' }),
    ),
    stroke('M420 90h760v420h-760Z', P.ink, 22),
    stroke('M420 90h760v420h-760Z', P.earth, 10),
    box(792, 90, 16, 420, P.ink),
    box(420, 296, 760, 12, P.ink),
    poly(
      [
        [330, 590],
        [1270, 590],
        [1180, 510],
        [420, 510],
      ],
      P.paper,
    ),
    times(14, () => mark(r.u(420, 1180), r.u(530, 580), r.g(0, 0.06), 90, 2.2, P.straw, r)),
  );
  // the bench
  b.add(
    box(0, 800, W, 70, P.earth, `stroke="${P.ink}" stroke-width="6"`),
    hatch(r, [0, 806, W, 866], 11, () => r.g(0, 0.03), 120, 2.2, P.clay),
    box(0, 870, W, 200, P.rust),
    hatch(r, [0, 880, W, 1060], 22, () => 1.57, 90, 2.4, P.earth),
    times(5, (i) => box(60 + i * 330, 868, 44, 200, P.ink)),
  );
  const soils: readonly Layers[] = [
    [0.34, 0.1, 0.2, 0.36],
    [0.3, 0.36, 0.22, 0.12],
    [0.36, 0.2, 0.18, 0.26],
    [0.42, 0.05, 0.13, 0.4],
  ];
  soils.forEach((layers, i) => b.add(jar(r, 130 + i * 238, 800, 190, 330 + (i % 2) * 40, layers)));
  b.add(
    testBrick(r, 1110, 726, 190, P.clay, 0),
    testBrick(r, 1130, 618, 170, P.earth, 2),
    testBrick(r, 1362, 726, 136, P.clay, 4),
  );
}

export const scene: Scene = { seed: 353, draw: soilInJars };
