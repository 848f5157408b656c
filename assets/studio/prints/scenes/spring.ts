/** Spring planting. */
import { bees, birds, hen, stork, yokedPair } from '../kit/animals.ts';
import { village } from '../kit/buildings.ts';
import { box, clip, f, gouge, limb, mark, oval, P, poly, smooth, times, type Pt } from '../kit/ink.ts';
import { fieldWall, furrows, ground, hill, shadow, sky, toward } from '../kit/land.ts';
import type { Sheet } from '../kit/paper.ts';
import { person, wear, type Tool } from '../kit/people.ts';
import { bushVine, seedling, tree, tuft } from '../kit/plants.ts';
import type { Scenes } from '../kit/scene.ts';
import { skep } from '../kit/things.ts';
import { jug, knife, use } from '../kit/tools.ts';

function ploughing(b: Sheet): void {
  const { r, W, H } = b;
  sky(b, { ground: P.sky, cut: P.paper, kind: 'clouds', to: 330, birds: 5 });
  hill(b, { y: 470, amp: 330, wave: 420, fill: P.indigo, cut: P.water, shift: 5.3, cutting: 'snow', sharp: true });
  hill(b, { y: 500, amp: 70, wave: 420, fill: P.sage, cut: P.straw, shift: 2.4, cutting: 'flow' });
  village(b, 1040, 1480, () => 505, 6, 30, { church: 1500 });
  ground(b, 520, P.earth, P.clay, () => 0.02, { second: P.ink, step: 15, len: 60 });
  b.add(furrows(b, 2200, 430, 560, 1120, 30, 4200, P.ink));
  b.add(times(60, () => mark(r.u(0, W), r.u(580, H), r.u(-0.2, 0.3), r.u(30, 90), 3, P.rust, r)));
  b.add(tree(r, { x: 150, y: 560, h: 330, kind: 'bare' }), tree(r, { x: 260, y: 545, h: 210, kind: 'bare' }));
  b.add(shadow(1080, 862, 330, P.ink, 0.5), shadow(470, 905, 120, P.ink, 0.5));
  b.add(yokedPair(r, 1010, 860, 270, 1, 0.12));
  // the ard: beam to the yoke, sole with an iron tip, one stilt
  b.add(limb([1190, 600], [640, 830], 10, 12, P.ink), limb([520, 890], [735, 872], 16, 10, P.ink), poly([[725, 858], [800, 888], [720, 892]], P.stone, `stroke="${P.ink}" stroke-width="3"`), limb([560, 885], [500, 660], 10, 8, P.ink), limb([640, 830], [650, 876], 9, 9, P.ink));
  b.add(times(18, () => mark(r.u(520, 800), 900 + r.u(-12, 24), r.u(-0.6, 0.6), r.u(16, 40), 6, r() < 0.5 ? P.ink : P.clay, r)));
  b.add(person(r, { x: 410, y: 905, h: 350, lean: 0.28, ...wear.man, vest: P.paper2, topcut: P.stone, low: P.indigo, lowcut: P.water, armF: [2.3, 1.75], armB: [2.5, 1.9], legF: [2.6, 3.2], legB: [3.5, 3.7] }));
  b.add(birds(r, [120, 600, 420, 640], 1, 18), stork(240, 760, 1.1, 1), stork(120, 830, 1.3, 1));
}

function sowing(b: Sheet): void {
  const { r, W, H } = b;
  sky(b, { ground: P.water, cut: P.paper2, kind: 'rain', to: 460 });
  hill(b, { y: 560, amp: 150, wave: 520, fill: P.deep, cut: P.leaf, shift: 9.1 });
  ground(b, 540, P.clay, P.straw, toward(300, 300), { second: P.earth, step: 16 });
  b.add(furrows(b, 300, 460, 560, 1140, 34, 4000, P.earth));
  fieldWall(b, [-20, 640], [620, 560], 70, 34);
  b.add(tree(r, { x: 720, y: 575, h: 190, kind: 'blossom' }), tree(r, { x: 860, y: 570, h: 150, kind: 'bare' }), tree(r, { x: 980, y: 572, h: 170, kind: 'blossom' }));
  const cast: Tool = ({ haF, k, hip }) =>
    times(70, () => {
      const a = r.u(-0.5, 1.1);
      const q = r.u(0.4, 5.2) * k;
      return oval(haF[0] + Math.cos(a) * q, haF[1] + Math.sin(a) * q * 0.75 + (q * q) / (k * 14), 3.4, 2.2, r() < 0.6 ? P.paper : P.straw);
    }) + `<path d="${smooth([[hip[0] - 0.9 * k, hip[1] - 0.9 * k], [hip[0] + 0.5 * k, hip[1] - 0.9 * k], [hip[0] + 0.6 * k, hip[1] + 0.9 * k], [hip[0] - 0.8 * k, hip[1] + 0.9 * k]])}" fill="${P.paper2}" stroke="${P.ink}" stroke-width="4"/>` + limb([hip[0] - 0.7 * k, hip[1] - 0.7 * k], [hip[0] + 0.3 * k, hip[1] - 2.6 * k], 4, 4, P.earth);
  b.add(person(r, { x: 430, y: 790, h: 250, lean: 0.5, neck: -0.2, ...wear.girl, ...use.rake }));
  b.add(shadow(860, 985, 190, P.earth, 0.9), person(r, { x: 830, y: 985, h: 560, lean: 0.1, ...wear.man, vest: P.indigo, hatc: P.rust, armF: [1.9, 1.5], armB: [2.9, 2.2], legF: [2.55, 3.2], legB: [3.5, 3.7], tool: cast }));
  b.add(times(40, () => tuft(r, r.u(0, W), r.u(960, H), 34, P.leaf)));
}

function tobaccoSeedlings(b: Sheet): void {
  const { r, W, H } = b;
  sky(b, { ground: P.straw, cut: P.paper, kind: 'cirrus', to: 300 });
  hill(b, { y: 330, amp: 190, wave: 600, fill: P.water, cut: P.paper2, shift: 3.7, angle: 0.2 });
  hill(b, { y: 380, amp: 90, wave: 380, fill: P.leaf, cut: P.sage, shift: 6.3, cutting: 'flow' });
  ground(b, 380, P.earth, P.clay, toward(980, 250), { step: 16, second: P.ochre });
  for (let row = 0; row < 11; row++) {
    const t = (row - 5) / 5;
    b.add(poly([[980 + t * 180, 396], [980 + t * 190, 396], [980 + t * 1850 + 34, 1100], [980 + t * 1850 - 34, 1100]], P.ink, 'opacity=".55"'));
    for (let i = 0; i < 15; i++) {
      const q = Math.pow((i + 0.4) / 15, 1.7);
      const y = 400 + q * 680;
      const x = 980 + t * (180 + (1850 - 180) * ((y - 396) / 704)) + 20 * q;
      if (y > 520 && x > 380 && x < 760 && y < 930 && row < 5 && i % 2) continue;
      b.add(seedling(r, x, y, 8 + q * 46));
    }
  }
  // seedbed under a straw mat
  b.add(poly([[60, 900], [360, 860], [400, 950], [90, 1005]], P.ink), poly([[60, 880], [300, 846], [330, 916], [80, 962]], P.straw, `stroke="${P.ink}" stroke-width="4"`), clip('M60 880L300 846L330 916L80 962Z', times(40, (i) => mark(70 + i * 6.6, 905, 1.35, 100, 2, P.earth, r))));
  b.add(times(14, () => seedling(r, r.u(110, 370), r.u(930, 985), 22)));
  b.add(person(r, { x: 560, y: 720, h: 330, lean: 1.15, neck: -0.45, ...wear.woman, armF: [2.9, 2.7], armB: [3.1, 2.9], tool: ({ haF, k }) => seedling(r, haF[0] + 0.1 * k, haF[1] + 0.5 * k, 0.8 * k) }));
  b.add(person(r, { x: 1250, y: 960, h: 470, dir: -1, lean: 1.1, neck: -0.4, ...wear.widow, armF: [2.85, 2.6], armB: [3.0, 2.9], tool: ({ haF, k }) => limb(haF, [haF[0] + 0.1 * k, haF[1] + 1.0 * k], 0.1 * k, 0.05 * k, P.ochre) }));
  b.add(jug(1490, 980, 120), person(r, { x: 1180, y: 470, h: 130, ...wear.girl, armF: [2.9, 2.9], tool: ({ haF, k }) => jug(haF[0], haF[1] + 1.4 * k, 1.5 * k) }));
  b.add(times(20, () => tuft(r, r.u(0, W), r.u(1040, H), 30, P.sage)));
}

function pruning(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.paper2, cut: P.clay, kind: 'rays', sun: [330, 400, 78], sunc: P.rust, to: 400 });
  hill(b, { y: 520, amp: 230, wave: 500, fill: P.water, cut: P.paper, shift: 7.2 });
  hill(b, { y: 560, amp: 90, wave: 330, fill: P.indigo, cut: P.water, shift: 1.9 });
  ground(b, 570, P.clay, P.paper, toward(330, 420), { step: 17, second: P.earth, len: 54 });
  b.add(times(9, () => `<path d="${smooth([[0, 0], [70, -14], [150, -4], [190, 14], [60, 20]].map(([x, y]): Pt => [(x ?? 0) * 1.2 + 0, y ?? 0]))}" fill="${P.paper}" transform="translate(${f(r.u(-60, W))} ${f(r.u(600, 1000))})"/>`));
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 9 - row; i++) b.add(bushVine(r, 40 + i * (170 + row * 60) + row * 40, 640 + row * 92, 74 + row * 44, false, true));
  b.add(shadow(1010, 985, 200, P.earth, 0.9));
  b.add(bushVine(r, 1215, 985, 300, false, true));
  b.add(person(r, { x: 1010, y: 980, h: 590, lean: 0.35, neck: 0.1, ...wear.man, vest: P.wool, topcut: P.earth, top: P.paper2, low: P.ink, hatc: P.ink, armF: [2.1, 1.75], armB: [2.2, 1.9], tool: knife }));
  b.add(times(26, () => gouge([[r.u(1180, 1480), 1010 + r.u(-30, 30)], [r.u(1180, 1480), 1004 + r.u(-30, 30)]].map((p): Pt => [p[0] ?? 0, p[1] ?? 0]), 4, P.ink)));
  b.add(times(4, (i) => tree(r, { x: 700 + i * 240, y: 590, h: 120 + (i % 2) * 40, kind: 'bare' })));
}

function blossom(b: Sheet): void {
  const { r, W, H } = b;
  sky(b, { ground: P.water, cut: P.paper2, kind: 'plain', to: 420, birds: 6 });
  hill(b, { y: 420, amp: 150, wave: 520, fill: P.indigo, cut: P.water, shift: 4.6 });
  ground(b, 430, P.leaf, P.sage, (x) => 0.1 * Math.sin(x / 150), { step: 14, second: P.straw });
  village(b, 90, 420, () => 440, 5, 34, {});
  for (const [x, y, h] of [[330, 640, 330], [620, 600, 290], [1010, 620, 350], [1370, 660, 420]] as const) b.add(shadow(x, y, h * 0.4, P.deep, 0.7), tree(r, { x, y, h, kind: 'blossom', lobes: 8 }));
  fieldWall(b, [-20, 770], [1640, 705], 96, 78);
  b.add(skep(r, 150, 690, 120), skep(r, 255, 684, 112), box(90, 686, 240, 14, P.earth), bees(r, [120, 480, 620, 680], 22));
  ground(b, 790, P.earth, P.clay, toward(700, 300), { step: 16, second: P.ink });
  for (let row = 0; row < 4; row++) for (let i = 0; i < 22; i++) b.add(tuft(r, 40 + i * 76 + row * 20, 850 + row * 62, 32 + row * 8, i % 3 ? P.sage : P.leaf, 4));
  b.add(tree(r, { x: 95, y: 1080, h: 720, kind: 'blossom', lobes: 9 }));
  b.add(person(r, { x: 900, y: 985, h: 400, dir: 1, lean: 0.6, neck: -0.2, ...wear.woman, low: P.rust, lowcut: P.ochre, apron: P.ink, ...use.hoe }));
  b.add(hen(r, 1280, 985, 86, -1), hen(r, 1410, 1010, 90, 1, P.paper), times(70, () => oval(r.u(0, W), r.u(820, H), 4, 2.6, r() < 0.6 ? P.paper : P.clay)));
}

function openingWater(b: Sheet): void {
  const { r, H } = b;
  sky(b, { ground: P.paper2, cut: P.straw, kind: 'fan', sun: [1180, 250, 70], sunc: P.ochre, to: 330 });
  hill(b, { y: 360, amp: 170, wave: 460, fill: P.sage, cut: P.paper2, shift: 8.8 });
  hill(b, { y: 400, amp: 70, wave: 300, fill: P.deep, cut: P.leaf, shift: 3.1 });
  b.add(times(8, (i) => tree(r, { x: 70 + i * 84, y: 430, h: 200 + (i % 3) * 50, kind: 'poplar' })));
  village(b, 900, 1420, () => 425, 6, 36, { church: 1450 });
  ground(b, 425, P.leaf, P.sage, toward(520, 300), { step: 15 });
  // channel from far left to near, with side furrows
  const side = (q: number): Pt[] => [[300, 440], [380, 560], [560 + q, 760], [880 + q * 2, 1120]];
  const channel = [...side(-40), ...side(120).reverse()];
  b.add(`<path d="${smooth(channel)}" fill="${P.earth}"/>`);
  const inner = [[306, 446], [392, 566], [560, 766], [900, 1120], [1080, 1120], [680, 780], [420, 566], [318, 446]] as const;
  b.add(poly(inner, P.indigo), clip(`M${inner.map((p) => p.join(' ')).join('L')}Z`, times(110, () => { const t = Math.pow(r(), 0.6); return mark(320 + t * 560 + r.u(-90, 120) * t, 450 + t * 640, 1.0, 26 + 60 * t, 1.6 + 2.6 * t, r() < 0.7 ? P.water : P.paper, r, 0.3); })));
  for (let row = 0; row < 6; row++) {
    const y = 560 + row * row * 16 + row * 30;
    const x0 = 420 + (y - 566) * 1.08;
    b.add(gouge([[x0 + 10, y + 20], [x0 + 300, y + 4], [1660, y - 16]], 9 + row * 4, P.earth), gouge([[x0 + 10, y + 20], [x0 + 300, y + 4], [1660, y - 16]], 4 + row * 2.4, P.water));
    for (let i = 0; i < 20; i++) { const x = x0 + 60 + i * (50 + row * 12); if (x < 1640) b.add(seedling(r, x, y - 8 - (i * (40 + row * 10)) * 0.012, 22 + row * 11, P.deep, P.straw)); }
    for (let i = 0; i < 9; i++) { const x = x0 - 170 - row * 10 - i * (60 + row * 10); if (x > -20) b.add(seedling(r, x, y + 6, 20 + row * 10, P.deep, P.sage)); }
  }
  b.add(person(r, { x: 470, y: 955, h: 520, lean: 0.55, neck: -0.15, ...wear.youth, head: 'brim', hatc: P.straw, vest: P.rust, low: P.wool, legwrap: P.clay, legF: [2.6, 3.3], legB: [3.5, 3.6], ...use.hoe }));
  b.add(stork(1280, 560, 0.7, -1), times(26, () => tuft(r, r.u(0, 520), r.u(1000, H + 10), 40, P.straw)));
}

export const spring: Scenes = {
  'heritage/01-ploughing-with-oxen': { seed: 101, draw: ploughing },
  'heritage/02-sowing-by-hand': { seed: 102, draw: sowing },
  'heritage/03-tobacco-seedlings': { seed: 103, draw: tobaccoSeedlings },
  'heritage/04-pruning-the-vines': { seed: 104, draw: pruning },
  'heritage/05-orchard-in-blossom': { seed: 105, draw: blossom },
  'heritage/06-opening-the-water': { seed: 106, draw: openingWater },
};
