/** Paper: from drawn text to a finished sheet, with worn edges, ink salt and paper fibre. */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { noise2, P, resetClips, rng, type Noise, type Rng } from './ink.ts';

const here = dirname(fileURLToPath(import.meta.url));
export const ROOT = join(here, '../../../..');
const fontFiles = ['EBGaramond-Regular.ttf', 'EBGaramond-Italic.ttf'].map((name) =>
  join(here, '../../fonts', name),
);

export interface Finish {
  width?: number;
  seed?: number;
  wobble?: number;
  salt?: number;
  grain?: number;
  /** Crisp text set over the finished sheet. */
  overlay?: string;
}

export interface Sheet {
  W: number;
  H: number;
  /** Paper margin that stays uncut around the block. */
  M: number;
  r: Rng;
  n: Noise;
  add(...parts: string[]): void;
  text(part: string): void;
  body(): { block: string; labels: string };
}

export function sheet(seed: number, W = 1600, H = 1067, M = 46): Sheet {
  resetClips();
  let block = '';
  let labels = '';
  return {
    W,
    H,
    M,
    r: rng(seed),
    n: noise2(seed + 7),
    add: (...parts) => {
      block += parts.join('');
    },
    text: (part) => {
      labels += part;
    },
    body: () => ({ block, labels }),
  };
}

export const svg = (w: number, h: number, body: string, bg: string = P.paper): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><rect width="${w}" height="${h}" fill="${bg}"/>${body}</svg>`;

/**
 * Leaves the paper margin free by laying a paper frame over the drawing. (Clipping the whole
 * drawing would do, but the rasteriser misplaces clips inside a clip that reaches past the sheet.)
 */
export const framed = (w: number, h: number, m: number, inner: string): string =>
  m === 0
    ? inner
    : `${inner}<path d="M-9 -9H${w + 9}V${h + 9}H-9ZM${m} ${m}V${h - m}H${w - m}V${m}Z" fill="${P.paper}" fill-rule="evenodd"/>`;

const clamp = (v: number): number => (v < 0 ? 0 : v > 255 ? 255 : v);
const rgb = (c: string): [number, number, number] => [
  parseInt(c.slice(1, 3), 16),
  parseInt(c.slice(3, 5), 16),
  parseInt(c.slice(5, 7), 16),
];

export interface Raster {
  pixels: Buffer;
  w: number;
  h: number;
}

export function press(text: string, o: Finish = {}): Raster {
  const options = {
    fitTo: { mode: 'width' as const, value: o.width ?? 1600 },
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'EB Garamond' },
  };
  const image = new Resvg(text, options).render();
  const { width: w, height: h, pixels: src } = image;
  const seed = o.seed ?? 5;
  const rnd = rng(1234);
  const n1 = noise2(seed);
  const n2 = noise2(seed + 11);
  const n3 = noise2(77);
  const wob = o.wobble ?? 1.6;
  const salt = o.salt ?? 1;
  const grain = o.grain ?? 0.7;
  const pap = rgb(P.paper);
  const out = Buffer.alloc(w * h * 3);
  const at = (i: number): number => src[i] ?? 0;
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const dx = (n1(x / 9, y / 9) - 0.5) * 2 * wob + (n1(x / 2.5, y / 2.5) - 0.5) * wob * 0.8;
      const dy = (n2(x / 9, y / 9) - 0.5) * 2 * wob + (n2(x / 2.5, y / 2.5) - 0.5) * wob * 0.8;
      const sx = Math.max(0, Math.min(w - 1, Math.round(x + dx)));
      const sy = Math.max(0, Math.min(h - 1, Math.round(y + dy)));
      const i = (sy * w + sx) * 4;
      const j = (y * w + x) * 3;
      const fibre =
        (n3(x / 2.2, y / 2.2) - 0.5) * 0.5 +
        (n3(x / 70, y / 45) - 0.5) * 0.35 +
        (rnd() - 0.5) * 0.35;
      let R = at(i);
      let G = at(i + 1);
      let B = at(i + 2);
      const bare = Math.abs(R - pap[0]) + Math.abs(G - pap[1]) + Math.abs(B - pap[2]) < 14;
      if (!bare && salt > 0) {
        const v = n2(x / 3.1 + 50, y / 3.1) * 0.6 + n1(x / 38, y / 38) * 0.4 + (rnd() - 0.5) * 0.22;
        const k = v < 0.27 ? Math.min(1, (0.27 - v) * 7) * 0.55 * salt : 0;
        const m = Math.max(0, (n1(x / 120, y / 90) - 0.5) * 0.1 * salt);
        R += (pap[0] - R) * (k + m);
        G += (pap[1] - G) * (k + m);
        B += (pap[2] - B) * (k + m);
      }
      const g = fibre * (bare ? 7 : 9) * grain;
      out[j] = clamp(R + g);
      out[j + 1] = clamp(G + g);
      out[j + 2] = clamp(B + g * 0.9);
    }
  if (o.overlay) {
    const [, box] = /viewBox="([^"]+)"/.exec(text) ?? [];
    const over = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${o.overlay}</svg>`;
    const t = new Resvg(over, options).render().pixels;
    for (let i = 0; i < w * h; i++) {
      const a = (t[i * 4 + 3] ?? 0) / 255;
      if (a > 0)
        for (let c = 0; c < 3; c++)
          out[i * 3 + c] = (out[i * 3 + c] ?? 0) * (1 - a) + (t[i * 4 + c] ?? 0);
    }
  }
  return { pixels: out, w, h };
}

/** Writes a master. Carved grain is dear in bytes: 86 looks the same as 90 and saves a fifth. */
export async function master(raster: Raster, to: string): Promise<number> {
  const path = join(ROOT, 'assets/images', `${to}.jpg`);
  mkdirSync(dirname(path), { recursive: true });
  const info = await sharp(raster.pixels, {
    raw: { width: raster.w, height: raster.h, channels: 3 },
  })
    .jpeg({ quality: 79, mozjpeg: true })
    .toFile(path);
  return info.size;
}
