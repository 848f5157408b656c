import { church, village } from '../../kit/buildings.ts';
import { f, mark, oval, P, times } from '../../kit/ink.ts';
import { ground, hill, shadow, sky } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear, type Person } from '../../kit/people.ts';
import { tree, tuft } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { tapan, zurla } from '../../kit/tools.ts';

function oro(b: Sheet): void {
  const { r, W } = b;
  sky(b, { ground: P.rust, cut: P.clay, kind: 'cirrus', to: 220 });
  hill(b, { y: 250, amp: 160, wave: 420, fill: P.indigo, cut: P.water, shift: 2.6 });
  village(b, 60, 560, () => 300, 6, 44, {});
  village(b, 1120, 1520, () => 310, 5, 46, {});
  b.add(
    church(800, 330, 250),
    tree(r, { x: 1000, y: 340, h: 220 }),
    tree(r, { x: 680, y: 330, h: 250, kind: 'poplar' }),
  );
  ground(b, 320, P.sage, P.straw, (x, y) => Math.atan2(y - 700, (x - 800) * 1.6) + 1.57, {
    step: 15,
    second: P.leaf,
  });
  b.add(
    oval(800, 700, 640, 250, P.straw, 'opacity=".85"'),
    times(320, () => {
      const a = r.u(0, 6.283);
      const q = Math.sqrt(r());
      return mark(
        800 + Math.cos(a) * 630 * q,
        700 + Math.sin(a) * 240 * q,
        a + 1.57,
        r.u(30, 70),
        2.6,
        r() < 0.5 ? P.ochre : P.clay,
        r,
      );
    }),
  );
  // an open circle of dancers: an ellipse, far ones small and first
  const n = 21;
  const at = (i: number): { x: number; y: number; h: number; a: number } => {
    const a = -0.5 + (i / (n - 1)) * 5.2 - 1.3;
    return {
      a,
      x: 800 + Math.cos(a) * 560,
      y: 740 + Math.sin(a) * 205,
      h: 205 + (Math.sin(a) + 1) * 62,
    };
  };
  const order = Array.from({ length: n }, (_, i) => i).toSorted((p, q) => at(p).y - at(q).y);
  for (const i of order) {
    const p = at(i);
    const front = Math.sin(p.a) > -0.15;
    const woman = i % 3 !== 1;
    const swing: Partial<Person> = { armF: [2.0, 1.75], armB: [-2.0, -1.75] };
    b.add(
      shadow(p.x, p.y, p.h * 0.22, P.earth, 0.7),
      person(r, {
        x: p.x,
        y: p.y,
        h: p.h,
        dir: Math.sin(p.a) > 0 ? 1 : -1,
        back: front,
        ...(woman ? (i % 2 ? wear.woman : wear.girl) : wear.man),
        legF: [2.95, 3.1],
        legB: [3.25, 3.25],
        ...swing,
        ...(i === 0
          ? {
              tool: ({ haF, k }) =>
                `<path d="M${f(haF[0])} ${f(haF[1])}q${f(0.9 * k)} ${f(-0.4 * k)} ${f(1.2 * k)} ${f(0.4 * k)}q${f(-0.5 * k)} ${f(0.4 * k)} ${f(-1.2 * k)} ${f(-0.4 * k)}z" fill="${P.paper}"/>`,
            }
          : {}),
      }),
    );
  }
  b.add(
    person(r, {
      x: 720,
      y: 760,
      h: 250,
      ...wear.man,
      armF: [2.5, 0.95],
      armB: [2.35, 1.2],
      tool: zurla,
    }),
    person(r, {
      x: 890,
      y: 765,
      h: 250,
      dir: -1,
      ...wear.man,
      vest: P.indigo,
      armF: [2.2, 1.6],
      armB: [2.5, 1.7],
      tool: tapan(),
    }),
  );
  b.add(times(24, () => tuft(r, r.u(0, W), r.u(1000, 1067), 40, P.leaf)));
}

export const scene: Scene = { seed: 124, draw: oro };
