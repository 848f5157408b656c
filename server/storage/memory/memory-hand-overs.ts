import { Readable } from 'node:stream';
import { checkedHandOverName } from '../hand-over-name.ts';
import type { HandOverStore } from '../ports.ts';

/** Hand-overs in memory only, for tests. */
export function createMemoryHandOvers(): HandOverStore {
  const objects = new Map<string, Uint8Array>();
  return {
    async add(name, bytes) {
      if (objects.has(checkedHandOverName(name))) return false;
      objects.set(name, bytes);
      return true;
    },
    read: async (name) => objects.get(checkedHandOverName(name)),
    async open(name) {
      const bytes = objects.get(checkedHandOverName(name));
      return bytes && { stream: Readable.from([bytes]), sizeBytes: bytes.length };
    },
    async remove(name) {
      objects.delete(checkedHandOverName(name));
    },
    list: async () => [...objects].map(([name, { length: sizeBytes }]) => ({ name, sizeBytes })),
  };
}
