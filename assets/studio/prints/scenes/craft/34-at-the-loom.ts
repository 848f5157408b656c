import { village } from '../../kit/buildings.ts';
import { box, gouge, limb, mark, oval, P, poly, smooth, stroke, times } from '../../kit/ink.ts';
import { ground, hill, sky } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import type { Scene } from '../../kit/scene.ts';
import { rug } from '../../kit/things.ts';
import { basket } from '../../kit/tools.ts';

function loom(b: Sheet): void {
  const { r, W, H } = b;
  // out over roofs to hills, framed by the gallery
  sky(b, { ground: P.water, cut: P.paper2, kind: 'clouds', to: 300 });
  hill(b, { y: 460, amp: 200, wave: 420, fill: P.indigo, cut: P.water, shift: 3.7 });
  hill(b, { y: 520, amp: 80, wave: 330, fill: P.leaf, cut: P.sage, shift: 8.1 });
  village(b, 40, 1560, () => 560, 14, 46, { church: 1260 });
  ground(b, 560, P.sage, P.straw, () => 0.05, { step: 14, to: 660 });
  // floor boards and rail
  b.add(
    poly(
      [
        [-20, 690],
        [W + 20, 690],
        [W + 20, H + 20],
        [-20, H + 20],
      ],
      P.ochre,
    ),
    times(19, (i) =>
      limb([800 + (i - 9) * 86, 690], [800 + (i - 9) * 190, H + 10], 1.6, 3.4, P.earth),
    ),
    times(120, () => {
      const y = r.u(700, H);
      const x = r.u(0, W);
      return mark(x, y, Math.atan2(y - 380, x - 800), 60, 2, P.straw, r);
    }),
  );
  b.add(
    box(0, 560, W, 20, P.clay, `stroke="${P.ink}" stroke-width="3"`),
    times(54, (i) => box(10 + i * 30, 580, 10, 112, P.clay)),
    box(0, 684, W, 16, P.ink),
  );
  for (const x of [90, 540, 1060, 1510])
    b.add(
      box(x - 20, 46, 40, 650, P.clay, `stroke="${P.ink}" stroke-width="4"`),
      times(4, () => mark(x + r.u(-12, 12), r.u(120, 600), 1.57, 160, 2, P.earth, r)),
    );
  b.add(
    box(0, 40, W, 60, P.earth, `stroke="${P.ink}" stroke-width="4"`),
    ...[
      [90, 540],
      [540, 1060],
      [1060, 1510],
    ].map(([a, z]) =>
      stroke(
        `M${(a ?? 0) + 20} 230Q${((a ?? 0) + (z ?? 0)) / 2} 60 ${(z ?? 0) - 20} 230`,
        P.clay,
        22,
      ),
    ),
  );
  // loom seen from the weaver's back
  const X = (u: number): number => 800 + u;
  b.add(
    box(X(-330), 330, 34, 620, P.rust, `stroke="${P.ink}" stroke-width="5"`),
    box(X(296), 330, 34, 620, P.rust, `stroke="${P.ink}" stroke-width="5"`),
    box(X(-360), 330, 720, 36, P.rust, `stroke="${P.ink}" stroke-width="5"`),
    box(X(-350), 470, 700, 26, P.earth, `stroke="${P.ink}" stroke-width="4"`),
  );
  b.add(
    poly(
      [
        [X(-270), 490],
        [X(270), 490],
        [X(270), 730],
        [X(-270), 730],
      ],
      P.paper2,
    ),
    times(68, (i) => box(X(-268) + i * 8, 490, 2.2, 240, P.stone)),
    box(X(-290), 560, 580, 18, P.earth, `stroke="${P.ink}" stroke-width="3"`),
    box(X(-290), 610, 580, 18, P.earth, `stroke="${P.ink}" stroke-width="3"`),
    box(X(-300), 664, 600, 34, P.clay, `stroke="${P.ink}" stroke-width="4"`),
  );
  b.add(stroke(`M${X(-200)} 366V560M${X(0)} 366V560M${X(200)} 366V560`, P.ink, 3));
  b.add(
    times(13, (i) =>
      box(
        X(-270),
        716 + i * 13,
        540,
        13,
        [P.rust, P.ink, P.ochre, P.paper, P.indigo][i % 5] ?? P.rust,
      ),
    ),
    times(18, (i) =>
      poly(
        [
          [X(-260) + i * 30, 768],
          [X(-245) + i * 30, 758],
          [X(-230) + i * 30, 768],
          [X(-245) + i * 30, 780],
        ],
        P.paper,
      ),
    ),
    box(X(-310), 880, 620, 34, P.earth, `stroke="${P.ink}" stroke-width="4"`),
  );
  b.add(
    box(X(-220), 930, 440, 28, P.ink),
    box(X(-200), 950, 28, 110, P.ink),
    box(X(172), 950, 28, 110, P.ink),
  );
  b.add(
    person(r, {
      x: X(0),
      y: 1110,
      h: 800,
      back: true,
      seat: 'sit',
      ...wear.woman,
      low: P.ink,
      lowcut: P.clay,
      scarfc: P.wool,
      armF: [2.2, 0.9],
      armB: [-2.2, -0.9],
      legF: [1.2, 3.0],
      legB: [-1.2, 3.2],
    }),
  );
  b.add(
    `<path d="${smooth([
      [X(-300), 1090],
      [X(-210), 880],
      [X(0), 850],
      [X(210), 880],
      [X(300), 1090],
    ])}" fill="${P.ink}"/>`,
    times(15, (i) =>
      gouge(
        [
          [X(-90 + i * 13), 870],
          [X(-160 + i * 23), 970],
          [X(-240 + i * 35), 1080],
        ],
        3.4,
        P.clay,
        r,
      ),
    ),
    box(X(-106), 844, 212, 34, P.rust),
  );
  b.add(
    basket(
      1330,
      1000,
      84,
      times(7, (i) =>
        oval(
          1274 + i * 19,
          944 + (i % 2) * 12,
          24,
          22,
          [P.rust, P.ochre, P.indigo, P.paper][i % 4] ?? P.rust,
          `stroke="${P.ink}" stroke-width="3"`,
        ),
      ),
    ),
    rug(r, 130, 560, 150, 110, 0),
  );
}

export const scene: Scene = { seed: 134, draw: loom };
