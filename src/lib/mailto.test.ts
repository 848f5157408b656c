import { expect, test } from 'vitest';
import { mailto } from './mailto.ts';

test.each([
  ['jo@example.org', 'mailto:jo@example.org'],
  ["o'brien+site@example.org", "mailto:o'brien%2Bsite@example.org"],
  // Injects no second recipient and no body.
  ['jo?bcc=a&body=b@example.org', 'mailto:jo%3Fbcc%3Da%26body%3Db@example.org'],
])('leads from %s to %s', (email, address) => {
  expect(mailto(email)).toBe(address);
});
