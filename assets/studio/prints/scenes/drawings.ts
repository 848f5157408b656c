/** Line and wash: plans, sections, settlement drawings, joinery. */
import { clip, f, gouge, limb, mark, outline, P, poly, smooth, stroke, times, type Pt } from '../kit/ink.ts';
import { INK, label, northMark, pen, scaleBar } from '../kit/draw.ts';
import type { Sheet } from '../kit/paper.ts';
import { person, wear } from '../kit/people.ts';
import { tree } from '../kit/plants.ts';
import { cottage, church } from '../kit/buildings.ts';
import { DRAWING, type Scenes } from '../kit/scene.ts';

const italic = { italic: true } as const;
const mid = { anchor: 'middle' } as const;

function title(b: Sheet, name: string, note: string, x = 110, y = 124): void {
  b.text(label(x, y, name, 52) + label(x, y + 44, note, 28, italic));
}

/** A dimension line with its figure. */
function dimension(b: Sheet, a: Pt, z: Pt, words: string): void {
  const p = pen(b.r);
  const across = Math.abs(z[0] - a[0]) > Math.abs(z[1] - a[1]);
  b.add(p.line(a, z, 1));
  for (const q of [a, z]) b.add(across ? p.line([q[0], q[1] - 9], [q[0], q[1] + 9], 1.3) : p.line([q[0] - 9, q[1]], [q[0] + 9, q[1]], 1.3));
  if (across) b.text(label((a[0] + z[0]) / 2, a[1] - 12, words, 25, { ...mid, italic: true }));
  else b.text(label(a[0] - 14, (a[1] + z[1]) / 2, words, 25, { anchor: 'middle', italic: true, turn: -90 }));
}

function groundFloor(b: Sheet): void {
  const { r } = b;
  const p = pen(r);
  const k = 86;
  const x = 210;
  const y = 270;
  const w = 9.8 * k;
  const h = 7.6 * k;
  const t = 0.75 * k;
  const stable = w * 0.42;
  b.add(p.washRect(x + t, y + t, w - 2 * t, h - 2 * t, P.straw, 0.45), p.washRect(x + t, y + t, stable - t, h - 2 * t, P.earth, 0.4));
  b.add(times(110, () => mark(x + t + r.u(8, stable - t - 8), y + t + r.u(8, h - 2 * t - 8), r.u(0, 3.1), r.u(8, 20), 1, P.earth, r)));
  // cobbled threshold yard in front
  b.add(times(150, () => { const cx = x + r.u(-30, w + 30); const cy = y + h + r.u(16, 84); const q = r.u(8, 17); return `<path d="${smooth([[cx - q, cy], [cx - q * 0.5, cy - q * 0.6], [cx + q * 0.5, cy - q * 0.6], [cx + q, cy], [cx, cy + q * 0.5]])}" fill="${r() < 0.5 ? P.paper2 : P.paper}" stroke="${INK}" stroke-width="1.1"/>`; }));
  b.add(p.stoneWall(x, y, w, t), p.stoneWall(x, y + h - t, w, t), p.stoneWall(x, y + t, t, h - 2 * t), p.stoneWall(x + w - t, y + t, t, h - 2 * t), p.stoneWall(x + stable, y + t, 0.6 * k, h * 0.54), p.frameWall(x + stable + 0.6 * k, y + h * 0.48, w - stable - 0.6 * k - t, 0.2 * k));
  const opening = (ox: number, oy: number, ow: number, oh: number): string => `<rect x="${f(ox)}" y="${f(oy)}" width="${f(ow)}" height="${f(oh)}" fill="${P.paper}"/>`;
  const swing = (dx: number, dy: number, dw: number): string => p.line([dx, dy], [dx, dy - dw], 2.4) + `<path d="M${f(dx)} ${f(dy - dw)}A${f(dw)} ${f(dw)} 0 0 1 ${f(dx + dw)} ${f(dy)}" fill="none" stroke="${INK}" stroke-width="1.2" stroke-dasharray="6 6"/>`;
  for (const [dx, dw] of [[x + w * 0.14, 1.6 * k], [x + w * 0.66, 1.05 * k]] as const) b.add(opening(dx, y + h - t - 2, dw, t + 4), p.line([dx, y + h - t], [dx, y + h], 2.6), p.line([dx + dw, y + h - t], [dx + dw, y + h], 2.6), swing(dx, y + h - t, dw));
  for (const q of [0.6, 0.82]) b.add(p.window(x + w * q, y - 1, 0.5 * k, t + 2));
  b.add(p.window(x + w - t - 1, y + h * 0.62, t + 2, 0.55 * k), p.window(x - 1, y + h * 0.3, t + 2, 0.4 * k));
  // doorway between, barrels, mangers, hearth, stair, pithoi
  b.add(opening(x + stable - 2, y + h * 0.7, 0.6 * k + 4, 0.95 * k));
  for (let i = 0; i < 4; i++) {
    const cx = x + w * 0.56 + i * 84;
    const cy = y + t + 74;
    b.add(p.wash([[cx - 30, cy - 46], [cx + 30, cy - 46], [cx + 36, cy], [cx + 30, cy + 46], [cx - 30, cy + 46], [cx - 36, cy]], P.earth, 0.8), stroke(smooth([[cx - 28, cy - 48], [cx + 28, cy - 48], [cx + 36, cy], [cx + 28, cy + 48], [cx - 28, cy + 48], [cx - 36, cy]]), INK, 2.2), p.line([cx - 33, cy - 18], [cx + 33, cy - 18], 1.3), p.line([cx - 33, cy + 18], [cx + 33, cy + 18], 1.3));
  }
  b.add(times(3, (i) => p.rect(x + t + 8, y + t + 30 + i * 128, 62, 104, 1.8) + times(5, () => mark(x + t + 38 + r.u(-14, 14), y + t + 82 + i * 128 + r.u(-30, 30), r.u(1, 2.2), 44, 2, P.ochre, r))));
  b.add(times(3, (i) => { const cx = x + w * 0.56 + i * 70; const cy = y + h * 0.4; return `<circle cx="${f(cx)}" cy="${f(cy)}" r="25" fill="none" stroke="${INK}" stroke-width="2"/><circle cx="${f(cx)}" cy="${f(cy)}" r="11" fill="${P.rust}" opacity=".6"/>`; }));
  const sx = x + stable + 0.75 * k;
  b.add(times(10, (i) => p.line([sx + i * 25, y + h * 0.54], [sx + i * 25, y + h * 0.54 + 84], 1.6)), p.line([sx, y + h * 0.54], [sx + 225, y + h * 0.54], 2), p.line([sx, y + h * 0.54 + 84], [sx + 225, y + h * 0.54 + 84], 2), p.line([sx + 12, y + h * 0.54 + 42], [sx + 210, y + h * 0.54 + 42], 1.4), p.line([sx + 210, y + h * 0.54 + 42], [sx + 192, y + h * 0.54 + 32], 1.4), p.line([sx + 210, y + h * 0.54 + 42], [sx + 192, y + h * 0.54 + 52], 1.4));
  b.text(label(sx + 6, y + h * 0.54 + 118, 'up', 26, italic));
  b.add(p.washRect(x + w - t - 106, y + h * 0.52 + 26, 96, 96, P.rust, 0.7), p.rect(x + w - t - 106, y + h * 0.52 + 26, 96, 96, 2.2), mark(x + w - t - 58, y + h * 0.52 + 74, 1.2, 40, 6, P.rust, r), mark(x + w - t - 50, y + h * 0.52 + 76, 1.8, 30, 5, P.ochre, r));
  b.text(label(x + stable / 2 + 26, y + h * 0.44, 'animals', 34, { ...mid, italic: true }) + label(x + w * 0.74, y + h * 0.33, 'cellar', 34, { ...mid, italic: true }) + label(x + w * 0.69, y + h * 0.83, 'hearth room', 34, { ...mid, italic: true }));
  title(b, 'Ground floor', 'Study drawing after a common two-storey type; not a survey');
  dimension(b, [x, y + h + 118], [x + w, y + h + 118], 'about 9.8 m');
  dimension(b, [x - 56, y], [x - 56, y + h], 'about 7.6 m');
  const nx = 1180;
  [['1', 'stone laid dry or in clay, 70–80 cm'], ['2', 'beaten earth floor, falls to the door'], ['3', 'mangers along the warm inner wall'], ['4', 'barrels and jars, north side'], ['5', 'hearth backing on the partition'], ['6', 'steep stair to the gallery above']].forEach(([n, t2], i) => b.text(label(nx, 360 + i * 62, n ?? '', 32) + label(nx + 34, 360 + i * 62, t2 ?? '', 27, italic)));
  for (const [n, lx, ly] of [['1', x + w * 0.34, y + t * 0.62], ['2', x + w * 0.34, y + h * 0.68], ['3', x + t + 92, y + t + 62], ['4', x + w * 0.51, y + t + 40], ['5', x + w - t - 136, y + h * 0.52 + 60], ['6', sx + 236, y + h * 0.54 + 54]] as const) b.add(`<circle cx="${f(lx)}" cy="${f(ly - 9)}" r="18" fill="${P.paper}" stroke="${INK}" stroke-width="1.6"/>`), b.text(label(lx, ly, n, 26, mid));
  b.add(scaleBar(nx, 860, k, 4), northMark(1480, 150, true));
  b.text(label(nx - 5, 900, '0', 24) + label(nx + k * 4 - 20, 900, '4 m', 24) + label(1480, 84, 'N', 30, mid));
}

function upperFloor(b: Sheet): void {
  const { r } = b;
  const p = pen(r);
  const k = 84;
  const x = 200;
  const y = 240;
  const w = 10.2 * k;
  const h = 8.2 * k;
  const t = 0.24 * k;
  const left = w * 0.46;
  b.add(p.planks(x + t, y + t, left - t, h - 2 * t), p.planks(x + left, y + t, w - left - t, h * 0.56, false), p.planks(x + left, y + h * 0.62, w - left, h * 0.38), p.washRect(x + left, y + h * 0.62, w - left, h * 0.38, P.sage, 0.4));
  b.add(p.frameWall(x, y, w, t), p.frameWall(x, y + t, t, h - t), p.frameWall(x + t, y + h - t, left - t, t), p.frameWall(x + w - t, y + t, t, h * 0.6), p.frameWall(x + left, y + t, 14, h - t), p.frameWall(x + left + 14, y + h * 0.6, w - left - 14, t * 0.8), p.frameWall(x + t, y + h * 0.47, left - t, 14));
  for (const q of [0.05, 0.18, 0.31]) b.add(p.window(x + w * q, y + h - t - 1, 0.85 * k, t + 2));
  for (const q of [0.12, 0.3, 0.62, 0.78]) b.add(p.window(x - 1, y + h * q, t + 2, 0.8 * k));
  for (const q of [0.2, 0.66]) b.add(p.window(x + w * q, y - 1, 0.8 * k, t + 2));
  for (const q of [0.14, 0.34]) b.add(p.window(x + w - t - 1, y + h * q, t + 2, 0.8 * k));
  const gap = (gx: number, gy: number, gw: number, gh: number): string => `<rect x="${f(gx)}" y="${f(gy)}" width="${f(gw)}" height="${f(gh)}" fill="${P.paper}"/>`;
  b.add(gap(x + w * 0.58, y + h * 0.6 - 2, 0.9 * k, t + 4), p.line([x + w * 0.58, y + h * 0.6], [x + w * 0.58, y + h * 0.6 - 0.9 * k], 2), gap(x + left - 2, y + h * 0.7, 18, 0.9 * k), p.line([x + left, y + h * 0.7], [x + left - 0.9 * k, y + h * 0.7], 2), gap(x + w * 0.3, y + h * 0.47 - 2, 0.85 * k, 18));
  // built-in benches, rugs, cupboards, loom, stair
  const rug = (a: number, c: number, d: number, e: number, cols: readonly [string, string, string]): void => {
    b.add(p.washRect(a, c, d, e, cols[0], 0.85), times(8, (i) => `<rect x="${f(a + d * (0.05 + i * 0.118))}" y="${f(c + 3)}" width="${f(d * 0.045)}" height="${f(e - 6)}" fill="${i % 2 ? cols[1] : cols[2]}" opacity=".75"/>`), times(11, (i) => p.line([a - 10, c + (e * (i + 0.5)) / 11], [a, c + (e * (i + 0.5)) / 11], 0.9) + p.line([a + d, c + (e * (i + 0.5)) / 11], [a + d + 10, c + (e * (i + 0.5)) / 11], 0.9)), p.rect(a, c, d, e, 1.4));
  };
  for (const [a, c, d, e] of [[x + t, y + h - t - 46, left - t, 46], [x + t, y + h * 0.5, 46, h * 0.34], [x + t, y + t, 46, h * 0.44]] as const) b.add(p.washRect(a, c, d, e, P.sage, 0.7), p.rect(a, c, d, e, 1.5));
  rug(x + 110, y + h * 0.6, 200, 130, [P.rust, P.ink, P.ochre]);
  rug(x + 110, y + h * 0.16, 170, 120, [P.indigo, P.ochre, P.rust]);
  rug(x + w * 0.6, y + h * 0.2, 210, 140, [P.rust, P.indigo, P.straw]);
  b.add(p.washRect(x + left - 66, y + t, 62, h * 0.3, P.earth, 0.6), p.rect(x + left - 66, y + t, 62, h * 0.3, 1.6), p.line([x + left - 35, y + t], [x + left - 35, y + t + h * 0.3], 1.2), p.washRect(x + left + 14, y + h * 0.3, 58, 110, P.rust, 0.6), p.rect(x + left + 14, y + h * 0.3, 58, 110, 2));
  b.add(times(5, (i) => { const px = x + left + 10 + (i * (w - left - 26)) / 4; return `<rect x="${f(px - 10)}" y="${f(y + h - 24)}" width="21" height="21" fill="${INK}"/>`; }), times(2, (i) => `<rect x="${f(x + w - 19)}" y="${f(y + h * (0.62 + i * 0.17))}" width="19" height="19" fill="${INK}"/>`));
  for (const d of [9, 17]) b.add(p.line([x + left, y + h - d], [x + w, y + h - d], 1.5), p.line([x + w - d + 4, y + h * 0.62], [x + w - d + 4, y + h], 1.5));
  b.add(p.rect(x + w * 0.75, y + h * 0.72, 140, 100, 2), p.line([x + w * 0.75, y + h * 0.72 + 32], [x + w * 0.75 + 140, y + h * 0.72 + 32], 1.4), p.line([x + w * 0.75, y + h * 0.72 + 66], [x + w * 0.75 + 140, y + h * 0.72 + 66], 1.4), times(22, (i) => p.line([x + w * 0.75 + 8 + i * 5.8, y + h * 0.72 + 4], [x + w * 0.75 + 8 + i * 5.8, y + h * 0.72 + 96], 0.8, 0.8)));
  b.add(times(8, (i) => p.line([x + left + 34 + i * 24, y + h * 0.66], [x + left + 34 + i * 24, y + h * 0.66 + 66], 1.6)), p.rect(x + left + 34, y + h * 0.66, 168, 66, 1.8));
  b.text(label(x + left / 2 + 16, y + h * 0.42, 'sleeping room', 30, { ...mid, italic: true }) + label(x + left / 2 + 20, y + h * 0.86, 'guest room', 30, { ...mid, italic: true }) + label(x + w * 0.73, y + h * 0.5, 'family room', 30, { ...mid, italic: true }) + label(x + w * 0.745, y + h * 0.935, 'čardak, open gallery', 30, { ...mid, italic: true }) + label(x + w * 0.75 + 70, y + h * 0.71, 'loom', 25, { ...mid, italic: true }));
  title(b, 'Upper floor', 'Timber frame and adobe on the stone storey; study drawing, not a survey');
  dimension(b, [x, y + h + 60], [x + w, y + h + 60], 'about 10.2 m: jettied past the stone on two sides');
  const nx = 1136;
  b.add(scaleBar(nx, 880, k, 4), northMark(1480, 150, true));
  b.text(label(nx - 5, 920, '0', 24) + label(nx + k * 4 - 20, 920, '4 m', 24) + label(1480, 84, 'N', 30, mid));
  [['thin walls', 'frame, adobe, clay and lime: 20–25 cm'], ['windows in rows', 'three to the south, two to every other side'], ['built-in benches', 'seats by day, beds by night'], ['cupboards', 'bedding is put away each morning'], ['the gallery', 'work, sleep and drying']].forEach(([a, c], i) => b.text(label(nx, 350 + i * 92, a ?? '', 32) + label(nx, 384 + i * 92, c ?? '', 26, italic)));
}

function yardPlan(b: Sheet): void {
  const { r } = b;
  const p = pen(r);
  const x = 150;
  const y = 210;
  const w = 980;
  const h = 740;
  b.add(p.washRect(x, y, w, h, P.straw, 0.4), p.washRect(x + w * 0.52, y + h * 0.42, w * 0.46, h * 0.56, P.sage, 0.55));
  const wall = (a: number, c: number, d: number, e: number): string => p.stoneWall(a, c, d, e);
  b.add(wall(x, y, w, 24), wall(x, y + 24, 24, h - 48), wall(x + w - 24, y + 24, 24, h - 48), wall(x, y + h - 24, w * 0.3, 24), wall(x + w * 0.42, y + h - 24, w * 0.58, 24));
  // house and barn roofs
  const roof = (a: number, c: number, d: number, e: number, col: string): string => {
    const q = Math.min(d, e) / 2;
    const ridge: readonly [Pt, Pt] = d > e ? [[a + q, c + q], [a + d - q, c + q]] : [[a + q, c + q], [a + q, c + e - q]];
    return p.washRect(a, c, d, e, col, 0.95) + p.rect(a, c, d, e, 3) + p.line(ridge[0], ridge[1], 2.2) + [[a, c], [a, c + e]].map((m) => p.line([m[0] ?? 0, m[1] ?? 0], d > e ? ridge[0] : (m[1] === c ? ridge[0] : ridge[1]), 1.8)).join('') + [[a + d, c], [a + d, c + e]].map((m) => p.line([m[0] ?? 0, m[1] ?? 0], d > e ? ridge[1] : (m[1] === c ? ridge[0] : ridge[1]), 1.8)).join('') + times(Math.round(d / 14), (i) => p.line([a + 8 + i * 14, c + 5], [a + 8 + i * 14, c + e - 5], 0.7, 0.4));
  };
  b.add(roof(x + 190, y + 46, 360, 210, P.rust), p.washRect(x + 370, y + 256, 180, 56, P.ochre, 0.8), p.rect(x + 370, y + 256, 180, 56, 2), times(11, (i) => p.line([x + 378 + i * 16, y + 260], [x + 378 + i * 16, y + 308], 0.8, 0.6)), roof(x + 40, y + 320, 130, 250, P.earth), roof(x + 700, y + 40, 230, 100, P.earth));
  // cobbled court
  const court: Pt[] = [[x + 190, y + 320], [x + 520, y + 330], [x + 500, y + 520], [x + 400, y + 716], [x + 300, y + 716], [x + 200, y + 560]];
  b.add(clip(outline(court), times(330, () => { const cx = r.u(x + 180, x + 530); const cy = r.u(y + 310, y + 730); const q = r.u(8, 15); return `<path d="${smooth([[cx - q, cy], [cx - q * 0.5, cy - q * 0.6], [cx + q * 0.5, cy - q * 0.6], [cx + q, cy], [cx, cy + q * 0.5]])}" fill="${r() < 0.5 ? P.paper2 : P.paper}" stroke="${INK}" stroke-width="1"/>`; })));
  // vine over the court
  b.add(p.rect(x + 215, y + 335, 250, 130, 2), times(9, (i) => p.line([x + 215 + i * 31, y + 335], [x + 215 + i * 31, y + 465], 1.2)), times(90, () => mark(x + 215 + r.u(0, 250), y + 335 + r.u(0, 130), r.u(0, 3), 20, 5, r() < 0.5 ? P.leaf : P.sage, r)), times(9, () => `<circle cx="${f(x + 215 + r.u(10, 240))}" cy="${f(y + 335 + r.u(10, 120))}" r="6" fill="${P.grape}"/>`));
  // well, oven, dung, beehives, beds, orchard
  b.add(`<circle cx="${x + 560}" cy="${y + 400}" r="34" fill="${P.indigo}" stroke="${INK}" stroke-width="8"/>`, p.wash([[x + 590, y + 70], [x + 660, y + 70], [x + 665, y + 140], [x + 590, y + 145]], P.rust, 0.8), `<circle cx="${x + 626}" cy="${y + 108}" r="30" fill="none" stroke="${INK}" stroke-width="2.6"/>`, p.wash([[x + 60, y + 600], [x + 150, y + 610], [x + 140, y + 690], [x + 56, y + 680]], P.earth, 0.9), times(26, () => mark(x + 100 + r.g(0, 24), y + 645 + r.g(0, 22), r.u(0, 3), 18, 2, P.ink, r)), times(5, (i) => `<circle cx="${f(x + 720 + i * 44)}" cy="${y + 176}" r="15" fill="${P.ochre}" stroke="${INK}" stroke-width="2"/>`));
  for (let row = 0; row < 5; row++) { b.add(p.washRect(x + 560, y + 470 + row * 48, 170, 32, P.earth, 0.7), p.rect(x + 560, y + 470 + row * 48, 170, 32, 1.2), times(9, (i) => `<circle cx="${f(x + 574 + i * 18)}" cy="${y + 486 + row * 48}" r="6.5" fill="${[P.leaf, P.rust, P.sage][row % 3]}"/>`)); }
  for (let row = 0; row < 3; row++) for (let i = 0; i < 4; i++) { const tx = x + 790 + row * 70 + (i % 2) * 10; const ty = y + 330 + i * 108 + (row % 2) * 24; b.add(p.treePlan(tx, ty, 40, i % 2 ? P.leaf : P.sage)); }
  b.add(p.treePlan(x + 690, y + 270, 56, P.leaf));
  // lane outside, gate
  b.add(p.washRect(x - 40, y + h + 14, w + 110, 60, P.ochre, 0.35), times(60, () => mark(x + r.u(-30, w + 60), y + h + r.u(20, 66), 0, r.u(14, 40), 1.4, P.earth, r)), p.line([x + w * 0.3, y + h - 12], [x + w * 0.3 + 50, y + h - 62], 2.6), p.line([x + w * 0.42, y + h - 12], [x + w * 0.42 - 50, y + h - 62], 2.6));
  const key = ['house, gallery to the south', 'vine over the paved court', 'bread oven', 'store and beehives', 'barn', 'dung heap, far from the well', 'well', 'vegetable beds', 'orchard', 'gate, wide enough for a cart'];
  const at: Pt[] = [[x + 370, y + 150], [x + 340, y + 400], [x + 626, y + 108], [x + 815, y + 90], [x + 105, y + 445], [x + 100, y + 645], [x + 560, y + 400], [x + 645, y + 582], [x + 866, y + 460], [x + 352, y + h - 40]];
  at.forEach((q, i) => { b.add(`<circle cx="${f(q[0])}" cy="${f(q[1])}" r="21" fill="${P.paper}" stroke="${INK}" stroke-width="1.8"/>`); b.text(label(q[0], q[1] + 10, `${i + 1}`, 28, mid)); });
  key.forEach((words, i) => b.text(label(1210, 330 + i * 54, `${i + 1}`, 30) + label(1250, 330 + i * 54, words, 28, italic)));
  title(b, 'House and yard', 'Site plan, drawn from the type; not a survey');
  b.add(northMark(1480, 150, true), scaleBar(1210, 920, 35, 4, 2));
  b.text(label(1480, 84, 'N', 30, mid) + label(1205, 958, '0', 24) + label(1470, 958, '8 m', 24) + label(x + w - 90, y + h + 54, 'lane', 28, italic));
}

function hearthWall(b: Sheet): void {
  const { r } = b;
  const p = pen(r);
  const fl = 860;
  const x0 = 150;
  const x1 = 1450;
  b.add(p.washRect(x0, 250, x1 - x0, fl - 250, P.paper2, 0.9), times(160, () => mark(r.u(x0, x1), r.u(260, fl), r.u(-0.2, 0.2), r.u(20, 60), 1.4, P.straw, r)));
  // ceiling beams and boards
  b.add(p.washRect(x0 - 20, 190, x1 - x0 + 40, 62, P.earth, 0.7), p.rect(x0 - 20, 190, x1 - x0 + 40, 62, 2.6), times(9, (i) => p.washRect(x0 + 30 + i * 155, 252, 50, 34, P.earth, 0.9) + p.rect(x0 + 30 + i * 155, 252, 50, 34, 2.2)));
  // hood
  const hood: Pt[] = [[600, 520], [700, 286], [900, 286], [1000, 520]];
  b.add(p.wash(hood, P.wool, 1), stroke(outline(hood), INK, 3.4), p.washRect(580, 520, 440, 34, P.earth, 0.9), p.rect(580, 520, 440, 34, 2.8), times(26, () => mark(800 + r.u(-150, 150), r.u(310, 510), 1.5, 34, 1.6, P.stone, r)));
  for (const s of [-1, 1]) b.add(stroke(`M${800 + s * 196} 556q${s * -4} 70 ${s * 26} 104`, INK, 3));
  b.add(p.wash([[640, 554], [960, 554], [960, fl - 40], [640, fl - 40]], P.ink, 0.85), p.line([640, 554], [640, fl - 40], 2.6), p.line([960, 554], [960, fl - 40], 2.6));
  b.add(stroke('M800 556V676', P.paper2, 4, 'stroke-dasharray="10 5"'), `<path d="M742 680H858Q866 756 800 762Q734 756 742 680Z" fill="${P.rust}" stroke="${P.paper2}" stroke-width="3"/>`, stroke('M744 682Q800 620 856 682', P.paper2, 3), times(9, (i) => gouge([[736 + i * 16, 822], [740 + i * 15 + r.u(-8, 8), 796], [738 + i * 15, 772 - (4 - Math.abs(i - 4)) * 5]], 6, i % 2 ? P.ochre : P.clay, r)), limb([700, 828], [900, 816], 9, 8, P.earth), p.stoneWall(600, fl - 40, 400, 40));
  // wall cupboards left, niches right
  for (let i = 0; i < 3; i++) { const x = 190 + i * 122; b.add(p.washRect(x, 380, 112, 240, P.ochre, 0.75), p.rect(x, 380, 112, 240, 2.4), p.rect(x + 12, 392, 88, 104, 1.4), p.rect(x + 12, 506, 88, 104, 1.4), stroke(`M${x + 56} 416l26 28l-26 28l-26 -28z`, INK, 1.6), `<circle cx="${x + 100}" cy="500" r="5" fill="${INK}"/>`); }
  b.add(p.washRect(178, 340, 390, 30, P.earth, 0.8), p.rect(178, 340, 390, 30, 2.2));
  for (const [nx, w] of [[1060, 84], [1190, 84]] as const) b.add(`<path d="M${nx} 500V420Q${nx + w / 2} 350 ${nx + w} 420V500Z" fill="${P.earth}" opacity=".55" stroke="${INK}" stroke-width="2.6"/>`);
  b.add(`<path d="M1080 498q-8 -26 22 -26t22 26z" fill="${P.clay}" stroke="${INK}" stroke-width="2"/>`, mark(1118, 462, -1.4, 18, 4, P.ochre, r), `<path d="M1210 498l6 -50h34l6 50z" fill="${P.paper}" stroke="${INK}" stroke-width="2"/>`);
  b.add(p.washRect(1040, 560, 380, 18, P.earth, 0.9), p.rect(1040, 560, 380, 18, 2), times(5, (i) => `<path d="M${1064 + i * 74} 560q-16 -30 4 -56h24q20 26 4 56z" fill="${[P.rust, P.ochre, P.stone, P.clay, P.paper][i]}" stroke="${INK}" stroke-width="2"/>`));
  // benches, rug, floor
  for (const [bx, bw] of [[170, 400], [1040, 390]] as const) b.add(p.washRect(bx, fl - 96, bw, 56, P.sage, 0.85), p.rect(bx, fl - 96, bw, 56, 2.4), times(12, (i) => `<rect x="${f(bx + 10 + (i * (bw - 20)) / 12)}" y="${fl - 92}" width="14" height="48" fill="${[P.rust, P.indigo, P.ochre][i % 3]}" opacity=".7"/>`), p.washRect(bx, fl - 40, bw, 40, P.paper2, 1), p.rect(bx, fl - 40, bw, 40, 1.8));
  b.add(p.washRect(x0 - 20, fl, x1 - x0 + 40, 26, P.ochre, 0.8), p.line([x0 - 20, fl], [x1 + 20, fl], 3.4), p.line([x0 - 20, fl + 26], [x1 + 20, fl + 26], 2), times(12, (i) => p.washRect(x0 + 10 + i * 112, fl + 26, 44, 38, P.earth, 0.8) + p.rect(x0 + 10 + i * 112, fl + 26, 44, 38, 1.8)));
  b.add(p.line([x0, 252], [x0, fl], 3), p.line([x1, 252], [x1, fl], 3));
  b.add(person(r, { x: 450, y: fl - 40, h: 330, seat: 'sit', ...wear.widow, lean: 0.08, armF: [2.5, 1.6], armB: [2.7, 1.8] }));
  title(b, 'The hearth wall', 'Interior elevation; study drawing after the type', 150, 116);
  const call = (x: number, y: number, tx: number, ty: number, words: string, anchor: 'start' | 'end' = 'start'): void => { b.add(p.line([x, y], [tx, ty], 1.1), `<circle cx="${x}" cy="${y}" r="4" fill="${INK}"/>`); b.text(label(tx + (anchor === 'start' ? 8 : -8), ty + 8, words, 27, { italic: true, anchor })); };
  call(920, 370, 1040, 330, 'plastered hood on two brackets');
  call(240, 400, 190, 322, 'cupboards in the partition');
  call(1232, 470, 1310, 430, 'niches for');
  b.text(label(1318, 470, 'lamp and salt', 27, italic));
  call(1300, fl - 60, 1240, 968, 'bench: seat by day, bed by night', 'end');
  call(800, fl - 16, 760, 968, 'hearth stone, raised a hand', 'end');
  b.add(scaleBar(160, 990, 200, 2));
  b.text(label(156, 1030, '0', 24) + label(536, 1030, '2 m', 24));
}

function joinery(b: Sheet): void {
  const { r } = b;
  const p = pen(r);
  title(b, 'Three joints', 'Oak or chestnut, pinned with wood; study drawing after common practice');
  // isometric timbers
  const iso = (ox: number, oy: number, k: number) => (x: number, y: number, z: number): Pt => [ox + (x - y) * 0.866 * k, oy + (x + y) * 0.5 * k - z * k];
  const beam = (q: (x: number, y: number, z: number) => Pt, a: readonly [number, number, number], s: readonly [number, number, number], c: string = P.ochre): void => {
    const [x, y, z] = a;
    const [w, d, h] = s;
    const top: Pt[] = [q(x, y, z + h), q(x + w, y, z + h), q(x + w, y + d, z + h), q(x, y + d, z + h)];
    const front: Pt[] = [q(x, y + d, z), q(x + w, y + d, z), q(x + w, y + d, z + h), q(x, y + d, z + h)];
    const side: Pt[] = [q(x + w, y, z), q(x + w, y + d, z), q(x + w, y + d, z + h), q(x + w, y, z + h)];
    for (const face of [top, front, side]) b.add(poly(face, P.paper));
    b.add(p.wash(top, P.straw, 0.7), p.wash(front, c, 0.75), p.wash(side, P.earth, 0.65));
    for (const face of [top, front, side]) face.forEach((m, i) => b.add(p.line(m, face[(i + 1) % 4] ?? m, 2.2)));
    const long = Math.max(w, d, h);
    for (let i = 1; i < 6; i++) {
      const t = i / 6 + r.u(-0.04, 0.04);
      if (long === h) b.add(p.line(q(x + w * t, y + d, z + h * 0.06), q(x + w * t, y + d, z + h * 0.94), 0.8, 0.5), p.line(q(x + w, y + d * t, z + h * 0.06), q(x + w, y + d * t, z + h * 0.94), 0.8, 0.5));
      else if (long === w) b.add(p.line(q(x + w * 0.03, y + d, z + h * t), q(x + w * 0.97, y + d, z + h * t), 0.8, 0.5));
      else b.add(p.line(q(x + w, y + d * 0.03, z + h * t), q(x + w, y + d * 0.97, z + h * t), 0.8, 0.5));
    }
  };
  const one = iso(330, 720, 88);
  beam(one, [-1.6, -0.5, 0], [4.2, 1, 0.9]);
  b.add(poly([one(0.1, -0.18, 0.9), one(0.7, -0.18, 0.9), one(0.7, 0.18, 0.9), one(0.1, 0.18, 0.9)], P.ink));
  beam(one, [0.1, -0.18, 1.7], [0.6, 0.36, 0.6], P.clay);
  beam(one, [-0.1, -0.5, 2.3], [1, 1, 2.6]);
  b.add(stroke(`M${one(0.4, 0.5, 1.6).join(' ')}L${one(0.4, 0.5, 1.02).join(' ')}`, P.rust, 2.4, 'stroke-dasharray="7 6"'), p.line(one(0.4, 1.6, 0.45), one(0.4, 0.56, 0.45), 5));
  b.text(label(330, 900, 'post on sill', 34, mid) + label(330, 938, 'stub tenon, one pin', 27, { ...mid, italic: true }));
  const two = iso(800, 760, 88);
  beam(two, [-0.5, -0.5, 0], [1, 1, 4.6]);
  const br = (z: number): Pt => two(0.52, 0.5, z);
  const brace: Pt[] = [br(3.2), br(2.5), two(2.9, 0.5, 0.25), two(2.9, 0.5, 0.95)];
  b.add(poly(brace, P.paper), p.wash(brace, P.clay, 0.8), brace.map((m, i) => p.line(m, brace[(i + 1) % 4] ?? m, 2.4)).join(''), times(4, (i) => p.line(two(0.6, 0.5, 2.65 + i * 0.13), two(2.8, 0.5, 0.42 + i * 0.13), 0.8, 0.5)), poly([br(3.2), br(2.5), two(0.1, 0.5, 2.75), two(0.1, 0.5, 3.1)], P.ink, 'opacity=".75"'), ...[0.25, 0.45].map((t) => { const m = two(t, 0.5, 2.85); return `<circle cx="${f(m[0])}" cy="${f(m[1])}" r="8" fill="${P.straw}" stroke="${INK}" stroke-width="2"/>`; }));
  b.text(label(850, 900, 'brace into post', 34, mid) + label(850, 938, 'notched, let in a third, two pins', 27, { ...mid, italic: true }));
  // rafter on plate, in elevation
  const ox = 1320;
  const oy = 640;
  const plate: Pt[] = [[ox - 70, oy], [ox + 70, oy], [ox + 70, oy + 120], [ox - 70, oy + 120]];
  b.add(p.wash(plate, P.ochre, 0.8), plate.map((m, i) => p.line(m, plate[(i + 1) % 4] ?? m, 2.6)).join(''), p.line([ox - 66, oy + 4], [ox + 66, oy + 116], 1), p.line([ox + 66, oy + 4], [ox - 66, oy + 116], 1));
  const raf: Pt[] = [[ox - 210, oy + 122], [ox - 70, oy + 40], [ox - 70, oy], [ox, oy], [ox + 190, oy - 113], [ox + 145, oy - 188], [ox - 255, oy + 48]];
  b.add(poly(raf, P.paper), p.wash(raf, P.clay, 0.75), raf.map((m, i) => p.line(m, raf[(i + 1) % raf.length] ?? m, 2.6)).join(''), times(4, (i) => p.line([ox - 225 + i * 10, oy + 66 + i * 14], [ox + 150 + i * 9, oy - 166 + i * 15], 0.8, 0.5)), `<circle cx="${ox - 30}" cy="${oy - 24}" r="9" fill="${P.straw}" stroke="${INK}" stroke-width="2"/>`, stroke(`M${ox - 30} ${oy - 24}V${oy + 96}`, P.rust, 2.4, 'stroke-dasharray="7 6"'));
  b.add(times(9, (i) => { const t = i / 8; const mx = ox - 250 + t * 390; const my = oy + 28 - t * 230; return `<path d="M${f(mx - 30)} ${f(my + 18)}q20 -40 60 -36l-8 14q-30 0 -44 30z" fill="${i % 2 ? P.rust : P.clay}" stroke="${INK}" stroke-width="1.8"/>`; }));
  b.text(label(1310, 900, 'rafter on plate', 34, mid) + label(1310, 938, 'birdsmouth and one long pin', 27, { ...mid, italic: true }));
}

function wallSection(b: Sheet): void {
  const { r, W } = b;
  const p = pen(r);
  title(b, 'Wall section', 'Study drawing, not a survey');
  const x = 520;
  const fl0 = 900;
  const k = 92;
  const t = 0.75 * k;
  const top = fl0 - 2.3 * k;
  // ground, footing, stone wall
  b.add(p.wash([[110, fl0], [x, fl0], [x - 14, 1010], [110, 1010]], P.earth, 0.7), p.washRect(x + t, fl0 + 4, 760, 26, P.earth, 0.6), times(60, () => mark(r.u(120, x), r.u(fl0 + 8, 1000), r.u(0, 0.6), 24, 2, P.clay, r)), p.line([110, fl0], [x, fl0], 3), p.line([x + t, fl0 + 4], [1300, fl0 + 4], 2.6));
  b.add(p.stoneWall(x - 16, fl0, t + 32, 100), p.stoneWall(x, top, t, fl0 - top));
  for (const q of [0.35, 0.68]) b.add(p.washRect(x, fl0 - (fl0 - top) * q - 12, 26, 22, P.ochre, 1), p.rect(x, fl0 - (fl0 - top) * q - 12, 26, 22, 2), p.washRect(x + t - 26, fl0 - (fl0 - top) * q - 12, 26, 22, P.ochre, 1), p.rect(x + t - 26, fl0 - (fl0 - top) * q - 12, 26, 22, 2), p.line([x + 26, fl0 - (fl0 - top) * q], [x + t - 26, fl0 - (fl0 - top) * q], 1.6));
  // joists, jetty, floor
  const jut = 0.55 * k;
  b.add(p.washRect(x, top - 18, t, 18, P.earth, 0.9), p.rect(x, top - 18, t, 18, 2), p.washRect(x - jut, top - 56, 720, 38, P.ochre, 0.9), p.rect(x - jut, top - 56, 720, 38, 2.6), times(5, (i) => p.line([x - jut + 10, top - 50 + i * 7], [x - jut + 700, top - 50 + i * 7], 0.8, 0.5)), p.washRect(x - jut + 40, top - 70, 680, 14, P.straw, 1), p.rect(x - jut + 40, top - 70, 680, 14, 1.6), stroke(`M${x - jut + 20} ${top - 20}Q${x - 8} ${top - 2} ${x} ${top + 60}`, INK, 5));
  // framed wall with adobe
  const wx = x - jut + 6;
  const ww = 0.24 * k + 16;
  const wt = top - 70 - 2.35 * k;
  b.add(p.washRect(wx, top - 84, ww + 10, 28, P.earth, 0.95), p.rect(wx, top - 84, ww + 10, 28, 2.2));
  for (let y = top - 84; y > wt + 20; y -= 22) b.add(p.washRect(wx + 5, y - 20, ww, 18, P.clay, 0.9), p.rect(wx + 5, y - 20, ww, 18, 1.5), times(3, () => mark(wx + 5 + r.u(4, ww - 4), y - 11, r.u(0, 3), 9, 1, P.straw, r)));
  b.add(p.line([wx - 4, top - 56], [wx - 4, wt], 3.4), p.line([wx + ww + 14, top - 70], [wx + ww + 14, wt], 3.4), p.washRect(wx - 4, wt - 26, ww + 22, 28, P.earth, 0.95), p.rect(wx - 4, wt - 26, ww + 22, 28, 2.4));
  // rafter, boards, tiles, ceiling
  const e: Pt = [wx - 130, wt + 20];
  const rr: Pt = [wx + 470, wt - 236];
  const n: Pt = [-0.41, -0.91];
  const off = (m: Pt, q: number): Pt => [m[0] + n[0] * q, m[1] + n[1] * q];
  const slab = (q0: number, q1: number, c: string, o: number): void => { const pts: Pt[] = [off(e, q0), off(rr, q0), off(rr, q1), off(e, q1)]; b.add(p.wash(pts, c, o), pts.map((m, i) => p.line(m, pts[(i + 1) % 4] ?? m, 2.2)).join('')); };
  slab(0, 30, P.ochre, 0.9);
  slab(30, 40, P.straw, 1);
  slab(40, 58, P.clay, 0.5);
  b.add(times(24, (i) => { const q = i / 24; const m = off([e[0] + (rr[0] - e[0]) * q, e[1] + (rr[1] - e[1]) * q], 66); return `<path d="M${f(m[0] - 10)} ${f(m[1] + 16)}q10 -26 40 -28l-4 12q-20 2 -28 22z" fill="${i % 2 ? P.rust : P.clay}" stroke="${INK}" stroke-width="1.8"/>`; }));
  b.add(p.washRect(wx + ww + 20, wt - 30, 640, 12, P.straw, 0.9), p.rect(wx + ww + 20, wt - 30, 640, 12, 1.4));
  b.add(person(r, { x: 1080, y: top - 72, h: 1.6 * k, ...wear.woman, top: P.ochre, scarfc: P.ochre, armF: [2.5, 1.6] }), person(r, { x: 1000, y: fl0 + 2, h: 1.68 * k, dir: -1, ...wear.man, top: P.indigo, legwrap: P.earth, armF: [2.5, 1.9] }));
  const rows: [number, number, string][] = [[x + t * 0.5, fl0 + 60, 'rubble footing on firm ground'], [x + t - 12, fl0 - (fl0 - top) * 0.35, 'timber lacing, each metre'], [x + t * 0.6, top + 46, 'stone, 70–80 cm, two faces bonded'], [x + 200, top - 36, 'joists run out for the jetty'], [wx + 24, top - 190, 'adobe in a braced frame'], [wx + ww + 14, wt + 60, 'clay plaster, limewash'], [off(rr, 30)[0] - 200, off(rr, 30)[1] + 86, 'boards, clay bed, curved tile']];
  rows.forEach(([ax, ay, words], i) => { const ty = 990 - i * 118; const tx = 1240; b.add(p.line([ax, ay], [tx - 10, ty - 8], 1), `<circle cx="${f(ax)}" cy="${f(ay)}" r="4" fill="${INK}"/>`); b.text(label(tx, ty, words, 26, italic)); });
  b.add(`<path d="M${f(e[0] + 20)} ${f(e[1] + 14)}V${fl0}" fill="none" stroke="${P.water}" stroke-width="2.4" stroke-dasharray="8 8"/>`);
  b.text(label(e[0] - 4, fl0 - 120, 'drip line, clear of the wall', 26, { italic: true, turn: -90 }));
  b.add(scaleBar(130, 430, k, 2));
  b.text(label(126, 470, '0', 24) + label(130 + 2 * k - 20, 470, '2 m', 24));
}

function valleySection(b: Sheet): void {
  const { r, W } = b;
  const p = pen(r);
  const gy = (x: number): number => { const pts: Pt[] = [[60, 850], [330, 858], [380, 880], [430, 858], [640, 830], [800, 740], [900, 660], [1040, 600], [1180, 480], [1330, 350], [1460, 270], [1545, 250]]; for (let i = 0; i < pts.length - 1; i++) { const a = pts[i] ?? [0, 0]; const z = pts[i + 1] ?? a; if (x <= z[0]) { const q = (x - a[0]) / (z[0] - a[0]); const s = q * q * (3 - 2 * q); return a[1] + (z[1] - a[1]) * (q * 0.6 + s * 0.4); } } return 250; };
  const line: Pt[] = [];
  for (let x = 60; x <= 1540; x += 10) line.push([x, gy(x)]);
  const cut: Pt[] = [...line, [1540, 950], [60, 950]];
  b.add(p.wash([[60, 300], [1540, 120], [1540, 420], [60, 700]], P.sky, 0.25), `<path d="${outline(cut)}" fill="${P.earth}" opacity=".55"/>`, clip(outline(cut), times(520, () => { const x = r.u(60, 1540); return mark(x, gy(x) + r.u(10, 520), Math.atan((gy(x + 12) - gy(x - 12)) / 24) + r.g(0, 0.2), r.u(20, 60), 2, r() < 0.6 ? P.clay : P.rust, r); })), stroke(smooth(line, false), INK, 4));
  // river, maize flats
  b.add(`<path d="M345 862Q382 884 420 862Q382 872 345 862Z" fill="${P.indigo}" stroke="${INK}" stroke-width="2"/>`, times(3, (i) => stroke(`M356 ${858 - i * 2}q10 -5 20 0t20 0`, P.water, 2)));
  for (let i = 0; i < 22; i++) { const x = 80 + i * 11.4; b.add(limb([x, gy(x)], [x + r.u(-3, 3), gy(x) - r.u(30, 42)], 1.6, 1.2, P.leaf), mark(x + 3, gy(x) - 22, -0.7, 16, 2, P.sage, r), mark(x - 3, gy(x) - 28, -2.4, 16, 2, P.sage, r)); }
  for (let i = 0; i < 4; i++) b.add(tree(r, { x: 310 + i * 46 + (i > 1 ? 14 : 0), y: gy(310 + i * 46) + 4, h: 120 + (i % 2) * 40, kind: 'poplar' }));
  for (let i = 0; i < 7; i++) { const x = 500 + i * 36; b.add(p.line([x, gy(x)], [x, gy(x) + 12], 3), times(8, (j) => mark(x + 4 + j * 4, gy(x + j * 4) - 10, -1.5, 20, 1.6, P.ochre, r))); }
  // orchard, village, church, spring
  for (let i = 0; i < 5; i++) b.add(tree(r, { x: 768 + i * 24, y: gy(768 + i * 24) + 4, h: 62, kind: i % 2 ? 'blossom' : 'round' }));
  for (let i = 0; i < 5; i++) { const x = 880 + i * 44; b.add(cottage(r, x, gy(x + 18) + 2, 40, 32)); }
  b.add(church(1020, gy(1020) + 4, 74), `<circle cx="1108" cy="${f(gy(1108))}" r="8" fill="${P.indigo}"/>`, gouge([[1108, gy(1108)], [1050, gy(1050) + 16], [960, gy(960) + 18]], 3, P.indigo, r));
  for (let i = 0; i < 15; i++) b.add(tree(r, { x: 1150 + i * 15, y: gy(1150 + i * 15) + 4, h: r.u(60, 96), leaf: i % 3 ? P.deep : P.leaf, dark: P.ink }));
  for (let i = 0; i < 9; i++) { const x = 1405 + i * 15; b.add(`<g transform="translate(${x} ${f(gy(x) - 2)})"><ellipse cx="0" cy="-7" rx="7" ry="4.6" fill="${P.wool}" stroke="${INK}" stroke-width="1.4"/><circle cx="7" cy="-10" r="2.6" fill="${INK}"/></g>`); }
  // sun at noon in winter, from the left
  b.add(`<circle cx="250" cy="330" r="40" fill="${P.ochre}"/>`, times(16, (i) => { const a = i * 0.393; return gouge([[250 + Math.cos(a) * 50, 330 + Math.sin(a) * 50], [250 + Math.cos(a) * 62, 330 + Math.sin(a) * 62], [250 + Math.cos(a) * 74, 330 + Math.sin(a) * 74]], 3, P.ochre); }), times(4, (i) => `<path d="M${310 + i * 16} ${352 - i * 18}L${860 + i * 60} ${620 - i * 34}" stroke="${P.ochre}" stroke-width="2" stroke-dasharray="10 9"/>`));
  title(b, 'Section through a valley', 'A common order of things, south at the left; imagined, heights exaggerated');
  b.text(label(110, 440, 'winter sun', 27, italic));
  const names: [number, number, string][] = [[190, 0, 'river flats: maize'], [382, 1, 'poplars, mill'], [590, 0, 'grain terraces'], [790, 1, 'orchards'], [975, 0, 'village, on the break of slope'], [1225, 1, 'oak forest'], [1455, 0, 'summer pasture']];
  for (const [x, row, words] of names) { b.add(p.line([x, gy(x) + 16], [x, 962 + row * 38], 1)); b.text(label(x, 990 + row * 38, words, 27, { ...mid, italic: true })); }
  b.text(label(1120, gy(1108) - 116, 'spring', 26, italic));
  b.add(p.line([1108, gy(1108) - 8], [1122, gy(1108) - 110], 1));
}

function villagePlan(b: Sheet): void {
  const { r, W } = b;
  const p = pen(r);
  // contours, fields
  for (let i = 0; i < 9; i++) { const pts: Pt[] = []; for (let x = 60; x <= 1540; x += 60) pts.push([x, 210 + i * 66 + b.n(x / 380, i * 0.4) * 120 + Math.abs(x - 760) * 0.06]); b.add(stroke(smooth(pts, false), P.stone, i % 3 === 0 ? 2.4 : 1.3)); }
  const fields: [number, number, number, number, string, number][] = [[80, 820, 300, 150, P.ochre, 0.06], [400, 850, 260, 130, P.straw, 0.03], [690, 880, 300, 110, P.sage, 0], [1010, 850, 240, 130, P.ochre, -0.05], [1270, 800, 230, 150, P.straw, -0.1], [80, 640, 190, 150, P.sage, 0.1], [1330, 620, 180, 150, P.ochre, -0.12]];
  for (const [x, y, w, h, c, a] of fields) b.add(`<g transform="rotate(${f(a * 57)} ${x + w / 2} ${y + h / 2})">` + p.washRect(x, y, w, h, c, 0.75) + p.rect(x, y, w, h, 1.3) + times(Math.round(w / 15), (i) => p.line([x + 8 + i * 15, y + 6], [x + 8 + i * 15, y + h - 6], 0.8, 0.5)) + '</g>');
  // stream and lanes
  const stream: Pt[] = [[1180, 180], [1090, 300], [980, 380], [930, 500], [850, 600], [800, 720], [770, 840], [700, 1010]];
  b.add(stroke(smooth(stream, false), P.water, 22), stroke(smooth(stream, false), P.indigo, 4), times(40, () => { const q = r.pick(stream); return mark(q[0] + r.g(0, 16), q[1] + r.g(0, 26), 1.9, 18, 1.6, P.paper, r); }));
  const lanes: Pt[][] = [[[230, 560], [420, 520], [640, 510], [880, 540], [1100, 530], [1380, 560]], [[360, 400], [560, 380], [760, 370], [950, 400], [1180, 400]], [[880, 540], [760, 640], [680, 780], [640, 830]], [[640, 510], [600, 430], [560, 380]], [[1100, 530], [1150, 460], [1180, 400], [1260, 300]], [[420, 520], [380, 640], [360, 810]]];
  for (const l of lanes) b.add(stroke(smooth(l, false), INK, 23), stroke(smooth(l, false), P.straw, 19));
  b.add(p.wash([[780, 470], [930, 470], [950, 570], [860, 610], [760, 570]], P.straw, 1), stroke(smooth([[780, 470], [930, 470], [950, 570], [860, 610], [760, 570]]), INK, 1.6));
  const roofAt = (x: number, y: number, w: number, h: number, a: number, c: string = P.rust): void => b.add(`<g transform="translate(${x} ${y}) rotate(${a})">` + p.washRect(-w / 2, -h / 2, w, h, c, 0.95) + p.rect(-w / 2, -h / 2, w, h, 2.4) + p.line([-w / 2 + h / 2, 0], [w / 2 - h / 2, 0], 1.6) + p.line([-w / 2, -h / 2], [-w / 2 + h / 2, 0], 1.3) + p.line([-w / 2, h / 2], [-w / 2 + h / 2, 0], 1.3) + p.line([w / 2, -h / 2], [w / 2 - h / 2, 0], 1.3) + p.line([w / 2, h / 2], [w / 2 - h / 2, 0], 1.3) + p.washRect(-w * 0.1, h / 2, w * 0.6, 9, P.ochre, 1) + p.rect(-w * 0.1, h / 2, w * 0.6, 9, 1.2) + '</g>');
  const spots: [number, number, number][] = [[300, 490, -4], [400, 462, -8], [500, 452, -4], [470, 570, 4], [570, 566, 0], [680, 452, 0], [700, 568, 8], [350, 345, -6], [450, 336, -6], [545, 322, -4], [650, 318, 0], [760, 312, 2], [860, 330, 8], [690, 410, 2], [1000, 464, 6], [1050, 350, 10], [1150, 345, 4], [1040, 592, -4], [1150, 580, 2], [1250, 590, 6], [1220, 490, 4], [1320, 510, 8], [640, 670, -14], [730, 730, -10], [560, 700, -12], [310, 620, 10], [440, 660, 8]];
  spots.forEach(([x, y, a], i) => { roofAt(x, y, 62 + (i % 3) * 10, 36 + (i % 2) * 6, a); if (i % 2 === 0) roofAt(x + 40, y - 34, 30, 18, a, P.earth); });
  // church, common, fountain, threshing floors, trees
  b.add(p.washRect(980, 235, 0, 0, P.paper, 0), p.washRect(820, 478, 76, 34, P.wool, 1), p.rect(820, 478, 76, 34, 3), p.rect(800, 482, 20, 26, 3), `<circle cx="872" cy="556" r="11" fill="${P.indigo}" stroke="${INK}" stroke-width="3"/>`);
  for (const [x, y] of [[1420, 400], [1480, 470], [1390, 470]] as const) b.add(`<circle cx="${x}" cy="${y}" r="28" fill="${P.ochre}" stroke="${INK}" stroke-width="3"/><circle cx="${x}" cy="${y}" r="3" fill="${INK}"/>`, times(12, (i) => p.line([x, y], [x + Math.cos(i * 0.52) * 22, y + Math.sin(i * 0.52) * 22], 0.7, 0.5)));
  for (let i = 0; i < 46; i++) { const q = r.pick(stream); b.add(p.treePlan(q[0] + r.pick([-1, 1]) * r.u(22, 44), q[1] + r.g(0, 30), r.u(9, 15), P.leaf)); }
  for (let i = 0; i < 34; i++) b.add(p.treePlan(r.u(120, 1500), r.u(196, 262) + Math.abs(b.r.u(0, 1)) * 10, r.u(11, 20), P.deep));
  for (let i = 0; i < 26; i++) { const s = r.pick(spots); b.add(p.treePlan(s[0] + r.u(-50, 50), s[1] + r.u(32, 54), r.u(7, 12), P.sage)); }
  title(b, 'Plan of a compact village', 'Imagined, after a common kind in the western hills');
  const tags: [number, number, number, number, string][] = [[858, 494, 1010, 640, 'church, common and fountain'], [1420, 400, 1190, 262, 'threshing floors, in the wind'], [1150, 215, 1210, 190, 'stream'], [330, 362, 120, 330, 'lanes follow the contours']];
  for (const [ax, ay, tx, ty, words] of tags) { b.add(p.line([ax, ay], [tx, ty - 8], 1.2), `<rect x="${tx - 6}" y="${ty - 30}" width="${words.length * 12.6}" height="40" fill="${P.paper}" opacity=".86"/>`); b.text(label(tx, ty, words, 28, italic)); }
  b.add(northMark(1480, 120, true), `<rect x="110" y="1000" width="320" height="50" fill="${P.paper}" opacity=".8"/>`, scaleBar(120, 1010, 56, 4));
  b.text(label(1480, 58, 'N', 30, mid) + label(115, 1046, '0', 24) + label(320, 1046, '40 m', 24));
}

function twoYards(b: Sheet): void {
  const { r } = b;
  const p = pen(r);
  title(b, 'Two yards', 'At one scale, both imagined from the type: the village, and the suburb');
  const k = 15.5;
  // village yard
  {
    const x = 130;
    const y = 250;
    const w = 36 * k;
    const h = 40 * k;
    b.add(p.washRect(x, y, w, h, P.straw, 0.4), p.stoneWall(x, y, w, 12), p.stoneWall(x, y, 12, h), p.stoneWall(x + w - 12, y, 12, h), p.stoneWall(x, y + h - 12, w * 0.34, 12), p.stoneWall(x + w * 0.46, y + h - 12, w * 0.54, 12));
    b.add(p.washRect(x + 150, y + 40, 170, 130, P.rust, 0.9), p.rect(x + 150, y + 40, 170, 130, 2.6), p.line([x + 150, y + 105], [x + 320, y + 105], 1.8), p.washRect(x + 30, y + 150, 80, 170, P.earth, 0.8), p.rect(x + 30, y + 150, 80, 170, 2.4));
    b.add(p.rect(x + 170, y + 190, 150, 90, 1.8), times(70, () => mark(x + 170 + r.u(0, 150), y + 190 + r.u(0, 90), r.u(0, 3), 16, 4, r() < 0.5 ? P.leaf : P.sage, r)));
    for (let row = 0; row < 4; row++) b.add(p.washRect(x + 180, y + 330 + row * 38, 150, 24, P.earth, 0.7), times(8, (i) => `<circle cx="${f(x + 192 + i * 18)}" cy="${f(y + 342 + row * 38)}" r="5.5" fill="${row % 2 ? P.rust : P.leaf}"/>`));
    for (let i = 0; i < 8; i++) b.add(p.treePlan(x + 400 + (i % 2) * 84, y + 170 + Math.floor(i / 2) * 112, 34, i % 3 ? P.leaf : P.sage));
    b.add(`<circle cx="${x + 376}" cy="${y + 90}" r="20" fill="none" stroke="${INK}" stroke-width="2.4"/>`, p.washRect(x + 356, y + 70, 40, 40, P.rust, 0.6), p.rect(x + 190, y + 210, 60, 30, 2));
    b.text(label(x, y + h + 46, 'Village yard, about 36 × 40 m', 32) + label(x + 235, y + 112, 'house', 26, { ...mid, italic: true }) + label(x + 70, y + 240, 'barn', 26, { ...mid, italic: true }) + label(x + 250, y + 312, 'vine and table', 25, { ...mid, italic: true }) + label(x + 256, y + 504, 'beds', 26, { ...mid, italic: true }) + label(x + 442, y + 94, 'oven', 25, { ...mid, italic: true }) + label(x + 446, y + 590, 'orchard', 26, { ...mid, italic: true }));
  }
  // suburban block, 15 x 45
  {
    const x = 930;
    const y = 216;
    const w = 17 * k;
    const h = 44 * k;
    b.add(p.washRect(x, y, w, h, P.sage, 0.4), p.rect(x, y, w, h, 2.4), times(46, (i) => p.line([x - 3, y + 6 + i * 14.8], [x + 3, y + 6 + i * 14.8], 2) + p.line([x + w - 3, y + 6 + i * 14.8], [x + w + 3, y + 6 + i * 14.8], 2)));
    b.add(p.washRect(x + 40, y + h - 270, 170, 200, P.rust, 0.9), p.rect(x + 40, y + h - 270, 170, 200, 2.6), p.line([x + 125, y + h - 270], [x + 125, y + h - 70], 1.8), p.washRect(x + 180, y + 150, 74, 120, P.earth, 0.8), p.rect(x + 180, y + 150, 74, 120, 2.4));
    b.add(p.rect(x + 50, y + h - 376, 130, 92, 1.8), times(60, () => mark(x + 50 + r.u(0, 130), y + h - 376 + r.u(0, 92), r.u(0, 3), 16, 4, r() < 0.5 ? P.leaf : P.sage, r)), p.rect(x + 74, y + h - 350, 52, 26, 2));
    for (let row = 0; row < 5; row++) b.add(p.washRect(x + 18, y + 60 + row * 38, 140, 24, P.earth, 0.7), times(8, (i) => `<circle cx="${f(x + 28 + i * 17)}" cy="${f(y + 72 + row * 38)}" r="5.5" fill="${row % 2 ? P.rust : P.leaf}"/>`));
    b.add(p.treePlan(x + 214, y + 60, 34, P.leaf), p.treePlan(x + 214, y + 330, 28, P.sage), p.treePlan(x + 60, y + h - 30, 22, P.leaf), `<circle cx="${x + 100}" cy="${y + 310}" r="26" fill="none" stroke="${INK}" stroke-width="1.6" stroke-dasharray="5 5"/>`, p.line([x + 74, y + 310], [x + 126, y + 310], 1.6), p.line([x + 100, y + 284], [x + 100, y + 336], 1.6));
    b.add(p.washRect(x - 60, y + h + 6, w + 120, 40, P.stone, 0.45));
    b.text(label(x - 30, y + h + 88, 'Suburban block, about 17 × 44 m', 32) + label(x + 125, y + h - 160, 'house', 26, { ...mid, italic: true, fill: P.paper }) + label(x + w + 16, y + 214, 'garage, shed', 26, italic) + label(x + w + 16, y + h - 330, 'vine and table', 26, italic) + label(x + w + 16, y + 120, 'peppers, tomatoes', 26, italic) + label(x + w + 16, y + 322, 'clothes hoist', 26, italic) + label(x + w + 16, y + h + 34, 'street', 26, italic));
    for (const [ax, ay, ty] of [[x + 250, y + 210, y + 206], [x + 176, y + h - 334, y + h - 338], [x + 156, y + 120, y + 112], [x + 128, y + 310, y + 314]] as const) b.add(p.line([ax, ay], [x + w + 10, ty], 1));
  }
  b.add(scaleBar(1330, 1000, k, 2, 5));
  b.text(label(1326, 1042, '0', 24) + label(1330 + k * 10 - 26, 1042, '10 m', 24));
}

export const drawings: Scenes = {
  'heritage/31-joinery': { seed: 231, draw: joinery, bleed: true, finish: DRAWING },
  'heritage/31-wall-section': { seed: 232, draw: wallSection, bleed: true, finish: DRAWING },
  'heritage/35-valley-section': { seed: 235, draw: valleySection, bleed: true, finish: { ...DRAWING, wobble: 0.9, salt: 0.4 } },
  'heritage/36-village-plan': { seed: 236, draw: villagePlan, bleed: true, finish: DRAWING },
  'heritage/41-ground-floor-plan': { seed: 241, draw: groundFloor, bleed: true, finish: DRAWING },
  'heritage/42-upper-floor-plan': { seed: 242, draw: upperFloor, bleed: true, finish: DRAWING },
  'heritage/43-yard-site-plan': { seed: 243, draw: yardPlan, bleed: true, finish: DRAWING },
  'heritage/46-hearth-and-oven-wall': { seed: 246, draw: hearthWall, bleed: true, finish: DRAWING },
  'heritage/52-two-yards-compared': { seed: 252, draw: twoYards, bleed: true, finish: DRAWING },
};
