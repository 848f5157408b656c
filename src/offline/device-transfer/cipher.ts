import { deviceTransferPartCount } from '#shared/api/device-transfers.ts';
import { limits } from '#shared/limits.ts';
import type { Secret } from './secret.ts';

/** What AES-GCM adds to a part. */
const tagBytes = 16;
const plainPartBytes = limits.deviceTransferPartBytes - tagBytes;

/** Encrypted size of so many bytes. */
export function encryptedBytes(plainBytes: number): number {
  return plainBytes + Math.max(1, Math.ceil(plainBytes / plainPartBytes)) * tagBytes;
}

export async function importKey(secret: Secret): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/**
 * One encrypted part of the bytes; parts are encrypted when they are sent, so that the whole is in memory only once.
 */
export async function encryptPart(
  key: CryptoKey,
  plain: ArrayBuffer,
  number: number,
): Promise<ArrayBuffer> {
  const start = number * plainPartBytes;
  const part = new Uint8Array(plain, start, Math.min(plainPartBytes, plain.byteLength - start));
  const count = deviceTransferPartCount(encryptedBytes(plain.byteLength));
  return crypto.subtle.encrypt(parametersOf(number, count), key, part);
}

/** @throws DOMException `OperationError` for other bytes, another key, place or number of parts */
export async function decryptPart(
  key: CryptoKey,
  cipher: ArrayBuffer,
  number: number,
  count: number,
): Promise<ArrayBuffer> {
  return crypto.subtle.decrypt(parametersOf(number, count), key, cipher);
}

/** A counter: each key encrypts one device transfer, so no nonce is used twice with it. */
function parametersOf(number: number, count: number): AesGcmParams {
  const iv = new Uint8Array(12);
  new DataView(iv.buffer).setUint32(8, number);
  const additionalData = new TextEncoder().encode(`${number} of ${count}`);
  return { name: 'AES-GCM', iv, additionalData };
}

/**
 * Photos are in the file as base 64, a third longer than they are; compression removes that where the browser has it.
 */
export async function pack(file: Blob): Promise<ArrayBuffer> {
  if (!('CompressionStream' in globalThis)) return file.arrayBuffer();
  const packed = file.stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(packed).arrayBuffer();
}

/** @throws TypeError when the browser cannot decompress it, or it is damaged */
export async function unpack(parts: readonly ArrayBuffer[]): Promise<Blob> {
  const whole = new Blob([...parts]);
  const [first, second] = new Uint8Array(await whole.slice(0, 2).arrayBuffer());
  // The first bytes of gzip; our uncompressed file begins with a brace.
  if (first !== 0x1f || second !== 0x8b) return whole;
  return new Response(whole.stream().pipeThrough(new DecompressionStream('gzip'))).blob();
}
