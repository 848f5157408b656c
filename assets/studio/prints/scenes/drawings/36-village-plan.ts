import { f, mark, P, smooth, stroke, times, type Pt } from '../../kit/ink.ts';
import { INK, label, northMark, pen, scaleBar } from '../../kit/draw.ts';
import type { Sheet } from '../../kit/paper.ts';
import { DRAWING, type Scene } from '../../kit/scene.ts';
import { italic, mid, title } from './common.ts';

function villagePlan(b: Sheet): void {
  const { r } = b;
  const p = pen(r);
  // contours, fields
  for (let i = 0; i < 9; i++) {
    const pts: Pt[] = [];
    for (let x = 60; x <= 1540; x += 60)
      pts.push([x, 210 + i * 66 + b.n(x / 380, i * 0.4) * 120 + Math.abs(x - 760) * 0.06]);
    b.add(stroke(smooth(pts, false), P.stone, i % 3 === 0 ? 2.4 : 1.3));
  }
  const fields: [number, number, number, number, string, number][] = [
    [80, 820, 300, 150, P.ochre, 0.06],
    [400, 850, 260, 130, P.straw, 0.03],
    [690, 880, 300, 110, P.sage, 0],
    [1010, 850, 240, 130, P.ochre, -0.05],
    [1270, 800, 230, 150, P.straw, -0.1],
    [80, 640, 190, 150, P.sage, 0.1],
    [1330, 620, 180, 150, P.ochre, -0.12],
  ];
  for (const [x, y, w, h, c, a] of fields)
    b.add(
      `<g transform="rotate(${f(a * 57)} ${x + w / 2} ${y + h / 2})">` +
        p.washRect(x, y, w, h, c, 0.75) +
        p.rect(x, y, w, h, 1.3) +
        times(Math.round(w / 15), (i) =>
          p.line([x + 8 + i * 15, y + 6], [x + 8 + i * 15, y + h - 6], 0.8, 0.5),
        ) +
        '</g>',
    );
  // stream and lanes
  const stream: Pt[] = [
    [1180, 180],
    [1090, 300],
    [980, 380],
    [930, 500],
    [850, 600],
    [800, 720],
    [770, 840],
    [700, 1010],
  ];
  b.add(
    stroke(smooth(stream, false), P.water, 22),
    stroke(smooth(stream, false), P.indigo, 4),
    times(40, () => {
      const q = r.pick(stream);
      return mark(q[0] + r.g(0, 16), q[1] + r.g(0, 26), 1.9, 18, 1.6, P.paper, r);
    }),
  );
  const lanes: Pt[][] = [
    [
      [230, 560],
      [420, 520],
      [640, 510],
      [880, 540],
      [1100, 530],
      [1380, 560],
    ],
    [
      [360, 400],
      [560, 380],
      [760, 370],
      [950, 400],
      [1180, 400],
    ],
    [
      [880, 540],
      [760, 640],
      [680, 780],
      [640, 830],
    ],
    [
      [640, 510],
      [600, 430],
      [560, 380],
    ],
    [
      [1100, 530],
      [1150, 460],
      [1180, 400],
      [1260, 300],
    ],
    [
      [420, 520],
      [380, 640],
      [360, 810],
    ],
  ];
  for (const l of lanes)
    b.add(stroke(smooth(l, false), INK, 23), stroke(smooth(l, false), P.straw, 19));
  b.add(
    p.wash(
      [
        [780, 470],
        [930, 470],
        [950, 570],
        [860, 610],
        [760, 570],
      ],
      P.straw,
      1,
    ),
    stroke(
      smooth([
        [780, 470],
        [930, 470],
        [950, 570],
        [860, 610],
        [760, 570],
      ]),
      INK,
      1.6,
    ),
  );
  const roofAt = (
    x: number,
    y: number,
    w: number,
    h: number,
    a: number,
    c: string = P.rust,
  ): void =>
    b.add(
      `<g transform="translate(${x} ${y}) rotate(${a})">` +
        p.washRect(-w / 2, -h / 2, w, h, c, 0.95) +
        p.rect(-w / 2, -h / 2, w, h, 2.4) +
        p.line([-w / 2 + h / 2, 0], [w / 2 - h / 2, 0], 1.6) +
        p.line([-w / 2, -h / 2], [-w / 2 + h / 2, 0], 1.3) +
        p.line([-w / 2, h / 2], [-w / 2 + h / 2, 0], 1.3) +
        p.line([w / 2, -h / 2], [w / 2 - h / 2, 0], 1.3) +
        p.line([w / 2, h / 2], [w / 2 - h / 2, 0], 1.3) +
        p.washRect(-w * 0.1, h / 2, w * 0.6, 9, P.ochre, 1) +
        p.rect(-w * 0.1, h / 2, w * 0.6, 9, 1.2) +
        '</g>',
    );
  const spots: [number, number, number][] = [
    [300, 490, -4],
    [400, 462, -8],
    [500, 452, -4],
    [470, 570, 4],
    [570, 566, 0],
    [680, 452, 0],
    [700, 568, 8],
    [350, 345, -6],
    [450, 336, -6],
    [545, 322, -4],
    [650, 318, 0],
    [760, 312, 2],
    [860, 330, 8],
    [690, 410, 2],
    [1000, 464, 6],
    [1050, 350, 10],
    [1150, 345, 4],
    [1040, 592, -4],
    [1150, 580, 2],
    [1250, 590, 6],
    [1220, 490, 4],
    [1320, 510, 8],
    [640, 670, -14],
    [730, 730, -10],
    [560, 700, -12],
    [310, 620, 10],
    [440, 660, 8],
  ];
  spots.forEach(([x, y, a], i) => {
    roofAt(x, y, 62 + (i % 3) * 10, 36 + (i % 2) * 6, a);
    if (i % 2 === 0) roofAt(x + 40, y - 34, 30, 18, a, P.earth);
  });
  // church, common, fountain, threshing floors, trees
  b.add(
    p.washRect(980, 235, 0, 0, P.paper, 0),
    p.washRect(820, 478, 76, 34, P.wool, 1),
    p.rect(820, 478, 76, 34, 3),
    p.rect(800, 482, 20, 26, 3),
    `<circle cx="872" cy="556" r="11" fill="${P.indigo}" stroke="${INK}" stroke-width="3"/>`,
  );
  for (const [x, y] of [
    [1420, 400],
    [1480, 470],
    [1390, 470],
  ] as const)
    b.add(
      `<circle cx="${x}" cy="${y}" r="28" fill="${P.ochre}" stroke="${INK}" stroke-width="3"/><circle cx="${x}" cy="${y}" r="3" fill="${INK}"/>`,
      times(12, (i) =>
        p.line([x, y], [x + Math.cos(i * 0.52) * 22, y + Math.sin(i * 0.52) * 22], 0.7, 0.5),
      ),
    );
  for (let i = 0; i < 46; i++) {
    const q = r.pick(stream);
    b.add(p.treePlan(q[0] + r.pick([-1, 1]) * r.u(22, 44), q[1] + r.g(0, 30), r.u(9, 15), P.leaf));
  }
  for (let i = 0; i < 34; i++)
    b.add(
      p.treePlan(r.u(120, 1500), r.u(196, 262) + Math.abs(b.r.u(0, 1)) * 10, r.u(11, 20), P.deep),
    );
  for (let i = 0; i < 26; i++) {
    const s = r.pick(spots);
    b.add(p.treePlan(s[0] + r.u(-50, 50), s[1] + r.u(32, 54), r.u(7, 12), P.sage));
  }
  title(b, 'Plan of a compact village', 'Imagined, after a common kind in the western hills');
  const tags: [number, number, number, number, string][] = [
    [858, 494, 1010, 640, 'church, common and fountain'],
    [1420, 400, 1190, 262, 'threshing floors, in the wind'],
    [1150, 215, 1210, 190, 'stream'],
    [330, 362, 120, 330, 'lanes follow the contours'],
  ];
  for (const [ax, ay, tx, ty, words] of tags) {
    b.add(
      p.line([ax, ay], [tx, ty - 8], 1.2),
      `<rect x="${tx - 6}" y="${ty - 30}" width="${words.length * 12.6}" height="40" fill="${P.paper}" opacity=".86"/>`,
    );
    b.text(label(tx, ty, words, 28, italic));
  }
  b.add(
    northMark(1480, 120, true),
    `<rect x="110" y="1000" width="320" height="50" fill="${P.paper}" opacity=".8"/>`,
    scaleBar(120, 1010, 56, 4),
  );
  b.text(label(1480, 58, 'N', 30, mid) + label(115, 1046, '0', 24) + label(320, 1046, '40 m', 24));
}

export const scene: Scene = { seed: 236, draw: villagePlan, bleed: true, finish: DRAWING };
