import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const macOf = (id: string, passphraseHash: string) =>
  createHmac('sha256', passphraseHash).update(`device ${id}`).digest();

/**
 * Proof that a browser has signed in with the present passphrase. It grants nothing: it only lets the next try skip the
 * queue of unknown devices. It is not stored, and a new passphrase invalidates it.
 */
export function makeDeviceToken(passphraseHash: string): string {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${macOf(id, passphraseHash).toString('base64url')}`;
}

/** Verifies a token; returns the id of its browser, or undefined when another passphrase or another site made it. */
export function verifyDeviceToken(
  token: string | undefined,
  passphraseHash: string,
): string | undefined {
  const [id = '', mac = ''] = token?.split('.') ?? [];
  const expected = macOf(id, passphraseHash);
  const given = Buffer.from(mac, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}
