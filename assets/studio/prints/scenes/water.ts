/** Waterwork, washing and leisure time. */
import { dog, hen, ox, sheep } from '../kit/animals.ts';
import { bridge, church, fountain, house, rowHouse, village, window } from '../kit/buildings.ts';
import { blob, box, clip, disc, f, gouge, hatch, limb, mark, oval, P, poly, smooth, stroke, times, type Pt } from '../kit/ink.ts';
import { bankStones, ground, hill, shadow, sky, toward, water } from '../kit/land.ts';
import type { Sheet } from '../kit/paper.ts';
import { person, wear, type Person } from '../kit/people.ts';
import { tree, tuft } from '../kit/plants.ts';
import type { Scenes } from '../kit/scene.ts';
import { fire, fleece, rug, smoke, stoneFace } from '../kit/things.ts';
import { basket, bat, distaff, jug, jugInHand, jugOnShoulder, staff, tapan, yoke, zurla } from '../kit/tools.ts';

function woolWashing(b: Sheet): void {
  const { r, W, H } = b;
  sky(b, { ground: P.straw, cut: P.paper, kind: 'cirrus', to: 330 });
  hill(b, { y: 360, amp: 190, wave: 520, fill: P.water, cut: P.paper2, shift: 3.3, cutting: 'flow', angle: 0.2 });
  hill(b, { y: 470, amp: 150, wave: 380, fill: P.sage, cut: P.straw, shift: 7.7, cutting: 'flow' });
  hill(b, { y: 560, amp: 90, wave: 420, fill: P.leaf, cut: P.sage, shift: 2.1, cutting: 'flow', angle: 0.05 });
  b.add(times(13, (i) => tree(r, { x: 80 + i * 122 + r.u(-30, 30), y: 565 + r.u(-10, 16), h: r.u(110, 230), kind: i % 3 === 1 ? 'poplar' : 'round', leaf: i % 2 ? P.deep : P.leaf, dark: P.ink })));
  b.add(poly([[-20, 600], [W + 20, 590], [W + 20, H], [-20, H]], P.ochre), hatch(r, [0, 600, W, 680], 13, () => 0.05, 30, 2.4, P.straw));
  const { near } = water(b, 660, 905);
  b.add(bridge(r, 1130, 1560, 670, 75, 30));
  b.add(limb([210, 700], [206, 470], 8, 6, P.ink), limb([640, 690], [646, 462], 8, 6, P.ink), stroke('M206 482Q425 520 646 474', P.ink, 4), rug(r, 245, 496, 104, 150, 0), rug(r, 374, 506, 92, 132, 1), rug(r, 492, 500, 108, 160, 2));
  const nb: Pt[] = [[-20, H + 20]];
  for (let x = -20; x <= W + 20; x += 20) nb.push([x, near(x) - 6]);
  nb.push([W + 20, H + 20]);
  b.add(poly(nb, P.earth), clip(`M${nb.map((p) => `${f(p[0])} ${f(p[1])}`).join('L')}Z`, hatch(r, [0, 870, W, H], 15, (x) => 0.06 + 0.1 * Math.sin(x / 200), 40, 3, P.clay) + hatch(r, [0, 870, W, H], 40, () => 0.1, 30, 3, P.ink, () => 0.35)));
  bankStones(b, near, 32);
  b.add(blob([[330, 960], [380, 905], [520, 900], [580, 950], [520, 985], [380, 985]], P.stone, `stroke="${P.ink}" stroke-width="4"`), fleece(455, 905, 46));
  b.add(person(r, { x: 300, y: 1000, h: 350, lean: 0.5, neck: -0.1, ...wear.woman, armF: [1.55, 0.65], armB: [2.1, 1.6], tool: bat }));
  b.add(person(r, { x: 760, y: 960, h: 330, lean: 0.85, neck: -0.3, ...wear.widow, scarfc: P.ochre, scarfcut: P.rust, armF: [2.7, 2.7], armB: [2.9, 2.8], tool: ({ haF, k }) => fleece(haF[0] + 0.15 * k, haF[1] + 0.75 * k, k) + times(3, (i) => mark(haF[0] + (-0.5 + i * 0.5) * k, haF[1] + 1.7 * k, 1.57, 0.5 * k, 0.05 * k, P.paper)) }));
  b.add(person(r, { x: 1240, y: 985, h: 370, dir: -1, lean: 0.06, ...wear.woman, low: P.rust, lowcut: P.ochre, apron: P.ink, armF: [2.2, 0.55], armB: [2.3, 0.5], legF: [2.85, 3.1], legB: [3.4, 3.4], tool: yoke }));
  b.add(person(r, { x: 1085, y: 690, h: 150, dir: -1, lean: 0.05, ...wear.girl, armF: [2.2, 1.3], armB: [2.6, 2.2] }));
  b.add(basket(560, 1000, 56, fleece(560, 969, 35)), basket(975, 1005, 50, fleece(975, 977, 31)), times(14, () => tuft(r, r.u(0, W), r.u(1020, H), 36, P.leaf)));
}

function dryingRugs(b: Sheet): void {
  const { r, W, H } = b;
  sky(b, { ground: P.water, cut: P.paper2, kind: 'clouds', to: 260 });
  hill(b, { y: 330, amp: 190, wave: 300, fill: P.indigo, cut: P.water, shift: 4.4 });
  hill(b, { y: 400, amp: 130, wave: 420, fill: P.deep, cut: P.leaf, shift: 9.2 });
  ground(b, 420, P.sage, P.straw, toward(800, 300), { step: 15 });
  b.add(times(7, (i) => tree(r, { x: 60 + i * 240 + r.u(-40, 40), y: 460, h: r.u(150, 240), kind: i % 2 ? 'poplar' : 'round' })));
  water(b, 640, 1090, { stones: false, seed: 5 });
  // the bridge fills the middle, close: two arches and a long parapet
  b.add(stoneFace(r, -20, 470, W + 40, 330, 48));
  for (const [x, w] of [[330, 340], [1010, 300]] as const) b.add(`<path d="M${x - w / 2} 820V700Q${x - w / 2} 560 ${x} 560Q${x + w / 2} 560 ${x + w / 2} 700V820Z" fill="${P.ink}"/>`, times(11, (i) => { const a = Math.PI + ((i + 0.5) / 11) * Math.PI; return `<g transform="translate(${f(x + Math.cos(a) * (w / 2 + 14))} ${f(708 + Math.sin(a) * 164)}) rotate(${f(a * 57.3 + 90)})"><rect x="-22" y="-24" width="44" height="48" fill="${P.paper2}" stroke="${P.ink}" stroke-width="4"/></g>`; }), clip(`M${x - w / 2} 820V700Q${x - w / 2} 560 ${x} 560Q${x + w / 2} 560 ${x + w / 2} 700V820Z`, times(40, () => mark(x + r.u(-w / 2, w / 2), r.u(730, 820), 0, 60, 3, P.water, r))));
  b.add(poly([[-20, 476], [W + 20, 476], [W + 20, 446], [-20, 446]], P.paper2, `stroke="${P.ink}" stroke-width="4"`));
  for (let i = 0; i < 6; i++) b.add(rug(r, 60 + i * 265 + r.u(-14, 14), 440, 170, 190 + (i % 3) * 26, i));
  // boulders and near bank
  ground(b, 900, P.earth, P.clay, () => 0.04, { step: 15, second: P.ink });
  bankStones(b, () => 905, 46);
  b.add(blob([[90, 990], [130, 890], [300, 860], [400, 930], [380, 1010], [200, 1030]], P.stone, `stroke="${P.ink}" stroke-width="5"`), `<g transform="rotate(-6 250 900)">${rug(r, 150, 862, 190, 130, 3)}</g>`);
  // two women wring a blanket between them
  const y = 1000;
  b.add(person(r, { x: 660, y, h: 470, dir: 1, lean: -0.12, ...wear.woman, armF: [1.75, 1.5], armB: [1.9, 1.5] }), person(r, { x: 1230, y: y + 6, h: 470, dir: -1, lean: -0.14, ...wear.girl, low: P.deep, lowcut: P.sage, armF: [1.75, 1.5], armB: [1.9, 1.5] }));
  const roll: Pt[] = [[778, 742], [860, 772], [950, 780], [1040, 772], [1116, 742], [1116, 776], [1040, 824], [950, 834], [860, 824], [778, 776]];
  const twist = poly(roll, P.paper, `stroke="${P.ink}" stroke-width="4"`) + clip(`M${roll.map((p) => p.join(' ')).join('L')}Z`, times(15, (i) => limb([764 + i * 26, 850], [800 + i * 26, 730], 6, 6, i % 3 === 1 ? P.ink : P.rust)));
  b.add(twist, times(12, () => mark(950 + r.g(0, 60), r.u(800, 920), 1.57, r.u(14, 30), 2.4, P.paper, r)), oval(950, 1000, 90, 14, P.indigo), times(16, () => tuft(r, r.u(0, W), r.u(1030, H), 34, P.leaf)));
}

function atTheFountain(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.paper2, cut: P.straw, kind: 'plain', to: 300 });
  b.add(house(r, { x: 980, y: 640, w: 560, h: 470, upper: P.paper, bays: 'wggw', groundBays: 'd.w.' }), house(r, { x: 60, y: 600, w: 330, h: 320, upper: P.ochre, bays: 'ww', groundBays: 'w.' }));
  b.add(church(520, 600, 230));
  ground(b, 590, P.straw, P.ochre, toward(800, 430), { step: 16, second: P.clay });
  b.add(oval(700, 800, 700, 150, P.clay, 'opacity=".7"'), times(160, () => mark(r.u(40, 1340), r.u(690, 930), 0.05, r.u(30, 70), 2.6, P.earth, r)));
  b.add(tree(r, { x: 300, y: 840, h: 900, lobes: 10 }), times(0, () => oval(330 + r.g(0, 18), r.u(560, 820), 13, 20, r() < 0.5 ? P.paper2 : P.sage)));
  b.add(fountain(r, 560, 830, 330, 320));
  b.add(shadow(1280, 920, 260, P.clay), ox(r, { x: 1270, y: 920, s: 270, dir: -1, body: P.rust, cut: P.clay, phase: 0 }));
  b.add(person(r, { x: 470, y: 955, h: 420, ...wear.woman, armF: [2.5, 1.9], armB: [2.7, 2.2], tool: jugInHand }), person(r, { x: 180, y: 985, h: 450, dir: -1, ...wear.girl, armF: [1.2, 0.1], armB: [2.9, 2.8], tool: jugOnShoulder }));
  b.add(person(r, { x: 800, y: 985, h: 410, dir: -1, back: true, ...wear.widow, scarfc: P.wool, scarfcut: P.rust, armB: [3.5, 3.3], armF: [2.8, 3.0], tool: ({ haF, k }) => jug(haF[0], haF[1] + 1.4 * k, 1.6 * k) }));
  b.add(gouge([[1010, 845], [1200, 940], [1420, 1010], [1640, 1030]], 22, P.indigo, r), times(16, () => mark(r.u(1050, 1560), r.u(930, 1030), 0.25, 60, 2.4, P.paper, r)), hen(r, 1380, 950, 70, -1, P.paper), jug(640, 1000, 100), times(16, () => tuft(r, r.u(900, W), r.u(1020, 1067), 40, P.leaf)));
}

function oro(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.rust, cut: P.clay, kind: 'cirrus', to: 220 });
  hill(b, { y: 250, amp: 160, wave: 420, fill: P.indigo, cut: P.water, shift: 2.6 });
  village(b, 60, 560, () => 300, 6, 44, {});
  village(b, 1120, 1520, () => 310, 5, 46, {});
  b.add(church(800, 330, 250), tree(r, { x: 1000, y: 340, h: 220 }), tree(r, { x: 680, y: 330, h: 250, kind: 'poplar' }));
  ground(b, 320, P.sage, P.straw, (x, y) => Math.atan2(y - 700, (x - 800) * 1.6) + 1.57, { step: 15, second: P.leaf });
  b.add(oval(800, 700, 640, 250, P.straw, 'opacity=".85"'), times(320, () => { const a = r.u(0, 6.283); const q = Math.sqrt(r()); return mark(800 + Math.cos(a) * 630 * q, 700 + Math.sin(a) * 240 * q, a + 1.57, r.u(30, 70), 2.6, r() < 0.5 ? P.ochre : P.clay, r); }));
  // an open circle of dancers: an ellipse, far ones small and first
  const n = 21;
  const at = (i: number): { x: number; y: number; h: number; a: number } => { const a = -0.5 + (i / (n - 1)) * 5.2 - 1.3; return { a, x: 800 + Math.cos(a) * 560, y: 740 + Math.sin(a) * 205, h: 205 + (Math.sin(a) + 1) * 62 }; };
  const order = Array.from({ length: n }, (_, i) => i).sort((p, q) => at(p).y - at(q).y);
  for (const i of order) {
    const p = at(i);
    const front = Math.sin(p.a) > -0.15;
    const woman = i % 3 !== 1;
    const swing: Partial<Person> = { armF: [2.0, 1.75], armB: [-2.0, -1.75] };
    b.add(shadow(p.x, p.y, p.h * 0.22, P.earth, 0.7), person(r, { x: p.x, y: p.y, h: p.h, dir: Math.sin(p.a) > 0 ? 1 : -1, back: front, ...(woman ? (i % 2 ? wear.woman : wear.girl) : wear.man), legF: [2.95, 3.1], legB: [3.25, 3.25], ...swing, ...(i === 0 ? { tool: ({ haF, k }) => `<path d="M${f(haF[0])} ${f(haF[1])}q${f(0.9 * k)} ${f(-0.4 * k)} ${f(1.2 * k)} ${f(0.4 * k)}q${f(-0.5 * k)} ${f(0.4 * k)} ${f(-1.2 * k)} ${f(-0.4 * k)}z" fill="${P.paper}"/>` } : {}) }));
  }
  b.add(person(r, { x: 720, y: 760, h: 250, ...wear.man, armF: [2.5, 0.95], armB: [2.35, 1.2], tool: zurla }), person(r, { x: 890, y: 765, h: 250, dir: -1, ...wear.man, vest: P.indigo, armF: [2.2, 1.6], armB: [2.5, 1.7], tool: tapan() }));
  b.add(times(24, () => tuft(r, r.u(0, W), r.u(1000, 1067), 40, P.leaf)));
}

function zurlaAndTapan(b: Sheet): void {
  const { r, W, H } = b;
  sky(b, { ground: P.straw, cut: P.paper, kind: 'fan', sun: [300, 300, 90], sunc: P.rust, to: 380 });
  hill(b, { y: 620, amp: 150, wave: 600, fill: P.sage, cut: P.straw, shift: 4.9, cutting: 'flow' });
  village(b, 480, 980, () => 600, 7, 44, { church: 1020 });
  ground(b, 620, P.clay, P.straw, toward(800, 430), { len: 48, w: 3, step: 17, second: P.earth });
  b.add(tree(r, { x: 1420, y: 760, h: 1000, lobes: 10, leaf: P.deep, dark: P.ink }));
  b.add(shadow(420, 1000, 190, P.earth), shadow(1030, 1004, 210, P.earth));
  b.add(person(r, { x: 420, y: 1000, h: 640, lean: -0.1, neck: -0.14, ...wear.man, vest: P.indigo, low: P.ink, legF: [3.0, 3.2], legB: [3.3, 3.3], armF: [2.5, 0.95], armB: [2.35, 1.2], tool: zurla }));
  b.add(person(r, { x: 1040, y: 1004, h: 640, dir: -1, lean: 0.03, ...wear.man, vest: P.rust, legF: [2.95, 3.2], legB: [3.35, 3.35], armF: [2.15, 1.2], armB: [2.5, 1.7], tool: tapan(0.3) }));
  b.add(person(r, { x: 770, y: 800, h: 200, back: true, ...wear.girl, armF: [2.6, 2.8], armB: [3.6, 3.4] }), person(r, { x: 690, y: 796, h: 160, back: true, dress: 'trousers', head: 'bare', top: P.wool, low: P.ink, armF: [2.7, 2.9], armB: [3.5, 3.3] }), dog(690, 985, 1.1, -1), times(16, () => tuft(r, r.u(0, W), r.u(1030, H), 36, P.leaf)));
}

/** The street without its flock, shared with the film. */
export function promenade(b: Sheet): void {
  const { r, W, H } = b;
  b.add(box(0, 0, W, H, P.paper2), times(170, () => mark(r.u(0, W), r.u(40, 420), r.g(0.05, 0.03), r.u(60, 200), 2.4, P.paper, r, 0.1)));
  hill(b, { y: 430, amp: 230, wave: 480, fill: P.sage, cut: P.paper2, shift: 5.2, step: 13 });
  hill(b, { y: 500, amp: 120, wave: 360, fill: P.leaf, cut: P.sage, shift: 9.9, step: 13 });
  const VP: Pt = [210, 520];
  b.add(limb([520, 560], [520, 360], 26, 26, P.paper), poly([[486, 364], [554, 364], [520, 300]], P.rust), box(513, 400, 14, 26, P.ink), box(513, 450, 14, 26, P.ink));
  for (const [x, h] of [[330, 170], [400, 150], [620, 240], [690, 200]] as const) b.add(tree(r, { x, y: 590, h, kind: x > 500 ? 'poplar' : 'round' }));
  const cols = [P.paper, P.ochre, P.paper, P.straw, P.paper];
  ([[330, 430], [448, 600], [625, 850], [885, 1230], [1280, 1800]] as const).forEach(([x0, x1], i) => rowHouse(b, VP, x0, x1, 560, cols[i] ?? P.paper, i % 2 === 1));
  const yg = (x: number): number => VP[1] + (x - VP[0]) * 0.245;
  const st: Pt[] = [[VP[0] - 30, VP[1] + 12], [VP[0] + 60, VP[1] + 14], [1640, yg(1640)], [1640, H + 20], [-40, H + 20], [-40, 780]];
  const ds = `M${st.map((p) => `${f(p[0])} ${f(p[1])}`).join('L')}Z`;
  const dir = toward(VP[0], VP[1]);
  b.add(poly(st, P.straw), clip(ds, hatch(r, [-20, 530, W, H], 15, dir, 40, 2.6, P.ochre, () => 0.85) + hatch(r, [0, 560, W, H], 34, dir, 30, 2.2, P.clay, () => 0.5)), clip(ds, poly([[620, 625], [900, 690], [760, 780], [520, 690]], P.clay, 'opacity=".55"')));
}

export const sheepShadow = (x: number, y: number, s: number): string =>
  poly([[x - s * 0.6, y + 2], [x + s * 0.6, y + 2], [x + s * 0.1, y + s * 0.2], [x - s * 1.1, y + s * 0.2]], P.earth, 'opacity=".75"');

function sheepOnThePromenade(b: Sheet): void {
  const { r } = b;
  promenade(b);
  const flock: [number, number, number][] = [];
  for (let i = 0; i < 46; i++) { const t = Math.pow(r(), 0.75); flock.push([330 + t * 330 + r.u(-1, 1) * (90 + t * 330), 640 + t * 370, 26 + t * 74]); }
  for (let i = 0; i < flock.length; i++) for (let j = 0; j < i; j++) { const a = flock[i]; const c = flock[j]; if (a && c && Math.abs(a[1] - c[1]) < 22 && Math.abs(a[0] - c[0]) < a[2] * 1.3) a[0] += a[2] * 1.4; }
  const figures: { y: number; draw: () => string }[] = flock.filter((q) => q[0] > 40 && q[0] < 1330).map((q, i) => ({ y: q[1], draw: () => sheepShadow(...q) + sheep(r, { x: q[0], y: q[1], s: q[2], dir: r() < 0.86 ? 1 : -1, head: r() < 0.2 ? 'down' : 'up', body: r() < 0.1 ? P.ink : r() < 0.2 ? P.stone : P.wool, horn: i % 9 === 0 }) }));
  figures.push({ y: 905, draw: () => person(r, { x: 1330, y: 925, h: 350, dir: -1, lean: 0.04, ...wear.man, armF: [2.35, 1.5], armB: [2.9, 2.7], tool: staff }) });
  figures.push({ y: 700, draw: () => person(r, { x: 905, y: 735, h: 170, dir: -1, lean: 0.03, ...wear.woman, armF: [2.3, 1.2], armB: [2.8, 2.4] }) + person(r, { x: 965, y: 742, h: 155, dir: -1, ...wear.girl, head: 'bare', top: P.ochre, armF: [2.6, 2.0], armB: [2.9, 2.6] }) });
  figures.sort((p, q) => p.y - q.y).forEach((q) => b.add(q.draw()));
  b.add(dog(1150, 985, 1.5));
}

function winterSpinning(b: Sheet): void {
  const { r, W, H } = b;
  b.add(box(0, 0, W, H, P.ink), box(0, 760, W, 320, P.earth));
  // plaster glowing round the hearth
  b.add(`<radialGradient id="glow" cx="0.5" cy="0.62" r="0.62"><stop offset="0" stop-color="${P.ochre}"/><stop offset="0.45" stop-color="${P.clay}"/><stop offset="1" stop-color="${P.grape}"/></radialGradient>`, '<rect x="0" y="0" width="1600" height="770" fill="url(#glow)"/>');
  b.add(times(300, () => { const x = r.u(0, W); const y = r.u(120, 760); return mark(x, y, Math.atan2(y - 660, x - 800) + 1.57, r.u(24, 70), 2.2, Math.hypot(x - 800, y - 660) < 420 ? P.straw : P.ink, r); }));
  b.add(box(0, 40, W, 84, P.ink), times(9, (i) => box(60 + i * 180, 60, 64, 96, P.earth) + box(60 + i * 180, 148, 64, 10, P.ink)));
  // hooded hearth
  b.add(`<path d="M620 560L700 240H900L980 560Z" fill="${P.paper2}" stroke="${P.ink}" stroke-width="5"/>`, times(60, () => mark(r.u(660, 940), r.u(260, 550), 1.5, 44, 2.4, P.straw, r)), box(600, 552, 400, 30, P.earth, `stroke="${P.ink}" stroke-width="4"`), `<path d="M650 790V582H950V790Z" fill="${P.ink}"/>`, fire(r, 800, 800, 170), stroke('M800 582V640', P.straw, 5), `<path d="M752 640H848Q852 706 800 710Q748 706 752 640Z" fill="${P.rust}" stroke="${P.ink}" stroke-width="4"/>`, stoneFace(r, 600, 790, 400, 40, 38));
  // small window with snow
  b.add(box(1240, 250, 190, 210, P.ink), box(1256, 266, 158, 178, P.indigo), times(40, () => disc(r.u(1260, 1410), r.u(270, 440), r.u(2, 5), P.paper)), box(1330, 256, 10, 200, P.ink), box(1246, 350, 180, 10, P.ink), box(1226, 456, 220, 20, P.earth));
  b.add(box(150, 260, 210, 14, P.ink), jug(200, 260, 76), jug(280, 260, 60, P.ochre), jug(330, 260, 50, P.paper2));
  b.add(times(340, () => { const y = r.u(770, H); return mark(r.u(0, W), y, r.g(0, 0.03), r.u(40, 100), 2.8, r() < 0.6 ? P.clay : P.ink, r); }));
  b.add(`<g transform="translate(800 960) scale(1 0.42)">${`<g transform="translate(-520 -160)">${rug(r, 0, 0, 1040, 300, 0)}</g>`}</g>`);
  const spin: Partial<Person> = { seat: 'sit', armF: [2.3, 1.9], armB: [2.4, 1.0], tool: distaff };
  const stool = (x: number, y: number, w: number): string => box(x - w / 2, y, w, 20, P.ink) + box(x - w / 2 + 10, y + 16, 16, 90, P.ink) + box(x + w / 2 - 26, y + 16, 16, 90, P.ink);
  b.add(stool(270, 880, 150), person(r, { x: 260, y: 985, h: 560, lean: 0.05, ...wear.woman, ...spin }), stool(520, 830, 120), person(r, { x: 515, y: 925, h: 430, lean: 0.1, ...wear.girl, ...spin }));
  b.add(stool(1310, 880, 150), person(r, { x: 1330, y: 985, h: 560, dir: -1, lean: 0.08, ...wear.widow, ...spin }), stool(1080, 830, 120), person(r, { x: 1085, y: 925, h: 430, dir: -1, ...wear.woman, low: P.rust, lowcut: P.ochre, apron: P.ink, ...spin }));
  b.add(basket(800, 1020, 66, fleece(800, 984, 44)));
}

export const waterScenes: Scenes = {
  'heritage/22-wool-washing': { seed: 31, draw: woolWashing },
  'heritage/22-drying-the-rugs': { seed: 122, draw: dryingRugs },
  'heritage/23-at-the-fountain': { seed: 123, draw: atTheFountain },
  'heritage/24-oro-on-the-common': { seed: 124, draw: oro },
  'heritage/25-zurla-and-tapan': { seed: 125, draw: zurlaAndTapan },
  'heritage/26-sheep-on-the-promenade': { seed: 21, draw: sheepOnThePromenade },
  'heritage/27-winter-spinning': { seed: 127, draw: winterSpinning },
};
