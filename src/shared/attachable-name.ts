import { kindOfContent, kindOfDeclared } from './file-kinds.ts';
import { acceptedExtensions } from './limits.ts';

/** What may follow the last dot without being an extension: a number, a version, words of a title, JPEG's other names. */
const noExtension =
  /^(?:\d*|(?!7z$|3gp$|3g2$)\d[^.]*|v\d+|[^.]*\s[^.]*|[^.]{6,}|jfif|jpe|pjp|pjpeg)$/;

/** Name of a file without one. */
const unnamed = 'photo';

/**
 * The name under which a file can be attached, or null when neither its name nor its type is accepted; some cameras
 * name a photo only `image` or a number, and people put dots in titles. Its content is checked next.
 */
export function attachableName({ name, type }: { name: string; type: string }): string | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  if (acceptedExtensions.some((accepted) => accepted === extension)) return name;
  if (!noExtension.test(extension ?? '')) return null;
  const missing = kindOfDeclared(type)?.extensions[0];
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
  bytes: ArrayBuffer | Uint8Array,
): { name: string; type: string } | null {
  const kind = kindOfContent(bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes), name);
  if (kind === undefined) return null;
  const type = kind.mediaType;
  const extension = /[^.]*$/.exec(name)?.[0].toLowerCase();
  if (kind.extensions.some((one) => one === extension)) return { name, type };
  // Anything without pictures or pages is a text: a web page that is called a document is not one.
  return type === 'text/plain' ? null : { name: name.replace(/[^.]*$/, kind.extensions[0]), type };
}

/**
 * A file as it arrives at the server: its content, name and declared type must agree. The form sends what
 * `attachableName` and `attachableContent` have agreed to, so it is always taken.
 */
export function attachedFile({
  name,
  declaredType,
  bytes,
}: {
  name: string;
  declaredType: string;
  bytes: Uint8Array;
}): { name: string; extension: string; mediaType: string } | null {
  const declared = (declaredType.split(';')[0] ?? '').trim().toLowerCase();
  const isUndeclared = declared === '' || declared === 'application/octet-stream';
  const called = attachableName({ name, type: declared });
  const content = called === null ? null : attachableContent(called, bytes);
  const kind = content === null ? undefined : kindOfDeclared(content.type);
  // Another name would be one that its sender does not know.
  if (kind === undefined || content?.name !== called || called === null) return null;
  if (!isUndeclared && !kind.declaredAs.includes(declared)) return null;
  return { name: called, extension: kind.extensions[0], mediaType: kind.mediaType };
}
