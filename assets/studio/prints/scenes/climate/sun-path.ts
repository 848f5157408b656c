import {
  clip,
  disc,
  f,
  mark,
  outline,
  P,
  poly,
  smooth,
  stroke,
  times,
  type Pt,
} from '../../kit/ink.ts';
import { INK, label, pen } from '../../kit/draw.ts';
import type { Scene } from '../../kit/scene.ts';
import { DECLINATION, LATITUDE, NOON, sunAt, sunrise } from '../../kit/sun.ts';
import type { Sheet } from '../../kit/paper.ts';
import { RAD, seasonInk, sunMark, crisp } from './common.ts';

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
  s += clip(
    outline(ring),
    times(240, () => {
      const a = r.u(0, 6.283);
      const q = R * Math.sqrt(r());
      return mark(
        cx + Math.cos(a) * q,
        cy + Math.sin(a) * q,
        a + 1.57,
        r.u(20, 60),
        1.8,
        P.paper,
        r,
        0.2,
      );
    }),
  );
  for (const alt of [30, 60])
    s += `<circle cx="${cx}" cy="${cy}" r="${f((R * (90 - alt)) / 90)}" fill="none" stroke="${INK}" stroke-width="1.3" stroke-dasharray="3 8"/>`;
  s += `<circle cx="${cx}" cy="${cy}" r="${R}" fill="none" stroke="${INK}" stroke-width="3"/>`;
  for (let i = 0; i < 36; i++)
    s += p.line(at(0, i * 10), at(0, i * 10, i % 9 === 0 ? 1.07 : 1.03), 1.8);
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
  const rim = (from: number, to: number): Pt[] =>
    [0, 1, 2, 3, 4, 5, 6].map((i) => at(0, from + ((to - from) * i) / 6));
  const wide = sunAt(DECLINATION.summer, sunrise(DECLINATION.summer)).azimuth;
  const narrow = sunAt(DECLINATION.winter, sunrise(DECLINATION.winter)).azimuth;
  band.push(
    ...sweep(DECLINATION.summer),
    ...rim(-wide, -narrow),
    ...sweep(DECLINATION.winter).toReversed(),
    ...rim(narrow, wide),
  );
  s += poly(band, P.straw, 'opacity=".6"');
  s += clip(
    outline(band),
    times(150, (i) => {
      const q = sunAt(
        DECLINATION.summer + ((i % 10) / 9) * (DECLINATION.winter - DECLINATION.summer),
        r.u(5.5, 18.5),
      );
      const m = at(Math.max(0, q.altitude), q.azimuth);
      return mark(m[0], m[1], (q.azimuth + 90) * RAD * 0.2, r.u(24, 60), 2, P.paper, r);
    }),
  );
  for (const season of ['summer', 'equinox', 'winter'] as const) {
    const d = DECLINATION[season];
    const c = seasonInk[season];
    s += stroke(smooth(sweep(d), false), c, 6);
    const rise = sunrise(d);
    for (let h = Math.ceil(rise); h <= 24 - rise; h++) {
      const q = sunAt(d, h);
      const m = at(q.altitude, q.azimuth);
      s += h % 3 === 0 ? sunMark(m, 11, c) : disc(m[0], m[1], 7, c);
      if (h % 3 === 0 && season === 'equinox')
        b.text(
          label(m[0] + (h < 12 ? -36 : h > 12 ? 36 : 0), m[1] + (h === 12 ? 52 : 44), `${h}`, 24, {
            anchor: 'middle',
          }),
        );
    }
    const noon = at(NOON[season], 0);
    b.text(
      label(noon[0] + 20, noon[1] + 48, `${NOON[season].toFixed(1)}°`, 30, {
        fill: season === 'equinox' ? P.earth : c,
      }),
    );
  }
  // house, facing 20° east of north
  s +=
    `<g transform="translate(${cx} ${cy + 190}) rotate(20)">` +
    p.washRect(-105, -42, 210, 84, P.rust, 0.8) +
    p.rect(-105, -42, 210, 84, 3) +
    p.line([-105, 0], [105, 0], 2) +
    times(20, (i) => p.line([-100 + i * 10.5, -38], [-100 + i * 10.5, 38], 0.8, 0.5)) +
    p.line([0, -46], [0, -120], 2.6) +
    p.line([0, -120], [-10, -102], 2.6) +
    p.line([0, -120], [10, -102], 2.6) +
    '</g>';
  for (const [x, y, q] of [
    [430, 800, 44],
    [470, 870, 36],
    [800, 850, 40],
    [870, 800, 32],
  ] as const)
    s += p.treePlan(x, y, q);
  b.add(s);
  for (const [t, az] of [
    ['N', 0],
    ['E', 90],
    ['S', 180],
    ['W', 270],
  ] as const) {
    const m = at(0, az, 1.13);
    b.text(label(m[0], m[1] + 12, t, 40, { anchor: 'middle' }));
  }
  b.text(label(cx + 70, cy + 322, '20° east of north', 28, { italic: true, anchor: 'middle' }));
  b.text(
    label(W - 440, 150, 'The sun’s path', 54) +
      label(W - 440, 192, `from above, latitude ${LATITUDE}° S`, 29, { italic: true }) +
      label(W - 440, 226, 'rim: horizon · centre: overhead', 26, { italic: true }),
  );
  (['summer', 'equinox', 'winter'] as const).forEach((season, i) => {
    const y = 330 + i * 150;
    const d = DECLINATION[season];
    const rise = sunrise(d);
    b.add(sunMark([W - 416, y - 10], 18, seasonInk[season]));
    b.text(
      label(
        W - 360,
        y - 6,
        { summer: '21 December', equinox: 'March, September', winter: '21 June' }[season],
        32,
      ),
    );
    b.text(
      label(
        W - 360,
        y + 28,
        `${(24 - 2 * rise).toFixed(1)} hours of day, noon ${NOON[season].toFixed(1)}°`,
        27,
        { italic: true },
      ),
    );
    b.text(
      label(W - 360, y + 60, `rises ${Math.round(sunAt(d, rise).azimuth)}° east of north`, 27, {
        italic: true,
      }),
    );
  });
  b.text(label(W - 440, 830, 'Dots are hours of solar time.', 27, { italic: true }));
}

export const scene: Scene = { seed: 62, draw: sunPath, finish: crisp };
