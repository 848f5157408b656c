/** Animals in profile, facing right; `dir: -1` turns them round. */
import {
  blob,
  clip,
  disc,
  f,
  gouge,
  group,
  limb,
  mark,
  P,
  smooth,
  stroke,
  times,
  type Pt,
  type Rng,
} from './ink.ts';

export interface Sheep {
  x: number;
  y: number;
  s: number;
  dir?: 1 | -1;
  head?: 'up' | 'down';
  body?: string;
  curl?: string;
  horn?: boolean;
  phase?: number;
}

export function sheep(r: Rng, o: Sheep): string {
  const { x, y, s } = o;
  const body = o.body ?? P.wool;
  const down = o.head === 'down';
  let g = '';
  const pts: Pt[] = [];
  for (let i = 0; i < 18; i++) {
    const a = (i / 18) * 6.283;
    const e = 1 + 0.07 * (i % 2 ? 1 : -1) + r.u(-0.03, 0.03);
    pts.push([Math.cos(a) * s * 0.62 * e, -s * 0.72 + Math.sin(a) * s * 0.36 * e]);
  }
  const ph = o.phase ?? r();
  const st = Math.sin(ph * 6.283) * 0.1 * s;
  for (const [lx, q] of [
    [-0.42, 1],
    [-0.28, -1],
    [0.28, 1],
    [0.42, -1],
  ] as const)
    g += limb([lx * s, -s * 0.5], [lx * s + q * st, -0.02 * s], 0.06 * s, 0.04 * s, P.ink);
  g += limb([-0.55 * s, -0.78 * s], [-0.74 * s, -0.6 * s], 0.07 * s, 0.05 * s, body);
  const hx = 0.78 * s;
  const hy = down ? -0.32 * s : -0.98 * s;
  g +=
    limb([0.45 * s, -0.8 * s], [hx - 0.05 * s, hy + 0.02 * s], 0.2 * s, 0.13 * s, body) +
    blob(pts, body);
  let m = '';
  for (let i = 0; i < 46; i++) {
    const a = r.u(0, 6.283);
    const q = Math.sqrt(r()) * 0.95;
    const px = Math.cos(a) * s * 0.6 * q;
    const py = -s * 0.72 + Math.sin(a) * s * 0.34 * q;
    m += stroke(
      `M${f(px - 0.05 * s)} ${f(py)}q${f(0.05 * s)} ${f(0.075 * s)} ${f(0.1 * s)} 0`,
      o.curl ?? P.stone,
      0.022 * s,
    );
  }
  for (let i = 0; i < 16; i++)
    m += mark(
      r.u(-0.5, 0.5) * s,
      -s * (0.42 + r.u(-0.03, 0.1)),
      r.u(-0.3, 0.3),
      0.16 * s,
      0.02 * s,
      P.ink,
      r,
    );
  g += clip(smooth(pts), m);
  g += `<g transform="translate(${f(hx)} ${f(hy)}) rotate(${f((down ? 1.15 : 0.35) * 57.3)})"><path d="M${f(-0.14 * s)} ${f(-0.11 * s)}Q${f(0.05 * s)} ${f(-0.17 * s)} ${f(0.25 * s)} ${f(-0.04 * s)}Q${f(0.3 * s)} ${f(0.07 * s)} ${f(0.2 * s)} ${f(0.1 * s)}Q0 ${f(0.16 * s)} ${f(-0.14 * s)} ${f(0.1 * s)}Z" fill="${P.ink}"/><path d="M${f(-0.1 * s)} ${f(-0.08 * s)}L${f(-0.26 * s)} ${f(-0.14 * s)}L${f(-0.2 * s)} ${f(0.02 * s)}Z" fill="${P.ink}"/>${disc(0.05 * s, -0.05 * s, 0.018 * s, body)}</g>`;
  if (o.horn)
    g += stroke(
      `M${f(hx - 0.1 * s)} ${f(hy - 0.1 * s)}q${f(-0.2 * s)} ${f(-0.12 * s)} ${f(-0.2 * s)} ${f(0.1 * s)}q${f(0.02 * s)} ${f(0.16 * s)} ${f(0.16 * s)} ${f(0.1 * s)}`,
      P.ink,
      0.05 * s,
    );
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${o.dir ?? 1} 1)">${g}</g>`;
}

export interface Beast {
  x: number;
  y: number;
  /** Height at the shoulder. */
  s: number;
  dir?: 1 | -1;
  body?: string;
  cut?: string;
  /** Walking phase between 0 and 1. */
  phase?: number;
  head?: 'up' | 'down';
}

function legs(
  at: readonly (readonly [number, number, boolean])[],
  phase: number,
  body: string,
  top: number,
  w: number,
): string {
  return at
    .map(([x, offset, rear]) => {
      const swing = Math.sin((phase + offset) * 6.283) * 0.16;
      const lift = Math.max(0, Math.cos((phase + offset) * 6.283)) * 0.04;
      const knee: Pt = [x + swing * 0.5 + (rear ? 0.06 : 0.02), -0.3];
      return (
        limb([x, -top], knee, w, w * 0.62, body) +
        limb(knee, [x + swing, -0.06 - lift], w * 0.6, w * 0.5, body) +
        `<path d="M${f(x + swing - w * 0.55)} ${f(-0.1 - lift)}H${f(x + swing + w * 0.5)}L${f(x + swing + w * 0.85)} ${f(-lift)}H${f(x + swing - w * 0.6)}Z" fill="${P.ink}"/>`
      );
    })
    .join('');
}

const shaded = (
  r: Rng,
  d: string,
  cut: string,
  area: readonly [number, number, number, number],
  n: number,
  angle: number,
): string =>
  clip(
    d,
    times(n, () =>
      mark(
        r.u(area[0], area[2]),
        r.u(area[1], area[3]),
        angle + r.g(0, 0.25),
        r.u(0.1, 0.24),
        0.011,
        cut,
        r,
        0.3,
      ),
    ),
  );

export function ox(r: Rng, o: Beast): string {
  const body = o.body ?? P.clay;
  const ph = o.phase ?? 0.1;
  const pts: Pt[] = [
    [-0.98, -0.95],
    [-0.62, -1.03],
    [-0.2, -0.97],
    [0.2, -1.0],
    [0.48, -1.13],
    [0.72, -1.06],
    [0.92, -1.12],
    [1.06, -1.04],
    [1.2, -0.78],
    [1.32, -0.6],
    [1.26, -0.5],
    [1.12, -0.52],
    [0.98, -0.72],
    [0.84, -0.66],
    [0.7, -0.46],
    [0.52, -0.4],
    [0.1, -0.4],
    [-0.35, -0.38],
    [-0.62, -0.46],
    [-0.9, -0.52],
    [-1.02, -0.75],
  ];
  const d = smooth(pts);
  const far = legs(
    [
      [0.36, 0.5, false],
      [-0.66, 0.2, true],
    ],
    ph,
    P.earth,
    0.5,
    0.1,
  );
  const near = legs(
    [
      [0.56, 0, false],
      [-0.84, 0.7, true],
    ],
    ph,
    body,
    0.55,
    0.12,
  );
  const horn =
    stroke('M0.9 -1.1Q0.98 -1.34 1.24 -1.36', P.ink, 0.075) +
    stroke('M0.91 -1.11Q0.99 -1.31 1.22 -1.34', P.wool, 0.035);
  const g =
    far +
    stroke('M-0.98 -0.92Q-1.14 -0.7 -1.06 -0.34', body, 0.06) +
    limb([-1.06, -0.36], [-1.04, -0.22], 0.05, 0.07, P.ink) +
    stroke('M0.86 -1.1Q0.88 -1.32 1.08 -1.42', P.ink, 0.06) +
    `<path d="${d}" fill="${body}"/>` +
    shaded(r, d, o.cut ?? P.straw, [-1, -1.05, 0.8, -0.4], 80, 0.1) +
    shaded(r, d, P.earth, [-1, -0.55, 0.7, -0.38], 26, 0.05) +
    near +
    blob(
      [
        [0.82, -1.04],
        [0.66, -1.08],
        [0.62, -0.98],
        [0.78, -0.95],
      ],
      P.earth,
    ) +
    horn +
    disc(1.1, -0.86, 0.028, P.ink) +
    `<path d="M1.16 -0.6Q1.3 -0.66 1.33 -0.58Q1.3 -0.48 1.2 -0.5Z" fill="${P.ink}"/>`;
  return group(o.x, o.y, `<g transform="scale(${o.dir ?? 1} 1)">${g}</g>`, o.s);
}

export interface Equine extends Beast {
  kind?: 'horse' | 'donkey';
  /** Drawn over the back, in shoulder units. */
  load?: string;
}

export function equine(r: Rng, o: Equine): string {
  const donkey = (o.kind ?? 'donkey') === 'donkey';
  const body = o.body ?? (donkey ? P.stone : P.earth);
  const ph = o.phase ?? 0.15;
  const up = o.head !== 'down';
  const neck: Pt[] = up
    ? [
        [0.36, -1.02],
        [0.6, -1.22],
        [0.78, -1.46],
        [0.9, -1.44],
        [1.04, -1.26],
        [1.2, -1.06],
        [1.17, -0.96],
        [1.05, -0.97],
        [0.9, -1.12],
        [0.78, -0.98],
        [0.68, -0.74],
      ]
    : [
        [0.36, -1.02],
        [0.66, -1.0],
        [0.9, -0.98],
        [1.02, -0.92],
        [1.12, -0.68],
        [1.2, -0.44],
        [1.12, -0.36],
        [1.02, -0.42],
        [0.9, -0.66],
        [0.8, -0.68],
        [0.64, -0.62],
      ];
  const pts: Pt[] = [
    [-0.96, -0.9],
    [-0.8, -1.02],
    [-0.3, -0.95],
    ...neck,
    [0.54, -0.5],
    [0.1, -0.45],
    [-0.42, -0.46],
    [-0.68, -0.56],
    [-0.92, -0.6],
    [-1.0, -0.78],
  ];
  const d = smooth(pts);
  const far = legs(
    [
      [0.38, 0.5, false],
      [-0.66, 0.25, true],
    ],
    ph,
    donkey ? P.ink : P.ink,
    0.55,
    0.075,
  );
  const near = legs(
    [
      [0.52, 0, false],
      [-0.84, 0.75, true],
    ],
    ph,
    body,
    0.6,
    0.09,
  );
  const hx = up ? 0.82 : 0.94;
  const hy = up ? -1.44 : -0.96;
  const ears = donkey
    ? gouge(
        [
          [hx - 0.02, hy + 0.03],
          [hx - 0.16, hy - 0.13],
          [hx - 0.2, hy - 0.3],
        ],
        0.05,
        P.ink,
      ) +
      gouge(
        [
          [hx + 0.03, hy + 0.03],
          [hx - 0.04, hy - 0.16],
          [hx - 0.06, hy - 0.36],
        ],
        0.062,
        P.ink,
      ) +
      gouge(
        [
          [hx + 0.03, hy + 0.02],
          [hx - 0.035, hy - 0.15],
          [hx - 0.055, hy - 0.32],
        ],
        0.038,
        body,
      )
    : limb([hx, hy], [hx - 0.02, hy - 0.16], 0.045, 0.02, body);
  const mane = times(9, (i) => {
    const t = i / 8;
    const px = 0.34 + (hx - 0.38) * t;
    const py = -1.0 + (hy + 1.0) * t;
    return mark(
      px - 0.02,
      py + 0.02,
      up ? 2.3 : 2.7,
      donkey ? 0.1 : 0.24,
      donkey ? 0.014 : 0.03,
      P.ink,
      r,
    );
  });
  const g =
    far +
    stroke(`M-0.98 -0.88Q-1.12 -0.7 -1.06 ${donkey ? -0.44 : -0.36}`, P.ink, donkey ? 0.05 : 0.11) +
    `<path d="${d}" fill="${body}"/>` +
    shaded(r, d, o.cut ?? P.paper2, [-1, -1.4, 1.1, -0.4], 90, 0.3) +
    near +
    mane +
    ears +
    disc(up ? 0.95 : 1.03, up ? -1.27 : -0.76, 0.024, P.ink) +
    `<path d="M${up ? '1.08 -1.08Q1.2 -1.1 1.2 -1.0Q1.14 -0.94 1.04 -0.98' : '1.12 -0.5Q1.22 -0.48 1.18 -0.38Q1.1 -0.34 1.02 -0.42'}Z" fill="${donkey ? P.paper : P.ink}"/>` +
    (o.load ?? '');
  return group(o.x, o.y, `<g transform="scale(${o.dir ?? 1} 1)">${g}</g>`, o.s);
}

export const dog = (
  x: number,
  y: number,
  k: number,
  dir: 1 | -1 = 1,
  fill: string = P.ink,
): string =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${k * dir} ${k})"><path d="M-46 -34Q-20 -46 30 -40L44 -60L52 -52Q66 -50 68 -42L50 -34Q44 -22 36 -22L36 0L28 0L26 -20L-24 -18L-30 0L-38 0L-38 -22Q-56 -30 -64 -52Q-54 -40 -46 -34Z" fill="${fill}"/></g>`;

export function hen(
  r: Rng,
  x: number,
  y: number,
  s: number,
  dir: 1 | -1 = 1,
  body: string = P.rust,
  down = r() < 0.5,
): string {
  const head: Pt[] = down
    ? [
        [0.42, -0.34],
        [0.62, -0.1],
        [0.52, 0.02],
        [0.36, -0.12],
      ]
    : [
        [0.36, -0.66],
        [0.52, -0.92],
        [0.66, -0.86],
        [0.54, -0.5],
      ];
  const d = smooth([
    [-0.75, -0.95],
    [-0.42, -0.62],
    [0, -0.66],
    ...head,
    [0.3, -0.26],
    [0, -0.18],
    [-0.36, -0.3],
    [-0.62, -0.6],
  ]);
  const [hx, hy] = down ? [0.56, -0.02] : [0.6, -0.9];
  const g =
    limb([-0.02, -0.24], [-0.04, 0], 0.03, 0.03, P.ink) +
    limb([0.12, -0.24], [0.14, 0], 0.03, 0.03, P.ink) +
    `<path d="${d}" fill="${body}"/>` +
    clip(
      d,
      times(14, () =>
        mark(r.u(-0.6, 0.3), r.u(-0.7, -0.25), -0.4 + r.g(0, 0.2), 0.16, 0.02, P.ink, r, 0.5),
      ),
    ) +
    disc(hx, hy - 0.06, 0.06, P.rust) +
    `<path d="M${f(hx)} ${f(hy)}l0.14 0.05l-0.12 0.05z" fill="${P.ochre}"/>`;

  return group(x, y, `<g transform="scale(${dir} 1)">${g}</g>`, s);
}

export const stork = (x: number, y: number, s: number, dir: 1 | -1 = 1): string =>
  group(
    x,
    y,
    `<g transform="scale(${dir} 1)">` +
      limb([-2, -46], [-2, 0], 2, 1.6, P.rust) +
      limb([6, -46], [8, 0], 2, 1.6, P.rust) +
      `<path d="${smooth([
        [-46, -60],
        [-20, -74],
        [12, -72],
        [24, -88],
        [22, -108],
        [30, -116],
        [38, -110],
        [34, -92],
        [28, -66],
        [6, -44],
        [-18, -48],
      ])}" fill="${P.paper}" stroke="${P.ink}" stroke-width="2"/>` +
      `<path d="${smooth([
        [-50, -58],
        [-22, -68],
        [6, -60],
        [-6, -50],
        [-28, -50],
      ])}" fill="${P.ink}"/><path d="M37 -113L66 -104L37 -107Z" fill="${P.rust}"/>` +
      disc(32, -112, 1.6, P.ink) +
      '</g>',
    s,
  );

export const birds = (
  r: Rng,
  area: readonly [number, number, number, number],
  n: number,
  size: number,
  fill: string = P.ink,
): string =>
  times(n, () => {
    const x = r.u(area[0], area[2]);
    const y = r.u(area[1], area[3]);
    const w = size * r.u(0.7, 1.3);
    return `<path d="M${f(x - w)} ${f(y - w * 0.3)}Q${f(x - w * 0.4)} ${f(y - w * 0.5)} ${f(x)} ${f(y)}Q${f(x + w * 0.4)} ${f(y - w * 0.55)} ${f(x + w)} ${f(y - w * 0.25)}Q${f(x + w * 0.4)} ${f(y - w * 0.3)} ${f(x)} ${f(y + w * 0.16)}Q${f(x - w * 0.4)} ${f(y - w * 0.25)} ${f(x - w)} ${f(y - w * 0.3)}Z" fill="${fill}"/>`;
  });

export const bees = (r: Rng, area: readonly [number, number, number, number], n: number): string =>
  times(n, () => {
    const x = r.u(area[0], area[2]);
    const y = r.u(area[1], area[3]);
    const k = r.u(6, 11);
    return `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(r.u(-40, 40))})"><ellipse rx="${f(k)}" ry="${f(k * 0.55)}" fill="${P.ink}"/><path d="M${f(-k * 0.2)} ${f(-k * 0.5)}v${f(k)}M${f(k * 0.35)} ${f(-k * 0.5)}v${f(k)}" stroke="${P.ochre}" stroke-width="${f(k * 0.3)}"/><ellipse cx="${f(-k * 0.2)}" cy="${f(-k * 0.85)}" rx="${f(k * 0.5)}" ry="${f(k * 0.4)}" fill="${P.paper}"/></g>`;
  });

/** A working pair under one yoke, drawn nose to the right. */
export function yokedPair(
  r: Rng,
  x: number,
  y: number,
  s: number,
  dir: 1 | -1 = 1,
  phase = 0.1,
): string {
  const g =
    ox(r, {
      x: 0.24 * s,
      y: -0.13 * s,
      s: s * 0.97,
      body: P.stone,
      cut: P.ink,
      phase: phase + 0.3,
    }) +
    ox(r, { x: 0, y: 0, s, body: P.paper2, cut: P.stone, phase }) +
    limb([0.54 * s, -1.0 * s], [0.84 * s, -1.3 * s], 0.042 * s, 0.042 * s, P.rust) +
    stroke(
      `M${f(0.6 * s)} ${f(-1.1 * s)}v${f(0.6 * s)}M${f(0.72 * s)} ${f(-1.16 * s)}v${f(0.62 * s)}`,
      P.ink,
      0.025 * s,
    );
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${dir} 1)">${g}</g>`;
}
