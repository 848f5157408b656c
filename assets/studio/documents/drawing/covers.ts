/** The four covers, 210 × 297 mm, full bleed; the words stand above, in HTML. */
import { oblique, type House, type Leafy } from './axon.ts';
import { curve, line, P, rect, ring, rng, shape, svg, words, type Pt } from './kit.ts';

const small = { roof: P.rust, shade: '#6f3120', wall: P.straw, eave: 2.3, ridge: 3.6 };

/** Paper above for the title, and below for the two small lines. */
const framed = (top: number): string =>
  rect(0, 0, 210, top, { fill: P.paper }) +
  line(
    [
      [0, top],
      [210, top],
    ],
    { stroke: P.ink, width: 0.3 },
  ) +
  rect(0, 280, 210, 17, { fill: P.paper }) +
  line(
    [
      [0, 280],
      [210, 280],
    ],
    { stroke: P.ink, width: 0.3 },
  );

export function smallHomesCover(): string {
  const { at, face, standing, edge } = oblique(4, 70, 210);
  const chance = rng(7);
  const lots = [-54, -36, -18, 0, 18, 36, 54].flatMap((x) => [
    face(
      [
        [x, -14],
        [x + 18, -14],
        [x + 18, 26],
        [x, 26],
      ],
      { fill: x === 0 ? '#dfe0c8' : '#e9e4d0', stroke: P.ink, width: 0.25 },
    ),
    face(
      [
        [x, -54],
        [x + 18, -54],
        [x + 18, -14],
        [x, -14],
      ],
      { fill: '#e9e4d0', stroke: P.ink, width: 0.25 },
    ),
  ]);
  const street = face(
    [
      [-60, 26],
      [80, 26],
      [80, 36],
      [-60, 36],
    ],
    { fill: '#e4d8bf' },
  );
  const south = face(
    [
      [-60, 36],
      [80, 36],
      [80, 90],
      [-60, 90],
    ],
    { fill: '#e9e4d0', ...edge },
  );
  const path = line([at(16, 26), at(16, 6), at(13.6, 0)], { stroke: P.paper, width: 7 });
  const beds = [-7.4, -8.8, -10.2].map((y) =>
    face(
      [
        [3, y],
        [10, y],
        [10, y + 0.8],
        [3, y + 0.8],
      ],
      { fill: P.sage, ...edge },
    ),
  );
  const fences = [0, 18, 36].map(
    (x) =>
      Array.from({ length: 20 }, (_, i) =>
        line([at(x, -14 + i * 2), at(x, -14 + i * 2, 1.3)], { stroke: P.ink, width: 0.2 }),
      ).join('') + line([at(x, -14, 1.3), at(x, 26, 1.3)], { stroke: P.ink, width: 0.28 }),
  );
  const houses: House[] = [
    { x: 2, y: 12, w: 11, d: 10 },
    { x: -15, y: 11, w: 11, d: 11, across: true },
    { x: 21, y: 12, w: 12, d: 9 },
    { x: 39, y: 11, w: 10, d: 11, across: true },
    { x: 2, y: -4, w: 10.4, d: 5.4, ...small },
    { x: -16, y: -6, w: 4, d: 5, eave: 2, ridge: 2.8 },
    { x: 30, y: -8, w: 4, d: 3.4, eave: 2, ridge: 2.8 },
    { x: -33, y: 12, w: 12, d: 9 },
    { x: 2, y: -44, w: 12, d: 10 },
    { x: 21, y: -45, w: 10, d: 11, across: true },
    { x: -15, y: -46, w: 11, d: 10 },
    { x: 4, y: 42, w: 11, d: 9 },
    { x: 24, y: 42, w: 10, d: 11, across: true },
    { x: -12, y: 42, w: 10, d: 10, across: true },
  ];
  const trees: Leafy[] = [
    { x: 15.4, y: -8, r: 2.3, h: 3.4 },
    { x: 6, y: -22, r: 2.6, h: 3.6, fill: P.leaf },
    { x: 26, y: -24, r: 2.4, h: 3.4 },
    { x: -9, y: -27, r: 2, h: 3 },
    { x: 44, y: -18, r: 2.2, h: 3, fill: P.leaf },
    { x: -30, y: -4, r: 2.6, h: 3.8 },
    { x: 1.8, y: 7, r: 1.4, h: 2.2, fill: P.leaf },
    { x: -6, y: 0, r: 2.6, h: 4 },
    { x: -3, y: -9, r: 1.7, h: 2.4, fill: P.leaf },
    { x: 25, y: 2, r: 2.2, h: 3.2, fill: P.leaf },
    { x: 32, y: 5, r: 1.6, h: 2.4 },
    { x: 23, y: -9, r: 1.8, h: 2.6 },
    { x: 41, y: 2, r: 2, h: 3 },
    { x: -22, y: 3, r: 2.4, h: 3.4, fill: P.leaf },
    { x: 8, y: 30, r: 2.2, h: 5, fill: P.deep },
    { x: 26, y: 30, r: 2.2, h: 5, fill: P.deep },
    { x: -10, y: 30, r: 2.2, h: 5, fill: P.deep },
  ];
  const glass = [
    [3, 4.8],
    [6.2, 11.4],
  ].map(([a = 0, b = 0]) =>
    face(
      [
        [a, -4.02, 0.1],
        [b, -4.02, 0.1],
        [b, -4.02, 2],
        [a, -4.02, 2],
      ],
      { fill: '#9fb0c6', stroke: P.ink, width: 0.2 },
    ),
  );
  const grass = Array.from({ length: 90 }, () => {
    const p = at(chance.u(0.5, 17.5), chance.u(-13.5, -5));
    return line([p, [p[0] + 0.3, p[1] - 1]], { stroke: P.sage, width: 0.2 });
  });
  return svg(
    210,
    297,
    'A plan oblique of four garden lots; behind one house stands a small home with a rust-red roof and a north-facing front.',
    street +
      south +
      lots.join('') +
      path +
      grass.join('') +
      beds.join('') +
      fences.join('') +
      standing(houses, trees) +
      glass.join('') +
      framed(112),
  );
}

export function infillCover(): string {
  const { at, face, standing, edge } = oblique(1.75, -40, 215);
  const chance = rng(19);
  const houses: House[] = [];
  const trees: Leafy[] = [];
  const ground: string[] = [
    face(
      [
        [-90, -140],
        [260, -140],
        [260, 210],
        [-90, 210],
      ],
      { fill: '#e4d8bf' },
    ),
  ];
  let lot = 0;
  for (let bx = -2; bx < 3; bx += 1) {
    for (let by = -2; by < 3; by += 1) {
      const [x0, y0] = [bx * 86, by * 86];
      ground.push(
        face(
          [
            [x0, y0],
            [x0 + 72, y0],
            [x0 + 72, y0 + 72],
            [x0, y0 + 72],
          ],
          { fill: '#dfe0c8', ...edge },
        ),
      );
      ground.push(
        face(
          [
            [x0, y0 + 34.5],
            [x0 + 72, y0 + 34.5],
            [x0 + 72, y0 + 37.5],
            [x0, y0 + 37.5],
          ],
          { fill: '#e4d8bf', ...edge },
        ),
      );
      for (let i = 0; i < 4; i += 1) {
        for (const row of [0, 1]) {
          lot += 1;
          const x = x0 + i * 18;
          const y = row === 0 ? y0 : y0 + 37.5;
          ground.push(line([at(x, y), at(x, y + 34.5)], { stroke: P.ink, width: 0.14 }));
          const vacant = chance() < 0.07;
          const across = chance() < 0.4;
          const w = chance.u(9.5, 12);
          if (!vacant)
            houses.push({
              x: x + chance.u(1.5, 4),
              y: row === 0 ? y + 5 : y + 19,
              w,
              d: chance.u(9, 11.5),
              across,
            });
          const infill = (lot * 7) % 11 < 3;
          if (infill)
            houses.push({ x: x + 2.5, y: row === 0 ? y + 24 : y + 5, w: 10.4, d: 5.4, ...small });
          else if (chance() < 0.6)
            trees.push({
              x: x + chance.u(3, 15),
              y: row === 0 ? y + chance.u(22, 31) : y + chance.u(5, 13),
              r: chance.u(2, 3.6),
              h: chance.u(3, 5),
              fill: chance.pick([P.sage, P.leaf]),
            });
        }
      }
      for (let i = 0; i < 4; i += 1)
        trees.push({ x: x0 + 6 + i * 20, y: y0 - 5, r: 2.2, h: 5, fill: P.deep });
    }
  }
  const seen = (x: number, y: number): boolean => {
    const [px, py] = at(x, y);
    return px > -25 && px < 235 && py > 108 && py < 325;
  };
  const body =
    ground.join('') +
    standing(
      houses.filter((h) => seen(h.x, h.y)),
      trees.filter((t) => seen(t.x, t.y)),
    );
  return svg(
    210,
    297,
    'A plan oblique of street blocks with lanes; small rust-red homes stand in some of the gardens behind the houses.',
    body + framed(112),
  );
}

export function objectionCover(): string {
  const chance = rng(23);
  const top = 118;
  const creek: Pt[] = [
    [-5, 175],
    [24, 170],
    [48, 184],
    [66, 206],
    [98, 214],
    [122, 236],
    [128, 262],
    [150, 282],
    [156, 305],
  ];
  const parts: string[] = [rect(0, top, 210, 180, { fill: '#ece4d1' })];
  // Contours of the rise to the east.
  for (let i = 0; i < 12; i += 1) {
    parts.push(ring(238, 196, 26 + i * 7, { stroke: '#b9a988', width: 0.18 }));
  }
  // Street blocks on the town's own grid, turned a little from north.
  const turn = (x: number, y: number): Pt => [86 + x * 0.97 - y * 0.24, 190 + x * 0.24 + y * 0.97];
  for (let i = -5; i < 5; i += 1) {
    for (let j = -5; j < 6; j += 1) {
      const [x, y] = [i * 17, j * 12.5];
      const c = turn(x + 7, y + 5);
      const east = c[0] > 128 || c[1] < top + 6;
      const flood =
        Math.abs(
          c[1] - (c[0] < 66 ? 178 + Math.max(0, c[0] - 24) * 0.65 : 206 + (c[0] - 66) * 0.55),
        ) < 12;
      if (east || flood || Math.hypot(c[0] - 78, c[1] - 200) > 92) continue;
      parts.push(
        shape([turn(x, y), turn(x + 14.4, y), turn(x + 14.4, y + 10), turn(x, y + 10)], {
          fill: '#faf5ea',
          stroke: P.ink,
          width: 0.2,
        }),
      );
      for (let q = 0; q < 6; q += 1) {
        const [hx, hy] = [
          x + 1.2 + (q % 3) * 4.5 + chance.u(0, 0.6),
          y + (q < 3 ? 1 : 6) + chance.u(0, 0.6),
        ];
        parts.push(
          shape([turn(hx, hy), turn(hx + 2.7, hy), turn(hx + 2.7, hy + 2.6), turn(hx, hy + 2.6)], {
            fill: P.indigo,
          }),
        );
      }
    }
  }
  parts.push(
    curve(creek, { stroke: '#c5d0cb', width: 9 }),
    curve(creek, { stroke: P.water, width: 1.6 }),
  );
  for (let i = 0; i < 46; i += 1) {
    const p = creek[1 + (i % (creek.length - 2))] ?? [0, 0];
    const at: Pt = [p[0] + chance.g(0, 9), p[1] + chance.g(0, 7)];
    if (at[1] > top + 4)
      parts.push(
        ring(at[0], at[1], chance.u(1, 2.1), { fill: '#a9b48d', stroke: P.leaf, width: 0.2 }),
      );
  }
  // The line up to which the town may grow, and a reader's pencil.
  const boundary: Pt[] = [
    [-4, 132],
    [40, 124],
    [96, 130],
    [132, 128],
    [172, 146],
    [186, 190],
    [199, 226],
    [203, 262],
    [150, 275],
    [60, 275],
    [-4, 270],
  ];
  parts.push(line(boundary, { stroke: P.ink, width: 0.7, dash: '5 2 1 2' }));
  const pencil = { stroke: P.rust, width: 0.9, round: true };
  parts.push(
    curve(
      [
        [140, 172],
        [152, 160],
        [170, 164],
        [176, 184],
        [168, 206],
        [150, 210],
        [138, 196],
        [139, 174],
        [150, 160],
      ],
      pencil,
    ),
    curve(
      [
        [160, 209],
        [166, 226],
        [163, 238],
      ],
      pencil,
    ),
    words(143, 246, 'Figure 14, the land', {
      size: 6.2,
      display: true,
      italic: true,
      fill: P.rust,
    }),
    words(143, 254, 'east of the creek', { size: 6.2, display: true, italic: true, fill: P.rust }),
    ...[0, 1, 2, 3].map((i) =>
      line(
        [
          [146 + i * 6, 192 - i * 2],
          [152 + i * 6, 178 - i * 2],
        ],
        { ...pencil, width: 0.5 },
      ),
    ),
    words(152, 130, 'Town boundary', { size: 3, italic: true, display: true }),
  );
  return svg(
    210,
    297,
    'A drawn town plan with a creek, street blocks and a boundary; a red pencil has ringed the land east of the creek.',
    parts.join('') + framed(top),
  );
}

export function needsCover(): string {
  const chance = rng(5);
  const chosen = new Set([4, 13, 27, 31, 46, 52, 68, 75, 80, 99]);
  const parts: string[] = [];
  for (let i = 0; i < 100; i += 1) {
    const [cx, row] = [i % 10, Math.floor(i / 10)];
    const x = 20 + cx * 17.2;
    const y = 128 + row * 15.6;
    const w = 11.4 + chance.u(-1, 1.2);
    const h = 6 + chance.u(-0.5, 1);
    const peak = 4.2 + chance.u(-0.8, 0.8);
    const lit = chosen.has(i);
    const fill = lit ? P.ochre : chance.pick(['#faf5ea', '#eadfc9', '#e0d8c4', '#d9d6c6']);
    const roof = lit ? '#82540f' : chance.pick([P.indigo, '#5b6675', P.stone]);
    parts.push(
      rect(x, y - h, w, h, { fill, stroke: P.ink, width: 0.25 }),
      shape(
        [
          [x - 1, y - h + 0.3],
          [x + w / 2, y - h - peak],
          [x + w + 1, y - h + 0.3],
        ],
        { fill: roof, stroke: P.ink, width: 0.25 },
      ),
      rect(x + w * 0.16, y - h + 1.6, w * 0.24, 2.3, {
        fill: lit ? P.paper : '#8d98a5',
        stroke: P.ink,
        width: 0.2,
      }),
      rect(x + w * 0.58, y - h + 1.6, w * 0.22, h - 1.6, {
        fill: lit ? P.rust : '#a79c8a',
        stroke: P.ink,
        width: 0.2,
      }),
      rect(x + w * 0.78, y - h - peak * 0.72, 1.2, 2.6, {
        fill: '#a9683f',
        stroke: P.ink,
        width: 0.2,
      }),
      line(
        [
          [x - 2.6, y],
          [x + w + 3, y],
        ],
        { stroke: P.ink, width: 0.25 },
      ),
    );
  }
  return svg(
    210,
    297,
    'One hundred small house fronts in ten rows; ten of them are ochre.',
    parts.join(''),
  );
}
