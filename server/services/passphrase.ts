import { randomInt, scrypt, timingSafeEqual, randomBytes } from 'node:crypto';

export interface ScryptCost {
  N: number;
  r: number;
  p: number;
}

/** About 50 ms and 32 MB on a small server. */
export const usualCost: ScryptCost = { N: 32_768, r: 8, p: 1 };
const maxmem = 64 * 1024 * 1024;
const keyBytes = 32;

function derive(passphrase: string, salt: Buffer, cost: ScryptCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFKC'), salt, keyBytes, { ...cost, maxmem }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/** `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassphrase(passphrase: string, cost = usualCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(passphrase, salt, cost);
  return [
    'scrypt',
    cost.N,
    cost.r,
    cost.p,
    salt.toString('base64url'),
    key.toString('base64url'),
  ].join('$');
}

/** Compares in constant time, at the cost the hash was made with. */
export async function isPassphrase(passphrase: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = hash.split('$');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(passphrase, Buffer.from(salt, 'base64url'), cost);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** Crockford base 32: easy to read from a console and to type on a phone. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Twenty random characters in groups of five (100 bits), e.g. `k3x9d-0v7qa-…`. */
export function makePassphrase(): string {
  const characters = Array.from({ length: 20 }, () => alphabet.charAt(randomInt(alphabet.length)));
  return characters.join('').replaceAll(/.{5}(?=.)/g, '$&-');
}
