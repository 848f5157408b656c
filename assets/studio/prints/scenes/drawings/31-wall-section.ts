import { f, mark, P, stroke, times, type Pt } from '../../kit/ink.ts';
import { INK, label, pen, scaleBar } from '../../kit/draw.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import { DRAWING, type Scene } from '../../kit/scene.ts';
import { italic, title } from './common.ts';

function wallSection(b: Sheet): void {
  const { r } = b;
  const p = pen(r);
  title(b, 'Wall section', 'Study drawing, not a survey');
  const x = 520;
  const fl0 = 900;
  const k = 92;
  const t = 0.75 * k;
  const top = fl0 - 2.3 * k;
  // ground, footing, stone wall
  b.add(
    p.wash(
      [
        [110, fl0],
        [x, fl0],
        [x - 14, 1010],
        [110, 1010],
      ],
      P.earth,
      0.7,
    ),
    p.washRect(x + t, fl0 + 4, 760, 26, P.earth, 0.6),
    times(60, () => mark(r.u(120, x), r.u(fl0 + 8, 1000), r.u(0, 0.6), 24, 2, P.clay, r)),
    p.line([110, fl0], [x, fl0], 3),
    p.line([x + t, fl0 + 4], [1300, fl0 + 4], 2.6),
  );
  b.add(p.stoneWall(x - 16, fl0, t + 32, 100), p.stoneWall(x, top, t, fl0 - top));
  for (const q of [0.35, 0.68])
    b.add(
      p.washRect(x, fl0 - (fl0 - top) * q - 12, 26, 22, P.ochre, 1),
      p.rect(x, fl0 - (fl0 - top) * q - 12, 26, 22, 2),
      p.washRect(x + t - 26, fl0 - (fl0 - top) * q - 12, 26, 22, P.ochre, 1),
      p.rect(x + t - 26, fl0 - (fl0 - top) * q - 12, 26, 22, 2),
      p.line([x + 26, fl0 - (fl0 - top) * q], [x + t - 26, fl0 - (fl0 - top) * q], 1.6),
    );
  // joists, jetty, floor
  const jut = 0.55 * k;
  b.add(
    p.washRect(x, top - 18, t, 18, P.earth, 0.9),
    p.rect(x, top - 18, t, 18, 2),
    p.washRect(x - jut, top - 56, 720, 38, P.ochre, 0.9),
    p.rect(x - jut, top - 56, 720, 38, 2.6),
    times(5, (i) =>
      p.line([x - jut + 10, top - 50 + i * 7], [x - jut + 700, top - 50 + i * 7], 0.8, 0.5),
    ),
    p.washRect(x - jut + 40, top - 70, 680, 14, P.straw, 1),
    p.rect(x - jut + 40, top - 70, 680, 14, 1.6),
    stroke(`M${x - jut + 20} ${top - 20}Q${x - 8} ${top - 2} ${x} ${top + 60}`, INK, 5),
  );
  // framed wall with adobe
  const wx = x - jut + 6;
  const ww = 0.24 * k + 16;
  const wt = top - 70 - 2.35 * k;
  b.add(
    p.washRect(wx, top - 84, ww + 10, 28, P.earth, 0.95),
    p.rect(wx, top - 84, ww + 10, 28, 2.2),
  );
  for (let y = top - 84; y > wt + 20; y -= 22)
    b.add(
      p.washRect(wx + 5, y - 20, ww, 18, P.clay, 0.9),
      p.rect(wx + 5, y - 20, ww, 18, 1.5),
      times(3, () => mark(wx + 5 + r.u(4, ww - 4), y - 11, r.u(0, 3), 9, 1, P.straw, r)),
    );
  b.add(
    p.line([wx - 4, top - 56], [wx - 4, wt], 3.4),
    p.line([wx + ww + 14, top - 70], [wx + ww + 14, wt], 3.4),
    p.washRect(wx - 4, wt - 26, ww + 22, 28, P.earth, 0.95),
    p.rect(wx - 4, wt - 26, ww + 22, 28, 2.4),
  );
  // rafter, boards, tiles, ceiling
  const e: Pt = [wx - 130, wt + 20];
  const rr: Pt = [wx + 470, wt - 236];
  const n: Pt = [-0.41, -0.91];
  const off = (m: Pt, q: number): Pt => [m[0] + n[0] * q, m[1] + n[1] * q];
  const slab = (q0: number, q1: number, c: string, o: number): void => {
    const pts: Pt[] = [off(e, q0), off(rr, q0), off(rr, q1), off(e, q1)];
    b.add(p.wash(pts, c, o), pts.map((m, i) => p.line(m, pts[(i + 1) % 4] ?? m, 2.2)).join(''));
  };
  slab(0, 30, P.ochre, 0.9);
  slab(30, 40, P.straw, 1);
  slab(40, 58, P.clay, 0.5);
  b.add(
    times(24, (i) => {
      const q = i / 24;
      const m = off([e[0] + (rr[0] - e[0]) * q, e[1] + (rr[1] - e[1]) * q], 66);
      return `<path d="M${f(m[0] - 10)} ${f(m[1] + 16)}q10 -26 40 -28l-4 12q-20 2 -28 22z" fill="${i % 2 ? P.rust : P.clay}" stroke="${INK}" stroke-width="1.8"/>`;
    }),
  );
  b.add(
    p.washRect(wx + ww + 20, wt - 30, 640, 12, P.straw, 0.9),
    p.rect(wx + ww + 20, wt - 30, 640, 12, 1.4),
  );
  b.add(
    person(r, {
      x: 1080,
      y: top - 72,
      h: 1.6 * k,
      ...wear.woman,
      top: P.ochre,
      scarfc: P.ochre,
      armF: [2.5, 1.6],
    }),
    person(r, {
      x: 1000,
      y: fl0 + 2,
      h: 1.68 * k,
      dir: -1,
      ...wear.man,
      top: P.indigo,
      legwrap: P.earth,
      armF: [2.5, 1.9],
    }),
  );
  const rows: [number, number, string][] = [
    [x + t * 0.5, fl0 + 60, 'rubble footing on firm ground'],
    [x + t - 12, fl0 - (fl0 - top) * 0.35, 'timber lacing, each metre'],
    [x + t * 0.6, top + 46, 'stone, 70–80 cm, two faces bonded'],
    [x + 200, top - 36, 'joists run out for the jetty'],
    [wx + 24, top - 190, 'adobe in a braced frame'],
    [wx + ww + 14, wt + 60, 'clay plaster, limewash'],
    [off(rr, 30)[0] - 200, off(rr, 30)[1] + 86, 'boards, clay bed, curved tile'],
  ];
  rows.forEach(([ax, ay, words], i) => {
    const ty = 990 - i * 118;
    const tx = 1240;
    b.add(
      p.line([ax, ay], [tx - 10, ty - 8], 1),
      `<circle cx="${f(ax)}" cy="${f(ay)}" r="4" fill="${INK}"/>`,
    );
    b.text(label(tx, ty, words, 26, italic));
  });
  b.add(
    `<path d="M${f(e[0] + 20)} ${f(e[1] + 14)}V${fl0}" fill="none" stroke="${P.water}" stroke-width="2.4" stroke-dasharray="8 8"/>`,
  );
  b.text(
    label(e[0] - 4, fl0 - 120, 'drip line, clear of the wall', 26, { italic: true, turn: -90 }),
  );
  b.add(scaleBar(130, 430, k, 2));
  b.text(label(126, 470, '0', 24) + label(130 + 2 * k - 20, 470, '2 m', 24));
}

export const scene: Scene = { seed: 232, draw: wallSection, bleed: true, finish: DRAWING };
