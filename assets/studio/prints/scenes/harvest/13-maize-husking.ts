import { house } from '../../kit/buildings.ts';
import { box, clip, f, limb, mark, oval, P, poly, smooth, times } from '../../kit/ink.ts';
import { ground, hill, sky, toward } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear, type Person, type Tool } from '../../kit/people.ts';
import { maize } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { basketOnArm } from '../../kit/tools.ts';

function maizeHusking(b: Sheet): void {
  const { r, W } = b;
  sky(b, {
    ground: P.indigo,
    cut: P.straw,
    kind: 'night',
    sun: [1240, 230, 104],
    sunc: P.paper2,
    to: 520,
  });
  hill(b, { y: 540, amp: 130, wave: 430, fill: P.ink, cut: P.indigo, shift: 3.9 });
  b.add(
    house(r, {
      x: 70,
      y: 740,
      w: 520,
      h: 380,
      upper: P.water,
      bays: 'wggw',
      groundBays: 'w.d',
      glass: P.ochre,
    }),
  );
  b.add(
    `<g>${box(1180, 560, 330, 150, P.straw)}${times(14, (i) => box(1184 + i * 24, 552, 7, 166, P.ink))}${times(2, (i) => box(1172, 590 + i * 70, 346, 9, P.ink))}${poly(
      [
        [1150, 556],
        [1540, 556],
        [1470, 470],
        [1220, 470],
      ],
      P.earth,
    )}${times(3, (i) => limb([1200 + i * 140, 712], [1196 + i * 140, 790], 8, 8, P.ink))}</g>`,
  );
  ground(b, 730, P.deep, P.water, toward(800, 560), { step: 18, second: P.ink });
  // lamplight pool
  b.add(
    oval(800, 940, 560, 120, P.earth),
    clip(
      `M240 940a560 120 0 1 0 1120 0a560 120 0 1 0 -1120 0Z`,
      times(200, () =>
        mark(r.u(240, 1360), r.u(830, 1050), r.g(0, 0.1), r.u(30, 80), 2.8, P.ochre, r),
      ),
    ),
  );
  const heap = smooth([
    [440, 960],
    [560, 850],
    [720, 770],
    [860, 760],
    [1020, 830],
    [1180, 960],
    [800, 1000],
  ]);
  b.add(
    `<path d="${heap}" fill="${P.earth}"/>`,
    clip(
      heap,
      times(190, () => {
        const x = r.u(450, 1170);
        const y = r.u(770, 985);
        const a = r.u(-40, 40) + (r() < 0.5 ? 90 : 0);
        return `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(a)})"><path d="M-34 0Q-20 -15 20 -11Q38 0 20 11Q-20 15 -34 0Z" fill="${r() < 0.5 ? P.ochre : P.straw}" stroke="${P.ink}" stroke-width="2.4"/><path d="M-36 0Q-20 -22 4 -16L-6 0L4 15Q-20 22 -36 0Z" fill="${P.paper}" stroke="${P.ink}" stroke-width="2"/></g>`;
      }),
    ),
  );
  const cob: Tool = ({ haF, k }) =>
    `<g transform="translate(${f(haF[0])} ${f(haF[1])}) rotate(-50) scale(${f(k / 34)})"><path d="M-34 0Q-20 -15 20 -11Q38 0 20 11Q-20 15 -34 0Z" fill="${P.ochre}" stroke="${P.ink}" stroke-width="2.4"/><path d="M-40 0Q-60 -30 -20 -22L-6 0L-22 20Q-60 30 -40 0Z" fill="${P.paper}" stroke="${P.ink}" stroke-width="2"/></g>`;
  const seat: Partial<Person> = {
    seat: 'squat',
    lean: 0.22,
    neck: 0.15,
    armF: [2.5, 1.25],
    armB: [2.6, 1.35],
    tool: cob,
  };
  b.add(
    person(r, { x: 340, y: 985, h: 430, ...wear.woman, ...seat }),
    person(r, { x: 480, y: 900, h: 360, ...wear.widow, scarfc: P.ochre, ...seat }),
    person(r, {
      x: 1270,
      y: 990,
      h: 430,
      dir: -1,
      ...wear.woman,
      low: P.rust,
      lowcut: P.ochre,
      apron: P.ink,
      ...seat,
    }),
    person(r, { x: 1150, y: 890, h: 350, dir: -1, ...wear.girl, ...seat }),
  );
  b.add(
    person(r, {
      x: 1440,
      y: 940,
      h: 400,
      dir: -1,
      ...wear.man,
      vest: P.indigo,
      armF: [2.2, 1.3],
      tool: basketOnArm,
    }),
  );
  b.add(
    times(40, () =>
      mark(r.u(380, 1240), r.u(960, 1040), r.u(-0.6, 0.6), r.u(20, 50), 5, P.paper2, r),
    ),
    maize(r, 60, 1080, 420),
    maize(r, 130, 1090, 380),
    maize(r, W - 70, 1090, 430),
  );
}

export const scene: Scene = { seed: 113, draw: maizeHusking };
