import type { PictureCache } from '../ports.ts';

/** Pictures in memory only, for tests. */
export function createMemoryPictureCache(): PictureCache {
  const kept = new Map<string, Uint8Array>();
  return {
    async read(name, size) {
      return kept.get(`${size} ${name}`);
    },
    async write(name, size, bytes) {
      kept.set(`${size} ${name}`, bytes);
    },
    async remove(name) {
      for (const key of kept.keys()) if (key.endsWith(` ${name}`)) kept.delete(key);
    },
  };
}
