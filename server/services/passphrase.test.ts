import { expect, test } from 'vitest';
import { hashPassphrase, isPassphrase, makePassphrase } from './passphrase.ts';

const cheap = { N: 16, r: 1, p: 1 };

test('hashes the passphrase with scrypt, a random salt and the recommended cost', async () => {
  const [first, second] = [
    await hashPassphrase('lime and straw'),
    await hashPassphrase('lime and straw'),
  ];
  expect(first).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(first).not.toBe(second);
  expect(await isPassphrase('lime and straw', first)).toBe(true);
  expect(await isPassphrase('lime and Straw', first)).toBe(false);
});

test('checks a hash at the cost it was made with', async () => {
  const hash = await hashPassphrase('lime and straw', cheap);
  expect(hash).toMatch(/^scrypt\$16\$1\$1\$/);
  expect(await isPassphrase('lime and straw', hash)).toBe(true);
});

test('generates passphrases that nobody can guess', () => {
  const made = Array.from({ length: 200 }, makePassphrase);
  expect(new Set(made).size).toBe(200);
  for (const one of made) expect(one).toMatch(/^(?:[0-9a-z]{5}-){3}[0-9a-z]{5}$/);
});
