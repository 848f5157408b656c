const bytesOfIv = 12;

/** What encryption makes of one row. */
export interface Encrypted {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/** A key that no script can read out, only use. */
export async function newRowKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/**
 * Tries a key that was stored: some browsers store something else in a key's place, and say so only when it is used.
 * @throws where what it encrypts cannot be decrypted with the key that was made
 */
export async function tryRowKey(stored: CryptoKey, made: CryptoKey = stored): Promise<void> {
  await decrypt(made, 'trial', await encrypt(stored, 'trial', new Uint8Array([1])));
}

/** @param id of its row: bytes that are moved to another row cannot be decrypted */
export async function encrypt(
  key: CryptoKey,
  id: string,
  plain: ArrayBuffer | Uint8Array<ArrayBuffer>,
): Promise<Encrypted> {
  const iv = crypto.getRandomValues(new Uint8Array(bytesOfIv));
  return { iv, bytes: await crypto.subtle.encrypt(parametersOf(iv, id), key, plain) };
}

/** @throws DOMException `OperationError` for other bytes, another key or another row */
export async function decrypt(
  key: CryptoKey,
  id: string,
  { iv, bytes }: Encrypted,
): Promise<ArrayBuffer> {
  return crypto.subtle.decrypt(parametersOf(iv, id), key, bytes);
}

const parametersOf = (iv: Uint8Array<ArrayBuffer>, id: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(id),
});
