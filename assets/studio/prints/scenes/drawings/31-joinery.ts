import { f, P, poly, stroke, times, type Pt } from '../../kit/ink.ts';
import { INK, label, pen } from '../../kit/draw.ts';
import type { Sheet } from '../../kit/paper.ts';
import { DRAWING, type Scene } from '../../kit/scene.ts';
import { mid, title } from './common.ts';

function joinery(b: Sheet): void {
  const { r } = b;
  const p = pen(r);
  title(
    b,
    'Three joints',
    'Oak or chestnut, pinned with wood; study drawing after common practice',
  );
  // isometric timbers
  const iso =
    (ox: number, oy: number, k: number) =>
    (x: number, y: number, z: number): Pt => [
      ox + (x - y) * 0.866 * k,
      oy + (x + y) * 0.5 * k - z * k,
    ];
  const beam = (
    q: (x: number, y: number, z: number) => Pt,
    a: readonly [number, number, number],
    s: readonly [number, number, number],
    c: string = P.ochre,
  ): void => {
    const [x, y, z] = a;
    const [w, d, h] = s;
    const top: Pt[] = [
      q(x, y, z + h),
      q(x + w, y, z + h),
      q(x + w, y + d, z + h),
      q(x, y + d, z + h),
    ];
    const front: Pt[] = [
      q(x, y + d, z),
      q(x + w, y + d, z),
      q(x + w, y + d, z + h),
      q(x, y + d, z + h),
    ];
    const side: Pt[] = [
      q(x + w, y, z),
      q(x + w, y + d, z),
      q(x + w, y + d, z + h),
      q(x + w, y, z + h),
    ];
    for (const face of [top, front, side]) b.add(poly(face, P.paper));
    b.add(p.wash(top, P.straw, 0.7), p.wash(front, c, 0.75), p.wash(side, P.earth, 0.65));
    for (const face of [top, front, side])
      face.forEach((m, i) => b.add(p.line(m, face[(i + 1) % 4] ?? m, 2.2)));
    const long = Math.max(w, d, h);
    for (let i = 1; i < 6; i++) {
      const t = i / 6 + r.u(-0.04, 0.04);
      if (long === h)
        b.add(
          p.line(q(x + w * t, y + d, z + h * 0.06), q(x + w * t, y + d, z + h * 0.94), 0.8, 0.5),
          p.line(q(x + w, y + d * t, z + h * 0.06), q(x + w, y + d * t, z + h * 0.94), 0.8, 0.5),
        );
      else if (long === w)
        b.add(
          p.line(q(x + w * 0.03, y + d, z + h * t), q(x + w * 0.97, y + d, z + h * t), 0.8, 0.5),
        );
      else
        b.add(
          p.line(q(x + w, y + d * 0.03, z + h * t), q(x + w, y + d * 0.97, z + h * t), 0.8, 0.5),
        );
    }
  };
  const one = iso(330, 720, 88);
  beam(one, [-1.6, -0.5, 0], [4.2, 1, 0.9]);
  b.add(
    poly(
      [one(0.1, -0.18, 0.9), one(0.7, -0.18, 0.9), one(0.7, 0.18, 0.9), one(0.1, 0.18, 0.9)],
      P.ink,
    ),
  );
  beam(one, [0.1, -0.18, 1.7], [0.6, 0.36, 0.6], P.clay);
  beam(one, [-0.1, -0.5, 2.3], [1, 1, 2.6]);
  b.add(
    stroke(
      `M${one(0.4, 0.5, 1.6).join(' ')}L${one(0.4, 0.5, 1.02).join(' ')}`,
      P.rust,
      2.4,
      'stroke-dasharray="7 6"',
    ),
    p.line(one(0.4, 1.6, 0.45), one(0.4, 0.56, 0.45), 5),
  );
  b.text(
    label(330, 900, 'post on sill', 34, mid) +
      label(330, 938, 'stub tenon, one pin', 27, { ...mid, italic: true }),
  );
  const two = iso(800, 760, 88);
  beam(two, [-0.5, -0.5, 0], [1, 1, 4.6]);
  const br = (z: number): Pt => two(0.52, 0.5, z);
  const brace: Pt[] = [br(3.2), br(2.5), two(2.9, 0.5, 0.25), two(2.9, 0.5, 0.95)];
  b.add(
    poly(brace, P.paper),
    p.wash(brace, P.clay, 0.8),
    brace.map((m, i) => p.line(m, brace[(i + 1) % 4] ?? m, 2.4)).join(''),
    times(4, (i) =>
      p.line(two(0.6, 0.5, 2.65 + i * 0.13), two(2.8, 0.5, 0.42 + i * 0.13), 0.8, 0.5),
    ),
    poly([br(3.2), br(2.5), two(0.1, 0.5, 2.75), two(0.1, 0.5, 3.1)], P.ink, 'opacity=".75"'),
    ...[0.25, 0.45].map((t) => {
      const m = two(t, 0.5, 2.85);
      return `<circle cx="${f(m[0])}" cy="${f(m[1])}" r="8" fill="${P.straw}" stroke="${INK}" stroke-width="2"/>`;
    }),
  );
  b.text(
    label(850, 900, 'brace into post', 34, mid) +
      label(850, 938, 'notched, let in a third, two pins', 27, { ...mid, italic: true }),
  );
  // rafter on plate, in elevation
  const ox = 1320;
  const oy = 640;
  const plate: Pt[] = [
    [ox - 70, oy],
    [ox + 70, oy],
    [ox + 70, oy + 120],
    [ox - 70, oy + 120],
  ];
  b.add(
    p.wash(plate, P.ochre, 0.8),
    plate.map((m, i) => p.line(m, plate[(i + 1) % 4] ?? m, 2.6)).join(''),
    p.line([ox - 66, oy + 4], [ox + 66, oy + 116], 1),
    p.line([ox + 66, oy + 4], [ox - 66, oy + 116], 1),
  );
  const raf: Pt[] = [
    [ox - 210, oy + 122],
    [ox - 70, oy + 40],
    [ox - 70, oy],
    [ox, oy],
    [ox + 190, oy - 113],
    [ox + 145, oy - 188],
    [ox - 255, oy + 48],
  ];
  b.add(
    poly(raf, P.paper),
    p.wash(raf, P.clay, 0.75),
    raf.map((m, i) => p.line(m, raf[(i + 1) % raf.length] ?? m, 2.6)).join(''),
    times(4, (i) =>
      p.line(
        [ox - 225 + i * 10, oy + 66 + i * 14],
        [ox + 150 + i * 9, oy - 166 + i * 15],
        0.8,
        0.5,
      ),
    ),
    `<circle cx="${ox - 30}" cy="${oy - 24}" r="9" fill="${P.straw}" stroke="${INK}" stroke-width="2"/>`,
    stroke(`M${ox - 30} ${oy - 24}V${oy + 96}`, P.rust, 2.4, 'stroke-dasharray="7 6"'),
  );
  b.add(
    times(9, (i) => {
      const t = i / 8;
      const mx = ox - 250 + t * 390;
      const my = oy + 28 - t * 230;
      return `<path d="M${f(mx - 30)} ${f(my + 18)}q20 -40 60 -36l-8 14q-30 0 -44 30z" fill="${i % 2 ? P.rust : P.clay}" stroke="${INK}" stroke-width="1.8"/>`;
    }),
  );
  b.text(
    label(1310, 900, 'rafter on plate', 34, mid) +
      label(1310, 938, 'birdsmouth and one long pin', 27, { ...mid, italic: true }),
  );
}

export const scene: Scene = { seed: 231, draw: joinery, bleed: true, finish: DRAWING };
