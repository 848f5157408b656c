import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const macOf = (id: string, passphraseHash: string) =>
  createHmac('sha256', passphraseHash).update(`device ${id}`).digest();

/**
 * Proof for a browser that it has signed in with the present passphrase. It opens nothing: it only lets the next try
 * go past those of unknown devices. Nothing of it is stored, and a new passphrase ends it.
 */
export function makeDeviceToken(passphraseHash: string): string {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${macOf(id, passphraseHash).toString('base64url')}`;
}

/** Id of the browser that a token was made for; undefined when it was made with another passphrase, or not here. */
export function deviceIn(token: string | undefined, passphraseHash: string): string | undefined {
  const [id = '', mac = ''] = token?.split('.') ?? [];
  const expected = macOf(id, passphraseHash);
  const given = Buffer.from(mac, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}
