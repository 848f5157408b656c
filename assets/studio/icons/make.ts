/**
 * The mark and every icon made from it: a gable on ploughed earth before a rising sun.
 * `node --import tsx assets/studio/icons/make.ts`
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { gouge, P, poly, rng, times, type Pt } from '../ink.ts';

const PUBLIC = 'public';
const C = 256;

interface Look {
  /** Ground behind the mark; `null` leaves it clear. */
  ground: string | null;
  /** Radius of the mark; 196 of 512 leaves the safe zone of a maskable icon free. */
  radius: number;
  detail: boolean;
}

function mark({ ground, radius, detail }: Look): string {
  const r = rng(8);
  const k = radius / 196;
  const rays = detail
    ? times(21, (i) => {
        const a = Math.PI + (i / 20) * Math.PI;
        const at = (q: number): Pt => [C + Math.cos(a) * q, C + 26 + Math.sin(a) * q];
        return gouge([at(118), at(160), at(206)], 4.4, P.paper, r);
      })
    : '';
  const furrows = times(detail ? 4 : 2, (i) => {
    const y = detail ? i * 25 : i * 42 + 6;
    return gouge(
      [
        [C - 190 + i * 16, C + 122 + y],
        [C - 60, C + 104 + y],
        [C + 50, C + 120 + y],
        [C + 190 - i * 16, C + 104 + y],
      ],
      detail ? 4.8 : 9,
      P.paper,
    );
  });
  const house =
    poly(
      [
        [C - 112, C - 14],
        [C, C - 104],
        [C + 112, C - 14],
        [C + 98, C - 2],
        [C + 84, C - 12],
        [C + 84, C + 96],
        [C - 84, C + 96],
        [C - 84, C - 12],
        [C - 98, C - 2],
      ],
      P.ink,
    ) +
    poly(
      [
        [C - 24, C + 96],
        [C - 24, C + 22],
        [C, C - 2],
        [C + 24, C + 22],
        [C + 24, C + 96],
      ],
      P.ochre,
    );
  const earth = `<path d="M${C - 220} ${C + 92}Q${C - 80} ${C + 64} ${C + 20} ${C + 88}T${C + 220} ${C + 70}V${C + 230}H${C - 220}Z" fill="${P.rust}"/>${furrows}`;
  const back = ground === null ? '' : `<rect width="512" height="512" fill="${ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${back}<g transform="translate(${C - C * k} ${C - C * k}) scale(${k})"><clipPath id="m"><circle cx="${C}" cy="${C}" r="196"/></clipPath><g clip-path="url(#m)"><rect width="512" height="512" fill="${P.ochre}"/>${rays}${house}${earth}</g></g></svg>`;
}

/** One colour on nothing: the disc with house and furrows cut out of it. */
function silhouette(): string {
  const cut = (d: string): string => d.replace(/fill="[^"]*"/, 'fill="#000"');
  const house = cut(
    poly(
      [
        [C - 112, C - 14],
        [C, C - 104],
        [C + 112, C - 14],
        [C + 98, C - 2],
        [C + 84, C - 12],
        [C + 84, C + 92],
        [C - 84, C + 92],
        [C - 84, C - 12],
        [C - 98, C - 2],
      ],
      '#000',
    ),
  );
  const door = poly(
    [
      [C - 24, C + 92],
      [C - 24, C + 22],
      [C, C - 2],
      [C + 24, C + 22],
      [C + 24, C + 92],
    ],
    '#fff',
  );
  const lines = times(3, (i) =>
    gouge(
      [
        [C - 190, C + 126 + i * 30],
        [C - 60, C + 108 + i * 30],
        [C + 50, C + 124 + i * 30],
        [C + 190, C + 108 + i * 30],
      ],
      7,
      '#000',
    ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><mask id="k"><circle cx="${C}" cy="${C}" r="196" fill="#fff"/>${house}${door}${lines}</mask><rect width="512" height="512" fill="#000" mask="url(#k)"/></svg>`;
}

const raster = (svg: string, size: number): Buffer =>
  Buffer.from(new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng());

const full = mark({ ground: P.paper, radius: 232, detail: true });
const maskable = mark({ ground: P.paper, radius: 186, detail: true });
const small = mark({ ground: null, radius: 250, detail: false });

async function png(svg: string, size: number, name: string, opaque = true): Promise<void> {
  const image = sharp(raster(svg, size));
  await (opaque ? image.flatten({ background: P.paper }).removeAlpha() : image)
    // The mark is cut from four tones; twelve between them keep its edges smooth in half a file.
    .png({ palette: true, colours: 16, dither: 0, effort: 10 })
    .toFile(join(PUBLIC, name));
}

/** An .ico file is a small directory of PNGs. */
function ico(images: readonly { size: number; data: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, data }, i) => {
    const at = 6 + 16 * i;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(data.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += data.length;
  });
  return Buffer.concat([head, ...images.map((i) => i.data)]);
}

await png(full, 192, 'icon-192.png');
await png(full, 512, 'icon-512.png');
await png(maskable, 512, 'maskable-512.png');
await png(mark({ ground: P.paper, radius: 214, detail: true }), 180, 'apple-touch-icon.png');
await png(silhouette(), 512, 'monochrome-512.png', false);
writeFileSync(join(PUBLIC, 'favicon.svg'), `${small}\n`);
writeFileSync(
  join(PUBLIC, 'favicon.ico'),
  ico([16, 32, 48].map((size) => ({ size, data: raster(small, size) }))),
);
