import { expect, test } from 'vitest';
import { servesMessages } from './blank-values.ts';

test.each([
  ['of names alone', { text: 'Hello { Name }, about {receipt}', serves: 'all' }, true],
  ['of an earlier release', { text: 'Thank you' }, true],
  ['with a blank that only a request fills in', { text: 'Pay { Deposit }', serves: 'all' }, false],
  ['with one in its subject', { subject: '{visit}', text: 'See you then', serves: 'all' }, false],
  [
    'that its owner keeps for requests',
    { text: 'Your deposit is here', serves: 'requests' },
    false,
  ],
] as const)('a text %s: is it offered for a message?', (_, own, isExpected) => {
  expect(servesMessages({ id: 'own', title: 'Own', subject: '', ...own } as never)).toBe(
    isExpected,
  );
});
