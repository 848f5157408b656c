import { dog, sheep } from '../../kit/animals.ts';
import { box, clip, gouge, limb, mark, oval, P, smooth, stroke, times } from '../../kit/ink.ts';
import { fieldWall, ground, hill, sky } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import { tuft } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { fire, stoneFace, tub } from '../../kit/things.ts';
import { use } from '../../kit/tools.ts';

function cheese(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.sky, cut: P.paper, kind: 'clouds', to: 330, birds: 4 });
  hill(b, { y: 560, amp: 470, wave: 520, fill: P.stone, cut: P.paper2, shift: 3.3, sharp: true });
  hill(b, { y: 610, amp: 150, wave: 520, fill: P.sage, cut: P.straw, shift: 8.1, cutting: 'flow' });
  hill(b, {
    y: 700,
    amp: 110,
    wave: 700,
    fill: P.leaf,
    cut: P.sage,
    shift: 2.2,
    cutting: 'flow',
  });
  for (let i = 0; i < 26; i++)
    b.add(
      sheep(r, {
        x: r.u(40, 900),
        y: r.u(600, 720),
        s: r.u(20, 34),
        dir: r() < 0.5 ? 1 : -1,
        head: r() < 0.6 ? 'down' : 'up',
      }),
    );
  // thatched fold hut
  b.add(
    stoneFace(r, 1090, 700, 420, 170, 40),
    `<path d="M1030 716Q1160 470 1300 440Q1440 470 1580 716Z" fill="${P.ochre}" stroke="${P.ink}" stroke-width="4"/>`,
    clip(
      'M1030 716Q1160 470 1300 440Q1440 470 1580 716Z',
      times(150, () => {
        const x = r.u(1040, 1570);
        return mark(
          x,
          r.u(450, 716),
          1.57 + (1300 - x) / 500,
          70,
          3,
          r() < 0.6 ? P.straw : P.earth,
          r,
        );
      }),
    ),
    box(1250, 730, 100, 140, P.ink),
  );
  ground(b, 850, P.sage, P.straw, () => 0.05, { step: 15, second: P.leaf });
  fieldWall(b, [-20, 880], [420, 850], 70, 60);
  // tripod, cauldron, cheeses on a pole
  b.add(
    fire(r, 640, 985, 90),
    limb([540, 990], [640, 640], 8, 7, P.ink),
    limb([740, 990], [640, 640], 8, 7, P.ink),
    limb([660, 970], [640, 640], 7, 6, P.ink),
    stroke('M640 660V760', P.ink, 5),
    `<path d="M550 770H730Q746 900 640 906Q534 900 550 770Z" fill="${P.ink}"/>`,
    oval(640, 772, 90, 18, P.paper),
    stroke('M552 772Q640 690 728 772', P.ink, 6),
  );
  b.add(
    limb([860, 1000], [862, 720], 9, 8, P.ink),
    limb([1080, 1000], [1078, 720], 9, 8, P.ink),
    limb([840, 730], [1100, 726], 8, 8, P.earth),
    times(
      3,
      (i) =>
        `<path d="${smooth([
          [900 + i * 70, 740],
          [930 + i * 70, 800],
          [920 + i * 70, 850],
          [884 + i * 70, 850],
          [874 + i * 70, 800],
        ])}" fill="${P.paper}" stroke="${P.ink}" stroke-width="3.4"/>` +
        gouge(
          [
            [900 + i * 70, 750],
            [896 + i * 70, 800],
            [902 + i * 70, 840],
          ],
          2,
          P.stone,
        ) +
        gouge(
          [
            [902 + i * 70, 855],
            [902 + i * 70, 880],
          ],
          2.6,
          P.paper,
        ),
    ),
    tub(970, 1010, 150, 80),
  );
  b.add(
    person(r, {
      x: 400,
      y: 1005,
      h: 480,
      lean: 0.2,
      ...wear.man,
      vest: P.paper,
      topcut: P.stone,
      top: P.clay,
      hatc: P.ink,
      ...use.stir,
    }),
  );
  b.add(
    sheep(r, { x: 190, y: 1010, s: 100, dir: 1 }),
    sheep(r, { x: 70, y: 960, s: 84, dir: 1, body: P.ink, curl: P.stone, horn: true }),
    dog(1280, 1000, 1.7, -1),
    times(26, () => tuft(r, r.u(0, W), r.u(1020, 1067), 34, P.leaf)),
  );
}

export const scene: Scene = { seed: 119, draw: cheese };
