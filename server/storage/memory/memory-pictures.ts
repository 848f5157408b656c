import type { PictureCache } from '../ports.ts';

/** Pictures in memory only, for tests. */
export function createMemoryPictureCache(): PictureCache {
  const copies = new Map<string, Uint8Array>();
  return {
    async read(name, size) {
      return copies.get(`${size} ${name}`);
    },
    async write(name, size, bytes) {
      copies.set(`${size} ${name}`, bytes);
    },
    async remove(name) {
      for (const key of copies.keys()) if (key.endsWith(` ${name}`)) copies.delete(key);
    },
  };
}
