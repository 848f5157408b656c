import { box, f, limb, mark, P, times } from '../../kit/ink.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear, type Tool } from '../../kit/people.ts';
import { tobaccoString } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { basket } from '../../kit/tools.ts';

function tobaccoStrings(b: Sheet): void {
  const { r, W, H } = b;
  b.add(
    box(0, 0, W, H, P.paper2),
    times(260, () => mark(r.u(0, W), r.u(0, H), 1.5 + r.g(0, 0.1), r.u(30, 80), 2, P.paper, r)),
  );
  // wall of limewash with window, stone plinth
  b.add(
    box(0, 840, W, 230, P.earth),
    times(220, () =>
      mark(r.u(0, W), r.u(850, H), r.g(0.02, 0.05), r.u(40, 100), 3, r() < 0.7 ? P.clay : P.ink, r),
    ),
  );
  b.add(
    box(1090, 330, 210, 300, P.ink),
    box(1106, 346, 82, 268, P.indigo),
    box(1200, 346, 84, 268, P.indigo),
    times(2, (i) => box(1090, 432 + i * 92, 210, 8, P.paper)),
    box(1070, 630, 250, 20, P.earth),
  );
  for (let i = 0; i < 4; i++)
    b.add(
      limb([180 + i * 430, 90], [180 + i * 430, 900], 16, 17, P.ink),
      mark(174 + i * 430, 480, 1.57, 700, 2.4, P.earth, r),
    );
  b.add(
    box(0, 46, W, 44, P.ink),
    times(30, (i) => box(30 + i * 54, 90, 26, 22, P.earth)),
  );
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 3; i++)
      b.add(
        tobaccoString(
          r,
          [200 + i * 430, 150 + row * 118],
          [590 + i * 430, 150 + row * 118 + r.u(-6, 6)],
          86,
        ),
      );
  b.add(
    tobaccoString(r, [-10, 170], [168, 160], 84),
    tobaccoString(r, [-10, 300], [168, 294], 84),
    tobaccoString(r, [1490, 170], [1640, 165], 84),
  );
  const needle: Tool = ({ haF, haB, k }) =>
    limb(
      [haB[0] - 0.3 * k, haB[1]],
      [haF[0] + 1.3 * k, haF[1] - 0.15 * k],
      0.05 * k,
      0.03 * k,
      P.ink,
    ) +
    times(
      7,
      (i) =>
        `<path d="M${f(haB[0] + (0.1 + i * 0.2) * k)} ${f(haB[1])}q${f(-0.2 * k)} ${f(0.5 * k)} ${f(0.05 * k)} ${f(1.0 * k)}q${f(0.28 * k)} ${f(-0.5 * k)} ${f(-0.05 * k)} ${f(-1.0 * k)}z" fill="${i % 2 ? P.leaf : P.sage}" stroke="${P.ink}" stroke-width="2"/>`,
    );
  b.add(
    box(330, 850, 250, 26, P.ink),
    box(350, 876, 26, 110, P.ink),
    box(540, 876, 26, 110, P.ink),
  );
  b.add(
    person(r, {
      x: 440,
      y: 985,
      h: 640,
      seat: 'sit',
      lean: 0.14,
      neck: 0.25,
      ...wear.widow,
      apron: P.rust,
      armF: [2.6, 1.35],
      armB: [2.7, 1.4],
      tool: needle,
    }),
  );
  b.add(
    person(r, {
      x: 1210,
      y: 985,
      h: 470,
      dir: -1,
      seat: 'sit',
      lean: 0.2,
      neck: 0.2,
      ...wear.girl,
      armF: [2.6, 1.5],
      armB: [2.7, 1.5],
      tool: needle,
    }),
    box(1140, 880, 180, 22, P.ink),
    box(1156, 900, 20, 90, P.ink),
    box(1286, 900, 20, 90, P.ink),
  );
  const heap = (x: number, y: number, w: number): string =>
    times(70, () => {
      const q = r();
      return `<path transform="translate(${f(x + r.g(0, w * 0.4))} ${f(y - q * w * 0.34)}) rotate(${f(r.u(0, 360))})" d="M0 -34Q-15 0 0 34Q15 0 0 -34Z" fill="${r.pick([P.leaf, P.sage, P.deep])}" stroke="${P.ink}" stroke-width="2"/>`;
    });
  b.add(heap(820, 990, 190), basket(1480, 980, 78, heap(1480, 930, 70)));
}

export const scene: Scene = { seed: 111, draw: tobaccoStrings };
