import { dog, sheep } from '../../kit/animals.ts';
import { P } from '../../kit/ink.ts';
import type { Sheet } from '../../kit/paper.ts';
import { person, wear } from '../../kit/people.ts';
import type { Scene } from '../../kit/scene.ts';
import { staff } from '../../kit/tools.ts';
import { promenade, sheepShadow } from './common.ts';

function sheepOnThePromenade(b: Sheet): void {
  const { r } = b;
  promenade(b);
  const flock: [number, number, number][] = [];
  for (let i = 0; i < 46; i++) {
    const t = Math.pow(r(), 0.75);
    flock.push([330 + t * 330 + r.u(-1, 1) * (90 + t * 330), 640 + t * 370, 26 + t * 74]);
  }
  for (let i = 0; i < flock.length; i++)
    for (let j = 0; j < i; j++) {
      const a = flock[i];
      const c = flock[j];
      if (a && c && Math.abs(a[1] - c[1]) < 22 && Math.abs(a[0] - c[0]) < a[2] * 1.3)
        a[0] += a[2] * 1.4;
    }
  const figures: { y: number; draw: () => string }[] = flock
    .filter((q) => q[0] > 40 && q[0] < 1330)
    .map((q, i) => ({
      y: q[1],
      draw: () =>
        sheepShadow(...q) +
        sheep(r, {
          x: q[0],
          y: q[1],
          s: q[2],
          dir: r() < 0.86 ? 1 : -1,
          head: r() < 0.2 ? 'down' : 'up',
          body: r() < 0.1 ? P.ink : r() < 0.2 ? P.stone : P.wool,
          horn: i % 9 === 0,
        }),
    }));
  figures.push({
    y: 905,
    draw: () =>
      person(r, {
        x: 1330,
        y: 925,
        h: 350,
        dir: -1,
        lean: 0.04,
        ...wear.man,
        armF: [2.35, 1.5],
        armB: [2.9, 2.7],
        tool: staff,
      }),
  });
  figures.push({
    y: 700,
    draw: () =>
      person(r, {
        x: 905,
        y: 735,
        h: 170,
        dir: -1,
        lean: 0.03,
        ...wear.woman,
        armF: [2.3, 1.2],
        armB: [2.8, 2.4],
      }) +
      person(r, {
        x: 965,
        y: 742,
        h: 155,
        dir: -1,
        ...wear.girl,
        head: 'bare',
        top: P.ochre,
        armF: [2.6, 2.0],
        armB: [2.9, 2.6],
      }),
  });
  figures.toSorted((p, q) => p.y - q.y).forEach((q) => b.add(q.draw()));
  b.add(dog(1150, 985, 1.5));
}

export const scene: Scene = { seed: 21, draw: sheepOnThePromenade };
