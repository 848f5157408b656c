/** The infill paper: one street block at 1:1000, winter shadows, and what is published. */
import { NOON } from '../../sun.ts';
import {
  clipped,
  curve,
  dimension,
  hatch,
  line,
  north,
  P,
  placed,
  rect,
  ring,
  rng,
  scaleBar,
  shape,
  svg,
  tree,
  words,
  type Pen,
  type Pt,
} from './kit.ts';

const RAD = Math.PI / 180;
const SHADOW = 1 / Math.tan(NOON.winter * RAD);

type Box = readonly [x0: number, y0: number, x1: number, y1: number];

interface Lot {
  id: string;
  box: Box;
  houses: readonly Box[];
  homes: readonly Box[];
  kind?: number;
}

const lots: readonly Lot[] = [
  {
    id: 'A1',
    box: [20, 80, 40, 125],
    houses: [[23, 104, 35, 116]],
    homes: [[22, 86, 32.4, 91.4]],
    kind: 2,
  },
  {
    id: 'A2',
    box: [40, 80, 60, 125],
    houses: [],
    homes: [
      [44, 108, 54.4, 113.4],
      [44, 87, 54.4, 92.4],
    ],
    kind: 3,
  },
  { id: 'A3', box: [60, 80, 75, 125], houses: [[61.5, 106, 72, 118]], homes: [] },
  {
    id: 'A4',
    box: [75, 80, 90, 125],
    houses: [
      [76.5, 105, 87, 117],
      [77, 82, 81, 87],
    ],
    homes: [],
  },
  {
    id: 'A5',
    box: [90, 80, 145, 125],
    houses: [
      [95, 98, 105, 119],
      [112, 103, 128, 114],
    ],
    homes: [
      [112, 86, 122.4, 91.4],
      [126, 86, 136.4, 91.4],
    ],
    kind: 5,
  },
  {
    id: 'B1',
    box: [20, 30, 42, 75],
    houses: [
      [20.5, 30.5, 33, 46],
      [34, 30.5, 39, 41],
    ],
    homes: [],
    kind: 6,
  },
  {
    id: 'B2',
    box: [42, 30, 62, 75],
    houses: [[43.2, 36, 57, 48]],
    homes: [[45.6, 60, 56, 65.4]],
    kind: 1,
  },
  { id: 'B3', box: [62, 30, 80, 75], houses: [[64, 37, 76, 48]], homes: [] },
  {
    id: 'B4',
    box: [80, 30, 100, 75],
    houses: [[81.5, 36, 95.5, 47]],
    homes: [[83, 61, 93.4, 66.4]],
    kind: 1,
  },
  { id: 'B5', box: [100, 30, 115, 75], houses: [[101.5, 37, 112, 49]], homes: [] },
  { id: 'B6', box: [115, 30, 145, 75], houses: [[119, 56, 133, 67]], homes: [] },
];

export function block(): string {
  const at = placed(1, 0, 151);
  const chance = rng(31);
  const box = (b: Box, pen: Pen): string => {
    const [x, y] = at(b[0], b[3]);
    return rect(x, y, b[2] - b[0], b[3] - b[1], pen);
  };
  const rule = (pts: readonly Pt[], pen: Pen): string =>
    line(
      pts.map(([x, y]) => at(x, y)),
      pen,
    );
  const roof = (b: Box): string => {
    const [w, d] = [b[2] - b[0], b[3] - b[1]];
    const inset = Math.min(w, d) / 2;
    const ends: readonly [Pt, Pt] =
      w >= d
        ? [
            [b[0] + inset, (b[1] + b[3]) / 2],
            [b[2] - inset, (b[1] + b[3]) / 2],
          ]
        : [
            [(b[0] + b[2]) / 2, b[1] + inset],
            [(b[0] + b[2]) / 2, b[3] - inset],
          ];
    const pen = { stroke: '#8a7d6c', width: 0.12 };
    const near: readonly Pt[] =
      w >= d
        ? [
            [b[0], b[1]],
            [b[0], b[3]],
          ]
        : [
            [b[0], b[1]],
            [b[2], b[1]],
          ];
    const far: readonly Pt[] =
      w >= d
        ? [
            [b[2], b[1]],
            [b[2], b[3]],
          ]
        : [
            [b[0], b[3]],
            [b[2], b[3]],
          ];
    return (
      rule([ends[0], ends[1]], pen) +
      near.map((p) => rule([p, ends[0]], pen)).join('') +
      far.map((p) => rule([p, ends[1]], pen)).join('')
    );
  };
  const shade = (b: Box, h: number): string =>
    box([b[0], b[1] - h * SHADOW, b[2], b[1]], { fill: P.indigo, opacity: 0.13 });
  const number = (n: number, x: number, y: number): string => {
    const p = at(x, y);
    return (
      ring(p[0], p[1], 2.3, { fill: P.rust }) +
      words(p[0], p[1] + 1, String(n), { size: 2.8, anchor: 'middle', fill: '#fff', bold: true })
    );
  };
  const steep: readonly Pt[] = [at(115, 30), at(145, 30), at(145, 53), at(115, 50)];
  const crowns: readonly (readonly [number, number, number])[] = [
    [71, 62, 6.2],
    [67, 56.5, 3],
    [106, 60, 5],
    [68, 93, 4.6],
    [82, 94, 3],
    [140, 118, 4.4],
    [98, 88, 3.4],
    [140, 70, 3],
    [36, 99, 2.6],
    [27, 62, 3.4],
    [36, 56, 2.2],
    [110, 94, 2.2],
  ];
  const street = [28, 48, 68, 88, 108, 128].map((x) => tree(...at(x, 131), 2.6, chance)).join('');
  const contours = [0, 1, 2, 3, 4, 5].map((i) => {
    const y = 14 + i * 17 - (i > 2 ? (i - 2) * 2 : 0);
    const pts: Pt[] = [
      [0, y + 14],
      [40, y + 10],
      [80, y + 4],
      [120, y - 1],
      [170, y - 10],
    ].map(([x = 0, q = 0]) => at(x, q));
    return curve(pts, { stroke: '#b9a988', width: 0.16 });
  });
  const drawn = [
    box([0, 0, 170, 150], { fill: '#efe8da' }),
    box([20, 30, 145, 125], { fill: '#f6f5ea' }),
    box([20, 75, 145, 80], { fill: '#efe8da' }),
    // The wide road reserve in the south: one carriageway, and thirty metres between the titles.
    box([0, 8, 170, 16], { fill: '#e0d6c3' }),
    box([0, 131.5, 170, 138.5], { fill: '#e0d6c3' }),
    box([6, 0, 13, 150], { fill: '#e0d6c3' }),
    box([151.5, 0, 158.5, 150], { fill: '#e0d6c3' }),
    box([44, 19, 100, 28.5], { fill: '#dfe3cf', stroke: P.leaf, width: 0.2, dash: '1.2 0.8' }),
    ...contours,
    hatch(steep, 1.5, { stroke: '#a9683f', width: 0.12 }),
    ...lots.flatMap((lot) => lot.houses.map((h) => shade(h, 3))),
    ...lots.flatMap((lot) => lot.homes.map((h) => shade(h, 2.4))),
    ...crowns.map(([x, y, r]) =>
      tree(...at(x, y), r, chance, r > 4 ? { fill: '#cdd3b8', width: 0.4 } : {}),
    ),
    street,
    ...lots.map((lot) => box(lot.box, { stroke: P.ink, width: 0.22 })),
    ...lots.flatMap((lot) =>
      lot.houses.map((h) => box(h, { fill: '#d8cdb9', stroke: P.line, width: 0.25 }) + roof(h)),
    ),
    ...lots.flatMap((lot) =>
      lot.homes.map(
        (h) =>
          box(h, { fill: P.rust }) +
          rule(
            [
              [h[0], (h[1] + h[3]) / 2],
              [h[2], (h[1] + h[3]) / 2],
            ],
            { stroke: '#f3ead9', width: 0.14 },
          ),
      ),
    ),
    rule(
      [
        [0, 77.5],
        [170, 77.5],
      ],
      { stroke: P.indigo, width: 0.35, dash: '2.4 1.2' },
    ),
    ...[20, 60, 100, 145].map((x) =>
      ring(...at(x, 77.5), 0.8, { fill: '#fff', stroke: P.indigo, width: 0.3 }),
    ),
    ...lots.map((lot) => {
      const [x0, y0, x1, y1] = lot.box;
      const north_ = y0 >= 80;
      const [px, py] = at((x0 + x1) / 2, north_ ? y1 - 3.4 : y0 + 2.8);
      const label = `${lot.id} · ${((x1 - x0) * (y1 - y0)).toLocaleString('en-AU')} m²`;
      if (lot.id === 'B6') return '';
      return lot.id === 'B1'
        ? words(...at(21, 72), label, { size: 2 })
        : words(px, py, label, { size: x1 - x0 < 18 ? 1.75 : 2, anchor: 'middle' });
    }),
    ...lots.flatMap((lot) => (lot.kind === undefined ? [] : [number(lot.kind, ...spot(lot))])),
    number(4, 72, 23.7),
    dimension(at(57, 50.4), at(62, 50.4), '5.0', { size: 1.9 }),
    dimension(at(95.5, 49.4), at(100, 49.4), '4.5', { size: 1.9 }),
    words(...at(86, 133.9), 'Church Street', {
      size: 2.6,
      anchor: 'middle',
      display: true,
      italic: true,
    }),
    words(...at(126, 10.9), 'Main Road, 30 m between titles', {
      size: 2.6,
      anchor: 'middle',
      display: true,
      italic: true,
    }),
    words(...at(128, 75.5), 'Lane, 5 m; sewer', { size: 2, anchor: 'middle', fill: P.indigo }),
    rect(...at(21.4, 40.6), 10.8, 6.4, { fill: '#d8cdb9' }),
    rect(...at(96, 110), 8, 3.2, { fill: '#d8cdb9' }),
    rect(...at(117.4, 109.5), 5.2, 3, { fill: '#d8cdb9' }),
    words(...at(26.7, 38.2), 'Shop,', { size: 2, anchor: 'middle' }),
    words(...at(26.7, 35.4), 'rooms above', { size: 2, anchor: 'middle' }),
    words(...at(100, 108), 'Church', { size: 2, anchor: 'middle' }),
    words(...at(120, 107.5), 'Hall', { size: 2, anchor: 'middle' }),
    rect(...at(117.5, 43.2), 25, 4.4, { fill: '#f6f5ea' }),
    words(...at(130, 40.2), 'falls to the south, 1 in 4', {
      size: 2,
      anchor: 'middle',
      fill: P.rust,
    }),
    rect(...at(120, 35.4), 20, 4, { fill: '#f6f5ea' }),
    words(...at(130, 32.8), 'B6 · 1,350 m²', { size: 2, anchor: 'middle' }),
  ].join('');
  const frame: readonly Pt[] = [at(0, 0), at(170, 0), at(170, 150), at(0, 150)];
  const key: readonly (readonly [string, string])[] = [
    ['1', 'Long back garden with 3 m of access or more'],
    ['2', 'Corner lot: a second front door'],
    ['3', 'Vacant title'],
    ['4', 'Over-wide road reserve: ask who manages it'],
    ['5', 'Institutional land'],
    ['6', 'Building to be mended: rooms above a shop'],
  ];
  const legend = key.map(([n, label], i) => {
    const [x, y] = [2.2 + (i % 2) * 70, 164 + Math.floor(i / 2) * 7];
    return (
      ring(x, y - 0.9, 2.1, { fill: P.rust }) +
      words(x, y + 0.05, n, { size: 2.6, anchor: 'middle', fill: '#fff', bold: true }) +
      words(x + 4, y, label, { size: 2.45 })
    );
  });
  const marks = [
    rect(0, 185, 5, 3, { fill: P.rust }),
    words(7, 187.3, 'Home of 56 m² that would pass', { size: 2.3 }),
    rect(56, 185, 5, 3, { fill: P.indigo, opacity: 0.15 }),
    words(63, 187.3, 'Shade at noon, 21 June', { size: 2.3 }),
    tree(107, 186.5, 2.4, chance, { fill: '#cdd3b8', width: 0.4 }),
    words(111, 187.3, 'Crown wider than 8 m: a fixed point', { size: 2.3 }),
    hatch(
      [
        [0, 191],
        [5, 191],
        [5, 194],
        [0, 194],
      ],
      1.3,
      { stroke: P.earth, width: 0.14 },
    ) + rect(0, 191, 5, 3, { stroke: P.earth, width: 0.14 }),
    words(7, 193.3, 'Steeper than 1 in 5, or south-falling', { size: 2.3 }),
    line(
      [
        [67, 192.5],
        [72, 192.5],
      ],
      { stroke: P.indigo, width: 0.35, dash: '2.4 1.2' },
    ),
    words(74, 193.3, 'Sewer', { size: 2.3 }),
    line(
      [
        [91, 192.5],
        [96, 192.5],
      ],
      { stroke: '#b9a988', width: 0.3 },
    ),
    words(98, 193.3, 'Contour, 1 m', { size: 2.3 }),
  ];
  return svg(
    170,
    206,
    'Map of one street block at 1:1000, north up, with eleven lots and their areas, a lane with a sewer, houses and their June shadows, large trees, a hatched south-falling slope, and sites of the six kinds numbered one to six.',
    clipped(frame, drawn) +
      shape(frame, { stroke: P.ink, width: 0.3 }) +
      legend.join('') +
      marks.join('') +
      north(160, 174, 5.5) +
      scaleBar(1, 200, 1, [0, 10, 20, 40], '1:1000 on A4'),
  );
}

function spot(lot: Lot): readonly [number, number] {
  const home = lot.homes[0];
  if (home === undefined) return [38.5, 44.6];
  if (lot.id === 'A5') return [124.2, 94.6];
  return [home[2] + 3.4, (home[1] + home[3]) / 2];
}

/** How far things that stand north of a garden shade it at noon on 21 June. */
export function shadows(): string {
  const k = 4.6;
  const at = placed(k, 4, 52);
  const slope = Math.tan(NOON.winter * RAD);
  const rule = (pts: readonly Pt[], pen: Pen): string =>
    line(
      pts.map(([x, y]) => at(x, y)),
      pen,
    );
  const things: readonly { x: number; h: number; label: string }[] = [
    { x: 6, h: 1.8, label: 'Fence' },
    { x: 17, h: 4.5, label: 'Ridge' },
    { x: 33, h: 9, label: 'Tree' },
  ];
  const chance = rng(3);
  const parts = things.map(({ x, h, label }) => {
    const reach = h / slope;
    const tone = shape([at(x, 0), at(x, h), at(x - reach, 0)], { fill: P.indigo, opacity: 0.1 });
    const ray = rule(
      [
        [x + 1.4, h + 1.4 * slope],
        [x - reach, 0],
      ],
      { stroke: '#82540f', width: 0.25 },
    );
    const size = dimension(at(x - reach, -1.1), at(x, -1.1), `${reach.toFixed(1)} m`, {
      size: 2.3,
    });
    const title = words(...at(x - reach / 2, -2.4), `${label}, ${h} m high`, {
      size: 2.3,
      anchor: 'middle',
    });
    return tone + ray + size + title;
  });
  const house = [
    shape([at(17, 4.5), at(20.2, 2.6), at(20, 2.5), at(20, 0), at(17.0, 0)], {
      fill: '#d8cdb9',
      stroke: P.line,
      width: 0.3,
    }),
    shape([at(17, 4.5), at(13.8, 2.6), at(14, 2.5), at(14, 0), at(17, 0)], {
      fill: '#e6ddcc',
      stroke: P.line,
      width: 0.3,
    }),
  ];
  const trunk = rule(
    [
      [33, 0],
      [33, 5],
    ],
    { stroke: P.line, width: 0.7 },
  );
  const crown = tree(...at(33, 6.4), 2.28 * k, chance);
  return svg(
    170,
    66,
    `At noon on 21 June the sun stands at ${NOON.winter.toFixed(1)} degrees: a fence of 1.8 metres shades ${(1.8 / slope).toFixed(1)} metres of ground to its south, a ridge of 4.5 metres ${(4.5 / slope).toFixed(1)} metres, a tree of 9 metres ${(9 / slope).toFixed(1)} metres.`,
    parts.join('') +
      rule(
        [
          [6, 0],
          [6, 1.8],
        ],
        { stroke: P.line, width: 0.8 },
      ) +
      house.join('') +
      trunk +
      crown +
      rule(
        [
          [-0.6, 0],
          [36, 0],
        ],
        { stroke: P.ink, width: 0.4 },
      ) +
      words(...at(-0.4, 10.4), 'South', { size: 3, display: true }) +
      words(...at(35.8, 10.4), 'North', { size: 3, display: true, anchor: 'end' }) +
      words(...at(7.6, 3.1), `${NOON.winter.toFixed(1)}°`, { size: 2.4, fill: '#82540f' }),
  );
}

/** The sheet that stays with the group, and the map that everybody sees. */
export function published(): string {
  const counts = [3, 5, 2, 7, 4, 6, 1, 5, 3];
  const tones = ['#f1ead9', '#e9d3b4', '#dcb48a', '#c98f63', '#a9683f'];
  const tone = (n: number): string =>
    tones[Math.min(tones.length - 1, Math.floor(n / 1.7))] ?? '#fff';
  const left: string[] = [];
  const right: string[] = [];
  counts.forEach((count, i) => {
    const [x, y] = [(i % 3) * 26, Math.floor(i / 3) * 18];
    left.push(rect(x, y + 8, 23, 15, { fill: '#fbf8f1', stroke: P.ink, width: 0.22 }));
    for (let q = 0; q < 10; q += 1) {
      const [lx, ly] = [x + (q % 5) * 4.6, y + 8 + (q < 5 ? 0 : 7.5)];
      const hit = (q * 3 + i) % 10 < count;
      left.push(rect(lx, ly, 4.6, 7.5, { stroke: '#8a7d6c', width: 0.12 }));
      left.push(rect(lx + 1, ly + (q < 5 ? 1 : 3.9), 2.5, 2.6, { fill: '#d8cdb9' }));
      if (hit) left.push(rect(lx + 1.1, ly + (q < 5 ? 5 : 1), 2.3, 1.4, { fill: P.rust }));
    }
    right.push(rect(x + 92, y + 8, 23, 15, { fill: tone(count), stroke: P.ink, width: 0.22 }));
    right.push(
      words(x + 103.5, y + 17.6, String(count), {
        size: 6,
        anchor: 'middle',
        display: true,
        fill: count > 6 ? '#fff' : P.ink,
      }),
    );
  });
  return svg(
    170,
    62,
    'Left, nine street blocks with single lots marked: the sheets of the group. Right, the same nine blocks with one figure and one shade each: the map for everybody.',
    left.join('') +
      right.join('') +
      words(0, 4.5, 'Keep: the sheets', { size: 3.4, display: true }) +
      words(92, 4.5, 'Publish: a figure and a shade for each block', { size: 3.4, display: true }),
  );
}
