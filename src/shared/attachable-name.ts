import { acceptedExtensions } from './limits.ts';

/** Extension of a file that came without one, by its declared type: some cameras name a photo only `image` or a number. */
const extensionOf: Readonly<Record<string, (typeof acceptedExtensions)[number]>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/heif': 'heif',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'text/plain': 'txt',
};

/** What stands behind the last dot of a name that has no extension, and other spellings of JPEG. */
const noExtension = /^(?:\d*|jfif|jpe|pjp|pjpeg)$/;

/** What a nameless file is called. */
const unnamed = 'photo';

/**
 * The name under which a file can be attached, or null when neither its name nor its type is among the accepted. Its
 * content has the next word, see `attachableContent`, and the server the last.
 */
export function attachableName({ name, type }: { name: string; type: string }): string | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  if (acceptedExtensions.some((accepted) => accepted === extension)) return name;
  const missing = noExtension.test(extension ?? '') ? extensionOf[type.toLowerCase()] : undefined;
  if (missing === undefined) return null;
  return `${name.trim() === '' ? unnamed : name}.${missing}`;
}
