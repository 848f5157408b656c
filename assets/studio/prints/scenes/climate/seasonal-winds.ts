import { gouge, P, poly, smooth, stroke, times, type Pt } from '../../kit/ink.ts';
import { label, pen } from '../../kit/draw.ts';
import type { Scene } from '../../kit/scene.ts';
import type { Sheet } from '../../kit/paper.ts';
import { RAD, crisp } from './common.ts';

function winds(b: Sheet): void {
  const { r, W, H } = b;
  const p = pen(r);
  const cx = 800;
  const cy = 560;
  let s = `<rect width="${W}" height="${H}" fill="${P.paper2}"/>`;
  // contours of a slope that falls to the north
  s += times(9, (i) => {
    const pts: Pt[] = [];
    for (let x = -20; x <= W + 20; x += 60)
      pts.push([x, 60 + i * 118 + b.n(x / 420, i * 0.6) * 130 + (x - 800) * 0.05]);
    return (
      stroke(smooth(pts, false), P.stone, 2) +
      gouge(
        pts.map((q): Pt => [q[0], q[1] + 5]),
        1.4,
        P.sage,
      )
    );
  });
  const gust = (
    from: number,
    r0: number,
    r1: number,
    n: number,
    spread: number,
    c: string,
    w: number,
    curl = 26,
  ): string =>
    times(n, (i) => {
      const off = (i - (n - 1) / 2) * spread;
      const a = from * RAD;
      const dx = Math.sin(a);
      const dy = -Math.cos(a);
      const start = r1 + r.u(-30, 30);
      const end = r0 + Math.abs(off) * 0.3 + r.u(0, 30);
      const pts: Pt[] = [];
      for (let j = 0; j <= 8; j++) {
        const q = start + ((end - start) * j) / 8;
        const sway = Math.sin(j * 0.9 + i) * curl * 0.35;
        pts.push([cx + dx * q - dy * (off + sway), cy + dy * q + dx * (off + sway)]);
      }
      const tip = pts[8] ?? [0, 0];
      const prev = pts[7] ?? [0, 0];
      const ta = Math.atan2(tip[1] - prev[1], tip[0] - prev[0]);
      return (
        gouge(pts, w, c, r) +
        (i % 2 === 0
          ? poly(
              [
                [tip[0] + Math.cos(ta) * w * 3.4, tip[1] + Math.sin(ta) * w * 3.4],
                [tip[0] + Math.cos(ta + 2.3) * w * 2.8, tip[1] + Math.sin(ta + 2.3) * w * 2.8],
                [tip[0] + Math.cos(ta - 2.3) * w * 2.8, tip[1] + Math.sin(ta - 2.3) * w * 2.8],
              ],
              c,
            )
          : '')
      );
    });
  s +=
    gust(0, 210, 430, 9, 34, P.rust, 7) +
    gust(-48, 250, 500, 7, 36, P.indigo, 6) +
    gust(-85, 260, 560, 5, 34, P.indigo, 4.5) +
    gust(-135, 240, 500, 6, 36, P.leaf, 6);
  s += gust(165, 200, 430, 4, 44, P.water, 4, 50);
  // house, trees, terrace
  s +=
    `<g transform="translate(${cx} ${cy}) rotate(20)">` +
    p.washRect(-170, -60, 340, 120, P.rust, 0.9) +
    p.rect(-170, -60, 340, 120, 3.4) +
    p.line([-170, 0], [170, 0], 2.4) +
    times(32, (i) => p.line([-164 + i * 10.6, -56], [-164 + i * 10.6, 56], 0.8, 0.5)) +
    p.washRect(30, -128, 130, 62, P.ochre, 0.7) +
    p.rect(30, -128, 130, 62, 1.6) +
    times(8, (i) => p.line([38 + i * 16, -124], [38 + i * 16, -70], 0.9, 0.7)) +
    '</g>';
  for (const [x, y, q] of [
    [520, 330, 46],
    [460, 400, 54],
    [430, 486, 42],
    [440, 700, 56],
    [500, 770, 48],
    [570, 830, 56],
    [650, 880, 42],
    [1150, 800, 60],
    [1230, 730, 40],
  ] as const)
    s += p.treePlan(x, y, q, P.deep);
  b.add(s);
  b.text(
    label(96, 128, 'Seasonal winds', 54) +
      label(96, 172, 'typical directions in the Central Highlands;', 28, { italic: true }) +
      label(96, 206, 'strengths not to scale', 28, { italic: true }),
  );
  b.text(
    label(cx + 190, 200, 'summer: hot, dry northerly,', 30, { fill: P.rust }) +
      label(cx + 190, 236, 'the worst fire weather', 30, { fill: P.rust }),
  );
  b.text(
    label(96, 300, 'winter: cold', 30, { fill: P.indigo }) +
      label(96, 336, 'north-westerly rain', 30, { fill: P.indigo }),
  );
  b.text(
    label(96, 930, 'the cool change', 30, { fill: P.leaf }) +
      label(96, 966, 'after heat', 30, { fill: P.leaf }),
  );
  b.text(
    label(cx + 190, 960, 'clear, still nights: cold air', 30) +
      label(cx + 190, 996, 'drains down the slope', 30),
  );
  b.text(
    label(cx + 190, 470, 'sheltered north-east', 28, { italic: true }) +
      label(cx + 190, 502, 'sitting place', 28, { italic: true }),
  );
  for (const [t, x, y] of [
    ['N', cx, 84],
    ['W', 76, cy + 12],
    ['S', cx, H - 62],
    ['E', W - 80, cy + 12],
  ] as const)
    b.text(label(x, y, t, 40, { anchor: 'middle' }));
}

export const scene: Scene = { seed: 63, draw: winds, finish: { ...crisp, wobble: 1 } };
