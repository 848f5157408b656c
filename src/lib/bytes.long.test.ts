import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seed } from '#testing/support/seeded-random.ts';
import { fromBase64, sha256Hex, toBase64, toHex } from './bytes.ts';

test('decodes the bytes that were encoded in base 64', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => {
      const back = fromBase64(toBase64(bytes.slice().buffer));
      expect(back === null ? null : [...new Uint8Array(back)]).toEqual([...bytes]);
    }),
    { seed },
  );
});

test('encodes a file of ten megabytes', () => {
  const bytes = new Uint8Array(10 * 1024 * 1024).fill(7);
  expect(fromBase64(toBase64(bytes.buffer))?.byteLength).toBe(bytes.length);
});

test('refuses text that is not base 64', () => {
  expect(fromBase64('not base 64 !')).toBeNull();
});

test('hashes as the standard says', async () => {
  expect(await sha256Hex(new TextEncoder().encode('abc').slice().buffer)).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
  expect(toHex(new Uint8Array([0, 15, 255]))).toBe('000fff');
});
