import {
  box,
  clip,
  disc,
  f,
  limb,
  mark,
  outline,
  oval,
  P,
  poly,
  smooth,
  stroke,
  times,
  type Pt,
} from '../../kit/ink.ts';
import { ground, hill, shadow, sky } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import { tuft } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { suitcase } from '../../kit/tools.ts';

function train(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.paper2, cut: P.straw, kind: 'cirrus', to: 480 });
  hill(b, { y: 560, amp: 130, wave: 620, fill: P.water, cut: P.paper, shift: 6.4 });
  hill(b, { y: 590, amp: 50, wave: 360, fill: P.sage, cut: P.straw, shift: 1.1 });
  ground(b, 590, P.ochre, P.straw, () => 0.01, { step: 12, len: 60, to: 760, second: P.sage });
  b.add(
    times(
      11,
      (i) =>
        box(900 + i * 62, 560, 3, 60, P.ink) +
        stroke(`M${900 + i * 62} 566q31 14 62 0`, P.ink, 1.6),
    ),
  );
  // embankment
  const bank: Pt[] = [
    [-20, 720],
    [W + 20, 690],
    [W + 20, 850],
    [-20, 890],
  ];
  b.add(
    poly(bank, P.deep),
    clip(
      outline(bank),
      times(260, () =>
        mark(r.u(0, W), r.u(700, 880), 1.9, r.u(26, 60), 2.6, r() < 0.6 ? P.leaf : P.sage, r),
      ),
    ),
    poly(
      [
        [-20, 716],
        [W + 20, 686],
        [W + 20, 702],
        [-20, 732],
      ],
      P.stone,
    ),
    times(60, (i) => box(i * 27, 722 - i * 0.5, 12, 7, P.ink)),
  );
  const y = (x: number): number => 716 - ((x + 20) * 30) / 1640;
  const wheel = (x: number, q: number): string =>
    disc(x, y(x) - q, q, P.ink) +
    disc(x, y(x) - q, q * 0.68, P.rust) +
    times(6, (i) =>
      limb(
        [x, y(x) - q],
        [x + Math.cos(i * 1.05) * q * 0.8, y(x) - q + Math.sin(i * 1.05) * q * 0.8],
        2.4,
        2.4,
        P.ink,
      ),
    );
  // carriages then engine, heading right
  for (let k = 0; k < 3; k++) {
    const x = 80 + k * 270;
    b.add(
      box(
        x,
        y(x) - 140,
        250,
        112,
        [P.rust, P.leaf, P.rust][k] ?? P.rust,
        `stroke="${P.ink}" stroke-width="5"`,
      ),
      `<path d="M${x - 10} ${f(y(x) - 138)}Q${x + 125} ${f(y(x) - 186)} ${x + 260} ${f(y(x) - 140)}Z" fill="${P.ink}"/>`,
      times(5, (i) =>
        box(x + 18 + i * 46, y(x) - 122, 30, 44, P.straw, `stroke="${P.ink}" stroke-width="3"`),
      ),
      box(x, y(x) - 62, 250, 8, P.ochre),
      wheel(x + 50, 24),
      wheel(x + 200, 24),
    );
  }
  b.add(box(890, y(890) - 110, 130, 84, P.ink), wheel(920, 22), wheel(990, 22));
  b.add(
    box(1050, y(1050) - 190, 110, 164, P.deep, `stroke="${P.ink}" stroke-width="5"`),
    box(1036, y(1050) - 206, 138, 20, P.ink),
    box(1070, y(1050) - 170, 60, 60, P.straw, `stroke="${P.ink}" stroke-width="4"`),
    box(1160, y(1160) - 138, 250, 92, P.deep, `stroke="${P.ink}" stroke-width="5"`),
    times(4, (i) => box(1200 + i * 56, y(1200) - 138, 8, 92, P.ochre)),
    box(1340, y(1340) - 216, 38, 84, P.ink),
    poly(
      [
        [1326, y(1340) - 214],
        [1392, y(1340) - 214],
        [1380, y(1340) - 240],
        [1338, y(1340) - 240],
      ],
      P.ink,
    ),
    oval(1240, y(1240) - 146, 26, 26, P.ochre, `stroke="${P.ink}" stroke-width="4"`),
    poly(
      [
        [1410, y(1410) - 60],
        [1410, y(1410) - 8],
        [1470, y(1410) - 8],
      ],
      P.rust,
      `stroke="${P.ink}" stroke-width="4"`,
    ),
    wheel(1110, 46),
    wheel(1220, 46),
    wheel(1320, 34),
    wheel(1390, 26),
    limb([1110, y(1110) - 46], [1320, y(1320) - 40], 6, 6, P.stone),
  );
  // steam back over the train
  b.add(
    times(11, (i) => {
      const x = 1340 - i * 108;
      const q = 34 + i * 8;
      const yy = y(x) - 280 - i * 13 + r.u(-10, 10);
      const p: Pt[] = [];
      for (let j = 0; j < 12; j++) {
        const a = (j / 12) * 6.283;
        p.push([
          x + Math.cos(a) * q * 1.5 * (1 + (j % 2 ? 0.1 : -0.05)),
          yy + Math.sin(a) * q * (1 + (j % 2 ? 0.1 : -0.05)),
        ]);
      }
      return (
        `<path d="${smooth(p)}" fill="${i % 2 ? P.paper : P.wool}" stroke="${P.stone}" stroke-width="2"/>` +
        clip(
          smooth(p),
          times(9, () =>
            mark(x + r.u(-q, q), yy + r.u(0, q), r.u(-0.3, 0.3), q, 2, P.stone, r, 0.5),
          ),
        )
      );
    }),
  );
  ground(b, 860, P.earth, P.clay, () => -0.02, { step: 16, second: P.ochre });
  b.add(shadow(330, 1000, 300, P.ink, 0.4));
  b.add(
    person(r, {
      x: 210,
      y: 1000,
      h: 370,
      back: true,
      ...wear.man,
      top: P.ink,
      topcut: P.stone,
      vest: P.ink,
      low: P.ink,
      legwrap: P.ink,
      armF: [2.8, 3.0],
      armB: [3.5, 3.3],
      tool: suitcase,
      legF: [3.0, 3.1],
      legB: [3.3, 3.2],
    }),
    person(r, {
      x: 390,
      y: 1005,
      h: 380,
      back: true,
      ...wear.man,
      top: P.earth,
      vest: P.earth,
      topcut: P.straw,
      armF: [2.7, 2.9],
      armB: [3.5, 3.3],
      legF: [3.0, 3.1],
      legB: [3.3, 3.2],
    }),
    person(r, {
      x: 530,
      y: 1005,
      h: 350,
      back: true,
      ...wear.woman,
      armF: [1.5, 0.5],
      armB: [3.4, 3.2],
    }),
    person(r, {
      x: 1330,
      y: 1010,
      h: 400,
      dir: -1,
      ...wear.man,
      top: P.indigo,
      vest: P.indigo,
      head: 'fez',
      low: P.indigo,
      legwrap: P.indigo,
      plain: true,
      armF: [1.2, 0.3],
      tool: ({ haF, k }) =>
        limb(haF, [haF[0], haF[1] - 1.2 * k], 0.05 * k, 0.05 * k, P.ink) +
        box(haF[0], haF[1] - 1.3 * k, k, 0.7 * k, P.rust),
    }),
    times(20, () => tuft(r, r.u(0, W), r.u(1020, 1060), 30, P.straw)),
    box(640, 960, 110, 60, P.earth, `stroke="${P.ink}" stroke-width="4"`),
  );
}

export const scene: Scene = { seed: 148, draw: train };
