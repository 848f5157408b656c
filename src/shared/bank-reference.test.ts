import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bankReference, maxReferenceLength } from './bank-reference.ts';
import { receiptFor } from './receipt.ts';

test('the receipt number fits as it is', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      const receipt = receiptFor(id);
      expect(bankReference(receipt)).toBe(receipt.replaceAll('-', ''));
    }),
  );
});

test.each([
  ['Åke Łukaszewicz New House', 'AkelukaszewiczNewH'],
  ['Zoë O’Brien Permit Pathway', 'ZoeOBrienPermitPat'],
  ['李 New House', 'NewHouse'],
])('writes %s as a bank takes it', (text, reference) => {
  expect(bankReference(text)).toBe(reference);
});

test('is never longer than banks take, and never anything else', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(bankReference(text)).toMatch(new RegExp(`^[A-Za-z\\d]{0,${maxReferenceLength}}$`));
    }),
  );
});
