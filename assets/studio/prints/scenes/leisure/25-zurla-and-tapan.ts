import { dog } from '../../kit/animals.ts';
import { village } from '../../kit/buildings.ts';
import { P, times } from '../../kit/ink.ts';
import { ground, hill, shadow, sky, toward } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import { tree, tuft } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { tapan, zurla } from '../../kit/tools.ts';

function zurlaAndTapan(b: Sheet): void {
  const { r, W, H } = b;
  sky(b, {
    ground: P.straw,
    cut: P.paper,
    kind: 'fan',
    sun: [300, 300, 90],
    sunc: P.rust,
    to: 380,
  });
  hill(b, { y: 620, amp: 150, wave: 600, fill: P.sage, cut: P.straw, shift: 4.9, cutting: 'flow' });
  village(b, 480, 980, () => 600, 7, 44, { church: 1020 });
  ground(b, 620, P.clay, P.straw, toward(800, 430), { len: 48, w: 3, step: 17, second: P.earth });
  b.add(tree(r, { x: 1420, y: 760, h: 1000, lobes: 10, leaf: P.deep, dark: P.ink }));
  b.add(shadow(420, 1000, 190, P.earth), shadow(1030, 1004, 210, P.earth));
  b.add(
    person(r, {
      x: 420,
      y: 1000,
      h: 640,
      lean: -0.1,
      neck: -0.14,
      ...wear.man,
      vest: P.indigo,
      low: P.ink,
      legF: [3.0, 3.2],
      legB: [3.3, 3.3],
      armF: [2.5, 0.95],
      armB: [2.35, 1.2],
      tool: zurla,
    }),
  );
  b.add(
    person(r, {
      x: 1040,
      y: 1004,
      h: 640,
      dir: -1,
      lean: 0.03,
      ...wear.man,
      vest: P.rust,
      legF: [2.95, 3.2],
      legB: [3.35, 3.35],
      armF: [2.15, 1.2],
      armB: [2.5, 1.7],
      tool: tapan(0.3),
    }),
  );
  b.add(
    person(r, {
      x: 770,
      y: 800,
      h: 200,
      back: true,
      ...wear.girl,
      armF: [2.6, 2.8],
      armB: [3.6, 3.4],
    }),
    person(r, {
      x: 690,
      y: 796,
      h: 160,
      back: true,
      dress: 'trousers',
      head: 'bare',
      top: P.wool,
      low: P.ink,
      armF: [2.7, 2.9],
      armB: [3.5, 3.3],
    }),
    dog(690, 985, 1.1, -1),
    times(16, () => tuft(r, r.u(0, W), r.u(1030, H), 36, P.leaf)),
  );
}

export const scene: Scene = { seed: 125, draw: zurlaAndTapan };
