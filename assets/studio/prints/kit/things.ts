/** Vessels, cloth, stones, carts: things that stand or hang in a scene. */
import {
  blob,
  box,
  clip,
  disc,
  f,
  gouge,
  limb,
  mark,
  oval,
  P,
  poly,
  stroke,
  times,
  type Pt,
  type Rng,
} from './ink.ts';

export function fleece(x: number, y: number, k: number, tall = 0.62): string {
  const p: Pt[] = [];
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * 6.283;
    const e = 1 + (i % 2 ? 0.12 : -0.05);
    p.push([x + Math.cos(a) * k * 1.15 * e, y + Math.sin(a) * k * tall * e]);
  }
  let q = blob(p, P.wool);
  for (let i = 0; i < 16; i++) {
    const a = i * 2.4;
    const t = Math.sqrt((i + 0.5) / 16) * 0.85;
    q += stroke(
      `M${f(x + Math.cos(a) * t * k)} ${f(y + Math.sin(a) * t * k * tall)}q${f(0.1 * k)} ${f(0.14 * k)} ${f(0.22 * k)} 0`,
      P.stone,
      0.055 * k,
    );
  }
  return q;
}

const RUGS: readonly (readonly [string, string, string, string])[] = [
  [P.rust, P.ink, P.ochre, P.paper],
  [P.paper, P.rust, P.indigo, P.ochre],
  [P.ochre, P.rust, P.ink, P.paper],
  [P.indigo, P.ochre, P.rust, P.paper],
];

export function rug(r: Rng, x: number, y: number, w: number, h: number, kind = r.i(0, 3)): string {
  const [ground, a, b, c] = RUGS[kind % 4] ?? [P.rust, P.ink, P.ochre, P.paper];
  const cols = [a, b, c];
  let q = box(x, y, w, h, ground);
  for (let i = 0; i < 9; i++) {
    const yy = y + h * (0.06 + i * 0.105);
    q += box(x, yy, w, h * 0.035, cols[i % 3] ?? a);
    if (i % 3 === 1)
      for (let k = 0; k < 5; k++) {
        const cx = x + (w * (k + 0.5)) / 5;
        q += poly(
          [
            [cx - w * 0.07, yy + h * 0.07],
            [cx, yy + h * 0.035],
            [cx + w * 0.07, yy + h * 0.07],
            [cx, yy + h * 0.105],
          ],
          b,
        );
      }
  }
  for (let k = 0; k < 14; k++) q += box(x + (w * k) / 14 + 2, y + h, 3, 12, ground);
  return q;
}

export function barrel(x: number, y: number, w: number, h: number, fill: string = P.earth): string {
  const d = `M${f(x - w * 0.42)} ${f(y)}Q${f(x - w * 0.62)} ${f(y - h / 2)} ${f(x - w * 0.42)} ${f(y - h)}H${f(x + w * 0.42)}Q${f(x + w * 0.62)} ${f(y - h / 2)} ${f(x + w * 0.42)} ${f(y)}Z`;
  return (
    `<path d="${d}" fill="${fill}" stroke="${P.ink}" stroke-width="3.4"/>` +
    clip(
      d,
      times(7, (i) =>
        stroke(
          `M${f(x + (i - 3) * w * 0.13)} ${f(y - h)}Q${f(x + (i - 3) * w * 0.2)} ${f(y - h / 2)} ${f(x + (i - 3) * w * 0.13)} ${f(y)}`,
          P.ink,
          1.8,
        ),
      ),
    ) +
    clip(
      d,
      box(x - w, y - h * 0.22, 2 * w, h * 0.07, P.ink) +
        box(x - w, y - h * 0.85, 2 * w, h * 0.07, P.ink),
    )
  );
}

/** A barrel lying on its side, seen from its end. */
export const barrelEnd = (x: number, y: number, rad: number): string =>
  disc(x, y, rad, P.earth, `stroke="${P.ink}" stroke-width="${f(rad * 0.07)}"`) +
  disc(x, y, rad * 0.84, P.clay, `stroke="${P.ink}" stroke-width="${f(rad * 0.05)}"`) +
  times(5, (i) => {
    const dx = (i - 2) * rad * 0.33;
    const dy = Math.sqrt(Math.max(0, rad * rad * 0.68 - dx * dx));
    return stroke(`M${f(x + dx)} ${f(y - dy)}V${f(y + dy)}`, P.ink, rad * 0.035);
  }) +
  box(
    x - rad * 0.6,
    y - rad * 0.1,
    rad * 1.2,
    rad * 0.2,
    P.earth,
    `stroke="${P.ink}" stroke-width="2"`,
  ) +
  disc(x, y + rad * 0.52, rad * 0.1, P.ink);

export function tub(x: number, y: number, w: number, h: number, fill: string = P.clay): string {
  return (
    `<path d="M${f(x - w / 2)} ${f(y - h)}H${f(x + w / 2)}L${f(x + w * 0.42)} ${f(y)}H${f(x - w * 0.42)}Z" fill="${fill}" stroke="${P.ink}" stroke-width="3.4"/>` +
    box(x - w * 0.48, y - h * 0.75, w * 0.96, h * 0.09, P.ink) +
    box(x - w * 0.44, y - h * 0.28, w * 0.88, h * 0.09, P.ink) +
    times(6, (i) =>
      stroke(
        `M${f(x + (i - 2.5) * w * 0.15)} ${f(y - h)}L${f(x + (i - 2.5) * w * 0.13)} ${f(y)}`,
        P.ink,
        1.6,
      ),
    )
  );
}

export const stoneLump = (
  r: Rng,
  x: number,
  y: number,
  w: number,
  fill: string = r() < 0.5 ? P.stone : P.paper2,
  line = 3.4,
): string =>
  blob(
    [
      [x - w, y],
      [x - w * 0.5, y - w * 0.55],
      [x + w * 0.4, y - w * 0.6],
      [x + w, y],
      [x, y + w * 0.35],
    ],
    fill,
    `stroke="${P.ink}" stroke-width="${f(line)}"`,
  ) + mark(x + w * 0.2, y - w * 0.1, 0.2, w, 2, P.ink, r);

/** Rounded stones laid in courses inside a path. */
export function stoneFace(
  r: Rng,
  x: number,
  y: number,
  w: number,
  h: number,
  course: number,
  joint: string = P.ink,
): string {
  let m = box(x, y, w, h, joint);
  const rows = Math.max(1, Math.round(h / course));
  const ch = h / rows;
  for (let j = 0; j < rows; j++) {
    let px = x - r.u(0, course);
    while (px < x + w) {
      const sw = course * r.u(0.9, 2.2);
      const y0 = y + j * ch + 2;
      const y1 = y + (j + 1) * ch - 1.5;
      const a = px + 2;
      const b = px + sw - 2;
      const k = ch * 0.14;
      m += blob(
        [
          [a, y0 + k],
          [a + k, y0],
          [(a + b) / 2, y0 - r.u(0, 2)],
          [b - k, y0],
          [b, y0 + k],
          [b, y1 - k],
          [b - k, y1],
          [(a + b) / 2, y1 + r.u(0, 1.5)],
          [a + k, y1],
          [a, y1 - k],
        ],
        r.pick([P.stone, P.stone, P.paper2, '#b9ae9b', P.straw, '#968b7a']),
      );
      if (r() < 0.6)
        m += mark((a + b) / 2, y1 - ch * 0.25, r.u(-0.2, 0.2), sw * 0.4, 1.4, joint, r);
      px += sw;
    }
  }
  return clip(`M${f(x)} ${f(y)}h${f(w)}v${f(h)}h${f(-w)}Z`, m);
}

/** A two-wheeled cart seen from the side; `load` goes behind the rails. */
export function cart(x: number, y: number, s: number, load = '', dir: 1 | -1 = 1): string {
  const R = 0.42;
  const wheel = (wx: number): string =>
    disc(wx, -R, R, 'none', `stroke="${P.ink}" stroke-width="0.07"`) +
    disc(wx, -R, R, 'none', `stroke="${P.earth}" stroke-width="0.03"`) +
    times(10, (i) =>
      limb(
        [wx, -R],
        [wx + Math.cos(i * 0.628) * R, -R + Math.sin(i * 0.628) * R],
        0.022,
        0.018,
        P.ink,
      ),
    ) +
    disc(wx, -R, 0.08, P.ink);
  const g =
    load +
    limb([-1.0, -0.62], [2.0, -0.78], 0.035, 0.03, P.ink) +
    box(-0.95, -0.72, 1.7, 0.09, P.earth) +
    times(7, (i) => limb([-0.9 + i * 0.265, -0.7], [-0.98 + i * 0.29, -1.22], 0.02, 0.016, P.ink)) +
    limb([-1.02, -1.2], [0.82, -1.2], 0.03, 0.03, P.ink) +
    limb([-0.96, -0.95], [0.78, -0.95], 0.018, 0.018, P.ink) +
    wheel(-0.1);
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${f(s * dir)} ${f(s)})">${g}</g>`;
}

export function fire(r: Rng, x: number, y: number, s: number): string {
  const logs =
    limb([x - s * 0.7, y], [x + s * 0.6, y - s * 0.08], s * 0.09, s * 0.08, P.ink) +
    limb([x - s * 0.5, y - s * 0.14], [x + s * 0.7, y + s * 0.03], s * 0.09, s * 0.08, P.earth);
  return (
    times(9, (i) => {
      const px = x + (i - 4) * s * 0.12;
      const h = s * (0.95 - Math.abs(i - 4) * 0.16) * r.u(0.8, 1.15);
      return gouge(
        [
          [px, y],
          [px + r.u(-0.12, 0.12) * s, y - h * 0.5],
          [px + r.u(-0.1, 0.1) * s, y - h],
        ],
        s * 0.1,
        i % 3 === 0 ? P.rust : i % 3 === 1 ? P.ochre : P.straw,
        r,
      );
    }) + logs
  );
}

/** A plume of overlapping wisps that widens as it drifts. */
export const smoke = (
  r: Rng,
  x: number,
  y: number,
  h: number,
  fill: string = P.paper2,
  drift = 0.3,
): string =>
  times(9, (i) => {
    const from = i * 0.085;
    const side = (i % 3) - 1;
    const at = (t: number): Pt => [
      x + drift * h * t * t + Math.sin(t * 9 + side) * h * 0.035 * (0.4 + t) + side * h * 0.05 * t,
      y - h * t,
    ];
    return gouge(
      [0, 0.08, 0.16, 0.24, 0.32].map((t): Pt => at(from + t)),
      h * (0.008 + from * 0.022),
      fill,
      r,
    );
  });

export function ladder(a: Pt, b: Pt, w: number, n: number): string {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const l = Math.hypot(dx, dy);
  const nx = (-dy / l) * w;
  const ny = (dx / l) * w;
  return (
    limb([a[0] - nx, a[1] - ny], [b[0] - nx, b[1] - ny], 5, 4, P.ink) +
    limb([a[0] + nx, a[1] + ny], [b[0] + nx, b[1] + ny], 5, 4, P.ink) +
    times(n, (i) => {
      const t = (i + 0.7) / n;
      return limb(
        [a[0] + dx * t - nx, a[1] + dy * t - ny],
        [a[0] + dx * t + nx, a[1] + dy * t + ny],
        3.4,
        3.4,
        P.earth,
      );
    })
  );
}

/** Skep: a woven hive daubed with clay, under a flat stone. */
export function skep(r: Rng, x: number, y: number, h: number): string {
  const w = h * 0.42;
  const d = `M${f(x - w)} ${f(y)}Q${f(x - w * 1.02)} ${f(y - h * 0.75)} ${f(x)} ${f(y - h)}Q${f(x + w * 1.02)} ${f(y - h * 0.75)} ${f(x + w)} ${f(y)}Z`;
  return (
    `<path d="${d}" fill="${P.ochre}" stroke="${P.ink}" stroke-width="3"/>` +
    clip(
      d,
      times(9, (i) =>
        stroke(
          `M${f(x - w)} ${f(y - h * 0.08 - i * h * 0.1)}q${f(w)} ${f(h * 0.07)} ${f(2 * w)} 0`,
          P.earth,
          3,
        ),
      ) +
        times(26, () =>
          mark(x + r.u(-w, w * 0.2), y - r.u(0, h), 0.2, h * 0.12, h * 0.012, P.straw, r),
        ),
    ) +
    oval(x, y - h * 0.1, w * 0.2, h * 0.07, P.ink) +
    poly(
      [
        [x - w * 0.55, y - h * 0.98],
        [x + w * 0.5, y - h * 1.0],
        [x + w * 0.62, y - h * 1.06],
        [x - w * 0.6, y - h * 1.05],
      ],
      P.stone,
      `stroke="${P.ink}" stroke-width="2.6"`,
    )
  );
}
