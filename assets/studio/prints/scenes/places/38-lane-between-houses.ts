import { equine, hen } from '../../kit/animals.ts';
import { church } from '../../kit/buildings.ts';
import {
  clip,
  f,
  gouge,
  limb,
  mark,
  outline,
  P,
  poly,
  smooth,
  times,
  type Pt,
} from '../../kit/ink.ts';
import { hill, shadow, sky } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import type { Scene } from '../../kit/scene.ts';

function lane(b: Sheet): void {
  const { r, H } = b;
  sky(b, { ground: P.water, cut: P.paper2, kind: 'clouds', to: 400, birds: 3 });
  hill(b, { y: 430, amp: 190, wave: 300, fill: P.indigo, cut: P.water, shift: 5.2 });
  const VP: Pt = [820, 430];
  b.add(church(770, 470, 150));
  // walls left and right run to the vanishing point
  const side = (sign: 1 | -1): void => {
    const X = (d: number): number => VP[0] + sign * d;
    const top = (d: number, t: number): number => VP[1] + d * 0.82 - d * t;
    const near = 900;
    const far = 90;
    const shape = (
      d0: number,
      d1: number,
      t0: number,
      t1: number,
      fill: string,
      extra = '',
    ): string =>
      poly(
        [
          [X(d0), top(d0, t0)],
          [X(d1), top(d1, t0)],
          [X(d1), top(d1, t1)],
          [X(d0), top(d0, t1)],
        ],
        fill,
        extra,
      );
    b.add(shape(far, near, 0, 0.75, P.ink));
    for (let row = 0; row < 11; row++) {
      let d = far;
      while (d < near) {
        const w = d * r.u(0.12, 0.26);
        b.add(
          shape(
            d + d * 0.012,
            Math.min(near, d + w),
            row * 0.068 + 0.005,
            row * 0.068 + 0.062,
            r.pick([P.stone, P.paper2, P.stone, '#b9ae9b', P.straw]),
          ),
        );
        d += w;
      }
    }
    b.add(shape(far, near, 0.36, 0.378, P.earth), shape(far, near, 0.66, 0.678, P.earth));
    // jettied upper floors, out over the lane
    const jut = (d: number): number => d * 0.88;
    const cols = sign > 0 ? [P.ochre, P.paper, P.straw] : [P.paper, P.ochre, P.paper];
    (
      [
        [100, 190],
        [200, 400],
        [420, 980],
      ] as const
    ).forEach(([d0, d1], i) => {
      const up = (d: number, t: number): Pt => [X(jut(d)), top(d, t)];
      b.add(
        poly([up(d0, 0.74), up(d1, 0.74), up(d1, 1.5), up(d0, 1.5)], cols[i] ?? P.paper),
        poly([[X(d1), top(d1, 0.72)], up(d1, 0.74), up(d0, 0.74), [X(d0), top(d0, 0.72)]], P.ink),
      );
      b.add(
        clip(
          outline([up(d0, 0.74), up(d1, 0.74), up(d1, 1.5), up(d0, 1.5)]),
          times(90, () => {
            const d = r.u(d0, d1);
            const p = up(d, r.u(0.76, 1.48));
            return mark(p[0], p[1], 1.5, d * 0.09, d * 0.005, P.paper2, r);
          }),
        ),
      );
      for (let k = 0; k < 3; k++) {
        const e0 = d0 + (d1 - d0) * (0.12 + k * 0.3);
        const e1 = e0 + (d1 - d0) * 0.2;
        b.add(
          poly([up(e0, 0.94), up(e1, 0.94), up(e1, 1.3), up(e0, 1.3)], P.ink),
          poly(
            [
              up(e0 + (e1 - e0) * 0.1, 0.96),
              up(e0 + (e1 - e0) * 0.46, 0.96),
              up(e0 + (e1 - e0) * 0.46, 1.28),
              up(e0 + (e1 - e0) * 0.1, 1.28),
            ],
            P.indigo,
          ),
          poly(
            [
              up(e0 + (e1 - e0) * 0.56, 0.96),
              up(e0 + (e1 - e0) * 0.92, 0.96),
              up(e0 + (e1 - e0) * 0.92, 1.28),
              up(e0 + (e1 - e0) * 0.56, 1.28),
            ],
            P.indigo,
          ),
        );
      }
      const e = (d: number, t: number, o: number): Pt => [X(d * o), top(d, t)];
      b.add(
        poly([e(d0, 1.5, 0.72), e(d1, 1.5, 0.72), e(d1, 1.82, 1.15), e(d0, 1.82, 1.15)], P.rust),
        times(50, () => {
          const d = r.u(d0, d1);
          const q = r();
          const p = e(d, 1.5 + 0.32 * q, 0.72 + 0.43 * q);
          return mark(
            p[0],
            p[1],
            sign > 0 ? -0.65 : -2.5,
            d * 0.12,
            d * 0.01,
            r() < 0.7 ? P.clay : P.ink,
            r,
          );
        }),
        limb(e(d0, 1.5, 0.72), e(d1, 1.5, 0.72), d0 * 0.015, d1 * 0.012, P.ink),
      );
    });
    b.add(shape(300, 372, 0, 0.5, P.ink), shape(308, 366, 0, 0.47, sign > 0 ? P.rust : P.indigo));
  };
  const paving: Pt[] = [
    [VP[0] - 90, VP[1] + 74],
    [VP[0] + 90, VP[1] + 74],
    [VP[0] + 900, H + 120],
    [VP[0] - 900, H + 120],
  ];
  b.add(poly(paving, P.clay));
  b.add(
    clip(
      outline(paving),
      times(520, () => {
        const t = Math.pow(r(), 0.6);
        const y = VP[1] + 74 + t * 640;
        const k = 6 + t * 34;
        const x = VP[0] + r.u(-1, 1) * (90 + t * 800);
        return `<path d="${smooth([
          [-k, 0],
          [-k * 0.5, -k * 0.4],
          [k * 0.5, -k * 0.42],
          [k, 0],
          [0, k * 0.34],
        ])}" transform="translate(${f(x)} ${f(y)})" fill="${r.pick([P.straw, P.stone, P.paper2, P.straw])}" stroke="${P.earth}" stroke-width="2"/>`;
      }) +
        gouge(
          [
            [VP[0], VP[1] + 70],
            [VP[0] - 30, 700],
            [VP[0] - 190, 1120],
          ],
          12,
          P.stone,
        ),
    ),
  );
  side(-1);
  side(1);
  b.add(
    shadow(850, 900, 170, P.earth),
    equine(r, {
      x: 860,
      y: 900,
      s: 230,
      dir: 1,
      load: `<path d="M-0.5 -1.2L0.3 -1.24L0.36 -0.86L-0.54 -0.82Z" fill="${P.ochre}" stroke="${P.ink}" stroke-width="0.03"/>${times(9, (i) => `<path d="M${-0.5 + i * 0.09} -1.2L${-0.52 + i * 0.1} -0.84" stroke="${P.ink}" stroke-width="0.025"/>`)}`,
    }),
    person(r, {
      x: 620,
      y: 960,
      h: 380,
      back: true,
      ...wear.woman,
      armF: [2.7, 2.9],
      armB: [3.5, 3.3],
    }),
    hen(r, 1020, 980, 60, -1, P.paper),
    person(r, {
      x: 800,
      y: 600,
      h: 120,
      back: true,
      ...wear.man,
      armF: [2.8, 3.0],
      armB: [3.4, 3.2],
    }),
  );
}

export const scene: Scene = { seed: 138, draw: lane };
