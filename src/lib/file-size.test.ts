import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

test.each([
  [0, '0 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [20_000, '20 KB'],
  [10 * 1024 ** 2, '10 MB'],
  [2.345 * 1024 ** 2, '2.3 MB'],
  [3 * 1024 ** 3, '3 GB'],
  [5000 * 1024 ** 3, '5000 GB'],
])('shows %d bytes as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
