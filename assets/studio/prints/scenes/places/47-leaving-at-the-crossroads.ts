import { birds, dog } from '../../kit/animals.ts';
import { fountain } from '../../kit/buildings.ts';
import { clip, hatch, limb, P, smooth, times, type Pt } from '../../kit/ink.ts';
import { ground, hill, shadow, sky, toward } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear, type Person } from '../../kit/people.ts';
import { tree, tuft } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';

function leaving(b: Sheet): void {
  const { r, W } = b;
  sky(b, {
    ground: P.clay,
    cut: P.ochre,
    kind: 'rays',
    sun: [1060, 420, 80],
    sunc: P.straw,
    to: 420,
  });
  hill(b, { y: 500, amp: 190, wave: 460, fill: P.grape, cut: P.clay, shift: 3.5 });
  hill(b, { y: 540, amp: 90, wave: 420, fill: P.indigo, cut: P.water, shift: 9.5 });
  ground(b, 540, P.deep, P.leaf, toward(1060, 400), { step: 15, second: P.sage });
  const road: Pt[] = [
    [1040, 548],
    [1068, 548],
    [1010, 620],
    [1000, 700],
    [1140, 820],
    [1200, 1090],
    [300, 1090],
    [640, 880],
    [860, 720],
    [960, 620],
  ];
  b.add(
    `<path d="${smooth(road)}" fill="${P.straw}"/>`,
    clip(
      smooth(road),
      hatch(
        r,
        [300, 550, 1250, 1090],
        15,
        (x, y) => Math.atan2(y - 500, x - 1000),
        44,
        2.8,
        P.ochre,
      ) +
        hatch(
          r,
          [300, 600, 1250, 1090],
          40,
          (x, y) => Math.atan2(y - 500, x - 1000),
          34,
          2.6,
          P.earth,
          () => 0.5,
        ),
    ),
  );
  b.add(
    times(9, (i) =>
      tree(r, {
        x: i < 5 ? 60 + i * 150 : 1180 + (i - 5) * 130,
        y: 590,
        h: 150 + (i % 3) * 60,
        kind: 'poplar',
        leaf: P.deep,
        dark: P.ink,
        lite: P.sage,
      }),
    ),
  );
  b.add(
    fountain(r, 1230, 800, 260, 230),
    tree(r, { x: 1520, y: 790, h: 520, leaf: P.leaf, dark: P.ink }),
  );
  b.add(
    person(r, {
      x: 960,
      y: 760,
      h: 240,
      back: true,
      ...wear.man,
      vest: P.ink,
      top: P.ink,
      topcut: P.stone,
      low: P.ink,
      legwrap: P.ink,
      armF: [2.4, 0.6],
      armB: [3.4, 3.3],
      legF: [2.95, 3.1],
      legB: [3.25, 3.25],
    }),
    limb([900, 620], [1010, 560], 5, 5, P.ink),
    `<path d="${smooth([
      [868, 640],
      [886, 590],
      [918, 580],
      [940, 612],
      [922, 656],
      [886, 664],
    ])}" fill="${P.rust}" stroke="${P.ink}" stroke-width="4"/>`,
  );
  const watch: Partial<Person> = { back: true, armF: [2.8, 2.9], armB: [3.5, 3.4] };
  b.add(
    shadow(420, 1005, 260, P.ink, 0.6),
    person(r, {
      x: 250,
      y: 1000,
      h: 470,
      ...wear.widow,
      ...watch,
      scarfc: P.ink,
      scarfcut: P.stone,
    }),
    person(r, { x: 430, y: 1010, h: 480, ...wear.woman, ...watch, armF: [1.6, 0.6] }),
    person(r, { x: 590, y: 1005, h: 300, ...wear.girl, ...watch, scarfc: P.ochre }),
    person(r, {
      x: 120,
      y: 1012,
      h: 260,
      dress: 'trousers',
      head: 'bare',
      top: P.wool,
      low: P.indigo,
      ...watch,
    }),
  );
  b.add(
    dog(720, 1010, 1.1, 1),
    birds(r, [200, 100, 1400, 300], 8, 22),
    times(18, () => tuft(r, r.u(1150, W), r.u(960, 1060), 44, P.sage)),
  );
}

export const scene: Scene = { seed: 147, draw: leaving };
