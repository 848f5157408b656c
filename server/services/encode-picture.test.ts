import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodePicture, wholeBytes } from './encode-picture.ts';

test('refuses to decode a picture of a few bytes that would stand in memory whole', async () => {
  // Sixteen bits and interlaced: a small file asks for 176 MB.
  const bomb = await sharp({
    create: { width: 4_700, height: 4_700, channels: 4, background: '#123456' },
  })
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 1 })
    .toBuffer();
  expect(wholeBytes(await sharp(bomb).metadata())).toBeGreaterThan(160 * 1024 ** 2);
  expect(await encodePicture(bomb, 320)).toBeUndefined();
});

test('refuses to decode a picture of endless rows, whatever it has in pixels, and shows a high one', async () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#123456' } })
      .png({ compressionLevel: 1 })
      .toBuffer();
  // Far fewer pixels than a phone's photograph has.
  expect(await encodePicture(await picture(20_001, 10), 320)).toBeUndefined();
  expect(await encodePicture(await picture(10, 20_001), 320)).toBeDefined();
});

test('counts a GIF as it stands in memory, whatever its bytes are', async () => {
  const gif = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#123456' } })
    .gif()
    .toBuffer();
  expect(await encodePicture(gif, 320)).toBeDefined();
  // Its only picture says to be larger.
  const picture = gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, 10, 0, 10, 0]));
  gif.writeUInt16LE(6_600, picture + 5);
  gif.writeUInt16LE(6_600, picture + 7);
  expect(wholeBytes(await sharp(gif).metadata())).toBe(6_600 * 6_600 * 4);
  expect(await encodePicture(gif, 320)).toBeUndefined();
});

test.each(['jpeg', 'png'] as const)(
  'shows a progressive %s of an ordinary size',
  async (format) => {
    const picture = await sharp({
      create: { width: 400, height: 300, channels: 3, background: '#123456' },
    })
      .toFormat(format, { progressive: true })
      .toBuffer();
    expect(wholeBytes(await sharp(picture).metadata())).toBeLessThan(1_000_000);
    expect(await encodePicture(picture, 320)).toBeDefined();
  },
);
