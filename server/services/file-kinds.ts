import { fileTypeFromBuffer } from 'file-type';
import { isSafeArchive } from './archive-check.ts';

interface FileKind {
  /** Extension on disk. */
  extension: string;
  /** Type it is served with. */
  mediaType: string;
  /** Extensions a visitor's file of this kind may have. */
  namedAs: readonly string[];
  /** Types a browser may declare for it; none or `application/octet-stream` is always allowed. */
  declaredAs: readonly string[];
}

const kinds = {
  jpeg: kind('jpg', 'image/jpeg', ['jpg', 'jpeg'], ['image/jpg', 'image/pjpeg']),
  png: kind('png', 'image/png', ['png']),
  webp: kind('webp', 'image/webp', ['webp']),
  heic: kind(
    'heic',
    'image/heic',
    ['heic', 'heif'],
    ['image/heif', 'image/heic-sequence', 'image/heif-sequence'],
  ),
  gif: kind('gif', 'image/gif', ['gif']),
  avif: kind('avif', 'image/avif', ['avif']),
  pdf: kind('pdf', 'application/pdf', ['pdf']),
  doc: kind('doc', 'application/msword', ['doc']),
  docx: kind('docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', [
    'docx',
  ]),
  txt: kind('txt', 'text/plain', ['txt']),
} satisfies Record<string, FileKind>;

function kind(
  extension: string,
  mediaType: string,
  namedAs: readonly string[],
  alsoDeclaredAs: readonly string[] = [],
): FileKind {
  return { extension, mediaType, namedAs, declaredAs: [mediaType, ...alsoDeclaredAs] };
}

/** MIME types of `file-type`, by our kind. */
const kindOfDetected: Readonly<Record<string, FileKind>> = {
  'image/jpeg': kinds.jpeg,
  'image/png': kinds.png,
  'image/apng': kinds.png,
  'image/webp': kinds.webp,
  'image/heic': kinds.heic,
  'image/heif': kinds.heic,
  'image/heic-sequence': kinds.heic,
  'image/heif-sequence': kinds.heic,
  'image/gif': kinds.gif,
  'image/avif': kinds.avif,
  'application/pdf': kinds.pdf,
  [kinds.docx.mediaType]: kinds.docx,
};

/**
 * The kind of a file when its bytes, its name and its declared type agree, else undefined. The bytes decide; name and
 * declared type are only compared.
 */
export async function fileKindOf(file: {
  bytes: Uint8Array;
  name: string;
  declaredType: string;
}): Promise<{ extension: string; mediaType: string } | undefined> {
  const found = await kindOfBytes(file.bytes);
  if (!found) return undefined;
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (!found.namedAs.includes(extension)) return undefined;
  const declared = (file.declaredType.split(';')[0] ?? '').trim().toLowerCase();
  const isUndeclared = declared === '' || declared === 'application/octet-stream';
  return isUndeclared || found.declaredAs.includes(declared) ? found : undefined;
}

async function kindOfBytes(bytes: Uint8Array): Promise<FileKind | undefined> {
  // First: the byte order mark of a UTF-16 text looks like audio to `file-type`.
  if (isUtf16Text(bytes)) return kinds.txt;
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  // Before anything is parsed, and so that the owner never gets a zip bomb.
  if (isArchive && !isSafeArchive(bytes)) return textOf(bytes);
  const detected = await fileTypeFromBuffer(bytes).catch(() => undefined);
  switch (detected?.mime) {
    case undefined:
      return textOf(bytes);
    case 'application/x-cfb':
      return isWordDocument(bytes) ? kinds.doc : undefined;
    // Some archives are laid out so that `file-type` cannot look inside.
    case 'application/zip':
      return isWordArchive(bytes) ? kinds.docx : undefined;
    default:
      // A note may start with the letters of a bitmap's or a program's signature: “BMO and BAL”.
      return kindOfDetected[detected?.mime ?? ''] ?? textOf(bytes);
  }
}

function textOf(bytes: Uint8Array): FileKind | undefined {
  return isPlainText(bytes) ? kinds.txt : undefined;
}

/** An OLE container whose directory lists a stream named "WordDocument" (UTF-16). */
function isWordDocument(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
    Buffer.from('WordDocument', 'utf16le'),
  );
}

/** A zip archive that lists the two entries every Word document has. */
function isWordArchive(bytes: Uint8Array): boolean {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return archive.includes('[Content_Types].xml') && archive.includes('word/document.xml');
}

/** UTF-8 or an old 8-bit text: nothing but printable characters and white space. */
function isPlainText(bytes: Uint8Array): boolean {
  return bytes.length > 0 && !bytes.some(isControl);
}

function isUtf16Text(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : undefined;
  if (encoding === undefined || bytes.length % 2 !== 0) return false;
  const text = new TextDecoder(encoding).decode(bytes);
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    // U+FFFD replaces invalid characters, of which compressed audio is full.
    if (isControl(code) || code === 0xfffd) return false;
  }
  return text.length > 0;
}

/** Tab, line feed, vertical tab, form feed and carriage return (9 to 13) are part of a text. */
function isControl(code: number): boolean {
  return code < 9 || (code > 13 && code < 32) || code === 127;
}
