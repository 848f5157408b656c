/** A kind of file that can be attached, with the marks of its first bytes. */
interface Kind {
  type: string;
  /** The first is the one that is given where a name has another. */
  extensions: readonly [string, ...string[]];
  /** How its first 16 bytes begin, a character a byte; null where nothing marks them. */
  begins: RegExp | null;
  /** Whether nothing else begins so, and the name is corrected by it. */
  isCertain: boolean;
}

const kinds: readonly Kind[] = [
  certain('image/jpeg', /^\xff\xd8\xff/, 'jpg', 'jpeg'),
  certain('image/png', /^\x89PNG\r\n/, 'png'),
  certain('image/webp', /^RIFF.{4}WEBP/s, 'webp'),
  certain('image/heic', /^.{4}ftyp(?:hei[cx]|hev[cx]|m[is]f1)/s, 'heic', 'heif'),
  certain('image/gif', /^GIF8/, 'gif'),
  certain('image/avif', /^.{4}ftypavi[fs]/s, 'avif'),
  certain('application/pdf', /^(?:\xef\xbb\xbf)?%PDF/, 'pdf'),
  named('application/msword', /^\xd0\xcf.\xe0/s, 'doc'),
  named('application/vnd.openxmlformats-officedocument.wordprocessingml.document', /^PK/, 'docx'),
  named('text/plain', null, 'txt'),
];

function certain(type: string, begins: RegExp, ...extensions: Kind['extensions']): Kind {
  return { type, extensions, begins, isCertain: true };
}

function named(type: string, begins: RegExp | null, extension: string): Kind {
  return { type, extensions: [extension], begins, isCertain: false };
}

/**
 * Name and type under which a file is attached, corrected by what is in it: programs save pictures of one kind under
 * the name of another. Null when its bytes are surely not what its name says.
 * @param name with an accepted extension, see `attachableName`
 */
export function attachableContent(
  name: string,
  bytes: ArrayBuffer,
): { name: string; type: string } | null {
  const beginning = String.fromCharCode(...new Uint8Array(bytes).subarray(0, 16));
  const extension = /[^.]*$/.exec(name)?.[0].toLowerCase() ?? '';
  const found = kinds.find(({ begins, isCertain }) => isCertain && begins?.test(beginning));
  if (found !== undefined && !found.extensions.includes(extension)) {
    return { name: name.replace(/[^.]*$/, found.extensions[0]), type: found.type };
  }
  const kind = kinds.find(({ extensions }) => extensions.includes(extension));
  if (kind === undefined || kind.begins?.test(beginning) === false) return null;
  return { name, type: kind.type };
}
