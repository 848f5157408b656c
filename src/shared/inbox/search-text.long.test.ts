import { expect, test } from 'vitest';
import { searchTextOf, searchWords } from './search-text.ts';

const finds = (search: string, ...texts: string[]) => {
  const text = searchTextOf(texts);
  return searchWords(search).every((word) => text.includes(word));
};

test.each([
  ["O'Brien", 'Sinéad O’Brien'],
  ['OBRIEN', 'O`Brien'],
  ['o´brien', "O'Brien"],
  ['lukasz', 'Łukasz Żak'],
  ['Żak', 'Lukasz zak'],
  ['akesson', 'Åkesson'],
  ['ÅKESSON', 'akesson'],
  ['strasse', 'Straße'],
  ['Istanbul', 'İSTANBUL'],
  ['sorensen', 'Sørensen'],
  ['0400111222', '0400 111 222, evenings'],
  ['0400 111 222', '0400111222'],
  ['0400-111-222', '+61 400 111 222'],
  ['+61 400 111 222', '0400 111 222'],
  ['+61(0)400111222', '0400 111 222'],
  ['0353481234', '(03) 5348-1234'],
  ['NBD2Z0CD', 'NB-D2Z0-CD'],
  ['nb d2z0 cd', 'NB-D2Z0-CD'],
  ['D2Z0CD', 'NB-D2Z0-CD'],
  ['smith-jones', 'Smith Jones'],
  ['smithjones', 'Smith-Jones'],
  ['Smith Jones', 'Smith‑Jones'],
  ['mud brick', 'A brick of mud'],
  ['иван', 'Иван Й'],
  ['  ', 'anything'],
  ['“...”', 'anything'],
])('%j finds %j', (search, text) => {
  expect(finds(search, 'Something else', text)).toBe(true);
});

test.each([
  ['theat', 'the attic'],
  ['0400111222', '0400 111 223'],
  ['obrien', 'O Tool Brien'],
  ['lukas z', 'Lukas'],
])('%j does not find %j', (search, text) => {
  expect(finds(search, text)).toBe(false);
});

test('takes a text of any length and any characters in linear time', () => {
  for (const text of [
    '1 '.repeat(500_000),
    '-a'.repeat(500_000),
    'a'.repeat(1_000_000),
    '1'.repeat(1_000_000),
    '1-'.repeat(500_000),
    '+'.repeat(1_000_000),
    '+61 ('.repeat(200_000),
    '\u0000\uD800'.repeat(500_000),
  ]) {
    expect(searchTextOf([text])).toMatch(/^[\p{L}\p{N} ]*$/u);
    expect(searchWords(text).length).toBeLessThanOrEqual(20);
  }
});
