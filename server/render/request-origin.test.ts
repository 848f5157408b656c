import { expect, test } from 'vitest';
import { createOriginOf } from './request-origin.ts';

const visit = (host: string, protocol = 'https') => ({ host, protocol });

test('the configured origin stands, whatever a request says', () => {
  expect(createOriginOf('https://practice.test')(visit('evil.test'))).toBe('https://practice.test');
});

test('without one, believes the first four hosts and no other', () => {
  const originOf = createOriginOf(undefined);
  expect(originOf(visit('127.0.0.1:3000', 'http'))).toBe('http://127.0.0.1:3000');
  for (const host of ['a.test', 'B.test', 'c.test']) expect(originOf(visit(host))).toBeDefined();
  expect(originOf(visit('e.test'))).toBeUndefined();
  expect(originOf(visit('b.test'))).toBe('https://b.test');
});

test.each(['', 'a"><script>', 'a.test/path', 'a b', 'user@a.test'])(
  'refuses the host %j',
  (host) => {
    expect(createOriginOf(undefined)(visit(host))).toBeUndefined();
  },
);
