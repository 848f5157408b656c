import { equine, hen } from '../../kit/animals.ts';
import { box, f, limb, mark, oval, P, smooth, stroke, times } from '../../kit/ink.ts';
import { shadow } from '../../kit/land.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import { stook, tuft } from '../../kit/plants.ts';
import type { Scene } from '../../kit/scene.ts';
import { basket, use } from '../../kit/tools.ts';

function threshingFloor(b: Sheet): void {
  const { r, W, H } = b;
  b.add(box(0, 0, W, H, P.sage));
  b.add(
    times(900, () =>
      mark(r.u(0, W), r.u(0, H), r.g(0, 0.3), r.u(24, 60), 2.4, r() < 0.7 ? P.straw : P.leaf, r),
    ),
  );
  const cx = 830;
  const cy = 560;
  const rx = 600;
  const ry = 400;
  // stone kerb
  for (let i = 0; i < 58; i++) {
    const a = (i / 58) * 6.283;
    const x = cx + Math.cos(a) * (rx + 34);
    const y = cy + Math.sin(a) * (ry + 28);
    b.add(
      `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(a * 57.3 + 90)})">${`<path d="${smooth([
        [-33, -16],
        [0, -20],
        [33, -16],
        [34, 14],
        [0, 18],
        [-34, 14],
      ])}" fill="${r.pick([P.stone, P.paper2, P.stone])}" stroke="${P.ink}" stroke-width="4"/>`}</g>`,
    );
  }
  b.add(oval(cx, cy, rx, ry, P.earth), oval(cx, cy, rx * 0.94, ry * 0.94, P.ochre));
  // sheaves spread like a wheel
  b.add(
    times(1500, () => {
      const a = r.u(0, 6.283);
      const q = Math.sqrt(r.u(0.03, 0.86));
      return mark(
        cx + Math.cos(a) * rx * q,
        cy + Math.sin(a) * ry * q,
        Math.atan2(Math.sin(a) * ry, Math.cos(a) * rx) + r.g(0, 0.35) + (q > 0.55 ? 0.5 : 0),
        r.u(34, 80),
        r.u(2, 3.6),
        r.pick([P.straw, P.straw, P.paper, P.earth]),
        r,
      );
    }),
  );
  b.add(
    stroke(
      `M${cx - rx * 0.66} ${cy}A${f(rx * 0.66)} ${f(ry * 0.66)} 0 1 1 ${cx + rx * 0.6} ${f(cy + ry * 0.3)}`,
      P.earth,
      26,
      'opacity=".55"',
    ),
    stroke(
      `M${cx - rx * 0.5} ${cy}A${f(rx * 0.5)} ${f(ry * 0.5)} 0 1 1 ${cx + rx * 0.45} ${f(cy + ry * 0.24)}`,
      P.earth,
      18,
      'opacity=".5"',
    ),
  );
  // post and rope
  b.add(
    oval(cx + 30, cy + 6, 46, 14, P.earth, 'opacity=".7"'),
    limb([cx, cy], [cx, cy - 190], 15, 11, P.ink),
    times(5, (i) => box(cx - 16, cy - 116 - i * 11, 32, 6, P.straw)),
  );
  b.add(stroke(`M${cx} ${cy - 130}Q${cx + 150} ${cy - 40} ${cx + 250} ${cy + 2}`, P.ink, 6));
  b.add(
    shadow(1180, 770, 190, P.earth, 0.8),
    equine(r, {
      x: 1250,
      y: 700,
      s: 230,
      kind: 'horse',
      dir: -1,
      body: P.rust,
      cut: P.clay,
      phase: 0.3,
    }),
    equine(r, {
      x: 1170,
      y: 770,
      s: 245,
      kind: 'horse',
      dir: -1,
      body: P.ink,
      cut: P.earth,
      phase: 0.62,
    }),
  );
  b.add(
    person(r, {
      x: 620,
      y: 860,
      h: 330,
      dir: 1,
      lean: 0.1,
      ...wear.man,
      vest: P.indigo,
      armF: [1.9, 0.9],
      armB: [2.6, 2.2],
      tool: ({ haF, k }) =>
        stroke(
          `M${f(haF[0])} ${f(haF[1])}q${f(2 * k)} ${f(-2.6 * k)} ${f(4.2 * k)} ${f(-0.4 * k)}`,
          P.ink,
          5,
        ),
    }),
  );
  b.add(
    person(r, { x: 360, y: 560, h: 250, lean: 0.4, ...wear.woman, ...use.fork }),
    person(r, { x: 1250, y: 380, h: 210, dir: -1, lean: 0.35, ...wear.girl, ...use.rake }),
  );
  b.add(
    stook(r, 130, 230, 170),
    stook(r, 240, 190, 150),
    stook(r, 90, 330, 160),
    stook(r, 1500, 170, 150),
    stook(r, 1400, 140, 130),
  );
  b.add(
    hen(r, 190, 960, 76, 1),
    hen(r, 300, 1000, 80, 1, P.paper),
    basket(1480, 960, 70),
    times(12, () => tuft(r, r.u(0, 200), r.u(600, 900), 40, P.leaf)),
  );
}

export const scene: Scene = { seed: 109, draw: threshingFloor };
