import { acceptedExtensions } from './limits.ts';

type Extension = (typeof acceptedExtensions)[number];

/** A kind of file that can be attached. */
interface Kind {
  type: string;
  /** A name with no extension, or with another type's, gets the first of these. */
  extensions: readonly [Extension, ...Extension[]];
  /** Its first bytes, one per character. */
  begins: RegExp;
  /** Whether no other type has these first bytes: then the content decides, whatever the file is called. */
  isCertain: boolean;
}

const kinds: readonly Kind[] = [
  kind('image/jpeg', ['jpg', 'jpeg'], /^\xff\xd8\xff/),
  kind('image/png', ['png'], /^\x89PNG\r\n/),
  kind('image/webp', ['webp'], /^RIFF.{4}WEBP/s),
  kind('image/heic', ['heic', 'heif'], /^.{4}ftyp(?:hei[cx]|hev[cx]|m[is]f1)/s),
  kind('image/gif', ['gif'], /^GIF8/),
  kind('image/avif', ['avif'], /^.{4}ftypavi[fs]/s),
  kind('application/pdf', ['pdf'], /^(?:\xef\xbb\xbf)?%PDF/),
  kind('application/msword', ['doc'], /^\xd0\xcf.\xe0/s, false),
  kind(
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ['docx'],
    /^PK/,
    false,
  ),
  kind('text/plain', ['txt'], /^/, false),
];

function kind(
  type: string,
  extensions: Kind['extensions'],
  begins: RegExp,
  isCertain = true,
): Kind {
  return { type, extensions, begins, isCertain };
}

/** What follows the last dot but is no extension, and other spellings of JPEG. */
const noExtension = /^(?:\d*|jfif|jpe|pjp|pjpeg)$/;

/** Name of a file without one. */
const unnamed = 'photo';

/**
 * The name under which a file can be attached, or null when neither its name nor its type is accepted; some cameras
 * name a photo only `image` or a number. Its content is checked next, and the server decides.
 */
export function attachableName({ name, type }: { name: string; type: string }): string | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  if (acceptedExtensions.some((accepted) => accepted === extension)) return name;
  if (!noExtension.test(extension ?? '')) return null;
  const declared = type.toLowerCase().replace('heif', 'heic');
  const missing = kinds.find((one) => one.type === declared)?.extensions[0];
  if (missing === undefined) return null;
  return `${name.trim() === '' ? unnamed : name}.${missing}`;
}

/**
 * Name and type of a file by its content: some apps save pictures of one type under another's extension. Null when the
 * content cannot be what the name says.
 * @param name as returned by `attachableName`
 */
export function attachableContent(
  name: string,
  bytes: ArrayBuffer,
): { name: string; type: string } | null {
  const beginning = String.fromCharCode(...new Uint8Array(bytes).subarray(0, 16));
  const started = kinds.filter(({ begins }) => begins.test(beginning));
  const stem = name.slice(0, name.lastIndexOf('.') + 1);
  const extension = name.slice(stem.length).toLowerCase();
  const isCalled = ({ extensions }: Kind) => extensions.some((one) => one === extension);
  const certain = started.find(({ isCertain }) => isCertain);
  if (certain === undefined || isCalled(certain)) {
    const called = started.find(isCalled);
    return called === undefined ? null : { name, type: called.type };
  }
  return { name: stem + certain.extensions[0], type: certain.type };
}
