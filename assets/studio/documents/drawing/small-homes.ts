/** The small homes paper: three plans, a section through the largest, and a lot with two homes. */
import { NOON } from '../../sun.ts';
import {
  chain,
  dimension,
  hatch,
  line,
  lines,
  millimetres,
  north,
  P,
  path,
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

type Box = readonly [x0: number, y0: number, x1: number, y1: number];
interface Opening {
  side: 'n' | 's' | 'e' | 'w';
  from: number;
  to: number;
  kind: 'window' | 'door';
  /** Height of the sill above the floor, for the patch of winter sun. */
  sill?: number;
}
interface Home {
  title: string;
  w: number;
  d: number;
  wall: number;
  solid: string;
  porch: Box;
  openings: readonly Opening[];
  partitions: readonly Box[];
  earth: readonly Box[];
  rooms: readonly { name: string; area: string; x: number; y: number }[];
  facts: readonly string[];
  fittings: (at: (x: number, y: number) => Pt, k: number) => string;
  across: readonly number[];
  down: readonly number[];
}

const RAD = Math.PI / 180;
const EAVE = 0.6;
const HEAD = 2.1;
const thin: Pen = { stroke: '#6d5f52', width: 0.14 };
const thing: Pen = { stroke: '#6d5f52', width: 0.14, fill: '#fff' };

function fitter(at: (x: number, y: number) => Pt, k: number) {
  const box = (b: Box, pen: Pen = thing): string => {
    const [x, y] = at(b[0], b[3]);
    return rect(x, y, (b[2] - b[0]) * k, (b[3] - b[1]) * k, pen);
  };
  return {
    box,
    round: (x: number, y: number, r: number, pen: Pen = thing): string => {
      const p = at(x, y);
      return ring(p[0], p[1], r * k, pen);
    },
    rule: (pts: readonly Pt[], pen: Pen = thin): string =>
      line(
        pts.map(([x, y]) => at(x, y)),
        pen,
      ),
    bed: (x: number, y: number, w: number): string =>
      box([x, y, x + 2, y + w]) +
      box([x + 0.08, y + 0.12, x + 0.5, y + w / 2 - 0.05]) +
      box([x + 0.08, y + w / 2 + 0.05, x + 0.5, y + w - 0.12]) +
      line([at(x + 0.72, y), at(x + 0.72, y + w)], thin),
    chair: (x: number, y: number): string => box([x - 0.2, y - 0.2, x + 0.2, y + 0.2]),
    armchair: (x: number, y: number): string =>
      box([x - 0.4, y - 0.4, x + 0.4, y + 0.4]) + box([x - 0.24, y - 0.4, x + 0.24, y + 0.18]),
    pan: (x: number, y: number, turn: 'n' | 'e'): string => {
      const p = at(turn === 'n' ? x : x + 0.45, turn === 'n' ? y + 0.45 : y);
      const cistern: Box =
        turn === 'n' ? [x - 0.2, y, x + 0.2, y + 0.18] : [x, y - 0.2, x + 0.18, y + 0.2];
      const [rx, ry] = turn === 'n' ? [0.18, 0.25] : [0.25, 0.18];
      return (
        box(cistern) +
        `<ellipse cx="${p[0].toFixed(2)}" cy="${p[1].toFixed(2)}" rx="${(rx * k).toFixed(2)}" ry="${(ry * k).toFixed(2)}" fill="#fff" stroke="#6d5f52" stroke-width="0.14"/>`
      );
    },
    shower: (b: Box): string => {
      const [cx, cy] = [(b[0] + b[2]) / 2, (b[1] + b[3]) / 2];
      return (
        box(b, { stroke: '#6d5f52', width: 0.14, dash: '0.8 0.6' }) +
        line([at(b[0], b[1]), at(b[2], b[3])], { ...thin, width: 0.08 }) +
        line([at(b[0], b[3]), at(b[2], b[1])], { ...thin, width: 0.08 }) +
        ring(...at(cx, cy), 0.5, thing)
      );
    },
    /** A leaf and its swing, hinged at a point; angles from east, against the clock. */
    swing: (x: number, y: number, closed: number, open: number, r = 0.87): string => {
      const end = (a: number): Pt => at(x + Math.cos(a * RAD) * r, y + Math.sin(a * RAD) * r);
      const [a, b, h] = [end(closed), end(open), at(x, y)];
      const sweep = open > closed ? 0 : 1;
      return (
        path(
          `M${a[0].toFixed(2)} ${a[1].toFixed(2)}A${r * k} ${r * k} 0 0 ${sweep} ${b[0].toFixed(2)} ${b[1].toFixed(2)}`,
          { ...thin, width: 0.1 },
        ) + line([h, b], { stroke: P.line, width: 0.3 })
      );
    },
    bench: (b: Box): string => box(b),
  };
}

function walls(home: Home, at: (x: number, y: number) => Pt, k: number): string {
  const { w, d, wall: t } = home;
  const parts: string[] = [];
  const add = (b: Box, pen: Pen): void => {
    const [x, y] = at(b[0], b[3]);
    parts.push(rect(x, y, (b[2] - b[0]) * k, (b[3] - b[1]) * k, pen));
  };
  for (const side of ['n', 's', 'e', 'w'] as const) {
    const along = side === 'n' || side === 's';
    const band = (from: number, to: number): Box =>
      along
        ? [from, side === 's' ? 0 : d - t, to, side === 's' ? t : d]
        : [side === 'w' ? 0 : w - t, from, side === 'w' ? t : w, to];
    const holes = home.openings.filter((o) => o.side === side).toSorted((a, b) => a.from - b.from);
    let from = along ? 0 : t;
    for (const hole of holes) {
      add(band(from, hole.from), { fill: home.solid });
      const b = band(hole.from, hole.to);
      if (hole.kind === 'window') {
        add(b, { stroke: P.line, width: 0.14, fill: '#fff' });
        const mid = (along ? b[1] + b[3] : b[0] + b[2]) / 2;
        parts.push(
          line(along ? [at(b[0], mid), at(b[2], mid)] : [at(mid, b[1]), at(mid, b[3])], {
            stroke: P.indigo,
            width: 0.4,
          }),
        );
      } else add(b, { stroke: P.line, width: 0.1, fill: '#fff' });
      from = hole.to;
    }
    add(band(from, along ? w : d - t), { fill: home.solid });
  }
  for (const b of home.partitions) add(b, { fill: P.line });
  for (const b of home.earth) add(b, { fill: P.rust });
  return parts.join('');
}

/** Where the noon sun of the shortest day falls on the floor, north being straight up. */
function sunPatches(home: Home, at: (x: number, y: number) => Pt, k: number): string {
  const slope = Math.tan(NOON.winter * RAD);
  const glass = home.d - home.wall / 2;
  const top = HEAD - (EAVE + home.wall / 2) * slope;
  return home.openings
    .filter((o) => o.side === 'n')
    .map((o) => {
      const far = glass - top / slope;
      const near = Math.min(glass - (o.sill ?? 0) / slope, home.d - home.wall);
      const [x, y] = at(o.from, near);
      return rect(x, y, (o.to - o.from) * k, (near - far) * k, { fill: '#f5e3b4' });
    })
    .join('');
}

const sixty: Home = {
  title: '60 m²',
  w: 10.4,
  d: 5.4,
  wall: 0.3,
  solid: P.earth,
  porch: [10.4, 0.9, 12, 3.3],
  openings: [
    { side: 'n', from: 1, to: 2.8, kind: 'window', sill: 0.6 },
    { side: 'n', from: 4.2, to: 6, kind: 'window', sill: 0.45 },
    { side: 'n', from: 6.6, to: 9.6, kind: 'window', sill: 0 },
    { side: 's', from: 4.6, to: 5.3, kind: 'window' },
    { side: 's', from: 7.2, to: 8.7, kind: 'window' },
    { side: 'e', from: 1.35, to: 2.27, kind: 'door' },
    { side: 'e', from: 3.3, to: 4.3, kind: 'window' },
  ],
  partitions: [
    [0.3, 1.25, 3.5, 1.35],
    [3.8, 2.6, 5.2, 2.7],
    [6.1, 2.6, 6.3, 2.7],
    [6.2, 0.3, 6.3, 2.6],
  ],
  earth: [
    [3.5, 1.24, 3.8, 2.85],
    [3.5, 3.77, 3.8, 5.1],
  ],
  rooms: [
    { name: 'Living', area: '24.2', x: 5.7, y: 3.28 },
    { name: 'Bedroom', area: '12.0', x: 1.9, y: 4.62 },
    { name: 'Bath', area: '5.5', x: 4.75, y: 1.2 },
    { name: 'Store 3.0 m²', area: '', x: 2.1, y: 0.5 },
    { name: 'Porch', area: '3.8', x: 11.2, y: 2.2 },
  ],
  facts: [
    'House 10.40 × 5.40 = 56.16',
    'Porch 1.60 × 2.40 = 3.84',
    'Together 60.00',
    '',
    'Walls 300 mm light earth,',
    'one earth wall inside',
  ],
  fittings: (at, k) => {
    const f = fitter(at, k);
    return [
      f.bed(0.3, 2.47, 1.5),
      f.box([0.3, 1.35, 3.3, 1.95]),
      f.rule(
        [
          [0.3, 1.95],
          [3.3, 1.35],
        ],
        { ...thin, width: 0.08 },
      ),
      f.box([0.3, 0.3, 0.95, 0.95]),
      f.round(0.62, 0.62, 0.2),
      f.box([1.1, 0.95, 3.2, 1.25]),
      f.shower([3.8, 1.5, 5, 2.6]),
      f.pan(5.8, 0.3, 'n'),
      f.box([4.65, 0.3, 5.2, 0.72]),
      f.box([6.3, 0.3, 9.7, 0.9]),
      f.box([7.5, 0.38, 8.3, 0.78]),
      f.round(6.75, 0.6, 0.16),
      f.box([7.7, 3.2, 9.2, 4]),
      f.chair(8.1, 4.28),
      f.chair(8.8, 4.28),
      f.chair(8.1, 2.92),
      f.chair(8.8, 2.92),
      f.armchair(4.5, 4.4),
      f.armchair(5.6, 4.4),
      f.rule(
        [
          [5.2, 2.76],
          [6.1, 2.76],
        ],
        { stroke: P.line, width: 0.3 },
      ),
      f.rule(
        [
          [3.86, 0.31],
          [3.86, 1.22],
        ],
        { stroke: P.line, width: 0.3 },
      ),
      f.rule(
        [
          [3.5, 0.3],
          [3.5, 1.24],
        ],
        { ...thin, dash: '0.6 0.5' },
      ),
      f.rule(
        [
          [3.8, 0.3],
          [3.8, 1.24],
        ],
        { ...thin, dash: '0.6 0.5' },
      ),
      f.swing(3.5, 2.87, 90, 180),
      f.swing(10.1, 1.38, 90, 180),
    ].join('');
  },
  across: [0, 0.3, 3.5, 3.8, 6.2, 6.3, 10.1, 10.4, 12],
  down: [0, 0.3, 5.1, 5.4],
};

const frame = { wall: 0.19, solid: P.line, earth: [] };

const fortyFive: Home = {
  ...frame,
  title: '45 m²',
  w: 8.2,
  d: 5,
  porch: [8.2, 0.9, 9.8, 3.4],
  openings: [
    { side: 'n', from: 0.8, to: 2.4, kind: 'window', sill: 0.6 },
    { side: 'n', from: 3.6, to: 4.8, kind: 'window', sill: 0.45 },
    { side: 'n', from: 5.2, to: 7.6, kind: 'window', sill: 0 },
    { side: 's', from: 3.6, to: 4.2, kind: 'window' },
    { side: 's', from: 6.1, to: 7.3, kind: 'window' },
    { side: 'e', from: 1.15, to: 2.07, kind: 'door' },
    { side: 'e', from: 3, to: 4, kind: 'window' },
  ],
  partitions: [
    [0.19, 1.21, 3.09, 1.31],
    [3.09, 1.21, 3.19, 2.6],
    [3.09, 3.52, 3.19, 4.81],
    [3.19, 2.39, 4.5, 2.49],
    [5.4, 2.39, 5.59, 2.49],
    [5.49, 0.19, 5.59, 2.39],
  ],
  rooms: [
    { name: 'Living', area: '16.8', x: 4.5, y: 2.95 },
    { name: 'Bedroom', area: '10.2', x: 1.7, y: 4.38 },
    { name: 'Bath', area: '5.1', x: 4.1, y: 0.98 },
    { name: 'Store 3.0 m²', area: '', x: 1.95, y: 0.42 },
    { name: 'Porch', area: '4.0', x: 9, y: 2.2 },
  ],
  facts: [
    'House 8.20 × 5.00 = 41.00',
    'Porch 1.60 × 2.50 = 4.00',
    'Together 45.00',
    '',
    'Walls 190 mm insulated',
    'timber frame',
  ],
  fittings: (at, k) => {
    const f = fitter(at, k);
    return [
      f.bed(0.19, 2.5, 1.4),
      f.box([0.19, 1.31, 2.9, 1.91]),
      f.rule(
        [
          [0.19, 1.91],
          [2.9, 1.31],
        ],
        { ...thin, width: 0.08 },
      ),
      f.box([0.19, 0.19, 0.84, 0.84]),
      f.round(0.51, 0.51, 0.2),
      f.box([1, 0.91, 2.9, 1.21]),
      f.shower([3.19, 1.35, 4.3, 2.39]),
      f.pan(5.1, 0.19, 'n'),
      f.box([4, 0.19, 4.55, 0.6]),
      f.box([5.59, 0.19, 8.01, 0.79]),
      f.box([6.5, 0.27, 7.2, 0.67]),
      f.round(5.95, 0.49, 0.15),
      f.box([6.1, 3, 7.3, 3.8]),
      f.chair(6.4, 4.06),
      f.chair(7, 4.06),
      f.chair(6.4, 2.74),
      f.chair(7, 2.74),
      f.armchair(3.75, 4.2),
      f.armchair(4.75, 4.2),
      f.rule(
        [
          [4.5, 2.55],
          [5.4, 2.55],
        ],
        { stroke: P.line, width: 0.3 },
      ),
      f.rule(
        [
          [3.25, 2.6],
          [3.25, 3.52],
        ],
        { stroke: P.line, width: 0.3 },
      ),
      f.rule(
        [
          [3.25, 0.25],
          [3.25, 1.15],
        ],
        { stroke: P.line, width: 0.3 },
      ),
      f.swing(8.01, 1.18, 90, 180),
    ].join('');
  },
  across: [0, 0.19, 3.09, 3.19, 5.49, 5.59, 8.01, 8.2, 9.8],
  down: [0, 0.19, 4.81, 5],
};

const thirty: Home = {
  ...frame,
  title: '30 m²',
  w: 5.4,
  d: 5,
  porch: [5.4, 0.8, 6.9, 2.8],
  openings: [
    { side: 'n', from: 0.7, to: 1.9, kind: 'window', sill: 0.6 },
    { side: 'n', from: 2.7, to: 4.9, kind: 'window', sill: 0 },
    { side: 's', from: 0.9, to: 1.5, kind: 'window' },
    { side: 's', from: 3.3, to: 4.5, kind: 'window' },
    { side: 'e', from: 1.15, to: 2.07, kind: 'door' },
    { side: 'e', from: 3.1, to: 4.1, kind: 'window' },
  ],
  partitions: [
    [0.19, 2.29, 2.49, 2.39],
    [2.39, 0.19, 2.49, 1.2],
    [2.39, 2.12, 2.49, 2.29],
  ],
  rooms: [
    { name: 'One room', area: '18.1', x: 3.4, y: 2.5 },
    { name: 'Bath', area: '4.6', x: 1.75, y: 1.25 },
    { name: 'Porch', area: '3.0', x: 6.15, y: 1.9 },
  ],
  facts: [
    'House 5.40 × 5.00 = 27.00',
    'Porch 1.50 × 2.00 = 3.00',
    'Together 30.00',
    '',
    'Walls 190 mm insulated',
    'timber frame',
  ],
  fittings: (at, k) => {
    const f = fitter(at, k);
    return [
      f.bed(0.19, 2.75, 1.4),
      f.rule(
        [
          [2.44, 2.39],
          [2.44, 4.81],
        ],
        { stroke: '#6d5f52', width: 0.2, dash: '0.3 0.9' },
      ),
      f.shower([0.19, 1.2, 1.29, 2.29]),
      f.pan(0.19, 0.62, 'e'),
      f.box([1.5, 1.89, 2.05, 2.29]),
      f.box([2.49, 0.19, 5.21, 0.79]),
      f.box([3.6, 0.27, 4.3, 0.67]),
      f.round(2.95, 0.49, 0.15),
      f.box([3.9, 3.2, 4.8, 4]),
      f.chair(4.1, 2.94),
      f.chair(4.6, 4.26),
      f.armchair(3.05, 4.2),
      f.rule(
        [
          [2.55, 1.2],
          [2.55, 2.12],
        ],
        { stroke: P.line, width: 0.3 },
      ),
      f.swing(5.21, 1.18, 90, 180),
    ].join('');
  },
  across: [0, 0.19, 2.39, 2.49, 5.21, 5.4, 6.9],
  down: [0, 0.19, 4.81, 5],
};

function homePlan(home: Home, ox: number, oy: number, k = 10): string {
  const at = placed(k, ox, oy);
  const [x, y] = at(0, home.d);
  const porch = home.porch;
  const [px, py] = at(porch[0], porch[3]);
  const boards = Array.from({ length: Math.floor((porch[3] - porch[1]) / 0.2) - 1 }, (_, i) => {
    const level = porch[1] + (i + 1) * 0.2;
    return line([at(porch[0], level), at(porch[2], level)], { stroke: '#a79c8a', width: 0.08 });
  }).join('');
  const [ex, ey] = at(-EAVE, home.d + EAVE);
  const post = (qx: number, qy: number): string => {
    const p = at(qx, qy);
    return rect(p[0] - 0.55, p[1] - 0.55, 1.1, 1.1, { fill: P.line });
  };
  return [
    rect(ex, ey, (home.w + 2 * EAVE) * k, (home.d + 2 * EAVE) * k, {
      stroke: '#8a7d6c',
      width: 0.14,
      dash: '2 1.2',
    }),
    rect(x, y, home.w * k, home.d * k, { fill: '#fbf8f1' }),
    rect(px, py, (porch[2] - porch[0]) * k, (porch[3] - porch[1]) * k, {
      fill: '#fff',
      stroke: '#6d5f52',
      width: 0.14,
    }),
    boards,
    post(porch[2] - 0.06, porch[1] + 0.06),
    post(porch[2] - 0.06, porch[3] - 0.06),
    sunPatches(home, at, k),
    home.fittings(at, k),
    walls(home, at, k),
    ...home.rooms.map((room) => {
      const p = at(room.x, room.y);
      const porchLabel = room.name === 'Porch';
      const back = porchLabel ? rect(p[0] - 5.2, p[1] - 3.2, 10.4, 7.2, { fill: '#fff' }) : '';
      return (
        back +
        words(p[0], p[1], room.name, { size: 2.7, anchor: 'middle', display: true }) +
        (room.area === ''
          ? ''
          : words(p[0], p[1] + 3, `${room.area} m²`, {
              size: 2.05,
              anchor: 'middle',
              fill: '#5a4c40',
            }))
      );
    }),
    chain(
      home.across.filter(
        (stop, i, all) =>
          i === 0 ||
          i === all.length - 1 ||
          stop - (all[i - 1] ?? 0) > 0.5 ||
          (all[i + 1] ?? 0) - stop > 0.5,
      ),
      (m) => at(m, -EAVE - 0.45),
      1.9,
    ),
    dimension(at(0, -EAVE - 1.05), at(home.w, -EAVE - 1.05), millimetres(home.w)),
    dimension(at(home.w, -EAVE - 1.05), at(porch[2], -EAVE - 1.05), millimetres(porch[2] - home.w)),
    dimension(at(-EAVE - 0.45, 0), at(-EAVE - 0.45, home.d), millimetres(home.d)),
  ].join('');
}

/** Three lengths of one house, at 1:100, all seen with north up. */
export function threePlans(): string {
  const left = 49;
  const rows: readonly [Home, number][] = [
    [sixty, 60],
    [fortyFive, 135],
    [thirty, 210],
  ];
  const body = rows.map(([home, base]) => {
    const top = base - home.d * 10;
    const head =
      words(0, top + 7, home.title, { size: 9, display: true, fill: P.rust }) +
      lines(0, top + 14, home.facts, { size: 2.3, fill: '#5a4c40' });
    return head + homePlan(home, left, base);
  });
  const key = [
    north(158, 176, 5.5),
    rect(128, 192, 5, 3, { fill: '#f5e3b4' }),
    words(135, 194.3, 'Sun on the floor at noon, 21 June', { size: 2.2 }),
    line(
      [
        [128, 198.5],
        [133, 198.5],
      ],
      { stroke: '#8a7d6c', width: 0.14, dash: '2 1.2' },
    ),
    words(135, 199.3, 'Edge of the eave, 600 mm', { size: 2.2 }),
    line(
      [
        [128, 203.5],
        [133, 203.5],
      ],
      { stroke: P.indigo, width: 0.4 },
    ),
    words(135, 204.3, 'Glass', { size: 2.2 }),
    scaleBar(128, 212, 10, [0, 1, 2, 4], '1:100 on A4, dimensions in millimetres'),
  ];
  return svg(
    170,
    229,
    'Three plans of one house in three lengths, north up. 60 square metres: living room along the north glass with the kitchen on the south wall, bedroom at the west behind an earth wall, bathroom in the middle of the south side, store in the south-west corner, porch at the east. 45 square metres: the same arrangement, shorter. 30 square metres: one room with a bed alcove, a bathroom in the south-west corner, porch at the east.',
    body.join('') + key.join(''),
  );
}

/** Through the living room of the largest plan at 1:50, looking west: north is on the right. */
export function section(): string {
  const k = 20;
  const at = placed(k, 20, 84);
  const winter = Math.tan(NOON.winter * RAD);
  const summer = Math.tan(NOON.summer * RAD);
  const rise = (3.2 - 2.4) / 2.4;
  const ceiling = (y: number): number => 3.2 - Math.abs(y - 2.7) * rise;
  const tip = 5.4 + EAVE;
  const eaveLevel = ceiling(tip);
  const poly = (pts: readonly Pt[], pen: Pen): string =>
    shape(
      pts.map(([x, y]) => at(x, y)),
      pen,
    );
  const rule = (pts: readonly Pt[], pen: Pen): string =>
    line(
      pts.map(([x, y]) => at(x, y)),
      pen,
    );
  const glass = 5.25;
  const lit = eaveLevel - (tip - glass) * winter;
  const reach = glass - lit / winter;
  const thickness = 0.34;
  const roof: Pt[] = [
    [-EAVE, eaveLevel],
    [2.7, 3.2],
    [tip, eaveLevel],
    [tip, eaveLevel + 0.14],
    [5.4, ceiling(5.4) + thickness],
    [2.7, 3.2 + thickness + 0.02],
    [0, ceiling(0) + thickness],
    [-EAVE, eaveLevel + 0.14],
  ];
  const southWall: Pt[] = [
    [0, -0.1],
    [0.3, -0.1],
    [0.3, 0.95],
    [0, 0.95],
  ];
  const southHead: Pt[] = [
    [0, 2.1],
    [0.3, 2.1],
    [0.3, ceiling(0.3)],
    [0, ceiling(0)],
  ];
  const northHead: Pt[] = [
    [5.1, 2.12],
    [5.4, 2.12],
    [5.4, ceiling(5.4)],
    [5.1, ceiling(5.1)],
  ];
  const sunFrom = (x: number, y: number, slope: number, far: number): Pt => [
    x + far,
    y + far * slope,
  ];
  const earthWall: Pt[] = [
    [2.7, 0],
    [5.1, 0],
    [5.1, ceiling(5.1)],
    [2.7, 3.2],
  ];
  const body = [
    // Ground, floor and footing.
    hatch([at(-0.9, 0), at(0, 0), at(0, -0.5), at(-0.9, -0.5)], 1.6, {
      stroke: '#a79c8a',
      width: 0.12,
    }),
    hatch([at(5.4, 0), at(7.2, 0), at(7.2, -0.5), at(5.4, -0.5)], 1.6, {
      stroke: '#a79c8a',
      width: 0.12,
    }),
    poly(
      [
        [0, 0],
        [5.4, 0],
        [5.4, -0.42],
        [5.02, -0.42],
        [4.9, -0.16],
        [0.5, -0.16],
        [0.38, -0.42],
        [0, -0.42],
      ],
      { fill: '#cfc6b6', stroke: P.line, width: 0.3 },
    ),
    poly(
      [
        [0.4, -0.17],
        [5, -0.17],
        [4.9, -0.26],
        [0.5, -0.26],
      ],
      { fill: '#f1e7d3', stroke: '#a79c8a', width: 0.1 },
    ),
    // The room beyond.
    poly(
      [
        [0.3, 0],
        [2.7, 0],
        [2.7, 3.2],
        [0.3, ceiling(0.3)],
      ],
      { fill: '#f7f2e7' },
    ),
    poly(earthWall, { fill: '#dfb993' }),
    ...[0.3, 0.6, 0.9, 1.2, 1.5, 1.8, 2.1, 2.4].map((level) =>
      rule(
        [
          [2.7, level],
          [5.1, level + 0.02],
        ],
        { stroke: '#c4855a', width: 0.1 },
      ),
    ),
    poly(
      [
        [glass, 0],
        [glass, lit],
        [reach, 0],
      ],
      { fill: '#f3d98f', opacity: 0.75 },
    ),
    rule(
      [
        [2.7, 0],
        [2.7, 3.2],
      ],
      { stroke: '#6d5f52', width: 0.14 },
    ),
    poly(
      [
        [2.87, 0],
        [3.74, 0],
        [3.74, 2.05],
        [2.87, 2.05],
      ],
      { fill: '#f7f2e7', stroke: '#6d5f52', width: 0.14 },
    ),
    poly(
      [
        [1.4, 0],
        [2.3, 0],
        [2.3, 2.05],
        [1.4, 2.05],
      ],
      { stroke: '#b8ad9c', width: 0.1, dash: '0.8 0.6' },
    ),
    // Bench, table, armchair and somebody to measure by.
    poly(
      [
        [0.3, 0],
        [0.9, 0],
        [0.9, 0.9],
        [0.3, 0.9],
      ],
      { fill: '#fff', stroke: '#6d5f52', width: 0.16 },
    ),
    rule(
      [
        [0.3, 0.86],
        [0.92, 0.86],
      ],
      { stroke: '#6d5f52', width: 0.16 },
    ),
    poly(
      [
        [3.95, 0.7],
        [4.75, 0.7],
        [4.75, 0.74],
        [3.95, 0.74],
      ],
      { fill: '#fff', stroke: '#6d5f52', width: 0.16 },
    ),
    rule(
      [
        [4, 0.7],
        [4.03, 0],
      ],
      { stroke: '#6d5f52', width: 0.2 },
    ),
    rule(
      [
        [4.7, 0.7],
        [4.67, 0],
      ],
      { stroke: '#6d5f52', width: 0.2 },
    ),
    poly(
      [
        [1.62, 0],
        [1.7, 0.75],
        [1.56, 1.15],
        [1.7, 1.38],
        [1.9, 1.38],
        [2.04, 1.15],
        [1.9, 0.75],
        [1.98, 0],
      ],
      { fill: P.indigo },
    ),
    ring(...at(1.8, 1.53), 0.125 * k, { fill: P.indigo }),
    // What the section cuts.
    poly(southWall, { fill: P.earth, stroke: P.ink, width: 0.4 }),
    poly(southHead, { fill: P.earth, stroke: P.ink, width: 0.4 }),
    poly(northHead, { fill: P.earth, stroke: P.ink, width: 0.4 }),
    rule(
      [
        [0.15, 0.95],
        [0.15, 2.1],
      ],
      { stroke: P.indigo, width: 0.5 },
    ),
    rule(
      [
        [glass, 0],
        [glass, 2.12],
      ],
      { stroke: P.indigo, width: 0.5 },
    ),
    poly(roof, { fill: '#efe6d4', stroke: P.ink, width: 0.4 }),
    hatch(
      roof.map(([x, y]) => at(x, y)),
      2.2,
      { stroke: '#c9ba9d', width: 0.14 },
      -1.4,
    ),
    poly(roof, { stroke: P.ink, width: 0.4 }),
    rule(
      [
        [-0.9, 0],
        [0, 0],
      ],
      { stroke: P.ink, width: 0.4 },
    ),
    rule(
      [
        [5.4, 0],
        [7.2, 0],
      ],
      { stroke: P.ink, width: 0.4 },
    ),
    // The sun.
    rule([sunFrom(tip, eaveLevel, winter, 0.8), [reach, 0]], { stroke: '#82540f', width: 0.3 }),
    rule([sunFrom(tip, eaveLevel, summer, 0.34), [tip - eaveLevel / summer, 0]], {
      stroke: P.rust,
      width: 0.3,
      dash: '1.4 0.8',
    }),
    ...((): string[] => {
      const w = at(...sunFrom(tip, eaveLevel, winter, 0.8));
      const s = at(...sunFrom(tip, eaveLevel, summer, 0.34));
      return [
        ring(w[0] + 2, w[1] - 1.1, 2.2, { fill: '#e3c98d' }),
        ring(s[0] + 0.5, s[1] - 2.1, 2.2, { fill: P.clay }),
        lines(w[0] - 4, w[1] + 6, ['21 June, noon', `${NOON.winter.toFixed(1)}°`], {
          size: 2.3,
          fill: '#82540f',
        }),
        lines(s[0] + 4.4, s[1] - 2.4, ['21 December,', `noon ${NOON.summer.toFixed(1)}°`], {
          size: 2.3,
          fill: P.rust,
        }),
      ];
    })(),
    // Sizes.
    dimension(at(0, -0.85), at(5.4, -0.85), millimetres(5.4)),
    dimension(at(5.4, -0.85), at(tip, -0.85), millimetres(EAVE)),
    dimension(at(-EAVE, -0.85), at(0, -0.85), millimetres(EAVE)),
    dimension(at(-0.8, 0), at(-0.8, 2.4), millimetres(2.4)),
    dimension(at(2.55, 0), at(2.55, 3.18), '3\u00a0200 under the ridge', { size: 2.1 }),
    rule(
      [
        [-0.9, 2.4],
        [0.3, 2.4],
      ],
      { stroke: P.line, width: 0.1, dash: '0.6 0.5' },
    ),
    lines(...at(3.84, 1.62), ['Earth wall, in the', 'winter sun'], { size: 2.2 }),
    words(...at(2.7, -0.6), 'Heavy floor, level with the ground outside', {
      size: 2.1,
      anchor: 'middle',
    }),
    words(...at(-0.72, 0.1), 'South', { size: 3, display: true }),
    words(...at(7.1, 0.1), 'North', { size: 3, display: true, anchor: 'end' }),
    scaleBar(147, 99, k, [0, 0.5, 1], '1:50'),
  ];
  return svg(
    170,
    105,
    `Section through the living room, north on the right. At noon on 21 June the sun stands at ${NOON.winter.toFixed(1)} degrees, passes under the 600 millimetre eave and lights the floor ${(5.1 - reach).toFixed(1)} metres into the room; at noon on 21 December it stands at ${NOON.summer.toFixed(1)} degrees and the eave shades the whole glass.`,
    body.join(''),
  );
}

export const winterReach = (): string => {
  const slope = Math.tan(NOON.winter * RAD);
  const lit = HEAD - (EAVE + 0.15) * slope;
  return (lit / slope - 0.15).toFixed(1);
};

/** A lot of 18 by 40 metres with two homes, 1:200. */
export function lot(): string {
  const k = 5;
  const at = placed(k, 14, 213);
  const chance = rng(41);
  const box = (b: Box, pen: Pen): string => {
    const [x, y] = at(b[0], b[3]);
    return rect(x, y, (b[2] - b[0]) * k, (b[3] - b[1]) * k, pen);
  };
  const rule = (pts: readonly Pt[], pen: Pen): string =>
    line(
      pts.map(([x, y]) => at(x, y)),
      pen,
    );
  const note = (n: number, x: number, y: number): string => {
    const p = at(x, y);
    return (
      ring(p[0], p[1], 2.2, { fill: P.rust }) +
      words(p[0], p[1] + 0.95, String(n), { size: 2.7, anchor: 'middle', fill: '#fff', bold: true })
    );
  };
  const shadow = 1 / Math.tan(NOON.winter * RAD);
  const green = (x: number, y: number, r: number): string => tree(...at(x, y), r * k, chance);
  const body = [
    box([-2, -3.2, 20, 0], { fill: '#f3efe6' }),
    box([-2, -3.2, 20, -1.6], { fill: '#e4ddcf' }),
    rule(
      [
        [-2, -1.6],
        [20, -1.6],
      ],
      { stroke: '#8a7d6c', width: 0.25 },
    ),
    box([0, 0, 18, 40], { fill: '#f4f4ea' }),
    // Drive and path.
    box([14.2, 0, 17.4, 12], { fill: '#e9e1d1' }),
    rule(
      [
        [15.8, 12],
        [15.8, 22],
        [14.9, 27],
        [14.9, 29.3],
        [13.7, 29.3],
      ],
      { stroke: '#e9e1d1', width: 6 },
    ),
    rule(
      [
        [7, 0],
        [7, 6],
      ],
      { stroke: '#e9e1d1', width: 6 },
    ),
    // Shadows at noon in June fall to the south.
    box([1.2, 6 - 3 * shadow + 0.01, 13, 6], { fill: '#3f4b5c', opacity: 0.13 }),
    box([1.6, 27 - 2.4 * shadow, 12, 27], { fill: '#3f4b5c', opacity: 0.13 }),
    box([0, 40 - 1.8 * shadow, 18, 40], { fill: '#3f4b5c', opacity: 0.13 }),
    // The house that is there.
    box([1.2, 6, 13, 17], { fill: '#fff', stroke: P.line, width: 0.4 }),
    rule(
      [
        [1.2, 6],
        [6.7, 11.5],
        [1.2, 17],
      ],
      thin,
    ),
    rule(
      [
        [13, 6],
        [7.5, 11.5],
        [13, 17],
      ],
      thin,
    ),
    rule(
      [
        [6.7, 11.5],
        [7.5, 11.5],
      ],
      thin,
    ),
    rule(
      [
        [3.4, 17.05],
        [6.4, 17.05],
      ],
      { stroke: P.indigo, width: 0.7 },
    ),
    rule(
      [
        [8.4, 17.05],
        [10.4, 17.05],
      ],
      { stroke: P.indigo, width: 0.7 },
    ),
    // The small home.
    box([1.6, 27, 12, 32.4], { fill: '#e8c9ac', stroke: P.rust, width: 0.5 }),
    box([12, 27.9, 13.6, 30.3], { fill: '#fff', stroke: P.rust, width: 0.3 }),
    box([1, 26.4, 12.6, 33], { stroke: P.rust, width: 0.14, dash: '1.4 0.9' }),
    rule(
      [
        [1.6, 29.7],
        [12, 29.7],
      ],
      { stroke: P.rust, width: 0.16 },
    ),
    rule(
      [
        [2.6, 32.4],
        [4.4, 32.4],
      ],
      { stroke: P.indigo, width: 0.7 },
    ),
    rule(
      [
        [5.8, 32.4],
        [11.2, 32.4],
      ],
      { stroke: P.indigo, width: 0.7 },
    ),
    rule(
      [
        [8.8, 27],
        [10.3, 27],
      ],
      { stroke: P.indigo, width: 0.7 },
    ),
    // Between the two.
    rule(
      [
        [0, 22],
        [13.4, 22],
      ],
      { stroke: P.line, width: 0.3 },
    ),
    ...[1.2, 3.3, 5.4, 7.5, 9.6, 11.7].map((x) => {
      const p = at(x, 22.45);
      return curveOf(p);
    }),
    green(15.7, 35.4, 2.2),
    green(2.4, 36, 1.5),
    green(6, 37, 1.3),
    green(3.2, 19.4, 1.6),
    green(3, 2.6, 1.7),
    green(10.6, 2.4, 1.3),
    ...[34.6, 35.6, 36.6].map((y) =>
      box([8.2, y, 12.6, y + 0.6], { fill: '#dfe3cf', stroke: P.leaf, width: 0.12 }),
    ),
    // Title boundary.
    rule(
      [
        [0, 0],
        [18, 0],
        [18, 40],
        [0, 40],
        [0, 0],
      ],
      { stroke: P.ink, width: 0.6, dash: '5 1 1 1' },
    ),
    rule(
      [
        [13.9, 0],
        [13.9, 26],
        [12.8, 26],
        [12.8, 27],
      ],
      { stroke: P.indigo, width: 0.22, dash: '2.2 1.1' },
    ),
    rule(
      [
        [14.2, -0.4],
        [14.7, -0.4],
      ],
      { stroke: P.ink, width: 1.2 },
    ),
    rule(
      [
        [15, -0.4],
        [15.5, -0.4],
      ],
      { stroke: P.rust, width: 1.2 },
    ),
    words(...at(7.1, 8.4), 'House that is there', { size: 3, display: true, anchor: 'middle' }),
    rect(...at(2.9, 30.75), 39, 6.6, { fill: '#e8c9ac' }),
    words(...at(6.8, 29.95), 'Small home, 60 m²', {
      size: 3.4,
      display: true,
      anchor: 'middle',
      fill: P.rust,
    }),
    words(...at(6.8, 29.25), '10.4 × 5.4 m and a porch', { size: 2.1, anchor: 'middle' }),
    words(...at(9, -2.75), 'Street', { size: 3.2, display: true, anchor: 'middle' }),
    chain([0, 6, 17, 27, 32.4, 40], (m) => at(-1, m), 2.1),
    chain([0, 1.6, 12, 13.6, 18], (m) => at(m, 40.9), 2.1),
    dimension(at(0, 41.9), at(18, 41.9), millimetres(18)),
    note(1, 15.8, 8),
    note(2, 9.2, 20),
    note(3, 6.5, 22),
    note(4, 14.8, 29.2),
    note(5, 9.2, 33.6),
    note(6, 13.9, 24),
    note(7, 16.6, 1.2),
    note(8, 4.2, 38.8),
    north(156, 20, 6),
    scaleBar(112, 214, k, [0, 2, 4, 8], '1:200 on A4'),
  ];
  const notes: readonly (readonly string[])[] = [
    ['1', 'A drive of 3.2 m within a side of 5 m: wide', 'enough for a removal or a fire.'],
    ['2', 'Ten metres between facing windows.'],
    ['3', 'A fence with espaliered pears. Each home', 'keeps a garden of its own.'],
    ['4', 'A porch that faces the path and can be', 'seen from it.'],
    [
      '5',
      'Living room and bedroom look north over',
      '7.6 m of garden. The June shadow of a',
      '1.8 m fence takes 3.2 m of it.',
    ],
    ['6', 'Sewer and water branch off before the', 'house, not under it.'],
    ['7', 'Two letterboxes, two sets of bins.'],
    ['8', 'Fruit trees that stay below the sun line.'],
  ];
  let y = 48;
  const list = notes
    .map(([n = '', ...rows]) => {
      const drawn =
        ring(114, y - 1, 2.2, { fill: P.rust }) +
        words(114, y - 0.05, n, { size: 2.7, anchor: 'middle', fill: '#fff', bold: true }) +
        lines(118.5, y, rows, { size: 2.55 });
      y += rows.length * 3.4 + 5.2;
      return drawn;
    })
    .join('');
  const areas = lines(
    112,
    y + 6,
    ['Lot 18 × 40 m: 720 m²', 'House that is there: 129.8 m²', 'Small home with its porch: 60 m²'],
    { size: 2.55 },
  );
  const shade =
    rect(112, y + 21, 6, 3.4, { fill: '#3f4b5c', opacity: 0.18 }) +
    lines(120, y + 22.4, ['Shade at noon on 21 June', '(eave and fence heights)'], { size: 2.3 });
  return svg(
    170,
    230,
    'Site plan at 1:200, north up: a lot of 18 by 40 metres with a street at the south. The existing house stands six metres from the street, the small home ten metres behind it, with 7.6 metres of garden to its north. A drive runs along the east side.',
    body.join('') + list + areas + shade,
  );
}

function curveOf(p: Pt): string {
  return (
    line(
      [
        [p[0], p[1] + 1.8],
        [p[0], p[1] - 1.4],
      ],
      { stroke: P.leaf, width: 0.25 },
    ) +
    [0, 1, 2]
      .map((i) =>
        line(
          [
            [p[0] - 3.6, p[1] + 1 - i * 1.1],
            [p[0] + 3.6, p[1] + 1 - i * 1.1],
          ],
          { stroke: P.leaf, width: 0.2, round: true },
        ),
      )
      .join('')
  );
}
