import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seed } from '#testing/support/seeded-random.ts';
import { idsOfReceipt, isReceipt, receiptFor } from './receipt.ts';

test('gives the same short code for the same id', () => {
  expect(receiptFor('3f2504e0-4f89-41d3-9a0c-0305e82c3301')).toBe(
    receiptFor('3F2504E0-4F89-41D3-9A0C-0305E82C3301'),
  );
  expect(receiptFor('3f2504e0-4f89-41d3-9a0c-0305e82c3301')).toMatch(
    /^NB-[0-9A-Z]{4}-[0-9A-Z]{2}$/,
  );
});

test('accepts every code it makes, even in lower case and without dashes', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      const receipt = receiptFor(id);
      expect(isReceipt(receipt)).toBe(true);
      expect(isReceipt(receipt.toLowerCase().replaceAll('-', ' '))).toBe(true);
    }),
    { seed },
  );
});

test('refuses a code with one wrong character', () => {
  const receipt = receiptFor('3f2504e0-4f89-41d3-9a0c-0305e82c3301');
  for (const wrong of '0123456789ABCDEFGHJKMNPQRSTVWXYZ') {
    const changed = receipt.slice(0, 4) + wrong + receipt.slice(5);
    expect(isReceipt(changed)).toBe(changed === receipt);
  }
});

test('refuses what is not a UUID', () => {
  expect(() => receiptFor('42')).toThrow(RangeError);
});

test('knows between which ids those of a receipt are', () => {
  for (const id of [
    '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    '00000000-0000-4000-8000-000000000000',
    'ffffffff-ffff-4fff-bfff-ffffffffffff',
    '3f2504ef-4f89-41d3-9a0c-0305e82c3301',
  ]) {
    const ids = idsOfReceipt(receiptFor(id).toLowerCase());
    expect(ids && ids.first <= id && id <= ids.last, id).toBe(true);
    expect(ids && receiptFor(ids.first), id).toBe(receiptFor(id));
    expect(ids && receiptFor(ids.last), id).toBe(receiptFor(id));
  }
  expect(idsOfReceipt('NB-0000-01')).toBeNull();
  expect(idsOfReceipt('')).toBeNull();
});
