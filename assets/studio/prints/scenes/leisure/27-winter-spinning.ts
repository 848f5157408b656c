import { box, disc, mark, P, stroke, times } from '../../kit/ink.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear, type Person } from '../../kit/people.ts';
import type { Scene } from '../../kit/scene.ts';
import { fire, fleece, rug, stoneFace } from '../../kit/things.ts';
import { basket, distaff, jug } from '../../kit/tools.ts';

function winterSpinning(b: Sheet): void {
  const { r, W, H } = b;
  b.add(box(0, 0, W, H, P.ink), box(0, 760, W, 320, P.earth));
  // plaster glowing round the hearth
  b.add(
    `<radialGradient id="glow" cx="0.5" cy="0.62" r="0.62"><stop offset="0" stop-color="${P.ochre}"/><stop offset="0.45" stop-color="${P.clay}"/><stop offset="1" stop-color="${P.grape}"/></radialGradient>`,
    '<rect x="0" y="0" width="1600" height="770" fill="url(#glow)"/>',
  );
  b.add(
    times(300, () => {
      const x = r.u(0, W);
      const y = r.u(120, 760);
      return mark(
        x,
        y,
        Math.atan2(y - 660, x - 800) + 1.57,
        r.u(24, 70),
        2.2,
        Math.hypot(x - 800, y - 660) < 420 ? P.straw : P.ink,
        r,
      );
    }),
  );
  b.add(
    box(0, 40, W, 84, P.ink),
    times(9, (i) => box(60 + i * 180, 60, 64, 96, P.earth) + box(60 + i * 180, 148, 64, 10, P.ink)),
  );
  // hooded hearth
  b.add(
    `<path d="M620 560L700 240H900L980 560Z" fill="${P.paper2}" stroke="${P.ink}" stroke-width="5"/>`,
    times(60, () => mark(r.u(660, 940), r.u(260, 550), 1.5, 44, 2.4, P.straw, r)),
    box(600, 552, 400, 30, P.earth, `stroke="${P.ink}" stroke-width="4"`),
    `<path d="M650 790V582H950V790Z" fill="${P.ink}"/>`,
    fire(r, 800, 800, 170),
    stroke('M800 582V640', P.straw, 5),
    `<path d="M752 640H848Q852 706 800 710Q748 706 752 640Z" fill="${P.rust}" stroke="${P.ink}" stroke-width="4"/>`,
    stoneFace(r, 600, 790, 400, 40, 38),
  );
  // small window with snow
  b.add(
    box(1240, 250, 190, 210, P.ink),
    box(1256, 266, 158, 178, P.indigo),
    times(40, () => disc(r.u(1260, 1410), r.u(270, 440), r.u(2, 5), P.paper)),
    box(1330, 256, 10, 200, P.ink),
    box(1246, 350, 180, 10, P.ink),
    box(1226, 456, 220, 20, P.earth),
  );
  b.add(
    box(150, 260, 210, 14, P.ink),
    jug(200, 260, 76),
    jug(280, 260, 60, P.ochre),
    jug(330, 260, 50, P.paper2),
  );
  b.add(
    times(340, () => {
      const y = r.u(770, H);
      return mark(r.u(0, W), y, r.g(0, 0.03), r.u(40, 100), 2.8, r() < 0.6 ? P.clay : P.ink, r);
    }),
  );
  b.add(
    `<g transform="translate(800 960) scale(1 0.42)">${`<g transform="translate(-520 -160)">${rug(r, 0, 0, 1040, 300, 0)}</g>`}</g>`,
  );
  const spin: Partial<Person> = { seat: 'sit', armF: [2.3, 1.9], armB: [2.4, 1.0], tool: distaff };
  const stool = (x: number, y: number, w: number): string =>
    box(x - w / 2, y, w, 20, P.ink) +
    box(x - w / 2 + 10, y + 16, 16, 90, P.ink) +
    box(x + w / 2 - 26, y + 16, 16, 90, P.ink);
  b.add(
    stool(270, 880, 150),
    person(r, { x: 260, y: 985, h: 560, lean: 0.05, ...wear.woman, ...spin }),
    stool(520, 830, 120),
    person(r, { x: 515, y: 925, h: 430, lean: 0.1, ...wear.girl, ...spin }),
  );
  b.add(
    stool(1310, 880, 150),
    person(r, { x: 1330, y: 985, h: 560, dir: -1, lean: 0.08, ...wear.widow, ...spin }),
    stool(1080, 830, 120),
    person(r, {
      x: 1085,
      y: 925,
      h: 430,
      dir: -1,
      ...wear.woman,
      low: P.rust,
      lowcut: P.ochre,
      apron: P.ink,
      ...spin,
    }),
  );
  b.add(basket(800, 1020, 66, fleece(800, 984, 44)));
}

export const scene: Scene = { seed: 127, draw: winterSpinning };
