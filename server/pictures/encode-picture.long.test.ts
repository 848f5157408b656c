import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodePreview, openPicture, fullDecodeBytes } from './encode-picture.ts';
import { withoutTextChunks } from './png-chunks.ts';

test('refuses to decode a small file that would decode to a huge picture', async () => {
  // Sixteen bits and interlaced: a small file asks for 176 MB.
  const bomb = await sharp({
    create: { width: 4_700, height: 4_700, channels: 4, background: '#123456' },
  })
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 1 })
    .toBuffer();
  expect(fullDecodeBytes(await sharp(bomb).metadata())).toBeGreaterThan(160 * 1024 ** 2);
  expect(await encodePreview(bomb, 320)).toBeUndefined();
});

test('refuses to decode a picture with too many rows, whatever its pixels, and shows a tall one', async () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#123456' } })
      .png({ compressionLevel: 1 })
      .toBuffer();
  // Far fewer pixels than a phone's photograph has.
  expect(await encodePreview(await picture(20_001, 10), 320)).toBeUndefined();
  expect(await encodePreview(await picture(10, 20_001), 320)).toBeDefined();
});

test('decompresses no text chunk of a PNG, and shows the picture without it', async () => {
  const plain = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#123456' },
  })
    .png()
    .toBuffer();
  const chunkOf = (type: string, data: Buffer) => {
    const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(type), data, Buffer.alloc(4)]);
    chunk.writeUInt32BE(data.length);
    chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
    return chunk;
  };
  const packed = deflateSync(Buffer.alloc(1_000));
  const texts = [
    chunkOf('tEXt', Buffer.from('one\0text')),
    chunkOf('zTXt', Buffer.concat([Buffer.from('two\0\0'), packed])),
    chunkOf('iTXt', Buffer.concat([Buffer.from('three\0\u0001\0\0\0'), packed])),
  ];
  const start = 8 + 12 + 13;
  const png = Buffer.concat([plain.subarray(0, start), ...texts, plain.subarray(start)]);
  expect((await sharp(png).metadata()).comments).toHaveLength(3);
  const opened = await openPicture(png, 10_000);
  expect((await opened.metadata()).comments).toBeUndefined();
  expect(await opened.raw().toBuffer()).toEqual(await sharp(plain).raw().toBuffer());
  expect(await encodePreview(png, 320)).toBeDefined();
  // Truncated files, whose chunk lengths point beyond the end.
  for (let end = 0; end < png.length; end += 7) {
    expect(withoutTextChunks(png.subarray(0, end)).length).toBeLessThanOrEqual(end);
  }
});

test('counts the decoded size of a GIF, whatever its bytes are', async () => {
  const gif = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#123456' } })
    .gif()
    .toBuffer();
  expect(await encodePreview(gif, 320)).toBeDefined();
  // Its only frame declares a larger size.
  const picture = gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, 10, 0, 10, 0]));
  gif.writeUInt16LE(6_600, picture + 5);
  gif.writeUInt16LE(6_600, picture + 7);
  expect(fullDecodeBytes(await sharp(gif).metadata())).toBe(6_600 * 6_600 * 4);
  expect(await encodePreview(gif, 320)).toBeUndefined();
});

test.each(['jpeg', 'png'] as const)(
  'shows a progressive %s of an ordinary size',
  async (format) => {
    const picture = await sharp({
      create: { width: 400, height: 300, channels: 3, background: '#123456' },
    })
      .toFormat(format, { progressive: true })
      .toBuffer();
    expect(fullDecodeBytes(await sharp(picture).metadata())).toBeLessThan(1_000_000);
    expect(await encodePreview(picture, 320)).toBeDefined();
  },
);
