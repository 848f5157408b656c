import { safeArchiveEntries } from './archive-entries.ts';
import type { acceptedExtensions } from './limits.ts';
import { isPlainText } from './plain-text.ts';

type Extension = (typeof acceptedExtensions)[number];

/** A kind of file that can be attached. */
export interface FileKind {
  /** Type it is served with. */
  mediaType: string;
  /** Extensions that a file of this kind may have; on disk, and where a name has none, it gets the first. */
  extensions: readonly [Extension, ...Extension[]];
  /** Types a browser may declare for it. */
  declaredAs: readonly string[];
}

const kinds = {
  jpeg: kind('image/jpeg', ['jpg', 'jpeg'], ['image/jpg', 'image/pjpeg']),
  png: kind('image/png', ['png'], ['image/x-png', 'image/apng']),
  webp: kind('image/webp', ['webp']),
  heic: kind(
    'image/heic',
    ['heic', 'heif'],
    ['image/heif', 'image/heic-sequence', 'image/heif-sequence'],
  ),
  gif: kind('image/gif', ['gif']),
  avif: kind('image/avif', ['avif']),
  pdf: kind('application/pdf', ['pdf'], ['application/x-pdf']),
  doc: kind('application/msword', ['doc'], ['application/vnd.ms-word']),
  docx: kind('application/vnd.openxmlformats-officedocument.wordprocessingml.document', ['docx']),
  txt: kind('text/plain', ['txt']),
} satisfies Record<string, FileKind>;

function kind(
  mediaType: string,
  extensions: FileKind['extensions'],
  alsoDeclaredAs: readonly string[] = [],
): FileKind {
  return { mediaType, extensions, declaredAs: [mediaType, ...alsoDeclaredAs] };
}

/** First bytes of pictures, one per character. */
const pictures: readonly [FileKind, RegExp][] = [
  [kinds.jpeg, /^\xff\xd8\xff/],
  [kinds.png, /^\x89PNG\r\n/],
  [kinds.webp, /^RIFF.{4}WEBP/s],
  [kinds.heic, /^.{4}ftyp(?:hei[cx]|hev[cx]|m[is]f1)/s],
  [kinds.gif, /^GIF8[79]a/],
  [kinds.avif, /^.{4}ftypavi[fs]/s],
];

/** Programs and archives: no reader of PDFs looks behind such a beginning, but other programs stop there. */
const otherBeginnings = [
  'MZ',
  'PK\x03\x04',
  '\x7fELF',
  '#!',
  'Rar!',
  '7z\xbc\xaf',
  '\x1f\x8b',
  '\xca\xfe\xba\xbe',
  '\xce\xfa\xed\xfe',
  '\xcf\xfa\xed\xfe',
];

/** Readers look for the header of a PDF in as many bytes: printers and proxies write lines before it. */
const pdfHeaderBytes = 1_024;

/** The kind whose type is declared; undefined for none that can be attached. */
export function kindOfDeclared(type: string): FileKind | undefined {
  const declared = (type.split(';')[0] ?? '').trim().toLowerCase();
  return Object.values<FileKind>(kinds).find(({ declaredAs }) => declaredAs.includes(declared));
}

/**
 * The kind of a file by its content, for the form and for the server; undefined for what cannot be attached. The name
 * decides only between a PDF with something before it and a text that quotes one.
 */
export function kindOfContent(bytes: Uint8Array, name: string): FileKind | undefined {
  const beginning = String.fromCharCode(...bytes.subarray(0, pdfHeaderBytes + 8));
  const pdfAt = beginning.search(/%PDF-/);
  const isPdf = pdfAt !== -1 && pdfAt < pdfHeaderBytes;
  const picture = pictures.find(([, begins]) => begins.test(beginning))?.[0];
  // Two things in one: what shows it as a picture must not open it as a document, or the other way round.
  if (picture) return isPdf ? undefined : picture;
  const isText = isPlainText(bytes);
  const startsAsPdf = isPdf && /^(?:\xef\xbb\xbf)?\s*$/.test(beginning.slice(0, pdfAt));
  if (startsAsPdf) return kinds.pdf;
  if (isPdf && !(isText && /\.txt$/i.test(name))) {
    return otherBeginnings.some((one) => beginning.startsWith(one)) ? undefined : kinds.pdf;
  }
  if (beginning.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) {
    return includesUtf16(bytes, 'WordDocument') ? kinds.doc : undefined;
  }
  if (beginning.startsWith('PK')) {
    const entries = new Set(safeArchiveEntries(bytes));
    if (entries.has('[Content_Types].xml') && entries.has('word/document.xml')) return kinds.docx;
  }
  return isText ? kinds.txt : undefined;
}

/** Whether bytes have these letters in UTF-16, as the directory of an OLE container has the names of its streams. */
function includesUtf16(bytes: Uint8Array, letters: string): boolean {
  const wanted = Array.from(letters).flatMap((letter) => [letter.charCodeAt(0), 0]);
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}
