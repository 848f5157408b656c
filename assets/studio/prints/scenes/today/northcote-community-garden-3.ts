import { hen } from '../../kit/animals.ts';
import { window } from '../../kit/buildings.ts';
import { box, mark, P, poly, times } from '../../kit/ink.ts';
import { fence, ground, sky, toward } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person } from '../../kit/people.ts';
import { cabbage, pumpkin, tomato, tuft } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { basket, use } from '../../kit/tools.ts';
import { today, STAND } from './common.ts';

function communityGarden(b: Sheet): void {
  const { r } = b;
  sky(b, { ground: P.water, cut: P.paper2, kind: 'plain', to: 330, birds: 4 });
  // terraces over the fence
  for (let i = 0; i < 6; i++) {
    const x = -40 + i * 290;
    b.add(
      box(
        x,
        300,
        280,
        220,
        [P.clay, P.paper2, P.ochre, P.clay, P.straw, P.paper][i] ?? P.clay,
        `stroke="${P.ink}" stroke-width="4"`,
      ),
      poly(
        [
          [x - 16, 304],
          [x + 296, 304],
          [x + 230, 200],
          [x + 50, 200],
        ],
        i % 2 ? P.stone : P.rust,
        `stroke="${P.ink}" stroke-width="4"`,
      ),
      box(x + 210, 160, 34, 70, P.rust, `stroke="${P.ink}" stroke-width="3"`),
      window(x + 60, 350, 60, 80),
      window(x + 170, 350, 60, 80),
    );
  }
  fence(b, [-20, 560], [1640, 560], 110, 110, 60, P.earth);
  ground(b, 550, P.straw, P.ochre, toward(800, 420), { step: 16, second: P.clay });
  const bed = (x: number, y: number, w: number, h: number): void => {
    b.add(
      poly(
        [
          [x, y],
          [x + w, y],
          [x + w + h * 0.5, y + h],
          [x - h * 0.5, y + h],
        ],
        P.ink,
      ),
      box(x - h * 0.5, y + h, w + h, h * 0.55, P.earth, `stroke="${P.ink}" stroke-width="4"`),
      mark(x + w / 2, y + h * 1.3, 0, w, 2.4, P.clay, r),
    );
  };
  bed(150, 640, 380, 60);
  bed(700, 640, 380, 60);
  bed(1240, 640, 320, 60);
  b.add(
    times(8, (i) => tomato(r, 180 + i * 48, 690, 150)),
    times(8, (i) => cabbage(r, 720 + i * 50, 690, 28)),
    times(7, (i) => tuft(r, 1270 + i * 44, 690, 90, i % 2 ? P.leaf : P.sage)),
  );
  bed(60, 850, 470, 90);
  bed(1060, 850, 480, 90);
  b.add(
    times(8, (i) => cabbage(r, 90 + i * 60, 930, 40)),
    times(9, (i) => tomato(r, 1080 + i * 56, 926, 190)),
    pumpkin(640, 1010, 52),
    pumpkin(720, 1030, 40),
  );
  b.add(
    person(r, { x: 800, y: 1000, h: 480, lean: 0.3, ...today.three, ...STAND, ...use.shovel }),
    person(r, {
      x: 590,
      y: 860,
      h: 360,
      dir: 1,
      lean: 0.55,
      neck: -0.1,
      ...today.one,
      ...STAND,
      armF: [2.4, 2.0],
      armB: [2.6, 2.2],
    }),
    person(r, {
      x: 1140,
      y: 800,
      h: 320,
      dir: -1,
      lean: 0.1,
      ...today.two,
      ...STAND,
      armF: [2.4, 1.6],
      tool: ({ haF, k }) => basket(haF[0], haF[1] + 0.6 * k, 0.9 * k),
    }),
    hen(r, 970, 1020, 70, 1, P.paper),
  );
}

export const scene: Scene = { seed: 332, draw: communityGarden };
