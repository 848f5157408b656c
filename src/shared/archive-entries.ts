/** Limits far above any Word document. */
const maxEntries = 2_000;
const maxUnpackedBytes = 200 * 1024 * 1024;

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const symbolicLink = 0o12;

/**
 * Names of the entries of a zip archive that is safe to open, judged by its central directory, without unpacking it: not
 * too many entries, not too large, no symbolic links and no path that leaves the target folder. The directory must have
 * exactly the length that the end record declares; otherwise different programs would see different entries. Undefined
 * for any other.
 */
export function safeArchiveEntries(archive: Uint8Array): string[] | undefined {
  const bytes = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = findEnd(bytes);
  if (end === undefined) return undefined;
  const count = bytes.getUint16(end + 10, true);
  const start = bytes.getUint32(end + 16, true);
  let offset = start;
  // An archive with 65,535 entries or a directory elsewhere (zip64) is not a text document.
  if (count === 0 || count > maxEntries) return undefined;
  let unpackedBytes = 0;
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    if (offset + 46 > bytes.byteLength || bytes.getUint32(offset, true) !== entrySignature) {
      return undefined;
    }
    unpackedBytes += bytes.getUint32(offset + 24, true);
    const nameLength = bytes.getUint16(offset + 28, true);
    const nameBytes = archive.subarray(offset + 46, offset + 46 + nameLength);
    const name = Array.from(nameBytes, (byte) => String.fromCharCode(byte)).join('');
    const isLink = bytes.getUint16(offset + 40, true) >>> 12 === symbolicLink;
    if (unpackedBytes > maxUnpackedBytes || isLink || escapesFolder(name)) return undefined;
    names.push(name);
    offset +=
      46 + nameLength + bytes.getUint16(offset + 30, true) + bytes.getUint16(offset + 32, true);
  }
  const isWhole = offset === end && end - start === bytes.getUint32(end + 12, true);
  return isWhole ? names : undefined;
}

/** The last record of the archive, which a comment of up to 64 KB may follow. */
function findEnd(bytes: DataView): number | undefined {
  const last = bytes.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - 65_535); at -= 1) {
    if (bytes.getUint32(at, true) === endSignature) return at;
  }
  return undefined;
}

function escapesFolder(name: string): boolean {
  return /^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)/i.test(name);
}
