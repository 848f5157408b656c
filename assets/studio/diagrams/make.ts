/**
 * The four climate diagrams as inline SVG: real text, colours from the site's tokens, portrait, so
 * that they are readable on a phone. Run from the repository root: `node --import tsx assets/studio/diagrams/make.ts`
 */
import { writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { f } from '../ink.ts';
import { DECLINATION, NOON, SEASONS, sunAt, sunrise, TOWNS, type Season } from '../sun.ts';

const RAD = Math.PI / 180;
const fallback = {
  paper: '#f3ead9',
  'paper-sunk': '#eadfc9',
  'paper-raised': '#faf5ea',
  ink: '#2b221c',
  'ink-soft': '#5a4c40',
  line: '#cbb994',
  clay: '#8c3f28',
  leaf: '#4f5d3c',
  indigo: '#3f4b5c',
  ochre: '#82540f',
} as const;
type Role = keyof typeof fallback;
const c = (role: Role): string => `var(--color-${role},${fallback[role]})`;
const colourOf: Record<Season | 'equinox', Role> = {
  summer: 'clay',
  autumn: 'ochre',
  spring: 'leaf',
  winter: 'indigo',
  equinox: 'ochre',
};

const text = (
  x: number,
  y: number,
  words: string,
  o: {
    size?: number;
    anchor?: 'start' | 'middle' | 'end';
    fill?: Role;
    weight?: number;
    italic?: boolean;
  } = {},
): string =>
  `<text x="${f(x)}" y="${f(y)}"${o.anchor && o.anchor !== 'start' ? ` text-anchor="${o.anchor}"` : ''}${o.size && o.size !== 24 ? ` font-size="${o.size}"` : ''}${o.weight ? ` font-weight="${o.weight}"` : ''}${o.italic ? ' font-style="italic"' : ''} fill="${c(o.fill ?? 'ink')}">${words}</text>`;
const line = (
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  role: Role,
  w = 2,
  extra = '',
): string =>
  `<path d="M${f(x0)} ${f(y0)}L${f(x1)} ${f(y1)}" stroke="${c(role)}" stroke-width="${w}" fill="none" ${extra}/>`;
const area = (d: string, role: Role, extra = ''): string =>
  `<path d="${d}" fill="${c(role)}" ${extra}/>`;
const edge = (d: string, role: Role, w = 2, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${c(role)}" stroke-width="${w}" ${extra}/>`;

function diagram(
  name: string,
  title: string,
  desc: string,
  w: number,
  h: number,
  body: string,
): void {
  const dir = 'src/content/diagrams';
  mkdirSync(dir, { recursive: true });
  writeFileSync(
    join(dir, `${name}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" role="img" aria-labelledby="${name}-title ${name}-desc" font-size="24" font-family="inherit"><title id="${name}-title">${title}</title><desc id="${name}-desc">${desc}</desc>${body}</svg>\n`,
  );
}

const sun = (x: number, y: number, r: number, role: Role): string => {
  let rays = '';
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 6.283;
    rays += `M${f(x + Math.cos(a) * (r + 5))} ${f(y + Math.sin(a) * (r + 5))}L${f(x + Math.cos(a) * (r + 13))} ${f(y + Math.sin(a) * (r + 13))}`;
  }
  return (
    `<circle cx="${f(x)}" cy="${f(y)}" r="${r}" fill="${c(role)}"/>` +
    edge(rays, role, 3, 'stroke-linecap="round"')
  );
};

function solarSection(): void {
  const m = 50;
  const floor = 560;
  const x0 = 292;
  const overhang = 0.6;
  const eaveHeight = 2.4;
  const head = 2.1;
  const width = 7.2;
  const x1 = x0 + width * m;
  const tip: readonly [number, number] = [x0 - overhang * m, floor - eaveHeight * m];
  const ridge: readonly [number, number] = [x0 + 3 * m, floor - 4.1 * m];
  const back: readonly [number, number] = [x1 + 0.45 * m, floor - 2.3 * m];
  const tw = Math.tan(NOON.winter * RAD);
  const lit = Math.min(head, eaveHeight - overhang * tw);
  const reach = lit / tw;
  let s = area(`M0 ${floor}H720V620H0Z`, 'paper-sunk') + line(0, floor, 720, floor, 'ink', 3);
  s += area(
    `M${x0} ${floor}V${tip[1]}L${ridge[0]} ${ridge[1]}L${x1} ${floor - 2.5 * m}V${floor}Z`,
    'paper-raised',
  );
  s += area(
    `M${x0} ${f(floor - lit * m)}L${f(x0 + reach * m)} ${floor}H${x0}Z`,
    'ochre',
    'opacity=".3"',
  );
  s += area(`M${x0} ${floor}h${f(reach * m)}v16h${f(-reach * m)}Z`, 'ochre');
  s += area(`M${f(x0 + reach * m)} ${floor}H${x1}v16H${f(x0 + reach * m)}Z`, 'ink-soft');
  const beam = (
    season: 'winter' | 'equinox' | 'summer',
    len: number,
  ): readonly [number, number] => {
    const a = NOON[season] * RAD;
    return [tip[0] - Math.cos(a) * len, tip[1] - Math.sin(a) * len];
  };
  for (const [season, len] of [
    ['winter', 262],
    ['equinox', 268],
    ['summer', 262],
  ] as const) {
    const p = beam(season, len);
    const a = NOON[season] * RAD;
    const inside = tip[0] + (floor - tip[1]) / Math.tan(a);
    const role = season === 'winter' ? 'indigo' : colourOf[season];
    s += line(
      p[0],
      p[1],
      inside,
      floor,
      role,
      3,
      season === 'winter' ? '' : 'stroke-dasharray="9 7"',
    );
    s += sun(p[0], p[1], 18, role);
    const label = {
      winter: [14, p[1] + 96] as const,
      equinox: [14, p[1] - 76] as const,
      summer: [p[0] + 44, p[1] + 8] as const,
    }[season];
    s += text(label[0], label[1], `${season} ${NOON[season].toFixed(1)}°`, {
      fill: role,
      weight: 600,
    });
  }
  s +=
    area(`M${x0} ${f(floor - 0.1 * m)}V${floor}h14V${f(floor - 0.1 * m)}Z`, 'ink') +
    area(`M${x0} ${f(floor - head * m)}V${f(tip[1] + 4)}h14V${f(floor - head * m)}Z`, 'ink');
  s += line(x0 + 7, floor - head * m, x0 + 7, floor, 'ink', 3);
  s += area(`M${x1 - 20} ${floor}V${floor - 2.5 * m}H${x1}V${floor}Z`, 'ink-soft');
  const mx = x0 + 4.2 * m;
  s += area(`M${mx} ${floor}v${-2.3 * m}h16v${2.3 * m}Z`, 'clay');
  s += edge(
    `M${f(tip[0])} ${f(tip[1])}L${ridge[0]} ${ridge[1]}L${f(back[0])} ${f(back[1])}`,
    'ink',
    12,
    'stroke-linejoin="round"',
  );
  s +=
    text(14, 600, 'N', { weight: 700 }) +
    line(58, 592, 26 + 10, 592, 'ink', 3) +
    area('M40 584L26 592L40 600Z', 'ink', 'transform="translate(14 0)"');
  s +=
    text(14, 46, 'Noon sun in section', { size: 34, weight: 600 }) +
    text(14, 82, 'latitude 37.2° S, sun from the north', { fill: 'ink-soft', italic: true });
  s += text(mx + 26, floor - 1.15 * m, 'mass wall', { size: 22 });
  s += text(14, 654, `Winter: sun reaches ${reach.toFixed(1)} m across the floor.`, {
    fill: 'indigo',
  });
  s += text(14, 688, `21 December: ${overhang} m of eave shades ${eaveHeight} m.`, {
    fill: 'clay',
  });
  diagram(
    'solar-section',
    'Noon sun in section at latitude 37.2 degrees south',
    `Section through a house with its glass to the north, at the left. At solar noon the sun stands ${NOON.winter.toFixed(1)} degrees above the northern horizon at the winter solstice, ${NOON.equinox.toFixed(1)} at the equinoxes and ${NOON.summer.toFixed(1)} at the summer solstice. Below an eave at 2.4 metres that projects ${overhang} metres, winter sun reaches ${reach.toFixed(1)} metres into the room and warms the floor. At noon on 21 December the eave just shades all the glass; before and after, less of it. For the two months around it an eave of 0.75 metres would.`,
    720,
    720,
    s,
  );
}

function sunPath(): void {
  const cx = 360;
  const cy = 396;
  const R = 262;
  const at = (altitude: number, azimuth: number): readonly [number, number] => {
    const q = (R * (90 - altitude)) / 90;
    return [cx + Math.sin(azimuth * RAD) * q, cy - Math.cos(azimuth * RAD) * q];
  };
  let s = `<circle cx="${cx}" cy="${cy}" r="${R}" fill="${c('paper-raised')}" stroke="${c('ink')}" stroke-width="3"/>`;
  for (const alt of [30, 60])
    s +=
      `<circle cx="${cx}" cy="${cy}" r="${f((R * (90 - alt)) / 90)}" fill="none" stroke="${c('line')}" stroke-width="2"/>` +
      text(
        cx - ((R * (90 - alt)) / 90) * 0.71 - 6,
        cy + ((R * (90 - alt)) / 90) * 0.71 + 22,
        `${alt}°`,
        { size: 22, fill: 'ink-soft', anchor: 'end' },
      );
  s += line(cx - R, cy, cx + R, cy, 'line') + line(cx, cy - R, cx, cy + R, 'line');
  for (const [words, x, y, anchor] of [
    ['N', cx, cy - R - 12, 'middle'],
    ['S', cx, cy + R + 30, 'middle'],
    ['E', cx + R + 12, cy + 8, 'start'],
    ['W', cx - R - 12, cy + 8, 'end'],
  ] as const)
    s += text(x, y, words, { weight: 700, anchor, size: 26 });
  const table: string[] = [];
  for (const season of ['summer', 'equinox', 'winter'] as const) {
    const d = DECLINATION[season];
    const rise = sunrise(d);
    const role = season === 'winter' ? 'indigo' : colourOf[season];
    let path = '';
    for (let i = 0; i <= 48; i++) {
      const p = sunAt(d, rise + ((24 - 2 * rise) * i) / 48);
      const q = at(Math.max(0, p.altitude), p.azimuth);
      path += `${i ? 'L' : 'M'}${f(q[0])} ${f(q[1])}`;
    }
    s += edge(path, role, 5);
    for (let h = Math.ceil(rise); h <= 24 - rise; h++) {
      const p = sunAt(d, h);
      const q = at(p.altitude, p.azimuth);
      s += `<circle cx="${f(q[0])}" cy="${f(q[1])}" r="${h % 3 === 0 ? 8 : 4.5}" fill="${c(role)}"/>`;
    }
    const riseAz = sunAt(d, rise).azimuth;
    table.push(
      `${season}: noon altitude ${NOON[season].toFixed(1)} degrees, rising ${Math.round(riseAz)} degrees east of north and setting as far west, ${(24 - 2 * rise).toFixed(1)} hours of day`,
    );
    const noon = at(NOON[season], 0);
    s += text(
      noon[0] - 14,
      noon[1] + (season === 'summer' ? 40 : 34),
      `${NOON[season].toFixed(1)}°`,
      { fill: role, weight: 600, size: 24, anchor: 'end' },
    );
  }
  const noonW = at(NOON.winter, 0);
  s += text(noonW[0] + 12, noonW[1] + 34, 'noon', { size: 22, fill: 'ink-soft' });
  const dec9 = at(sunAt(DECLINATION.equinox, 9).altitude, sunAt(DECLINATION.equinox, 9).azimuth);
  s += text(dec9[0] + 14, dec9[1] + 4, '9', { size: 22, fill: 'ink-soft' });
  const e15 = at(sunAt(DECLINATION.equinox, 15).altitude, sunAt(DECLINATION.equinox, 15).azimuth);
  s += text(e15[0] - 14, e15[1] + 4, '15', { size: 22, fill: 'ink-soft', anchor: 'end' });
  s += `<g transform="translate(${cx} ${cy + 118}) rotate(20)"><rect x="-66" y="-26" width="132" height="52" fill="${c('paper-sunk')}" stroke="${c('ink')}" stroke-width="4"/><path d="M0 -28V-74M-10 -60L0 -76L10 -60" fill="none" stroke="${c('ink')}" stroke-width="4"/></g>`;
  s += text(cx, cy + 208, 'faces 20° east of north', { size: 22, anchor: 'middle' });
  s += text(14, 46, 'The sun’s path, seen from above', { size: 34, weight: 600 });
  for (const [i, [season, words]] of (
    [
      ['summer', '21 December'],
      ['equinox', 'equinoxes'],
      ['winter', '21 June'],
    ] as const
  ).entries()) {
    const role = season === 'winter' ? 'indigo' : colourOf[season];
    s +=
      line(14 + i * 240, 726, 60 + i * 240, 726, role, 6) +
      text(70 + i * 240, 734, words, { fill: role });
  }
  diagram(
    'sun-path',
    'The path of the sun over the year at latitude 37.2 degrees south',
    `Plan of the sky: the rim is the horizon, the centre is straight up, north is at the top. Dots mark the hours of solar time, large ones every three hours. ${table.join('; ')}. The sun crosses the north at noon. A house drawn at the centre faces 20 degrees east of north.`,
    720,
    760,
    s,
  );
}

function seasonalWinds(): void {
  const cx = 360;
  const cy = 392;
  const arrow = (
    from: number,
    r0: number,
    r1: number,
    w: number,
    role: Role,
    dash = '',
  ): string => {
    const a = from * RAD;
    const dx = Math.sin(a);
    const dy = -Math.cos(a);
    const start: readonly [number, number] = [cx + dx * r1, cy + dy * r1];
    const end: readonly [number, number] = [cx + dx * (r0 + w * 1.3), cy + dy * (r0 + w * 1.3)];
    const nx = -dy;
    const ny = dx;
    return (
      `<path d="M${f(start[0])} ${f(start[1])}L${f(end[0])} ${f(end[1])}" stroke="${c(role)}" stroke-width="${w}" ${dash}/>` +
      area(
        `M${f(cx + dx * r0)} ${f(cy + dy * r0)}L${f(end[0] + nx * w * 1.3)} ${f(end[1] + ny * w * 1.3)}L${f(end[0] - nx * w * 1.3)} ${f(end[1] - ny * w * 1.3)}Z`,
        role,
      )
    );
  };
  let s = `<circle cx="${cx}" cy="${cy}" r="252" fill="${c('paper-raised')}" stroke="${c('line')}" stroke-width="2"/>`;
  for (const [words, x, y, anchor] of [
    ['N', cx, cy - 262, 'middle'],
    ['S', cx, cy + 284, 'middle'],
    ['E', cx + 264, cy + 8, 'start'],
    ['W', cx - 264, cy + 8, 'end'],
  ] as const)
    s += text(x, y, words, { weight: 700, anchor, size: 26 });
  s +=
    arrow(0, 96, 236, 30, 'clay') +
    arrow(-45, 104, 244, 24, 'indigo') +
    arrow(-80, 112, 240, 16, 'indigo') +
    arrow(-135, 104, 240, 22, 'leaf') +
    arrow(165, 92, 214, 12, 'ochre', 'stroke-dasharray="14 10"');
  s += `<g transform="translate(${cx} ${cy}) rotate(20)"><rect x="-82" y="-38" width="164" height="76" fill="${c('paper-sunk')}" stroke="${c('ink')}" stroke-width="5"/><path d="M-82 0H82" stroke="${c('ink')}" stroke-width="2"/></g>`;
  for (const [x, y] of [
    [150, 330],
    [128, 402],
    [296, 604],
    [140, 452],
    [160, 498],
    [250, 566],
  ] as const)
    s += `<circle cx="${x}" cy="${y}" r="20" fill="${c('leaf')}" opacity=".55"/>`;
  s +=
    text(cx + 34, cy - 196, 'summer: hot, dry,', { fill: 'clay', size: 23 }) +
    text(cx + 34, cy - 168, 'fire weather', { fill: 'clay', size: 23 });
  s +=
    text(30, 142, 'winter:', { fill: 'indigo', size: 23 }) +
    text(30, 170, 'cold rain', { fill: 'indigo', size: 23 });
  s +=
    text(20, 606, 'cool change', { fill: 'leaf', size: 23 }) +
    text(20, 634, 'after heat', { fill: 'leaf', size: 23 });
  s +=
    text(cx + 66, cy + 150, 'clear nights: cold', { fill: 'ochre', size: 23 }) +
    text(cx + 66, cy + 178, 'air drains downhill', { fill: 'ochre', size: 23 });
  s +=
    text(cx + 116, cy - 60, 'sheltered', { size: 22 }) +
    text(cx + 116, cy - 34, 'north-east', { size: 22 }) +
    text(cx + 116, cy - 8, 'sitting place', { size: 22 });
  s +=
    text(14, 46, 'Seasonal winds on a house', { size: 34, weight: 600 }) +
    text(14, 82, 'typical directions, not measured strengths', { fill: 'ink-soft', italic: true });
  s +=
    text(14, 726, 'Trees shelter the west and south-west, at the distance', { size: 22 }) +
    text(14, 754, 'that the bushfire assessment allows.', { size: 22 });
  diagram(
    'seasonal-winds',
    'Seasonal winds around a house in the Central Highlands',
    'Plan of a house facing 20 degrees east of north, north at the top. In summer hot, dry winds come from the north, with the worst fire weather. The cool change after heat comes from the south-west. Winter rain and cold come from the north-west and west. On clear, still nights cold air drains downhill, here shown coming from the south. Shelter trees stand to the west and south-west, the sitting place is at the protected north-east. Directions are typical, strengths are not drawn to scale.',
    720,
    774,
    s,
  );
}

function temperatureBands(): void {
  const x = (t: number): number => 190 + t * 15.6;
  let y = 126;
  let s =
    text(14, 46, 'Day and night by season', { size: 34, weight: 600 }) +
    text(14, 82, 'mean minimum to mean maximum, °C', { fill: 'ink-soft', italic: true });
  const top = y;
  const rows = TOWNS.length * (SEASONS.length * 29 + 54);
  for (const t of [0, 10, 20, 30])
    s +=
      line(x(t), top, x(t), top + rows, 'line', t === 0 ? 3 : 1.5) +
      text(x(t), top + rows + 28, `${t}°`, { anchor: 'middle', size: 22, fill: 'ink-soft' });
  s +=
    area(`M${x(18)} ${top}H${x(20)}V${top + rows}H${x(18)}Z`, 'leaf', 'opacity=".13"') +
    text(x(19), top - 8, 'comfort', { anchor: 'middle', size: 22, fill: 'leaf' });
  const said: string[] = [];
  for (const town of TOWNS) {
    s +=
      text(14, y + 30, town.name, { weight: 600, size: 26 }) +
      text(
        706,
        y + 30,
        `sun ${town.sunshine.summer.toFixed(1)} h summer, ${town.sunshine.winter.toFixed(1)} h winter`,
        { anchor: 'end', size: 22, fill: 'ink-soft' },
      );
    y += 40;
    const bars: string[] = [];
    for (const season of SEASONS) {
      const [max, min] = town.temperature[season];
      s += `<rect x="${f(x(min))}" y="${f(y + 4)}" width="${f(x(max) - x(min))}" height="18" fill="${c(colourOf[season])}"/>`;
      s +=
        text(14, y + 21, season, { size: 22, fill: colourOf[season] }) +
        text(x(min) - 7, y + 21, min.toFixed(1), { anchor: 'end', size: 22 }) +
        text(x(max) + 7, y + 21, max.toFixed(1), { size: 22 });
      bars.push(`${season} ${min.toFixed(1)} to ${max.toFixed(1)}`);
      y += 29;
    }
    said.push(`${town.name}: ${bars.join(', ')}`);
    y += 14;
  }
  diagram(
    'temperature-bands',
    'Mean daily temperatures by season in five places',
    `Bars from mean minimum to mean maximum in degrees Celsius, over a comfort band from 18 to 20. ${said.join('; ')}.`,
    720,
    top + rows + 44,
    s,
  );
}

solarSection();
sunPath();
seasonalWinds();
temperatureBands();
