import { limb, oval, P, smooth, times } from '../../kit/ink.ts';
import { fieldWall, furrows, ground, hill, shadow, sky, toward } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear, type Tool } from '../../kit/people.ts';
import { tree, tuft } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { use } from '../../kit/tools.ts';

function sowing(b: Sheet): void {
  const { r, W, H } = b;
  sky(b, { ground: P.water, cut: P.paper2, kind: 'rain', to: 460 });
  hill(b, { y: 560, amp: 150, wave: 520, fill: P.deep, cut: P.leaf, shift: 9.1 });
  ground(b, 540, P.clay, P.straw, toward(300, 300), { second: P.earth, step: 16 });
  b.add(furrows(300, 460, 560, 1140, 34, 4000, P.earth));
  fieldWall(b, [-20, 640], [620, 560], 70, 34);
  b.add(
    tree(r, { x: 720, y: 575, h: 190, kind: 'blossom' }),
    tree(r, { x: 860, y: 570, h: 150, kind: 'bare' }),
    tree(r, { x: 980, y: 572, h: 170, kind: 'blossom' }),
  );
  const cast: Tool = ({ haF, k, hip }) =>
    times(70, () => {
      const a = r.u(-0.5, 1.1);
      const q = r.u(0.4, 5.2) * k;
      return oval(
        haF[0] + Math.cos(a) * q,
        haF[1] + Math.sin(a) * q * 0.75 + (q * q) / (k * 14),
        3.4,
        2.2,
        r() < 0.6 ? P.paper : P.straw,
      );
    }) +
    `<path d="${smooth([
      [hip[0] - 0.9 * k, hip[1] - 0.9 * k],
      [hip[0] + 0.5 * k, hip[1] - 0.9 * k],
      [hip[0] + 0.6 * k, hip[1] + 0.9 * k],
      [hip[0] - 0.8 * k, hip[1] + 0.9 * k],
    ])}" fill="${P.paper2}" stroke="${P.ink}" stroke-width="4"/>` +
    limb([hip[0] - 0.7 * k, hip[1] - 0.7 * k], [hip[0] + 0.3 * k, hip[1] - 2.6 * k], 4, 4, P.earth);
  b.add(person(r, { x: 430, y: 790, h: 250, lean: 0.5, neck: -0.2, ...wear.girl, ...use.rake }));
  b.add(
    shadow(860, 985, 190, P.earth, 0.9),
    person(r, {
      x: 830,
      y: 985,
      h: 560,
      lean: 0.1,
      ...wear.man,
      vest: P.indigo,
      hatc: P.rust,
      armF: [1.9, 1.5],
      armB: [2.9, 2.2],
      legF: [2.55, 3.2],
      legB: [3.5, 3.7],
      tool: cast,
    }),
  );
  b.add(times(40, () => tuft(r, r.u(0, W), r.u(960, H), 34, P.leaf)));
}

export const scene: Scene = { seed: 102, draw: sowing };
