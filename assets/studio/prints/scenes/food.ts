/** Food processing and preservation. */
import { bees, birds, dog, equine, hen, sheep } from '../kit/animals.ts';
import { house, village, window } from '../kit/buildings.ts';
import { box, boxPath, clip, disc, f, gouge, limb, mark, oval, P, poly, smooth, stroke, times, type Pt } from '../kit/ink.ts';
import { bankStones, fieldWall, ground, hill, shadow, sky, toward, water } from '../kit/land.ts';
import type { Sheet } from '../kit/paper.ts';
import { person, wear } from '../kit/people.ts';
import { grapes, pepper, pepperString, pumpkin, tree, tuft, vineRun } from '../kit/plants.ts';
import type { Scenes } from '../kit/scene.ts';
import { barrelEnd, fire, skep, smoke, stoneFace, stoneLump, tub } from '../kit/things.ts';
import { basket, breadBoard, jug, sack, use } from '../kit/tools.ts';

function peppers(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.water, cut: P.paper2, kind: 'plain', to: 300 });
  // the gallery fills the sheet: dark opening, posts, rail, strings
  b.add(box(0, 150, W, 560, P.paper), times(120, () => mark(r.u(0, W), r.u(160, 700), 1.45, 50, 2.6, P.paper2, r)));
  b.add(box(250, 210, 1130, 500, P.ink));
  b.add(times(40, () => mark(r.u(260, 1370), r.u(220, 560), 1.57, r.u(40, 120), 1.6, P.indigo, r)));
  b.add(window(60, 300, 140, 230), window(1440, 300, 130, 230));
  b.add(poly([[690, 330], [860, 330], [860, 705], [690, 705]], P.earth), times(4, (i) => box(716 + i * 36, 330, 4, 375, P.ink)));
  for (let i = 0; i < 15; i++) b.add(pepperString(r, 300 + i * 72 + r.u(-6, 6), 240, r.u(190, 300), 40));
  b.add(person(r, { x: 1020, y: 760, h: 430, dir: 1, lean: -0.03, neck: -0.25, ...wear.woman, armF: [1.1, 0.55], armB: [1.3, 0.6] }));
  b.add(box(250, 606, 1130, 16, P.clay), times(46, (i) => box(258 + i * 24.6, 620, 9, 86, P.clay)));
  for (let i = 0; i < 5; i++) b.add(box(240 + i * 278, 196, 24, 520, P.clay), mark(252 + i * 278, 450, 1.57, 420, 2.4, P.earth, r), stroke(`M${252 + i * 278} 290Q${252 + i * 278 + 139} 190 ${252 + (i + 1) * 278} 290`, P.clay, i < 4 ? 15 : 0));
  // eaves above, stone below
  b.add(poly([[-20, 46], [W + 20, 46], [W + 20, 176], [-20, 176]], P.rust), clip(boxPath(-20, 40, W + 40, 136), times(240, () => mark(r.u(0, W), r.u(46, 176), 1.57, 44, 4, r() < 0.7 ? P.clay : P.ink, r))), box(-20, 172, W + 40, 18, P.ink), times(33, (i) => box(10 + i * 50, 190, 18, 20, P.earth)));
  b.add(box(0, 704, W, 26, P.ink), times(26, (i) => box(20 + i * 64, 730, 22, 20, P.earth)), stoneFace(r, 0, 750, W, 330, 46));
  b.add(box(560, 800, 190, 280, P.ink), box(580, 820, 150, 260, P.earth), times(4, (i) => box(606 + i * 32, 820, 4, 260, P.ink)));
  ground(b, 985, P.clay, P.straw, () => 0.02, { step: 17, second: P.earth });
  const heap = (x: number, y: number): string => times(26, () => pepper(x + r.g(0, 44), y - Math.abs(r.g(0, 20)), 34, r.u(-90, 90), r() < 0.85 ? P.rust : P.clay));
  b.add(basket(970, 1010, 96, heap(970, 950)), basket(1230, 1020, 80, heap(1230, 968)), hen(r, 360, 1015, 90, 1, P.paper));
}

function treading(b: Sheet): void {
  const { r, W, H } = b;
  b.add(box(0, 0, W, H, P.ink));
  // vaulted cellar of stone, lit from a door at the left
  b.add(stoneFace(r, 0, 0, W, 760, 58, P.ink), box(0, 0, W, 760, P.grape, 'opacity=".45"'));
  b.add(`<path d="M120 760V420Q120 150 420 150Q720 150 720 420V760Z" fill="${P.ink}"/>`, `<path d="M880 760V420Q880 150 1180 150Q1480 150 1480 420V760Z" fill="${P.ink}"/>`);
  for (const [x, y] of [[960, 660], [1180, 660], [1400, 660], [1070, 480], [1290, 480]] as const) b.add(barrelEnd(x, y, 108));
  ground(b, 755, P.earth, P.clay, toward(-200, 500), { second: P.ink, step: 17 });
  b.add(clip('M-10 770L240 770L620 1067L-10 1067Z', times(150, () => mark(r.u(0, 600), r.u(780, 1060), 0.5, r.u(30, 80), 3.4, P.ochre, r))));
  // trough on stones, juice to the tub
  b.add(times(3, (i) => stoneLump(r, 330 + i * 200, 950, 66, P.stone)));
  b.add(person(r, { x: 520, y: 872, h: 480, lean: 0.06, ...wear.man, hatc: P.wool, vest: P.indigo, low: P.wool, lowcut: P.stone, legwrap: P.clay, armF: [2.3, 1.7], armB: [3.6, 3.3], legF: [2.35, 3.6], legB: [3.2, 3.2] }));
  b.add(poly([[220, 770], [820, 770], [790, 905], [250, 905]], P.clay, `stroke="${P.ink}" stroke-width="6"`), times(9, (i) => mark(520, 785 + i * 14, 0.01, 540, 2, P.earth, r)), box(206, 760, 630, 22, P.earth, `stroke="${P.ink}" stroke-width="4"`), times(24, (i) => grapes(r, 236 + i * 25, 746 + r.u(-4, 8), 26)));
  b.add(gouge([[800, 880], [866, 900], [884, 985]], 9, P.grape, r), tub(900, 1035, 170, 110), oval(900, 927, 76, 14, P.grape));
  b.add(person(r, { x: 1150, y: 990, h: 450, dir: -1, lean: 0.5, ...wear.woman, armF: [2.4, 2.2], armB: [2.6, 2.4], tool: ({ haF, k }) => jug(haF[0] + 0.3 * k, haF[1] + 1.5 * k, 1.7 * k) }), basket(1380, 1000, 84, times(7, (i) => grapes(r, 1326 + i * 18, 940 + (i % 3) * 10, 32))));
}

function still(b: Sheet): void {
  const { r } = b;
  sky(b, { ground: P.indigo, cut: P.water, kind: 'cirrus', to: 420 });
  b.add(oval(1180, 430, 420, 90, P.rust), times(40, () => mark(r.u(800, 1560), r.u(370, 470), 0, r.u(60, 180), 3, P.ochre, r, 0.05)));
  hill(b, { y: 520, amp: 220, wave: 440, fill: P.deep, cut: P.indigo, shift: 5.9 });
  hill(b, { y: 570, amp: 80, wave: 320, fill: P.ink, cut: P.deep, shift: 2.8 });
  b.add(tree(r, { x: 1450, y: 690, h: 470, kind: 'bare' }), tree(r, { x: 130, y: 650, h: 330, leaf: P.deep, dark: P.ink, lite: P.leaf }));
  ground(b, 640, P.earth, P.clay, toward(700, 400), { second: P.ink, step: 17 });
  // hearth, copper, pipe, barrel
  b.add(stoneFace(r, 470, 760, 300, 180, 44), `<path d="M560 940V860Q560 800 620 800Q680 800 680 860V940Z" fill="${P.ink}"/>`, fire(r, 620, 936, 92));
  b.add(`<path d="${smooth([[500, 764], [480, 660], [540, 590], [700, 590], [760, 660], [740, 764]])}" fill="${P.clay}" stroke="${P.ink}" stroke-width="6"/>`, times(8, (i) => mark(520 + i * 30, 690 - (i % 2) * 20, 1.4, 70, 4, P.straw, r)));
  b.add(`<path d="M570 596Q580 500 620 492Q664 500 672 596Z" fill="${P.earth}" stroke="${P.ink}" stroke-width="6"/>`, stroke('M632 512Q900 470 1010 720L1080 880', P.ink, 22), stroke('M632 512Q900 470 1010 720L1080 880', P.clay, 13));
  b.add(tub(1010, 960, 240, 270, P.ochre), oval(1010, 692, 108, 20, P.indigo), times(8, () => mark(1010 + r.u(-90, 90), 692 + r.u(-10, 10), 0, 30, 2, P.water, r)), gouge([[1126, 906], [1170, 920], [1182, 968]], 5, P.paper, r), jug(1190, 1020, 84));
  b.add(smoke(r, 560, 590, 400, P.water, -0.2));
  b.add(box(200, 900, 160, 24, P.ink), box(216, 920, 20, 80, P.ink), box(324, 920, 20, 80, P.ink), person(r, { x: 290, y: 1000, h: 500, seat: 'sit', lean: 0.2, neck: 0.05, ...wear.man, low: P.ink, hatc: P.wool, armF: [2.4, 1.3], armB: [2.6, 1.9], legF: [1.65, 3.1], legB: [1.75, 3.2], vest: P.indigo }));
  b.add(box(1270, 910, 160, 24, P.ink), box(1290, 930, 20, 70, P.ink), box(1396, 930, 20, 70, P.ink), person(r, { x: 1350, y: 1005, h: 490, dir: -1, seat: 'sit', lean: 0.1, ...wear.man, hatc: P.wool, vest: P.rust, legF: [1.65, 3.1], legB: [1.75, 3.2], armF: [2.1, 0.9], armB: [2.7, 2.0], tool: ({ haF, k }) => jug(haF[0] + 0.1 * k, haF[1] + 0.2 * k, 0.6 * k, P.wool) }));
  b.add(times(22, () => limb([r.u(60, 220), 1010 + r.u(-20, 20)], [r.u(80, 240), 1004 + r.u(-20, 20)], 7, 7, P.ink)), dog(830, 1024, 1.2));
}

function carryingBread(b: Sheet): void {
  const { r, W, H } = b;
  sky(b, { ground: P.straw, cut: P.paper, kind: 'cirrus', to: 300 });
  hill(b, { y: 430, amp: 160, wave: 420, fill: P.water, cut: P.paper2, shift: 1.8 });
  b.add(house(r, { x: -60, y: 700, w: 560, h: 520, bays: 'wgg', groundBays: '.wd' }), house(r, { x: 1120, y: 690, w: 560, h: 480, upper: P.ochre, bays: 'www', groundBays: 'dw.' }));
  fieldWall(b, [470, 690], [1140, 690], 120, 120);
  b.add(tree(r, { x: 820, y: 620, h: 330 }));
  fieldWall(b, [470, 700], [1140, 700], 110, 110);
  ground(b, 682, P.clay, P.straw, () => 0.02, { step: 20, len: 36, second: P.earth, wave: 4 });
  b.add(times(90, () => { const y = r.u(730, H); const k = (y - 600) / 300; return `<path d="${smooth([[-26, 0], [-14, -12], [14, -13], [26, 0], [0, 10]].map(([x, yy]): Pt => [(x ?? 0) * k, (yy ?? 0) * k]))}" transform="translate(${f(r.u(0, W))} ${f(y)})" fill="${P.straw}" stroke="${P.earth}" stroke-width="2.4"/>`; }));
  const walk = (x: number, y: number, h: number, o: object): string => shadow(x, y, h * 0.3, P.earth) + person(r, { x, y, h, lean: 0.02, ...wear.woman, armF: [1.4, 0.35], armB: [3.4, 3.3], toolBehind: breadBoard, ...o });
  b.add(walk(330, 960, 480, {}), walk(820, 985, 510, { low: P.indigo, lowcut: P.water, apron: P.ochre, scarfc: P.ochre, legF: [2.85, 3.1], legB: [3.4, 3.4] }), walk(1310, 1000, 530, { low: P.rust, lowcut: P.ochre, apron: P.ink }));
  b.add(person(r, { x: 1090, y: 1010, h: 280, ...wear.girl, scarfc: P.paper, armF: [2.2, 1.2], armB: [2.8, 2.6] }));
}

function cheese(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.sky, cut: P.paper, kind: 'clouds', to: 330, birds: 4 });
  hill(b, { y: 560, amp: 470, wave: 520, fill: P.stone, cut: P.paper2, shift: 3.3, sharp: true });
  hill(b, { y: 610, amp: 150, wave: 520, fill: P.sage, cut: P.straw, shift: 8.1, cutting: 'flow' });
  const top = hill(b, { y: 700, amp: 110, wave: 700, fill: P.leaf, cut: P.sage, shift: 2.2, cutting: 'flow' });
  for (let i = 0; i < 26; i++) b.add(sheep(r, { x: r.u(40, 900), y: r.u(600, 720), s: r.u(20, 34), dir: r() < 0.5 ? 1 : -1, head: r() < 0.6 ? 'down' : 'up' }));
  // thatched fold hut
  b.add(stoneFace(r, 1090, 700, 420, 170, 40), `<path d="M1030 716Q1160 470 1300 440Q1440 470 1580 716Z" fill="${P.ochre}" stroke="${P.ink}" stroke-width="4"/>`, clip('M1030 716Q1160 470 1300 440Q1440 470 1580 716Z', times(150, () => { const x = r.u(1040, 1570); return mark(x, r.u(450, 716), 1.57 + (1300 - x) / 500, 70, 3, r() < 0.6 ? P.straw : P.earth, r); })), box(1250, 730, 100, 140, P.ink));
  ground(b, 850, P.sage, P.straw, () => 0.05, { step: 15, second: P.leaf });
  fieldWall(b, [-20, 880], [420, 850], 70, 60);
  // tripod, cauldron, cheeses on a pole
  b.add(fire(r, 640, 985, 90), limb([540, 990], [640, 640], 8, 7, P.ink), limb([740, 990], [640, 640], 8, 7, P.ink), limb([660, 970], [640, 640], 7, 6, P.ink), stroke('M640 660V760', P.ink, 5), `<path d="M550 770H730Q746 900 640 906Q534 900 550 770Z" fill="${P.ink}"/>`, oval(640, 772, 90, 18, P.paper), stroke('M552 772Q640 690 728 772', P.ink, 6));
  b.add(limb([860, 1000], [862, 720], 9, 8, P.ink), limb([1080, 1000], [1078, 720], 9, 8, P.ink), limb([840, 730], [1100, 726], 8, 8, P.earth), times(3, (i) => `<path d="${smooth([[900 + i * 70, 740], [930 + i * 70, 800], [920 + i * 70, 850], [884 + i * 70, 850], [874 + i * 70, 800]])}" fill="${P.paper}" stroke="${P.ink}" stroke-width="3.4"/>` + gouge([[900 + i * 70, 750], [896 + i * 70, 800], [902 + i * 70, 840]], 2, P.stone) + gouge([[902 + i * 70, 855], [902 + i * 70, 880]], 2.6, P.paper)), tub(970, 1010, 150, 80));
  b.add(person(r, { x: 400, y: 1005, h: 480, lean: 0.2, ...wear.man, vest: P.paper, topcut: P.stone, top: P.clay, hatc: P.ink, ...use.stir }));
  b.add(sheep(r, { x: 190, y: 1010, s: 100, dir: 1 }), sheep(r, { x: 70, y: 960, s: 84, dir: 1, body: P.ink, curl: P.stone, horn: true }), dog(1280, 1000, 1.7, -1), times(26, () => tuft(r, r.u(0, W), r.u(1020, 1067), 34, P.leaf)));
}

function beehives(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.ochre, cut: P.straw, kind: 'fan', sun: [1500, 150, 90], sunc: P.paper, to: 380 });
  hill(b, { y: 360, amp: 120, wave: 420, fill: P.leaf, cut: P.sage, shift: 6.1 });
  b.add(stoneFace(r, 0, 330, W, 480, 62), box(0, 318, W, 22, P.earth), times(40, (i) => `<path d="M${i * 42 - 10} 318q21 -26 42 0z" fill="${P.rust}" stroke="${P.ink}" stroke-width="3"/>`));
  b.add(box(-10, 300, W + 20, 6, P.ink));
  b.add(box(60, 690, 1130, 34, P.ink), times(4, (i) => box(110 + i * 330, 724, 40, 130, P.ink)));
  for (let i = 0; i < 5; i++) b.add(skep(r, 170 + i * 225, 692, 226 + (i % 2) * 26));
  b.add(bees(r, [120, 360, 1250, 700], 46), bees(r, [1100, 500, 1500, 900], 12));
  ground(b, 810, P.sage, P.straw, () => 0.02, { step: 14, second: P.leaf });
  b.add(times(50, () => { const x = r.u(0, W); const y = r.u(870, 1040); return tuft(r, x, y, 60, P.leaf, 4) + disc(x, y - 62, 9, r.pick([P.paper, P.rust, P.grape])); }));
  b.add(person(r, { x: 1330, y: 1000, h: 580, back: true, ...wear.woman, scarfc: P.paper, low: P.indigo, lowcut: P.water, armF: [4.3, 5.4], armB: [2.9, 3.1] }));
  b.add(person(r, { x: 1500, y: 1010, h: 330, back: true, ...wear.girl, scarfc: P.rust, scarfcut: P.ochre, armB: [3.4, 3.2], armF: [2.9, 3.1] }));
}

function mill(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.paper2, cut: P.water, kind: 'cirrus', to: 220 });
  hill(b, { y: 400, amp: 300, wave: 420, fill: P.deep, cut: P.leaf, shift: 7.4 });
  b.add(times(14, (i) => tree(r, { x: 40 + i * 120 + r.u(-20, 20), y: 440 + r.u(-30, 30), h: r.u(160, 260), kind: i % 3 === 1 ? 'poplar' : 'round', leaf: i % 2 ? P.leaf : P.sage, lite: P.straw, dark: P.deep })));
  ground(b, 470, P.sage, P.straw, toward(900, 300), { step: 15, second: P.leaf });
  // leat and chute from upper left
  b.add(poly([[-20, 430], [500, 470], [500, 500], [-20, 470]], P.indigo), times(14, () => mark(r.u(0, 480), 460 + r.u(-10, 14), 0.07, 60, 2.4, P.paper, r)));
  b.add(stoneFace(r, 620, 430, 520, 330, 46), `<path d="M690 760V690Q690 640 760 640Q830 640 830 690V760Z" fill="${P.ink}"/>`);
  b.add(poly([[560, 436], [1200, 436], [1090, 290], [670, 290]], P.stone), clip('M560 436L1200 436L1090 290L670 290Z', times(150, () => mark(r.u(560, 1200), r.u(290, 436), 1.5, 40, 5, r() < 0.6 ? P.paper2 : P.ink, r))), box(560, 432, 640, 12, P.ink), box(960, 540, 120, 220, P.ink), box(974, 552, 92, 208, P.earth), window(860, 520, 70, 80));
  b.add(poly([[470, 462], [500, 448], [800, 690], [770, 716]], P.earth, `stroke="${P.ink}" stroke-width="5"`), gouge([[480, 468], [640, 586], [780, 704]], 9, P.paper, r));
  // horizontal wheel under the vault
  b.add(oval(760, 716, 56, 15, P.clay, `stroke="${P.ink}" stroke-width="3"`), times(9, (i) => limb([760, 716], [760 + Math.cos(i * 0.7) * 54, 716 + Math.sin(i * 0.7) * 14], 4, 4, P.ink)));
  water(b, 800, 960, { seed: 2 });
  b.add(times(26, () => mark(690 + r.g(0, 60), 806 + r.g(0, 20), r.u(-0.4, 0.4), 34, 3, P.paper, r)));
  ground(b, 960, P.earth, P.clay, () => 0.03, { step: 15 });
  bankStones(b, () => 965, 34);
  const load = `<path d="M-0.4 -1.22Q0 -1.34 0.3 -1.2L0.26 -0.72Q-0.1 -0.62 -0.42 -0.74Z" fill="${P.straw}" stroke="${P.ink}" stroke-width="0.03"/><path d="M-0.05 -1.27V-0.68" stroke="${P.ink}" stroke-width="0.03"/>`;
  b.add(shadow(1330, 790, 150, P.deep), equine(r, { x: 1360, y: 790, s: 210, dir: -1, load }), person(r, { x: 1150, y: 800, h: 330, dir: -1, lean: 0.35, ...wear.man, vest: P.rust, armF: [0.8, 0.2], armB: [1.0, 0.3], tool: sack }));
  b.add(person(r, { x: 260, y: 1040, h: 400, lean: 0.02, ...wear.woman, armF: [2.6, 1.4], tool: ({ haF, k }) => basket(haF[0], haF[1] + 0.7 * k, 0.9 * k) }), birds(r, [200, 100, 1200, 240], 5, 20), times(20, () => tuft(r, r.u(0, W), r.u(1030, 1067), 36, P.sage)));
}

export const food: Scenes = {
  'heritage/15-peppers-on-the-gallery': { seed: 115, draw: peppers },
  'heritage/16-treading-grapes': { seed: 116, draw: treading },
  'heritage/17-rakija-still': { seed: 117, draw: still },
  'heritage/18-carrying-bread': { seed: 118, draw: carryingBread },
  'heritage/19-cheese-at-the-fold': { seed: 119, draw: cheese },
  'heritage/20-beehives': { seed: 120, draw: beehives },
  'heritage/21-water-mill': { seed: 121, draw: mill },
};
