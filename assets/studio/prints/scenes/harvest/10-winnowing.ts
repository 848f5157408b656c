import { clip, mark, oval, P, smooth, times } from '../../kit/ink.ts';
import { hill, shadow, sky } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear, type Person } from '../../kit/people.ts';
import { tuft } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { basket, use } from '../../kit/tools.ts';

function winnowing(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.sky, cut: P.paper, kind: 'wind', to: 760 });
  hill(b, { y: 900, amp: 130, wave: 700, fill: P.indigo, cut: P.water, shift: 1.4 });
  const top = hill(b, {
    y: 930,
    amp: 90,
    wave: 900,
    fill: P.ochre,
    cut: P.straw,
    shift: 5.1,
    cutting: 'flow',
    angle: 0.05,
  });
  b.add(times(26, () => tuft(r, r.u(0, W), 960 + r.u(-20, 90), 40, P.earth)));
  const heap = (x: number, y: number, w: number): string => {
    const d = smooth([
      [x - w, y],
      [x - w * 0.4, y - w * 0.42],
      [x, y - w * 0.52],
      [x + w * 0.45, y - w * 0.38],
      [x + w, y],
      [x, y + w * 0.08],
    ]);
    return (
      `<path d="${d}" fill="${P.straw}"/>` +
      clip(
        d,
        times(70, () =>
          mark(
            x + r.u(-w, w),
            y - r.u(0, w * 0.5),
            r.u(0, 3.1),
            14,
            2,
            r() < 0.5 ? P.earth : P.paper,
            r,
          ),
        ),
      )
    );
  };
  b.add(heap(560, top(560) + 16, 190), heap(1120, top(1120) + 30, 150));
  // grain falls, chaff streams to the right
  const cloud = (x: number, y: number, s: number): string =>
    times(120, () => {
      const t = r();
      return oval(
        x + r.g(0, 26) * s,
        y - 20 * s + t * 300 * s,
        3.4 * s,
        4.6 * s,
        r() < 0.5 ? P.earth : P.rust,
      );
    }) +
    times(260, () => {
      const t = Math.pow(r(), 0.8);
      return mark(
        x + t * 620 * s + r.g(0, 20),
        y - 40 * s - t * 90 * s + r.g(0, 50 * (0.35 + t)) * s,
        -0.15 + r.g(0, 0.35),
        r.u(12, 34) * s,
        2.4 * s,
        r() < 0.6 ? P.paper : P.straw,
        r,
      );
    });
  b.add(cloud(660, 420, 1), cloud(1230, 560, 0.72));
  const worker = (x: number, o: Partial<Person>): string =>
    shadow(x, top(x) + 22, 110, P.earth) +
    person(r, { x, y: top(x) + 20, h: 400, lean: -0.06, ...wear.man, ...use.toss, ...o });
  b.add(
    worker(430, { vest: P.rust, legF: [2.7, 3.1], legB: [3.45, 3.6] }),
    worker(1020, { h: 330, ...wear.woman, moustache: false, dress: 'skirt', head: 'scarf' }),
  );
  b.add(
    person(r, {
      x: 1420,
      y: top(1420) + 40,
      h: 300,
      dir: -1,
      lean: 0.7,
      neck: -0.2,
      ...wear.widow,
      scarfc: P.ochre,
      ...use.rake,
    }),
  );
  b.add(basket(240, top(240) + 40, 66, oval(240, top(240) + 8, 56, 26, P.earth)));
}

export const scene: Scene = { seed: 110, draw: winnowing };
