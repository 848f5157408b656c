/** Covers of the articles, the About pair, the philosophy page, and people at work in the projects. */
import { birds, dog, hen } from '../kit/animals.ts';
import { bridge, church, house, village, window } from '../kit/buildings.ts';
import { box, boxPath, clip, disc, f, gouge, hatch, limb, mark, outline, oval, P, poly, smooth, stroke, times, type Pt } from '../kit/ink.ts';
import { fence, fieldWall, ground, hill, shadow, sky, toward, water } from '../kit/land.ts';
import type { Sheet } from '../kit/paper.ts';
import { person, wear, type Person } from '../kit/people.ts';
import { cabbage, grapes, pumpkin, tomato, tree, tuft, vineRun } from '../kit/plants.ts';
import type { Scenes } from '../kit/scene.ts';
import { barrel, ladder, rug, smoke, stoneFace, tub } from '../kit/things.ts';
import { basket, pail, use } from '../kit/tools.ts';

/** Working clothes of a building site or a garden today. */
const today = {
  one: { dress: 'trousers', head: 'brim', hatc: P.straw, top: P.indigo, vest: P.indigo, topcut: P.water, low: P.earth, lowcut: P.clay, plain: true } satisfies Partial<Person>,
  two: { dress: 'trousers', head: 'bare', top: P.rust, vest: P.rust, topcut: P.clay, low: P.indigo, lowcut: P.water, plain: true } satisfies Partial<Person>,
  three: { dress: 'trousers', head: 'scarf', scarfc: P.ochre, scarfcut: P.rust, top: P.wool, low: P.deep, lowcut: P.sage, plain: true } satisfies Partial<Person>,
  four: { dress: 'trousers', head: 'brim', hatc: P.ink, top: P.sage, vest: P.sage, topcut: P.paper, low: P.ink, lowcut: P.clay, plain: true } satisfies Partial<Person>,
} as const;
const STAND = { legF: [3.0, 3.1], legB: [3.28, 3.18] } as const satisfies Partial<Person>;

const bale = (b: Sheet, x: number, y: number, w: number, h: number): string =>
  box(x, y, w, h, P.straw, `stroke="${P.ink}" stroke-width="3.4"`) +
  clip(boxPath(x, y, w, h), hatch(b.r, [x, y, x + w, y + h], 9, () => b.r.g(0, 0.35), 30, 2, P.ochre) + hatch(b.r, [x, y, x + w, y + h], 20, () => b.r.g(0, 0.4), 24, 1.6, P.earth)) +
  box(x + w * 0.26, y, 4, h, P.rust) +
  box(x + w * 0.7, y, 4, h, P.rust);

function readingABlock(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.straw, cut: P.paper, kind: 'rays', sun: [360, 330, 66], sunc: P.ochre, to: 330 });
  hill(b, { y: 400, amp: 150, wave: 520, fill: P.water, cut: P.paper2, shift: 4.8 });
  hill(b, { y: 470, amp: 120, wave: 460, fill: P.sage, cut: P.straw, shift: 9.7, cutting: 'flow' });
  const slope = hill(b, { y: 650, amp: 150, wave: 900, fill: P.ochre, cut: P.straw, shift: 6.2, cutting: 'flow' });
  // creek line of darker trees, gums with long shadows
  b.add(`<path d="${smooth([[900, 560], [1000, 590], [980, 660], [1120, 730], [1180, 860], [1150, 870], [1090, 740], [950, 670], [970, 600], [880, 566]])}" fill="${P.indigo}"/>`);
  for (let i = 0; i < 15; i++) { const x = [890, 960, 1010, 950, 1000, 1060, 990, 1100, 1150, 1080, 1180, 1120, 1210, 1230, 1170][i] ?? 900; b.add(tree(r, { x, y: 576 + i * 18, h: 76 + (i % 4) * 26, leaf: i % 2 ? P.leaf : P.deep, dark: P.ink })); }
  for (const [x, h] of [[150, 300], [560, 210], [690, 260], [1330, 290], [1500, 380]] as const) { const y = slope(x) + 60; b.add(poly([[x, y], [x + 14, y + 4], [x + h * 1.25, y + h * 0.42], [x + h * 1.1, y + h * 0.5]], P.earth, 'opacity=".7"'), tree(r, { x, y, h, kind: 'gum' })); }
  // contour lines carved lightly, pegs and a string line
  b.add(times(5, (i) => stroke(smooth([0, 1, 2, 3, 4, 5].map((k): Pt => [k * 330 - 20, 720 + i * 60 + b.n(k * 0.7, i) * 60]), false), P.paper, 3, 'stroke-dasharray="16 12"')));
  for (const [x, y] of [[620, 830], [900, 800], [1010, 900], [700, 940]] as const) b.add(limb([x, y], [x, y - 56], 5, 4, P.rust));
  b.add(poly([[620, 790], [900, 760], [1010, 858], [700, 900]], 'none', `stroke="${P.rust}" stroke-width="3.4"`));
  ground(b, 940, P.earth, P.ochre, () => 0.06, { step: 15, second: P.clay });
  b.add(shadow(420, 1010, 150, P.ink, 0.5), person(r, { x: 400, y: 1010, h: 560, back: true, ...today.one, ...STAND, armF: [2.5, 1.1], armB: [-2.5, -0.9], tool: ({ haF, k }) => `<g transform="translate(${f(haF[0])} ${f(haF[1])}) rotate(-14)">${box(-0.9 * k, -0.9 * k, 1.3 * k, 1.0 * k, P.paper, `stroke="${P.ink}" stroke-width="4"`)}</g>` }), dog(610, 1015, 1.5, 1), times(30, () => tuft(r, r.u(0, W), r.u(1000, 1067), 40, P.straw)));
}

function howDry(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.indigo, cut: P.water, kind: 'rain', to: 520 });
  hill(b, { y: 560, amp: 90, wave: 600, fill: P.deep, cut: P.leaf, shift: 2.9 });
  ground(b, 560, P.leaf, P.sage, () => 0.02, { step: 15 });
  b.add(times(200, () => mark(r.u(0, W), r.u(60, 860), 1.72, r.u(30, 90), 1.6, P.paper2, r)));
  // open shed
  b.add(poly([[160, 170], [1640, 60], [1640, 130], [160, 250]], P.stone, `stroke="${P.ink}" stroke-width="6"`), times(42, (i) => limb([180 + i * 36, 168 - i * 2.7], [180 + i * 36, 246 - i * 2.9], 1.8, 1.8, P.ink)));
  for (const x of [230, 850, 1500]) b.add(limb([x, 960], [x, 200 - (x - 230) * 0.08], 15, 13, P.ink), mark(x - 4, 560, 1.57, 600, 2.4, P.earth, r));
  ground(b, 900, P.clay, P.straw, () => 0.01, { step: 18, second: P.earth });
  for (let row = 0; row < 4; row++) for (let i = 0; i < 4; i++) b.add(bale(b, 760 + i * 196 + (row % 2) * 60, 800 - row * 124, 190, 118));
  b.add(poly([[740, 420], [1640, 420], [1640, 300], [1100, 330], [800, 380]], P.rust, `stroke="${P.ink}" stroke-width="5"`), times(9, (i) => gouge([[800 + i * 90, 350], [840 + i * 90, 380], [830 + i * 90, 416]], 3, P.clay, r)), times(8, (i) => box(742 + i * 112, 926, 90, 26, P.earth, `stroke="${P.ink}" stroke-width="3"`)));
  b.add(limb([560, 640], [880, 646], 6, 4, P.ink), box(530, 610, 70, 60, P.paper, `stroke="${P.ink}" stroke-width="5"`), stroke('M544 650Q566 612 588 650', P.ink, 3), stroke('M566 648L580 626', P.rust, 4));
  b.add(shadow(420, 1000, 170, P.ink, 0.5), person(r, { x: 420, y: 1000, h: 620, lean: 0.16, neck: 0.06, ...today.three, ...STAND, armF: [2.2, 1.62], armB: [2.4, 1.7] }), hen(r, 700, 1000, 70, -1));
}

function lightEarth(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.sky, cut: P.paper, kind: 'plain', to: 300 });
  hill(b, { y: 380, amp: 190, wave: 420, fill: P.deep, cut: P.leaf, shift: 1.9 });
  for (let i = 0; i < 20; i++) b.add(tree(r, { x: i * 84 + r.u(-20, 20), y: 420 + r.u(-20, 20), h: r.u(180, 270), kind: 'fir', leaf: P.deep, dark: P.ink, lite: P.leaf }));
  b.add(times(16, (i) => { const x = r.u(-100, W); const y = 360 + (i % 5) * 34; const l = r.u(180, 460); return gouge([[x, y], [x + l * 0.3, y - 12], [x + l * 0.7, y + 8], [x + l, y]], r.u(6, 13), P.paper, r); }));
  ground(b, 520, P.sage, P.straw, () => 0.03, { step: 15, second: P.leaf });
  // frame with boards
  const post = (x: number): string => box(x, 150, 34, 790, P.ochre, `stroke="${P.ink}" stroke-width="5"`) + times(2, () => mark(x + 16, r.u(300, 800), 1.57, 300, 2.4, P.earth, r));
  b.add(box(500, 560, 900, 380, P.straw), clip(boxPath(500, 560, 900, 380), times(900, () => mark(r.u(500, 1400), r.u(560, 940), r.g(0.1, 0.5), r.u(26, 56), 2.2, r.pick([P.ochre, P.earth, P.paper, P.clay]), r))));
  for (let i = 0; i < 6; i++) b.add(post(480 + i * 180));
  b.add(box(450, 128, 1000, 34, P.ochre, `stroke="${P.ink}" stroke-width="5"`), box(450, 930, 1000, 30, P.earth, `stroke="${P.ink}" stroke-width="5"`), stoneFace(r, 450, 956, 1000, 70, 40));
  b.add(times(3, (i) => box(470, 470 + i * 44, 960, 40, i % 2 ? P.clay : P.earth, `stroke="${P.ink}" stroke-width="4"`)), times(80, () => mark(r.u(500, 1390), r.u(440, 474), r.u(-0.6, 0.6), 34, 2.6, r() < 0.5 ? P.straw : P.ochre, r)));
  const tamper = { hold: { at: [1.3, 0.9], angle: 1.35, gap: 0.9 }, tool: ({ haF, k }: { haF: Pt; k: number }) => limb([haF[0] - 0.25 * k, haF[1] - 2 * k], [haF[0] + 0.3 * k, haF[1] + 1.6 * k], 0.09 * k, 0.09 * k, P.earth) + box(haF[0] - 0.1 * k, haF[1] + 1.5 * k, 0.85 * k, 0.6 * k, P.ink) } satisfies Partial<Person>;
  b.add(box(560, 700, 330, 22, P.earth, `stroke="${P.ink}" stroke-width="4"`), limb([580, 720], [560, 1020], 8, 8, P.ink), limb([870, 720], [890, 1020], 8, 8, P.ink), person(r, { x: 680, y: 702, h: 430, lean: 0.15, neck: 0.15, ...today.two, ...STAND, ...tamper }));
  b.add(person(r, { x: 1180, y: 1020, h: 560, dir: -1, lean: 0.05, neck: -0.15, ...today.one, ...STAND, armF: [0.8, 0.5], armB: [1.0, 0.6], tool: ({ haF, k }) => tub(haF[0], haF[1] + 0.1 * k, 1.7 * k, 1.2 * k, P.stone) }));
  b.add(`<path d="${smooth([[60, 1010], [140, 900], [270, 880], [380, 940], [420, 1020], [240, 1040]])}" fill="${P.straw}"/>`, times(110, () => mark(240 + r.g(0, 90), 970 + r.g(0, 30), r.u(0, 3), 40, 2.6, r.pick([P.ochre, P.earth, P.paper]), r)));
}

function limePatient(b: Sheet): void {
  const { r, W, H } = b;
  b.add(box(0, 0, W, H, P.paper2));
  b.add(times(90, () => mark(r.u(0, W), r.u(40, 800), r.u(-0.6, 0.6), r.u(80, 240), 3.4, P.paper, r, 0.9)));
  // the coat goes on from the left: rough straw coat at the right
  const edge: Pt[] = [[1640, 0], [900, 0], [960, 120], [820, 230], [900, 340], [840, 470], [930, 600], [860, 800], [1640, 800]];
  b.add(poly(edge, P.clay), clip(outline(edge), times(700, () => mark(r.u(820, W), r.u(0, 800), r.g(0.3, 0.6), r.u(20, 56), 2.6, r.pick([P.straw, P.earth, P.ochre, P.straw]), r))), stroke(smooth(edge.slice(1, 8), false), P.paper, 9));
  b.add(box(220, 190, 260, 330, P.ink), box(240, 210, 104, 290, P.water), box(356, 210, 104, 290, P.water), box(240, 346, 220, 10, P.ink), box(196, 520, 308, 24, P.earth, `stroke="${P.ink}" stroke-width="4"`));
  b.add(stoneFace(r, 0, 800, W, 90, 48));
  ground(b, 886, P.earth, P.clay, () => 0.01, { step: 17, second: P.ochre });
  // trestle, plasterer from behind with hawk and float
  b.add(box(560, 850, 480, 26, P.earth, `stroke="${P.ink}" stroke-width="4"`), limb([590, 872], [560, 1020], 9, 9, P.ink), limb([1010, 872], [1040, 1020], 9, 9, P.ink));
  b.add(person(r, { x: 780, y: 852, h: 620, back: true, ...today.four, head: 'cap', hatc: P.rust, top: P.indigo, topcut: P.water, vest: undefined, ...STAND, armF: [1.35, 0.55], armB: [-2.6, -1.75], tool: ({ haF, haB, k }) => `<g transform="translate(${f(haF[0] + 0.2 * k)} ${f(haF[1] - 0.2 * k)}) rotate(-28)">${box(-0.9 * k, -0.32 * k, 1.9 * k, 0.5 * k, P.ochre, `stroke="${P.ink}" stroke-width="4"`)}</g>` + box(haB[0] - 1.0 * k, haB[1] - 0.35 * k, 1.8 * k, 0.18 * k, P.ink) + oval(haB[0] - 0.1 * k, haB[1] - 0.5 * k, 0.7 * k, 0.3 * k, P.paper) }));
  for (const [x, w] of [[180, 210], [420, 180], [1260, 230]] as const) b.add(tub(x, 1025, w, w * 0.66, P.stone), oval(x, 1025 - w * 0.66, w * 0.5, w * 0.1, P.paper, `stroke="${P.ink}" stroke-width="3"`), times(4, () => mark(x + r.u(-w * 0.3, w * 0.3), 1025 - w * 0.66, 0, w * 0.3, 2, P.straw, r, 0.4)));
  b.add(person(r, { x: 1400, y: 1010, h: 480, dir: -1, lean: 0.2, ...today.three, ...STAND, ...use.stir }));
}

function ownerBuilderYear(b: Sheet): void {
  const { r, W, H } = b;
  b.add(box(0, 0, W, H, P.paper));
  const cells: [number, number][] = [[46, 46], [808, 46], [46, 542], [808, 542]];
  const cw = 746;
  const ch = 480;
  const skies = [P.ochre, P.indigo, P.water, P.straw];
  const cuts = [P.straw, P.water, P.paper2, P.paper];
  const grass = [P.earth, P.leaf, P.sage, P.ochre];
  const grassCut = [P.ochre, P.deep, P.straw, P.straw];
  cells.forEach(([x, y], i) => {
    let s = box(x, y, cw, ch, skies[i] ?? P.ochre) + times(34, () => mark(x + r.u(0, cw), y + r.u(10, 210), r.g(0, 0.03), r.u(40, 150), 2.2, cuts[i] ?? P.paper, r, 0.08));
    if (i === 1) s += times(150, () => mark(x + r.u(0, cw), y + r.u(0, 400), 1.72, r.u(20, 50), 1.4, P.paper2, r));
    if (i === 3) s += disc(x + 600, y + 100, 46, P.rust) + times(18, (k) => { const a = k * 0.349; return gouge([[x + 600 + Math.cos(a) * 56, y + 100 + Math.sin(a) * 56], [x + 600 + Math.cos(a) * 68, y + 100 + Math.sin(a) * 68], [x + 600 + Math.cos(a) * 84, y + 100 + Math.sin(a) * 84]], 3.4, P.rust); });
    const hp: Pt[] = [[x, y + ch]];
    for (let q = 0; q <= cw; q += 20) hp.push([x + q, y + 250 - 60 * b.n(q / 240, 3) - 20 * b.n(q / 70, 8)]);
    hp.push([x + cw, y + ch]);
    s += poly(hp, [P.rust, P.deep, P.leaf, P.sage][i] ?? P.leaf) + clip(outline(hp), hatch(r, [x, y + 180, x + cw, y + 330], 14, () => 1.1, 34, 2.2, [P.earth, P.indigo, P.sage, P.straw][i] ?? P.sage));
    s += box(x, y + 310, cw, 170, grass[i] ?? P.sage) + clip(boxPath(x, y + 310, cw, 170), hatch(r, [x, y + 310, x + cw, y + 480], 13, (px, py) => Math.atan2(py - y - 250, px - x - 370), 38, 2.6, grassCut[i] ?? P.straw));
    s += tree(r, { x: x + 90, y: y + 330, h: 240, kind: i === 1 ? 'bare' : i === 2 ? 'blossom' : 'round', leaf: i === 0 ? P.rust : P.leaf, dark: P.ink, lite: i === 0 ? P.ochre : P.sage });
    const hx = x + 240;
    const hy = y + 390;
    if (i === 0) {
      for (const [px, py] of [[0, 0], [340, 0], [390, -60], [50, -60]] as const) s += limb([hx + px, hy + py], [hx + px, hy + py - 46], 4, 4, P.ink);
      s += poly([[hx, hy - 34], [hx + 340, hy - 34], [hx + 390, hy - 94], [hx + 50, hy - 94]], 'none', `stroke="${P.paper}" stroke-width="3.4"`) + person(r, { x: hx + 150, y: hy + 46, h: 190, lean: 0.6, neck: -0.2, ...today.one, ...STAND, armF: [2.5, 2.2], armB: [2.7, 2.4] });
    }
    if (i === 1) s += stoneFace(r, hx, hy - 36, 360, 40, 24) + times(6, (k) => box(hx + k * 69, hy - 190, 14, 156, P.ochre, `stroke="${P.ink}" stroke-width="3"`)) + box(hx - 6, hy - 202, 372, 16, P.ochre, `stroke="${P.ink}" stroke-width="3"`) + limb([hx + 20, hy - 40], [hx + 130, hy - 190], 6, 6, P.earth) + person(r, { x: hx + 440, y: hy + 40, h: 190, dir: -1, ...today.two, ...STAND, top: P.ochre, vest: P.ochre, armF: [1.1, 0.6] });
    if (i >= 2) {
      const wall = i === 2 ? P.clay : P.paper;
      s += stoneFace(r, hx, hy - 30, 360, 34, 24) + box(hx, hy - 176, 360, 148, wall, `stroke="${P.ink}" stroke-width="3"`) + clip(boxPath(hx, hy - 176, 360, 148), times(i === 2 ? 160 : 40, () => mark(hx + r.u(0, 360), hy - r.u(30, 176), r.g(0, 0.4), 22, 2, i === 2 ? P.straw : P.paper2, r)));
      s += poly([[hx - 40, hy - 172], [hx + 400, hy - 172], [hx + 330, hy - 268], [hx + 30, hy - 268]], i === 2 ? P.earth : P.stone, `stroke="${P.ink}" stroke-width="4"`) + times(15, (k) => limb([hx - 20 + k * 28, hy - 176], [hx + 40 + k * 20, hy - 264], 1.6, 1.6, P.ink)) + window(hx + 40, hy - 140, 60, 74, i === 2 ? P.ink : P.ochre) + window(hx + 260, hy - 140, 60, 74, i === 2 ? P.ink : P.ochre) + box(hx + 156, hy - 140, 54, 136, P.rust, `stroke="${P.ink}" stroke-width="3"`);
      s += i === 2 ? ladder([hx + 410, hy + 20], [hx + 350, hy - 180], 16, 8) + person(r, { x: hx + 250, y: hy + 46, h: 190, back: true, ...today.four, ...STAND, armF: [1.3, 0.5], armB: [-2.6, -1.8] }) : smoke(r, hx + 300, hy - 264, 60, P.paper, 0.6) + person(r, { x: hx + 440, y: hy + 44, h: 190, back: true, ...today.three, ...STAND, armF: [2.7, 2.8], armB: [-2.7, -2.8] }) + person(r, { x: hx + 390, y: hy + 44, h: 130, back: true, ...today.two, ...STAND, armF: [2.7, 2.8], armB: [-2.7, -2.8] }) + times(5, (k) => tomato(r, hx - 140 + k * 30, hy + 50, 70));
    }
    b.add(clip(boxPath(x, y, cw, ch), s));
  });
}

function northWind(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.rust, cut: P.ochre, kind: 'wind', to: 620 });
  b.add(disc(1220, 250, 90, P.ochre));
  b.add(times(90, () => { const y = r.u(60, 560); const x = r.u(-100, W); return gouge([0, 1, 2, 3, 4].map((i): Pt => [x + i * 90, y + i * 10 + Math.sin(i + x) * 8]), r.u(2, 5), r() < 0.6 ? P.clay : P.straw, r); }));
  hill(b, { y: 560, amp: 120, wave: 520, fill: P.grape, cut: P.rust, shift: 8.4 });
  ground(b, 560, P.ochre, P.straw, () => 0.12, { step: 13, len: 60, second: P.earth });
  // bent gums
  for (const [x, y, h] of [[150, 720, 420], [330, 660, 300]] as const) b.add(`<g transform="rotate(17 ${x} ${y})">${tree(r, { x, y, h, kind: 'gum', leaf: P.deep, dark: P.ink, lite: P.sage })}</g>`);
  // earth bank, stone wall, low house behind
  b.add(box(760, 600, 560, 110, P.clay, `stroke="${P.ink}" stroke-width="4"`), clip(boxPath(760, 600, 560, 110), times(140, () => mark(r.u(760, 1320), r.u(600, 710), r.g(0, 0.05), 40, 2, P.earth, r))), window(860, 626, 60, 56, P.straw), window(1150, 626, 60, 56, P.straw), poly([[700, 606], [1390, 606], [1280, 500], [810, 500]], P.stone, `stroke="${P.ink}" stroke-width="5"`), times(34, (i) => limb([716 + i * 20, 602], [820 + i * 13.6, 504], 1.8, 1.8, P.ink)), box(1180, 440, 50, 80, P.rust, `stroke="${P.ink}" stroke-width="4"`));
  b.add(`<path d="${smooth([[480, 800], [620, 690], [820, 660], [1060, 690], [1180, 790], [860, 830]])}" fill="${P.earth}"/>`, clip(smooth([[480, 800], [620, 690], [820, 660], [1060, 690], [1180, 790], [860, 830]]), times(170, () => mark(r.u(480, 1180), r.u(670, 820), 0.1, 50, 2.8, r() < 0.6 ? P.ochre : P.clay, r))));
  fieldWall(b, [420, 850], [1240, 830], 84, 74);
  ground(b, 850, P.straw, P.ochre, () => 0.2, { step: 14, len: 60, second: P.earth });
  b.add(times(70, () => { const x = r.u(-20, W); const y = r.u(900, 1067); return times(5, (k) => gouge([[x + k * 6, y], [x + k * 6 + 14, y - 30], [x + k * 6 + 56, y - 46]], 2.6, k % 2 ? P.earth : P.paper, r)); }));
  b.add(times(26, () => mark(r.u(100, 1500), r.u(500, 960), 0.3, r.u(10, 22), 4, P.deep, r, 1)), person(r, { x: 1440, y: 1000, h: 380, dir: -1, lean: 0.25, ...today.one, legF: [2.6, 3.1], legB: [3.4, 3.5], armF: [2.2, 0.9], armB: [2.8, 2.6] }), dog(1540, 1005, 1.1, -1, P.ink));
}

function villageScene(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.paper2, cut: P.straw, kind: 'cirrus', to: 300 });
  b.add(disc(1180, 250, 60, P.ochre), birds(r, [300, 120, 1100, 260], 6, 18));
  hill(b, { y: 430, amp: 320, wave: 460, fill: P.indigo, cut: P.water, shift: 6.1, sharp: true });
  hill(b, { y: 520, amp: 140, wave: 420, fill: P.sage, cut: P.straw, shift: 3.4, cutting: 'flow' });
  ground(b, 520, P.leaf, P.sage, toward(700, 300), { step: 15, second: P.straw });
  village(b, 180, 1320, (x) => 560 + Math.sin(x / 120) * 16, 11, 40, { church: 1380 });
  b.add(house(r, { x: 40, y: 850, w: 480, h: 400, bays: 'wggw', groundBays: 'w.d' }), house(r, { x: 620, y: 780, w: 330, h: 300, upper: P.ochre, bays: 'www', groundBays: 'd.w' }), house(r, { x: 1060, y: 860, w: 480, h: 420, bays: 'ggww', groundBays: '.d.w' }), smoke(r, 360, 400, 250, P.stone, 0.4), smoke(r, 840, 430, 220, P.stone, 0.4), smoke(r, 1380, 380, 240, P.stone, 0.4));
  const path: Pt[] = [[760, 790], [830, 800], [900, 880], [1060, 1090], [480, 1090], [640, 900]];
  b.add(`<path d="${smooth(path)}" fill="${P.straw}"/>`, clip(smooth(path), times(200, () => { const y = r.u(790, 1080); return mark(780 + r.g(0, (y - 700) * 0.6), y, 1.3 + r.g(0, 0.2), 30, 2.6, r() < 0.6 ? P.ochre : P.clay, r); })));
  fieldWall(b, [-20, 960], [520, 900], 74, 50);
  fieldWall(b, [980, 900], [1640, 970], 50, 80);
  const goat = (x: number, y: number, k: number, c: string): string => `<g transform="translate(${x} ${y}) scale(${k})"><path d="${smooth([[-48, -58], [-10, -66], [34, -64], [48, -92], [56, -112], [74, -104], [92, -92], [86, -82], [70, -80], [58, -50], [40, -36], [-30, -34], [-52, -40]])}" fill="${c}"/>${[-38, -24, 26, 40].map((q) => limb([q, -40], [q - 2, 0], 5, 3.4, c)).join('')}<path d="M58 -112Q50 -136 34 -138M66 -110Q62 -134 48 -142" fill="none" stroke="${P.ink}" stroke-width="5"/><path d="M82 -82L80 -66" stroke="${c}" stroke-width="5"/><path d="M-50 -56L-62 -70" stroke="${c}" stroke-width="6"/></g>`;
  b.add(goat(690, 960, 1.05, P.ink), goat(850, 930, 0.95, P.paper), shadow(770, 1030, 110, P.earth), person(r, { x: 760, y: 1030, h: 360, back: true, ...wear.woman, armF: [2.2, 1.2], armB: [-2.8, -2.9], tool: ({ haF, k }) => limb([haF[0], haF[1] - 1.6 * k], [haF[0] + 0.2 * k, haF[1] + 2.4 * k], 0.06 * k, 0.06 * k, P.ink) }));
}

function uncleAndNephew(b: Sheet): void {
  const { r, W, H } = b;
  sky(b, { ground: P.water, cut: P.paper2, kind: 'cirrus', to: 480 });
  hill(b, { y: 560, amp: 150, wave: 460, fill: P.indigo, cut: P.water, shift: 7.3 });
  hill(b, { y: 610, amp: 70, wave: 400, fill: P.leaf, cut: P.sage, shift: 1.6 });
  village(b, 980, 1400, () => 610, 5, 36, { church: 1440 });
  ground(b, 620, P.sage, P.straw, toward(800, 500), { step: 15, second: P.leaf });
  fieldWall(b, [-20, 760], [1640, 760], 90, 90);
  ground(b, 760, P.clay, P.straw, toward(800, 520), { step: 18, second: P.earth });
  for (const x of [130, 1470]) b.add(limb([x, 1010], [x + (x < 800 ? 10 : -10), 170], 17, 14, P.ink), gouge([[x + 30, 1030], [x - 26, 700], [x + 34, 460], [x - 6, 220]], 14, P.earth, r));
  b.add(limb([60, 190], [1540, 180], 14, 14, P.ink), limb([40, 90], [1560, 84], 12, 12, P.ink), vineRun(r, [-20, 90], [1640, 96], 92, 110, 9), vineRun(r, [40, 190], [1560, 196], 74, 90, 11));
  b.add(times(8, () => oval(r.u(200, 1400), r.u(880, 1040), r.u(30, 70), r.u(8, 16), P.earth, 'opacity=".6"')));
  // the bench
  const seat = 850;
  b.add(person(r, { x: 690, y: seat + 186, h: 620, back: true, seat: 'sit', dress: 'trousers', head: 'brim', hatc: P.ink, top: P.wool, vest: P.indigo, topcut: P.water, low: P.ink, armF: [2.7, 2.3], armB: [-2.75, -2.6], plain: true }), person(r, { x: 945, y: seat + 138, h: 450, back: true, seat: 'sit', dress: 'trousers', head: 'bare', hair: P.ink, top: P.rust, vest: P.rust, topcut: P.clay, low: P.indigo, armF: [2.6, 2.9], armB: [-2.7, -2.4], plain: true }));
  b.add(box(470, seat, 680, 40, P.earth, `stroke="${P.ink}" stroke-width="6"`), mark(800, seat + 18, 0, 560, 3, P.clay, r), box(520, seat + 40, 44, 170, P.earth, `stroke="${P.ink}" stroke-width="6"`), box(1056, seat + 40, 44, 170, P.earth, `stroke="${P.ink}" stroke-width="6"`), basket(1270, 1000, 84, times(8, (i) => grapes(r, 1212 + i * 17, 934 + (i % 3) * 12, 38))), dog(380, 1010, 1.5, 1), times(9, () => tuft(r, r.u(0, W), r.u(1030, H), 34, P.leaf)));
}

function philosophy(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.straw, cut: P.paper, kind: 'fan', sun: [800, 330, 84], sunc: P.ochre, to: 420 });
  hill(b, { y: 430, amp: 170, wave: 520, fill: P.water, cut: P.paper2, shift: 5.6 });
  hill(b, { y: 500, amp: 120, wave: 430, fill: P.indigo, cut: P.water, shift: 2.9 });
  hill(b, { y: 580, amp: 90, wave: 520, fill: P.sage, cut: P.straw, shift: 8.2, cutting: 'flow' });
  ground(b, 590, P.leaf, P.sage, toward(800, 420), { step: 15, second: P.straw });
  for (const [x, h, k] of [[110, 420, 'gum'], [270, 300, 'gum'], [1360, 330, 'gum'], [1510, 440, 'gum']] as const) b.add(tree(r, { x, y: 690, h, kind: k }));
  // fields either side, and one long path to a small house
  b.add(times(9, (i) => poly([[-20, 640 + i * 46], [560 - i * 20, 640 + i * 46], [520 - i * 28, 640 + i * 46 + 22], [-20, 640 + i * 46 + 26]], i % 2 ? P.ochre : P.earth)), times(9, (i) => poly([[1640, 640 + i * 46], [1040 + i * 20, 640 + i * 46], [1080 + i * 28, 640 + i * 46 + 22], [1640, 640 + i * 46 + 26]], i % 2 ? P.ochre : P.earth)));
  b.add(times(260, () => { const side = r() < 0.5 ? -1 : 1; const y = r.u(640, 1060); return tuft(r, 800 + side * r.u(290 + (y - 640) * 0.55, 800), y, 16 + (y - 640) * 0.05, r.pick([P.straw, P.leaf, P.sage]), 4); }));
  const hx = 690;
  const hy = 640;
  b.add(stoneFace(r, hx, hy - 20, 220, 26, 18), box(hx, hy - 96, 220, 78, P.clay, `stroke="${P.ink}" stroke-width="3"`), clip(boxPath(hx, hy - 96, 220, 78), times(60, () => mark(r.u(hx, hx + 220), r.u(hy - 96, hy - 20), 0, 22, 2, P.earth, r))), poly([[hx - 26, hy - 92], [hx + 246, hy - 92], [hx + 196, hy - 158], [hx + 24, hy - 158]], P.stone, `stroke="${P.ink}" stroke-width="4"`), times(15, (i) => limb([hx - 16 + i * 18, hy - 94], [hx + 30 + i * 11.6, hy - 156], 1.5, 1.5, P.ink)), box(hx + 150, hy - 190, 26, 44, P.rust, `stroke="${P.ink}" stroke-width="3"`), smoke(r, hx + 164, hy - 190, 120, P.paper, 0.5), window(hx + 24, hy - 78, 40, 42, P.ochre), window(hx + 156, hy - 78, 40, 42, P.ochre), box(hx + 92, hy - 80, 38, 78, P.rust, `stroke="${P.ink}" stroke-width="3"`));
  const path: Pt[] = [[795, 640], [815, 640], [900, 740], [830, 850], [960, 1090], [560, 1090], [660, 900], [790, 750]];
  b.add(`<path d="${smooth(path)}" fill="${P.straw}"/>`, clip(smooth(path), times(220, () => { const y = r.u(640, 1080); return mark(800 + r.g(0, (y - 560) * 0.4), y, 1.45 + r.g(0, 0.25), 34, 2.6, r() < 0.6 ? P.ochre : P.clay, r); })));
  b.add(shadow(740, 1010, 90, P.earth), person(r, { x: 740, y: 1010, h: 320, back: true, ...today.one, armF: [2.7, 2.9], armB: [-2.6, -2.3], legF: [2.95, 3.05], legB: [3.3, 3.25], tool: ({ haF, k }) => `<g transform="translate(${f(haF[0])} ${f(haF[1])}) rotate(60)">${box(-0.2 * k, -0.25 * k, 2.6 * k, 0.4 * k, P.paper, `stroke="${P.ink}" stroke-width="3"`)}</g>` }), birds(r, [200, 100, 1400, 300], 7, 18));
}

function foodForest(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.sky, cut: P.paper, kind: 'clouds', to: 300 });
  hill(b, { y: 400, amp: 110, wave: 480, fill: P.water, cut: P.paper2, shift: 2.3 });
  b.add(times(9, (i) => tree(r, { x: 60 + i * 190, y: 470, h: 240 + (i % 3) * 50, kind: 'gum' })));
  ground(b, 450, P.leaf, P.sage, (x) => 0.12 * Math.sin(x / 260), { step: 15, second: P.straw });
  b.add(times(3, (i) => stroke(smooth([[-20, 560 + i * 150], [400, 600 + i * 154], [900, 570 + i * 160], [1640, 620 + i * 150]], false), P.earth, 34 + i * 8) + stroke(smooth([[-20, 548 + i * 150], [400, 588 + i * 154], [900, 558 + i * 160], [1640, 608 + i * 150]], false), P.ochre, 13 + i * 3)));
  const fruit = (x: number, y: number, h: number, c: string): void => {
    b.add(tree(r, { x, y, h, lobes: 8 }), times(26, () => { const a = r.u(0, 6.283); const q = Math.sqrt(r()); return disc(x + Math.cos(a) * h * 0.34 * q, y - h * 0.66 + Math.sin(a) * h * 0.27 * q, h * 0.022 + 2, c); }));
  };
  for (let i = 0; i < 6; i++) fruit(120 + i * 280, 600, 170, i % 2 ? P.rust : P.ochre);
  for (let i = 0; i < 5; i++) b.add(tuft(r, 60 + i * 330, 760, 60, P.sage), tuft(r, 190 + i * 330, 770, 46, P.straw));
  fruit(330, 960, 560, P.rust);
  fruit(1180, 980, 620, P.ochre);
  b.add(ladder([560, 1010], [440, 620], 40, 9), person(r, { x: 520, y: 850, h: 370, dir: -1, lean: 0.05, neck: -0.15, ...today.two, ...STAND, armF: [0.9, 0.5], armB: [1.6, 1.0] }));
  b.add(person(r, { x: 760, y: 1010, h: 440, dir: -1, ...today.one, ...STAND, armF: [2.4, 1.5], armB: [2.6, 1.7], tool: ({ haF, k }) => basket(haF[0], haF[1] + 0.6 * k, 1.1 * k, times(6, (i) => disc(haF[0] + (i - 2.5) * 0.3 * k, haF[1] + 0.1 * k, 0.26 * k, P.rust, `stroke="${P.ink}" stroke-width="2.4"`))) }));
  b.add(person(r, { x: 970, y: 1005, h: 420, lean: -0.04, neck: -0.2, ...today.three, ...STAND, armF: [0.9, 0.45], armB: [2.8, 2.6] }), person(r, { x: 1400, y: 1010, h: 270, dir: -1, ...today.four, ...STAND, armF: [1.2, 0.5] }), basket(1270, 1020, 70, times(8, (i) => disc(1222 + i * 13, 982 + (i % 2) * 9, 17, P.ochre, `stroke="${P.ink}" stroke-width="2.6"`))), times(18, () => tuft(r, r.u(0, W), r.u(1030, 1067), 40, P.straw)));
}

function communityGarden(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.water, cut: P.paper2, kind: 'plain', to: 330, birds: 4 });
  // terraces over the fence
  for (let i = 0; i < 6; i++) { const x = -40 + i * 290; b.add(box(x, 300, 280, 220, [P.clay, P.paper2, P.ochre, P.clay, P.straw, P.paper][i] ?? P.clay, `stroke="${P.ink}" stroke-width="4"`), poly([[x - 16, 304], [x + 296, 304], [x + 230, 200], [x + 50, 200]], i % 2 ? P.stone : P.rust, `stroke="${P.ink}" stroke-width="4"`), box(x + 210, 160, 34, 70, P.rust, `stroke="${P.ink}" stroke-width="3"`), window(x + 60, 350, 60, 80), window(x + 170, 350, 60, 80)); }
  fence(b, [-20, 560], [1640, 560], 110, 110, 60, P.earth);
  ground(b, 550, P.straw, P.ochre, toward(800, 420), { step: 16, second: P.clay });
  const bed = (x: number, y: number, w: number, h: number): void => { b.add(poly([[x, y], [x + w, y], [x + w + h * 0.5, y + h], [x - h * 0.5, y + h]], P.ink), box(x - h * 0.5, y + h, w + h, h * 0.55, P.earth, `stroke="${P.ink}" stroke-width="4"`), mark(x + w / 2, y + h * 1.3, 0, w, 2.4, P.clay, r)); };
  bed(150, 640, 380, 60);
  bed(700, 640, 380, 60);
  bed(1240, 640, 320, 60);
  b.add(times(8, (i) => tomato(r, 180 + i * 48, 690, 150)), times(8, (i) => cabbage(r, 720 + i * 50, 690, 28)), times(7, (i) => tuft(r, 1270 + i * 44, 690, 90, i % 2 ? P.leaf : P.sage)));
  bed(60, 850, 470, 90);
  bed(1060, 850, 480, 90);
  b.add(times(8, (i) => cabbage(r, 90 + i * 60, 930, 40)), times(9, (i) => tomato(r, 1080 + i * 56, 926, 190)), pumpkin(640, 1010, 52), pumpkin(720, 1030, 40));
  b.add(person(r, { x: 800, y: 1000, h: 480, lean: 0.3, ...today.three, ...STAND, ...use.shovel }), person(r, { x: 590, y: 860, h: 360, dir: 1, lean: 0.55, neck: -0.1, ...today.one, ...STAND, armF: [2.4, 2.0], armB: [2.6, 2.2] }), person(r, { x: 1140, y: 800, h: 320, dir: -1, lean: 0.1, ...today.two, ...STAND, armF: [2.4, 1.6], tool: ({ haF, k }) => basket(haF[0], haF[1] + 0.6 * k, 0.9 * k) }), hen(r, 970, 1020, 70, 1, P.paper));
}

function foodSystems(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.ochre, cut: P.straw, kind: 'rays', sun: [260, 330, 76], to: 320 });
  hill(b, { y: 420, amp: 150, wave: 480, fill: P.indigo, cut: P.water, shift: 9.3 });
  hill(b, { y: 470, amp: 60, wave: 380, fill: P.leaf, cut: P.sage, shift: 3.1 });
  ground(b, 470, P.sage, P.straw, toward(800, 380), { step: 15 });
  // a hall with a long verandah, stalls before it
  b.add(box(620, 380, 900, 260, P.paper, `stroke="${P.ink}" stroke-width="4"`), poly([[560, 388], [1580, 388], [1480, 240], [680, 240]], P.rust, `stroke="${P.ink}" stroke-width="5"`), times(44, (i) => limb([580 + i * 23, 384], [690 + i * 18.2, 244], 1.8, 1.8, P.clay)), times(4, (i) => window(680 + i * 220, 440, 90, 110)));
  ground(b, 636, P.clay, P.straw, () => 0.02, { step: 17, second: P.earth });
  for (let i = 0; i < 3; i++) { const x = 90 + i * 510; const y = 880; b.add(limb([x + 20, y + 110], [x + 20, y - 240], 7, 7, P.ink), limb([x + 400, y + 110], [x + 400, y - 240], 7, 7, P.ink), box(x, y - 20, 420, 130, [P.earth, P.rust, P.leaf][i] ?? P.earth, `stroke="${P.ink}" stroke-width="5"`), times(9, (k) => poly([[x - 10 + k * 49, y - 240], [x + 39 + k * 49, y - 240], [x + 32 + k * 49, y - 160], [x - 17 + k * 49, y - 160]], k % 2 ? P.paper : [P.rust, P.indigo, P.ochre][i] ?? P.rust, `stroke="${P.ink}" stroke-width="3"`))); if (i === 0) b.add(times(8, (k) => cabbage(r, x + 40 + k * 50, y - 20, 34))); if (i === 1) b.add(times(5, (k) => pumpkin(x + 60 + k * 78, y - 16, 34)), times(16, (k) => disc(x + 40 + k * 24, y - 30, 12, P.rust))); if (i === 2) b.add(times(5, (k) => `<path d="M${x + 30 + k * 78} ${y - 20}q-6 -50 34 -50t34 50z" fill="${P.ochre}" stroke="${P.ink}" stroke-width="3"/>`)); }
  const back: Partial<Person> = { back: true, ...STAND, armF: [2.7, 2.9], armB: [-2.7, -2.9] };
  const crate = (k: number, x: number, y: number): string => times(5, (i) => cabbage(r, x + (0.2 + i * 0.45) * k, y + 0.1 * k, 0.42 * k)) + box(x, y, 2.2 * k, 1.0 * k, P.ochre, `stroke="${P.ink}" stroke-width="4"`) + box(x, y + 0.3 * k, 2.2 * k, 5, P.ink) + box(x, y + 0.66 * k, 2.2 * k, 5, P.ink);
  const carry: Partial<Person> = { legF: [2.75, 3.1], legB: [3.4, 3.5], armF: [2.3, 1.55], armB: [2.4, 1.6], tool: ({ haF, k }) => crate(k, haF[0] - 1.1 * k, haF[1] - 0.7 * k) };
  b.add(person(r, { x: 590, y: 880, h: 350, dir: 1, ...today.four, ...carry }), person(r, { x: 1080, y: 880, h: 345, dir: -1, ...today.two, ...carry }), person(r, { x: 330, y: 1030, h: 440, ...today.three, ...back }), person(r, { x: 470, y: 1034, h: 270, ...today.two, ...back }), person(r, { x: 840, y: 1040, h: 460, dir: 1, ...today.one, ...carry }), person(r, { x: 1400, y: 1030, h: 440, ...today.four, ...back }), dog(1130, 1030, 1.3, -1));
}

function safePlace(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.paper2, cut: P.straw, kind: 'cirrus', to: 320, birds: 3 });
  hill(b, { y: 430, amp: 130, wave: 520, fill: P.sage, cut: P.straw, shift: 5.9, cutting: 'flow' });
  b.add(tree(r, { x: 90, y: 600, h: 430, kind: 'gum' }), tree(r, { x: 1540, y: 600, h: 380, kind: 'gum' }));
  ground(b, 520, P.leaf, P.sage, toward(800, 400), { step: 15 });
  const small = (x: number, y: number, w: number, wall: string, done: boolean): void => { b.add(stoneFace(r, x, y - 26, w, 30, 24)); if (done) b.add(box(x, y - 170, w, 146, wall, `stroke="${P.ink}" stroke-width="4"`), clip(boxPath(x, y - 170, w, 146), times(70, () => mark(x + r.u(0, w), y - r.u(26, 168), r.g(0, 0.3), 26, 2, wall === P.paper ? P.paper2 : P.paper2, r))), poly([[x - 30, y - 160], [x + w + 40, y - 182], [x + w + 40, y - 230], [x - 30, y - 208]], P.stone, `stroke="${P.ink}" stroke-width="4"`), times(15, (i) => limb([x - 20 + (i * (w + 50)) / 14, y - 166 - i * 1.5], [x - 20 + (i * (w + 50)) / 14, y - 204 - i * 1.5], 1.6, 1.6, P.ink)), window(x + w * 0.12, y - 136, w * 0.24, 70, P.ochre), box(x + w * 0.6, y - 140, w * 0.2, 136, P.rust, `stroke="${P.ink}" stroke-width="3"`)); else b.add(times(7, (i) => box(x + (i * (w - 14)) / 6, y - 200, 14, 176, P.ochre, `stroke="${P.ink}" stroke-width="3"`)), box(x - 6, y - 214, w + 12, 16, P.ochre, `stroke="${P.ink}" stroke-width="3"`), times(2, (i) => limb([x + 20 + i * w * 0.55, y - 30], [x + w * 0.3 + i * w * 0.55, y - 200], 6, 6, P.earth))); };
  small(150, 600, 300, P.clay, true);
  small(560, 590, 280, P.paper, true);
  small(960, 600, 290, P.ochre, true);
  ground(b, 640, P.straw, P.ochre, toward(700, 460), { step: 16, second: P.clay });
  // a wall frame goes up, leaning, nearest
  b.add(stoneFace(r, 560, 960, 900, 60, 36), box(550, 940, 920, 24, P.earth, `stroke="${P.ink}" stroke-width="4"`));
  const lean = 150;
  const bar = (a: Pt, z: Pt, w: number): string => limb(a, z, w + 3, w + 3, P.ink) + limb(a, z, w, w, P.ochre) + gouge([a, [(a[0] + z[0]) / 2 + 2, (a[1] + z[1]) / 2], z], 2.4, P.earth);
  b.add(times(7, (i) => bar([620 + i * 120, 936], [620 + i * 120 + lean, 560], 11)), bar([590 + lean, 556], [1380 + lean, 556], 13), bar([610, 934], [1400, 934], 13), bar([630, 900], [620 + 240 + lean, 590], 8), bar([1330, 900], [1120 + lean, 590], 8), stroke(`M${620 + lean} 560Q420 620 250 900M${740 + lean} 560Q520 640 330 960`, P.ink, 5));
  b.add(person(r, { x: 230, y: 1010, h: 430, dir: 1, lean: -0.3, ...today.four, legF: [2.5, 2.7], legB: [3.1, 3.2], armF: [1.7, 1.1], armB: [1.9, 1.3] }), person(r, { x: 400, y: 1020, h: 440, dir: 1, lean: -0.26, ...today.three, legF: [2.5, 2.7], legB: [3.1, 3.2], armF: [1.5, 1.0], armB: [1.7, 1.2] }));
  const push: Partial<Person> = { lean: 0.25, legF: [2.7, 3.2], legB: [3.5, 3.7], armF: [1.2, 0.7], armB: [1.4, 0.9], dir: -1 };
  b.add(person(r, { x: 1010, y: 1018, h: 430, ...today.two, ...push }), person(r, { x: 1250, y: 1020, h: 440, ...today.one, ...push }), person(r, { x: 1480, y: 1020, h: 430, ...today.three, scarfc: P.paper, top: P.rust, ...push }), dog(680, 1035, 1.1));
}

function photoVine(b: Sheet): void {
  const { r, W, H } = b;
  sky(b, { ground: P.straw, cut: P.paper, kind: 'fan', sun: [1180, 420, 60], sunc: P.rust, to: 460 });
  hill(b, { y: 520, amp: 90, wave: 480, fill: P.water, cut: P.paper2, shift: 1.2 });
  ground(b, 520, P.ochre, P.straw, () => 0.02, { step: 14, second: P.sage });
  for (const [x, h] of [[380, 260], [1420, 300]] as const) b.add(tree(r, { x, y: 570, h, kind: 'gum' }));
  b.add(box(-20, 330, 300, 420, P.clay, `stroke="${P.ink}" stroke-width="5"`), times(14, (i) => box(-20, 350 + i * 28, 300, 3, P.earth)), window(90, 410, 110, 150, P.ochre), poly([[-40, 338], [330, 338], [300, 270], [-40, 230]], P.stone, `stroke="${P.ink}" stroke-width="5"`));
  ground(b, 740, P.earth, P.clay, toward(800, 480), { step: 17, second: P.ochre });
  for (const x of [330, 820, 1310]) b.add(limb([x, 900], [x, 170], 13, 12, P.ink));
  b.add(limb([250, 190], [1640, 180], 13, 13, P.ink), vineRun(r, [120, 110], [1640, 104], 82, 96, 9), vineRun(r, [250, 200], [1640, 200], 66, 76, 10), gouge([[356, 960], [306, 700], [350, 460], [322, 230]], 14, P.earth, r));
  // the far side of the table first, then table, then the near side from behind
  const far: Partial<Person> = { back: false, seat: 'sit', armF: [2.4, 1.4], armB: [2.6, 1.7] };
  b.add(person(r, { x: 520, y: 930, h: 400, dir: 1, ...today.three, ...far, dress: 'trousers' }), person(r, { x: 1180, y: 930, h: 400, dir: -1, ...today.four, ...far }));
  b.add(poly([[380, 760], [1320, 760], [1420, 850], [300, 850]], P.rust, `stroke="${P.ink}" stroke-width="5"`), box(300, 848, 1120, 26, P.earth, `stroke="${P.ink}" stroke-width="5"`), box(350, 872, 30, 160, P.ink), box(1340, 872, 30, 160, P.ink));
  b.add(times(6, (i) => oval(440 + i * 150, 806 + (i % 2) * 14, 50, 15, P.paper, `stroke="${P.ink}" stroke-width="3"`)), oval(840, 780, 74, 20, P.ochre, `stroke="${P.ink}" stroke-width="4"`), times(9, (i) => disc(794 + i * 12, 768 + (i % 2) * 7, 14, [P.rust, P.leaf, P.straw][i % 3] ?? P.rust)), times(3, (i) => `<path d="M${610 + i * 250} 800v-44q0 -12 8 -16v-26h14v26q8 4 8 16v44z" fill="${i % 2 ? P.leaf : P.grape}" stroke="${P.ink}" stroke-width="3"/>`));
  const near: Partial<Person> = { back: true, seat: 'sit', armF: [2.5, 1.3], armB: [-2.6, -2.2] };
  b.add(person(r, { x: 480, y: 1080, h: 500, ...today.one, ...near }), person(r, { x: 760, y: 1090, h: 520, ...today.two, ...near }), person(r, { x: 960, y: 1060, h: 350, ...today.four, head: 'bare', ...near }), person(r, { x: 1190, y: 1085, h: 500, ...today.three, dress: 'trousers', ...near }));
  b.add(box(330, 985, 1020, 34, P.earth, `stroke="${P.ink}" stroke-width="5"`), box(390, 1018, 34, 80, P.earth), box(1260, 1018, 34, 80, P.earth), mark(840, 1000, 0, 900, 3, P.clay, r), times(8, () => tuft(r, r.u(0, W), H - 10, 30, P.sage)));
}

function photoPlastering(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.water, cut: P.paper2, kind: 'clouds', to: 240 });
  hill(b, { y: 300, amp: 60, wave: 480, fill: P.sage, cut: P.straw, shift: 4.1, cutting: 'flow' });
  b.add(poly([[-20, 130], [W + 20, 90], [W + 20, 190], [-20, 230]], P.stone, `stroke="${P.ink}" stroke-width="6"`), times(46, (i) => limb([i * 36, 132 - i * 0.9], [i * 36, 226 - i * 0.9], 1.8, 1.8, P.ink)));
  for (let row = 0; row < 6; row++) for (let i = -1; i < 9; i++) b.add(bale(b, i * 196 + (row % 2) * 90, 210 + row * 106, 192, 102));
  // the first coat, with an edge like a coastline
  const coat: Pt[] = [[-20, 200], [520, 210], [600, 300], [540, 400], [700, 470], [640, 560], [820, 600], [900, 700], [860, 860], [-20, 860]];
  b.add(poly(coat, P.clay), clip(outline(coat), times(260, () => mark(r.u(0, 900), r.u(200, 860), r.u(-0.8, 0.8), r.u(60, 150), 3, r() < 0.6 ? P.earth : P.straw, r, 0.9))), stroke(smooth(coat.slice(1, 9), false), P.earth, 8));
  for (const [x, y] of [[980, 470], [1180, 560], [1330, 430]] as const) b.add(`<path d="${smooth([[x - 60, y], [x - 20, y - 50], [x + 50, y - 40], [x + 70, y + 20], [x + 10, y + 60], [x - 50, y + 40]])}" fill="${P.clay}"/>`, times(6, () => mark(x + r.u(-40, 40), y + r.u(-30, 30), 0.4, 50, 3, P.earth, r, 0.8)));
  b.add(stoneFace(r, -20, 846, W + 40, 70, 44));
  ground(b, 910, P.straw, P.ochre, () => 0.02, { step: 16, second: P.earth });
  const back: Partial<Person> = { back: true, ...STAND };
  b.add(person(r, { x: 300, y: 1010, h: 580, ...today.one, ...back, armF: [1.4, 0.5], armB: [-2.2, -1.2] }), person(r, { x: 640, y: 1015, h: 540, ...today.three, ...back, armF: [1.7, 0.8], armB: [-1.6, -0.6] }), person(r, { x: 960, y: 1012, h: 600, ...today.two, ...back, armF: [1.2, 0.4], armB: [-2.5, -2.2] }), person(r, { x: 1230, y: 1020, h: 380, ...today.four, ...back, armF: [1.5, 0.6], armB: [-1.7, -0.8] }), person(r, { x: 1450, y: 1015, h: 560, dir: -1, ...today.three, scarfc: P.rust, scarfcut: P.ochre, top: P.paper2, legF: [2.8, 3.1], legB: [3.4, 3.5], armF: [3.0, 3.0], armB: [3.3, 3.2], tool: pail }), tub(480, 1050, 150, 100, P.stone), oval(480, 950, 72, 13, P.clay), tub(1110, 1050, 140, 90, P.stone), oval(1110, 960, 66, 12, P.clay));
}

function photoBricks(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.straw, cut: P.paper, kind: 'plain', to: 260 });
  hill(b, { y: 330, amp: 80, wave: 600, fill: P.water, cut: P.paper2, shift: 8.8 });
  b.add(times(8, (i) => tree(r, { x: 60 + i * 210, y: 400, h: 230 + (i % 3) * 60, kind: 'gum' })));
  ground(b, 380, P.ochre, P.straw, () => 0.02, { step: 13, second: P.earth });
  for (let row = 0; row < 7; row++)
    for (let i = 0; i < 14 - row; i++) {
      const k = 0.5 + row * 0.2;
      const x = 40 + i * 150 * k + (row % 2) * 30;
      const y = 450 + row * 58 + row * row * 5;
      if (x < 1640 && !(row === 6 && x > 500 && x < 1150)) b.add(poly([[x, y], [x + 100 * k, y], [x + 128 * k, y - 24 * k], [x + 28 * k, y - 24 * k]], P.clay, `stroke="${P.ink}" stroke-width="3"`), box(x, y, 100 * k, 26 * k, P.earth, `stroke="${P.ink}" stroke-width="3"`), poly([[x + 100 * k, y], [x + 128 * k, y - 24 * k], [x + 128 * k, y + 2 * k], [x + 100 * k, y + 26 * k]], P.rust, `stroke="${P.ink}" stroke-width="3"`));
    }
  ground(b, 900, P.clay, P.straw, () => 0.02, { step: 16, second: P.earth });
  b.add(shadow(700, 1020, 230, P.ink, 0.5), person(r, { x: 640, y: 1020, h: 620, lean: 1.1, neck: -0.35, ...today.one, legF: [2.85, 3.1], legB: [3.35, 3.3], armF: [2.7, 2.5], armB: [2.95, 2.75] }));
  b.add(box(820, 950, 320, 70, P.ink), box(840, 936, 280, 74, P.ochre, `stroke="${P.ink}" stroke-width="6"`), box(858, 952, 244, 44, P.earth), times(26, () => mark(r.u(870, 1090), r.u(956, 992), r.g(0, 0.4), 26, 2.4, r() < 0.5 ? P.straw : P.clay, r)), `<path d="${smooth([[1220, 1020], [1270, 920], [1400, 880], [1530, 930], [1580, 1030], [1400, 1050]])}" fill="${P.earth}" stroke="${P.ink}" stroke-width="4"/>`, times(80, () => mark(1400 + r.g(0, 80), 970 + r.g(0, 30), r.u(0, 3), 34, 3, r() < 0.5 ? P.straw : P.rust, r)), limb([1330, 760], [1400, 930], 9, 8, P.ochre), tub(240, 1040, 170, 110, P.stone), oval(240, 930, 80, 14, P.indigo), hen(r, 430, 1030, 70, 1, P.paper));
}

export const covers: Scenes = {
  'blog/reading-a-block-before-you-draw': { seed: 301, draw: readingABlock },
  'blog/how-dry-is-dry-enough': { seed: 302, draw: howDry },
  'blog/light-earth-in-a-cold-valley': { seed: 303, draw: lightEarth },
  'blog/lime-is-a-patient-material': { seed: 304, draw: limePatient },
  'blog/the-owner-builder-year': { seed: 305, draw: ownerBuilderYear },
  'blog/designing-for-the-february-north-wind': { seed: 306, draw: northWind },
  'about/village-scene': { seed: 311, draw: villageScene },
  'about/uncle-and-nephew': { seed: 312, draw: uncleAndNephew },
  'heroes/philosophy': { seed: 321, draw: philosophy },
  'heroes/philosophy-tall': { seed: 321, draw: philosophy, crop: [373, 0, 854, 1067] },
  'community/dunstan-reserve-food-forest-3': { seed: 331, draw: foodForest },
  'community/northcote-community-garden-3': { seed: 332, draw: communityGarden },
  'community/sustainable-community-food-systems-3': { seed: 333, draw: foodSystems },
  'community/safe-place-affordable-housing-3': { seed: 334, draw: safePlace },
  'photos/photo-19': { seed: 341, draw: photoBricks },
  'photos/photo-20': { seed: 342, draw: photoPlastering },
  'photos/photo-21': { seed: 343, draw: photoVine },
};
