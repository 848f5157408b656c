import { expect, test } from 'vitest';
import { createOriginOf } from './request-origin.ts';

const visit = (host: string, protocol = 'https') => ({ host, protocol });

test('uses the configured origin, whatever a request says', () => {
  expect(createOriginOf('https://practice.test')(visit('evil.test'))).toBe('https://practice.test');
});

test('without one, uses each visitor’s own host, whatever others have sent', () => {
  const originOf = createOriginOf(undefined);
  for (let host = 0; host < 1_000; host += 1) originOf(visit(`invented-${host}.test`));
  expect(originOf(visit('127.0.0.1:3000', 'http'))).toBe('http://127.0.0.1:3000');
  expect(originOf(visit('B.test'))).toBe('https://b.test');
});

test.each(['', 'a"><script>', 'a.test/path', 'a b', 'user@a.test'])(
  'refuses the host %j',
  (host) => {
    expect(createOriginOf(undefined)(visit(host))).toBeUndefined();
  },
);

test('trusts no forwarded protocol but http and https', () => {
  for (const protocol of ['javascript', 'data', 'https"><script>', '']) {
    expect(createOriginOf(undefined)(visit('a.test', protocol))).toBeUndefined();
  }
});
