/** Things held in the hand. Each returns a `Tool` that finds its place from the joints. */
import { disc, f, gouge, limb, mark, oval, P, poly, smooth, stroke, times } from './ink.ts';
import type { Person, Tool } from './people.ts';
import { fleece } from './things.ts';

export const sickle: Tool = ({ haF, k }) =>
  limb(haF, [haF[0] + 0.35 * k, haF[1] + 0.1 * k], 0.09 * k, 0.08 * k, P.earth) +
  stroke(
    `M${f(haF[0] + 0.35 * k)} ${f(haF[1] + 0.1 * k)}q${f(0.75 * k)} ${f(0.05 * k)} ${f(0.85 * k)} ${f(-0.75 * k)}`,
    P.ink,
    0.17 * k,
  ) +
  stroke(
    `M${f(haF[0] + 0.35 * k)} ${f(haF[1] + 0.1 * k)}q${f(0.75 * k)} ${f(0.05 * k)} ${f(0.85 * k)} ${f(-0.75 * k)}`,
    P.wool,
    0.09 * k,
  );

export const sheaf: Tool = ({ haF, k }) => {
  const cx = haF[0];
  const cy = haF[1] - 0.2 * k;
  let q = '';
  for (let i = -9; i <= 9; i++) {
    const top: [number, number] = [
      cx + 0.55 * k + i * 0.13 * k,
      cy - 2.2 * k + Math.abs(i) * 0.075 * k,
    ];
    const bot: [number, number] = [cx - 0.35 * k + i * 0.075 * k, cy + 1.7 * k];
    q += gouge([bot, [cx + i * 0.035 * k, cy], top], 0.085 * k, i % 2 ? P.straw : P.ochre);
    for (let e = 0; e < 3; e++)
      q += mark(
        top[0] + (e - 1) * 0.06 * k,
        top[1] - e * 0.16 * k,
        -1.35 + i * 0.05 + (e - 1) * 0.35,
        0.34 * k,
        0.055 * k,
        e % 2 ? P.straw : P.paper,
      );
  }
  return (
    q +
    poly(
      [
        [cx - 0.42 * k, cy - 0.12 * k],
        [cx + 0.42 * k, cy - 0.2 * k],
        [cx + 0.42 * k, cy + 0.1 * k],
        [cx - 0.42 * k, cy + 0.18 * k],
      ],
      P.rust,
    )
  );
};

export const staff: Tool = ({ haF, k }) =>
  limb(
    [haF[0] - 0.15 * k, haF[1] - 2.6 * k],
    [haF[0] + 0.35 * k, haF[1] + 4.1 * k],
    0.09 * k,
    0.07 * k,
    P.ink,
  );

/** A long handle through both hands; `end` draws what is on it, at the far end, in units of k. */
const handled =
  (ahead: number, behind: number, end: (k: number) => string): Tool =>
  ({ haF, haB, k }) => {
    const a = Math.atan2(haF[1] - haB[1], haF[0] - haB[0] || 0.01);
    const at = (d: number): [number, number] => [
      haF[0] + Math.cos(a) * d * k,
      haF[1] + Math.sin(a) * d * k,
    ];
    const tip = at(ahead);
    return (
      limb(at(-behind), tip, 0.1 * k, 0.1 * k, P.ink) +
      limb(at(-behind), tip, 0.055 * k, 0.055 * k, P.straw) +
      `<g transform="translate(${f(tip[0])} ${f(tip[1])}) rotate(${f(a * 57.3)})">${end(k)}</g>`
    );
  };

export const hoe = handled(2.6, 1.8, (k) =>
  poly(
    [
      [-0.1 * k, 0],
      [0.05 * k, -0.1 * k],
      [0.22 * k, 0.85 * k],
      [-0.5 * k, 0.8 * k],
    ],
    P.ink,
  ),
);
export const shovel = handled(1.9, 1.8, (k) =>
  poly(
    [
      [-0.1 * k, -0.35 * k],
      [0.6 * k, -0.4 * k],
      [1.1 * k, 0],
      [0.6 * k, 0.4 * k],
      [-0.1 * k, 0.35 * k],
    ],
    P.ink,
  ),
);
export const rake = handled(
  3.0,
  1.6,
  (k) =>
    limb([0, -0.85 * k], [0, 0.85 * k], 0.09 * k, 0.09 * k, P.earth) +
    times(6, (i) =>
      limb(
        [0, (-0.8 + i * 0.32) * k],
        [0.4 * k, (-0.8 + i * 0.32) * k],
        0.05 * k,
        0.04 * k,
        P.earth,
      ),
    ),
);
export const fork = handled(2.2, 2.4, (k) =>
  stroke(
    `M${f(-0.1 * k)} 0Q${f(0.5 * k)} ${f(-0.7 * k)} ${f(1.25 * k)} ${f(-0.55 * k)}M${f(-0.1 * k)} 0L${f(1.4 * k)} 0M${f(-0.1 * k)} 0Q${f(0.5 * k)} ${f(0.7 * k)} ${f(1.25 * k)} ${f(0.55 * k)}`,
    P.earth,
    0.13 * k,
  ),
);
export const scythe = handled(
  2.7,
  1.7,
  (k) =>
    `<path d="M0 0Q${f(0.6 * k)} ${f(1.1 * k)} ${f(0.1 * k)} ${f(2.5 * k)}Q${f(1.2 * k)} ${f(1.2 * k)} ${f(0.3 * k)} ${f(-0.1 * k)}Z" fill="${P.wool}" stroke="${P.ink}" stroke-width="${f(0.08 * k)}"/>`,
);
export const broom = handled(
  1.6,
  1.6,
  (k) =>
    `<path d="M0 ${f(-0.12 * k)}L${f(0.9 * k)} ${f(-0.5 * k)}V${f(0.5 * k)}L0 ${f(0.12 * k)}Z" fill="${P.straw}" stroke="${P.ink}" stroke-width="${f(0.07 * k)}"/>`,
);
export const pole = handled(3.2, 2.2, () => '');
export const stirrer = handled(1.8, 1.2, () => '');

export const bat: Tool = ({ haF, k }) =>
  limb(
    [haF[0] - 0.1 * k, haF[1] + 0.1 * k],
    [haF[0] + 0.7 * k, haF[1] - 1.3 * k],
    0.1 * k,
    0.13 * k,
    P.ochre,
  ) +
  limb(
    [haF[0] + 0.5 * k, haF[1] - 0.85 * k],
    [haF[0] + 1.0 * k, haF[1] - 2.0 * k],
    0.26 * k,
    0.28 * k,
    P.ochre,
  );

export const mallet: Tool = ({ haF, k }) =>
  limb(
    [haF[0] - 0.1 * k, haF[1] + 0.2 * k],
    [haF[0] + 0.35 * k, haF[1] - 1.1 * k],
    0.08 * k,
    0.08 * k,
    P.earth,
  ) +
  `<g transform="translate(${f(haF[0] + 0.4 * k)} ${f(haF[1] - 1.2 * k)}) rotate(20)"><rect x="${f(-0.55 * k)}" y="${f(-0.32 * k)}" width="${f(1.1 * k)}" height="${f(0.64 * k)}" fill="${P.ink}"/></g>`;

export const knife: Tool = ({ haF, k }) =>
  limb(haF, [haF[0] + 0.35 * k, haF[1] - 0.15 * k], 0.09 * k, 0.09 * k, P.earth) +
  stroke(
    `M${f(haF[0] + 0.35 * k)} ${f(haF[1] - 0.15 * k)}q${f(0.5 * k)} ${f(-0.15 * k)} ${f(0.5 * k)} ${f(0.3 * k)}`,
    P.ink,
    0.12 * k,
  );

const bucket = (x: number, y: number, k: number): string =>
  `<path d="M${f(x - 0.7 * k)} ${f(y)}h${f(1.4 * k)}l${f(-0.18 * k)} ${f(1.25 * k)}h${f(-1.04 * k)}z" fill="${P.clay}" stroke="${P.ink}" stroke-width="${f(0.07 * k)}"/><path d="M${f(x - 0.66 * k)} ${f(y + 0.35 * k)}h${f(1.3 * k)}M${f(x - 0.58 * k)} ${f(y + 0.9 * k)}h${f(1.15 * k)}" stroke="${P.ink}" stroke-width="${f(0.08 * k)}"/>`;

export const yoke: Tool = ({ sh, k }) =>
  stroke(
    `M${f(sh[0] - 2.3 * k)} ${f(sh[1] + 0.1 * k)}Q${f(sh[0])} ${f(sh[1] - 0.75 * k)} ${f(sh[0] + 2.3 * k)} ${f(sh[1] + 0.1 * k)}`,
    P.ink,
    0.2 * k,
  ) +
  [-1, 1]
    .map(
      (q) =>
        `<path d="M${f(sh[0] + q * 2.25 * k)} ${f(sh[1] + 0.1 * k)}v${f(1.5 * k)}" stroke="${P.ink}" stroke-width="${f(0.07 * k)}"/>` +
        bucket(sh[0] + q * 2.25 * k, sh[1] + 1.6 * k, k),
    )
    .join('');

export const pail: Tool = ({ haF, k }) =>
  stroke(
    `M${f(haF[0] - 0.6 * k)} ${f(haF[1] + 0.75 * k)}L${f(haF[0])} ${f(haF[1])}L${f(haF[0] + 0.6 * k)} ${f(haF[1] + 0.75 * k)}`,
    P.ink,
    0.07 * k,
  ) + bucket(haF[0], haF[1] + 0.7 * k, k);

export const jugOnShoulder: Tool = ({ sh, k }) => jug(sh[0] + 0.1 * k, sh[1] - 0.1 * k, 1.7 * k);
export const jugInHand: Tool = ({ haF, k }) => jug(haF[0] + 0.1 * k, haF[1] + 1.4 * k, 1.7 * k);
export const jug = (x: number, y: number, h: number, fill: string = P.rust): string =>
  `<path d="M${f(x - 0.18 * h)} ${f(y - h)}H${f(x + 0.18 * h)}L${f(x + 0.14 * h)} ${f(y - 0.78 * h)}Q${f(x + 0.52 * h)} ${f(y - 0.5 * h)} ${f(x + 0.2 * h)} ${f(y)}H${f(x - 0.2 * h)}Q${f(x - 0.52 * h)} ${f(y - 0.5 * h)} ${f(x - 0.14 * h)} ${f(y - 0.78 * h)}Z" fill="${fill}" stroke="${P.ink}" stroke-width="${f(0.04 * h)}"/>` +
  stroke(
    `M${f(x - 0.16 * h)} ${f(y - 0.95 * h)}q${f(-0.34 * h)} ${f(0.06 * h)} ${f(-0.24 * h)} ${f(0.42 * h)}M${f(x - 0.3 * h)} ${f(y - 0.5 * h)}q${f(0.3 * h)} ${f(0.08 * h)} ${f(0.6 * h)} 0`,
    P.ink,
    0.05 * h,
  );

/** A board of round loaves carried on the shoulder. */
export const breadBoard: Tool = ({ sh, k }) =>
  limb(
    [sh[0] - 2.6 * k, sh[1] - 0.42 * k],
    [sh[0] + 2.6 * k, sh[1] - 0.58 * k],
    0.12 * k,
    0.12 * k,
    P.earth,
  ) +
  times(4, (i) => {
    const x = sh[0] + (-1.95 + i * 1.3) * k;
    const y = sh[1] - 0.62 * k - (i - 1.5) * 0.04 * k;
    return (
      `<path d="M${f(x - 0.6 * k)} ${f(y)}Q${f(x - 0.55 * k)} ${f(y - 0.62 * k)} ${f(x)} ${f(y - 0.64 * k)}Q${f(x + 0.55 * k)} ${f(y - 0.62 * k)} ${f(x + 0.6 * k)} ${f(y)}Z" fill="${P.ochre}" stroke="${P.ink}" stroke-width="${f(0.07 * k)}"/>` +
      mark(x - 0.15 * k, y - 0.38 * k, 0.5, 0.4 * k, 0.05 * k, P.earth) +
      mark(x + 0.2 * k, y - 0.38 * k, 0.5, 0.4 * k, 0.05 * k, P.earth)
    );
  });

export const zurla: Tool = ({ hd, haB, k }) => {
  const a: [number, number] = [hd[0] + 0.5 * k, hd[1] + 0.25 * k];
  const b: [number, number] = [haB[0] + 0.9 * k, haB[1] + 0.9 * k];
  return (
    limb(a, b, 0.06 * k, 0.16 * k, P.earth) +
    poly(
      [
        [b[0] - 0.05 * k, b[1] - 0.3 * k],
        [b[0] + 0.55 * k, b[1] + 0.2 * k],
        [b[0] + 0.1 * k, b[1] + 0.6 * k],
        [b[0] - 0.25 * k, b[1] + 0.1 * k],
      ],
      P.earth,
    ) +
    [0.3, 0.42, 0.54, 0.66]
      .map((t) => disc(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, 0.045 * k, P.ink))
      .join('')
  );
};

/** The big two-headed drum; `hit` between 0 and 1 moves the beater and the skin. */
export const tapan =
  (hit = 0): Tool =>
  ({ sh, haF, haB, k }) => {
    const cx = sh[0] + 1.15 * k;
    const cy = sh[1] + 2.0 * k;
    const w = 0.75 * k;
    const h = 1.15 * k;
    return (
      limb([sh[0] - 0.3 * k, sh[1]], [cx + 0.2 * k, cy - h * 0.8], 0.07 * k, 0.07 * k, P.rust) +
      oval(cx - w, cy, 0.34 * k, h, P.straw, `stroke="${P.ink}" stroke-width="${f(0.1 * k)}"`) +
      `<rect x="${f(cx - w)}" y="${f(cy - h)}" width="${f(2 * w)}" height="${f(2 * h)}" fill="${P.rust}"/>` +
      times(6, (j) =>
        stroke(
          `M${f(cx - w + j * w * 0.36)} ${f(cy - h)}L${f(cx - w + (j + 0.5) * w * 0.36)} ${f(cy + h)}L${f(cx - w + (j + 1) * w * 0.36)} ${f(cy - h)}`,
          P.straw,
          0.06 * k,
        ),
      ) +
      oval(
        cx + w,
        cy,
        (0.34 + 0.03 * hit) * k,
        h,
        P.paper,
        `stroke="${P.ink}" stroke-width="${f(0.1 * k)}"`,
      ) +
      limb(haF, [haF[0] + 0.95 * k, haF[1] + 0.35 * k - hit * 0.1 * k], 0.08 * k, 0.14 * k, P.ink) +
      limb(haB, [haB[0] + 0.5 * k, haB[1] + 0.55 * k], 0.035 * k, 0.03 * k, P.ink)
    );
  };

/** Distaff held up in one hand with the spindle hanging from the other. */
export const distaff: Tool = ({ haF, haB, k }) =>
  limb(
    [haB[0], haB[1] + 0.6 * k],
    [haB[0] + 0.3 * k, haB[1] - 2.6 * k],
    0.07 * k,
    0.06 * k,
    P.earth,
  ) +
  fleece(haB[0] + 0.27 * k, haB[1] - 2.2 * k, 0.5 * k, 0.9) +
  stroke(
    `M${f(haB[0] + 0.5 * k)} ${f(haB[1] - 1.9 * k)}L${f(haF[0])} ${f(haF[1])}L${f(haF[0] + 0.15 * k)} ${f(haF[1] + 1.5 * k)}`,
    P.wool,
    0.06 * k,
  ) +
  limb(
    [haF[0] + 0.15 * k, haF[1] + 1.2 * k],
    [haF[0] + 0.17 * k, haF[1] + 2.1 * k],
    0.05 * k,
    0.16 * k,
    P.earth,
  );

export const bundle: Tool = ({ haF, sh, k }) =>
  limb(
    [haF[0] + 0.4 * k, haF[1] + 0.2 * k],
    [sh[0] - 1.7 * k, sh[1] - 0.9 * k],
    0.07 * k,
    0.07 * k,
    P.ink,
  ) +
  `<path d="${smooth([
    [sh[0] - 2.6 * k, sh[1] - 0.1 * k],
    [sh[0] - 1.7 * k, sh[1] - 0.95 * k],
    [sh[0] - 0.9 * k, sh[1] - 0.1 * k],
    [sh[0] - 1.2 * k, sh[1] + 0.8 * k],
    [sh[0] - 2.2 * k, sh[1] + 0.8 * k],
  ])}" fill="${P.rust}" stroke="${P.ink}" stroke-width="${f(0.07 * k)}"/>` +
  stroke(
    `M${f(sh[0] - 2.3 * k)} ${f(sh[1] + 0.3 * k)}h${f(1.2 * k)}M${f(sh[0] - 1.7 * k)} ${f(sh[1] - 0.8 * k)}v${f(1.4 * k)}`,
    P.ochre,
    0.1 * k,
  );

export const suitcase: Tool = ({ haF, k }) =>
  `<rect x="${f(haF[0] - 0.9 * k)}" y="${f(haF[1] + 0.25 * k)}" width="${f(1.8 * k)}" height="${f(1.25 * k)}" rx="${f(0.1 * k)}" fill="${P.earth}" stroke="${P.ink}" stroke-width="${f(0.08 * k)}"/>` +
  stroke(
    `M${f(haF[0] - 0.3 * k)} ${f(haF[1] + 0.25 * k)}q0 ${f(-0.3 * k)} ${f(0.3 * k)} ${f(-0.3 * k)}t${f(0.3 * k)} ${f(0.3 * k)}M${f(haF[0] - 0.5 * k)} ${f(haF[1] + 0.3 * k)}v${f(1.1 * k)}M${f(haF[0] + 0.5 * k)} ${f(haF[1] + 0.3 * k)}v${f(1.1 * k)}`,
    P.ink,
    0.08 * k,
  );

export const basketOnArm: Tool = ({ haF, k }) =>
  basket(haF[0] + 0.1 * k, haF[1] + 0.9 * k, 0.9 * k);
export const basket = (x: number, y: number, k: number, load?: string): string =>
  (load ?? '') +
  `<path d="M${f(x - k)} ${f(y - k * 0.5)}H${f(x + k)}L${f(x + k * 0.72)} ${f(y + k * 0.45)}H${f(x - k * 0.72)}Z" fill="${P.ochre}" stroke="${P.ink}" stroke-width="${f(Math.max(2, 0.07 * k))}"/>` +
  times(3, (i) =>
    stroke(
      `M${f(x - k * 0.95 + i * k * 0.08)} ${f(y - k * 0.25 + i * k * 0.26)}q${f(k * 0.95)} ${f(k * 0.16)} ${f(k * 1.9 - i * k * 0.16)} 0`,
      P.ink,
      Math.max(2, 0.07 * k),
    ),
  );

export const stoneInHands: Tool = ({ haF, k }) =>
  `<path d="${smooth([
    [haF[0] - 0.6 * k, haF[1] + 0.2 * k],
    [haF[0] - 0.4 * k, haF[1] - 0.5 * k],
    [haF[0] + 0.7 * k, haF[1] - 0.5 * k],
    [haF[0] + 0.9 * k, haF[1] + 0.25 * k],
    [haF[0] + 0.1 * k, haF[1] + 0.4 * k],
  ])}" fill="${P.stone}" stroke="${P.ink}" stroke-width="${f(0.09 * k)}"/>`;

export const tileStack: Tool = ({ haF, k }) =>
  times(
    3,
    (i) =>
      `<rect x="${f(haF[0] - 0.5 * k)}" y="${f(haF[1] - 0.2 * k - i * 0.26 * k)}" width="${f(1.4 * k)}" height="${f(0.24 * k)}" rx="${f(0.1 * k)}" fill="${i % 2 ? P.rust : P.clay}" stroke="${P.ink}" stroke-width="${f(0.06 * k)}"/>`,
  );

export const sack: Tool = ({ sh, k }) =>
  `<path d="${smooth([
    [sh[0] - 1.5 * k, sh[1] + 0.3 * k],
    [sh[0] - 1.2 * k, sh[1] - 0.7 * k],
    [sh[0] + 0.2 * k, sh[1] - 0.85 * k],
    [sh[0] + 0.75 * k, sh[1] - 0.35 * k],
    [sh[0] - 0.2 * k, sh[1] + 0.2 * k],
    [sh[0] - 0.9 * k, sh[1] + 0.75 * k],
  ])}" fill="${P.straw}" stroke="${P.ink}" stroke-width="${f(0.08 * k)}"/>`;

/** A tool with the hold that belongs to it; spread into a person. */
export const use = {
  hoe: { hold: { at: [1.35, 1.65], angle: 0.9, gap: 1.2 }, tool: hoe },
  hoeHigh: { hold: { at: [1.5, -1.1], angle: -0.9, gap: 1.1 }, tool: hoe },
  rake: { hold: { at: [1.5, 1.35], angle: 0.6, gap: 1.3 }, tool: rake },
  fork: { hold: { at: [1.8, 0.5], angle: 0.3, gap: 1.3 }, tool: fork },
  toss: { hold: { at: [1.6, -0.9], angle: -0.95, gap: 1.2 }, tool: fork },
  scythe: { hold: { at: [1.5, 1.25], angle: 0.55, gap: 1.0 }, tool: scythe },
  shovel: { hold: { at: [1.6, 1.2], angle: 0.7, gap: 1.3 }, tool: shovel },
  stir: { hold: { at: [1.7, 0.9], angle: 1.1, gap: 1.0 }, tool: stirrer },
  pole: { hold: { at: [1.7, -0.6], angle: -0.8, gap: 1.2 }, tool: pole },
  broom: { hold: { at: [1.5, 1.1], angle: 0.95, gap: 1.1 }, tool: broom },
} as const satisfies Record<string, Partial<Person>>;
