/** People by joint angles, always in profile, bent or from behind: never a face to the front. */
import { clip, f, gouge, limb, mark, P, poly, smooth, disc, type Pt, type Rng } from './ink.ts';

/** Where a tool may take hold of the body. `k` is an eighth or so of the height. */
export interface Joints {
  haF: Pt;
  haB: Pt;
  hd: Pt;
  sh: Pt;
  hip: Pt;
  k: number;
}
export type Tool = (j: Joints) => string;

export interface Person {
  x: number;
  y: number;
  h: number;
  dir?: 1 | -1;
  lean?: number;
  neck?: number;
  /** Upper arm and forearm, radians; 0 is up, positive is forward. */
  armF?: Pt;
  armB?: Pt;
  legF?: Pt;
  legB?: Pt;
  dress?: 'skirt' | 'trousers';
  head?: 'scarf' | 'cap' | 'bare' | 'brim' | 'fez';
  /** `stand`, `sit` on something knee-high, `squat` on the ground. */
  seat?: 'stand' | 'sit' | 'squat';
  back?: boolean;
  moustache?: boolean;
  top?: string;
  low?: string;
  lowcut?: string;
  topcut?: string;
  vest?: string | undefined;
  apron?: string | undefined;
  belt?: string;
  legwrap?: string;
  scarfc?: string;
  scarfcut?: string;
  hatc?: string;
  hair?: string;
  skin?: string;
  plain?: boolean;
  tool?: Tool;
  toolBehind?: Tool;
  /** Both hands on a shaft: front hand from the shoulder in eighths, its angle, and the gap. */
  hold?: Hold;
}

export interface Hold {
  at: Pt;
  /** Direction in which the shaft points, radians; 0 is forward, positive is down. */
  angle: number;
  gap: number;
}

/** Upper and lower arm angles that bring a hand to a point. */
export function reach(sh: Pt, to: Pt, k: number): Pt {
  const [l1, l2] = [1.25 * k, 1.2 * k];
  const d = Math.min(
    l1 + l2 - 0.02 * k,
    Math.max(0.2 * k, Math.hypot(to[0] - sh[0], to[1] - sh[1])),
  );
  const toward = Math.atan2(to[0] - sh[0], -(to[1] - sh[1]));
  const bend = Math.acos(Math.max(-1, Math.min(1, (l1 * l1 + d * d - l2 * l2) / (2 * l1 * d))));
  const upper = toward + bend;
  const el = step(sh, upper, l1);
  const hand: Pt = [sh[0] + Math.sin(toward) * d, sh[1] - Math.cos(toward) * d];
  return [upper, Math.atan2(hand[0] - el[0], -(hand[1] - el[1]))];
}

/** A step from a point: angle 0 is up, positive is forward. */
export const step = (p: Pt, angle: number, len: number): Pt => [
  p[0] + Math.sin(angle) * len,
  p[1] - Math.cos(angle) * len,
];

export function person(r: Rng, o: Person): string {
  const dir = o.dir ?? 1;
  const lean = o.lean ?? 0;
  const neck = o.neck ?? 0;
  const seat = o.seat ?? 'stand';
  const woman = (o.dress ?? 'skirt') === 'skirt';
  const top = o.top ?? P.wool;
  const low = o.low ?? P.ink;
  const skin = o.skin ?? P.clay;
  const headwear = o.head ?? (woman ? 'scarf' : 'cap');
  const k = o.h / 7.6;
  const legF =
    o.legF ?? (seat === 'sit' ? [1.65, 3.1] : seat === 'squat' ? [1.25, 3.6] : [3.0, 3.1]);
  const legB =
    o.legB ?? (seat === 'sit' ? [1.75, 3.2] : seat === 'squat' ? [1.4, 3.7] : [3.25, 3.2]);
  const drop = (a: Pt): number => -Math.cos(a[0]) * 1.85 - Math.cos(a[1]) * 1.8;
  const rise = seat === 'stand' ? 3.75 : Math.max(0.6, Math.max(drop(legF), drop(legB)) + 0.15);
  const hip: Pt = [0, -rise * k];
  const sh = step(hip, lean, 2.35 * k);
  const nk = step(sh, lean * 1.05, 0.32 * k);
  const hd = step(nk, lean * 1.1 + neck, 0.52 * k);
  const kneeF = step(hip, legF[0], 1.85 * k);
  const ankF = step(kneeF, legF[1], 1.8 * k);
  const kneeB = step(hip, legB[0], 1.85 * k);
  const ankB = step(kneeB, legB[1], 1.8 * k);
  const h = o.hold;
  const front: Pt = h ? [sh[0] + h.at[0] * k, sh[1] + h.at[1] * k] : [0, 0];
  const armF = h ? reach(sh, front, k) : (o.armF ?? [2.6, 2.3]);
  const armB = h
    ? reach(
        sh,
        [front[0] - Math.cos(h.angle) * h.gap * k, front[1] - Math.sin(h.angle) * h.gap * k],
        k,
      )
    : (o.armB ?? [2.9, 2.6]);
  const elF = step(sh, armF[0], 1.25 * k);
  const haF = step(elF, armF[1], 1.2 * k);
  const elB = step(sh, armB[0], 1.25 * k);
  const haB = step(elB, armB[1], 1.2 * k);
  const joints: Joints = { haF, haB, hd, sh, hip, k };
  const K = (n: number): string => f(n * k);

  const shoe = (a: Pt): string =>
    o.back
      ? `<ellipse cx="${f(a[0])}" cy="${f(a[1] + 0.12 * k)}" rx="${K(0.3)}" ry="${K(0.17)}" fill="${P.ink}"/>`
      : `<path d="M${f(a[0] - 0.22 * k)} ${f(a[1] - 0.1 * k)}L${f(a[0] + 0.2 * k)} ${f(a[1] - 0.15 * k)}Q${f(a[0] + 0.75 * k)} ${f(a[1] + 0.1 * k)} ${f(a[0] + 0.72 * k)} ${f(a[1] + 0.25 * k)}L${f(a[0] - 0.25 * k)} ${f(a[1] + 0.25 * k)}Z" fill="${P.ink}"/>`;

  let s = '';
  s += limb(sh, elB, 0.34 * k, 0.27 * k, top) + limb(elB, haB, 0.26 * k, 0.16 * k, top);
  s += disc(haB[0], haB[1], 0.19 * k, skin);
  if (o.toolBehind) s += o.toolBehind(joints);
  if (woman) s += skirt();
  else if (!(o.back && seat === 'sit')) s += trousers();
  s += torso();
  s += head();
  s += frontArm();
  return `<g transform="translate(${f(o.x)} ${f(o.y)}) scale(${dir} 1)">${s}</g>`;

  function skirt(): string {
    if (seat !== 'stand') {
      const d = smooth([
        [hip[0] - 0.7 * k, hip[1] - 0.3 * k],
        [hip[0] + 0.55 * k, hip[1] - 0.4 * k],
        [kneeF[0] + 0.35 * k, kneeF[1] - 0.3 * k],
        [kneeF[0] + 0.65 * k, -0.35 * k],
        [kneeF[0] - 0.6 * k, -0.15 * k],
        [hip[0] - 0.4 * k, -0.2 * k],
        [hip[0] - 0.95 * k, Math.min(-0.25 * k, hip[1] + 0.9 * k)],
      ]);
      let m = '';
      for (let i = 0; i < 8; i++) {
        const t = i / 7;
        m += gouge(
          [
            [hip[0] + t * (kneeF[0] - hip[0]), hip[1] - 0.1 * k],
            [kneeF[0] * t + 0.3 * k, hip[1] * 0.5],
            [kneeF[0] * (0.35 + 0.75 * t), -0.3 * k],
          ],
          0.05 * k,
          o.lowcut ?? P.earth,
          r,
        );
      }
      const lap = o.apron
        ? clip(
            d,
            poly(
              [
                [hip[0] + 0.45 * k, hip[1] - 0.5 * k],
                [kneeF[0] + 0.8 * k, kneeF[1] - 0.5 * k],
                [kneeF[0] + 0.8 * k, -0.6 * k],
                [kneeF[0] - 0.2 * k, -0.6 * k],
              ],
              o.apron,
            ) + bands(kneeF[0] - 0.6 * k, hip[1] + 0.3 * k, 2 * k, 3),
          )
        : '';
      return (
        shoe([ankF[0] + 0.1 * k, -0.25 * k]) + `<path d="${d}" fill="${low}"/>` + clip(d, m) + lap
      );
    }
    const hem = -0.35 * k;
    const sp = 1.25 * k + Math.abs(ankF[0] - ankB[0]) * 0.35;
    const cx = (ankF[0] + ankB[0]) / 2;
    const d = smooth([
      [hip[0] - 0.62 * k, hip[1] - 0.25 * k],
      [hip[0] + 0.62 * k, hip[1] - 0.25 * k],
      [cx * 0.6 + 0.95 * k, -2 * k],
      [cx + sp, hem - 0.05 * k],
      [cx, hem + 0.12 * k],
      [cx - sp, hem],
      [cx * 0.6 - 0.95 * k, -2 * k],
    ]);
    let q =
      shoe([ankB[0], -0.25 * k]) + shoe([ankF[0], -0.25 * k]) + `<path d="${d}" fill="${low}"/>`;
    let m = '';
    for (let i = 0; i < 9; i++) {
      const t = i / 8;
      const x0 = hip[0] + (-0.5 + t) * k;
      const x1 = cx + (-0.5 + t) * 2 * sp * 0.92;
      m += gouge(
        [
          [x0, hip[1] + 0.3 * k + r.u(0, 0.9) * k],
          [(x0 + x1) / 2 + r.u(-0.05, 0.05) * k, -1.7 * k],
          [x1, hem - 0.15 * k - r.u(0, 0.7) * k],
        ],
        0.05 * k,
        o.lowcut ?? P.earth,
        r,
      );
    }
    q += clip(d, m);
    if (o.apron) {
      const da = o.back
        ? ''
        : smooth([
            [hip[0] + 0.1 * k, hip[1] - 0.2 * k],
            [hip[0] + 0.62 * k, hip[1] - 0.2 * k],
            [cx * 0.6 + 0.98 * k, -2 * k],
            [cx + sp * 0.86, -0.9 * k],
            [cx + sp * 0.2, -0.85 * k],
            [hip[0] + 0.22 * k, -2 * k],
          ]);
      if (da)
        q +=
          `<path d="${da}" fill="${o.apron}"/>` +
          clip(da, bands(hip[0] - k, hip[1] + 0.5 * k, 4 * k, 6));
      else q += clip(d, bands(cx - 2 * k, -1.1 * k, 4 * k, 2));
    }
    return q;
  }

  function bands(x: number, y: number, w: number, n: number): string {
    let m = '';
    for (let j = 0; j < n; j++)
      m += `<path d="M${f(x)} ${f(y + j * 0.45 * k)}h${f(w)}v${K(0.13)}h${f(-w)}z" fill="${[P.ochre, P.ink, P.rust][j % 3]}"/>`;
    return m;
  }

  function trousers(): string {
    let q = '';
    for (const [a, b, c] of [
      [hip, kneeB, ankB],
      [hip, kneeF, ankF],
    ] as const)
      q +=
        limb(a, b, 0.46 * k, 0.33 * k, low) +
        limb(b, c, 0.32 * k, 0.2 * k, o.legwrap ?? low) +
        shoe(c);
    return (
      q +
      gouge(
        [
          [kneeF[0] + 0.12 * k, kneeF[1] - 0.9 * k],
          [kneeF[0] + 0.16 * k, kneeF[1]],
        ],
        0.05 * k,
        o.lowcut ?? P.earth,
        r,
      )
    );
  }

  function torso(): string {
    const nx = Math.cos(lean);
    const ny = Math.sin(lean);
    const T = (p: Pt, a: number): Pt => [p[0] + nx * a * k, p[1] + ny * a * k];
    const wide = o.back ? 1.12 : 1;
    const d = smooth([
      T(hip, -0.6),
      T(step(hip, lean, 1.1 * k), -0.58 * wide),
      T(step(sh, lean, -0.1 * k), -0.72 * wide),
      T(step(sh, lean, 0.12 * k), -0.3),
      T(step(sh, lean, 0.12 * k), 0.3),
      T(step(sh, lean, -0.15 * k), 0.68 * wide),
      T(step(hip, lean, 1.1 * k), 0.6 * wide),
      T(hip, 0.62),
    ]);
    let q = `<path d="${d}" fill="${o.vest ?? top}"/>`;
    let tm = '';
    for (let i = 0; i < 7; i++) {
      const c = step(hip, lean, (0.2 + i * 0.32) * k);
      tm += mark(
        c[0] - 0.25 * k * nx,
        c[1] - 0.25 * k * ny,
        lean + 0.35,
        0.55 * k,
        0.035 * k,
        o.topcut ?? (o.vest ? P.ochre : P.stone),
        r,
      );
    }
    q += clip(d, tm);
    const belt = [
      T(step(hip, lean, 0.05 * k), -0.64),
      T(step(hip, lean, 0.05 * k), 0.64),
      T(step(hip, lean, 0.42 * k), 0.63),
      T(step(hip, lean, 0.42 * k), -0.62),
    ];
    return q + (o.plain ? '' : poly(belt, o.belt ?? P.rust));
  }

  function head(): string {
    let q = limb(sh, nk, 0.24 * k, 0.2 * k, skin);
    q += `<g transform="translate(${f(hd[0])} ${f(hd[1])}) rotate(${f((lean + neck) * 57.3)})">`;
    if (o.back) {
      q += `<ellipse cx="0" cy="${K(-0.05)}" rx="${K(0.42)}" ry="${K(0.55)}" fill="${skin}"/>`;
      if (headwear === 'scarf')
        q +=
          `<path d="M${K(-0.52)} ${K(0.1)}Q${K(-0.55)} ${K(-0.72)} 0 ${K(-0.72)}Q${K(0.55)} ${K(-0.72)} ${K(0.52)} ${K(0.1)}L${K(0.6)} ${K(0.6)}L0 ${K(1.35)}L${K(-0.6)} ${K(0.6)}Z" fill="${o.scarfc ?? P.wool}"/>` +
          mark(-0.22 * k, 0.2 * k, 1.75, 0.9 * k, 0.03 * k, o.scarfcut ?? P.rust, r) +
          mark(0.22 * k, 0.2 * k, 1.4, 0.9 * k, 0.03 * k, o.scarfcut ?? P.rust, r);
      else {
        q += `<path d="M${K(-0.45)} ${K(0.2)}Q${K(-0.52)} ${K(-0.66)} 0 ${K(-0.66)}Q${K(0.52)} ${K(-0.66)} ${K(0.45)} ${K(0.2)}Q0 ${K(0.45)} ${K(-0.45)} ${K(0.2)}Z" fill="${o.hair ?? P.ink}"/>`;
        if (headwear === 'cap')
          q += `<path d="M${K(-0.5)} ${K(-0.16)}Q${K(-0.52)} ${K(-0.86)} 0 ${K(-0.86)}Q${K(0.52)} ${K(-0.86)} ${K(0.5)} ${K(-0.16)}Z" fill="${o.hatc ?? P.ink}"/>`;
        if (headwear === 'brim')
          q += `<path d="M${K(-0.42)} ${K(-0.25)}Q${K(-0.4)} ${K(-0.92)} 0 ${K(-0.92)}Q${K(0.4)} ${K(-0.92)} ${K(0.42)} ${K(-0.25)}Z" fill="${o.hatc ?? P.ink}"/><ellipse cx="0" cy="${K(-0.22)}" rx="${K(0.85)}" ry="${K(0.2)}" fill="${o.hatc ?? P.ink}"/>`;
        if (headwear === 'fez')
          q += `<path d="M${K(-0.42)} ${K(-0.2)}L${K(-0.34)} ${K(-0.95)}H${K(0.34)}L${K(0.42)} ${K(-0.2)}Z" fill="${o.hatc ?? P.rust}"/>`;
      }
      return q + '</g>';
    }
    q += `<path d="M${K(-0.38)} ${K(-0.2)}Q${K(-0.35)} ${K(-0.62)} ${K(0.05)} ${K(-0.6)}Q${K(0.42)} ${K(-0.55)} ${K(0.42)} ${K(-0.1)}L${K(0.5)} ${K(0.06)}L${K(0.4)} ${K(0.1)}Q${K(0.42)} ${K(0.5)} ${K(0.1)} ${K(0.5)}Q${K(-0.3)} ${K(0.45)} ${K(-0.38)} ${K(-0.2)}Z" fill="${skin}"/>`;
    if (o.moustache)
      q += `<path d="M${K(0.18)} ${K(0.18)}L${K(0.52)} ${K(0.22)}L${K(0.2)} ${K(0.3)}Z" fill="${o.hair ?? P.ink}"/>`;
    if (headwear === 'scarf')
      q +=
        `<path d="M${K(0.3)} ${K(-0.5)}Q0 ${K(-0.78)} ${K(-0.4)} ${K(-0.5)}Q${K(-0.62)} ${K(-0.1)} ${K(-0.5)} ${K(0.45)}L${K(-0.75)} ${K(1.0)}L${K(-0.1)} ${K(0.72)}L${K(0.12)} ${K(0.5)}Q${K(-0.12)} ${K(0.1)} ${K(0.3)} ${K(-0.5)}Z" fill="${o.scarfc ?? P.wool}"/>` +
        mark(-0.3 * k, 0.05 * k, 1.3, 0.7 * k, 0.035 * k, o.scarfcut ?? P.rust, r, 0.4) +
        mark(-0.12 * k, -0.25 * k, 1.9, 0.5 * k, 0.03 * k, o.scarfcut ?? P.rust, r);
    else if (headwear === 'bare')
      q += `<path d="M${K(-0.42)} ${K(0.05)}Q${K(-0.5)} ${K(-0.7)} ${K(0.1)} ${K(-0.68)}Q${K(0.4)} ${K(-0.62)} ${K(0.42)} ${K(-0.32)}Q0 ${K(-0.4)} ${K(-0.1)} ${K(0.02)}Z" fill="${o.hair ?? P.ink}"/>`;
    else if (headwear === 'fez')
      q += `<path d="M${K(-0.4)} ${K(-0.25)}L${K(-0.32)} ${K(-0.98)}L${K(0.34)} ${K(-0.94)}L${K(0.4)} ${K(-0.3)}Z" fill="${o.hatc ?? P.rust}"/>`;
    else {
      q += `<path d="M${K(-0.42)} ${K(-0.22)}Q${K(-0.46)} ${K(-0.95)} ${K(0.02)} ${K(-0.92)}Q${K(0.46)} ${K(-0.9)} ${K(0.42)} ${K(-0.28)}Z" fill="${o.hatc ?? P.ink}"/>`;
      if (headwear === 'brim')
        q += `<path d="M${K(-0.85)} ${K(-0.2)}Q0 ${K(-0.5)} ${K(0.9)} ${K(-0.22)}Q0 ${K(-0.1)} ${K(-0.85)} ${K(-0.2)}Z" fill="${o.hatc ?? P.ink}"/>`;
    }
    return q + '</g>';
  }

  function frontArm(): string {
    let q = limb(sh, elF, 0.37 * k, 0.29 * k, top) + limb(elF, haF, 0.28 * k, 0.17 * k, top);
    q +=
      gouge(
        [[sh[0], sh[1] + 0.1 * k], [(sh[0] + elF[0]) / 2 + 0.08 * k, (sh[1] + elF[1]) / 2], elF],
        0.04 * k,
        o.topcut ?? P.stone,
        r,
      ) +
      gouge(
        [elF, [(elF[0] + haF[0]) / 2, (elF[1] + haF[1]) / 2 + 0.05 * k], haF],
        0.035 * k,
        o.topcut ?? P.stone,
        r,
      );
    if (!o.plain) {
      const c: Pt = [elF[0] + (haF[0] - elF[0]) * 0.8, elF[1] + (haF[1] - elF[1]) * 0.8];
      q += limb(
        c,
        [c[0] + (haF[0] - elF[0]) * 0.1, c[1] + (haF[1] - elF[1]) * 0.1],
        0.22 * k,
        0.2 * k,
        P.rust,
      );
    }
    if (o.tool) q += o.tool(joints);
    return q + disc(haF[0], haF[1], 0.21 * k, skin);
  }
}

/** Everyday dress; spread into a person and override what differs. */
export const wear = {
  woman: { low: P.ink, lowcut: P.clay, apron: P.rust } satisfies Partial<Person>,
  girl: {
    low: P.indigo,
    lowcut: P.water,
    apron: P.ochre,
    scarfc: P.ochre,
  } satisfies Partial<Person>,
  widow: {
    low: P.deep,
    lowcut: P.sage,
    apron: P.indigo,
    scarfc: P.ink,
    scarfcut: P.stone,
  } satisfies Partial<Person>,
  man: {
    dress: 'trousers',
    head: 'cap',
    moustache: true,
    low: P.ink,
    lowcut: P.clay,
    vest: P.rust,
    legwrap: P.wool,
    legF: [2.8, 3.15],
    legB: [3.4, 3.5],
  } satisfies Partial<Person>,
  youth: {
    dress: 'trousers',
    head: 'bare',
    low: P.wool,
    lowcut: P.stone,
    vest: P.indigo,
    legwrap: P.ink,
    legF: [2.85, 3.15],
    legB: [3.35, 3.4],
  } satisfies Partial<Person>,
} as const;
