import { f, gouge, limb, mark, outline, P, stroke, times, type Pt } from '../../kit/ink.ts';
import { INK, label, pen, scaleBar } from '../../kit/draw.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import { DRAWING, type Scene } from '../../kit/scene.ts';
import { italic, title } from './common.ts';

function hearthWall(b: Sheet): void {
  const { r } = b;
  const p = pen(r);
  const fl = 860;
  const x0 = 150;
  const x1 = 1450;
  b.add(
    p.washRect(x0, 250, x1 - x0, fl - 250, P.paper2, 0.9),
    times(160, () => mark(r.u(x0, x1), r.u(260, fl), r.u(-0.2, 0.2), r.u(20, 60), 1.4, P.straw, r)),
  );
  // ceiling beams and boards
  b.add(
    p.washRect(x0 - 20, 190, x1 - x0 + 40, 62, P.earth, 0.7),
    p.rect(x0 - 20, 190, x1 - x0 + 40, 62, 2.6),
    times(
      9,
      (i) =>
        p.washRect(x0 + 30 + i * 155, 252, 50, 34, P.earth, 0.9) +
        p.rect(x0 + 30 + i * 155, 252, 50, 34, 2.2),
    ),
  );
  // hood
  const hood: Pt[] = [
    [600, 520],
    [700, 286],
    [900, 286],
    [1000, 520],
  ];
  b.add(
    p.wash(hood, P.wool, 1),
    stroke(outline(hood), INK, 3.4),
    p.washRect(580, 520, 440, 34, P.earth, 0.9),
    p.rect(580, 520, 440, 34, 2.8),
    times(26, () => mark(800 + r.u(-150, 150), r.u(310, 510), 1.5, 34, 1.6, P.stone, r)),
  );
  for (const s of [-1, 1])
    b.add(stroke(`M${800 + s * 196} 556q${s * -4} 70 ${s * 26} 104`, INK, 3));
  b.add(
    p.wash(
      [
        [640, 554],
        [960, 554],
        [960, fl - 40],
        [640, fl - 40],
      ],
      P.ink,
      0.85,
    ),
    p.line([640, 554], [640, fl - 40], 2.6),
    p.line([960, 554], [960, fl - 40], 2.6),
  );
  b.add(
    stroke('M800 556V676', P.paper2, 4, 'stroke-dasharray="10 5"'),
    `<path d="M742 680H858Q866 756 800 762Q734 756 742 680Z" fill="${P.rust}" stroke="${P.paper2}" stroke-width="3"/>`,
    stroke('M744 682Q800 620 856 682', P.paper2, 3),
    times(9, (i) =>
      gouge(
        [
          [736 + i * 16, 822],
          [740 + i * 15 + r.u(-8, 8), 796],
          [738 + i * 15, 772 - (4 - Math.abs(i - 4)) * 5],
        ],
        6,
        i % 2 ? P.ochre : P.clay,
        r,
      ),
    ),
    limb([700, 828], [900, 816], 9, 8, P.earth),
    p.stoneWall(600, fl - 40, 400, 40),
  );
  // wall cupboards left, niches right
  for (let i = 0; i < 3; i++) {
    const x = 190 + i * 122;
    b.add(
      p.washRect(x, 380, 112, 240, P.ochre, 0.75),
      p.rect(x, 380, 112, 240, 2.4),
      p.rect(x + 12, 392, 88, 104, 1.4),
      p.rect(x + 12, 506, 88, 104, 1.4),
      stroke(`M${x + 56} 416l26 28l-26 28l-26 -28z`, INK, 1.6),
      `<circle cx="${x + 100}" cy="500" r="5" fill="${INK}"/>`,
    );
  }
  b.add(p.washRect(178, 340, 390, 30, P.earth, 0.8), p.rect(178, 340, 390, 30, 2.2));
  for (const [nx, w] of [
    [1060, 84],
    [1190, 84],
  ] as const)
    b.add(
      `<path d="M${nx} 500V420Q${nx + w / 2} 350 ${nx + w} 420V500Z" fill="${P.earth}" opacity=".55" stroke="${INK}" stroke-width="2.6"/>`,
    );
  b.add(
    `<path d="M1080 498q-8 -26 22 -26t22 26z" fill="${P.clay}" stroke="${INK}" stroke-width="2"/>`,
    mark(1118, 462, -1.4, 18, 4, P.ochre, r),
    `<path d="M1210 498l6 -50h34l6 50z" fill="${P.paper}" stroke="${INK}" stroke-width="2"/>`,
  );
  b.add(
    p.washRect(1040, 560, 380, 18, P.earth, 0.9),
    p.rect(1040, 560, 380, 18, 2),
    times(
      5,
      (i) =>
        `<path d="M${1064 + i * 74} 560q-16 -30 4 -56h24q20 26 4 56z" fill="${[P.rust, P.ochre, P.stone, P.clay, P.paper][i]}" stroke="${INK}" stroke-width="2"/>`,
    ),
  );
  // benches, rug, floor
  for (const [bx, bw] of [
    [170, 400],
    [1040, 390],
  ] as const)
    b.add(
      p.washRect(bx, fl - 96, bw, 56, P.sage, 0.85),
      p.rect(bx, fl - 96, bw, 56, 2.4),
      times(
        12,
        (i) =>
          `<rect x="${f(bx + 10 + (i * (bw - 20)) / 12)}" y="${fl - 92}" width="14" height="48" fill="${[P.rust, P.indigo, P.ochre][i % 3]}" opacity=".7"/>`,
      ),
      p.washRect(bx, fl - 40, bw, 40, P.paper2, 1),
      p.rect(bx, fl - 40, bw, 40, 1.8),
    );
  b.add(
    p.washRect(x0 - 20, fl, x1 - x0 + 40, 26, P.ochre, 0.8),
    p.line([x0 - 20, fl], [x1 + 20, fl], 3.4),
    p.line([x0 - 20, fl + 26], [x1 + 20, fl + 26], 2),
    times(
      12,
      (i) =>
        p.washRect(x0 + 10 + i * 112, fl + 26, 44, 38, P.earth, 0.8) +
        p.rect(x0 + 10 + i * 112, fl + 26, 44, 38, 1.8),
    ),
  );
  b.add(p.line([x0, 252], [x0, fl], 3), p.line([x1, 252], [x1, fl], 3));
  b.add(
    person(r, {
      x: 450,
      y: fl - 40,
      h: 330,
      seat: 'sit',
      ...wear.widow,
      lean: 0.08,
      armF: [2.5, 1.6],
      armB: [2.7, 1.8],
    }),
  );
  title(b, 'The hearth wall', 'Interior elevation; study drawing after the type', 150, 116);
  const call = (
    x: number,
    y: number,
    tx: number,
    ty: number,
    words: string,
    anchor: 'start' | 'end' = 'start',
  ): void => {
    b.add(p.line([x, y], [tx, ty], 1.1), `<circle cx="${x}" cy="${y}" r="4" fill="${INK}"/>`);
    b.text(label(tx + (anchor === 'start' ? 8 : -8), ty + 8, words, 27, { italic: true, anchor }));
  };
  call(920, 370, 1040, 330, 'plastered hood on two brackets');
  call(240, 400, 190, 322, 'cupboards in the partition');
  call(1232, 470, 1310, 430, 'niches for');
  b.text(label(1318, 470, 'lamp and salt', 27, italic));
  call(1300, fl - 60, 1240, 968, 'bench: seat by day, bed by night', 'end');
  call(800, fl - 16, 760, 968, 'hearth stone, raised a hand', 'end');
  b.add(scaleBar(160, 990, 200, 2));
  b.text(label(156, 1030, '0', 24) + label(536, 1030, '2 m', 24));
}

export const scene: Scene = { seed: 246, draw: hearthWall, bleed: true, finish: DRAWING };
