/** Seasonal harvests. */
import { equine, hen, yokedPair, bees } from '../kit/animals.ts';
import { house, village } from '../kit/buildings.ts';
import { box, clip, disc, f, gouge, limb, mark, oval, P, poly, smooth, stroke, times, type Pt } from '../kit/ink.ts';
import { fence, fieldWall, ground, hill, shadow, sky, toward } from '../kit/land.ts';
import type { Sheet } from '../kit/paper.ts';
import { person, wear, type Person, type Tool } from '../kit/people.ts';
import { bushVine, grapes, haystack, maize, pumpkin, stook, tobaccoString, tree, tuft, wheat } from '../kit/plants.ts';
import type { Scenes } from '../kit/scene.ts';
import { cart } from '../kit/things.ts';
import { basket, basketOnArm, sheaf, sickle, use } from '../kit/tools.ts';

function reaping(b: Sheet): void {
  const { r } = b;
  sky(b, { ground: P.ochre, cut: P.straw, kind: 'rays', sun: [1180, 330, 92], to: 330 });
  hill(b, { y: 480, amp: 210, wave: 420, fill: P.indigo, cut: P.water, shift: 4.1 });
  hill(b, { y: 560, amp: 120, wave: 330, fill: P.deep, cut: P.leaf, shift: 8.3 });
  village(b, 180, 740, (x) => 560 + Math.sin(x / 70) * 14, 9, 30, { church: 820 });
  ground(b, 596, P.sage, P.straw, () => 0.02, { len: 40, w: 2.2, step: 9, to: 660 });
  ground(b, 640, P.clay, P.ochre, () => -0.03, { len: 60, w: 2.2, step: 10, to: 710 });
  ground(b, 690, P.earth, P.ochre, toward(800, 560));
  b.add(poly([[1120, 1067], [1180, 720], [1640, 690], [1640, 1067]], P.ink), times(7, (i) => wheat(r, 1190 - i * 10, 1640, 770 + i * 52, 72 + i * 13)));
  b.add(poly([[-20, 1067], [-20, 770], [150, 800], [235, 1067]], P.ink), times(5, (i) => wheat(r, -20, 120 + i * 26, 850 + i * 58, 80 + i * 13)));
  for (const x of [320, 400, 900, 980, 1040]) b.add(stook(r, x, 742, 66));
  for (let i = 0; i < 46; i++) { const x = r.u(240, 1120); const y = r.u(760, 1040); b.add(times(5, (j) => mark(x + (j - 2) * 4, y - 10, -1.57 + (j - 2) * 0.16, 30, 2.4, P.straw, r))); }
  b.add(person(r, { x: 700, y: 800, h: 190, lean: 0.95, neck: -0.35, ...wear.girl, armF: [2.5, 2.2], armB: [2.75, 2.3], tool: sickle }));
  b.add(person(r, { x: 1080, y: 850, h: 240, lean: 0.8, neck: -0.3, ...wear.youth, head: 'cap', moustache: true, armF: [2.3, 1.9], armB: [2.5, 2.05], legF: [2.6, 3.4], legB: [3.3, 3.6], tool: sickle }));
  b.add(person(r, { x: 470, y: 955, h: 385, lean: 0.1, neck: -0.05, ...wear.woman, armF: [2.2, 1.25], armB: [2.5, 1.4], legF: [2.95, 3.2], legB: [3.3, 3.3], tool: sheaf }));
  b.add(person(r, { x: 845, y: 1000, h: 330, dir: -1, lean: 1.05, neck: -0.4, ...wear.widow, scarfc: P.wool, scarfcut: P.rust, armF: [2.75, 2.5], armB: [3.0, 2.6], tool: sickle }));
}

function carting(b: Sheet): void {
  const { r } = b;
  sky(b, { ground: P.water, cut: P.paper2, kind: 'clouds', to: 360 });
  hill(b, { y: 560, amp: 170, wave: 640, fill: P.sage, cut: P.straw, shift: 2.7, cutting: 'flow' });
  hill(b, { y: 600, amp: 60, wave: 300, fill: P.leaf, cut: P.deep, shift: 7.7 });
  ground(b, 590, P.straw, P.ochre, () => 0.03, { len: 40, step: 12 });
  b.add(times(18, (i) => stook(r, 60 + i * 92 + r.u(-20, 20), 640 + (i % 3) * 20, 54 + (i % 3) * 12)));
  ground(b, 760, P.clay, P.straw, toward(-400, 640), { second: P.earth, step: 17 });
  b.add(shadow(520, 945, 330, P.earth, 0.9), shadow(1120, 930, 260, P.earth, 0.9));
  let load = '';
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 9; i++) {
      const x = -1.12 + i * 0.27 + row * 0.05;
      const y = -0.72 - row * 0.3;
      load += `<g transform="translate(${f(x * 100)} ${f(y * 100)})">` + times(7, (k) => gouge([[-26 + k * 3, 6 - k * 4], [4, -4 - k * 3], [36 + k * 2, -10 - k * 4]], 2.6, k % 2 ? P.straw : P.ochre, r)) + times(6, (k) => mark(36, -12 - k * 4, -0.2 + k * 0.1, 14, 1.6, P.paper, r)) + box(-4, -26, 7, 30, P.rust) + '</g>';
    }
  b.add(cart(520, 950, 300, `<g transform="scale(0.01)">${load}</g>`));
  b.add(limb([1030, 745], [1260, 720], 8, 8, P.ink), yokedPair(r, 1130, 930, 255, 1, 0.32));
  b.add(person(r, { x: 1480, y: 955, h: 270, ...wear.youth, head: 'brim', hatc: P.straw, armF: [1.6, 1.4], armB: [3.3, 3.2], tool: ({ haF, k }) => limb([haF[0] - 0.4 * k, haF[1] + k], [haF[0] + 1.4 * k, haF[1] - 2.8 * k], 0.06 * k, 0.03 * k, P.ink) }));
  b.add(person(r, { x: 120, y: 970, h: 350, lean: 0.15, ...wear.woman, ...use.fork }));
  b.add(tree(r, { x: 1430, y: 640, h: 260 }), tree(r, { x: 1540, y: 640, h: 330, kind: 'poplar' }));
}

function threshingFloor(b: Sheet): void {
  const { r, W, H } = b;
  b.add(box(0, 0, W, H, P.sage));
  b.add(times(900, () => mark(r.u(0, W), r.u(0, H), r.g(0, 0.3), r.u(24, 60), 2.4, r() < 0.7 ? P.straw : P.leaf, r)));
  const cx = 830;
  const cy = 560;
  const rx = 600;
  const ry = 400;
  // stone kerb
  for (let i = 0; i < 58; i++) {
    const a = (i / 58) * 6.283;
    const x = cx + Math.cos(a) * (rx + 34);
    const y = cy + Math.sin(a) * (ry + 28);
    b.add(`<g transform="translate(${f(x)} ${f(y)}) rotate(${f((a * 57.3 + 90))})">${`<path d="${smooth([[-33, -16], [0, -20], [33, -16], [34, 14], [0, 18], [-34, 14]])}" fill="${r.pick([P.stone, P.paper2, P.stone])}" stroke="${P.ink}" stroke-width="4"/>`}</g>`);
  }
  b.add(oval(cx, cy, rx, ry, P.earth), oval(cx, cy, rx * 0.94, ry * 0.94, P.ochre));
  // sheaves spread like a wheel
  b.add(times(1500, () => { const a = r.u(0, 6.283); const q = Math.sqrt(r.u(0.03, 0.86)); return mark(cx + Math.cos(a) * rx * q, cy + Math.sin(a) * ry * q, Math.atan2(Math.sin(a) * ry, Math.cos(a) * rx) + r.g(0, 0.35) + (q > 0.55 ? 0.5 : 0), r.u(34, 80), r.u(2, 3.6), r.pick([P.straw, P.straw, P.paper, P.earth]), r); }));
  b.add(stroke(`M${cx - rx * 0.66} ${cy}A${f(rx * 0.66)} ${f(ry * 0.66)} 0 1 1 ${cx + rx * 0.6} ${f(cy + ry * 0.3)}`, P.earth, 26, 'opacity=".55"'), stroke(`M${cx - rx * 0.5} ${cy}A${f(rx * 0.5)} ${f(ry * 0.5)} 0 1 1 ${cx + rx * 0.45} ${f(cy + ry * 0.24)}`, P.earth, 18, 'opacity=".5"'));
  // post and rope
  b.add(oval(cx + 30, cy + 6, 46, 14, P.earth, 'opacity=".7"'), limb([cx, cy], [cx, cy - 190], 15, 11, P.ink), times(5, (i) => box(cx - 16, cy - 116 - i * 11, 32, 6, P.straw)));
  b.add(stroke(`M${cx} ${cy - 130}Q${cx + 150} ${cy - 40} ${cx + 250} ${cy + 2}`, P.ink, 6));
  b.add(shadow(1180, 770, 190, P.earth, 0.8), equine(r, { x: 1250, y: 700, s: 230, kind: 'horse', dir: -1, body: P.rust, cut: P.clay, phase: 0.3 }), equine(r, { x: 1170, y: 770, s: 245, kind: 'horse', dir: -1, body: P.ink, cut: P.earth, phase: 0.62 }));
  b.add(person(r, { x: 620, y: 860, h: 330, dir: 1, lean: 0.1, ...wear.man, vest: P.indigo, armF: [1.9, 0.9], armB: [2.6, 2.2], tool: ({ haF, k }) => stroke(`M${f(haF[0])} ${f(haF[1])}q${f(2 * k)} ${f(-2.6 * k)} ${f(4.2 * k)} ${f(-0.4 * k)}`, P.ink, 5) }));
  b.add(person(r, { x: 360, y: 560, h: 250, lean: 0.4, ...wear.woman, ...use.fork }), person(r, { x: 1250, y: 380, h: 210, dir: -1, lean: 0.35, ...wear.girl, ...use.rake }));
  b.add(stook(r, 130, 230, 170), stook(r, 240, 190, 150), stook(r, 90, 330, 160), stook(r, 1500, 170, 150), stook(r, 1400, 140, 130));
  b.add(hen(r, 190, 960, 76, 1), hen(r, 300, 1000, 80, 1, P.paper), basket(1480, 960, 70), times(12, () => tuft(r, r.u(0, 200), r.u(600, 900), 40, P.leaf)));
}

function winnowing(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.sky, cut: P.paper, kind: 'wind', to: 760 });
  hill(b, { y: 900, amp: 130, wave: 700, fill: P.indigo, cut: P.water, shift: 1.4 });
  const top = hill(b, { y: 930, amp: 90, wave: 900, fill: P.ochre, cut: P.straw, shift: 5.1, cutting: 'flow', angle: 0.05 });
  b.add(times(26, () => tuft(r, r.u(0, W), 960 + r.u(-20, 90), 40, P.earth)));
  const heap = (x: number, y: number, w: number): string => { const d = smooth([[x - w, y], [x - w * 0.4, y - w * 0.42], [x, y - w * 0.52], [x + w * 0.45, y - w * 0.38], [x + w, y], [x, y + w * 0.08]]); return `<path d="${d}" fill="${P.straw}"/>` + clip(d, times(70, () => mark(x + r.u(-w, w), y - r.u(0, w * 0.5), r.u(0, 3.1), 14, 2, r() < 0.5 ? P.earth : P.paper, r))); };
  b.add(heap(560, top(560) + 16, 190), heap(1120, top(1120) + 30, 150));
  // grain falls, chaff streams to the right
  const cloud = (x: number, y: number, s: number): string => times(120, () => { const t = r(); return oval(x + r.g(0, 26) * s, y - 20 * s + t * 300 * s, 3.4 * s, 4.6 * s, r() < 0.5 ? P.earth : P.rust); }) + times(260, () => { const t = Math.pow(r(), 0.8); return mark(x + t * 620 * s + r.g(0, 20), y - 40 * s - t * 90 * s + r.g(0, 50 * (0.35 + t)) * s, -0.15 + r.g(0, 0.35), r.u(12, 34) * s, 2.4 * s, r() < 0.6 ? P.paper : P.straw, r); });
  b.add(cloud(660, 420, 1), cloud(1230, 560, 0.72));
  const worker = (x: number, o: Partial<Person>): string => shadow(x, top(x) + 22, 110, P.earth) + person(r, { x, y: top(x) + 20, h: 400, lean: -0.06, ...wear.man, ...use.toss, ...o });
  b.add(worker(430, { vest: P.rust, legF: [2.7, 3.1], legB: [3.45, 3.6] }), worker(1020, { h: 330, ...wear.woman, moustache: false, dress: 'skirt', head: 'scarf' }));
  b.add(person(r, { x: 1420, y: top(1420) + 40, h: 300, dir: -1, lean: 0.7, neck: -0.2, ...wear.widow, scarfc: P.ochre, ...use.rake }));
  b.add(basket(240, top(240) + 40, 66, oval(240, top(240) + 8, 56, 26, P.earth)));
}

function tobaccoStrings(b: Sheet): void {
  const { r, W, H } = b;
  b.add(box(0, 0, W, H, P.paper2), times(260, () => mark(r.u(0, W), r.u(0, H), 1.5 + r.g(0, 0.1), r.u(30, 80), 2, P.paper, r)));
  // wall of limewash with window, stone plinth
  b.add(box(0, 840, W, 230, P.earth), times(220, () => mark(r.u(0, W), r.u(850, H), r.g(0.02, 0.05), r.u(40, 100), 3, r() < 0.7 ? P.clay : P.ink, r)));
  b.add(box(1090, 330, 210, 300, P.ink), box(1106, 346, 82, 268, P.indigo), box(1200, 346, 84, 268, P.indigo), times(2, (i) => box(1090, 432 + i * 92, 210, 8, P.paper)), box(1070, 630, 250, 20, P.earth));
  for (let i = 0; i < 4; i++) b.add(limb([180 + i * 430, 90], [180 + i * 430, 900], 16, 17, P.ink), mark(174 + i * 430, 480, 1.57, 700, 2.4, P.earth, r));
  b.add(box(0, 46, W, 44, P.ink), times(30, (i) => box(30 + i * 54, 90, 26, 22, P.earth)));
  for (let row = 0; row < 3; row++) for (let i = 0; i < 3; i++) b.add(tobaccoString(r, [200 + i * 430, 150 + row * 118], [590 + i * 430, 150 + row * 118 + r.u(-6, 6)], 86));
  b.add(tobaccoString(r, [-10, 170], [168, 160], 84), tobaccoString(r, [-10, 300], [168, 294], 84), tobaccoString(r, [1490, 170], [1640, 165], 84));
  const needle: Tool = ({ haF, haB, k }) => limb([haB[0] - 0.3 * k, haB[1]], [haF[0] + 1.3 * k, haF[1] - 0.15 * k], 0.05 * k, 0.03 * k, P.ink) + times(7, (i) => `<path d="M${f(haB[0] + (0.1 + i * 0.2) * k)} ${f(haB[1])}q${f(-0.2 * k)} ${f(0.5 * k)} ${f(0.05 * k)} ${f(1.0 * k)}q${f(0.28 * k)} ${f(-0.5 * k)} ${f(-0.05 * k)} ${f(-1.0 * k)}z" fill="${i % 2 ? P.leaf : P.sage}" stroke="${P.ink}" stroke-width="2"/>`);
  b.add(box(330, 850, 250, 26, P.ink), box(350, 876, 26, 110, P.ink), box(540, 876, 26, 110, P.ink));
  b.add(person(r, { x: 440, y: 985, h: 640, seat: 'sit', lean: 0.14, neck: 0.25, ...wear.widow, apron: P.rust, armF: [2.6, 1.35], armB: [2.7, 1.4], tool: needle }));
  b.add(person(r, { x: 1210, y: 985, h: 470, dir: -1, seat: 'sit', lean: 0.2, neck: 0.2, ...wear.girl, armF: [2.6, 1.5], armB: [2.7, 1.5], tool: needle }), box(1140, 880, 180, 22, P.ink), box(1156, 900, 20, 90, P.ink), box(1286, 900, 20, 90, P.ink));
  const heap = (x: number, y: number, w: number): string => times(70, () => { const q = r(); return `<path transform="translate(${f(x + r.g(0, w * 0.4))} ${f(y - q * w * 0.34)}) rotate(${f(r.u(0, 360))})" d="M0 -34Q-15 0 0 34Q15 0 0 -34Z" fill="${r.pick([P.leaf, P.sage, P.deep])}" stroke="${P.ink}" stroke-width="2"/>`; });
  b.add(heap(820, 990, 190), basket(1480, 980, 78, heap(1480, 930, 70)));
}

function grapeHarvest(b: Sheet): void {
  const { r } = b;
  sky(b, { ground: P.clay, cut: P.straw, kind: 'cirrus', to: 320 });
  hill(b, { y: 350, amp: 180, wave: 380, fill: P.grape, cut: P.clay, shift: 6.6 });
  hill(b, { y: 400, amp: 100, wave: 520, fill: P.indigo, cut: P.water, shift: 2.2 });
  ground(b, 400, P.sage, P.straw, toward(400, 260), { step: 15, second: P.leaf });
  village(b, 1100, 1450, () => 405, 5, 32, { church: 1060 });
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 12 - row * 2; i++) {
      const x = 30 + i * (130 + row * 55) + (row % 2) * 60;
      const y = 500 + row * 92 + row * row * 14;
      if (row === 3 && x > 560 && x < 1130) continue;
      b.add(bushVine(r, x, y, 96 + row * 46));
    }
  ground(b, 880, P.earth, P.clay, toward(800, 500), { step: 16 });
  const tubs = times(1, () => `<g>${[-0.34, 0.06].map((x) => `<path d="M${x - 0.2} -1.06h0.44l-0.05 0.5h-0.34z" fill="${P.ochre}" stroke="${P.ink}" stroke-width="0.03"/><path d="M${x - 0.19} -0.92h0.42M${x - 0.17} -0.7h0.38" stroke="${P.ink}" stroke-width="0.035"/>`).join('')}<g transform="scale(0.01)">${grapes(r, -34, -118, 16)}${grapes(r, -16, -122, 14)}${grapes(r, 8, -120, 16)}</g></g>`);
  b.add(shadow(860, 985, 220, P.ink, 0.5), equine(r, { x: 870, y: 980, s: 300, dir: -1, load: tubs, phase: 0.2 }));
  b.add(person(r, { x: 380, y: 1000, h: 440, ...wear.man, vest: P.rust, lean: 0.02, armF: [2.0, 1.3], armB: [2.9, 2.7], tool: ({ haF, k }) => stroke(`M${f(haF[0])} ${f(haF[1])}q${f(0.8 * k)} ${f(0.5 * k)} ${f(1.6 * k)} ${f(0.1 * k)}`, P.ink, 4) }));
  b.add(person(r, { x: 1210, y: 985, h: 420, dir: 1, lean: 0.75, neck: -0.2, ...wear.woman, low: P.indigo, lowcut: P.water, armF: [2.5, 2.2], armB: [2.7, 2.4], tool: ({ haF, k }) => grapes(r, haF[0] + 0.2 * k, haF[1] + 0.2 * k, 0.55 * k) }), bushVine(r, 1430, 985, 230), basket(1090, 1010, 62, grapes(r, 1074, 968, 34) + grapes(r, 1106, 966, 34)));
  b.add(person(r, { x: 240, y: 840, h: 300, dir: -1, lean: 0.6, ...wear.girl, armF: [2.5, 2.2], armB: [2.7, 2.4], tool: basketOnArm }));
}

function maizeHusking(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.indigo, cut: P.straw, kind: 'night', sun: [1240, 230, 104], sunc: P.paper2, to: 520 });
  hill(b, { y: 540, amp: 130, wave: 430, fill: P.ink, cut: P.indigo, shift: 3.9 });
  b.add(house(r, { x: 70, y: 740, w: 520, h: 380, upper: P.water, bays: 'wggw', groundBays: 'w.d', glass: P.ochre }));
  b.add(`<g>${box(1180, 560, 330, 150, P.straw)}${times(14, (i) => box(1184 + i * 24, 552, 7, 166, P.ink))}${times(2, (i) => box(1172, 590 + i * 70, 346, 9, P.ink))}${poly([[1150, 556], [1540, 556], [1470, 470], [1220, 470]], P.earth)}${times(3, (i) => limb([1200 + i * 140, 712], [1196 + i * 140, 790], 8, 8, P.ink))}</g>`);
  ground(b, 730, P.deep, P.water, toward(800, 560), { step: 18, second: P.ink });
  // lamplight pool
  b.add(oval(800, 940, 560, 120, P.earth), clip(`M240 940a560 120 0 1 0 1120 0a560 120 0 1 0 -1120 0Z`, times(200, () => mark(r.u(240, 1360), r.u(830, 1050), r.g(0, 0.1), r.u(30, 80), 2.8, P.ochre, r))));
  const heap = smooth([[440, 960], [560, 850], [720, 770], [860, 760], [1020, 830], [1180, 960], [800, 1000]]);
  b.add(`<path d="${heap}" fill="${P.earth}"/>`, clip(heap, times(190, () => { const x = r.u(450, 1170); const y = r.u(770, 985); const a = r.u(-40, 40) + (r() < 0.5 ? 90 : 0); return `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(a)})"><path d="M-34 0Q-20 -15 20 -11Q38 0 20 11Q-20 15 -34 0Z" fill="${r() < 0.5 ? P.ochre : P.straw}" stroke="${P.ink}" stroke-width="2.4"/><path d="M-36 0Q-20 -22 4 -16L-6 0L4 15Q-20 22 -36 0Z" fill="${P.paper}" stroke="${P.ink}" stroke-width="2"/></g>`; })));
  const cob: Tool = ({ haF, k }) => `<g transform="translate(${f(haF[0])} ${f(haF[1])}) rotate(-50) scale(${f(k / 34)})"><path d="M-34 0Q-20 -15 20 -11Q38 0 20 11Q-20 15 -34 0Z" fill="${P.ochre}" stroke="${P.ink}" stroke-width="2.4"/><path d="M-40 0Q-60 -30 -20 -22L-6 0L-22 20Q-60 30 -40 0Z" fill="${P.paper}" stroke="${P.ink}" stroke-width="2"/></g>`;
  const seat: Partial<Person> = { seat: 'squat', lean: 0.22, neck: 0.15, armF: [2.5, 1.25], armB: [2.6, 1.35], tool: cob };
  b.add(person(r, { x: 340, y: 985, h: 430, ...wear.woman, ...seat }), person(r, { x: 480, y: 900, h: 360, ...wear.widow, scarfc: P.ochre, ...seat }), person(r, { x: 1270, y: 990, h: 430, dir: -1, ...wear.woman, low: P.rust, lowcut: P.ochre, apron: P.ink, ...seat }), person(r, { x: 1150, y: 890, h: 350, dir: -1, ...wear.girl, ...seat }));
  b.add(person(r, { x: 1440, y: 940, h: 400, dir: -1, ...wear.man, vest: P.indigo, armF: [2.2, 1.3], tool: basketOnArm }));
  b.add(times(40, () => mark(r.u(380, 1240), r.u(960, 1040), r.u(-0.6, 0.6), r.u(20, 50), 5, P.paper2, r)), maize(r, 60, 1080, 420), maize(r, 130, 1090, 380), maize(r, W - 70, 1090, 430));
}

function haymaking(b: Sheet): void {
  const { r, W, H } = b;
  sky(b, { ground: P.paper2, cut: P.water, kind: 'clouds', to: 260 });
  hill(b, { y: 470, amp: 420, wave: 360, fill: P.water, cut: P.paper, shift: 9.4, sharp: true, cutting: 'ridge' });
  b.add(times(16, (i) => tree(r, { x: 30 + i * 110, y: 440 + Math.pow((i * 110) / 1640, 1.35) * 330, h: 150 + r.u(0, 70), kind: 'fir' })));
  // steep meadow from upper left to lower right
  const slope: Pt[] = [[-20, 420], [500, 480], [1000, 590], [1640, 760], [1640, H + 20], [-20, H + 20]];

  b.add(`<path d="M${slope.map((p) => p.join(' ')).join('L')}Z" fill="${P.leaf}"/>`, clip(`M${slope.map((p) => p.join(' ')).join('L')}Z`, times(900, () => mark(r.u(0, W), r.u(420, H), 0.2 + r.g(0, 0.08), r.u(30, 60), 2.6, r() < 0.6 ? P.sage : P.straw, r)) + times(7, (i) => gouge([[-20, 560 + i * 96], [600, 640 + i * 96], [1640, 860 + i * 110]], 11, P.straw, r))));
  b.add(haystack(r, 1200, 770, 230), haystack(r, 1450, 830, 270), haystack(r, 980, 640, 130), haystack(r, 780, 570, 100));
  const mower = (x: number, y: number, h: number, o: Partial<Person>): string => shadow(x, y, h * 0.3, P.deep) + person(r, { x, y, h, dir: 1, lean: 0.35, neck: -0.05, ...wear.youth, legF: [2.55, 3.15], legB: [3.5, 3.55], ...use.scythe, ...o });
  b.add(mower(180, 640, 250, { head: 'brim', hatc: P.straw }), mower(420, 790, 330, { vest: P.rust, head: 'brim', hatc: P.ink, moustache: true }), mower(700, 985, 430, { vest: P.paper2, top: P.paper, low: P.indigo, lowcut: P.water, head: 'brim', hatc: P.straw }));
  b.add(person(r, { x: 1130, y: 985, h: 380, lean: 0.3, ...wear.woman, low: P.rust, lowcut: P.ochre, apron: P.ink, ...use.rake }));
}

export const harvest: Scenes = {
  'heritage/07-reaping-with-sickles': { seed: 11, draw: reaping },
  'heritage/08-carting-the-sheaves': { seed: 108, draw: carting },
  'heritage/09-threshing-floor': { seed: 109, draw: threshingFloor },
  'heritage/10-winnowing': { seed: 110, draw: winnowing },
  'heritage/11-tobacco-strings': { seed: 111, draw: tobaccoStrings },
  'heritage/12-grape-harvest': { seed: 112, draw: grapeHarvest },
  'heritage/13-maize-husking': { seed: 113, draw: maizeHusking },
  'heritage/14-haymaking': { seed: 114, draw: haymaking },
};
