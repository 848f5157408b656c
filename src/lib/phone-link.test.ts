import { expect, test } from 'vitest';
import { phoneLink } from './phone-link.ts';

test.each([
  ['0412 345 678', 'tel:0412345678'],
  ['(03) 5348 1234', 'tel:0353481234'],
  ['+61 (0)412-345-678', 'tel:+61412345678'],
  ['+61 412 345 678', 'tel:+61412345678'],
  ['0412 345 678, after 6 pm', null],
  ['0412 345 678 or 5348 1234', null],
  ['0412345678 0353481234', null],
  ['after 6, ask for either of us', null],
  ['', null],
  ['------', null],
])('dials %j as %s', (text, address) => {
  expect(phoneLink(text)).toBe(address);
});
