/**
 * Two silent films of eight seconds, drawn frame by frame on one background. Grain and worn edges
 * stand still, so that only what moves costs bytes.
 * `nice -n 19 node --import tsx assets/studio/prints/films/make.ts [music|sheep]`
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { dog, sheep } from '../kit/animals.ts';
import { f, P, rng } from '../kit/ink.ts';
import { ground, hill, shadow, sky, toward } from '../kit/land.ts';
import { master, press, ROOT, sheet, svg, type Sheet } from '../kit/paper.ts';
import { person, wear } from '../kit/people.ts';
import { tree } from '../kit/plants.ts';
import { staff, tapan, zurla } from '../kit/tools.ts';
import { promenade, sheepShadow } from '../scenes/leisure/common.ts';

/** The encoder is a program of the machine, not a package. */
const FFMPEG = process.env['FFMPEG'] ?? 'ffmpeg';
const FPS = 12;
const SECONDS = 8;
const W = 1600;
const H = 900;

interface Film {
  name: string;
  seed: number;
  crf: number;
  background(b: Sheet): void;
  /** Everything that moves, at a time in seconds. */
  frame(t: number): string;
  poster: number;
}

function commons(b: Sheet): void {
  const { r } = b;
  sky(b, { ground: P.ochre, cut: P.straw, kind: 'cirrus', to: 330 });
  hill(b, { y: 360, amp: 180, wave: 470, fill: P.indigo, cut: P.water, shift: 1.3 });
  hill(b, { y: 470, amp: 120, wave: 380, fill: P.deep, cut: P.leaf, shift: 5.7 });
  hill(b, { y: 560, amp: 60, wave: 420, fill: P.leaf, cut: P.sage, shift: 2.1 });
  ground(b, 585, P.clay, P.straw, toward(800, 430), { step: 17, w: 3, second: P.earth });
  b.add(
    tree(r, { x: 1390, y: 680, h: 600, lobes: 9, leaf: P.deep, dark: P.ink }),
    tree(r, { x: 150, y: 620, h: 290 }),
  );
}

function musicFrame(t: number): string {
  const beat = t * 2;
  const bob = (p: number): number => -Math.abs(Math.sin((beat * 0.5 + p) * Math.PI)) * 9;
  const hit = Math.pow(Math.max(0, Math.cos(beat * 2 * Math.PI)), 3);
  const swing = Math.sin(beat * Math.PI) * 0.3;
  let s = '';
  for (let d = 0; d < 5; d++) {
    const x = 470 + d * 104 + Math.sin((t / SECONDS) * 4 * Math.PI) * 60;
    const woman = d % 2 === 0;
    s += person(rng(100 + d), {
      x,
      y: 646 + bob((d % 2) * 0.5) + (d % 2) * 6,
      h: 210,
      ...(woman ? wear.woman : { ...wear.man, vest: P.indigo }),
      ...(d === 2 ? { scarfc: P.ochre, low: P.indigo } : {}),
      lean: 0.02,
      armF: [1.75, 1.5],
      armB: [-1.75, -1.5],
      legF: [3.14 - swing, 3.14 - swing * 0.5],
      legB: [3.14 + swing, 3.24 + swing * 0.5],
    });
  }
  s += shadow(330, 856, 140) + shadow(1010, 862, 150);
  s += person(rng(120), {
    x: 330,
    y: 850 + bob(0) * 0.6,
    h: 480,
    ...wear.man,
    lean: -0.08 + 0.03 * Math.sin(beat * Math.PI),
    neck: -0.12,
    armF: [2.5, 0.95 + 0.04 * Math.sin(t * 12 * Math.PI)],
    armB: [2.35, 1.2],
    legF: [3.0, 3.2],
    legB: [3.3, 3.3],
    tool: zurla,
  });
  s += person(rng(121), {
    x: 1010,
    y: 856 + bob(0.5) * 0.6,
    h: 480,
    dir: -1,
    ...wear.man,
    vest: P.indigo,
    lean: 0.03,
    armF: [2.15 + 0.35 * (1 - hit), 1.5 - 0.55 * (1 - hit)],
    armB: [2.5, 1.7 + 0.2 * Math.sin(beat * 4 * Math.PI)],
    legF: [2.95, 3.2],
    legB: [3.35, 3.35],
    tool: tapan(hit),
  });
  return s;
}

interface Walker {
  x: number;
  y: number;
  depth: number;
  size: number;
  phase: number;
  pace: number;
  seed: number;
  body: string;
  horn: boolean;
  head: 'up' | 'down';
}
const r0 = rng(5);
const flock: Walker[] = Array.from({ length: 46 }, (_, i) => {
  const row = i % 7;
  const depth = row / 6;
  return {
    x: -900 + Math.floor(i / 7) * 250 * (0.75 + depth * 0.5) + r0.u(-50, 50) + row * 37,
    depth,
    y: 600 + depth * 262 + r0.u(-12, 12),
    size: 34 + depth * 62,
    phase: r0(),
    pace: r0.u(0.92, 1.08),
    seed: r0.i(1, 9999),
    body: r0() < 0.1 ? P.ink : r0() < 0.2 ? P.stone : P.wool,
    horn: i % 9 === 0,
    head: r0() < 0.12 ? 'down' : 'up',
  };
});

function flockFrame(t: number): string {
  const figures: { y: number; drawn: string }[] = [];
  const step = Math.floor(t * 6) / 6;
  for (const q of flock) {
    const x = q.x + (95 + q.depth * 60) * q.pace * t + Math.sin(t * 2 + q.phase * 6) * 5;
    if (x < -120 || x > W + 120) continue;
    // the row of houses comes nearer to the right: the flock keeps off its walls
    const y = Math.max(q.y, 455 + (x - 210) * 0.245 + q.depth * 30);
    const bob = Math.abs(Math.sin((step * 1.6 + q.phase) * 6.283)) * q.size * 0.04;
    figures.push({
      y,
      drawn:
        sheepShadow(x, y, q.size) +
        sheep(rng(q.seed), {
          x,
          y: y - bob,
          s: q.size,
          head: q.head,
          body: q.body,
          horn: q.horn,
          phase: step * 1.6 + q.phase,
        }),
    });
  }
  const stride = t * 1.1 * 6.283;
  const a = Math.sin(stride) * 0.38;
  figures.push({
    y: 800,
    drawn: person(rng(3), {
      x: -150 + 118 * t,
      y: 806 - Math.abs(Math.cos(stride)) * 5,
      h: 300,
      ...wear.man,
      lean: 0.05,
      armF: [2.35 - a * 0.2, 1.5 - a * 0.2],
      armB: [2.9 + a * 0.5, 2.6 + a * 0.5],
      legF: [3.14 - a, 3.14 - a * 0.6 + Math.max(0, a) * 0.5],
      legB: [3.14 + a, 3.14 + a * 0.6 + Math.max(0, -a) * 0.5],
      tool: staff,
    }),
  });
  figures.push({
    y: 846,
    drawn: `<g transform="translate(0 ${f(-Math.abs(Math.sin(step * 9)) * 6)})">${dog(30 + 124 * t, 852, 1.25)}</g>`,
  });
  figures.push({
    y: 560,
    drawn:
      person(rng(7), {
        x: 905,
        y: 640,
        h: 170,
        dir: -1,
        ...wear.woman,
        lean: 0.03,
        armF: [2.3, 1.2 + 0.15 * Math.sin(step * 3)],
        armB: [2.8, 2.4],
      }) +
      person(rng(8), {
        x: 965,
        y: 647,
        h: 155,
        dir: -1,
        ...wear.girl,
        head: 'bare',
        top: P.ochre,
        armF: [2.6, 2.0],
        armB: [2.9, 2.6],
      }),
  });
  return figures
    .toSorted((p, q) => p.y - q.y)
    .map((q) => q.drawn)
    .join('');
}

const films: readonly Film[] = [
  {
    name: 'music-in-the-commons',
    seed: 41,
    crf: 30,
    background: commons,
    frame: musicFrame,
    poster: 2.5,
  },
  {
    name: 'sheep-on-the-promenade',
    seed: 21,
    crf: 31,
    // the street was drawn on a taller sheet; the film shows it from its eaves down
    background: (b) => {
      const tall = sheet(21, 1600, 1067, 0);
      promenade(tall);
      b.add(`<g transform="translate(0 -95)">${tall.body().block}</g>`);
    },
    frame: flockFrame,
    poster: 5,
  },
];

for (const film of films) {
  const [wanted] = process.argv.slice(2);
  if (wanted !== undefined && !film.name.includes(wanted)) continue;
  const b = sheet(film.seed, W, H, 0);
  film.background(b);
  const back = b.body().block;
  const still = (t: number): string => svg(W, H, back + film.frame(t));
  await master(press(still(film.poster), { seed: 9, wobble: 1.3 }), `heritage/film-${film.name}`);
  if (process.argv.includes('--poster')) continue;
  const dir = mkdtempSync(join(tmpdir(), `${film.name}-`));
  for (let i = 0; i < FPS * SECONDS; i++) {
    const { pixels, w, h } = press(still(i / FPS), {
      width: 1280,
      seed: 9,
      wobble: 1.3,
      salt: 0.7,
      grain: 0.5,
    });
    await sharp(pixels, { raw: { width: w, height: h, channels: 3 } })
      .png({ compressionLevel: 1 })
      .toFile(join(dir, `f${String(i).padStart(4, '0')}.png`));
  }
  mkdirSync(join(ROOT, 'assets/videos'), { recursive: true });
  execFileSync(
    FFMPEG,
    [
      '-y',
      '-loglevel',
      'error',
      '-framerate',
      String(FPS),
      '-i',
      join(dir, 'f%04d.png'),
      '-vf',
      'format=yuv420p',
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-crf',
      String(film.crf),
      '-tune',
      'animation',
      '-movflags',
      '+faststart',
      '-an',
      join(ROOT, 'assets/videos', `${film.name}.mp4`),
    ],
    { stdio: 'inherit' },
  );
  rmSync(dir, { recursive: true });
  process.stdout.write(`${film.name}\n`);
}
