import { clip, gouge, mark, P, times, type Pt } from '../../kit/ink.ts';
import { hill, shadow, sky } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear, type Person } from '../../kit/people.ts';
import { haystack, tree } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { use } from '../../kit/tools.ts';

function haymaking(b: Sheet): void {
  const { r, W, H } = b;
  sky(b, { ground: P.paper2, cut: P.water, kind: 'clouds', to: 260 });
  hill(b, {
    y: 470,
    amp: 420,
    wave: 360,
    fill: P.water,
    cut: P.paper,
    shift: 9.4,
    sharp: true,
    cutting: 'ridge',
  });
  b.add(
    times(16, (i) =>
      tree(r, {
        x: 30 + i * 110,
        y: 440 + Math.pow((i * 110) / 1640, 1.35) * 330,
        h: 150 + r.u(0, 70),
        kind: 'fir',
      }),
    ),
  );
  // steep meadow from upper left to lower right
  const slope: Pt[] = [
    [-20, 420],
    [500, 480],
    [1000, 590],
    [1640, 760],
    [1640, H + 20],
    [-20, H + 20],
  ];

  b.add(
    `<path d="M${slope.map((p) => p.join(' ')).join('L')}Z" fill="${P.leaf}"/>`,
    clip(
      `M${slope.map((p) => p.join(' ')).join('L')}Z`,
      times(900, () =>
        mark(
          r.u(0, W),
          r.u(420, H),
          0.2 + r.g(0, 0.08),
          r.u(30, 60),
          2.6,
          r() < 0.6 ? P.sage : P.straw,
          r,
        ),
      ) +
        times(7, (i) =>
          gouge(
            [
              [-20, 560 + i * 96],
              [600, 640 + i * 96],
              [1640, 860 + i * 110],
            ],
            11,
            P.straw,
            r,
          ),
        ),
    ),
  );
  b.add(
    haystack(r, 1200, 770, 230),
    haystack(r, 1450, 830, 270),
    haystack(r, 980, 640, 130),
    haystack(r, 780, 570, 100),
  );
  const mower = (x: number, y: number, h: number, o: Partial<Person>): string =>
    shadow(x, y, h * 0.3, P.deep) +
    person(r, {
      x,
      y,
      h,
      dir: 1,
      lean: 0.35,
      neck: -0.05,
      ...wear.youth,
      legF: [2.55, 3.15],
      legB: [3.5, 3.55],
      ...use.scythe,
      ...o,
    });
  b.add(
    mower(180, 640, 250, { head: 'brim', hatc: P.straw }),
    mower(420, 790, 330, { vest: P.rust, head: 'brim', hatc: P.ink, moustache: true }),
    mower(700, 985, 430, {
      vest: P.paper2,
      top: P.paper,
      low: P.indigo,
      lowcut: P.water,
      head: 'brim',
      hatc: P.straw,
    }),
  );
  b.add(
    person(r, {
      x: 1130,
      y: 985,
      h: 380,
      lean: 0.3,
      ...wear.woman,
      low: P.rust,
      lowcut: P.ochre,
      apron: P.ink,
      ...use.rake,
    }),
  );
}

export const scene: Scene = { seed: 114, draw: haymaking };
