import { paths } from '#shared/paths.ts';
import { fromBase64, toBase64, toHex } from '#lib/bytes.ts';

/** Random bytes that open one device transfer; they are in the fragment of its link and never reach the server. */
export type Secret = Uint8Array<ArrayBuffer>;

const secretLength = 32;

export function makeSecret(): Secret {
  return crypto.getRandomValues(new Uint8Array(secretLength));
}

/** The link that the other device opens. Browsers send no fragment to a server. */
export function linkFor(secret: Secret, origin: string): string {
  return `${origin}${paths.receiveTransfer}#${secretToText(secret)}`;
}

export function secretToText(secret: Secret): string {
  const base64 = toBase64(secret.buffer);
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Reads a fragment with or without its `#`; null when it is not ours, or truncated. */
export function secretFromText(text: string): Secret | null {
  const base64 = text.replace(/^#/, '').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = fromBase64(base64);
  return bytes?.byteLength === secretLength ? new Uint8Array(bytes) : null;
}

/**
 * The UUID under which the server has the device transfer: half of a hash of the secret, which cannot be reversed. So a link
 * with a wrong letter asks for something that does not exist, and uses nothing up.
 */
export async function idOf(secret: Secret): Promise<string> {
  const digest = toHex(await crypto.subtle.digest('SHA-256', secret));
  const parts = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    digest.slice(12, 16),
    digest.slice(16, 20),
    digest.slice(20, 32),
  ];
  return parts.join('-');
}

/** Whether the page can encrypt: not over plain http from another machine. */
export function canEncrypt(): boolean {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  return subtle !== undefined;
}
