/** The four climate drawings: real angles, directions and figures. */
import { boxPath, clip, disc, f, gouge, hatch, limb, mark, outline, P, poly, smooth, stroke, times, type Pt } from '../kit/ink.ts';
import { INK, label, pen } from '../kit/draw.ts';
import { person, wear } from '../kit/people.ts';
import { tree } from '../kit/plants.ts';
import type { Scenes } from '../kit/scene.ts';
import { DECLINATION, LATITUDE, NOON, SEASONS, sunAt, sunrise, TOWNS } from '../kit/sun.ts';
import type { Sheet } from '../kit/paper.ts';

const RAD = Math.PI / 180;
const seasonInk = { winter: P.indigo, equinox: P.ochre, summer: P.rust, autumn: P.earth, spring: P.leaf } as const;
const thin = (a: Pt, b: Pt, w = 2.2, c: string = INK): string => `<path d="M${f(a[0])} ${f(a[1])}L${f(b[0])} ${f(b[1])}" stroke="${c}" stroke-width="${w}" stroke-linecap="round"/>`;

function sunMark(p: Pt, rad: number, c: string): string {
  return (
    disc(p[0], p[1], rad, c) +
    times(18, (i) => {
      const a = (i / 18) * 6.283;
      const at = (q: number): Pt => [p[0] + Math.cos(a) * q, p[1] + Math.sin(a) * q];
      return gouge([at(rad + 8), at(rad + 18), at(rad + 28)], 3.4, c);
    })
  );
}

function solarSection(b: Sheet): void {
  const { r, W, H } = b;
  const G = 820;
  let s = `<rect x="46" y="46" width="${W - 92}" height="${G - 46}" fill="${P.paper2}"/>`;
  s += clip(boxPath(46, 46, W - 92, G - 46), times(200, () => mark(r.u(46, W - 46), r.u(60, G - 60), r.g(-0.02, 0.03), r.u(60, 180), 2.2, P.paper, r, 0.06)));
  const hp: Pt[] = [[46, G]];
  for (let x = 46; x <= W - 46; x += 20) hp.push([x, G - 90 - 60 * Math.sin(x / 330 + 1) - 26 * Math.sin(x / 120)]);
  hp.push([W - 46, G]);
  s += poly(hp, P.sage) + clip(outline(hp), hatch(r, [46, 640, W - 46, G], 15, (x) => 0.3 * Math.cos(x / 330 + 1), 46, 2.6, P.straw));
  const k = 78;
  const x0 = 620;
  const wide = 8.4 * k;
  const x1 = x0 + wide;
  const fl = G - 14;
  const wallH = 2.7 * k;
  const th = 0.45 * k;
  const eaveH = 2.45 * k;
  const out = 0.7 * k;
  const tip: Pt = [x0 - out, fl - eaveH];
  const headY = fl - 2.1 * k;
  const sillY = fl - 0.25 * k;
  const ridge: Pt = [x0 + wide * 0.42, fl - 4.4 * k];
  const tw = Math.tan(NOON.winter * RAD);
  const room1 = x1 - th;
  const litTop = Math.max(headY, tip[1] + out * tw);
  const reach = (fl - litTop) / tw;
  s += `<rect x="${x0}" y="${f(fl - wallH)}" width="${f(wide)}" height="${f(wallH)}" fill="${P.paper}"/>` + poly([[x0, fl - wallH], [ridge[0], ridge[1] + 20], [x1, fl - wallH]], P.paper);
  s += poly([[x0, litTop], [x0 + reach, fl], [x0 + (fl - sillY) / tw, fl], [x0, sillY]], P.ochre, 'opacity=".55"');
  const centre: Pt = tip;
  const R = 500;
  const at = (d: keyof typeof NOON, q: number): Pt => [centre[0] - Math.cos(NOON[d] * RAD) * q, centre[1] - Math.sin(NOON[d] * RAD) * q];
  s += `<path d="M${f(centre[0] - R)} ${f(centre[1])}A${R} ${R} 0 0 1 ${f(centre[0])} ${f(centre[1] - R)}" fill="none" stroke="${INK}" stroke-width="1.6" stroke-dasharray="3 9"/>`;
  for (const d of ['winter', 'equinox', 'summer'] as const) s += sunMark(at(d, R), 34, d === 'winter' ? P.ochre : d === 'equinox' ? P.clay : P.rust);
  for (let i = 0; i <= 6; i++) {
    const y = litTop + ((sillY - litTop) * i) / 6;
    const q = NOON.winter * RAD;
    const end = Math.min(x0 + (fl - y) / tw, room1);
    s += gouge([[x0 - Math.cos(q) * 420, y - Math.sin(q) * 420], [x0 - Math.cos(q) * 210, y - Math.sin(q) * 210], [end, y + (end - x0) * tw]], 2.6, P.ochre);
  }
  const qs = NOON.summer * RAD;
  for (let i = 0; i <= 3; i++) {
    const a: Pt = [tip[0] + i * 16, tip[1] - 8 - i * 9];
    s += gouge([[a[0] - Math.cos(qs) * 330, a[1] - Math.sin(qs) * 330], [a[0] - Math.cos(qs) * 160, a[1] - Math.sin(qs) * 160], a], 2.8, P.rust);
  }
  s += `<path d="M${f(tip[0])} ${f(tip[1])}L${f(tip[0] + (fl - tip[1]) / Math.tan(qs))} ${fl}" stroke="${P.rust}" stroke-width="2" stroke-dasharray="8 7"/>`;
  const gd = `M46 ${G}H${W - 46}V${H - 46}H46Z`;
  s += `<path d="${gd}" fill="${P.earth}"/>` + clip(gd, hatch(r, [46, G, W - 46, H - 40], 15, (x, y) => 0.1 + 0.3 * Math.sin(x / 140 + y / 60), 34, 2.8, P.clay) + hatch(r, [46, G + 40, W - 46, H - 40], 34, () => 0.4, 20, 3, P.ink, () => 0.5));
  s += `<rect x="${f(x0 + th)}" y="${fl}" width="${f(wide - 2 * th)}" height="26" fill="${P.rust}" stroke="${INK}" stroke-width="2.4"/>` + times(70, () => mark(x0 + th + r.u(8, wide - 2 * th - 8), fl + r.u(5, 21), r.g(0, 0.2), r.u(10, 24), 1.3, P.clay, r));
  s += `<rect x="${f(x0 + th)}" y="${fl + 26}" width="${f(wide - 2 * th)}" height="20" fill="${P.paper2}" stroke="${INK}" stroke-width="1.6"/>` + times(90, () => `<circle cx="${f(x0 + th + r.u(6, wide - 2 * th - 6))}" cy="${f(fl + 26 + r.u(4, 16))}" r="${f(r.u(2, 4.5))}" fill="none" stroke="${INK}" stroke-width="1"/>`);
  for (const x of [x0, x1 - th]) {
    s += `<rect x="${f(x)}" y="${f(fl - 0.3 * k)}" width="${f(th)}" height="${f(0.3 * k + 62)}" fill="${P.stone}" stroke="${INK}" stroke-width="2.4"/>`;
    s += times(5, (j) => `<path d="${smooth([[x + 3, fl - 18 + j * 17], [x + th * 0.5, fl - 19 + j * 17], [x + th * 0.5, fl - 5 + j * 17], [x + 3, fl - 5 + j * 17]])}${smooth([[x + th * 0.54, fl - 18 + j * 17], [x + th - 3, fl - 18 + j * 17], [x + th - 3, fl - 5 + j * 17], [x + th * 0.54, fl - 5 + j * 17]])}" fill="none" stroke="${INK}" stroke-width="1.3"/>`);
  }
  const bale = (x: number, y: number, w: number, h: number): string =>
    `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${P.straw}" stroke="${INK}" stroke-width="2"/>` +
    clip(boxPath(x, y, w, h), hatch(r, [x, y, x + w, y + h], 7, () => r.g(0, 0.3), 22, 1.3, P.ochre) + hatch(r, [x, y, x + w, y + h], 12, () => r.g(0, 0.3), 18, 1, P.earth));
  for (let j = 0; j < 7; j++) s += bale(x1 - th + 4, fl - 0.3 * k - ((wallH - 0.3 * k) / 7) * (j + 1) + 1, th - 8, (wallH - 0.3 * k) / 7 - 2);
  s += `<rect x="${f(x1 - 6)}" y="${f(fl - wallH)}" width="9" height="${f(wallH - 0.3 * k)}" fill="${P.paper}" stroke="${INK}" stroke-width="1.6"/><rect x="${f(x1 - th - 4)}" y="${f(fl - wallH)}" width="9" height="${f(wallH)}" fill="${P.paper}" stroke="${INK}" stroke-width="1.6"/>`;
  s += `<rect x="${x0}" y="${f(sillY)}" width="${f(th)}" height="${f(fl - sillY)}" fill="${P.stone}" stroke="${INK}" stroke-width="2.2"/><rect x="${x0 - 6}" y="${f(headY - 0.2 * k)}" width="${f(th + 12)}" height="${f(0.2 * k)}" fill="${P.ochre}" stroke="${INK}" stroke-width="2.2"/><rect x="${x0}" y="${f(fl - wallH)}" width="${f(th)}" height="${f(0.4 * k)}" fill="${P.clay}" stroke="${INK}" stroke-width="2.2"/>`;
  s += thin([x0 + th * 0.62, headY], [x0 + th * 0.62, sillY], 4) + thin([x0 + th * 0.74, headY], [x0 + th * 0.74, sillY], 2);
  const mx = x0 + wide * 0.6;
  s += times(13, (j) => `<rect x="${f(mx)}" y="${f(fl - ((wallH - 6) / 13) * (j + 1))}" width="${f(0.34 * k)}" height="${f((wallH - 6) / 13 - 2.5)}" rx="3" fill="${j % 2 ? P.clay : P.earth}" stroke="${INK}" stroke-width="1.5"/>`);
  const slab = (a: Pt, z: Pt, t0: number, t1: number, c: string, e = ''): string => {
    const l = Math.hypot(z[0] - a[0], z[1] - a[1]);
    let nx = (z[1] - a[1]) / l;
    let ny = -(z[0] - a[0]) / l;
    if (ny > 0) [nx, ny] = [-nx, -ny];
    return poly([[a[0] + nx * t0, a[1] + ny * t0], [z[0] + nx * t0, z[1] + ny * t0], [z[0] + nx * t1, z[1] + ny * t1], [a[0] + nx * t1, a[1] + ny * t1]], c, e);
  };
  const eR: Pt = [x1 + 0.55 * k, fl - wallH + 0.2 * k];
  s += poly([[ridge[0] - 26, ridge[1] - 22], [ridge[0], ridge[1] - 46], [ridge[0] + 22, ridge[1] - 24], [ridge[0] + 4, ridge[1]]], P.ink);
  for (const [a, z] of [[tip, [ridge[0] + 8, ridge[1] - 3]], [eR, [ridge[0] - 6, ridge[1] - 2]]] as const)
    s += slab(a, z, 0, 14, P.ochre, `stroke="${INK}" stroke-width="2"`) + slab(a, z, 14, 36, P.straw, `stroke="${INK}" stroke-width="1.6"`) + slab(a, z, 36, 43, P.ink);
  s += limb([tip[0] + 10, tip[1]], [tip[0] + 10, G], 6, 6, P.ink) + times(90, () => mark(tip[0] + 10 + r.g(0, 13), tip[1] + 14 + r() * 180, r.u(0, 3.1), 20, 5, r() < 0.5 ? P.leaf : P.sage, r));
  s += person(r, { x: x0 + 2.6 * k, y: fl, h: 1.64 * k, dir: -1, lean: 0.03, ...wear.youth, head: 'bare', vest: P.indigo, low: P.ink, legwrap: P.ink, armF: [2.5, 1.6], plain: true });
  s += `<rect x="${f(x0 + 3.1 * k)}" y="${f(fl - 0.74 * k)}" width="${f(1.3 * k)}" height="9" fill="${P.ink}"/>` + thin([x0 + 3.2 * k, fl - 0.7 * k], [x0 + 3.2 * k, fl], 5) + thin([x0 + 4.3 * k, fl - 0.7 * k], [x0 + 4.3 * k, fl], 5) + `<path d="M${f(x0 + 3.5 * k)} ${f(fl - 0.74 * k - 24)}q6 24 22 24h8q16 0 22 -24z" fill="${P.clay}"/>`;
  s += `<rect x="${f(mx + 0.5 * k)}" y="${f(fl - k)}" width="${f(0.6 * k)}" height="${f(k)}" fill="${P.ink}"/><rect x="${f(mx + 0.58 * k)}" y="${f(fl - 0.8 * k)}" width="${f(0.44 * k)}" height="${f(0.36 * k)}" fill="${P.ochre}"/>` + mark(mx + 0.8 * k, fl - 0.58 * k, -1.5, 24, 6, P.rust, r) + limb([mx + 0.8 * k, fl - k], [mx + 0.8 * k, ridge[1] + 2], 7, 7, P.ink);
  s += tree(r, { x: 250, y: G, h: 270 });
  s += `<rect x="${f(x1 + 0.9 * k)}" y="${f(G - 1.9 * k)}" width="${f(1.5 * k)}" height="${f(1.9 * k)}" fill="${P.stone}" stroke="${INK}" stroke-width="2.4"/>` + times(11, (i) => thin([x1 + 0.9 * k, G - (i + 1) * 0.155 * k], [x1 + 2.4 * k, G - (i + 1) * 0.155 * k], 1.2)) + thin([eR[0] - 4, eR[1]], [x1 + 1.3 * k, G - 1.9 * k], 4);
  s += stroke(smooth([[x0 + th + 10, headY + 30], [x0 + 2.4 * k, headY - 20], [ridge[0] - 20, ridge[1] + 80], [mx + 30, fl - wallH - 30], [x1 - th - 20, fl - wallH + 30]], false), P.water, 5, 'stroke-dasharray="1 13"');
  b.add(s);
  b.text(label(W - 96, 124, 'Passive solar section', 52, { anchor: 'end' }) + label(W - 96, 166, `latitude ${LATITUDE}° S · sun at solar noon, from the north`, 29, { anchor: 'end', italic: true }));
  const tag = (p: Pt, a: string, c: string, dx: number, dy: number, anchor: 'start' | 'middle' | 'end'): string => label(p[0] + dx, p[1] + dy, a, 31, { anchor }) + label(p[0] + dx, p[1] + dy + 32, c, 26, { anchor, italic: true });
  b.text(tag(at('winter', R), `winter ${NOON.winter.toFixed(1)}°`, '21 June', 0, 100, 'middle') + tag(at('equinox', R), `equinox ${NOON.equinox.toFixed(1)}°`, 'March, September', -76, -14, 'end') + tag(at('summer', R), `summer ${NOON.summer.toFixed(1)}°`, '21 December', -78, -6, 'end'));
  const call = (x: number, y: number, tx: number, ty: number, t: string, c: string): void => {
    b.add(thin([x, y], [tx, ty], 1.5, c), disc(x, y, 4, c));
    b.text(label(tx + 8, ty + 8, t, 28, { italic: true, fill: c }));
  };
  call(x0 + 2.4 * k, fl + 14, x0 + 1.7 * k, G + 118, `earth floor stores the winter sun, ${(reach / k).toFixed(1)} m deep`, P.paper);
  call(mx + 12, fl - 30, mx + 1.3 * k, G + 172, 'mudbrick mass wall', P.paper);
  call(x1 - 8, fl - 1.9 * k, x1 + 56, fl - 3.2 * k, 'strawbale', INK);
  call(tip[0] + 10, G - 20, 110, G + 92, 'eave and vine shade the summer sun', P.paper);
  call(ridge[0] + 170, ridge[1] + 50, ridge[0] + 290, ridge[1] - 14, 'insulated roof', INK);
  b.text(label(66, G - 12, 'N', 36));
}

function sunPath(b: Sheet): void {
  const { r, W } = b;
  const p = pen(r);
  const cx = 640;
  const cy = 560;
  const R = 420;
  const at = (alt: number, az: number, k = 1): Pt => {
    const q = ((R * (90 - alt)) / 90) * k;
    return [cx + Math.sin(az * RAD) * q, cy - Math.cos(az * RAD) * q];
  };
  const ring: Pt[] = [];
  for (let i = 0; i < 60; i++) ring.push(at(0, i * 6));
  let s = `<path d="${outline(ring)}" fill="${P.paper2}"/>`;
  s += clip(outline(ring), times(240, () => {
    const a = r.u(0, 6.283);
    const q = R * Math.sqrt(r());
    return mark(cx + Math.cos(a) * q, cy + Math.sin(a) * q, a + 1.57, r.u(20, 60), 1.8, P.paper, r, 0.2);
  }));
  for (const alt of [30, 60]) s += `<circle cx="${cx}" cy="${cy}" r="${f((R * (90 - alt)) / 90)}" fill="none" stroke="${INK}" stroke-width="1.3" stroke-dasharray="3 8"/>`;
  s += `<circle cx="${cx}" cy="${cy}" r="${R}" fill="none" stroke="${INK}" stroke-width="3"/>`;
  for (let i = 0; i < 36; i++) s += p.line(at(0, i * 10), at(0, i * 10, i % 9 === 0 ? 1.07 : 1.03), 1.8);
  // the sweep between winter and summer noon
  const band: Pt[] = [];
  const sweep = (d: number): Pt[] => {
    const rise = sunrise(d);
    const out: Pt[] = [];
    for (let i = 0; i <= 60; i++) {
      const q = sunAt(d, rise + ((24 - 2 * rise) * i) / 60);
      out.push(at(Math.max(0, q.altitude), q.azimuth));
    }
    return out;
  };
  const rim = (from: number, to: number): Pt[] => [0, 1, 2, 3, 4, 5, 6].map((i) => at(0, from + ((to - from) * i) / 6));
  const wide = sunAt(DECLINATION.summer, sunrise(DECLINATION.summer)).azimuth;
  const narrow = sunAt(DECLINATION.winter, sunrise(DECLINATION.winter)).azimuth;
  band.push(...sweep(DECLINATION.summer), ...rim(-wide, -narrow), ...sweep(DECLINATION.winter).reverse(), ...rim(narrow, wide));
  s += poly(band, P.straw, 'opacity=".6"');
  s += clip(outline(band), times(150, (i) => {
    const q = sunAt(DECLINATION.summer + ((i % 10) / 9) * (DECLINATION.winter - DECLINATION.summer), r.u(5.5, 18.5));
    const m = at(Math.max(0, q.altitude), q.azimuth);
    return mark(m[0], m[1], (q.azimuth + 90) * RAD * 0.2, r.u(24, 60), 2, P.paper, r);
  }));
  for (const season of ['summer', 'equinox', 'winter'] as const) {
    const d = DECLINATION[season];
    const c = seasonInk[season];
    s += stroke(smooth(sweep(d), false), c, 6);
    const rise = sunrise(d);
    for (let h = Math.ceil(rise); h <= 24 - rise; h++) {
      const q = sunAt(d, h);
      const m = at(q.altitude, q.azimuth);
      s += h % 3 === 0 ? sunMark(m, 11, c) : disc(m[0], m[1], 7, c);
      if (h % 3 === 0 && season === 'equinox') b.text(label(m[0] + (h < 12 ? -36 : h > 12 ? 36 : 0), m[1] + (h === 12 ? 52 : 44), `${h}`, 24, { anchor: 'middle' }));
    }
    const noon = at(NOON[season], 0);
    b.text(label(noon[0] + 20, noon[1] + 48, `${NOON[season].toFixed(1)}°`, 30, { fill: season === 'equinox' ? P.earth : c }));
  }
  // house, facing 20° east of north
  s += `<g transform="translate(${cx} ${cy + 190}) rotate(20)">` + p.washRect(-105, -42, 210, 84, P.rust, 0.8) + p.rect(-105, -42, 210, 84, 3) + p.line([-105, 0], [105, 0], 2) + times(20, (i) => p.line([-100 + i * 10.5, -38], [-100 + i * 10.5, 38], 0.8, 0.5)) + p.line([0, -46], [0, -120], 2.6) + p.line([0, -120], [-10, -102], 2.6) + p.line([0, -120], [10, -102], 2.6) + '</g>';
  for (const [x, y, q] of [[430, 800, 44], [470, 870, 36], [800, 850, 40], [870, 800, 32]] as const) s += p.treePlan(x, y, q);
  b.add(s);
  for (const [t, az] of [['N', 0], ['E', 90], ['S', 180], ['W', 270]] as const) {
    const m = at(0, az, 1.13);
    b.text(label(m[0], m[1] + 12, t, 40, { anchor: 'middle' }));
  }
  b.text(label(cx + 70, cy + 322, '20° east of north', 28, { italic: true, anchor: 'middle' }));
  b.text(label(W - 440, 150, 'The sun’s path', 54) + label(W - 440, 192, `from above, latitude ${LATITUDE}° S`, 29, { italic: true }) + label(W - 440, 226, 'rim: horizon · centre: overhead', 26, { italic: true }));
  (['summer', 'equinox', 'winter'] as const).forEach((season, i) => {
    const y = 330 + i * 150;
    const d = DECLINATION[season];
    const rise = sunrise(d);
    b.add(sunMark([W - 416, y - 10], 18, seasonInk[season]));
    b.text(label(W - 360, y - 6, { summer: '21 December', equinox: 'March, September', winter: '21 June' }[season], 32));
    b.text(label(W - 360, y + 28, `${(24 - 2 * rise).toFixed(1)} hours of day, noon ${NOON[season].toFixed(1)}°`, 27, { italic: true }));
    b.text(label(W - 360, y + 60, `rises ${Math.round(sunAt(d, rise).azimuth)}° east of north`, 27, { italic: true }));
  });
  b.text(label(W - 440, 830, 'Dots are hours of solar time.', 27, { italic: true }));
}

function winds(b: Sheet): void {
  const { r, W, H } = b;
  const p = pen(r);
  const cx = 800;
  const cy = 560;
  let s = `<rect width="${W}" height="${H}" fill="${P.paper2}"/>`;
  // contours of a slope that falls to the north
  s += times(9, (i) => {
    const pts: Pt[] = [];
    for (let x = -20; x <= W + 20; x += 60) pts.push([x, 60 + i * 118 + b.n(x / 420, i * 0.6) * 130 + (x - 800) * 0.05]);
    return stroke(smooth(pts, false), P.stone, 2) + gouge(pts.map((q): Pt => [q[0], q[1] + 5]), 1.4, P.sage);
  });
  const gust = (from: number, r0: number, r1: number, n: number, spread: number, c: string, w: number, curl = 26): string =>
    times(n, (i) => {
      const off = (i - (n - 1) / 2) * spread;
      const a = from * RAD;
      const dx = Math.sin(a);
      const dy = -Math.cos(a);
      const start = r1 + r.u(-30, 30);
      const end = r0 + Math.abs(off) * 0.3 + r.u(0, 30);
      const pts: Pt[] = [];
      for (let j = 0; j <= 8; j++) {
        const q = start + ((end - start) * j) / 8;
        const sway = Math.sin(j * 0.9 + i) * curl * 0.35;
        pts.push([cx + dx * q - dy * (off + sway), cy + dy * q + dx * (off + sway)]);
      }
      const tip = pts[8] ?? [0, 0];
      const prev = pts[7] ?? [0, 0];
      const ta = Math.atan2(tip[1] - prev[1], tip[0] - prev[0]);
      return gouge(pts, w, c, r) + (i % 2 === 0 ? poly([[tip[0] + Math.cos(ta) * w * 3.4, tip[1] + Math.sin(ta) * w * 3.4], [tip[0] + Math.cos(ta + 2.3) * w * 2.8, tip[1] + Math.sin(ta + 2.3) * w * 2.8], [tip[0] + Math.cos(ta - 2.3) * w * 2.8, tip[1] + Math.sin(ta - 2.3) * w * 2.8]], c) : '');
    });
  s += gust(0, 210, 430, 9, 34, P.rust, 7) + gust(-48, 250, 500, 7, 36, P.indigo, 6) + gust(-85, 260, 560, 5, 34, P.indigo, 4.5) + gust(-135, 240, 500, 6, 36, P.leaf, 6);
  s += gust(165, 200, 430, 4, 44, P.water, 4, 50);
  // house, trees, terrace
  s += `<g transform="translate(${cx} ${cy}) rotate(20)">` + p.washRect(-170, -60, 340, 120, P.rust, 0.9) + p.rect(-170, -60, 340, 120, 3.4) + p.line([-170, 0], [170, 0], 2.4) + times(32, (i) => p.line([-164 + i * 10.6, -56], [-164 + i * 10.6, 56], 0.8, 0.5)) + p.washRect(30, -128, 130, 62, P.ochre, 0.7) + p.rect(30, -128, 130, 62, 1.6) + times(8, (i) => p.line([38 + i * 16, -124], [38 + i * 16, -70], 0.9, 0.7)) + '</g>';
  for (const [x, y, q] of [[520, 330, 46], [460, 400, 54], [430, 486, 42], [440, 700, 56], [500, 770, 48], [570, 830, 56], [650, 880, 42], [1150, 800, 60], [1230, 730, 40]] as const) s += p.treePlan(x, y, q, P.deep);
  b.add(s);
  b.text(label(96, 128, 'Seasonal winds', 54) + label(96, 172, 'typical directions in the Central Highlands;', 28, { italic: true }) + label(96, 206, 'strengths not to scale', 28, { italic: true }));
  b.text(label(cx + 190, 200, 'summer: hot, dry northerly,', 30, { fill: P.rust }) + label(cx + 190, 236, 'the worst fire weather', 30, { fill: P.rust }));
  b.text(label(96, 300, 'winter: cold', 30, { fill: P.indigo }) + label(96, 336, 'north-westerly rain', 30, { fill: P.indigo }));
  b.text(label(96, 930, 'the cool change', 30, { fill: P.leaf }) + label(96, 966, 'after heat', 30, { fill: P.leaf }));
  b.text(label(cx + 190, 960, 'clear, still nights: cold air', 30) + label(cx + 190, 996, 'drains down the slope', 30));
  b.text(label(cx + 190, 470, 'sheltered north-east', 28, { italic: true }) + label(cx + 190, 502, 'sitting place', 28, { italic: true }));
  for (const [t, x, y] of [['N', cx, 84], ['W', 76, cy + 12], ['S', cx, H - 62], ['E', W - 80, cy + 12]] as const) b.text(label(x, y, t, 40, { anchor: 'middle' }));
}

function bands(b: Sheet): void {
  const { r, W } = b;
  const p = pen(r);
  const x = (t: number): number => 400 + t * 30;
  let y = 240;
  let s = p.washRect(x(18), 222, x(26) - x(18), 740, P.sage, 0.5);
  for (let t = 0; t <= 30; t += 5) {
    s += p.line([x(t), 222], [x(t), 962], t % 10 === 0 ? 1.8 : 0.8, 0.7);
    b.text(label(x(t), 1000, `${t}°`, 28, { anchor: 'middle' }));
  }
  for (const town of TOWNS) {
    b.text(label(96, y + 54, town.name, 38));
    for (const season of SEASONS) {
      const [max, min] = town.temperature[season];
      const c = { summer: P.rust, autumn: P.earth, spring: P.leaf, winter: P.indigo }[season];
      const w = x(max) - x(min);
      s += `<rect x="${f(x(min))}" y="${y + 3}" width="${f(w)}" height="24" fill="${c}"/>` + clip(boxPath(x(min), y + 3, w, 24), times(Math.round(w / 16), () => mark(x(min) + r.u(0, w), y + 15 + r.u(-9, 9), r.g(0, 0.05), r.u(14, 40), 1.6, P.paper2, r)));
      b.text(label(x(min) - 10, y + 25, min.toFixed(1), 26, { anchor: 'end' }) + label(x(max) + 10, y + 25, max.toFixed(1), 26) + label(x(0) - 30, y + 25, season, 25, { anchor: 'end', italic: true, fill: c }));
      y += 32;
    }
    // hours of sunshine as carved suns
    const sy = y - 74;
    s += sunMark([1396, sy], 8 + town.sunshine.summer * 2.2, P.ochre) + disc(1500, sy, 4 + town.sunshine.winter * 2.2, P.straw, `stroke="${INK}" stroke-width="1.6"`);
    b.text(label(1396, sy + 9, town.sunshine.summer.toFixed(1), 24, { anchor: 'middle' }) + label(1500, sy + 42, town.sunshine.winter.toFixed(1), 24, { anchor: 'middle' }));
    y += 19;
  }
  b.add(s);
  b.text(label(96, 118, 'Temperature bands', 54) + label(96, 160, 'mean minimum to mean maximum by season, °C; grey-green: comfort, 18–26°', 29, { italic: true }));
  b.text(label(1396, 190, 'sun, hours a day', 26, { anchor: 'middle', italic: true }) + label(1396, 222, 'summer', 24, { anchor: 'middle' }) + label(1500, 222, 'winter', 24, { anchor: 'middle' }));
}

const crisp = { wobble: 0.7, salt: 0.5, seed: 3 };
export const climate: Scenes = {
  'climate/solar-section': { seed: 61, draw: solarSection, finish: { ...crisp, wobble: 0.8 } },
  'climate/sun-path': { seed: 62, draw: sunPath, finish: crisp },
  'climate/seasonal-winds': { seed: 63, draw: winds, finish: { ...crisp, wobble: 1 } },
  'climate/temperature-bands': { seed: 64, draw: bands, finish: crisp },
};
