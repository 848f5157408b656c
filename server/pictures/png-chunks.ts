/** Text chunks, which libvips unpacks while it opens a picture, before any time limit applies. */
const textChunks = new Set(['iTXt', 'zTXt', 'tEXt']);
const signature = Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1');

/**
 * A PNG without its text chunks, which no copy of it shows: a megabyte of them can unpack to a gigabyte, which takes more
 * than a minute and holds up all other pictures. Any other file, and a damaged one, is returned unchanged.
 */
export function withoutTextChunks(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!file.subarray(0, signature.length).equals(signature)) return bytes;
  const kept: Uint8Array[] = [signature];
  let at = signature.length;
  while (at + 12 <= file.length) {
    const end = at + 12 + file.readUInt32BE(at);
    if (!textChunks.has(file.toString('latin1', at + 4, at + 8))) kept.push(file.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}
