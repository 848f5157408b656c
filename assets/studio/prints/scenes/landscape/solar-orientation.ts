import { clip, disc, mark, outline, P, smooth, stroke, times, type Pt } from '../../kit/ink.ts';
import { INK, label, northMark, pen } from '../../kit/draw.ts';
import type { Sheet } from '../../kit/paper.ts';
import type { Scene } from '../../kit/scene.ts';
import { DECLINATION, sunAt, sunrise } from '../../kit/sun.ts';
import { RAD, italic } from './common.ts';

function orientation(b: Sheet): void {
  const { r } = b;
  const p = pen(r);
  const cx = 720;
  const cy = 600;
  const at = (az: number, q: number): Pt => [
    cx + Math.sin(az * RAD) * q,
    cy - Math.cos(az * RAD) * q,
  ];
  // daily sweep of the sun: azimuth from rise to set, ring by season
  for (const [season, q0, q1, c] of [
    ['summer', 370, 452, P.rust],
    ['winter', 270, 352, P.indigo],
  ] as const) {
    const d = DECLINATION[season];
    const rise = sunAt(d, sunrise(d)).azimuth;
    const band: Pt[] = [];
    for (let i = 0; i <= 60; i++) band.push(at(-rise + (2 * rise * i) / 60, q1));
    for (let i = 60; i >= 0; i--) band.push(at(-rise + (2 * rise * i) / 60, q0));
    b.add(
      p.wash(band, c, 0.42),
      clip(
        outline(band),
        times(220, () => {
          const a = r.u(-rise, rise);
          const q = r.u(q0, q1);
          const m = at(a, q);
          return mark(m[0], m[1], a * RAD, r.u(24, 56), 2, P.paper, r, 0.2);
        }),
      ),
    );
    for (let h = Math.ceil(sunrise(d)); h <= 24 - sunrise(d); h++) {
      const m = at(sunAt(d, h).azimuth, (q0 + q1) / 2);
      b.add(disc(m[0], m[1], h % 3 === 0 ? 11 : 6, c));
      if (h % 3 === 0) {
        const t = at(sunAt(d, h).azimuth, q1 + 26);
        b.text(label(t[0], t[1] + 8, `${h}`, 25, { anchor: 'middle', fill: c }));
      }
    }
  }
  // site lines
  b.add(
    times(5, (i) =>
      stroke(
        smooth(
          [0, 1, 2, 3, 4].map((k): Pt => [140 + k * 300, 930 + i * 26 + b.n(k, i) * 50]),
          false,
        ),
        P.stone,
        1.6,
      ),
    ),
  );
  const turn = (x: number, y: number): Pt => {
    const a = 20 * RAD;
    return [cx + x * Math.cos(a) - y * Math.sin(a), cy + x * Math.sin(a) + y * Math.cos(a)];
  };
  const room = (x: number, y: number, w: number, h: number, c: string, o: number): void => {
    const pts: Pt[] = [turn(x, y), turn(x + w, y), turn(x + w, y + h), turn(x, y + h)];
    b.add(p.wash(pts, c, o), pts.map((m, i) => p.line(m, pts[(i + 1) % 4] ?? m, 3)).join(''));
  };
  room(-230, -70, 150, 140, P.earth, 0.7);
  room(-80, -70, 180, 90, P.ochre, 0.85);
  room(100, -70, 130, 90, P.straw, 0.95);
  room(-80, 20, 180, 50, P.stone, 0.7);
  room(100, 20, 130, 50, P.sage, 0.7);
  const name = (x: number, y: number, words: string): void => {
    const m = turn(x, y);
    b.text(label(m[0], m[1], words, 25, { anchor: 'middle', italic: true, turn: 20 }));
  };
  name(-155, 10, 'winter room');
  name(10, -18, 'living');
  name(165, -18, 'kitchen');
  name(10, 54, 'store, bath');
  name(165, 54, 'sleep');
  // terrace, vine, trees
  const terrace: Pt[] = [turn(40, -70), turn(230, -70), turn(250, -170), turn(30, -165)];
  b.add(
    p.wash(terrace, P.clay, 0.6),
    terrace.map((m, i) => p.line(m, terrace[(i + 1) % 4] ?? m, 2)).join(''),
    times(46, () => {
      const m = turn(r.u(40, 235), r.u(-165, -75));
      return mark(m[0], m[1], r.u(0, 3), 18, 5, r() < 0.5 ? P.leaf : P.sage, r);
    }),
  );
  for (const [x, y, q] of [
    [-330, -20, 44],
    [-345, 80, 52],
    [-300, 170, 46],
    [-190, 200, 40],
    [-330, -120, 36],
    [330, 150, 34],
  ] as const) {
    const m = turn(x, y);
    b.add(p.treePlan(m[0], m[1], q, x < 0 ? P.deep : P.leaf));
  }
  const a0 = turn(0, -190);
  const a1 = turn(0, -262);
  b.add(p.line(a0, a1, 3.4), p.line(a1, turn(-12, -242), 3.4), p.line(a1, turn(12, -242), 3.4));
  b.text(
    label(1210, 180, 'Facing the sun', 52) + label(1210, 224, 'plan, latitude 37.2° S', 29, italic),
  );
  [
    [P.rust, 'summer: rises 30° south of east,', 'stands high, 76° at noon'],
    [P.indigo, 'winter: rises 30° north of east,', 'stays low, 29° at noon'],
  ].forEach(([c, one, two], i) => {
    b.add(disc(1226, 330 + i * 120, 16, c ?? INK));
    b.text(
      label(1260, 336 + i * 120, one ?? '', 27) + label(1260, 370 + i * 120, two ?? '', 27, italic),
    );
  });
  [
    'the long side turned 20° east',
    'of north: morning sun early,',
    'late summer sun glances past',
    '',
    'winter room to the north-west,',
    'shelter trees behind it',
    '',
    'terrace under a vine, north-east',
  ].forEach((words, i) => b.text(label(1210, 600 + i * 40, words, 28, italic)));
  b.add(northMark(110, 150, true));
  b.text(label(110, 84, 'N', 30, { anchor: 'middle' }));
}

export const scene: Scene = {
  seed: 401,
  draw: orientation,
  bleed: true,
  finish: { wobble: 0.7, salt: 0.3, grain: 1, seed: 3 },
};
