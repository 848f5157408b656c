/** Limits far above any Word document. */
const maxEntries = 2_000;
const maxUnpackedBytes = 200 * 1024 * 1024;

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const symbolicLink = 0o12;

/**
 * Whether a zip archive is safe to open, judged by its central directory, without unpacking it: not too many entries, not too
 * large, no symbolic links and no path that leaves the target folder. The directory must have exactly the length that the
 * end record declares; otherwise different programs would see different entries.
 */
export function isSafeArchive(archive: Uint8Array): boolean {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = findEnd(bytes);
  if (end === undefined) return false;
  const count = bytes.readUInt16LE(end + 10);
  const start = bytes.readUInt32LE(end + 16);
  let offset = start;
  // An archive with 65,535 entries or a directory elsewhere (zip64) is not a text document.
  if (count === 0 || count > maxEntries) return false;
  let unpackedBytes = 0;
  for (let index = 0; index < count; index += 1) {
    if (offset + 46 > bytes.length || bytes.readUInt32LE(offset) !== entrySignature) return false;
    unpackedBytes += bytes.readUInt32LE(offset + 24);
    const nameLength = bytes.readUInt16LE(offset + 28);
    const name = bytes.toString('latin1', offset + 46, offset + 46 + nameLength);
    const isLink = bytes.readUInt16LE(offset + 40) >>> 12 === symbolicLink;
    if (unpackedBytes > maxUnpackedBytes || isLink || escapesFolder(name)) return false;
    offset += 46 + nameLength + bytes.readUInt16LE(offset + 30) + bytes.readUInt16LE(offset + 32);
  }
  return offset === end && end - start === bytes.readUInt32LE(end + 12);
}

/** The last record of the archive, which a comment of up to 64 KB may follow. */
function findEnd(bytes: Buffer): number | undefined {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - 65_535); at -= 1) {
    if (bytes.readUInt32LE(at) === endSignature) return at;
  }
  return undefined;
}

function escapesFolder(name: string): boolean {
  return /^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)/i.test(name);
}
