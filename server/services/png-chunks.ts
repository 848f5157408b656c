/** Chunks whose compressed contents are unpacked while a picture is opened, before any limit of time counts. */
const texts = new Set(['iTXt', 'zTXt', 'tEXt']);
const signature = Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1');

/**
 * A PNG without its texts, which no copy of it shows: one megabyte of them unpacks to a gigabyte, and the pictures of
 * everybody waited more than a minute for it. Anything else, and what is damaged, is returned as it is.
 */
export function withoutTexts(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!file.subarray(0, signature.length).equals(signature)) return bytes;
  const kept: Uint8Array[] = [signature];
  let at = signature.length;
  while (at + 12 <= file.length) {
    const end = at + 12 + file.readUInt32BE(at);
    if (!texts.has(file.toString('latin1', at + 4, at + 8))) kept.push(file.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}
