/** Craft and construction. */
import { equine, hen } from '../kit/animals.ts';
import { house, tiles, village, window } from '../kit/buildings.ts';
import { box, boxPath, clip, f, gouge, limb, mark, oval, P, poly, smooth, stroke, times, type Pt } from '../kit/ink.ts';
import { fieldWall, ground, hill, shadow, sky, toward } from '../kit/land.ts';
import type { Sheet } from '../kit/paper.ts';
import { person, wear } from '../kit/people.ts';
import { tree, tuft } from '../kit/plants.ts';
import type { Scenes } from '../kit/scene.ts';
import { barrel, ladder, rug, stoneFace, stoneLump, tub } from '../kit/things.ts';
import { basket, jug, mallet, pail, stoneInHands, tileStack, use } from '../kit/tools.ts';

const brick = (x: number, y: number, w: number, h: number, d: number): string =>
  poly([[x, y], [x + w, y], [x + w + d, y - d * 0.6], [x + d, y - d * 0.6]], P.straw, `stroke="${P.ink}" stroke-width="2.6"`) +
  box(x, y, w, h, P.clay, `stroke="${P.ink}" stroke-width="2.6"`) +
  poly([[x + w, y], [x + w + d, y - d * 0.6], [x + w + d, y - d * 0.6 + h], [x + w, y + h]], P.earth, `stroke="${P.ink}" stroke-width="2.6"`);

function adobe(b: Sheet): void {
  const { r } = b;
  sky(b, { ground: P.water, cut: P.paper2, kind: 'plain', to: 240, birds: 4 });
  hill(b, { y: 300, amp: 150, wave: 480, fill: P.sage, cut: P.straw, shift: 3.2, cutting: 'flow' });
  b.add(times(6, (i) => tree(r, { x: 1080 + i * 86, y: 330, h: 190 + (i % 2) * 60, kind: 'poplar' })), house(r, { x: 120, y: 350, w: 330, h: 240, bays: 'wgw', groundBays: '.d' }));
  ground(b, 320, P.straw, P.ochre, toward(500, 100), { step: 16, second: P.clay });
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 10 - row; i++) {
      const k = 0.55 + row * 0.18;
      const x = 620 + i * 100 * k * 1.15 + row * 6;
      const y = 400 + row * 76 + row * row * 5;
      if (x < 1620) b.add(brick(x, y, 74 * k, 22 * k, 26 * k));
    }
  // open stack on edge at the left
  for (let row = 0; row < 4; row++) for (let i = 0; i < 6; i++) b.add(box(70 + i * 52 + (row % 2) * 16, 560 - row * 46, 20, 44, i % 2 ? P.clay : P.earth, `stroke="${P.ink}" stroke-width="2.6"`));
  // pit with straw and clay
  b.add(`<path d="${smooth([[60, 860], [180, 780], [420, 770], [560, 850], [500, 960], [240, 990], [80, 950]])}" fill="${P.ink}"/><path d="${smooth([[84, 866], [190, 800], [414, 790], [536, 854], [480, 942], [246, 968], [104, 938]])}" fill="${P.earth}"/>`, times(90, () => mark(310 + r.g(0, 120), 880 + r.g(0, 40), r.u(0, 3.1), 34, 3, r() < 0.5 ? P.straw : P.rust, r)));
  b.add(person(r, { x: 300, y: 900, h: 430, lean: 0.25, ...wear.man, vest: P.paper2, topcut: P.stone, low: P.wool, lowcut: P.stone, legwrap: P.clay, ...use.hoe }));
  b.add(shadow(900, 985, 170, P.earth), person(r, { x: 820, y: 990, h: 420, lean: 1.15, neck: -0.4, ...wear.youth, armF: [2.7, 2.4], armB: [2.9, 2.6] }));
  b.add(box(930, 930, 250, 58, P.ink), box(946, 914, 218, 60, P.earth, `stroke="${P.ink}" stroke-width="5"`), box(958, 926, 92, 38, P.clay), box(1062, 926, 92, 38, P.clay), times(16, () => mark(r.u(960, 1150), r.u(930, 960), r.u(-0.3, 0.3), 24, 2, P.straw, r)));
  b.add(person(r, { x: 1380, y: 1000, h: 450, dir: -1, lean: 0.05, ...wear.woman, armF: [3.0, 3.0], armB: [3.3, 3.2], tool: pail }), tub(1250, 1030, 110, 80), times(24, () => tuft(r, r.u(0, 700), r.u(1010, 1067), 34, P.sage)));
}

function masons(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.paper2, cut: P.water, kind: 'clouds', to: 300 });
  hill(b, { y: 460, amp: 260, wave: 430, fill: P.indigo, cut: P.water, shift: 8.6 });
  hill(b, { y: 500, amp: 90, wave: 330, fill: P.leaf, cut: P.sage, shift: 2.4 });
  ground(b, 520, P.sage, P.straw, toward(300, 300), { step: 15 });
  // the wall, stepped at the top, laced with timbers
  const rows = [[520, 1640, 800], [520, 1640, 700], [560, 1640, 600], [720, 1640, 500], [980, 1640, 420]] as const;
  rows.forEach(([x0, x1, y], i) => b.add(stoneFace(r, x0, y, x1 - x0, i === 0 ? 210 : 104, 52)));
  b.add(box(510, 792, 1130, 20, P.earth, `stroke="${P.ink}" stroke-width="3"`), box(550, 592, 1090, 20, P.earth, `stroke="${P.ink}" stroke-width="3"`));
  b.add(times(9, (i) => box(600 + i * 120, 790, 24, 24, P.clay, `stroke="${P.ink}" stroke-width="3"`)), box(1120, 640, 170, 370, P.ink), box(1090, 616, 230, 30, P.earth, `stroke="${P.ink}" stroke-width="4"`));
  ground(b, 930, P.clay, P.straw, () => 0.04, { step: 16, second: P.earth });
  // scaffold
  b.add(limb([640, 1010], [640, 330], 9, 8, P.ink), limb([1010, 1010], [1010, 300], 9, 8, P.ink), box(600, 560, 460, 18, P.earth, `stroke="${P.ink}" stroke-width="3"`), ladder([560, 1010], [630, 560], 34, 9));
  b.add(person(r, { x: 800, y: 560, h: 300, dir: 1, lean: 0.5, ...wear.man, vest: P.rust, armF: [2.3, 1.7], armB: [2.5, 2.0], tool: mallet }), person(r, { x: 1240, y: 420, h: 280, dir: -1, lean: 0.45, ...wear.man, vest: P.indigo, armF: [2.5, 2.2], armB: [2.7, 2.4], tool: stoneInHands }));
  b.add(stroke('M706 520V860', P.ink, 3), poly([[698, 856], [714, 856], [706, 884]], P.ink));
  b.add(person(r, { x: 420, y: 990, h: 430, lean: 0.2, ...wear.youth, head: 'cap', hatc: P.rust, armF: [2.2, 1.7], armB: [2.3, 1.8], tool: stoneInHands }), shadow(180, 960, 170, P.earth), equine(r, { x: 180, y: 960, s: 250, dir: 1, load: `<path d="${smooth([[-0.5, -0.95], [-0.3, -1.2], [-0.02, -1.0], [0.1, -1.22], [0.3, -0.98], [0.2, -0.7], [-0.4, -0.7]])}" fill="${P.stone}" stroke="${P.ink}" stroke-width="0.035"/><path d="M-0.4 -0.95L0.2 -0.95M-0.1 -1.1V-0.7" stroke="${P.ink}" stroke-width="0.025"/>` }));
  b.add(times(16, () => stoneLump(r, r.u(560, 1560), r.u(990, 1040), r.u(22, 48))), person(r, { x: 1460, y: 1000, h: 420, dir: -1, lean: 0.9, neck: -0.3, ...wear.man, vest: P.paper2, topcut: P.stone, armF: [2.7, 2.5], armB: [2.9, 2.7], tool: stoneInHands }), times(9, () => tuft(r, r.u(0, W), 1040, 30, P.leaf)));
}

function raisingTheFrame(b: Sheet): void {
  const { r } = b;
  sky(b, { ground: P.straw, cut: P.paper, kind: 'wind', to: 380, birds: 3 });
  hill(b, { y: 520, amp: 160, wave: 520, fill: P.water, cut: P.paper2, shift: 1.5 });
  b.add(times(11, (i) => tree(r, { x: 20 + i * 155, y: 580, h: 210 + (i % 3) * 50, leaf: [P.rust, P.ochre, P.earth][i % 3] ?? P.rust, dark: P.ink, lite: P.straw })));
  ground(b, 580, P.ochre, P.straw, toward(800, 400), { step: 16, second: P.earth });
  b.add(stoneFace(r, 380, 690, 900, 260, 54), box(370, 676, 920, 22, P.earth, `stroke="${P.ink}" stroke-width="4"`), times(15, (i) => box(386 + i * 62, 654, 26, 26, P.clay, `stroke="${P.ink}" stroke-width="3"`)), box(350, 632, 960, 24, P.earth, `stroke="${P.ink}" stroke-width="4"`));
  const post = (a: Pt, z: Pt, w = 13): string => limb(a, z, w + 2.5, w + 2.5, P.ink) + limb(a, z, w, w, P.ochre) + gouge([a, [(a[0] + z[0]) / 2 + 2, (a[1] + z[1]) / 2], z], 2, P.earth);
  // standing rear frame
  for (let i = 0; i < 6; i++) b.add(post([390 + i * 176, 632], [390 + i * 176, 300]));
  b.add(post([370, 300], [1290, 300]), post([390, 470], [1270, 470], 8));
  for (const i of [0, 4]) b.add(post([396 + i * 176, 620], [560 + i * 176, 312], 8));
  b.add(post([740, 620], [590, 312], 8), box(470, 760, 110, 180, P.ink));
  // gable truss going up, leaning, held by poles and rope
  b.add(post([640, 632], [760, 180]), post([1240, 632], [1360, 180]), post([746, 200], [1376, 180]), post([660, 560], [830, 200], 8), post([1270, 530], [1180, 196], 8), post([690, 400], [1310, 400], 9));
  b.add(stroke('M1370 186Q1460 520 1520 900', P.ink, 5), limb([900, 250], [820, 620], 6, 6, P.earth));
  b.add(person(r, { x: 560, y: 634, h: 300, dir: 1, lean: 0.25, ...wear.man, vest: P.rust, armF: [1.3, 0.7], armB: [1.5, 0.9] }), person(r, { x: 900, y: 634, h: 300, dir: 1, lean: 0.3, ...wear.youth, ...use.pole }), person(r, { x: 1130, y: 634, h: 295, dir: 1, lean: 0.2, ...wear.man, vest: P.indigo, armF: [1.1, 0.6], armB: [1.3, 0.8] }));
  b.add(shadow(1510, 1000, 120, P.earth), person(r, { x: 1500, y: 1000, h: 440, dir: -1, lean: -0.3, ...wear.man, vest: P.paper2, topcut: P.stone, low: P.indigo, lowcut: P.water, armF: [1.4, 0.7], armB: [1.6, 1.0], legF: [2.5, 2.7], legB: [3.1, 3.2] }));
  b.add(ladder([250, 1000], [430, 640], 38, 10), person(r, { x: 150, y: 1010, h: 420, ...wear.woman, armF: [2.5, 1.7], armB: [2.7, 2.2], tool: ({ haF, k }) => jug(haF[0] + 0.1 * k, haF[1] + 1.2 * k, 1.5 * k) }));
  b.add(times(7, (i) => limb([680 + i * 12, 1010 - i * 14], [1180 + i * 14, 1000 - i * 14], 10, 10, i % 2 ? P.ochre : P.earth, `stroke="${P.ink}" stroke-width="3"`)), times(20, () => mark(r.u(300, 1300), r.u(960, 1050), r.u(0, 3), 16, 4, P.paper, r)));
}

function roofTiles(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.sky, cut: P.paper, kind: 'cirrus', to: 300, birds: 5 });
  hill(b, { y: 400, amp: 330, wave: 380, fill: P.indigo, cut: P.water, shift: 6.7, sharp: true });
  hill(b, { y: 430, amp: 90, wave: 420, fill: P.leaf, cut: P.sage, shift: 1.2 });
  village(b, 60, 460, () => 440, 5, 34, { church: 520 });
  ground(b, 440, P.sage, P.straw, toward(300, 350), { step: 15 });
  // a big roof plane across the sheet
  const eaveL: Pt = [-60, 980];
  const eaveR: Pt = [1500, 900];
  const ridgeR: Pt = [1180, 330];
  const ridgeL: Pt = [240, 390];
  b.add(poly([eaveR, [1640, 860], [1640, 700], ridgeR], P.earth, `stroke="${P.ink}" stroke-width="6"`), poly([[1500, 905], [1640, 865], [1640, 1080], [1500, 1080]], P.ochre), poly([[-60, 985], [1500, 905], [1500, 1080], [-60, 1080]], P.straw));
  b.add(poly([eaveL, eaveR, ridgeR, ridgeL], P.ochre));
  const at = (u: number, v: number): Pt => { const a: Pt = [eaveL[0] + (eaveR[0] - eaveL[0]) * u, eaveL[1] + (eaveR[1] - eaveL[1]) * u]; const c: Pt = [ridgeL[0] + (ridgeR[0] - ridgeL[0]) * u, ridgeL[1] + (ridgeR[1] - ridgeL[1]) * u]; return [a[0] + (c[0] - a[0]) * v, a[1] + (c[1] - a[1]) * v]; };
  // bare boards and straw above, tiles below
  const d = `M${[eaveL, eaveR, ridgeR, ridgeL].map((p) => p.join(' ')).join('L')}Z`;
  b.add(clip(d, times(15, (i) => { const a = at(-0.02, i / 14); const z = at(1.02, i / 14); return limb(a, z, 4, 4, P.earth); }) + times(420, () => { const q = at(r(), r()); return mark(q[0], q[1], r.g(-0.05, 0.4), 40, 2.4, r() < 0.6 ? P.straw : P.earth, r); })));
  for (let row = 0; row < 9; row++) {
    const v0 = row * 0.083;
    const limit = row < 6 ? 1 : row === 6 ? 0.62 : row === 7 ? 0.5 : 0.34;
    for (let i = 0; i < 46; i++) {
      const u = i / 46;
      if (u > limit) continue;
      const a = at(u, v0);
      const z = at(u, v0 + 0.105);
      b.add(limb(a, z, 17 - row * 0.7, 13 - row * 0.6, i % 2 ? P.rust : r() < 0.3 ? P.earth : P.clay, `stroke="${P.ink}" stroke-width="3"`));
    }
  }
  b.add(limb([eaveL[0], eaveL[1]], eaveR, 6, 6, P.ink));
  const up = at(0.66, 0.62);
  const mid = at(0.42, 0.86);
  b.add(person(r, { x: up[0], y: up[1] + 14, h: 330, dir: -1, lean: 0.7, neck: -0.25, ...wear.man, vest: P.paper2, topcut: P.stone, armF: [2.5, 2.3], armB: [2.7, 2.5], legF: [2.3, 3.5], legB: [3.2, 3.3], tool: tileStack }), person(r, { x: mid[0], y: mid[1] + 10, h: 310, dir: 1, seat: 'squat', lean: 0.3, ...wear.youth, head: 'cap', hatc: P.rust, legF: [1.25, 3.6], legB: [1.4, 3.7], armF: [2.2, 1.8], armB: [2.4, 2.0], tool: tileStack }));
  b.add(ladder([1310, 1080], [1210, 700], 46, 9), person(r, { x: 1290, y: 1010, h: 400, dir: -1, lean: 0.12, ...wear.man, vest: P.indigo, armF: [1.0, 0.5], armB: [1.6, 1.0], tool: tileStack }), times(12, (i) => box(1560, 1010 - i * 18, 90, 15, i % 2 ? P.clay : P.rust, `stroke="${P.ink}" stroke-width="2"`)));
}

function limewashing(b: Sheet): void {
  const { r, W, H } = b;
  b.add(box(0, 0, W, H, P.paper));
  // wall: old earth-coloured plaster at the right, fresh lime at the left
  const edge: Pt[] = [[1640, 0], [760, 0], [820, 130], [700, 260], [800, 390], [690, 520], [760, 640], [700, 800], [1640, 800]];
  b.add(poly(edge, P.straw), clip(`M${edge.map((p) => p.join(' ')).join('L')}Z`, times(420, () => mark(r.u(680, W), r.u(0, 800), r.g(0.2, 0.6), r.u(20, 60), 2.4, r() < 0.6 ? P.ochre : P.paper2, r)) + times(5, (k) => { const x = 860 + k * 150 + r.u(-30, 30); return stroke(smooth([0, 1, 2, 3, 4].map((i): Pt => [x + r.u(-16, 16), 200 + k * 40 + i * 60]), false), P.earth, 2); })));
  b.add(times(160, () => mark(r.u(0, 760), r.u(40, 800), 1.4 + r.g(0, 0.12), r.u(50, 120), 3, P.paper2, r)));
  b.add(window(150, 250, 190, 270), box(130, 520, 230, 18, P.earth), window(1180, 240, 190, 270, P.deep), box(1160, 510, 230, 18, P.earth));
  b.add(poly([[-20, 40], [W + 20, 40], [W + 20, 130], [-20, 130]], P.rust), clip(boxPath(-20, 40, W + 40, 90), times(200, () => mark(r.u(0, W), r.u(40, 130), 1.57, 40, 4, r() < 0.7 ? P.clay : P.ink, r))), box(-20, 128, W + 40, 16, P.ink), times(30, (i) => box(16 + i * 54, 144, 20, 20, P.earth)));
  b.add(stoneFace(r, 0, 800, W, 90, 46));
  ground(b, 880, P.sage, P.straw, () => 0.03, { step: 14, second: P.leaf });
  b.add(ladder([880, 1010], [780, 230], 52, 17));
  const foot: Pt = [838, 700];
  b.add(person(r, { x: foot[0], y: foot[1], h: 470, dir: -1, lean: 0.05, neck: -0.1, ...wear.woman, low: P.indigo, lowcut: P.water, apron: P.rust, scarfc: P.ochre, armF: [1.2, 0.75], armB: [2.6, 2.0], tool: ({ haF, k }) => limb([haF[0] - 0.3 * k, haF[1] + 0.3 * k], [haF[0] + 0.7 * k, haF[1] - 0.8 * k], 0.07 * k, 0.07 * k, P.earth) + poly([[haF[0] + 0.5 * k, haF[1] - 1.2 * k], [haF[0] + 1.3 * k, haF[1] - 0.55 * k], [haF[0] + 1.0 * k, haF[1] - 0.2 * k], [haF[0] + 0.2 * k, haF[1] - 0.85 * k]], P.paper, `stroke="${P.ink}" stroke-width="3"`) }));
  b.add(limb([900, 600], [960, 600], 4, 4, P.ink), stroke('M950 604V650', P.ink, 4), tub(950, 720, 84, 72, P.paper2), oval(950, 650, 38, 8, P.paper));
  b.add(tub(1180, 1010, 190, 120), oval(1180, 892, 88, 15, P.paper), times(12, () => mark(1180 + r.u(-70, 70), 920 + r.u(0, 40), 1.57, 24, 4, P.paper, r)), person(r, { x: 1380, y: 1005, h: 430, dir: -1, lean: 0.25, ...wear.girl, ...use.stir }));
  b.add(tree(r, { x: 190, y: 1050, h: 560, kind: 'blossom', lobes: 8 }), hen(r, 560, 1000, 80, 1), hen(r, 660, 1020, 70, -1, P.paper), times(30, () => oval(r.u(0, 500), r.u(900, 1050), 4, 2.4, P.clay)));
}

function loom(b: Sheet): void {
  const { r, W, H } = b;
  // out over roofs to hills, framed by the gallery
  sky(b, { ground: P.water, cut: P.paper2, kind: 'clouds', to: 300 });
  hill(b, { y: 460, amp: 200, wave: 420, fill: P.indigo, cut: P.water, shift: 3.7 });
  hill(b, { y: 520, amp: 80, wave: 330, fill: P.leaf, cut: P.sage, shift: 8.1 });
  village(b, 40, 1560, () => 560, 14, 46, { church: 1260 });
  ground(b, 560, P.sage, P.straw, () => 0.05, { step: 14, to: 660 });
  // floor boards and rail
  b.add(poly([[-20, 690], [W + 20, 690], [W + 20, H + 20], [-20, H + 20]], P.ochre), times(19, (i) => limb([800 + (i - 9) * 86, 690], [800 + (i - 9) * 190, H + 10], 1.6, 3.4, P.earth)), times(120, () => { const y = r.u(700, H); const x = r.u(0, W); return mark(x, y, Math.atan2(y - 380, x - 800), 60, 2, P.straw, r); }));
  b.add(box(0, 560, W, 20, P.clay, `stroke="${P.ink}" stroke-width="3"`), times(54, (i) => box(10 + i * 30, 580, 10, 112, P.clay)), box(0, 684, W, 16, P.ink));
  for (const x of [90, 540, 1060, 1510]) b.add(box(x - 20, 46, 40, 650, P.clay, `stroke="${P.ink}" stroke-width="4"`), times(4, () => mark(x + r.u(-12, 12), r.u(120, 600), 1.57, 160, 2, P.earth, r)));
  b.add(box(0, 40, W, 60, P.earth, `stroke="${P.ink}" stroke-width="4"`), ...[[90, 540], [540, 1060], [1060, 1510]].map(([a, z]) => stroke(`M${(a ?? 0) + 20} 230Q${((a ?? 0) + (z ?? 0)) / 2} 60 ${(z ?? 0) - 20} 230`, P.clay, 22)));
  // loom seen from the weaver's back
  const X = (u: number): number => 800 + u;
  b.add(box(X(-330), 330, 34, 620, P.rust, `stroke="${P.ink}" stroke-width="5"`), box(X(296), 330, 34, 620, P.rust, `stroke="${P.ink}" stroke-width="5"`), box(X(-360), 330, 720, 36, P.rust, `stroke="${P.ink}" stroke-width="5"`), box(X(-350), 470, 700, 26, P.earth, `stroke="${P.ink}" stroke-width="4"`));
  b.add(poly([[X(-270), 490], [X(270), 490], [X(270), 730], [X(-270), 730]], P.paper2), times(68, (i) => box(X(-268) + i * 8, 490, 2.2, 240, P.stone)), box(X(-290), 560, 580, 18, P.earth, `stroke="${P.ink}" stroke-width="3"`), box(X(-290), 610, 580, 18, P.earth, `stroke="${P.ink}" stroke-width="3"`), box(X(-300), 664, 600, 34, P.clay, `stroke="${P.ink}" stroke-width="4"`));
  b.add(stroke(`M${X(-200)} 366V560M${X(0)} 366V560M${X(200)} 366V560`, P.ink, 3));
  b.add(times(13, (i) => box(X(-270), 716 + i * 13, 540, 13, [P.rust, P.ink, P.ochre, P.paper, P.indigo][i % 5] ?? P.rust)), times(18, (i) => poly([[X(-260) + i * 30, 768], [X(-245) + i * 30, 758], [X(-230) + i * 30, 768], [X(-245) + i * 30, 780]], P.paper)), box(X(-310), 880, 620, 34, P.earth, `stroke="${P.ink}" stroke-width="4"`));
  b.add(box(X(-220), 930, 440, 28, P.ink), box(X(-200), 950, 28, 110, P.ink), box(X(172), 950, 28, 110, P.ink));
  b.add(person(r, { x: X(0), y: 1110, h: 800, back: true, seat: 'sit', ...wear.woman, low: P.ink, lowcut: P.clay, scarfc: P.wool, armF: [2.2, 0.9], armB: [-2.2, -0.9], legF: [1.2, 3.0], legB: [-1.2, 3.2] }));
  b.add(`<path d="${smooth([[X(-300), 1090], [X(-210), 880], [X(0), 850], [X(210), 880], [X(300), 1090]])}" fill="${P.ink}"/>`, times(15, (i) => gouge([[X(-90 + i * 13), 870], [X(-160 + i * 23), 970], [X(-240 + i * 35), 1080]], 3.4, P.clay, r)), box(X(-106), 844, 212, 34, P.rust));
  b.add(basket(1330, 1000, 84, times(7, (i) => oval(1274 + i * 19, 944 + (i % 2) * 12, 24, 22, [P.rust, P.ochre, P.indigo, P.paper][i % 4] ?? P.rust, `stroke="${P.ink}" stroke-width="3"`))), rug(r, 130, 560, 150, 110, 0));
}

export const craft: Scenes = {
  'heritage/28-making-adobe': { seed: 128, draw: adobe },
  'heritage/29-masons-at-the-wall': { seed: 129, draw: masons },
  'heritage/30-raising-the-frame': { seed: 130, draw: raisingTheFrame },
  'heritage/32-laying-roof-tiles': { seed: 132, draw: roofTiles },
  'heritage/33-limewashing': { seed: 133, draw: limewashing },
  'heritage/34-at-the-loom': { seed: 134, draw: loom },
};
