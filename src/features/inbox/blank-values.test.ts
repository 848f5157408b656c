import { expect, test } from 'vitest';
import { asksForRequest } from './blank-values.ts';

test('knows a text that only a request fills in', () => {
  expect(asksForRequest('Hello { Name }, about {receipt} and {kangaroo}')).toBe(false);
  expect(asksForRequest('Please transfer { Deposit }')).toBe(true);
});
