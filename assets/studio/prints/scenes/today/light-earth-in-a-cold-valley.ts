import { box, boxPath, clip, gouge, limb, mark, P, smooth, times, type Pt } from '../../kit/ink.ts';
import { ground, hill, sky } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, type Person } from '../../kit/people.ts';
import { tree } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { stoneFace, tub } from '../../kit/things.ts';
import { today, STAND } from './common.ts';

function lightEarth(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.sky, cut: P.paper, kind: 'plain', to: 300 });
  hill(b, { y: 380, amp: 190, wave: 420, fill: P.deep, cut: P.leaf, shift: 1.9 });
  for (let i = 0; i < 20; i++)
    b.add(
      tree(r, {
        x: i * 84 + r.u(-20, 20),
        y: 420 + r.u(-20, 20),
        h: r.u(180, 270),
        kind: 'fir',
        leaf: P.deep,
        dark: P.ink,
        lite: P.leaf,
      }),
    );
  b.add(
    times(16, (i) => {
      const x = r.u(-100, W);
      const y = 360 + (i % 5) * 34;
      const l = r.u(180, 460);
      return gouge(
        [
          [x, y],
          [x + l * 0.3, y - 12],
          [x + l * 0.7, y + 8],
          [x + l, y],
        ],
        r.u(6, 13),
        P.paper,
        r,
      );
    }),
  );
  ground(b, 520, P.sage, P.straw, () => 0.03, { step: 15, second: P.leaf });
  // frame with boards
  const post = (x: number): string =>
    box(x, 150, 34, 790, P.ochre, `stroke="${P.ink}" stroke-width="5"`) +
    times(2, () => mark(x + 16, r.u(300, 800), 1.57, 300, 2.4, P.earth, r));
  b.add(
    box(500, 560, 900, 380, P.straw),
    clip(
      boxPath(500, 560, 900, 380),
      times(900, () =>
        mark(
          r.u(500, 1400),
          r.u(560, 940),
          r.g(0.1, 0.5),
          r.u(26, 56),
          2.2,
          r.pick([P.ochre, P.earth, P.paper, P.clay]),
          r,
        ),
      ),
    ),
  );
  for (let i = 0; i < 6; i++) b.add(post(480 + i * 180));
  b.add(
    box(450, 128, 1000, 34, P.ochre, `stroke="${P.ink}" stroke-width="5"`),
    box(450, 930, 1000, 30, P.earth, `stroke="${P.ink}" stroke-width="5"`),
    stoneFace(r, 450, 956, 1000, 70, 40),
  );
  b.add(
    times(3, (i) =>
      box(
        470,
        470 + i * 44,
        960,
        40,
        i % 2 ? P.clay : P.earth,
        `stroke="${P.ink}" stroke-width="4"`,
      ),
    ),
    times(80, () =>
      mark(
        r.u(500, 1390),
        r.u(440, 474),
        r.u(-0.6, 0.6),
        34,
        2.6,
        r() < 0.5 ? P.straw : P.ochre,
        r,
      ),
    ),
  );
  const tamper = {
    hold: { at: [1.3, 0.9], angle: 1.35, gap: 0.9 },
    tool: ({ haF, k }: { haF: Pt; k: number }) =>
      limb(
        [haF[0] - 0.25 * k, haF[1] - 2 * k],
        [haF[0] + 0.3 * k, haF[1] + 1.6 * k],
        0.09 * k,
        0.09 * k,
        P.earth,
      ) + box(haF[0] - 0.1 * k, haF[1] + 1.5 * k, 0.85 * k, 0.6 * k, P.ink),
  } satisfies Partial<Person>;
  b.add(
    box(560, 700, 330, 22, P.earth, `stroke="${P.ink}" stroke-width="4"`),
    limb([580, 720], [560, 1020], 8, 8, P.ink),
    limb([870, 720], [890, 1020], 8, 8, P.ink),
    person(r, {
      x: 680,
      y: 702,
      h: 430,
      lean: 0.15,
      neck: 0.15,
      ...today.two,
      ...STAND,
      ...tamper,
    }),
  );
  b.add(
    person(r, {
      x: 1180,
      y: 1020,
      h: 560,
      dir: -1,
      lean: 0.05,
      neck: -0.15,
      ...today.one,
      ...STAND,
      armF: [0.8, 0.5],
      armB: [1.0, 0.6],
      tool: ({ haF, k }) => tub(haF[0], haF[1] + 0.1 * k, 1.7 * k, 1.2 * k, P.stone),
    }),
  );
  b.add(
    `<path d="${smooth([
      [60, 1010],
      [140, 900],
      [270, 880],
      [380, 940],
      [420, 1020],
      [240, 1040],
    ])}" fill="${P.straw}"/>`,
    times(110, () =>
      mark(
        240 + r.g(0, 90),
        970 + r.g(0, 30),
        r.u(0, 3),
        40,
        2.6,
        r.pick([P.ochre, P.earth, P.paper]),
        r,
      ),
    ),
  );
}

export const scene: Scene = { seed: 303, draw: lightEarth };
