import {
  boxPath,
  clip,
  disc,
  f,
  gouge,
  hatch,
  limb,
  mark,
  outline,
  P,
  poly,
  smooth,
  stroke,
  times,
  type Pt,
} from '../../kit/ink.ts';
import { INK, label } from '../../kit/draw.ts';
import { person, wear } from '../../kit/people.ts';
import { tree } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { LATITUDE, NOON } from '../../kit/sun.ts';
import type { Sheet } from '../../kit/paper.ts';
import { RAD, thin, sunMark, crisp } from './common.ts';

function solarSection(b: Sheet): void {
  const { r, W, H } = b;
  const G = 820;
  let s = `<rect x="46" y="46" width="${W - 92}" height="${G - 46}" fill="${P.paper2}"/>`;
  s += clip(
    boxPath(46, 46, W - 92, G - 46),
    times(200, () =>
      mark(r.u(46, W - 46), r.u(60, G - 60), r.g(-0.02, 0.03), r.u(60, 180), 2.2, P.paper, r, 0.06),
    ),
  );
  const hp: Pt[] = [[46, G]];
  for (let x = 46; x <= W - 46; x += 20)
    hp.push([x, G - 90 - 60 * Math.sin(x / 330 + 1) - 26 * Math.sin(x / 120)]);
  hp.push([W - 46, G]);
  s +=
    poly(hp, P.sage) +
    clip(
      outline(hp),
      hatch(r, [46, 640, W - 46, G], 15, (x) => 0.3 * Math.cos(x / 330 + 1), 46, 2.6, P.straw),
    );
  const k = 78;
  const x0 = 620;
  const wide = 8.4 * k;
  const x1 = x0 + wide;
  const fl = G - 14;
  const wallH = 2.7 * k;
  const th = 0.45 * k;
  const eaveH = 2.45 * k;
  const out = 0.7 * k;
  const tip: Pt = [x0 - out, fl - eaveH];
  const headY = fl - 2.1 * k;
  const sillY = fl - 0.25 * k;
  const ridge: Pt = [x0 + wide * 0.42, fl - 4.4 * k];
  const tw = Math.tan(NOON.winter * RAD);
  const room1 = x1 - th;
  const litTop = Math.max(headY, tip[1] + out * tw);
  const reach = (fl - litTop) / tw;
  s +=
    `<rect x="${x0}" y="${f(fl - wallH)}" width="${f(wide)}" height="${f(wallH)}" fill="${P.paper}"/>` +
    poly(
      [
        [x0, fl - wallH],
        [ridge[0], ridge[1] + 20],
        [x1, fl - wallH],
      ],
      P.paper,
    );
  s += poly(
    [
      [x0, litTop],
      [x0 + reach, fl],
      [x0 + (fl - sillY) / tw, fl],
      [x0, sillY],
    ],
    P.ochre,
    'opacity=".55"',
  );
  const centre: Pt = tip;
  const R = 500;
  const at = (d: keyof typeof NOON, q: number): Pt => [
    centre[0] - Math.cos(NOON[d] * RAD) * q,
    centre[1] - Math.sin(NOON[d] * RAD) * q,
  ];
  s += `<path d="M${f(centre[0] - R)} ${f(centre[1])}A${R} ${R} 0 0 1 ${f(centre[0])} ${f(centre[1] - R)}" fill="none" stroke="${INK}" stroke-width="1.6" stroke-dasharray="3 9"/>`;
  for (const d of ['winter', 'equinox', 'summer'] as const)
    s += sunMark(at(d, R), 34, d === 'winter' ? P.ochre : d === 'equinox' ? P.clay : P.rust);
  for (let i = 0; i <= 6; i++) {
    const y = litTop + ((sillY - litTop) * i) / 6;
    const q = NOON.winter * RAD;
    const end = Math.min(x0 + (fl - y) / tw, room1);
    s += gouge(
      [
        [x0 - Math.cos(q) * 420, y - Math.sin(q) * 420],
        [x0 - Math.cos(q) * 210, y - Math.sin(q) * 210],
        [end, y + (end - x0) * tw],
      ],
      2.6,
      P.ochre,
    );
  }
  const qs = NOON.summer * RAD;
  for (let i = 0; i <= 3; i++) {
    const a: Pt = [tip[0] + i * 16, tip[1] - 8 - i * 9];
    s += gouge(
      [
        [a[0] - Math.cos(qs) * 330, a[1] - Math.sin(qs) * 330],
        [a[0] - Math.cos(qs) * 160, a[1] - Math.sin(qs) * 160],
        a,
      ],
      2.8,
      P.rust,
    );
  }
  s += `<path d="M${f(tip[0])} ${f(tip[1])}L${f(tip[0] + (fl - tip[1]) / Math.tan(qs))} ${fl}" stroke="${P.rust}" stroke-width="2" stroke-dasharray="8 7"/>`;
  const gd = `M46 ${G}H${W - 46}V${H - 46}H46Z`;
  s +=
    `<path d="${gd}" fill="${P.earth}"/>` +
    clip(
      gd,
      hatch(
        r,
        [46, G, W - 46, H - 40],
        15,
        (x, y) => 0.1 + 0.3 * Math.sin(x / 140 + y / 60),
        34,
        2.8,
        P.clay,
      ) +
        hatch(
          r,
          [46, G + 40, W - 46, H - 40],
          34,
          () => 0.4,
          20,
          3,
          P.ink,
          () => 0.5,
        ),
    );
  s +=
    `<rect x="${f(x0 + th)}" y="${fl}" width="${f(wide - 2 * th)}" height="26" fill="${P.rust}" stroke="${INK}" stroke-width="2.4"/>` +
    times(70, () =>
      mark(
        x0 + th + r.u(8, wide - 2 * th - 8),
        fl + r.u(5, 21),
        r.g(0, 0.2),
        r.u(10, 24),
        1.3,
        P.clay,
        r,
      ),
    );
  s +=
    `<rect x="${f(x0 + th)}" y="${fl + 26}" width="${f(wide - 2 * th)}" height="20" fill="${P.paper2}" stroke="${INK}" stroke-width="1.6"/>` +
    times(
      90,
      () =>
        `<circle cx="${f(x0 + th + r.u(6, wide - 2 * th - 6))}" cy="${f(fl + 26 + r.u(4, 16))}" r="${f(r.u(2, 4.5))}" fill="none" stroke="${INK}" stroke-width="1"/>`,
    );
  for (const x of [x0, x1 - th]) {
    s += `<rect x="${f(x)}" y="${f(fl - 0.3 * k)}" width="${f(th)}" height="${f(0.3 * k + 62)}" fill="${P.stone}" stroke="${INK}" stroke-width="2.4"/>`;
    s += times(
      5,
      (j) =>
        `<path d="${smooth([
          [x + 3, fl - 18 + j * 17],
          [x + th * 0.5, fl - 19 + j * 17],
          [x + th * 0.5, fl - 5 + j * 17],
          [x + 3, fl - 5 + j * 17],
        ])}${smooth([
          [x + th * 0.54, fl - 18 + j * 17],
          [x + th - 3, fl - 18 + j * 17],
          [x + th - 3, fl - 5 + j * 17],
          [x + th * 0.54, fl - 5 + j * 17],
        ])}" fill="none" stroke="${INK}" stroke-width="1.3"/>`,
    );
  }
  const bale = (x: number, y: number, w: number, h: number): string =>
    `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${P.straw}" stroke="${INK}" stroke-width="2"/>` +
    clip(
      boxPath(x, y, w, h),
      hatch(r, [x, y, x + w, y + h], 7, () => r.g(0, 0.3), 22, 1.3, P.ochre) +
        hatch(r, [x, y, x + w, y + h], 12, () => r.g(0, 0.3), 18, 1, P.earth),
    );
  for (let j = 0; j < 7; j++)
    s += bale(
      x1 - th + 4,
      fl - 0.3 * k - ((wallH - 0.3 * k) / 7) * (j + 1) + 1,
      th - 8,
      (wallH - 0.3 * k) / 7 - 2,
    );
  s += `<rect x="${f(x1 - 6)}" y="${f(fl - wallH)}" width="9" height="${f(wallH - 0.3 * k)}" fill="${P.paper}" stroke="${INK}" stroke-width="1.6"/><rect x="${f(x1 - th - 4)}" y="${f(fl - wallH)}" width="9" height="${f(wallH)}" fill="${P.paper}" stroke="${INK}" stroke-width="1.6"/>`;
  s += `<rect x="${x0}" y="${f(sillY)}" width="${f(th)}" height="${f(fl - sillY)}" fill="${P.stone}" stroke="${INK}" stroke-width="2.2"/><rect x="${x0 - 6}" y="${f(headY - 0.2 * k)}" width="${f(th + 12)}" height="${f(0.2 * k)}" fill="${P.ochre}" stroke="${INK}" stroke-width="2.2"/><rect x="${x0}" y="${f(fl - wallH)}" width="${f(th)}" height="${f(0.4 * k)}" fill="${P.clay}" stroke="${INK}" stroke-width="2.2"/>`;
  s +=
    thin([x0 + th * 0.62, headY], [x0 + th * 0.62, sillY], 4) +
    thin([x0 + th * 0.74, headY], [x0 + th * 0.74, sillY], 2);
  const mx = x0 + wide * 0.6;
  s += times(
    13,
    (j) =>
      `<rect x="${f(mx)}" y="${f(fl - ((wallH - 6) / 13) * (j + 1))}" width="${f(0.34 * k)}" height="${f((wallH - 6) / 13 - 2.5)}" rx="3" fill="${j % 2 ? P.clay : P.earth}" stroke="${INK}" stroke-width="1.5"/>`,
  );
  const slab = (a: Pt, z: Pt, t0: number, t1: number, c: string, e = ''): string => {
    const l = Math.hypot(z[0] - a[0], z[1] - a[1]);
    let nx = (z[1] - a[1]) / l;
    let ny = -(z[0] - a[0]) / l;
    if (ny > 0) [nx, ny] = [-nx, -ny];
    return poly(
      [
        [a[0] + nx * t0, a[1] + ny * t0],
        [z[0] + nx * t0, z[1] + ny * t0],
        [z[0] + nx * t1, z[1] + ny * t1],
        [a[0] + nx * t1, a[1] + ny * t1],
      ],
      c,
      e,
    );
  };
  const eR: Pt = [x1 + 0.55 * k, fl - wallH + 0.2 * k];
  s += poly(
    [
      [ridge[0] - 26, ridge[1] - 22],
      [ridge[0], ridge[1] - 46],
      [ridge[0] + 22, ridge[1] - 24],
      [ridge[0] + 4, ridge[1]],
    ],
    P.ink,
  );
  for (const [a, z] of [
    [tip, [ridge[0] + 8, ridge[1] - 3]],
    [eR, [ridge[0] - 6, ridge[1] - 2]],
  ] as const)
    s +=
      slab(a, z, 0, 14, P.ochre, `stroke="${INK}" stroke-width="2"`) +
      slab(a, z, 14, 36, P.straw, `stroke="${INK}" stroke-width="1.6"`) +
      slab(a, z, 36, 43, P.ink);
  s +=
    limb([tip[0] + 10, tip[1]], [tip[0] + 10, G], 6, 6, P.ink) +
    times(90, () =>
      mark(
        tip[0] + 10 + r.g(0, 13),
        tip[1] + 14 + r() * 180,
        r.u(0, 3.1),
        20,
        5,
        r() < 0.5 ? P.leaf : P.sage,
        r,
      ),
    );
  s += person(r, {
    x: x0 + 2.6 * k,
    y: fl,
    h: 1.64 * k,
    dir: -1,
    lean: 0.03,
    ...wear.youth,
    head: 'bare',
    vest: P.indigo,
    low: P.ink,
    legwrap: P.ink,
    armF: [2.5, 1.6],
    plain: true,
  });
  s +=
    `<rect x="${f(x0 + 3.1 * k)}" y="${f(fl - 0.74 * k)}" width="${f(1.3 * k)}" height="9" fill="${P.ink}"/>` +
    thin([x0 + 3.2 * k, fl - 0.7 * k], [x0 + 3.2 * k, fl], 5) +
    thin([x0 + 4.3 * k, fl - 0.7 * k], [x0 + 4.3 * k, fl], 5) +
    `<path d="M${f(x0 + 3.5 * k)} ${f(fl - 0.74 * k - 24)}q6 24 22 24h8q16 0 22 -24z" fill="${P.clay}"/>`;
  s +=
    `<rect x="${f(mx + 0.5 * k)}" y="${f(fl - k)}" width="${f(0.6 * k)}" height="${f(k)}" fill="${P.ink}"/><rect x="${f(mx + 0.58 * k)}" y="${f(fl - 0.8 * k)}" width="${f(0.44 * k)}" height="${f(0.36 * k)}" fill="${P.ochre}"/>` +
    mark(mx + 0.8 * k, fl - 0.58 * k, -1.5, 24, 6, P.rust, r) +
    limb([mx + 0.8 * k, fl - k], [mx + 0.8 * k, ridge[1] + 2], 7, 7, P.ink);
  s += tree(r, { x: 250, y: G, h: 270 });
  s +=
    `<rect x="${f(x1 + 0.9 * k)}" y="${f(G - 1.9 * k)}" width="${f(1.5 * k)}" height="${f(1.9 * k)}" fill="${P.stone}" stroke="${INK}" stroke-width="2.4"/>` +
    times(11, (i) =>
      thin([x1 + 0.9 * k, G - (i + 1) * 0.155 * k], [x1 + 2.4 * k, G - (i + 1) * 0.155 * k], 1.2),
    ) +
    thin([eR[0] - 4, eR[1]], [x1 + 1.3 * k, G - 1.9 * k], 4);
  s += stroke(
    smooth(
      [
        [x0 + th + 10, headY + 30],
        [x0 + 2.4 * k, headY - 20],
        [ridge[0] - 20, ridge[1] + 80],
        [mx + 30, fl - wallH - 30],
        [x1 - th - 20, fl - wallH + 30],
      ],
      false,
    ),
    P.water,
    5,
    'stroke-dasharray="1 13"',
  );
  b.add(s);
  b.text(
    label(W - 96, 124, 'Passive solar section', 52, { anchor: 'end' }) +
      label(W - 96, 166, `latitude ${LATITUDE}° S · sun at solar noon, from the north`, 29, {
        anchor: 'end',
        italic: true,
      }),
  );
  const tag = (
    p: Pt,
    a: string,
    c: string,
    dx: number,
    dy: number,
    anchor: 'start' | 'middle' | 'end',
  ): string =>
    label(p[0] + dx, p[1] + dy, a, 31, { anchor }) +
    label(p[0] + dx, p[1] + dy + 32, c, 26, { anchor, italic: true });
  b.text(
    tag(at('winter', R), `winter ${NOON.winter.toFixed(1)}°`, '21 June', 0, 100, 'middle') +
      tag(
        at('equinox', R),
        `equinox ${NOON.equinox.toFixed(1)}°`,
        'March, September',
        -76,
        -14,
        'end',
      ) +
      tag(at('summer', R), `summer ${NOON.summer.toFixed(1)}°`, '21 December', -78, -6, 'end'),
  );
  const call = (x: number, y: number, tx: number, ty: number, t: string, c: string): void => {
    b.add(thin([x, y], [tx, ty], 1.5, c), disc(x, y, 4, c));
    b.text(label(tx + 8, ty + 8, t, 28, { italic: true, fill: c }));
  };
  call(
    x0 + 2.4 * k,
    fl + 14,
    x0 + 1.7 * k,
    G + 118,
    `earth floor stores the winter sun, ${(reach / k).toFixed(1)} m deep`,
    P.paper,
  );
  call(mx + 12, fl - 30, mx + 1.3 * k, G + 172, 'mudbrick mass wall', P.paper);
  call(x1 - 8, fl - 1.9 * k, x1 + 56, fl - 3.2 * k, 'strawbale', INK);
  call(tip[0] + 10, G - 20, 110, G + 92, 'eave and vine shade the summer sun', P.paper);
  call(ridge[0] + 170, ridge[1] + 50, ridge[0] + 290, ridge[1] - 14, 'insulated roof', INK);
  b.text(label(66, G - 12, 'N', 36));
}

export const scene: Scene = { seed: 61, draw: solarSection, finish: { ...crisp, wobble: 0.8 } };
