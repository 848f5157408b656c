import { expect, test } from 'vitest';
import { phoneLink, phoneParts } from './phone-link.ts';

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

const dialled = (text: string, isField: boolean) =>
  phoneParts(text, isField).flatMap(({ address }) => address ?? []);

test.each([
  ['0412 345 678, evenings', ['tel:0412345678']],
  ['0412 345 678 or 5348 1234', ['tel:0412345678', 'tel:53481234']],
  ['0412345678 0353481234', ['tel:0412345678', 'tel:0353481234']],
  ['mobile +44 20 7946 0958', ['tel:+442079460958']],
  ['(03) 5348 1234 (home)', ['tel:0353481234']],
  ['Ring Anna on 0412.345.678', ['tel:0412345678']],
  ['after 6 pm', []],
])('finds the numbers of the field %j', (text, addresses) => {
  expect(dialled(text, true)).toEqual(addresses);
});

test.each([
  [
    'My mobile is 0412 345 678, evenings. Landline (03) 5348 1234.',
    ['tel:0412345678', 'tel:0353481234'],
  ],
  [
    'Ring +61 (0)412 345 678 or 1300 555 010 or 13 11 26',
    ['tel:+61412345678', 'tel:1300555010', 'tel:131126'],
  ],
  ['About $550,000 and 40000 bricks, since 2026-11-20, lot 12345678901234', []],
  ['Our budget is 0412345678901 or 1,800,555,010', []],
])('finds the numbers in %j', (text, addresses) => {
  expect(dialled(text, false)).toEqual(addresses);
  expect(
    phoneParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
