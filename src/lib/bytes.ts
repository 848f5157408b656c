/** Bytes as lower-case hexadecimal digits. */
export function toHex(bytes: ArrayBuffer | Uint8Array): string {
  let text = '';
  for (const byte of new Uint8Array(bytes)) text += byte.toString(16).padStart(2, '0');
  return text;
}

/** SHA-256 as 64 hexadecimal digits, or null where the page has no Web Crypto (plain http on a local network). */
export async function sha256Hex(bytes: ArrayBuffer): Promise<string | null> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (subtle === undefined) return null;
  return toHex(await subtle.digest('SHA-256', bytes));
}

/** SHA-256 of a value as JSON, or null where the page has no Web Crypto. */
export function fingerprintOf(value: unknown): Promise<string | null> {
  return sha256Hex(new TextEncoder().encode(JSON.stringify(value)).buffer);
}

/** Bytes as base 64 text. Works in slices, since a call with millions of arguments overflows the stack. */
export function toBase64(bytes: ArrayBuffer): string {
  const view = new Uint8Array(bytes);
  const sliceLength = 0x80_00;
  let binary = '';
  for (let start = 0; start < view.length; start += sliceLength) {
    binary += String.fromCharCode(...view.subarray(start, start + sliceLength));
  }
  return btoa(binary);
}

/** The bytes of base 64 text, or null when the text is not base 64. */
export function fromBase64(text: string): ArrayBuffer | null {
  try {
    const binary = atob(text);
    const bytes = new Uint8Array(binary.length);
    for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
    return bytes.buffer;
  } catch {
    return null;
  }
}
