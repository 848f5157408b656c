import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** A tree that a recipe may edit. Paths are relative to its root. */
export interface EditedTree {
  read(file: string): Promise<string>;
  /** A new file. */
  add(file: string, text: string): Promise<void>;
  /** Inserts text before the last occurrence of `marker`; fails where there is none. */
  insertBefore(file: string, marker: string, text: string): Promise<void>;
  /** Replaces the last occurrence; fails where there is none. */
  replace(file: string, from: string, to: string): Promise<void>;
  /** A photograph with some detail; each of its own grey. */
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
  async function change(
    file: string,
    marker: string,
    changed: (text: string, at: number) => string,
  ) {
    const text = await files.read(file);
    const at = text.lastIndexOf(marker);
    if (at === -1) throw new Error(`${file} has no ${marker}`);
    await write(file, changed(text, at));
  }
  return {
    read: (file) => files.read(file),
    add: write,
    insertBefore: (file, marker, text) =>
      change(file, marker, (before, at) => before.slice(0, at) + text + before.slice(at)),
    replace: (file, from, to) =>
      change(file, from, (before, at) => before.slice(0, at) + to + before.slice(at + from.length)),
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

/** Edits of the repository that are only remembered: no file of it changes. */
export function rememberedEdits(): EditedTree {
  const written = new Map<string, string | Buffer>();
  return editedTree({
    read: async (file) => written.get(file)?.toString() ?? readFile(file, 'utf8'),
    async write(file, bytes) {
      written.set(file, bytes);
    },
  });
}
