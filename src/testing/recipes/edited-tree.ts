import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** A tree that a recipe may edit. Paths are relative to its root. */
export interface EditedTree {
  /** The groups of a pattern's first match in a file. @throws Error when nothing matches */
  find(file: string, pattern: RegExp): Promise<readonly string[]>;
  /** One more than the largest `id` of the list in a file. */
  nextId(file: string): Promise<number>;
  /** Adds a file. */
  add(file: string, text: string): Promise<void>;
  /**
   * Adds an entry at the end of a list or an object. `opening` finds its first line: a text in that line, or texts in the
   * lines that enclose it and then in that line.
   */
  addEntry(file: string, opening: readonly string[], entry: string): Promise<void>;
  /** Adds a line before the first that starts with `start`. */
  addLineBefore(file: string, start: string, line: string): Promise<void>;
  /** Replaces a pattern's first match. */
  replace(file: string, pattern: RegExp, text: string): Promise<void>;
  /** Adds a photograph with some detail, each in a different grey. */
  addPhoto(file: string): Promise<void>;
  /** Files that were added or changed since the last call. */
  takeEdits(): readonly string[];
}

interface TreeFiles {
  read(file: string): Promise<string>;
  write(file: string, bytes: string | Buffer): Promise<void>;
}

export function editedTree(files: TreeFiles): EditedTree {
  const edits = new Set<string>();
  let photos = 0;

  async function write(file: string, bytes: string | Buffer): Promise<void> {
    await files.write(file, bytes);
    edits.add(file);
  }
  async function insertLine(
    file: string,
    line: string,
    place: (lines: readonly string[]) => number,
  ): Promise<void> {
    const lines = (await files.read(file)).split('\n');
    await write(file, lines.toSpliced(place(lines), 0, line).join('\n'));
  }

  return {
    async find(file, pattern) {
      const match = pattern.exec(await files.read(file));
      if (match === null) throw new Error(`${file} has nothing like ${pattern.source}`);
      return match.slice(1);
    },
    async nextId(file) {
      const ids = [...(await files.read(file)).matchAll(/^ {4}id: '?(\d+)'?,$/gm)];
      return Math.max(0, ...ids.map(([, id]) => Number(id))) + 1;
    },
    add: write,
    addEntry: (file, opening, entry) => insertLine(file, entry, (lines) => endOf(lines, opening)),
    addLineBefore: (file, start, line) =>
      insertLine(file, line, (lines) => found(lines, (other) => other.startsWith(start), start)),
    async replace(file, pattern, text) {
      const before = await files.read(file);
      if (!pattern.test(before)) throw new Error(`${file} has nothing like ${pattern.source}`);
      await write(file, before.replace(pattern, text));
    },
    async addPhoto(file) {
      photos += 1;
      const size = { width: 600, height: 400, channels: 3 } as const;
      const noise = { type: 'gaussian', mean: 60 + ((photos * 23) % 140), sigma: 20 } as const;
      const photo = sharp({ create: { ...size, background: '#000000', noise } });
      await write(file, await photo.blur(6).jpeg().toBuffer());
    },
    takeEdits() {
      const taken = [...edits];
      edits.clear();
      return taken;
    },
  };
}

/** The line that closes the list or object, which the formatter indents like the one that opens it. */
function endOf(lines: readonly string[], opening: readonly string[]): number {
  let first = -1;
  for (const text of opening) first = found(lines, (line) => line.includes(text), text, first + 1);
  const indent = /^ */.exec(lines[first] ?? '')?.[0] ?? '';
  const closes = (line: string) => line.startsWith(`${indent}]`) || line.startsWith(`${indent}}`);
  return found(lines, closes, `an end of ${opening.join(' … ')}`, first + 1);
}

function found(
  lines: readonly string[],
  isWanted: (line: string) => boolean,
  what: string,
  from = 0,
): number {
  const at = lines.findIndex((line, index) => index >= from && isWanted(line));
  if (at === -1) throw new Error(`there is no ${what}`);
  return at;
}

/** Edits of the repository in memory only: no file of it changes. */
export function rememberedEdits(): EditedTree {
  const written = new Map<string, string | Buffer>();
  return editedTree({
    read: async (file) => written.get(file)?.toString() ?? readFile(file, 'utf8'),
    async write(file, bytes) {
      written.set(file, bytes);
    },
  });
}
