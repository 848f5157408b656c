import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { encode } from './encode.ts';
import type { Master } from './masters.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nbd-encode-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Encodes a picture, and returns the phone's copy and the same picture at another quality. */
async function phoneCopyOf(drawn: Buffer, quality: number): Promise<[copy: Buffer, at: Buffer]> {
  const path = join(folder, 'busy.png');
  await sharp(drawn).toFile(path);
  const master: Master = { gallery: 'photos', stem: 'busy', file: 'busy.png', path, hash: '0' };
  await encode(master, folder);
  return [
    await readFile(join(folder, 'photos/busy-800.avif')),
    await sharp(path).avif({ quality, effort: 4 }).toBuffer(),
  ];
}

/** Noise in every grey, like a gravel path; the same each time. */
function busy(width: number, height: number): Promise<Buffer> {
  const grains = Uint8Array.from({ length: width * height }, (_, grain) => {
    const mixed = Math.imul(grain + 1, 0x9e3779b1);
    return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 24;
  });
  return sharp(grains, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

test('a picture with little detail gets the best of the phone’s qualities', async () => {
  const [copy, at] = await phoneCopyOf(await busy(80, 60), 42);
  expect(copy.length).toBeLessThan(24_000);
  expect(copy.equals(at)).toBe(true);
});

test('a picture with much detail gets the highest quality for the phone that fits its size limit', async () => {
  const [copy, at] = await phoneCopyOf(await busy(350, 262), 38);
  expect(copy.length).toBeLessThan(24_000);
  expect(copy.equals(at)).toBe(true);
});
