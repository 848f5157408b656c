/** Settlement patterns, the crossing, and the suburbs. */
import { birds, dog, equine, hen } from '../kit/animals.ts';
import { church, cottage, fountain, house, village, window, workersCottage } from '../kit/buildings.ts';
import { box, boxPath, clip, disc, f, gouge, hatch, limb, mark, outline, oval, P, poly, smooth, stroke, times, type Pt } from '../kit/ink.ts';
import { fence, fieldWall, ground, hill, shadow, sky, toward, water } from '../kit/land.ts';
import type { Sheet } from '../kit/paper.ts';
import { person, wear, type Person } from '../kit/people.ts';
import { cabbage, pepperString, tomato, tree, tuft, vineRun } from '../kit/plants.ts';
import type { Scenes } from '../kit/scene.ts';
import { barrel, smoke, stoneFace } from '../kit/things.ts';
import { basket, bundle, suitcase, use } from '../kit/tools.ts';

function lane(b: Sheet): void {
  const { r, W, H } = b;
  sky(b, { ground: P.water, cut: P.paper2, kind: 'clouds', to: 400, birds: 3 });
  hill(b, { y: 430, amp: 190, wave: 300, fill: P.indigo, cut: P.water, shift: 5.2 });
  const VP: Pt = [820, 430];
  b.add(church(770, 470, 150));
  // walls left and right run to the vanishing point
  const side = (sign: 1 | -1): void => {
    const X = (d: number): number => VP[0] + sign * d;
    const yg = (d: number): number => VP[1] + d * 0.82;
    const top = (d: number, t: number): number => VP[1] + d * 0.82 - d * t;
    const near = 900;
    const far = 90;
    const shape = (d0: number, d1: number, t0: number, t1: number, fill: string, extra = ''): string => poly([[X(d0), top(d0, t0)], [X(d1), top(d1, t0)], [X(d1), top(d1, t1)], [X(d0), top(d0, t1)]], fill, extra);
    b.add(shape(far, near, 0, 0.75, P.ink));
    for (let row = 0; row < 11; row++) {
      let d = far;
      while (d < near) {
        const w = d * r.u(0.12, 0.26);
        b.add(shape(d + d * 0.012, Math.min(near, d + w), row * 0.068 + 0.005, row * 0.068 + 0.062, r.pick([P.stone, P.paper2, P.stone, '#b9ae9b', P.straw])));
        d += w;
      }
    }
    b.add(shape(far, near, 0.36, 0.378, P.earth), shape(far, near, 0.66, 0.678, P.earth));
    // jettied upper floors, out over the lane
    const jut = (d: number): number => d * 0.88;
    const cols = sign > 0 ? [P.ochre, P.paper, P.straw] : [P.paper, P.ochre, P.paper];
    ([[100, 190], [200, 400], [420, 980]] as const).forEach(([d0, d1], i) => {
      const up = (d: number, t: number): Pt => [X(jut(d)), top(d, t)];
      b.add(poly([up(d0, 0.74), up(d1, 0.74), up(d1, 1.5), up(d0, 1.5)], cols[i] ?? P.paper), poly([[X(d1), top(d1, 0.72)], up(d1, 0.74), up(d0, 0.74), [X(d0), top(d0, 0.72)]], P.ink));
      b.add(clip(outline([up(d0, 0.74), up(d1, 0.74), up(d1, 1.5), up(d0, 1.5)]), times(90, () => { const d = r.u(d0, d1); const p = up(d, r.u(0.76, 1.48)); return mark(p[0], p[1], 1.5, d * 0.09, d * 0.005, P.paper2, r); })));
      for (let k = 0; k < 3; k++) { const e0 = d0 + (d1 - d0) * (0.12 + k * 0.3); const e1 = e0 + (d1 - d0) * 0.2; b.add(poly([up(e0, 0.94), up(e1, 0.94), up(e1, 1.3), up(e0, 1.3)], P.ink), poly([up(e0 + (e1 - e0) * 0.1, 0.96), up(e0 + (e1 - e0) * 0.46, 0.96), up(e0 + (e1 - e0) * 0.46, 1.28), up(e0 + (e1 - e0) * 0.1, 1.28)], P.indigo), poly([up(e0 + (e1 - e0) * 0.56, 0.96), up(e0 + (e1 - e0) * 0.92, 0.96), up(e0 + (e1 - e0) * 0.92, 1.28), up(e0 + (e1 - e0) * 0.56, 1.28)], P.indigo)); }
      const e = (d: number, t: number, o: number): Pt => [X(d * o), top(d, t)];
      b.add(poly([e(d0, 1.5, 0.72), e(d1, 1.5, 0.72), e(d1, 1.82, 1.15), e(d0, 1.82, 1.15)], P.rust), times(50, () => { const d = r.u(d0, d1); const q = r(); const p = e(d, 1.5 + 0.32 * q, 0.72 + 0.43 * q); return mark(p[0], p[1], sign > 0 ? -0.65 : -2.5, d * 0.12, d * 0.01, r() < 0.7 ? P.clay : P.ink, r); }), limb(e(d0, 1.5, 0.72), e(d1, 1.5, 0.72), d0 * 0.015, d1 * 0.012, P.ink));
    });
    b.add(shape(300, 372, 0, 0.5, P.ink), shape(308, 366, 0, 0.47, sign > 0 ? P.rust : P.indigo));
  };
  const paving: Pt[] = [[VP[0] - 90, VP[1] + 74], [VP[0] + 90, VP[1] + 74], [VP[0] + 900, H + 120], [VP[0] - 900, H + 120]];
  b.add(poly(paving, P.clay));
  b.add(clip(outline(paving), times(520, () => { const t = Math.pow(r(), 0.6); const y = VP[1] + 74 + t * 640; const k = 6 + t * 34; const x = VP[0] + r.u(-1, 1) * (90 + t * 800); return `<path d="${smooth([[-k, 0], [-k * 0.5, -k * 0.4], [k * 0.5, -k * 0.42], [k, 0], [0, k * 0.34]])}" transform="translate(${f(x)} ${f(y)})" fill="${r.pick([P.straw, P.stone, P.paper2, P.straw])}" stroke="${P.earth}" stroke-width="2"/>`; }) + gouge([[VP[0], VP[1] + 70], [VP[0] - 30, 700], [VP[0] - 190, 1120]], 12, P.stone)));
  side(-1);
  side(1);
  b.add(shadow(850, 900, 170, P.earth), equine(r, { x: 860, y: 900, s: 230, dir: 1, load: `<path d="M-0.5 -1.2L0.3 -1.24L0.36 -0.86L-0.54 -0.82Z" fill="${P.ochre}" stroke="${P.ink}" stroke-width="0.03"/>${times(9, (i) => `<path d="M${-0.5 + i * 0.09} -1.2L${-0.52 + i * 0.1} -0.84" stroke="${P.ink}" stroke-width="0.025"/>`)}` }), person(r, { x: 620, y: 960, h: 380, back: true, ...wear.woman, armF: [2.7, 2.9], armB: [3.5, 3.3] }), hen(r, 1020, 980, 60, -1, P.paper), person(r, { x: 800, y: 600, h: 120, back: true, ...wear.man, armF: [2.8, 3.0], armB: [3.4, 3.2] }));
}

function snow(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.indigo, cut: P.water, kind: 'snow', to: 460 });
  hill(b, { y: 470, amp: 340, wave: 430, fill: P.water, cut: P.paper, shift: 7.9, sharp: true, cutting: 'snow' });
  hill(b, { y: 560, amp: 110, wave: 420, fill: P.deep, cut: P.water, shift: 2.6 });
  b.add(times(16, (i) => tree(r, { x: 20 + i * 105 + r.u(-20, 20), y: 580, h: r.u(100, 170), kind: 'fir', leaf: P.deep, dark: P.ink, lite: P.paper })));
  ground(b, 580, P.paper, P.water, () => 0.04, { step: 34, len: 70, w: 2, wave: 40 });
  b.add(church(820, 640, 210, P.straw, P.paper));
  for (let i = 0; i < 8; i++) { const x = 60 + i * 190 + (i > 3 ? 60 : 0); const y = 640 + (i % 3) * 26; b.add(cottage(r, x, y, 130, 78, { wall: [P.ochre, P.straw, P.clay][i % 3] ?? P.straw, roof: P.paper, snow: true }), smoke(r, x + 90, y - 128, 150, P.stone, 0.5)); }
  b.add(house(r, { x: 150, y: 860, w: 420, h: 330, upper: P.straw, bays: 'wggw', groundBays: 'w.d', snow: true, glass: P.ochre }), house(r, { x: 1020, y: 840, w: 400, h: 310, upper: P.clay, bays: 'www', groundBays: 'd.w', snow: true, glass: P.ochre }), smoke(r, 440, 470, 300, P.stone, 0.45), smoke(r, 1300, 470, 280, P.stone, 0.45));
  // trodden path
  const path: Pt[] = [[540, 868], [720, 900], [860, 860], [1060, 850], [1080, 862], [880, 890], [800, 950], [700, 1080], [560, 1080], [660, 940], [540, 884]];
  b.add(`<path d="${smooth(path)}" fill="${P.water}"/>`, clip(smooth(path), times(110, () => mark(r.u(520, 1100), r.u(850, 1070), r.u(-0.4, 0.4), r.u(14, 34), 3, P.paper, r))));
  b.add(person(r, { x: 690, y: 985, h: 300, back: true, ...wear.woman, scarfc: P.rust, scarfcut: P.ochre, top: P.ink, topcut: P.stone, armF: [2.4, 2.6], armB: [3.7, 3.5] }), person(r, { x: 905, y: 880, h: 190, ...wear.man, top: P.ink, lean: 0.3, armF: [2.2, 1.4], tool: bundle }), dog(800, 1010, 1, 1));
  b.add(tree(r, { x: 1500, y: 1010, h: 640, kind: 'snow' }), tree(r, { x: 60, y: 1040, h: 420, kind: 'snow' }), times(180, () => disc(r.u(0, W), r.u(40, 1067), r.u(2, 5), P.paper)));
}

function leaving(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.clay, cut: P.ochre, kind: 'rays', sun: [1060, 420, 80], sunc: P.straw, to: 420 });
  hill(b, { y: 500, amp: 190, wave: 460, fill: P.grape, cut: P.clay, shift: 3.5 });
  hill(b, { y: 540, amp: 90, wave: 420, fill: P.indigo, cut: P.water, shift: 9.5 });
  ground(b, 540, P.deep, P.leaf, toward(1060, 400), { step: 15, second: P.sage });
  const road: Pt[] = [[1040, 548], [1068, 548], [1010, 620], [1000, 700], [1140, 820], [1200, 1090], [300, 1090], [640, 880], [860, 720], [960, 620]];
  b.add(`<path d="${smooth(road)}" fill="${P.straw}"/>`, clip(smooth(road), hatch(r, [300, 550, 1250, 1090], 15, (x, y) => Math.atan2(y - 500, x - 1000), 44, 2.8, P.ochre) + hatch(r, [300, 600, 1250, 1090], 40, (x, y) => Math.atan2(y - 500, x - 1000), 34, 2.6, P.earth, () => 0.5)));
  b.add(times(9, (i) => tree(r, { x: i < 5 ? 60 + i * 150 : 1180 + (i - 5) * 130, y: 590, h: 150 + (i % 3) * 60, kind: 'poplar', leaf: P.deep, dark: P.ink, lite: P.sage })));
  b.add(fountain(r, 1230, 800, 260, 230), tree(r, { x: 1520, y: 790, h: 520, leaf: P.leaf, dark: P.ink }));
  b.add(person(r, { x: 960, y: 760, h: 240, back: true, ...wear.man, vest: P.ink, top: P.ink, topcut: P.stone, low: P.ink, legwrap: P.ink, armF: [2.4, 0.6], armB: [3.4, 3.3], legF: [2.95, 3.1], legB: [3.25, 3.25] }), limb([900, 620], [1010, 560], 5, 5, P.ink), `<path d="${smooth([[868, 640], [886, 590], [918, 580], [940, 612], [922, 656], [886, 664]])}" fill="${P.rust}" stroke="${P.ink}" stroke-width="4"/>`);
  const watch: Partial<Person> = { back: true, armF: [2.8, 2.9], armB: [3.5, 3.4] };
  b.add(shadow(420, 1005, 260, P.ink, 0.6), person(r, { x: 250, y: 1000, h: 470, ...wear.widow, ...watch, scarfc: P.ink, scarfcut: P.stone }), person(r, { x: 430, y: 1010, h: 480, ...wear.woman, ...watch, armF: [1.6, 0.6] }), person(r, { x: 590, y: 1005, h: 300, ...wear.girl, ...watch, scarfc: P.ochre }), person(r, { x: 120, y: 1012, h: 260, dress: 'trousers', head: 'bare', top: P.wool, low: P.indigo, ...watch }));
  b.add(dog(720, 1010, 1.1, 1), birds(r, [200, 100, 1400, 300], 8, 22), times(18, () => tuft(r, r.u(1150, W), r.u(960, 1060), 44, P.sage)));
}

function train(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.paper2, cut: P.straw, kind: 'cirrus', to: 480 });
  hill(b, { y: 560, amp: 130, wave: 620, fill: P.water, cut: P.paper, shift: 6.4 });
  hill(b, { y: 590, amp: 50, wave: 360, fill: P.sage, cut: P.straw, shift: 1.1 });
  ground(b, 590, P.ochre, P.straw, () => 0.01, { step: 12, len: 60, to: 760, second: P.sage });
  b.add(times(11, (i) => box(900 + i * 62, 560, 3, 60, P.ink) + stroke(`M${900 + i * 62} 566q31 14 62 0`, P.ink, 1.6)));
  // embankment
  const bank: Pt[] = [[-20, 720], [W + 20, 690], [W + 20, 850], [-20, 890]];
  b.add(poly(bank, P.deep), clip(outline(bank), times(260, () => mark(r.u(0, W), r.u(700, 880), 1.9, r.u(26, 60), 2.6, r() < 0.6 ? P.leaf : P.sage, r))), poly([[-20, 716], [W + 20, 686], [W + 20, 702], [-20, 732]], P.stone), times(60, (i) => box(i * 27, 722 - i * 0.5, 12, 7, P.ink)));
  const y = (x: number): number => 716 - ((x + 20) * 30) / 1640;
  const wheel = (x: number, q: number): string => disc(x, y(x) - q, q, P.ink) + disc(x, y(x) - q, q * 0.68, P.rust) + times(6, (i) => limb([x, y(x) - q], [x + Math.cos(i * 1.05) * q * 0.8, y(x) - q + Math.sin(i * 1.05) * q * 0.8], 2.4, 2.4, P.ink));
  // carriages then engine, heading right
  for (let k = 0; k < 3; k++) { const x = 80 + k * 270; b.add(box(x, y(x) - 140, 250, 112, [P.rust, P.leaf, P.rust][k] ?? P.rust, `stroke="${P.ink}" stroke-width="5"`), `<path d="M${x - 10} ${f(y(x) - 138)}Q${x + 125} ${f(y(x) - 186)} ${x + 260} ${f(y(x) - 140)}Z" fill="${P.ink}"/>`, times(5, (i) => box(x + 18 + i * 46, y(x) - 122, 30, 44, P.straw, `stroke="${P.ink}" stroke-width="3"`)), box(x, y(x) - 62, 250, 8, P.ochre), wheel(x + 50, 24), wheel(x + 200, 24)); }
  b.add(box(890, y(890) - 110, 130, 84, P.ink), wheel(920, 22), wheel(990, 22));
  b.add(box(1050, y(1050) - 190, 110, 164, P.deep, `stroke="${P.ink}" stroke-width="5"`), box(1036, y(1050) - 206, 138, 20, P.ink), box(1070, y(1050) - 170, 60, 60, P.straw, `stroke="${P.ink}" stroke-width="4"`), box(1160, y(1160) - 138, 250, 92, P.deep, `stroke="${P.ink}" stroke-width="5"`), times(4, (i) => box(1200 + i * 56, y(1200) - 138, 8, 92, P.ochre)), box(1340, y(1340) - 216, 38, 84, P.ink), poly([[1326, y(1340) - 214], [1392, y(1340) - 214], [1380, y(1340) - 240], [1338, y(1340) - 240]], P.ink), oval(1240, y(1240) - 146, 26, 26, P.ochre, `stroke="${P.ink}" stroke-width="4"`), poly([[1410, y(1410) - 60], [1410, y(1410) - 8], [1470, y(1410) - 8]], P.rust, `stroke="${P.ink}" stroke-width="4"`), wheel(1110, 46), wheel(1220, 46), wheel(1320, 34), wheel(1390, 26), limb([1110, y(1110) - 46], [1320, y(1320) - 40], 6, 6, P.stone));
  // steam back over the train
  b.add(times(11, (i) => { const x = 1340 - i * 108; const q = 34 + i * 8; const yy = y(x) - 280 - i * 13 + r.u(-10, 10); const p: Pt[] = []; for (let j = 0; j < 12; j++) { const a = (j / 12) * 6.283; p.push([x + Math.cos(a) * q * 1.5 * (1 + (j % 2 ? 0.1 : -0.05)), yy + Math.sin(a) * q * (1 + (j % 2 ? 0.1 : -0.05))]); } return `<path d="${smooth(p)}" fill="${i % 2 ? P.paper : P.wool}" stroke="${P.stone}" stroke-width="2"/>` + clip(smooth(p), times(9, () => mark(x + r.u(-q, q), yy + r.u(0, q), r.u(-0.3, 0.3), q, 2, P.stone, r, 0.5))); }));
  ground(b, 860, P.earth, P.clay, () => -0.02, { step: 16, second: P.ochre });
  b.add(shadow(330, 1000, 300, P.ink, 0.4));
  b.add(person(r, { x: 210, y: 1000, h: 370, back: true, ...wear.man, top: P.ink, topcut: P.stone, vest: P.ink, low: P.ink, legwrap: P.ink, armF: [2.8, 3.0], armB: [3.5, 3.3], tool: suitcase, legF: [3.0, 3.1], legB: [3.3, 3.2] }), person(r, { x: 390, y: 1005, h: 380, back: true, ...wear.man, top: P.earth, vest: P.earth, topcut: P.straw, armF: [2.7, 2.9], armB: [3.5, 3.3], legF: [3.0, 3.1], legB: [3.3, 3.2] }), person(r, { x: 530, y: 1005, h: 350, back: true, ...wear.woman, armF: [1.5, 0.5], armB: [3.4, 3.2] }), person(r, { x: 1330, y: 1010, h: 400, dir: -1, ...wear.man, top: P.indigo, vest: P.indigo, head: 'fez', low: P.indigo, legwrap: P.indigo, plain: true, armF: [1.2, 0.3], tool: ({ haF, k }) => limb(haF, [haF[0], haF[1] - 1.2 * k], 0.05 * k, 0.05 * k, P.ink) + box(haF[0], haF[1] - 1.3 * k, k, 0.7 * k, P.rust) }), times(20, () => tuft(r, r.u(0, W), r.u(1020, 1060), 30, P.straw)), box(640, 960, 110, 60, P.earth, `stroke="${P.ink}" stroke-width="4"`));
}

function ship(b: Sheet): void {
  const { r, W, H } = b;
  sky(b, { ground: P.straw, cut: P.paper, kind: 'wind', to: 380, birds: 7 });
  // low red coast
  const coast: Pt[] = [[-20, 470], [200, 452], [520, 458], [700, 438], [980, 452], [1300, 446], [1640, 456], [1640, 490], [-20, 490]];
  b.add(poly(coast, P.rust), clip(outline(coast), times(120, () => mark(r.u(0, W), r.u(440, 488), 0, r.u(30, 90), 2.4, r() < 0.6 ? P.clay : P.leaf, r))), box(0, 482, W, 6, P.paper));
  b.add(box(0, 486, W, 400, P.indigo));
  for (let row = 0; row < 12; row++) { const y = 500 + row * row * 2.6 + row * 8; b.add(times(26, (i) => { const x = i * 66 + (row % 2) * 30 + r.u(-14, 14); const w = 30 + row * 7; return gouge([[x - w, y + 6], [x - w * 0.3, y - 6 - row], [x + w * 0.3, y - 4 - row * 0.5], [x + w, y + 7]], 2 + row * 0.5, i % 4 === 0 ? P.paper2 : P.water, r); })); }
  // deck
  ground(b, 870, P.ochre, P.straw, () => 0, { step: 20, len: 120, wave: 0 });
  b.add(times(9, (i) => box(0, 880 + i * 26 + i * i, W, 3, P.earth)));
  for (let i = 0; i < 12; i++) b.add(limb([20 + i * 142, 880], [20 + i * 142, 640], 7, 7, P.paper, `stroke="${P.ink}" stroke-width="3"`));
  for (const y of [646, 716, 790]) b.add(limb([-20, y], [W + 20, y], y === 646 ? 9 : 4, y === 646 ? 9 : 4, y === 646 ? P.earth : P.paper, `stroke="${P.ink}" stroke-width="2.6"`));
  const look: Partial<Person> = { back: true, armF: [2.45, 1.95], armB: [-2.45, -1.95], legF: [3.0, 3.1], legB: [3.28, 3.18] };
  const coat = (c: string): Partial<Person> => ({ top: c, vest: c, topcut: P.stone, low: P.ink, legwrap: P.ink, plain: true });
  b.add(shadow(820, 1000, 620, P.earth, 0.8), person(r, { x: 250, y: 1000, h: 520, ...wear.man, ...coat(P.deep), ...look }), person(r, { x: 470, y: 1006, h: 480, ...wear.woman, ...look, top: P.indigo, topcut: P.water, scarfc: P.ochre }), person(r, { x: 620, y: 1010, h: 280, dress: 'trousers', head: 'bare', top: P.wool, low: P.earth, back: true, armF: [2.0, 0.4], armB: [-2.0, -0.4], plain: true }), person(r, { x: 840, y: 1000, h: 530, ...wear.man, ...coat(P.earth), ...look, head: 'brim', hatc: P.ink }), person(r, { x: 1040, y: 1006, h: 510, ...wear.man, ...coat(P.ink), ...look, armF: [1.5, 0.4] }), person(r, { x: 1330, y: 1000, h: 480, ...wear.widow, ...look, scarfc: P.ink, scarfcut: P.stone }));
  b.add(box(1420, 930, 150, 96, P.earth, `stroke="${P.ink}" stroke-width="5"`), stroke('M1470 930q25 -30 50 0', P.ink, 6), box(1440, 930, 8, 96, P.ink), box(1540, 930, 8, 96, P.ink), box(90, 950, 100, 70, P.rust, `stroke="${P.ink}" stroke-width="5"`));
  // a lifeboat and its stay in the upper corner
  b.add(limb([1480, 640], [1460, -10], 9, 9, P.ink), `<path d="M1300 170H1640V250Q1460 300 1300 170Z" fill="${P.paper}" stroke="${P.ink}" stroke-width="6"/>`, stroke('M1300 196Q1460 300 1640 262', P.rust, 7));
}

function marketGarden(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.sky, cut: P.paper, kind: 'plain', to: 470, birds: 6 });
  hill(b, { y: 520, amp: 34, wave: 700, fill: P.water, cut: P.paper2, shift: 4.2 });
  ground(b, 515, P.straw, P.ochre, () => 0.01, { step: 12, len: 50 });
  for (const [x, h] of [[90, 330], [230, 250], [1290, 300], [1420, 400], [1540, 320]] as const) b.add(tree(r, { x, y: 560, h, kind: 'gum' }));
  // tin shed, tank, windmill
  b.add(box(960, 470, 210, 100, P.stone, `stroke="${P.ink}" stroke-width="4"`), times(20, (i) => box(966 + i * 10.2, 470, 2.4, 100, P.ink)), poly([[944, 474], [1186, 474], [1150, 416], [980, 416]], P.rust, `stroke="${P.ink}" stroke-width="4"`), box(1030, 506, 52, 64, P.ink), box(880, 510, 70, 60, P.water, `stroke="${P.ink}" stroke-width="4"`), times(5, (i) => box(880, 520 + i * 11, 70, 2.4, P.ink)));
  b.add(limb([740, 570], [766, 250], 4, 4, P.ink), limb([800, 570], [774, 250], 4, 4, P.ink), times(5, (i) => limb([744 + i * 4, 540 - i * 60], [796 - i * 4, 510 - i * 60], 2, 2, P.ink)), times(14, (i) => { const a = (i / 14) * 6.283; return poly([[770 + Math.cos(a) * 14, 246 + Math.sin(a) * 14], [770 + Math.cos(a - 0.12) * 66, 246 + Math.sin(a - 0.12) * 66], [770 + Math.cos(a + 0.17) * 66, 246 + Math.sin(a + 0.17) * 66]], i % 2 ? P.rust : P.paper, `stroke="${P.ink}" stroke-width="2"`); }), poly([[780, 240], [880, 220], [880, 268], [780, 252]], P.rust, `stroke="${P.ink}" stroke-width="3"`));
  ground(b, 590, P.earth, P.clay, toward(620, 470), { step: 16, second: P.rust });
  for (let row = -5; row <= 6; row++)
    for (let i = 0; i < 13; i++) {
      const q = Math.pow((i + 0.6) / 13, 1.75);
      const y = 596 + q * 470;
      const x = 620 + row * (44 + q * 250) + 20;
      if (x < -60 || x > 1660) continue;
      b.add(row % 3 === 0 ? tuft(r, x, y, 20 + q * 60, P.leaf, 5) : cabbage(r, x, y, 9 + q * 46));
    }
  b.add(person(r, { x: 500, y: 960, h: 500, lean: 0.6, neck: -0.15, ...wear.man, head: 'brim', hatc: P.straw, top: P.wool, vest: P.ink, low: P.indigo, lowcut: P.water, legwrap: P.indigo, plain: true, ...use.hoe }), person(r, { x: 1130, y: 900, h: 420, dir: -1, lean: 0.7, neck: -0.2, ...wear.woman, low: P.rust, lowcut: P.ochre, apron: P.paper, scarfc: P.straw, ...use.hoe }));
  b.add(box(1350, 940, 190, 84, P.ochre, `stroke="${P.ink}" stroke-width="5"`), box(1350, 966, 190, 5, P.ink), box(1350, 994, 190, 5, P.ink), times(4, (i) => cabbage(r, 1380 + i * 44, 946, 30)));
}

function factoryStreet(b: Sheet): void {
  const { r, W, H } = b;
  sky(b, { ground: P.clay, cut: P.straw, kind: 'cirrus', to: 380 });
  // factory: saw-tooth and stacks
  for (const [x, h] of [[250, 420], [430, 500], [1180, 460]] as const) b.add(poly([[x - 26, 560], [x + 26, 560], [x + 18, 560 - h], [x - 18, 560 - h]], P.rust, `stroke="${P.ink}" stroke-width="4"`), times(10, (i) => box(x - 24, 552 - i * 44, 48, 3, P.ink)), smoke(r, x, 556 - h, 240, P.ink, 0.9), smoke(r, x + 6, 550 - h, 200, P.stone, 1.2));
  for (let i = 0; i < 9; i++) { const x = 60 + i * 165; b.add(poly([[x, 560], [x, 350], [x + 165, 430], [x + 165, 560]], P.indigo, `stroke="${P.ink}" stroke-width="4"`), poly([[x + 10, 420], [x + 10, 370], [x + 70, 398], [x + 70, 446]], P.straw), times(6, (k) => limb([x + 20 + k * 24, 366 + k * 12], [x + 20 + k * 24, 556], 1.4, 1.4, P.water))); }
  b.add(box(0, 556, W, 150, P.rust, `stroke="${P.ink}" stroke-width="4"`), times(7, (k) => box(0, 574 + k * 20, W, 2.4, P.clay)), times(10, (i) => window(40 + i * 160, 584, 90, 70, P.straw)));
  for (let i = 0; i < 4; i++) b.add(workersCottage(r, -60 + i * 250, 800 + i * 4, 220, 250, [P.paper2, P.ochre, P.water, P.straw][i] ?? P.straw, [P.stone, P.rust, P.stone, P.rust][i] ?? P.stone));
  for (let i = 0; i < 2; i++) b.add(workersCottage(r, 1190 + i * 260, 800, 220, 250, [P.paper, P.sage][i] ?? P.paper, P.stone));
  b.add(box(1000, 560, 150, 240, P.ink), box(1014, 580, 122, 220, P.ochre), box(980, 540, 190, 26, P.paper, `stroke="${P.ink}" stroke-width="4"`));
  fence(b, [-20, 860], [960, 866], 60, 60, 42, P.paper);
  fence(b, [1190, 866], [1640, 860], 60, 60, 20, P.paper);
  b.add(limb([700, 870], [700, 330], 9, 8, P.ink), box(640, 360, 120, 9, P.ink), stroke('M-20 400Q340 450 650 362Q900 430 1640 380M-20 420Q340 470 740 366Q1000 440 1640 396', P.ink, 2.4));
  ground(b, 862, P.stone, P.paper2, toward(1075, 700), { step: 18, len: 60, wave: 4 });
  b.add(poly([[-20, 868], [1640, 868], [1640, 884], [-20, 884]], P.paper2));
  const go = (x: number, y: number, h: number, o: Partial<Person>): string => shadow(x, y, h * 0.24, P.ink, 0.5) + person(r, { x, y, h, back: true, armF: [2.8, 3.0], armB: [3.5, 3.3], legF: [2.95, 3.05], legB: [3.3, 3.25], ...o });
  const work = (c: string): Partial<Person> => ({ dress: 'trousers', head: 'cap', top: c, vest: c, low: P.ink, topcut: P.paper2, plain: true });
  b.add(go(1010, 850, 170, work(P.indigo)), go(1100, 870, 180, work(P.ink)), go(930, 900, 240, { ...wear.woman, plain: true, apron: undefined, low: P.rust, top: P.deep }), go(1150, 930, 280, { ...work(P.earth), tool: ({ haF, k }) => box(haF[0] - 0.7 * k, haF[1] + 0.2 * k, 1.4 * k, k, P.rust, `stroke="${P.ink}" stroke-width="3"`) }), go(780, 985, 400, work(P.indigo)), go(1330, 1000, 440, { ...wear.woman, plain: true, apron: undefined, low: P.ink, top: P.rust, topcut: P.clay, scarfc: P.ochre }), go(420, 1010, 450, { ...work(P.deep), head: 'brim' }));
}

function backyardVine(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.water, cut: P.paper2, kind: 'clouds', to: 330 });
  for (const [x, h] of [[1240, 260], [1400, 200]] as const) b.add(tree(r, { x, y: 470, h, kind: 'gum' }));
  b.add(poly([[-20, 470], [420, 470], [420, 250], [200, 170], [-20, 250]], P.paper2, `stroke="${P.ink}" stroke-width="5"`), poly([[-40, 262], [200, 160], [444, 262], [444, 290], [200, 190], [-40, 290]], P.rust), times(9, (i) => box(-20, 296 + i * 20, 440, 2.4, P.stone)), window(230, 310, 120, 110), limb([1090, 520], [1090, 210], 6, 6, P.ink), limb([960, 240], [1220, 240], 4, 4, P.ink), limb([1000, 200], [1180, 280], 3, 3, P.ink), rugLine());
  ground(b, 500, P.leaf, P.sage, () => 0, { step: 15 });
  fence(b, [400, 580], [1640, 550], 170, 150, 46, P.earth);
  // shed with peppers
  b.add(box(1180, 420, 420, 270, P.stone, `stroke="${P.ink}" stroke-width="5"`), times(38, (i) => box(1186 + i * 11, 420, 2.4, 270, P.ink)), poly([[1150, 426], [1640, 426], [1640, 350], [1200, 380]], P.rust, `stroke="${P.ink}" stroke-width="5"`), box(1440, 500, 120, 190, P.ink), times(6, (i) => pepperString(r, 1210 + i * 38, 446, r.u(130, 200), 30)));
  ground(b, 650, P.sage, P.straw, toward(700, 450), { step: 15, second: P.leaf });
  for (let row = 0; row < 3; row++) { b.add(poly([[900 - row * 30, 745 + row * 90], [1640, 735 + row * 90], [1640, 762 + row * 96], [890 - row * 30, 772 + row * 96]], P.earth)); for (let i = 0; i < 8 - row; i++) b.add(tomato(r, 940 - row * 20 + i * (92 + row * 16), 756 + row * 92, 110 + row * 34)); }
  b.add(poly([[60, 800], [720, 770], [830, 1080], [-20, 1080]], P.clay), clip('M60 800L720 770L830 1080L-20 1080Z', times(200, () => mark(r.u(0, 820), r.u(780, 1070), 0.03, r.u(30, 70), 2.6, r() < 0.6 ? P.straw : P.earth, r))));
  // pipe pergola and vine
  for (const [x, y0, y1] of [[110, 860, 400], [690, 830, 400], [40, 1060, 340], [800, 1050, 340]] as const) b.add(limb([x, y0], [x, y1], 9, 9, P.stone, `stroke="${P.ink}" stroke-width="3"`));
  b.add(limb([20, 344], [830, 344], 8, 8, P.stone), limb([90, 404], [720, 404], 7, 7, P.stone), vineRun(r, [60, 390], [760, 392], 62, 60, 7), vineRun(r, [-10, 330], [860, 330], 76, 84, 8), gouge([[120, 1030], [96, 760], [130, 560], [90, 400]], 15, P.ink));
  // table, bench, an older man from behind, the drum
  b.add(box(300, 820, 330, 24, P.rust, `stroke="${P.ink}" stroke-width="4"`), box(330, 844, 22, 130, P.ink), box(580, 844, 22, 130, P.ink), box(360, 900, 240, 22, P.earth, `stroke="${P.ink}" stroke-width="4"`), person(r, { x: 470, y: 1030, h: 520, back: true, seat: 'sit', dress: 'trousers', head: 'cap', top: P.wool, vest: P.indigo, low: P.ink, armF: [2.5, 1.3], armB: [-2.6, -2.9], plain: true }), box(330, 948, 290, 26, P.earth, `stroke="${P.ink}" stroke-width="4"`), box(350, 972, 24, 80, P.ink), box(576, 972, 24, 80, P.ink), barrel(740, 1030, 120, 160, P.stone), smoke(r, 740, 860, 260, P.paper2, 0.5), hen(r, 930, 1030, 66, 1, P.paper), basket(1130, 1030, 70, times(9, (i) => disc(1084 + i * 12, 992 + (i % 2) * 10, 15, P.rust, `stroke="${P.ink}" stroke-width="2.4"`))));
  function rugLine(): string { return times(4, (i) => poly([[980 + i * 56, 248], [1020 + i * 56, 252], [1016 + i * 56, 330 - (i % 2) * 20], [984 + i * 56, 326 - (i % 2) * 20]], [P.paper, P.rust, P.straw, P.indigo][i] ?? P.paper, `stroke="${P.ink}" stroke-width="2.4"`)); }
}

export const places: Scenes = {
  'heritage/38-lane-between-houses': { seed: 138, draw: lane },
  'heritage/39-village-in-snow': { seed: 139, draw: snow },
  'heritage/47-leaving-at-the-crossroads': { seed: 147, draw: leaving },
  'heritage/48-train-to-the-port': { seed: 148, draw: train },
  'heritage/49-the-ship': { seed: 149, draw: ship },
  'heritage/50-market-garden': { seed: 150, draw: marketGarden },
  'heritage/51-factory-street': { seed: 151, draw: factoryStreet },
  'heritage/52-backyard-vine': { seed: 152, draw: backyardVine },
};
