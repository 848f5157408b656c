/** Small files with the right magic bytes. */
export const sampleFiles = {
  jpeg: Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb004300ffd9', 'hex'),
  png: Buffer.from(
    '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000a49444154789c63000100000500010d0a2db40000000049454e44ae426082',
    'hex',
  ),
  gif: Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'),
  webp: Buffer.from('RIFF\x1a\x00\x00\x00WEBPVP8L\x0d\x00\x00\x00\x2f\x00\x00\x00', 'latin1'),
  avif: Buffer.from('\x00\x00\x00\x1cftypavif\x00\x00\x00\x00avifmif1miaf', 'latin1'),
  heic: Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'latin1'),
  pdf: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
  /** An OLE container with a stream named WordDocument. */
  doc: Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    Buffer.from('WordDocument', 'utf16le'),
    Buffer.alloc(512),
  ]),
  /** The same without that stream, such as a spreadsheet. */
  otherOle: Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    Buffer.from('Workbook', 'utf16le'),
    Buffer.alloc(512),
  ]),
  docx: zipOf(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']),
  xlsx: zipOf(['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml']),
  txt: Buffer.from('North wall: 450 mm mudbrick – façade of lime.\n'),
  oldText: Buffer.from('Caf\xe9 wall\r\n', 'latin1'),
  utf16Text: Buffer.from('\ufeffNorth wall', 'utf16le'),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  svg: Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  program: Buffer.from('7f454c4602010100000000000000000002003e0001000000', 'hex'),
};

/** What an archive declares about an entry, whatever it contains. */
export interface ZipEntry {
  name: string;
  /** The declared uncompressed size; the entry is empty. */
  unpackedBytes?: number;
  isLink?: boolean;
}

/** A zip archive of empty, stored entries. */
export function zipOf(given: readonly (string | ZipEntry)[]): Buffer {
  const entries = given.map((one): ZipEntry => (typeof one === 'string' ? { name: one } : one));
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, unpackedBytes = 0, isLink = false } of entries) {
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(name.length, 26);
    locals.push(local, Buffer.from(name));
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 4);
    entry.writeUInt16LE(20, 6);
    entry.writeUInt32LE(unpackedBytes, 24);
    entry.writeUInt16LE(name.length, 28);
    if (isLink) entry.writeUInt16LE(0o120777, 40);
    entry.writeUInt32LE(offset, 42);
    central.push(entry, Buffer.from(name));
    offset += 30 + name.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}
