import { blob, clip, f, limb, mark, oval, P, poly, times, type Pt } from '../../kit/ink.ts';
import { bankStones, ground, hill, sky, toward, water } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import { tree, tuft } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { rug, stoneFace } from '../../kit/things.ts';

function dryingRugs(b: Sheet): void {
  const { r, W, H } = b;
  sky(b, { ground: P.water, cut: P.paper2, kind: 'clouds', to: 260 });
  hill(b, { y: 330, amp: 190, wave: 300, fill: P.indigo, cut: P.water, shift: 4.4 });
  hill(b, { y: 400, amp: 130, wave: 420, fill: P.deep, cut: P.leaf, shift: 9.2 });
  ground(b, 420, P.sage, P.straw, toward(800, 300), { step: 15 });
  b.add(
    times(7, (i) =>
      tree(r, {
        x: 60 + i * 240 + r.u(-40, 40),
        y: 460,
        h: r.u(150, 240),
        kind: i % 2 ? 'poplar' : 'round',
      }),
    ),
  );
  water(b, 640, 1090, { stones: false, seed: 5 });
  // the bridge fills the middle, close: two arches and a long parapet
  b.add(stoneFace(r, -20, 470, W + 40, 330, 48));
  for (const [x, w] of [
    [330, 340],
    [1010, 300],
  ] as const)
    b.add(
      `<path d="M${x - w / 2} 820V700Q${x - w / 2} 560 ${x} 560Q${x + w / 2} 560 ${x + w / 2} 700V820Z" fill="${P.ink}"/>`,
      times(11, (i) => {
        const a = Math.PI + ((i + 0.5) / 11) * Math.PI;
        return `<g transform="translate(${f(x + Math.cos(a) * (w / 2 + 14))} ${f(708 + Math.sin(a) * 164)}) rotate(${f(a * 57.3 + 90)})"><rect x="-22" y="-24" width="44" height="48" fill="${P.paper2}" stroke="${P.ink}" stroke-width="4"/></g>`;
      }),
      clip(
        `M${x - w / 2} 820V700Q${x - w / 2} 560 ${x} 560Q${x + w / 2} 560 ${x + w / 2} 700V820Z`,
        times(40, () => mark(x + r.u(-w / 2, w / 2), r.u(730, 820), 0, 60, 3, P.water, r)),
      ),
    );
  b.add(
    poly(
      [
        [-20, 476],
        [W + 20, 476],
        [W + 20, 446],
        [-20, 446],
      ],
      P.paper2,
      `stroke="${P.ink}" stroke-width="4"`,
    ),
  );
  for (let i = 0; i < 6; i++)
    b.add(rug(r, 60 + i * 265 + r.u(-14, 14), 440, 170, 190 + (i % 3) * 26, i));
  // boulders and near bank
  ground(b, 900, P.earth, P.clay, () => 0.04, { step: 15, second: P.ink });
  bankStones(b, () => 905, 46);
  b.add(
    blob(
      [
        [90, 990],
        [130, 890],
        [300, 860],
        [400, 930],
        [380, 1010],
        [200, 1030],
      ],
      P.stone,
      `stroke="${P.ink}" stroke-width="5"`,
    ),
    `<g transform="rotate(-6 250 900)">${rug(r, 150, 862, 190, 130, 3)}</g>`,
  );
  // two women wring a blanket between them
  const y = 1000;
  b.add(
    person(r, {
      x: 660,
      y,
      h: 470,
      dir: 1,
      lean: -0.12,
      ...wear.woman,
      armF: [1.75, 1.5],
      armB: [1.9, 1.5],
    }),
    person(r, {
      x: 1230,
      y: y + 6,
      h: 470,
      dir: -1,
      lean: -0.14,
      ...wear.girl,
      low: P.deep,
      lowcut: P.sage,
      armF: [1.75, 1.5],
      armB: [1.9, 1.5],
    }),
  );
  const roll: Pt[] = [
    [778, 742],
    [860, 772],
    [950, 780],
    [1040, 772],
    [1116, 742],
    [1116, 776],
    [1040, 824],
    [950, 834],
    [860, 824],
    [778, 776],
  ];
  const twist =
    poly(roll, P.paper, `stroke="${P.ink}" stroke-width="4"`) +
    clip(
      `M${roll.map((p) => p.join(' ')).join('L')}Z`,
      times(15, (i) =>
        limb([764 + i * 26, 850], [800 + i * 26, 730], 6, 6, i % 3 === 1 ? P.ink : P.rust),
      ),
    );
  b.add(
    twist,
    times(12, () => mark(950 + r.g(0, 60), r.u(800, 920), 1.57, r.u(14, 30), 2.4, P.paper, r)),
    oval(950, 1000, 90, 14, P.indigo),
    times(16, () => tuft(r, r.u(0, W), r.u(1030, H), 34, P.leaf)),
  );
}

export const scene: Scene = { seed: 122, draw: dryingRugs };
