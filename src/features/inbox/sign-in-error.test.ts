import { expect, test } from 'vitest';
import { ApiError, UnreachableError } from '#shared/api/call.ts';
import { signInRefusal } from './sign-in-error.ts';

test('says that a passphrase is wrong without a wait', () => {
  expect(signInRefusal(new ApiError(401, 'no', null, null))).toMatchObject({
    text: expect.stringContaining('Wrong passphrase'),
    waitSeconds: 0,
  });
});

test('waits as long as the server asks for, and never for nothing', () => {
  expect(signInRefusal(new ApiError(429, 'slow', 8_000, null)).waitSeconds).toBe(8);
  expect(signInRefusal(new ApiError(429, 'slow', null, null)).waitSeconds).toBe(2);
});

test('distinguishes a lost connection from a refusal', () => {
  expect(signInRefusal(new UnreachableError('network')).text).toContain(
    'couldn’t reach the server',
  );
});
