import { birds } from '../../kit/animals.ts';
import { house, village } from '../../kit/buildings.ts';
import { clip, disc, limb, mark, P, smooth, times, type Pt } from '../../kit/ink.ts';
import { fieldWall, ground, hill, shadow, sky, toward } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import type { Scene } from '../../kit/scene.ts';
import { smoke } from '../../kit/things.ts';

function villageScene(b: Sheet): void {
  const { r } = b;
  sky(b, { ground: P.paper2, cut: P.straw, kind: 'cirrus', to: 300 });
  b.add(disc(1180, 250, 60, P.ochre), birds(r, [300, 120, 1100, 260], 6, 18));
  hill(b, { y: 430, amp: 320, wave: 460, fill: P.indigo, cut: P.water, shift: 6.1, sharp: true });
  hill(b, { y: 520, amp: 140, wave: 420, fill: P.sage, cut: P.straw, shift: 3.4, cutting: 'flow' });
  ground(b, 520, P.leaf, P.sage, toward(700, 300), { step: 15, second: P.straw });
  village(b, 180, 1320, (x) => 560 + Math.sin(x / 120) * 16, 11, 40, { church: 1380 });
  b.add(
    house(r, { x: 40, y: 850, w: 480, h: 400, bays: 'wggw', groundBays: 'w.d' }),
    house(r, { x: 620, y: 780, w: 330, h: 300, upper: P.ochre, bays: 'www', groundBays: 'd.w' }),
    house(r, { x: 1060, y: 860, w: 480, h: 420, bays: 'ggww', groundBays: '.d.w' }),
    smoke(r, 360, 400, 250, P.stone, 0.4),
    smoke(r, 840, 430, 220, P.stone, 0.4),
    smoke(r, 1380, 380, 240, P.stone, 0.4),
  );
  const path: Pt[] = [
    [760, 790],
    [830, 800],
    [900, 880],
    [1060, 1090],
    [480, 1090],
    [640, 900],
  ];
  b.add(
    `<path d="${smooth(path)}" fill="${P.straw}"/>`,
    clip(
      smooth(path),
      times(200, () => {
        const y = r.u(790, 1080);
        return mark(
          780 + r.g(0, (y - 700) * 0.6),
          y,
          1.3 + r.g(0, 0.2),
          30,
          2.6,
          r() < 0.6 ? P.ochre : P.clay,
          r,
        );
      }),
    ),
  );
  fieldWall(b, [-20, 960], [520, 900], 74, 50);
  fieldWall(b, [980, 900], [1640, 970], 50, 80);
  const goat = (x: number, y: number, k: number, c: string): string =>
    `<g transform="translate(${x} ${y}) scale(${k})"><path d="${smooth([
      [-48, -58],
      [-10, -66],
      [34, -64],
      [48, -92],
      [56, -112],
      [74, -104],
      [92, -92],
      [86, -82],
      [70, -80],
      [58, -50],
      [40, -36],
      [-30, -34],
      [-52, -40],
    ])}" fill="${c}"/>${[-38, -24, 26, 40].map((q) => limb([q, -40], [q - 2, 0], 5, 3.4, c)).join('')}<path d="M58 -112Q50 -136 34 -138M66 -110Q62 -134 48 -142" fill="none" stroke="${P.ink}" stroke-width="5"/><path d="M82 -82L80 -66" stroke="${c}" stroke-width="5"/><path d="M-50 -56L-62 -70" stroke="${c}" stroke-width="6"/></g>`;
  b.add(
    goat(690, 960, 1.05, P.ink),
    goat(850, 930, 0.95, P.paper),
    shadow(770, 1030, 110, P.earth),
    person(r, {
      x: 760,
      y: 1030,
      h: 360,
      back: true,
      ...wear.woman,
      armF: [2.2, 1.2],
      armB: [-2.8, -2.9],
      tool: ({ haF, k }) =>
        limb(
          [haF[0], haF[1] - 1.6 * k],
          [haF[0] + 0.2 * k, haF[1] + 2.4 * k],
          0.06 * k,
          0.06 * k,
          P.ink,
        ),
    }),
  );
}

export const scene: Scene = { seed: 311, draw: villageScene };
